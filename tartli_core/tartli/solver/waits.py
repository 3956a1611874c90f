"""What the cards one keeps are worth with so many draws to come (T-X5).

Under stated assumptions: nothing more is thrown, and each draw is any of the unseen
cards alike. Exact: the best sequence suit by suit, the best vannak rank by rank.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import combinations
from math import comb
from operator import add
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, Card, CardSet, Rank, Suit
from tartli_core.tartli.melds import (
    BELA_POINTS,
    Bela,
    Meld,
    find_fours,
    find_melds,
    find_sequences,
)
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.state import LAST_DRAWING_TRICK

MOST_DRAWS: Final = LAST_DRAWING_TRICK
"""Cards a player draws in a deal, one after each of tricks 1 to 7 (T-P3)."""

Draws = Counter[tuple[int, int]]
"""Ways to draw so many cards that bring so many points, by both."""


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
    total = comb(len(unseen), draws)
    chances = tuple(_chances(held, unseen, draws, trump, rules))
    suits = [FULL_PACK.of_suit(suit) for suit in Suit]
    ranks = [CardSet(Card(rank, suit) for suit in Suit) for rank in Rank]
    one = rules.sequences_per_trick == "1"
    sequences = _sum(suits, held, unseen, draws, _best_sequence, max if one else add)
    fours = _sum(ranks, held, unseen, draws, lambda c: _best_vannak(c, rules), max)
    bela = dict(chances).get(Bela(trump), Fraction(0))
    return Waits(Fraction(sequences + fours, total) + BELA_POINTS * bela, chances)


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
    _unseen(held, gone, draws)
    left = [
        (card, find_waits(held - [card], gone | CardSet([card]), draws, trump, rules))
        for card in held
    ]
    worth = [(card, waits.points) for card, waits in left]
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
    points: Callable[[CardSet], int],
    together: Callable[[int, int], int],
) -> int:
    """The points of all ways to draw, added up.

    Args:
        groups: the pack in parts, each of which has points of its own.
        held: the cards kept.
        unseen: those that may be drawn.
        draws: how many are drawn.
        points: what the cards of one group bring.
        together: what two groups bring together.
    """
    parts = (_draws(held & group, unseen & group, draws, points) for group in groups)
    start: Draws = Counter({(0, 0): 1})
    ways = reduce(lambda one, other: _joined(one, other, draws, together), parts, start)
    return sum(won * n for (drawn, won), n in ways.items() if drawn == draws)


def _draws(
    held: CardSet, unseen: CardSet, draws: int, points: Callable[[CardSet], int]
) -> Draws:
    return Counter(
        (size, points(held | CardSet(drawn)))
        for size in range(min(draws, len(unseen)) + 1)
        for drawn in combinations(unseen, size)
    )


def _joined(
    one: Draws, other: Draws, draws: int, together: Callable[[int, int], int]
) -> Draws:
    joined: Draws = Counter()
    for (size, points), ways in one.items():
        for (more, others), number in other.items():
            if size + more <= draws:
                joined[size + more, together(points, others)] += ways * number
    return joined


def _best_sequence(cards: CardSet) -> int:
    return max((sequence.points for sequence in find_sequences(cards)), default=0)


def _best_vannak(cards: CardSet, rules: Rules) -> int:
    return max((four.points for four in find_fours(cards, rules)), default=0)
