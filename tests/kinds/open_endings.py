"""Puzzles of the last nine tricks made by hand, and every way to damage one."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from tartli_core.tartli.cards import FULL_PACK, CardSet, Suit, trick_points
from tartli_core.tartli.kinds.play.open_ending import OpenEnding
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair
from tartli_core.tartli.solver.ending import Ending

Json = dict[str, Any]


def situation(
    hands: str,
    *,
    trump: str = "a",
    led: str = "",
    leader: int = 0,
    mine: int | None = None,
    won: Pair | None = None,
    scores: Pair | None = None,
    rules: str = "hungarian",
) -> OpenEnding:
    """An ending without a record: your hand / the opponent's.

    The points gone are shared out: `mine` to you, by default half of them.
    """
    own, other = map(CardSet.parse, hands.split(" / "))
    cards = CardSet.parse(led) if led else CardSet()
    suit = Suit(trump)
    gone = trick_points(FULL_PACK - own - other - cards, suit)
    taken = gone // 2 if mine is None else mine
    played = 9 - len(own)
    won = won or ((played, 0) if leader == 0 else (0, played))
    return OpenEnding(
        Ending(
            rules=Rules.preset(rules),
            trump=suit,
            hands=(own, other),
            leader=1 if led else leader,
            led=next(iter(cards), None),
            taken=(taken, gone - taken),
            last_nine=won,
            scores=scores,
        ),
        (),
    )


def damages(data: Json, rng: Random) -> Iterator[tuple[str, Json]]:
    """Every way to change one fact of a puzzle with open cards."""
    yield from _option_damages(data)
    yield "value", {"value": data["value"] + 1}
    yield "answers", {"answers": [["7q"]]}
    yield "one answer more", {"answers": [*data["answers"], data["answers"][0]]}
    yield "honesty", {"honesty": "in every layout"}
    yield from _certificate_damages(data)
    yield from _position_damages(data, rng)


def _option_damages(data: Json) -> Iterator[tuple[str, Json]]:
    for place, option in enumerate(data["options"]):
        for name, change in (
            ("value", {"value": option["value"] + 1}),
            ("flag", {"right": not option["right"]}),
            ("answer", {"answer": "7q"}),
        ):
            options = copy.deepcopy(data["options"])
            options[place] |= change
            yield f"{name} of {option['answer']}", {"options": options}
    yield "an option gone", {"options": data["options"][1:]}


def _certificate_damages(data: Json) -> Iterator[tuple[str, Json]]:
    certificate = data["certificate"]
    yield "class", {"certificate": certificate | {"class": "closed form"}}
    yield "gone", {"certificate": certificate | {"gone": certificate["gone"][3:]}}
    lines = certificate["lines"]
    for answer, line in lines.items():
        steps = line.split(", ")
        first, *others = steps
        for name, other in (
            ("cut", steps[:-1]),
            ("turned", [*others[::-1], first]),
            ("strange", ["you 7q", *others]),
        ):
            if other == steps:
                continue
            changed = lines | {answer: ", ".join(other)}
            yield (
                f"{name} line {answer}",
                {"certificate": certificate | {"lines": changed}},
            )


def _position_damages(data: Json, rng: Random) -> Iterator[tuple[str, Json]]:
    position = data["position"]

    def changed(key: str, value: object) -> tuple[str, Json]:
        return f"{key} {value}", {"position": position | {key: value}}

    yield changed("trick", position["trick"] - 1)
    if "totals" in position:  # else another trump suit can be as right
        others = [suit for suit in "alhb" if suit != position["trump"]]
        yield changed("trump", rng.choice(others))
    for key in ("hand", "opponent"):
        cards = position[key].split()
        for place, card in enumerate(cards):
            other = str(rng.choice([c for c in FULL_PACK if str(c) != card]))
            yield changed(key, " ".join([*cards[:place], other, *cards[place + 1 :]]))
    for place, event in enumerate(position["record"]):
        other = str(rng.choice([c for c in FULL_PACK if str(c) != event[-2:]]))
        record = list(position["record"])
        yield changed("record", [*record[:place], *record[place + 1 :]])
        record[place] = event[:-2] + other
        yield changed("record", record)
    for key in {"before", "written", "totals"} & position.keys():
        mine, theirs = position[key]
        yield changed(key, [mine + 20, theirs])
    mine, theirs = position.get("totals", (0, 0))
    if theirs and data["kind"] == "endgame":  # a race may end as before
        yield changed("totals", [mine + 1, theirs - 1])
