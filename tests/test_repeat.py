from collections.abc import Set
from typing import Any

import pytest
from vector_files import cases

from tartli_core.tartli.cards import (
    FULL_PACK,
    NATURAL_ORDER,
    Card,
    CardSet,
    Suit,
    parse_hand,
)
from tartli_core.tartli.melds import Bela, Sequence, parse_meld, parse_sequence
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules

HUNGARIAN = Rules.preset("hungarian")
MISSING = HUNGARIAN.with_options({"gap": "missing"})
AUSTRIAN = Rules.preset("austrian")
RUNS = [
    Sequence(Suit.ACORNS, NATURAL_ORDER[start], length)
    for start in range(6)
    for length in range(3, 9 - start)
]


def allowed(
    candidate: str,
    scored: list[str],
    rules: Rules = HUNGARIAN,
    hand: Set[Card] = FULL_PACK,
) -> bool:
    melds = [parse_meld(text, Suit.ACORNS) for text in scored]
    meld = parse_meld(candidate, Suit.ACORNS)
    return judge_repeat(meld, melds, hand, rules).allowed


@pytest.mark.parametrize("case", cases("repeat"), ids=str)
def test_the_verdict_is_that_of_the_reference(case: dict[str, Any]) -> None:
    rules = HUNGARIAN.with_options({"repeat": case["rule"], "gap": case["gap"]})
    scored = [parse_sequence(text) for text in case["scored"]]
    candidate = parse_sequence(case["candidate"])
    verdict = judge_repeat(candidate, scored, parse_hand(case["hand"]), rules)
    assert verdict.allowed == case["allowed"]
    assert verdict.rule == case["rule"]


def test_exactly_five_pairs_use_the_gap() -> None:
    pairs = {
        (str(before), str(after))
        for before in RUNS
        for after in RUNS
        if judge_repeat(after, [before], FULL_PACK, HUNGARIAN).why.code == "repeat.gap"
    }
    assert pairs == {
        ("Aa Ka Oa", "Xa 9a 8a"),
        ("Aa Ka Oa", "9a 8a 7a"),
        ("Aa Ka Oa", "Xa 9a 8a 7a"),
        ("Ka Oa Ua", "9a 8a 7a"),
        ("Aa Ka Oa Ua", "9a 8a 7a"),
    }


def test_a_gap_counts_as_missing_only_while_a_card_of_it_is_not_in_hand() -> None:
    assert allowed("Xa 9a 8a", ["Aa Ka Oa"])
    assert not allowed("Xa 9a 8a", ["Aa Ka Oa"], MISSING)
    without = FULL_PACK - CardSet.parse("Ua")
    assert allowed("Xa 9a 8a", ["Aa Ka Oa"], MISSING, without)


def test_every_scored_sequence_of_the_suit_has_a_say() -> None:
    assert allowed("Oa Ua Xa", ["Ua Xa 9a"])
    assert not allowed("Oa Ua Xa", ["Ua Xa 9a", "Ka Oa Ua"])


def test_another_suit_has_no_say() -> None:
    assert allowed("Xa 9a 8a", ["Ol Ul Xl", "O"])


def test_vannak_and_bela_score_once_whatever_the_repeat_rule() -> None:
    for rules in (HUNGARIAN, AUSTRIAN):
        assert not allowed("O", ["O"], rules)
        assert not allowed("bela", ["bela"], rules)
        assert allowed("9", ["O"], rules)
    verdict = judge_repeat(Bela(Suit.BELLS), [Bela(Suit.BELLS)], FULL_PACK, HUNGARIAN)
    assert verdict.rule == "T-M12"


def test_the_austrian_rule_bars_what_is_contained() -> None:
    assert not allowed("Oa Ua Xa", ["Ka Oa Ua Xa"], AUSTRIAN)
    assert not allowed("Ka Oa Ua Xa", ["Ka Oa Ua Xa"], AUSTRIAN)
    assert allowed("Ua Xa 9a", ["Ka Oa Ua Xa"], AUSTRIAN)


def test_x4_what_may_follow_a_kvart() -> None:
    """T-X4."""
    king = ["Kh Oh Uh Xh"]
    assert allowed("Ah Kh Oh", king)
    assert allowed("Kh Oh Uh Xh 9h", king)
    assert not allowed("Kh Oh Uh", king)
    assert not allowed("Oh Uh Xh 9h 8h", king)
    ace = ["Ah Kh Oh Uh"]
    assert allowed("9h 8h 7h", ace)
    assert not allowed("Xh 9h 8h", ace)
    held = parse_hand("Ah Kh Oh Uh 9h 8h 7h")  # X not held
    assert allowed("9h 8h 7h", ace, MISSING, held)
