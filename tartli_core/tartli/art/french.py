"""The number cards and aces of the French pack, in the usual layouts."""

from collections.abc import Mapping
from typing import Final

from tartli_core.render.svg import turned
from tartli_core.tartli.art.suits import pip
from tartli_core.tartli.cards import Rank, Suit

_COLUMNS: Final = ((34, 24), (66, 24), (34, 61), (66, 61))

UPPER: Final[Mapping[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.TEN: (*_COLUMNS, (50, 42.5)),
    Rank.NINE: _COLUMNS,
    Rank.EIGHT: ((34, 24), (66, 24), (50, 52)),
    Rank.SEVEN: ((34, 24), (66, 24)),
}
"""Pips standing upright above the middle; all of them again below, turned."""

MIDDLE: Final[Mapping[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.TEN: (),
    Rank.NINE: ((50, 80),),
    Rank.EIGHT: ((34, 80), (66, 80)),
    Rank.SEVEN: ((34, 80), (66, 80), (50, 52)),
}
"""Pips that are not repeated."""


def french_number_face(rank: Rank, suit: Suit) -> str:
    """The face of a French 10, 9, 8 or 7."""
    half = "".join(pip(suit, "french", x, y, 20) for x, y in UPPER[rank])
    middle = "".join(pip(suit, "french", x, y, 20) for x, y in MIDDLE[rank])
    return half + turned(50, 80, half) + middle


def french_ace_face(suit: Suit) -> str:
    """The face of a French ace: one large pip."""
    return pip(suit, "french", 50, 80, 54)
