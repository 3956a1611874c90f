"""The suit marks of both packs, each told by its outline alone.

Every mark is drawn about the origin in a box of 24 by 24.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tartli_core.render.svg import disc, element, line, scaled, shape
from tartli_core.render.theme import INK, PEN
from tartli_core.tartli.cards import Suit
from tartli_core.text.glossary import Pack

BOX: Final = 24
"""Side of the square a mark is drawn in."""

ACORN: Final = "#6f4123"
CUP: Final = "#47602f"
LEAF: Final = "#6ea04a"
HEART: Final = "#c63f36"
BELL: Final = "#efb834"
BAND: Final = "#c8702f"
CLUB: Final = "#2f4a3c"
SPADE: Final = "#2b2520"
DIAMOND: Final = "#d8693a"


@dataclass(frozen=True, slots=True)
class Mark:
    """A suit mark: its colour, and its drawing as markup."""

    colour: str
    drawing: str


def _acorn() -> str:
    return (
        shape("M-7-1C-7 6-3 8 0 11.5C3 8 7 6 7-1Z", ACORN)
        + shape("M-9.5-1C-10-6-5-8.5 0-8.5S10-6 9.5-1Q9 1 0 1T-9.5-1Z", CUP)
        + line("M0-8.5Q0-10.5 2-11.5M-7-5L-4 1M-3-8L2 1M3-8L7 0")
    )


def _leaf() -> str:
    return shape(
        "M0-11.5C3-8 10.5-5 10.5 1.5S4 9 0 6.5C-4 9-10.5 8-10.5 1.5S-3-8 0-11.5Z",
        LEAF,
    ) + line("M0-5V11.5M-6 0Q-3 3.5 0 3.5T6 0M-4-4.5Q-2-1.5 0-1.5T4-4.5")


def _heart() -> str:
    return shape(
        "M0 11C-3 6.5-11 3-11-3.5C-11-7.5-8.5-9.5-6-9.5C-3-9.5-1-7.5 0-5"
        "C1-7.5 3-9.5 6-9.5C8.5-9.5 11-7.5 11-3.5C11 3 3 6.5 0 11Z",
        HEART,
    )


def _bell() -> str:
    return (
        element("circle", cy=-9.4, r=2)
        + disc(0, 1.4, 9.2, BELL)
        + shape("M-9.2.2Q0 3 9.2.2L9 3.4Q0 6-9 3.4Z", BAND)
        + line("M0 7.4V10.4")
        + disc(0, 7.2, 1, INK)
    )


def _club() -> str:
    return shape(
        "M-3.5 11C-1.5 9-.7 6.5-.8 3.5C-2.2 7-10.5 7.5-10.5 1.5C-10.5-2.5-6.5-4-3.8-2.2"
        "C-8.5-6-4-11.5 0-11.5S8.5-6 3.8-2.2C6.5-4 10.5-2.5 10.5 1.5"
        "C10.5 7.5 2.2 7 .8 3.5C.7 6.5 1.5 9 3.5 11Z",
        CLUB,
    )


def _spade() -> str:
    return shape(
        "M-3.5 11C-1.5 9-.7 7-.8 4.5C-3 8.5-10 8-10 2.5C-10-2.5-3-5.5 0-11.5"
        "C3-5.5 10-2.5 10 2.5C10 8 3 8.5 .8 4.5C.7 7 1.5 9 3.5 11Z",
        SPADE,
    )


def _diamond() -> str:
    return shape(
        "M0-11.5Q3.5-5 8.5 0Q3.5 5 0 11.5Q-3.5 5-8.5 0Q-3.5-5 0-11.5Z", DIAMOND
    )


MARKS: Final[Mapping[tuple[Pack, Suit], Mark]] = {
    ("hungarian", Suit.ACORNS): Mark(ACORN, _acorn()),
    ("hungarian", Suit.LEAVES): Mark(LEAF, _leaf()),
    ("hungarian", Suit.HEARTS): Mark(HEART, _heart()),
    ("hungarian", Suit.BELLS): Mark(BELL, _bell()),
    ("french", Suit.ACORNS): Mark(CLUB, _club()),
    ("french", Suit.LEAVES): Mark(SPADE, _spade()),
    ("french", Suit.HEARTS): Mark(HEART, _heart()),
    ("french", Suit.BELLS): Mark(DIAMOND, _diamond()),
}


def mark(suit: Suit, pack: Pack) -> str:
    """The mark about the origin, in its own box and with the pen as it is."""
    return MARKS[pack, suit].drawing


def pip(suit: Suit, pack: Pack, x: float, y: float, size: float) -> str:
    """The mark with its middle at x, y; the size is the side of its box."""
    return scaled(x, y, size / BOX, PEN, MARKS[pack, suit].drawing)
