from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from vector_files import cases

from strategies import Renaming, hands, renamed, renamings, rule_sets, runs
from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import CardSet, parse_hand
from tartli_core.tartli.melds import Sequence, find_sequences, parse_sequence
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.split import Split, SplitSearch, best_split

HUNGARIAN = Rules.preset("hungarian")
AUSTRIAN = Rules.preset("austrian")
ONE = "1"
Order = tuple[Sequence, ...]


def plain_total(hand: CardSet, tricks: int, rules: Rules, scored: Order) -> int:
    """Every order, asked of the rule itself at every step; no cleverness."""
    held = find_sequences(hand)

    @cache
    def best(before: Order, left: int) -> int:
        if not left:
            return 0
        return max(
            (
                sequence.points + best((*before, sequence), left - 1)
                for sequence in held
                if judge_repeat(sequence, before, hand, rules).allowed
            ),
            default=0,
        )

    return best(tuple(scored), tricks)


@pytest.mark.parametrize("case", cases("split"), ids=str)
def test_the_total_is_that_of_the_reference(case: dict[str, Any]) -> None:
    rules = HUNGARIAN.with_options({"repeat": case["rule"], "gap": case["gap"]})
    scored = [parse_sequence(text) for text in case["scored"]]
    split = best_split(parse_hand(case["hand"]), case["tricks"], rules, scored)
    assert split.total == case["total"]
    assert_order_is_sound(split, parse_hand(case["hand"]), rules, scored)


def assert_order_is_sound(
    split: Split, hand: CardSet, rules: Rules, scored: list[Sequence]
) -> None:
    before = list(scored)
    total = 0
    for trick in split.order:
        assert len({sequence.suit for sequence in trick}) == len(trick)
        assert rules.sequences_per_trick == "per_suit" or len(trick) <= 1
        for sequence in trick:
            assert hand.issuperset(sequence.cards)
            assert judge_repeat(sequence, before, hand, rules).allowed
            total += sequence.points
        before += trick
    assert total == split.total


@settings(max_examples=60, deadline=None)
@given(runs(), st.integers(0, 4), rule_sets(), st.data())
def test_the_search_finds_what_plain_brute_force_finds(
    run: Sequence, tricks: int, rules: Rules, data: st.DataObject
) -> None:
    rules = rules.with_options({"sequences_per_trick": ONE})
    hand = CardSet(run.cards)
    before = data.draw(st.lists(st.sampled_from(find_sequences(hand)), max_size=2))
    expected = plain_total(hand, tricks, rules, tuple(before))
    split = best_split(hand, tricks, rules, before)
    assert split.total == expected
    assert_order_is_sound(split, hand, rules, before)


@settings(max_examples=60, deadline=None)
@given(hands, st.integers(0, 8), rule_sets())
def test_every_order_found_is_sound(hand: CardSet, tricks: int, rules: Rules) -> None:
    split = best_split(hand, tricks, rules)
    assert len(split.order) == tricks
    assert_order_is_sound(split, hand, rules, [])


@settings(max_examples=40, deadline=None)
@given(hands, st.integers(0, 8), rule_sets(), renamings())
def test_renaming_suits_does_not_change_the_total(
    hand: CardSet, tricks: int, rules: Rules, new: Renaming
) -> None:
    other = CardSet(renamed(card, new) for card in hand)
    ours, theirs = (best_split(cards, tricks, rules).total for cards in (hand, other))
    assert ours == theirs


def test_per_suit_adds_up_the_suits() -> None:
    hand = parse_hand("Oa Ua Xa 9a Ol Ul Xl")
    one = AUSTRIAN.with_options({"sequences_per_trick": ONE})
    assert best_split(hand, 1, AUSTRIAN).total == 70
    assert best_split(hand, 1, one).total == 50


@pytest.mark.parametrize(
    ("run", "most"),
    [("OUX98", 260), ("KOUX98", 490), ("AKOUX98", 700), ("AKOUX987", 800)],
)
def test_most_that_eight_tricks_can_bring(run: str, most: int) -> None:
    """T-M10."""
    hand = parse_hand(" ".join(f"{rank}a" for rank in run))
    assert best_split(hand, 8, HUNGARIAN).total == most


def test_x1_a_felso_kvint_splits_in_one_order_only() -> None:
    """T-X1: T-M10's order is the only one of its total."""
    search = SplitSearch(parse_hand("Oa Ua Xa 9a 8a"), HUNGARIAN)
    order = "Xa 9a 8a/Ua Xa 9a/Ua Xa 9a 8a/Oa Ua Xa/Oa Ua Xa 9a/Oa Ua Xa 9a 8a"
    expected = tuple(parse_sequence(text) for text in order.split("/"))
    assert list(search.best_orders(6)) == [expected]
    assert search.total(6) == 260


def test_after_x_u_and_o_terc_only_o_kvart_and_o_kvint_remain() -> None:
    tercs = [parse_sequence(t) for t in ("Xa 9a 8a", "Ua Xa 9a", "Oa Ua Xa")]
    search = SplitSearch(parse_hand("Oa Ua Xa 9a 8a"), HUNGARIAN, tercs)
    assert list(map(str, search.sequences)) == ["Oa Ua Xa 9a", "Oa Ua Xa 9a 8a"]


def test_best_orders_are_all_orders_of_the_best_total() -> None:
    hand = parse_hand("Ka Oa Ua Xa Ol Ul Xl")
    search = SplitSearch(hand, HUNGARIAN)
    found = set(search.best_orders(3))

    def orders(before: Order, left: int) -> Iterator[Order]:
        yield before
        for sequence in search.sequences if left else ():
            if judge_repeat(sequence, before, hand, HUNGARIAN).allowed:
                yield from orders((*before, sequence), left - 1)

    best = search.total(3)
    expected = {o for o in orders((), 3) if sum(s.points for s in o) == best}
    assert found == expected
    assert len(found) > 1


def test_best_orders_come_one_by_one_however_many_there_are() -> None:
    search = SplitSearch(parse_hand("Aa Ka Oa Ua Xa 9a 8a 7a"), AUSTRIAN)
    assert len(list(islice(search.best_orders(8), 100))) == 100


@pytest.mark.parametrize("tricks", [-1, 9])
def test_a_number_of_tricks_outside_0_to_8_is_quoted(tricks: int) -> None:
    with pytest.raises(InvalidStateError, match=f"{tricks} tricks"):
        best_split(parse_hand("Oa"), tricks, HUNGARIAN)
