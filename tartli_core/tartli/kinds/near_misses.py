"""What looks like a meld and is none: the wrong answers of `meld-find`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final

from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    PLAIN_ORDER,
    TRUMP_ORDER,
    Card,
    CardSet,
    Rank,
    Suit,
)
from tartli_core.tartli.melds import Bela, Sequence
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say


@dataclass(frozen=True, slots=True)
class NearMiss:
    """Something that may not be announced, and why."""

    answer: str
    why: Say


def _miss(cards: list[Card] | tuple[Card, ...], code: str, **params: str) -> NearMiss:
    text = " ".join(map(str, cards))
    return NearMiss(text, Say(code, cards=text, **params))


def trick_order(
    hand: CardSet, trump: Suit, _rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """Neighbours in trick strength that are no sequence (T-C2)."""
    for suit in Suit:
        order = TRUMP_ORDER if suit is trump else PLAIN_ORDER
        for start in range(len(order) - 2):
            cards = [Card(rank, suit) for rank in order[start : start + 3]]
            places = sorted(NATURAL_ORDER.index(card.rank) for card in cards)
            if hand.issuperset(cards) and places[2] - places[0] > 2:
                yield _miss(cards, "miss.trick_order")


def with_a_hole(
    hand: CardSet, _trump: Suit, _rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """Three of four neighbours, one between them missing (T-M1)."""
    for suit in Suit:
        for start in range(len(NATURAL_ORDER) - 3):
            four = [Card(rank, suit) for rank in NATURAL_ORDER[start : start + 4]]
            cards = [card for card in four if card in hand]
            missing = [card for card in four[1:3] if card not in hand]
            if len(cards) == 3 and len(missing) == 1:
                yield _miss(cards, "miss.hole", missing=str(missing[0]))


def one_card_short(
    hand: CardSet, _trump: Suit, _rules: Rules, gone: CardSet
) -> Iterator[NearMiss]:
    """A terc of which one card is not in hand; best one that lies on the table."""
    for suit in Suit:
        for start in range(len(NATURAL_ORDER) - 2):
            terc = Sequence(suit, NATURAL_ORDER[start], 3)
            missing = [card for card in terc.cards if card not in hand]
            if len(missing) == 1:
                code = "miss.gone" if missing[0] in gone else "miss.not_held"
                yield _miss(terc.cards, code, missing=str(missing[0]))


def three_of_a_rank(
    hand: CardSet, _trump: Suit, _rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """Three of a rank: vannak needs four (T-M2)."""
    for rank in NATURAL_ORDER[:6]:
        cards = [card for card in hand if card.rank is rank]
        if len(cards) == 3:
            missing = next(
                Card(rank, suit) for suit in Suit if Card(rank, suit) not in hand
            )
            yield _miss(cards, "miss.three", missing=str(missing))


def worthless_four(
    hand: CardSet, _trump: Suit, rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """Four eights or sevens; four nines where they do not count (T-M2)."""
    ranks = [Rank.EIGHT, Rank.SEVEN] + [Rank.NINE] * (not rules.nines_vannak)
    for rank in ranks:
        cards = tuple(Card(rank, suit) for suit in Suit)
        if hand.issuperset(cards):
            yield NearMiss(
                str(rank), Say("miss.no_four", cards=" ".join(map(str, cards)))
            )


def plain_king_and_over(
    hand: CardSet, trump: Suit, _rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """King and Over of a plain suit: béla is in trumps (T-M3)."""
    for suit in Suit:
        if suit is not trump and hand.issuperset(Bela(suit).cards):
            yield _miss(Bela(suit).cards, "miss.plain_bela", suit=str(trump))


def half_a_bela(
    hand: CardSet, trump: Suit, _rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """Béla of which one card is not in hand (T-M3)."""
    held = [card for card in Bela(trump).cards if card in hand]
    missing = [card for card in Bela(trump).cards if card not in hand]
    if held and missing:
        yield NearMiss(
            "bela",
            Say("miss.half_bela", cards=str(held[0]), missing=str(missing[0])),
        )


def two_neighbours(
    hand: CardSet, _trump: Suit, _rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """Two adjacent cards: a sequence needs three (T-M1)."""
    for suit in Suit:
        for high, low in pairwise(NATURAL_ORDER):
            cards = [Card(high, suit), Card(low, suit)]
            if hand.issuperset(cards) and (high, low) != (Rank.KING, Rank.OVER):
                yield _miss(cards, "miss.two")


def mixed_suits(
    hand: CardSet, _trump: Suit, _rules: Rules, _gone: CardSet
) -> Iterator[NearMiss]:
    """Neighbours of more than one suit (T-M1)."""
    for start in range(len(NATURAL_ORDER) - 2):
        ranks = NATURAL_ORDER[start : start + 3]
        cards = [next((c for c in hand if c.rank is rank), None) for rank in ranks]
        held = [card for card in cards if card is not None]
        if len(held) == 3 and len({card.suit for card in held}) > 1:
            yield _miss(held, "miss.mixed")


Find = Callable[[CardSet, Suit, Rules, CardSet], Iterator[NearMiss]]
"""A sort of near miss: hand, trump, rules, cards gone."""

NEAR_MISSES: Final[tuple[Find, ...]] = (
    trick_order,
    with_a_hole,
    one_card_short,
    three_of_a_rank,
    worthless_four,
    plain_king_and_over,
    half_a_bela,
    two_neighbours,
    mixed_suits,
)
"""Every sort of near miss."""


def longest_run(hand: CardSet) -> str:
    """The longest run of neighbours in the hand, as codes; one card at least."""
    best: tuple[Card, ...] = ()
    for suit in Suit:
        for start, end in combinations(range(len(NATURAL_ORDER) + 1), 2):
            cards = tuple(Card(rank, suit) for rank in NATURAL_ORDER[start:end])
            if len(cards) > len(best) and hand.issuperset(cards):
                best = cards
    return " ".join(map(str, best))
