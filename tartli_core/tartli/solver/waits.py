"""What the cards one keeps are worth with so many draws to come (T-X5).

Under stated assumptions: nothing more is thrown, and each draw is any of the unseen
cards alike. Exact: the best sequence suit by suit, the best vannak rank by rank.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, Card, CardSet, Rank, Suit
from tartli_core.tartli.melds import (
    BELA_POINTS,
    SEQUENCE_POINTS,
    VANNAK_POINTS,
    Bela,
    Meld,
    find_melds,
    find_sequences,
)
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.state import LAST_DRAWING_TRICK

MOST_DRAWS: Final = LAST_DRAWING_TRICK
"""Cards a player draws in a deal, one after each of tricks 1 to 7 (T-P3)."""

Points = Callable[[CardSet], int]
"""What the cards of a group bring."""

_RANKS: Final = {rank: CardSet(Card(rank, suit) for suit in Suit) for rank in Rank}

_DIGIT: Final = len(FULL_PACK)
"""Bits of a digit: no set of cards can be drawn in more than 2 ** 32 ways."""


@dataclass(frozen=True, slots=True)
class Waits:
    """What can become of the cards kept.

    Attributes:
        points: the expected points of the best announcement after the draws: one
            sequence (`per_suit`: one a suit), one vannak and béla (T-M4).
        chances: each meld that can then be held, in the order of `find_melds`,
            with its chance, above 0 and up to 1.
    """

    points: Fraction
    chances: tuple[tuple[Meld, Fraction], ...]


def find_waits(
    kept: Set[Card], seen: Set[Card], draws: int, trump: Suit, rules: Rules
) -> Waits:
    """Expected meld points of the cards kept and the draws, and each meld's chance.

    Args:
        kept: the cards in hand that are not given up.
        seen: all other cards that cannot be drawn: thrown, played, the indicator.
        draws: how many cards are drawn, 0 to 7.
        trump: the trump suit.
        rules: the rule set.

    Raises:
        InvalidStateError: a card is both kept and seen, the number of draws is not
            0 to 7, or fewer cards than that are unseen.

    >>> hearts = CardSet.parse("Uh Xh")
    >>> waits = find_waits(hearts, CardSet(), 1, Suit.ACORNS, Rules.preset("austrian"))
    >>> [(str(meld), str(chance)) for meld, chance in waits.chances], waits.points
    ([('Oh Uh Xh', '1/30'), ('Uh Xh 9h', '1/30')], Fraction(4, 3))
    """
    held = CardSet(kept)
    unseen = _unseen(held, CardSet(seen), draws)
    points = draw_points(kept, seen, draws, trump, rules)
    return Waits(
        Fraction(points, comb(len(unseen), draws)),
        tuple(_chances(held, unseen, draws, trump, rules)),
    )


def draw_points(
    kept: Set[Card], seen: Set[Card], draws: int, trump: Suit, rules: Rules
) -> int:
    """The points of the best announcement, added up over all ways to draw.

    For the arguments and errors see `find_waits`.
    """
    held = CardSet(kept)
    unseen = _unseen(held, CardSet(seen), draws)
    suits = [FULL_PACK.of_suit(suit) for suit in Suit]
    together = [suits] if rules.sequences_per_trick == "1" else [[s] for s in suits]
    fours = [_RANKS[rank] for rank in VANNAK_POINTS]
    if not rules.nines_vannak:
        fours.remove(_RANKS[Rank.NINE])
    missing = len(CardSet(Bela(trump).cards) - held)
    bela = 0
    if CardSet(Bela(trump).cards) <= held | unseen and missing <= draws:
        bela = BELA_POINTS * comb(len(unseen) - missing, draws - missing)
    return (
        sum(_sum(part, held, unseen, draws, _best_sequence) for part in together)
        + _sum(fours, held, unseen, draws, _best_vannak)
        + bela
    )


def giving_up(
    hand: Set[Card], seen: Set[Card], draws: int, trump: Suit, rules: Rules
) -> tuple[tuple[Card, Fraction], ...]:
    """What the rest is worth if this card is given up, the best card first.

    Among equals the first in the order of the pack comes first. The card given up
    is not drawn again; for the arguments see `find_waits`.

    Raises:
        InvalidStateError: as `find_waits`.
    """
    held, gone = CardSet(hand), CardSet(seen)
    ways = comb(len(_unseen(held, gone, draws)), draws)
    worth = [
        (card, Fraction(draw_points(held - [card], thrown, draws, trump, rules), ways))
        for card in held
        for thrown in [gone.with_card(card)]
    ]
    return tuple(sorted(worth, key=lambda pair: -pair[1]))


def _unseen(kept: CardSet, seen: CardSet, draws: int) -> CardSet:
    """The cards that may be drawn."""
    both = kept & seen
    if both:
        raise InvalidStateError(
            "{both} stands both in the hand {hand!r} and among the cards seen",
            both=both,
            hand=str(kept),
        )
    unseen = FULL_PACK - kept - seen
    if not 0 <= draws <= min(MOST_DRAWS, len(unseen)):
        raise InvalidStateError(
            "{draws} draws: one draws 0 to {most} cards, and {unseen} are unseen",
            draws=draws,
            most=MOST_DRAWS,
            unseen=len(unseen),
        )
    return unseen


def _chances(
    held: CardSet, unseen: CardSet, draws: int, trump: Suit, rules: Rules
) -> Iterator[tuple[Meld, Fraction]]:
    total = comb(len(unseen), draws)
    for meld in find_melds(held | unseen, trump, rules):
        missing = len(CardSet(meld.cards) - held)
        if missing <= draws:
            ways = comb(len(unseen) - missing, draws - missing)
            yield meld, Fraction(ways, total)


def _sum(
    groups: Iterable[CardSet],
    held: CardSet,
    unseen: CardSet,
    draws: int,
    points: Points,
) -> int:
    """The points of the best group, added up over all ways to draw.

    Args:
        groups: parts of the pack, each of which has points of its own.
        held: the cards kept.
        unseen: those that may be drawn.
        draws: how many are drawn.
        points: what the cards of one group bring, one of `_LEVELS` or 0.
    """
    parts = [(held & group, unseen & group) for group in groups]
    others = _free(len(unseen) - sum(len(drawn) for _, drawn in parts))
    ways = [_ways_below(*part, points) for part in parts]
    total = below = 0
    for level, *counts in zip(_LEVELS[points], *ways, strict=True):
        fewer = (prod(counts) * others) >> draws * _DIGIT & (1 << _DIGIT) - 1
        total += (level - below) * (comb(len(unseen), draws) - fewer)
        below = level
    return total


@lru_cache(maxsize=1 << 14)
def _ways_below(held: CardSet, unseen: CardSet, points: Points) -> tuple[int, ...]:
    """For each level: in how many ways what is drawn of a group stays below it.

    One number for all sizes of what is drawn: the ways to draw so many cards are
    the digit of that place (`_DIGIT`). So the product of two groups' numbers is
    that of both together.
    """
    ways = [0] * len(_LEVELS[points])
    for size in range(len(unseen) + 1):
        for drawn in combinations(unseen, size):
            brought = points(held | CardSet(drawn))
            for place, level in enumerate(_LEVELS[points]):
                if brought < level:
                    ways[place] += 1 << size * _DIGIT
    return tuple(ways)


def _free(cards: int) -> int:
    """The same number of ways where any of so many cards may be drawn."""
    return int((1 + (1 << _DIGIT)) ** cards)


def _best_sequence(cards: CardSet) -> int:
    return max((sequence.points for sequence in find_sequences(cards)), default=0)


def _best_vannak(cards: CardSet) -> int:
    return max((VANNAK_POINTS.get(rank, 0) for rank in cards.common_ranks()), default=0)


_LEVELS: Final[Mapping[Points, list[int]]] = {
    _best_sequence: sorted({*SEQUENCE_POINTS.values()}),
    _best_vannak: sorted({*VANNAK_POINTS.values()}),
}
"""The points that a sequence or vannak can bring, from low to high."""
