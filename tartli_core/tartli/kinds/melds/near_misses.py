"""What looks like a meld and is none: the wrong answers of `meld-find`."""

from collections.abc import Callable, Iterator, Mapping
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
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.melds import Bela, Sequence
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say


@dataclass(frozen=True, slots=True)
class NearMiss:
    """Something that may not be announced, and why."""

    answer: str
    why: Say


@dataclass(frozen=True, slots=True)
class Situation:
    """Where near misses are looked for.

    Attributes:
        hand: the cards of the player on turn.
        trump: the trump suit.
        rules: the rule set.
        gone: cards on the table or in the tricks, which tempt one to count them in.
    """

    hand: CardSet
    trump: Suit
    rules: Rules
    gone: CardSet


def _miss(cards: list[Card] | tuple[Card, ...], code: str, **params: str) -> NearMiss:
    text = cards_text(cards)
    return NearMiss(text, Say(code, cards=text, **params))


def trick_order(at: Situation) -> Iterator[NearMiss]:
    """Neighbours in trick strength that are no sequence (T-C2)."""
    for suit in Suit:
        order = TRUMP_ORDER if suit is at.trump else PLAIN_ORDER
        for start in range(len(order) - 2):
            cards = [Card(rank, suit) for rank in order[start : start + 3]]
            places = sorted(NATURAL_ORDER.index(card.rank) for card in cards)
            if at.hand.issuperset(cards) and places[2] - places[0] > 2:
                yield _miss(cards, "miss.trick_order")


def with_a_hole(at: Situation) -> Iterator[NearMiss]:
    """Three of four neighbours, one between them missing (T-M1)."""
    for suit in Suit:
        for start in range(len(NATURAL_ORDER) - 3):
            four = [Card(rank, suit) for rank in NATURAL_ORDER[start : start + 4]]
            cards = [card for card in four if card in at.hand]
            missing = [card for card in four[1:3] if card not in at.hand]
            if len(cards) == 3 and len(missing) == 1:
                yield _miss(cards, "miss.hole", missing=str(missing[0]))


def one_card_short(at: Situation) -> Iterator[NearMiss]:
    """A terc of which one card is not in hand; best one that lies on the table."""
    for suit in Suit:
        for start in range(len(NATURAL_ORDER) - 2):
            terc = Sequence(suit, NATURAL_ORDER[start], 3)
            missing = [card for card in terc.cards if card not in at.hand]
            if len(missing) == 1:
                code = "miss.gone" if missing[0] in at.gone else "miss.not_held"
                yield _miss(terc.cards, code, missing=str(missing[0]))


def three_of_a_rank(at: Situation) -> Iterator[NearMiss]:
    """Three of a rank: vannak needs four (T-M2)."""
    for rank in NATURAL_ORDER[:6]:
        cards = [card for card in at.hand if card.rank is rank]
        if len(cards) == 3:
            missing = next(
                Card(rank, suit) for suit in Suit if Card(rank, suit) not in at.hand
            )
            yield _miss(cards, "miss.three", missing=str(missing))


def worthless_four(at: Situation) -> Iterator[NearMiss]:
    """Four eights or sevens; four nines where they do not count (T-M2)."""
    ranks = [Rank.EIGHT, Rank.SEVEN] + [Rank.NINE] * (not at.rules.nines_vannak)
    for rank in ranks:
        cards = tuple(Card(rank, suit) for suit in Suit)
        if at.hand.issuperset(cards):
            yield NearMiss(str(rank), Say("miss.no_four", cards=cards_text(cards)))


def plain_king_and_over(at: Situation) -> Iterator[NearMiss]:
    """King and Over of a plain suit: béla is in trumps (T-M3)."""
    for suit in Suit:
        if suit is not at.trump and at.hand.issuperset(Bela(suit).cards):
            yield _miss(Bela(suit).cards, "miss.plain_bela", suit=str(at.trump))


def half_a_bela(at: Situation) -> Iterator[NearMiss]:
    """Béla of which one card is not in hand (T-M3)."""
    held = [card for card in Bela(at.trump).cards if card in at.hand]
    missing = [card for card in Bela(at.trump).cards if card not in at.hand]
    if held and missing:
        yield NearMiss(
            "bela",
            Say("miss.half_bela", cards=str(held[0]), missing=str(missing[0])),
        )


def two_neighbours(at: Situation) -> Iterator[NearMiss]:
    """Two adjacent cards: a sequence needs three (T-M1)."""
    for suit in Suit:
        for high, low in pairwise(NATURAL_ORDER):
            cards = [Card(high, suit), Card(low, suit)]
            if at.hand.issuperset(cards) and (high, low) != (Rank.KING, Rank.OVER):
                yield _miss(cards, "miss.two")


def mixed_suits(at: Situation) -> Iterator[NearMiss]:
    """Neighbours of more than one suit (T-M1)."""
    for start in range(len(NATURAL_ORDER) - 2):
        ranks = NATURAL_ORDER[start : start + 3]
        cards = [next((c for c in at.hand if c.rank is rank), None) for rank in ranks]
        held = [card for card in cards if card is not None]
        if len(held) == 3 and len({card.suit for card in held}) > 1:
            yield _miss(held, "miss.mixed")


NEAR_MISSES: Final[Mapping[str, Callable[[Situation], Iterator[NearMiss]]]] = {
    "trick-order": trick_order,
    "hole": with_a_hole,
    "not-held": one_card_short,
    "three": three_of_a_rank,
    "no-four": worthless_four,
    "plain-bela": plain_king_and_over,
    "half-bela": half_a_bela,
    "two": two_neighbours,
    "mixed": mixed_suits,
}
"""Every sort of near miss by the name of the mistake."""


def longest_run(hand: CardSet) -> str:
    """The longest run of neighbours in the hand, as codes; one card at least."""
    best: tuple[Card, ...] = ()
    for suit in Suit:
        for start, end in combinations(range(len(NATURAL_ORDER) + 1), 2):
            cards = tuple(Card(rank, suit) for rank in NATURAL_ORDER[start:end])
            if len(cards) > len(best) and hand.issuperset(cards):
                best = cards
    return cards_text(best)
