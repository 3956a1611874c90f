from typing import Any

import pytest
from hypothesis import given
from vector_files import cases

from strategies import (
    Renaming,
    card_sets,
    hands,
    renamed,
    renamings,
    rule_sets,
    runs,
    suits,
)
from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    Card,
    CardSet,
    Rank,
    Suit,
    parse_hand,
)
from tartli_core.tartli.melds import (
    Bela,
    Sequence,
    Vannak,
    find_fours,
    find_melds,
    find_sequences,
    holds_bela,
    parse_meld,
    parse_sequence,
)
from tartli_core.tartli.rules import Rules

HUNGARIAN = Rules.preset("hungarian")


@pytest.mark.parametrize("case", cases("melds"), ids=lambda case: case["hand"])
def test_the_melds_are_those_of_the_reference(case: dict[str, Any]) -> None:
    nines = "yes" if case["nines"] else "no"
    rules = HUNGARIAN.with_options({"nines_vannak": nines})
    hand, trump = parse_hand(case["hand"]), Suit(case["trump"])
    assert sorted(map(str, find_sequences(hand))) == sorted(case["sequences"])
    assert [str(four) for four in find_fours(hand, rules)] == case["fours"]
    assert holds_bela(hand, trump) == case["bela"]


@given(card_sets)
def test_the_sequences_are_all_stretches_of_neighbours(cards: CardSet) -> None:
    """A second way: try each of the 21 sequences of each suit."""
    stretches = [
        Sequence(suit, NATURAL_ORDER[start], length)
        for suit in Suit
        for start in range(6)
        for length in range(3, 9 - start)
    ]
    held = [s for s in stretches if all(card in cards for card in s.cards)]
    assert list(find_sequences(cards)) == held


@given(hands, suits, rule_sets(), renamings())
def test_renaming_suits_renames_the_melds(
    hand: CardSet, trump: Suit, rules: Rules, new: Renaming
) -> None:
    others = CardSet(renamed(card, new) for card in hand)
    ours = find_melds(hand, trump, rules)
    theirs = find_melds(others, new[trump], rules)
    assert {frozenset(renamed(c, new) for c in meld.cards) for meld in ours} == {
        frozenset(meld.cards) for meld in theirs
    }


@given(runs(), suits)
def test_a_sequence_reads_back_what_it_prints(run: Sequence, trump: Suit) -> None:
    assert parse_meld(str(run), trump) == run
    assert parse_sequence(" ".join(map(str, reversed(run.cards)))) == run


@given(suits)
def test_vannak_and_bela_read_back_what_they_print(trump: Suit) -> None:
    assert parse_meld("9", trump) == Vannak(Rank.NINE)
    assert parse_meld("bela", trump) == Bela(trump)


def test_points_are_those_of_the_rules() -> None:
    points = [Sequence(Suit.HEARTS, Rank.ACE, n).points for n in range(3, 9)]
    assert points == [20, 50, 100, 100, 100, 100]
    assert [Vannak(Rank(r)).points for r in "O9AXKU"] == [200, 150, 100, 100, 100, 100]
    assert Bela(Suit.BELLS).points == 40


def test_four_nines_are_a_meld_only_where_the_option_says_so() -> None:
    nines = CardSet(Card(Rank.NINE, suit) for suit in Suit)
    assert find_fours(nines, HUNGARIAN) == (Vannak(Rank.NINE),)
    assert find_fours(nines, Rules.preset("austrian")) == ()


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("Oa Xa 9a", "'Oa Xa 9a' is not a sequence: Ua is missing"),
        ("Oa Ua", "'Oa Ua' is not a sequence: it needs three"),
        ("Oa Ua Xl", "'Oa Ua Xl' is not a sequence: its cards are of more than one"),
        ("Oa Ua Xz", "'Xz' is not a card"),
        ("8", "four of rank '8' are no meld"),
        ("Z", "'Z' is not a rank"),
        ("", "'' is not a sequence"),
    ],
)
def test_what_is_no_meld_is_quoted(text: str, quoted: str) -> None:
    with pytest.raises(NotationError, match=quoted):
        parse_meld(text, Suit.ACORNS)


def test_a_doubled_card_in_a_meld_is_quoted() -> None:
    with pytest.raises(InvalidStateError, match="Oa stands more than once"):
        parse_meld("Oa Oa Ua", Suit.ACORNS)


def test_a_sequence_cannot_run_below_the_seven() -> None:
    with pytest.raises(NotationError, match="no sequence has 4 cards from 9a down"):
        Sequence(Suit.ACORNS, Rank.NINE, 4)
