import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import card_sets, cards, suits
from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import (
    FULL_PACK,
    LAST_TRICK_POINTS,
    NATURAL_ORDER,
    PACK,
    PLAIN_ORDER,
    TRUMP_ORDER,
    Card,
    CardSet,
    Rank,
    Suit,
    beats,
    parse_cards,
    parse_hand,
    parse_rank,
    parse_suit,
    trick_points,
)


def test_the_pack_has_eight_ranks_of_four_suits() -> None:
    assert len(PACK) == len(set(PACK)) == 32
    assert {card.suit for card in PACK} == set(Suit)
    assert {card.rank for card in PACK} == set(Rank)


def test_the_three_orders_are_those_of_the_rules() -> None:
    assert "".join(NATURAL_ORDER) == "AKOUX987"
    assert "".join(TRUMP_ORDER) == "O9AXKU87"
    assert "".join(PLAIN_ORDER) == "AXKOU987"


@pytest.mark.parametrize("trump", Suit)
def test_trick_points_of_a_deal_are_161(trump: Suit) -> None:
    by_suit = {suit: [c for c in PACK if c.suit is suit] for suit in Suit}
    assert trick_points(by_suit[trump], trump) == 61
    assert all(trick_points(by_suit[s], trump) == 30 for s in Suit if s is not trump)
    assert trick_points(PACK, trump) + LAST_TRICK_POINTS == 161


@given(cards)
def test_a_card_reads_back_what_it_prints(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert eval(repr(card)) == card


@given(card_sets)
def test_a_set_of_cards_reads_back_what_it_prints(held: CardSet) -> None:
    assert CardSet.parse(str(held)) == held
    assert eval(repr(held)) == held
    assert hash(CardSet.parse(str(held))) == hash(held)


@given(st.sets(cards), st.sets(cards))
def test_a_card_set_behaves_as_a_set(one: set[Card], other: set[Card]) -> None:
    a, b = CardSet(one), CardSet(other)
    assert set(a & b) == one & other
    assert set(a | b) == one | other
    assert set(a - b) == one - other
    assert (a <= b) == (one <= other)
    assert len(a) == len(one)
    assert a.issuperset(b) == one.issuperset(other)
    assert list(a) == [card for card in PACK if card in one]


@given(st.permutations(PACK))
def test_cards_keep_the_order_written(pack: list[Card]) -> None:
    assert parse_cards(" ".join(map(str, pack))) == tuple(pack)


@pytest.mark.parametrize("text", ["", "O", "Oz", "Qa", "oa", "Oaa", "10a", "Oá", "O a"])
def test_an_unknown_card_is_quoted(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card") as raised:
        Card.parse(text)
    assert repr(text) in str(raised.value)


def test_a_doubled_card_is_quoted() -> None:
    with pytest.raises(
        InvalidStateError, match="Oa stands more than once in 'Oa Kl Oa'"
    ):
        parse_cards("Oa Kl Oa")


@pytest.mark.parametrize(
    ("text", "count"), [("", "0"), (" ".join(map(str, PACK[:10])), "10")]
)
def test_a_hand_has_one_to_nine_cards(text: str, count: str) -> None:
    with pytest.raises(InvalidStateError, match=f"{count} cards in"):
        parse_hand(text)


def test_unknown_suits_and_ranks_are_quoted() -> None:
    with pytest.raises(NotationError, match="'x' is not a suit"):
        parse_suit("x")
    with pytest.raises(NotationError, match="'x' is not a rank"):
        parse_rank("x")


@given(cards, cards, suits)
def test_of_two_cards_in_a_trick_one_takes_it_whoever_leads_in_one_suit(
    a: Card, b: Card, trump: Suit
) -> None:
    if a.suit is b.suit and a != b:
        assert beats(a, b, trump) != beats(b, a, trump)


@given(cards, cards, suits)
def test_only_a_trump_beats_another_suit(led: Card, second: Card, trump: Suit) -> None:
    if led.suit is not second.suit:
        assert beats(second, led, trump) == (second.suit is trump)


@given(cards, cards, suits)
def test_more_points_in_one_suit_never_lose_to_fewer(
    a: Card, b: Card, trump: Suit
) -> None:
    if a.suit is b.suit and a.points(trump) > b.points(trump):
        assert beats(a, b, trump)


def test_french_cards_stand_for_the_german_ones() -> None:
    assert [Card.parse(c).french for c in ("Oa", "Ul", "Xh", "Ab")] == [
        "Q♣",
        "J♠",
        "10♥",
        "A♦",
    ]
    assert len({card.french for card in FULL_PACK}) == 32
