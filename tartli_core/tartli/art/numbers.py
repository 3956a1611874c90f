"""The number cards of the Hungarian pack: two turned groups, numerals between."""

from collections.abc import Mapping
from typing import Final

from tartli_core.render.svg import line, turned
from tartli_core.tartli.art.roman import numeral
from tartli_core.tartli.art.suits import pip
from tartli_core.tartli.cards import Rank, Suit

GROUPS: Final[Mapping[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.TEN: ((36, 19), (64, 19), (50, 36.5), (36, 54), (64, 54)),
    Rank.NINE: ((36, 22), (64, 22), (36, 50), (64, 50)),
    Rank.EIGHT: ((36, 22), (64, 22), (36, 50), (64, 50)),
    Rank.SEVEN: ((50, 22), (36, 49), (64, 49)),
}
"""The upper group of pips; the lower one is the same, turned."""

_PIP: Final = 21


def number_face(rank: Rank, suit: Suit) -> str:
    """The face of a X, 9, 8 or 7; an odd one has a pip in the middle."""
    half = "".join(pip(suit, "hungarian", x, y, _PIP) for x, y in GROUPS[rank])
    half += numeral(rank, 23, 80, 10)
    odd = rank in (Rank.NINE, Rank.SEVEN)
    middle = pip(suit, "hungarian", 50, 80, _PIP) if odd else line("M44 80H56")
    return half + turned(50, 80, half) + middle
