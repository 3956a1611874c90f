"""Waits: by suit and rank, against every draw one by one and against sampling."""

from fractions import Fraction
from itertools import combinations
from random import Random
from statistics import fmean, stdev

import pytest

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, PACK, Card, CardSet, Rank, Suit
from tartli_core.tartli.melds import (
    Bela,
    Sequence,
    Vannak,
    find_melds,
    holds_bela,
    parse_meld,
)
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.waits import find_waits, giving_up

HUNGARIAN = Rules.preset("hungarian")


def announcement_points(cards: CardSet, trump: Suit, rules: Rules) -> int:
    """The most that one announcement of these cards brings (T-M4)."""
    found = find_melds(cards, trump, rules)
    points = max((m.points for m in found if isinstance(m, Vannak)), default=0)
    points += 40 if holds_bela(cards, trump) else 0
    by_suit = [
        max(s.points for s in found if isinstance(s, Sequence) and s.suit is suit)
        for suit in {s.suit for s in found if isinstance(s, Sequence)}
    ]
    if rules.sequences_per_trick == "per_suit":
        return points + sum(by_suit)
    return points + max(by_suit, default=0)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(6))
def test_points_and_chances_are_those_of_every_draw(preset: str, seed: int) -> None:
    rules, rng = Rules.preset(preset), Random(seed)
    suit, rank = rng.choice([*Suit]), rng.choice([*Rank])
    near = [card for card in PACK if card.suit is suit or card.rank is rank]
    kept = CardSet(rng.sample(near, 5))
    seen = CardSet(rng.sample([*(FULL_PACK - kept)], 13))
    draws, trump = rng.choice((2, 3, 4)), suit
    finals = [
        kept | CardSet(drawn) for drawn in combinations(FULL_PACK - kept - seen, draws)
    ]
    waits = find_waits(kept, seen, draws, trump, rules)
    total = sum(announcement_points(cards, trump, rules) for cards in finals)
    assert waits.points == Fraction(total, len(finals))
    possible = {m for cards in finals for m in find_melds(cards, trump, rules)}
    assert dict(waits.chances) == {
        meld: Fraction(
            sum(cards.issuperset(meld.cards) for cards in finals), len(finals)
        )
        for meld in possible
    }


def test_seven_draws_are_worth_what_sampling_says() -> None:
    rng = Random(7)
    kept, seen = CardSet.parse("Oa Ua Ol Kb Ob 8h"), CardSet.parse("7b Ah Xh")
    unseen = [*(FULL_PACK - kept - seen)]
    drawn = (kept | CardSet(rng.sample(unseen, 7)) for _ in range(4000))
    points = [announcement_points(cards, Suit.BELLS, HUNGARIAN) for cards in drawn]
    exact = find_waits(kept, seen, 7, Suit.BELLS, HUNGARIAN).points
    assert abs(fmean(points) - exact) < 4 * stdev(points) / 4000**0.5


@pytest.mark.parametrize(
    ("completing", "starts"),
    [
        (2, "KO OU UX X9 98"),
        (1, "AK 87 AO KU OX U9 X8 97"),
        (0, "A9 A8 A7 AU AX KX K9 K8 K7 O9 O8 O7 U8 U7 X7"),
    ],
)
def test_x5_a_start_waits_for_two_cards_or_for_one(
    completing: int, starts: str
) -> None:
    for start in starts.split():
        kept = CardSet(Card(Rank(rank), Suit.LEAVES) for rank in start)
        waits = find_waits(kept, CardSet(), 1, Suit.ACORNS, HUNGARIAN)
        assert waits.points == Fraction(20 * completing, 30)
        assert [c for _, c in waits.chances] == [Fraction(1, 30)] * completing


def test_without_a_draw_the_hand_is_worth_what_it_holds() -> None:
    hand = CardSet.parse("Ka Oa Ua Kl Kh Kb")
    waits = find_waits(hand, CardSet(), 0, Suit.ACORNS, HUNGARIAN)
    assert waits.points == 20 + 100 + 40
    assert dict(waits.chances) == dict.fromkeys(
        (parse_meld("Ka Oa Ua", Suit.ACORNS), Vannak(Rank.KING), Bela(Suit.ACORNS)), 1
    )


def test_four_nines_count_only_where_they_are_a_meld() -> None:
    nines = CardSet.parse("9a 9l 9h 9b")
    for preset, points in (("hungarian", 150), ("austrian", 0)):
        rules = Rules.preset(preset)
        assert find_waits(nines, CardSet(), 0, Suit.ACORNS, rules).points == points


def test_the_best_card_to_give_up_is_the_one_that_no_meld_waits_for() -> None:
    hand, seen = CardSet.parse("Oh Uh Xh Kb Ob 7a"), CardSet.parse("9h 8l 8b Ul")
    order = giving_up(hand, seen, 2, Suit.BELLS, HUNGARIAN)
    assert str(order[0][0]) == "7a"
    assert {card for card, _ in order} == {*hand}
    assert [points for _, points in order] == sorted(
        (points for _, points in order), reverse=True
    )
    for card, points in order:
        rest = find_waits(
            hand - [card], seen | CardSet([card]), 2, Suit.BELLS, HUNGARIAN
        )
        assert points == rest.points


def test_equals_are_given_up_in_the_order_of_the_pack() -> None:
    order = giving_up(CardSet.parse("7b 7a"), CardSet(), 0, Suit.ACORNS, HUNGARIAN)
    assert [str(card) for card, _ in order] == ["7a", "7b"]


@pytest.mark.parametrize(
    ("kept", "seen", "draws", "quoted"),
    [
        ("Oa Ua", "Ua", 1, "Ua stands both"),
        ("Oa Ua", "", 8, "8 draws: one draws 0 to 7"),
        ("Oa Ua", "", -1, "-1 draws"),
        ("Oa", " ".join(map(str, PACK[:2] + PACK[3:30])), 3, "and 2 are unseen"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    kept: str, seen: str, draws: int, quoted: str
) -> None:
    with pytest.raises(InvalidStateError, match=quoted):
        find_waits(
            CardSet.parse(kept), CardSet.parse(seen), draws, Suit.ACORNS, HUNGARIAN
        )
    with pytest.raises(InvalidStateError, match=quoted):
        giving_up(
            CardSet.parse(kept), CardSet.parse(seen), draws, Suit.ACORNS, HUNGARIAN
        )


def test_of_two_vannak_only_the_better_counts() -> None:
    fours = CardSet.parse("Ka Kl Kh Kb Oa Ol Oh Ob")
    assert find_waits(fours, CardSet(), 0, Suit.ACORNS, HUNGARIAN).points == 240
