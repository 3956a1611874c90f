"""The pack: cards, sets of cards, the three orders and the points (T-C1 to T-C6).

A card has no order of its own. Its place in a sequence, its strength in the
trump suit, its strength in a plain suit and its points are separate tables.
"""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Self

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.text.glossary import Names


class Suit(StrEnum):
    """One of the four suits; the value is its code letter (T-C1)."""

    ACORNS = "a"
    LEAVES = "l"
    HEARTS = "h"
    BELLS = "b"


class Rank(StrEnum):
    """One of the eight ranks; the value is its code letter (T-C2)."""

    ACE = "A"
    KING = "K"
    OVER = "O"
    UNDER = "U"
    TEN = "X"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"


NATURAL_ORDER: Final = tuple(Rank(code) for code in "AKOUX987")
"""Ranks high to low as sequences use them (T-C2)."""

TRUMP_ORDER: Final = tuple(Rank(code) for code in "O9AXKU87")
"""Trick strength in the trump suit, high to low (T-C3)."""

PLAIN_ORDER: Final = tuple(Rank(code) for code in "AXKOU987")
"""Trick strength in a plain suit, high to low (T-C4)."""

TRUMP_POINTS: Final[Mapping[Rank, int]] = MappingProxyType(
    {
        Rank.OVER: 20,
        Rank.NINE: 14,
        Rank.ACE: 11,
        Rank.TEN: 10,
        Rank.KING: 4,
        Rank.UNDER: 2,
        Rank.EIGHT: 0,
        Rank.SEVEN: 0,
    }
)
"""Points of the trump cards, 61 in all (T-C3)."""

PLAIN_POINTS: Final[Mapping[Rank, int]] = MappingProxyType(
    {
        Rank.ACE: 11,
        Rank.TEN: 10,
        Rank.KING: 4,
        Rank.OVER: 3,
        Rank.UNDER: 2,
        Rank.NINE: 0,
        Rank.EIGHT: 0,
        Rank.SEVEN: 0,
    }
)
"""Points of the cards of a plain suit, 30 in all (T-C4)."""

LAST_TRICK_POINTS: Final = 10
"""What the 16th trick is worth besides its cards (T-C5)."""

HAND_SIZE: Final = 9
"""Cards a player holds (T-D2)."""

NATURAL_PLACE: Final[Mapping[Rank, int]] = MappingProxyType(
    {rank: place for place, rank in enumerate(NATURAL_ORDER)}
)
"""Place of a rank in a sequence: 0 for the ace, 7 for the seven (T-C2)."""


def parse_suit(text: str) -> Suit:
    """The suit with this code letter.

    Raises:
        NotationError: the text is not one of a, l, h, b.
    """
    try:
        return Suit(text)
    except ValueError:
        raise NotationError(
            "{text!r} is not a suit: write a (acorns), l (leaves), h (hearts) "
            "or b (bells)",
            text=text,
        ) from None


def parse_rank(text: str) -> Rank:
    """The rank with this code letter.

    Raises:
        NotationError: the text is not one of A K O U X 9 8 7.
    """
    try:
        return Rank(text)
    except ValueError:
        raise NotationError(
            "{text!r} is not a rank: write one of A K O U X 9 8 7", text=text
        ) from None


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 32 cards, written rank + suit.

    >>> Card.parse("Oa")
    Card.parse('Oa')
    >>> print(Card.parse("9h"), Card.parse("Oa").french)
    9h Q♣
    """

    rank: Rank
    suit: Suit

    @classmethod
    def parse(cls, text: str) -> Self:
        """The card with this code, such as ``Oa`` or ``9h``.

        Raises:
            NotationError: the text is not a card code.
        """
        if len(text) == 2 and text[0] in _RANK_CODES and text[1] in _SUIT_CODES:
            return cls(Rank(text[0]), Suit(text[1]))
        raise NotationError(
            "{text!r} is not a card: write a rank (A K O U X 9 8 7) "
            "and a suit (a l h b), such as Oa or 9h",
            text=text,
        )

    @property
    def french(self) -> str:
        """The French card that stands for this one, such as ``Q♣`` (T-C6)."""
        return Names("en", "french").code(str(self))

    def points(self, trump: Suit) -> int:
        """Points in a trick, 0 to 20 (T-C3, T-C4)."""
        table = TRUMP_POINTS if self.suit is trump else PLAIN_POINTS
        return table[self.rank]

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


_RANK_CODES: Final = frozenset(Rank)
_SUIT_CODES: Final = frozenset(Suit)

PACK: Final = tuple(Card(rank, suit) for suit in Suit for rank in NATURAL_ORDER)
"""All 32 cards: acorns, leaves, hearts, bells; each in natural order (T-C1)."""

_BIT: Final[Mapping[Card, int]] = {card: 1 << i for i, card in enumerate(PACK)}


class CardSet(Set[Card]):
    """An immutable set of cards that iterates in the order of `PACK`.

    >>> CardSet.parse("8a Oa Kl") - CardSet.parse("8a")
    CardSet.parse('Oa Kl')
    """

    __slots__ = ("_bits",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= _BIT[card]
        self._bits = bits

    @classmethod
    def parse(cls, text: str) -> Self:
        """The set written as codes separated by spaces; empty text, empty set.

        Raises:
            NotationError: a code is not a card.
            InvalidStateError: a card stands twice.
        """
        return cls(parse_cards(text))

    def issuperset(self, cards: Iterable[Card]) -> bool:
        """Whether every one of the cards is in the set."""
        return all(card in self for card in cards)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self._bits & _BIT[card])

    def __iter__(self) -> Iterator[Card]:
        return (card for i, card in enumerate(PACK) if self._bits >> i & 1)

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __hash__(self) -> int:
        return self._hash()

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        """The ranks held in a suit, in natural order (T-C2)."""
        return tuple(card.rank for card in self if card.suit is suit)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


FULL_PACK: Final = CardSet(PACK)
"""The whole pack as a set."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards in the order written, as codes separated by spaces.

    Raises:
        NotationError: a code is not a card.
        InvalidStateError: a card stands twice.
    """
    cards = tuple(Card.parse(code) for code in text.split())
    for card in cards:
        if cards.count(card) > 1:
            raise InvalidStateError(
                "{card} stands more than once in {text!r}: the pack has one of each",
                card=card,
                text=text,
            )
    return cards


def parse_hand(text: str) -> CardSet:
    """A player's hand: one to nine different cards (T-D2).

    Raises:
        NotationError: a code is not a card.
        InvalidStateError: no card, a card twice, or more than nine.
    """
    hand = CardSet.parse(text)
    if not 1 <= len(hand) <= HAND_SIZE:
        raise InvalidStateError(
            "{count} cards in {text!r}: a hand has one to {most}",
            count=len(hand),
            text=text,
            most=HAND_SIZE,
        )
    return hand


def beats(second: Card, led: Card, trump: Suit) -> bool:
    """Whether the second card of a trick takes it from the card led (T-P2).

    >>> beats(Card.parse("7a"), Card.parse("Al"), Suit.ACORNS)
    True
    """
    if second.suit is not led.suit:
        return second.suit is trump
    order = TRUMP_ORDER if led.suit is trump else PLAIN_ORDER
    return order.index(second.rank) < order.index(led.rank)


def trick_points(cards: Iterable[Card], trump: Suit) -> int:
    """Points of the cards of a trick, without the last trick's ten (T-C3 to T-C5)."""
    return sum(card.points(trump) for card in cards)
