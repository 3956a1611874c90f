from itertools import combinations
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from vector_files import cases

from strategies import hands, rule_sets, suits
from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import (
    FULL_PACK,
    PACK,
    Card,
    CardSet,
    Rank,
    Suit,
    parse_hand,
)
from tartli_core.tartli.contest import second_wins
from tartli_core.tartli.melds import (
    Bela,
    find_fours,
    find_melds,
    find_sequences,
    parse_meld,
    parse_sequence,
)
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.certainty import Threat, find_threat

HUNGARIAN = Rules.preset("hungarian")


def threat_to(
    meld: str, hand: str, seen: str = "", trump: str = "b", *, leads: bool = True
) -> Threat | None:
    return find_threat(
        parse_meld(meld, Suit(trump)),
        parse_hand(hand),
        CardSet.parse(seen),
        Suit(trump),
        HUNGARIAN,
        owner_leads=leads,
    )


@pytest.mark.parametrize("case", cases("certainty"), ids=str)
def test_what_can_be_beaten_is_what_the_reference_says(case: dict[str, Any]) -> None:
    threat = threat_to(
        case["meld"], case["hand"], case["seen"], case["trump"], leads=case["leader"]
    )
    assert (threat is not None) == case["beatable"]


@settings(deadline=None)
@given(
    hands,
    st.sets(st.sampled_from(PACK), max_size=14),
    suits,
    rule_sets(),
    st.booleans(),
)
def test_a_threat_is_a_hand_of_unseen_cards_that_wins(
    hand: CardSet, seen: set[Card], trump: Suit, rules: Rules, leads: bool
) -> None:
    others = CardSet(seen) - hand
    for meld in find_melds(hand, trump, rules):
        threat = find_threat(meld, hand, others, trump, rules, owner_leads=leads)
        if threat is None:
            continue
        assert not isinstance(meld, Bela)
        assert len(threat.hand) == 9
        assert not threat.hand & (hand | others)
        assert threat.meld in find_melds(threat.hand, trump, rules)
        if leads:
            assert second_wins(meld, threat.meld, trump, rules)
        else:
            assert not second_wins(threat.meld, meld, trump, rules)


def test_what_is_certain_is_beaten_by_no_hand_at_all() -> None:
    """A second way: all nine-card hands of the unseen cards."""
    hand = parse_hand("Ol Ul Xl 9l Aa Kb")
    seen = CardSet.parse("Oa Ua Xa 9a Oh Uh Xh 9h Ob Ub Xb 9b Ka Kh")
    unseen = FULL_PACK - hand - seen
    assert len(unseen) == 12
    for text in ("Ol Ul Xl 9l", "Ol Ul Xl", "Ul Xl 9l"):
        meld = parse_sequence(text)
        beaten = any(
            second_wins(meld, other, Suit.HEARTS, HUNGARIAN)
            for nine in combinations(unseen, 9)
            for other in find_melds(nine, Suit.HEARTS, HUNGARIAN)
            if not isinstance(other, Bela)
        )
        threat = threat_to(text, str(hand), str(seen), "h")
        assert (threat is not None) == beaten


def test_felso_vannak_is_never_beaten() -> None:
    assert threat_to("O", "Oa Ol Oh Ob") is None
    assert threat_to("O", "Oa Ol Oh Ob", leads=False) is None


def test_an_ace_szext_is_not_certain_but_in_trumps_it_loses_to_length_alone() -> None:
    """T-A4: FA's and HU's second example is over-stated."""
    hand = "Aa Ka Oa Ua Xa 9a"
    plain = threat_to("Aa Ka Oa Ua Xa 9a", hand)
    assert plain is not None
    assert str(plain.meld) == "Ab Kb Ob Ub Xb 9b"
    trump = threat_to("Aa Ka Oa Ua Xa 9a", hand, trump="a")
    assert trump is not None
    assert len(trump.meld.cards) == 7


def test_1941_of_3124550_hands_beat_an_ace_szext_led_in_a_plain_suit() -> None:
    """T-A4's figures, counted suit by suit: no hand holds two such sequences."""
    szext = parse_sequence("Aa Ka Oa Ua Xa 9a")
    unseen = FULL_PACK - CardSet(szext.cards)
    assert not find_fours(unseen, HUNGARIAN)
    beating = 0
    for suit in (Suit.LEAVES, Suit.HEARTS, Suit.BELLS):
        cards = [card for card in unseen if card.suit is suit]
        others = len(unseen) - len(cards)
        for size in range(len(cards) + 1):
            for held in combinations(cards, size):
                if any(
                    second_wins(szext, other, Suit.BELLS, HUNGARIAN)
                    for other in find_sequences(held)
                ):
                    beating += comb(others, 9 - size)
    assert (beating, comb(len(unseen), 9)) == (1_941, 3_124_550)


def test_x6_over_and_nine_stop_every_terc_and_no_other_pair_does() -> None:
    """T-X6; FA says ten and Over, but 9-8-7 remains."""

    def terc_is_left(*held: Rank) -> bool:
        gone = CardSet(Card(rank, Suit.ACORNS) for rank in held)
        rest = CardSet(c for c in PACK if c.suit is Suit.ACORNS) - gone
        return bool(find_sequences(rest))

    stopping = [pair for pair in combinations(Rank, 2) if not terc_is_left(*pair)]
    assert stopping == [(Rank.OVER, Rank.NINE)]
    assert all(terc_is_left(rank) for rank in Rank)
    assert terc_is_left(Rank.TEN, Rank.OVER)


def test_x7_a_named_ace_terc_ends_the_hope_of_four_overs() -> None:
    """T-X7: the Over of the named terc is the opponent's."""
    own = CardSet.parse("Ol Oh Ob 7l 8l 7h 8h 7b 8b")
    named = CardSet.parse("Aa Ka Oa")
    within_reach = FULL_PACK - named
    assert own < within_reach
    assert find_fours(FULL_PACK, HUNGARIAN)[2].rank is Rank.OVER
    assert Rank.OVER not in {f.rank for f in find_fours(within_reach, HUNGARIAN)}
    # a bare "terc" proves nothing: tercs without an Over are left
    others = find_sequences(FULL_PACK - own - CardSet.parse("Oa"))
    assert others


@pytest.mark.parametrize(
    ("meld", "hand", "seen", "quoted"),
    [
        ("Oa Ua Xa", "Oa Ua", "", "'Oa Ua Xa' needs Xa"),
        ("Oa Ua Xa", "Oa Ua Xa", "Xa", "Xa stands both in the hand"),
        (
            "Oa Ua Xa",
            "Oa Ua Xa",
            " ".join(str(c) for c in PACK if c.suit is not Suit.ACORNS),
            "leave 5 for the opponent",
        ),
    ],
)
def test_cards_that_cannot_be_are_quoted(
    meld: str, hand: str, seen: str, quoted: str
) -> None:
    with pytest.raises(InvalidStateError, match=quoted):
        threat_to(meld, hand, seen)
