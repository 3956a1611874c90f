"""Options, answers and explanations that go together and tell of this position."""

import itertools
from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import meld_cards
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import CARD_IN_TEXT, NATURAL, SUITS


def answer_faults(puzzle: Json) -> Iterator[str]:
    """Options, their `right` flags and `answers` that do not go together."""
    names = [option["answer"] for option in puzzle["options"]]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield f"the option {quoted(name)} comes twice; right would be once"
    flagged = [option["answer"] for option in puzzle["options"] if option["right"]]
    answers: list[list[str]] = puzzle["answers"]
    for name in dict.fromkeys(itertools.chain.from_iterable(answers)):
        if name not in names:
            yield f"the answer {quoted(name)} is none of the options"
    if len(set(map(tuple, answers))) < len(answers):
        yield "answers names the same answer twice; right would be once"
    for option in puzzle["options"]:
        if not option["right"] and not option["why"]:
            yield f"the wrong option {quoted(option['answer'])} has no why"
    match puzzle["form"]:
        case "one" if [[name] for name in flagged] != answers or len(flagged) != 1:
            yield (
                f"answers is {quoted(answers)} and right are {quoted(flagged)}; right "
                "would be one and the same option in both"
            )
        case "set" if answers != [flagged]:
            yield f"answers is {quoted(answers)}; right would be {quoted([flagged])}"
        case "order" if {answer[0] for answer in answers if answer} != set(flagged):
            yield (
                f"the options flagged right are {quoted(flagged)}; right would be the "
                "first announcements of the answers"
            )


def wording_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Cards in the says that are no cards of this position; a say-nothing text."""
    options = [option["answer"] for option in puzzle["options"]]
    cards = {deal.indicator, *deal.mine, *deal.cards_of("opponent")}
    for trick in deal.tricks:
        for melds in (trick.said["you"], *trick.scored.values()):
            cards.update(*(meld_cards(meld, deal.trump) for meld in melds))
    for answer in options:
        cards.update(meld_cards(answer, deal.trump))
    says = {
        "question": puzzle["question"],
        "explanation": puzzle["explanation"],
        "hints": list(itertools.chain.from_iterable(puzzle["hints"])),
    }
    for place, part in says.items():
        yield from strange_cards(place, part, cards)
    for option in puzzle["options"]:
        place = f"the why of {quoted(option['answer'])}"
        near = cards | completing(option["answer"])
        yield from strange_cards(place, option["why"], near)
    numbers = (
        type(p) is int for say in says["explanation"] for p in say["params"].values()
    )
    if not any(numbers) and not cards_in(says["explanation"]):
        yield (
            "the explanation names neither a card nor a number; right would be at "
            "least one of this position"
        )


def strange_cards(place: str, says: list[Json], cards: set[str]) -> Iterator[str]:
    """Cards told of that are none of those given."""
    for card in cards_in(says):
        if card not in cards:
            yield f"{place} tells of {card!r}, which is no card of this position"


def completing(answer: str) -> frozenset[str]:
    """The cards that an option lacks: in the holes of a run, or the fourth of a rank.

    An option's own why may name them ("the Over is missing").
    """
    cards = CARD_IN_TEXT.findall(answer)
    suits, ranks = {card[1] for card in cards}, {card[0] for card in cards}
    if len(ranks) == 1:
        return frozenset(rank + suit for rank in ranks for suit in SUITS)
    if len(suits) != 1:
        return frozenset()
    places = [NATURAL.index(rank) for rank in ranks]
    run = NATURAL[min(places) : max(places)]
    return frozenset(rank + suit for rank in run for suit in suits)


def cards_in(says: list[Json]) -> list[str]:
    """The card codes in the params of some says."""
    texts = [p for say in says for p in say["params"].values() if isinstance(p, str)]
    return [card for text in texts for card in CARD_IN_TEXT.findall(text)]
