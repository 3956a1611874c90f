"""Melds: sequences, vannak and béla, and which of them a hand holds (T-M1 to T-M3)."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    NATURAL_PLACE,
    PACK,
    Card,
    CardSet,
    Rank,
    Suit,
    parse_cards,
    parse_rank,
    parse_suit,
)
from tartli_core.tartli.rules import Rules

SHORTEST: Final = 3
"""Cards in the shortest sequence (T-M1)."""

SEQUENCE_POINTS: Final = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}
"""Points of a sequence by its length (T-M1)."""

VANNAK_POINTS: Final = {
    Rank.OVER: 200,
    Rank.NINE: 150,
    Rank.ACE: 100,
    Rank.TEN: 100,
    Rank.KING: 100,
    Rank.UNDER: 100,
}
"""Points of four of a rank; eights and sevens are no meld (T-M2)."""

BELA_POINTS: Final = 40
"""Points of the trump king and Over (T-M3)."""


@dataclass(frozen=True, slots=True)
class Sequence:
    """Three to eight cards of one suit, adjacent in natural order (T-M1).

    >>> str(Sequence(Suit.ACORNS, Rank.OVER, 3))
    'Oa Ua Xa'
    """

    suit: Suit
    top: Rank
    length: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "suit", parse_suit(self.suit))
        object.__setattr__(self, "top", parse_rank(self.top))
        if not SHORTEST <= self.length <= 8 - NATURAL_PLACE[self.top]:
            raise NotationError(
                "no sequence has {length} cards from {top} down: three or more, "
                "and none below the seven",
                length=self.length,
                top=f"{self.top}{self.suit}",
            )

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, high to low in natural order."""
        return tuple(self.card_set)

    @property
    def card_set(self) -> CardSet:
        """The cards as a set."""
        return _sequence_cards(self)

    @property
    def bottom(self) -> Rank:
        """The lowest rank."""
        return NATURAL_ORDER[NATURAL_PLACE[self.top] + self.length - 1]

    @property
    def points(self) -> int:
        """20, 50 or 100 points (T-M1)."""
        return SEQUENCE_POINTS[self.length]

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


@cache
def _sequence_cards(sequence: Sequence) -> CardSet:
    start = NATURAL_PLACE[sequence.top]
    ranks = NATURAL_ORDER[start : start + sequence.length]
    return CardSet(Card(rank, sequence.suit) for rank in ranks)


@dataclass(frozen=True, slots=True)
class Vannak:
    """All four cards of a rank from ace to nine (T-M2), written as its letter."""

    rank: Rank

    def __post_init__(self) -> None:
        object.__setattr__(self, "rank", parse_rank(self.rank))
        if self.rank not in VANNAK_POINTS:
            raise NotationError(
                "four of rank {rank!r} are no meld: only four A, K, O, U, X or 9",
                rank=str(self.rank),
            )

    @property
    def cards(self) -> tuple[Card, ...]:
        """The four cards, suits in the order of the pack."""
        return tuple(Card(self.rank, suit) for suit in Suit)

    @property
    def points(self) -> int:
        """100, 150 or 200 points (T-M2)."""
        return VANNAK_POINTS[self.rank]

    def __str__(self) -> str:
        return str(self.rank)


@dataclass(frozen=True, slots=True)
class Bela:
    """The trump king and Over (T-M3), written ``bela``."""

    trump: Suit

    def __post_init__(self) -> None:
        object.__setattr__(self, "trump", parse_suit(self.trump))

    @property
    def cards(self) -> tuple[Card, ...]:
        """King, then Over."""
        return Card(Rank.KING, self.trump), Card(Rank.OVER, self.trump)

    @property
    def points(self) -> int:
        """40 points (T-M3)."""
        return BELA_POINTS

    def __str__(self) -> str:
        return "bela"


_RUNS: Final = {
    top: tuple(
        (sequence, sequence.card_set)
        for length in range(SHORTEST, 9 - NATURAL_PLACE[top.rank])
        for sequence in [Sequence(top.suit, top.rank, length)]
    )
    for top in PACK
}
"""Every sequence with its cards by its top card, from short to long."""

Meld = Sequence | Vannak | Bela


def parse_sequence(text: str) -> Sequence:
    """The sequence with these cards, in any order.

    Raises:
        NotationError: a code is not a card, or the cards are no sequence.
        InvalidStateError: a card stands twice.
    """
    cards = sorted(parse_cards(text), key=lambda card: NATURAL_PLACE[card.rank])
    if len(cards) < SHORTEST:
        raise NotationError(
            "{text!r} is not a sequence: it needs three cards or more", text=text
        )
    if len({card.suit for card in cards}) > 1:
        raise NotationError(
            "{text!r} is not a sequence: its cards are of more than one suit", text=text
        )
    places = [NATURAL_PLACE[card.rank] for card in cards]
    for above, below in pairwise(places):
        if below != above + 1:
            hole = Card(NATURAL_ORDER[above + 1], cards[0].suit)
            raise NotationError(
                "{text!r} is not a sequence: {hole} is missing (A K O U X 9 8 7)",
                text=text,
                hole=hole,
            )
    return Sequence(cards[0].suit, cards[0].rank, len(cards))


def parse_meld(text: str, trump: Suit) -> Meld:
    """A meld as ``str()`` writes it: a sequence's cards, a rank letter or ``bela``.

    Raises:
        NotationError: the text is none of these.
        InvalidStateError: a card stands twice.
    """
    stripped = text.strip()
    if stripped == "bela":
        return Bela(trump)
    if len(stripped) == 1:
        return Vannak(parse_rank(stripped))
    return parse_sequence(stripped)


def find_sequences(cards: Iterable[Card]) -> tuple[Sequence, ...]:
    """Every sequence within the cards, parts of longer ones too (T-M1).

    Suits in the order of the pack; then by top card from high to low; then by
    length from short to long.
    """
    held = CardSet(cards)
    tops = held.run_tops()
    if not tops:
        return ()
    found = []
    for top in tops:
        for sequence, run in _RUNS[top]:
            if not held >= run:
                break
            found.append(sequence)
    return tuple(found)


def find_fours(cards: Iterable[Card], rules: Rules) -> tuple[Vannak, ...]:
    """Every vannak within the cards, ranks in natural order (T-M2)."""
    ranks = CardSet(cards).common_ranks()
    if not ranks:
        return ()
    return tuple(
        Vannak(rank)
        for rank in ranks
        if rank in VANNAK_POINTS and (rank is not Rank.NINE or rules.nines_vannak)
    )


def holds_bela(cards: Iterable[Card], trump: Suit) -> bool:
    """Whether the cards hold the trump king and Over (T-M3)."""
    return CardSet(cards).issuperset(Bela(trump).cards)


def find_melds(cards: Iterable[Card], trump: Suit, rules: Rules) -> tuple[Meld, ...]:
    """Every meld within the cards: sequences, then vannak, then béla."""
    held = CardSet(cards)
    bela = (Bela(trump),) if holds_bela(held, trump) else ()
    return (*find_sequences(held), *find_fours(held, rules), *bela)


def check_counts(meld: Meld, rules: Rules) -> None:
    """Pass if the rule set knows the meld (T-M2).

    Raises:
        NotationError: it is four nines, and they are no meld under these rules.
    """
    nines = isinstance(meld, Vannak) and meld.rank is Rank.NINE
    if nines and not rules.nines_vannak:
        raise NotationError(
            "{meld!r}: four nines are no meld under these rules (nines_vannak=no)",
            meld=str(meld),
        )


def check_held(meld: Meld, hand: Set[Card]) -> None:
    """Pass if every card of the meld is in the hand.

    Raises:
        InvalidStateError: one is not.
    """
    missing = CardSet(meld.cards) - hand
    if missing:
        raise InvalidStateError(
            "the meld {meld!r} needs {missing}, which the hand {hand!r} does not hold",
            meld=str(meld),
            missing=missing,
            hand=str(hand),
        )
