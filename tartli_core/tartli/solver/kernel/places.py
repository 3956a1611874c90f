"""Cards as places in a hand of 32 bits."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from tartli_core.tartli.cards import (
    PLAIN_ORDER,
    PLAIN_POINTS,
    TRUMP_ORDER,
    TRUMP_POINTS,
    Card,
    Suit,
)

TRUMPS: Final = 24
"""Where the byte of the trumps begins."""

PLAIN: Final = tuple(PLAIN_POINTS[rank] for rank in reversed(PLAIN_ORDER))
"""Points by strength, 0 to 7, in a plain suit."""
TRUMP: Final = tuple(TRUMP_POINTS[rank] for rank in reversed(TRUMP_ORDER))
"""The same in trumps."""
POINTS: Final = (*PLAIN, *PLAIN, *PLAIN, *TRUMP)
"""Points of each place."""


@cache
def places(trump: Suit) -> Mapping[Card, int]:
    """The place, 0 to 31, of every card."""
    plain = [suit for suit in Suit if suit is not trump]
    found = {}
    for number, suit in enumerate([*plain, trump]):
        ranks = TRUMP_ORDER if suit is trump else PLAIN_ORDER
        for strength, rank in enumerate(reversed(ranks)):
            found[Card(rank, suit)] = 8 * number + strength
    return found


def bits_of(cards: Iterable[Card], trump: Suit) -> int:
    """A hand as the search knows it."""
    place = places(trump)
    return sum(1 << place[card] for card in cards)


def wins(reply: int, led: int) -> bool:
    """Whether the second card takes the trick (T-P2)."""
    if reply >> 3 == led >> 3:
        return reply > led
    return reply >= TRUMPS


def has_sure_trick(own: int, other: int) -> bool:
    """Whether this hand wins a trick whatever is played (T-X12)."""
    own, other = own >> TRUMPS, other >> TRUMPS
    return own > other or own.bit_count() > other.bit_count()
