"""The points that are sure to come, told from the hands at a glance."""

from typing import Final

from tartli_core.tartli.solver.kernel.places import PLAIN, TRUMP, TRUMPS
from tartli_core.tartli.solver.kernel.suits import ByLie, strengths, tops


def bounds(me: int, op: int, rest: int) -> tuple[int, int]:
    """Least and most points that the player on lead can still get, quickly.

    Trumps above all of the other's are sure to take a trick each. On lead one can
    cash them, and top plain cards while the other must follow; if the trumps draw
    the other's last one, all top plain cards. Each time the other gives up at
    least their cheapest card of the suit.
    """
    drawn, least, lost = _TRUMPS[(me >> 16 & 0xFF00) | op >> TRUMPS]
    plain = (
        _PLAIN[(me & 255) << 8 | op & 255]
        + _PLAIN[(me & 0xFF00) | op >> 8 & 255]
        + _PLAIN[(me >> 8 & 0xFF00) | op >> 16 & 255]
    )
    if not drawn:
        return least + (plain >> 8 & 255), rest - lost
    if not plain & 255:
        return rest, rest - lost
    return least + (plain >> 16), rest - lost


def _of_trumps(own: int, other: int) -> tuple[bool, int, int]:
    """Whether the top trumps draw all of the other's, what they bring, what is lost."""
    count = len([*tops(own, other)])
    drawn = count >= other.bit_count()
    lost = sum(TRUMP[s] for s in tops(other, own))
    if drawn:
        return drawn, sum(TRUMP[s] for s in strengths(own | other)), lost
    return drawn, _cashed(own, other, TRUMP, count), lost


def _of_plain(own: int, other: int) -> int:
    """Three numbers of a byte each, so that those of three suits add up at once.

    From the lowest: cards that are not top; points cashed while the other follows;
    points cashed in all.
    """
    count = len([*tops(own, other)])
    followed = _cashed(own, other, PLAIN, other.bit_count())
    everything = _cashed(own, other, PLAIN, count)
    return everything << 16 | followed << 8 | own.bit_count() - count


def _cashed(own: int, other: int, points: tuple[int, ...], most: int) -> int:
    """Points that leading one's top cards of a suit surely brings.

    Args:
        own: the suit in the hand of the player on lead.
        other: in the other hand.
        points: of each strength.
        most: how many tricks may be led.
    """
    led = sorted((points[s] for s in tops(own, other)), reverse=True)[:most]
    follow = sorted(points[s] for s in strengths(other))
    return sum(led) + sum(follow[: len(led)])


_TRUMPS: Final = ByLie(_of_trumps)
_PLAIN: Final = ByLie(_of_plain)
