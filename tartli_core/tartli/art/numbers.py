"""The number cards of the Hungarian pack: two turned groups, numerals between."""

from collections.abc import Mapping
from typing import Final

from tartli_core.render.svg import dot, turned
from tartli_core.render.theme import INK
from tartli_core.tartli.art.roman import numeral
from tartli_core.tartli.art.suits import pip
from tartli_core.tartli.cards import Rank, Suit

GROUPS: Final[Mapping[Rank, tuple[tuple[int, float], ...]]] = {
    Rank.TEN: ((-1, 19), (1, 19), (0, 36.5), (-1, 54), (1, 54)),
    Rank.NINE: ((-1, 22), (1, 22), (-1, 50), (1, 50)),
    Rank.EIGHT: ((-1, 22), (1, 22), (-1, 50), (1, 50)),
    Rank.SEVEN: ((0, 22), (-1, 49), (1, 49)),
}
"""The upper group of pips as column and height; the lower one is the same, turned."""


def number_face(rank: Rank, suit: Suit, *, corners: bool) -> str:
    """The face of a X, 9, 8 or 7; an odd one has a pip in the middle.

    Without corner letters the columns stand farther apart.
    """
    spread, size = (13.5, 20) if corners else (17, 22)

    def mark(column: float, y: float) -> str:
        return pip(suit, "hungarian", 50 + spread * column, y, size)

    half = "".join(mark(*place) for place in GROUPS[rank])
    if rank in (Rank.NINE, Rank.SEVEN):
        half += numeral(rank, 24, 80, 10)
        middle = mark(0, 80)
    else:
        half += numeral(rank, 31, 80, 10)
        middle = dot(50, 80, 1.4, INK)
    return half + turned(50, 80, half) + middle
