"""Cards worth leading and playing, the likeliest first."""

from functools import partial
from typing import Final

from tartli_core.tartli.solver.kernel.places import PLAIN, POINTS, TRUMP, TRUMPS
from tartli_core.tartli.solver.kernel.suits import ByLie, different, tops

Lead = int
"""A card worth leading: its place, and 32 times its promise (how early to try it)."""
PLACE: Final = 31
"""The bits of a lead that tell the place."""

Replies = tuple[list[int], list[int]]
"""Places of cards that win the trick, and of others."""


def leads(me: int, op: int, first: Lead | None = None) -> list[Lead]:
    """Cards worth leading; `first` is known to be good."""
    a, b, c, d = _LEADS
    found = [
        *a[(me & 255) << 8 | op & 255],
        *b[(me & 0xFF00) | op >> 8 & 255],
        *c[(me >> 8 & 0xFF00) | op >> 16 & 255],
        *d[(me >> 16 & 0xFF00) | op >> TRUMPS],
    ]
    found.sort(reverse=True)
    if first is not None:
        found.remove(first)
        found.insert(0, first)
    return found


def replies(me: int, op: int, led: int) -> Replies:
    """Cards of `op` worth playing to the card led (T-P4)."""
    shift = led & TRUMPS
    suit = op >> shift & 255
    if suit:
        return _FOLLOWED[led][suit << 8 | me >> shift & 255]
    if op >> TRUMPS:
        return _RUFFS[(op >> 16 & 0xFF00) | me >> TRUMPS]
    a, b, c = _DISCARDS
    losing = [
        *a[(op & 255) << 8 | me & 255],
        *b[(op & 0xFF00) | me >> 8 & 255],
        *c[(op >> 8 & 0xFF00) | me >> 16 & 255],
    ]
    if len(losing) > 1:
        losing.sort(key=POINTS.__getitem__)
    return [], losing


def _leads(shift: int, own: int, other: int) -> list[Lead]:
    """The leads of one suit.

    Args:
        shift: where the suit's byte begins.
        own: the suit in the hand on lead.
        other: in the other.
    """
    trump = shift == TRUMPS
    return [
        32 * _promise(s, own, other, trump) + shift + s
        for s in different(own, other, TRUMP if trump else PLAIN)
    ]


def _promise(strength: int, own: int, other: int, trump: bool) -> int:
    """How early to try a lead: sure tricks, then cheap cards, of suits soon played out.

    Trumps that the other cannot follow come last. The numbers were found by trial;
    they only order the search.
    """
    worth = (TRUMP if trump else PLAIN)[strength]
    if not other:
        return -30 if trump else 8 - worth
    if not other >> strength:
        return 16 - 4 * other.bit_count()
    count = len([*tops(own, other)])
    return -8 - worth - 4 * other.bit_count() - 8 * count


def _followed(led: int, suit: int, other: int) -> Replies:
    """The cards of a suit worth playing to one led of it: high, then low ones first.

    Args:
        led: the place of the card led.
        suit: in the hand that follows.
        other: in the leader's, without the card led.
    """
    shift, strength = led & TRUMPS, led & 7
    points = TRUMP if shift == TRUMPS else PLAIN
    tries = [*different(suit, other | 1 << strength, points)]
    winning = [shift + s for s in tries if s > strength]
    losing = [shift + s for s in reversed(tries) if s < strength]
    return winning, losing


def _ruffs(own: int, other: int) -> Replies:
    """The trumps worth playing to a plain card."""
    return [TRUMPS + s for s in different(own, other, TRUMP)], []


def _discards(shift: int, own: int, other: int) -> list[int]:
    """The cards of a plain suit worth playing to one of another."""
    return [shift + s for s in different(own, other, PLAIN)]


_SHIFTS: Final = (0, 8, 16, TRUMPS)
_LEADS: Final = [ByLie(partial(_leads, shift)) for shift in _SHIFTS]
_FOLLOWED: Final = [ByLie(partial(_followed, led)) for led in range(32)]
_RUFFS: Final = ByLie(_ruffs)
_DISCARDS: Final = [ByLie(partial(_discards, shift)) for shift in _SHIFTS[:3]]
