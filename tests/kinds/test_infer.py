"""Kind `infer`: which melds the opponent can hold now (T-X6)."""

import json
from random import Random
from typing import Any

import pytest

from kinds.damage import as_json, damaged
from kinds.spread import (
    different,
    level_shares,
    made,
    most_often_right,
    quiet_share,
    theme_counts,
)
from tartli_core.proof.tartli import check
from tartli_core.proof.tartli.kinds.infer import can_hold
from tartli_core.proof.tartli.record import read_deal
from tartli_core.proof.tartli.rules import read_rules
from tartli_core.proof.tartli.tables import CARDS
from tartli_core.tartli.cards import FULL_PACK, Card, CardSet, Suit
from tartli_core.tartli.deal import Step
from tartli_core.tartli.kinds.events import events_of
from tartli_core.tartli.kinds.melds import infer
from tartli_core.tartli.kinds.melds.infer import INFER
from tartli_core.tartli.kinds.melds.infer_case import (
    THEMES,
    InferCase,
    level,
    make_option,
    mistake,
    tell,
)
from tartli_core.tartli.kinds.play.played_deal import PlayedDeal
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.melds import find_melds, parse_meld
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.hold import other_can_hold
from tartli_core.text.phrases import Phrases

COUNT = 50
HUNGARIAN = Rules.preset("hungarian")

RECORD = (
    "1 opponent says terc",
    "1 opponent leads 7b",
    "1 you plays 8b",
    "1 opponent scores Oa Ua Xa",
    "2 you leads 7l",
    "2 opponent plays Ua",
)
"""An Over terc scored, and its Under played."""

FULL_HAND = (
    "1 opponent says kvart / vannak",
    "1 opponent leads 7b",
    "1 you plays 8b",
    "1 opponent scores Xa 9a 8a 7a / K",
)
"""Eight of the opponent's nine cards named, and still held."""


def inferring(
    possible: str, impossible: str, record: tuple[str, ...] = RECORD, number: int = 3
) -> InferCase:
    """Melds, divided by commas, that can and that cannot be held."""
    hand = CardSet.parse("Ka Al Ol 9l Ah 7h Ub Xb 9b")
    hands = {}
    for text in filter(None, possible.split(",")):
        meld = parse_meld(text, Suit.ACORNS)
        rest = list(FULL_PACK - hand - meld.cards)
        hands[meld] = CardSet([*meld.cards, *rest[: 9 - len(meld.cards)]])
    for text in filter(None, impossible.split(",")):
        hands[parse_meld(text, Suit.ACORNS)] = CardSet()
    return InferCase(
        hand=hand,
        number=number,
        indicator=Card.parse("8a"),
        events=events_of(record),
        trump=Suit.ACORNS,
        rules=HUNGARIAN,
        hands=hands,
    )


# --- the truth ------------------------------------------------------------------------


def some_deals(rules: Rules, count: int) -> list[PlayedDeal]:
    """Deals up to your turn in tricks 3 to 7, in which much was said."""
    rng, played = Random(str(rules)), list[PlayedDeal]()
    while len(played) < count:
        step = rng.choice((Step.LEAD, Step.REPLY))
        try:
            played.append(infer._play(rng, rules, rng.randint(3, 7), step))
        except Rejected:
            continue
    return played


@pytest.mark.parametrize("preset", PRESETS)
def test_the_checker_finds_by_itself_what_the_solver_finds(preset: str) -> None:
    rules = Rules.preset(preset)
    read = read_rules({"preset": preset, "options": {}})
    for played in some_deals(rules, 8):
        view = played.deal.view(infer.YOU)
        deal = read_deal(played.position((0, 0)), read)
        for meld in find_melds(FULL_PACK, view.trump, rules):
            holding = other_can_hold(view, meld)
            assert can_hold(deal, str(meld)) == (holding.deal is not None), meld


def position(hand: str, indicator: str, record: tuple[str, ...]) -> dict[str, Any]:
    return {
        "trick": events_of(record)[-1].trick + (len(record) > 1),
        "trump": "a",
        "indicator": indicator,
        "hand": hand,
        "record": list(record),
    }


def test_x6_over_and_nine_in_hand_stop_every_terc_of_the_suit() -> None:
    read = read_rules({"preset": "hungarian", "options": {}})
    led = ("1 opponent leads 7b",)
    nine = read_deal(position("Ka Al Ol 9l Ah 7h Ub Xb 9b", "8a", led), read)
    ten = read_deal(position("Ka Al Ol Xl Ah 7h Ub Xb 9b", "8a", led), read)
    suit = FULL_PACK.of_suit(Suit.LEAVES)
    leaves = [str(meld) for meld in find_melds(suit, Suit.ACORNS, HUNGARIAN)]
    assert not any(can_hold(nine, meld) for meld in leaves)
    assert [meld for meld in leaves if can_hold(ten, meld)] == ["9l 8l 7l"]


def test_a_hand_of_which_eight_cards_are_named_has_room_for_one_more() -> None:
    read = read_rules({"preset": "hungarian", "options": {}})
    deal = read_deal(position("Aa Al Ol 9l Ah 7h Ub Xb 9b", "Ua", FULL_HAND), read)
    for meld in ("K", "bela", "Xa 9a 8a", "Xa 9a 8a 7a"):
        assert can_hold(deal, meld), meld
    for meld in ("Kh Oh Uh", "Xh 9h 8h", "U", "Ka Oa Ua"):
        assert not can_hold(deal, meld), meld


# --- themes, mistakes, levels ---------------------------------------------------------


@pytest.mark.parametrize(
    ("theme", "yes", "no"),
    [
        ("quiet", inferring("", "Oa Ua Xa"), inferring("Kh Oh Uh", "Oa Ua Xa")),
        ("never-said", inferring("K", "Oa Ua Xa"), inferring("Kh Oh Uh", "Oa Ua Xa")),
        (
            "longer-than-said",
            inferring("Kh Oh Uh Xh", "Oa Ua Xa"),
            inferring("Kh Oh Uh", "Oa Ua Xa"),
        ),
        ("broken", inferring("", "Oa Ua Xa"), inferring("", "Kl Ol Ul")),
        ("open-card", inferring("", "9a 8a 7a"), inferring("", "Oa Ua Xa")),
        (
            "no-room",
            inferring("", "Kh Oh Uh", FULL_HAND, 2),
            inferring("", "Oa Ua Xa"),
        ),
    ],
)
def test_themes_hold_where_they_should(
    theme: str, yes: InferCase, no: InferCase
) -> None:
    assert THEMES[theme](yes)
    assert not THEMES[theme](no)


def test_each_meld_that_cannot_be_held_has_its_mistake() -> None:
    case = inferring("Kh Oh Uh", "Oa Ua Xa,Kl Ol Ul,9a 8a 7a")
    names = [make_option(case, meld).mistake for meld in case.hands]
    assert names == ["", "played-counted", "own-card-counted", "open-counted"]
    full = inferring("", "Kh Oh Uh", FULL_HAND, 2)
    assert mistake(full, full.impossible[0]) == "no-room"
    assert not full.has_room(full.impossible[0])


def test_the_level_counts_what_makes_it_hard() -> None:
    assert level(inferring("Kh Oh Uh", "Kl Ol Ul")) == 1
    assert level(inferring("Kh Oh Uh", "Oa Ua Xa")) == 2
    assert level(inferring("Kh Oh Uh Xh", "Oa Ua Xa")) == 3
    assert level(inferring("Kh Oh Uh Xh", "Oa Ua Xa", number=6)) == 4


# --- the puzzles ----------------------------------------------------------------------


def test_seeds_give_different_puzzles_of_all_levels() -> None:
    puzzles = made("infer", "hungarian", COUNT)
    assert different(puzzles) >= 0.95 * COUNT
    assert most_often_right([p for p in puzzles if p.answers != ((),)]) <= 0.5
    levels = level_shares(puzzles)
    assert max(levels.values()) <= 0.5, levels
    assert len(levels) >= 4
    themes = theme_counts(puzzles)
    assert all(0 < themes[theme] < COUNT for theme in THEMES), themes
    assert 0.04 <= quiet_share(puzzles) <= 0.25


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", [0, 1])
def test_damage_is_refused(seed: int, preset: str) -> None:
    data = as_json(INFER.generate(seed, preset))
    assert check(data) == []
    certificate, position = data["certificate"], data["position"]
    for option in data["options"]:
        others = [o for o in data["options"] if o is not option]
        assert damaged(data, options=[{**option, "value": 2}, *others])
        assert damaged(data, options=[{**option, "answer": "Aa Oa Ua"}, *others])
    for meld, came in certificate["deals"].items():
        cards = came.split()
        short = {**certificate["deals"], meld: " ".join(cards[:-1])}
        assert damaged(data, certificate={**certificate, "deals": short})
        late = {**certificate["deals"], meld: " ".join(cards[::-1])}
        assert came == " ".join(cards[::-1]) or damaged(
            data, certificate={**certificate, "deals": late}
        )
        played = next(e.rest for e in events_of(position["record"]) if e.rest in cards)
        cards.append(cards.pop(cards.index(played)))
        unheld = {**certificate["deals"], meld: " ".join(cards)}
        assert f"lacks {played!r} in trick" in str(
            damaged(data, certificate={**certificate, "deals": unheld})
        )
        without = {m: c for m, c in certificate["deals"].items() if m != meld}
        assert damaged(data, certificate={**certificate, "deals": without})
    for meld, card in certificate["missing"].items():
        cards_named = {**certificate["missing"], meld: "7q" if card else "Aa"}
        assert damaged(data, certificate={**certificate, "missing": cards_named})
        fewer = [o for o in data["options"] if o["answer"] != meld]
        assert damaged(data, options=fewer)
    free = [card for card in sorted(CARDS) if card not in json.dumps(position)]
    mine = position["hand"].split()
    for card in mine:
        hand = " ".join(free[0] if c == card else c for c in mine)
        assert damaged(data, position={**position, "hand": hand})
    for name in ("opponent", "talon"):
        cards = " ".join([mine[0], *certificate[name].split()[1:]])
        assert damaged(data, certificate={**certificate, name: cards})


# --- the words ------------------------------------------------------------------------


def test_every_meld_is_told_with_a_hand_or_a_reason() -> None:
    case = inferring("Kh Oh Uh,K", "Oa Ua Xa,Kl Ol Ul,9a 8a 7a")
    words, phrases = tell(case), Phrases()
    held = " ".join(map(str, case.hands[case.possible[0]]))
    assert phrases.sentences(words.explanation)[0] == (
        f"Possible: king terc of hearts (Kh Oh Uh). The opponent could hold {held}."
    )
    assert phrases.sentences(words.explanation)[2:] == [
        "That the opponent never announced such a meld proves nothing: nobody must "
        "announce.",
        "Not possible: Over terc of acorns (Oa Ua Xa). The Under of acorns (Ua) was "
        "played in trick 2.",
        "Not possible: king terc of leaves (Kl Ol Ul). You hold the Over of leaves "
        "(Ol).",
        "Not possible: nine terc of acorns (9a 8a 7a). The eight of acorns (8a) lies "
        "open under the talon.",
    ]
    assert phrases.sentences(words.hints[1]) == ["The opponent is known to hold Oa Xa."]
    assert phrases.sentences(words.hints[2]) == phrases.sentences(words.why("Oa Ua Xa"))


def test_a_hand_without_room_is_told_with_the_cards_that_fill_it() -> None:
    case = inferring("", "Kh Oh Uh", FULL_HAND, 2)
    assert Phrases().sentences(tell(case).explanation) == [
        "The opponent can hold none of these melds.",
        "Not possible: king terc of hearts (Kh Oh Uh). The opponent still holds Ka Xa "
        "9a 8a 7a Kl Kh Kb, and all that together would be more than their 9 cards.",
    ]
