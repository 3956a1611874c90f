"""The pack: cards, sets of cards, the three orders and the points (T-C1 to T-C6).

A card has no order of its own. Its place in a sequence, its strength in the
trump suit, its strength in a plain suit and its points are separate tables.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Final, Self

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.text.glossary import Names


class Suit(StrEnum):
    """One of the four suits; the value is its code letter (T-C1)."""

    __hash__ = str.__hash__  # the same, and faster than that of Enum

    ACORNS = "a"
    LEAVES = "l"
    HEARTS = "h"
    BELLS = "b"


class Rank(StrEnum):
    """One of the eight ranks; the value is its code letter (T-C2)."""

    __hash__ = str.__hash__

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
        NotationError: the text is not a, l, h or b.
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
        NotationError: the text is not A, K, O, U, X, 9, 8 or 7.
    """
    try:
        return Rank(text)
    except ValueError:
        raise NotationError(
            "{text!r} is not a rank: write A, K, O, U, X, 9, 8 or 7", text=text
        ) from None


_CARDS: Final[dict[tuple[Rank, Suit], "Card"]] = {}


@dataclass(frozen=True, slots=True, eq=False, init=False)
class Card:
    """One of the 32 cards, written rank + suit; each exists once.

    >>> Card.parse("Oa")
    Card.parse('Oa')
    >>> print(Card.parse("9h"), Card.parse("Oa").french)
    9h Q♣
    """

    rank: Rank
    suit: Suit

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        """The one card of this rank and suit.

        Raises:
            NotationError: not a rank and a suit.
        """
        card = _CARDS.get((rank, suit))
        return _new_card(str(rank), str(suit)) if card is None else card

    def __reduce__(self) -> tuple[type["Card"], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The card with this code, such as ``Oa`` or ``9h``.

        Raises:
            NotationError: the text is not a card code.
        """
        if len(text) == 2 and text[0] in _RANK_CODES and text[1] in _SUIT_CODES:
            return cls(Rank(text[0]), Suit(text[1]))
        raise NotationError(
            "{text!r} is not a card: write a rank (A, K, O, U, X, 9, 8 or 7) "
            "and a suit (a, l, h or b), such as Oa or 9h",
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


def _new_card(rank: str, suit: str) -> Card:
    """A card made for the first time."""
    card = object.__new__(Card)
    object.__setattr__(card, "rank", parse_rank(rank))
    object.__setattr__(card, "suit", parse_suit(suit))
    _CARDS[card.rank, card.suit] = card
    return card


_RANK_CODES: Final = frozenset(Rank)
_SUIT_CODES: Final = frozenset(Suit)

PACK: Final = tuple(Card(rank, suit) for suit in Suit for rank in NATURAL_ORDER)
"""All 32 cards: acorns, leaves, hearts, bells; each in natural order (T-C1)."""

_BIT: Final[Mapping[Card, int]] = {card: 1 << i for i, card in enumerate(PACK)}
_SUIT_BITS: Final[Mapping[Suit, int]] = {
    suit: 0xFF << 8 * i for i, suit in enumerate(Suit)
}


_SIX_TOPS: Final = 0x3F3F3F3F
"""A to 9 of every suit: the tops that a sequence can have."""


@cache
def _cards_of(bits: int) -> tuple[Card, ...]:
    """The cards of one suit's bits, in the order of `PACK`."""
    return tuple(card for i, card in enumerate(PACK) if bits >> i & 1)


SEVENS: Final[Mapping[Suit, Card]] = MappingProxyType(
    {suit: Card(Rank.SEVEN, suit) for suit in Suit}
)
"""The seven of each suit; that of trumps may be exchanged (T-P5)."""


class CardSet(Set[Card]):
    """An immutable set of cards that iterates in the order of `PACK`.

    It equals another `CardSet` only. Inside it is a bit mask; nothing else sees bits.

    >>> CardSet.parse("8a Oa Kl") - CardSet.parse("8a")
    CardSet.parse('Oa Kl')
    """

    __slots__ = ("_bits",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self._bits = _bits_of(cards)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The set written as codes separated by spaces; empty text, empty set.

        Raises:
            NotationError: a code is not a card.
            InvalidStateError: a card stands twice.
        """
        return cls(parse_cards(text))

    @classmethod
    def _of(cls, bits: int) -> "CardSet":
        cards = object.__new__(cls)
        cards._bits = bits
        return cards

    def of_suit(self, suit: Suit) -> "CardSet":
        """The cards of one suit."""
        return self._of(self._bits & _SUIT_BITS[suit])

    def with_card(self, card: Card) -> "CardSet":
        """The set and this card."""
        return self._of(self._bits | _BIT[card])

    def without_card(self, card: Card) -> "CardSet":
        """The set less this card."""
        return self._of(self._bits & ~_BIT[card])

    def common_ranks(self) -> tuple[Rank, ...]:
        """The ranks held in all four suits, in natural order (T-M2)."""
        bits = self._bits
        every = bits & bits >> 8 & bits >> 16 & bits >> 24 & 0xFF
        return tuple(card.rank for card in _cards_of(every))

    def run_tops(self) -> "CardSet":
        """The cards whose next two lower neighbours are in the set too (T-M1)."""
        bits = self._bits
        return self._of(bits & bits >> 1 & bits >> 2 & _SIX_TOPS)

    def issuperset(self, cards: Iterable[Card]) -> bool:
        """Whether every one of the cards is in the set."""
        return _bits_of(cards) & ~self._bits == 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self._bits & _BIT[card])

    def __iter__(self) -> Iterator[Card]:
        bits = self._bits
        return iter(
            _cards_of(bits & 0xFF)
            + _cards_of(bits & 0xFF00)
            + _cards_of(bits & 0xFF0000)
            + _cards_of(bits & 0xFF000000)
        )

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __bool__(self) -> bool:
        return self._bits != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self._bits == other._bits

    def __hash__(self) -> int:
        return hash(self._bits)

    def __ge__(self, other: Set[Card]) -> bool:
        bits = other._bits if isinstance(other, CardSet) else _bits_of(other)
        return bits & ~self._bits == 0

    def __le__(self, other: Set[Card]) -> bool:
        return self._bits & ~_bits_of(other) == 0

    def __and__(self, other: Iterable[Card]) -> "CardSet":
        return self._of(self._bits & _bits_of(other))

    def __or__(self, other: Set[Card]) -> "CardSet":  # type: ignore[override]
        return self._of(self._bits | _bits_of(other))

    def __sub__(self, other: Iterable[Card]) -> "CardSet":
        return self._of(self._bits & ~_bits_of(other))

    def __reduce__(self) -> tuple[type["CardSet"], tuple[tuple[Card, ...]]]:
        return CardSet, (tuple(self),)

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        """The ranks held in a suit, in natural order (T-C2)."""
        return tuple(card.rank for card in self.of_suit(suit))

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


def _bits_of(cards: Iterable[Card]) -> int:
    if isinstance(cards, CardSet):
        return cards._bits
    bits = 0
    for card in cards:
        bits |= _BIT[card]
    return bits


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


def check_different(cards: Iterable[Card | None]) -> None:
    """Pass if no card stands twice; None stands for one that is not known.

    Raises:
        InvalidStateError: one does.
    """
    counts = Counter(card for card in cards if card is not None)
    twice = CardSet(card for card, count in counts.items() if count > 1)
    if twice:
        raise InvalidStateError(
            "{cards} stands more than once: the pack has one of each", cards=twice
        )


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


_TRUMP_PLACE: Final = {rank: place for place, rank in enumerate(TRUMP_ORDER)}
_PLAIN_PLACE: Final = {rank: place for place, rank in enumerate(PLAIN_ORDER)}


def beats(second: Card, led: Card, trump: Suit) -> bool:
    """Whether the second card of a trick takes it from the card led (T-P2).

    >>> beats(Card.parse("7a"), Card.parse("Al"), Suit.ACORNS)
    True
    """
    if second.suit is not led.suit:
        return second.suit is trump
    places = _TRUMP_PLACE if led.suit is trump else _PLAIN_PLACE
    return places[second.rank] < places[led.rank]


def must_follow(hand: CardSet, led: Card, trump: Suit) -> CardSet:
    """The cards that may be played to the card led from trick 8 on (T-P4)."""
    return hand.of_suit(led.suit) or hand.of_suit(trump) or hand


def taker_of(lead: int, led: Card, second: Card, trump: Suit) -> int:
    """Who takes the trick, 0 or 1 (T-P2).

    Args:
        lead: who led.
        led: the card led.
        second: the card of the other player.
        trump: the trump suit.
    """
    return 1 - lead if beats(second, led, trump) else lead


_POINTS: Final = {trump: {card: card.points(trump) for card in PACK} for trump in Suit}


def trick_points(cards: Iterable[Card], trump: Suit) -> int:
    """Points of the cards of a trick, without the last trick's ten (T-C3 to T-C5)."""
    points = _POINTS[trump]
    return sum([points[card] for card in cards])
