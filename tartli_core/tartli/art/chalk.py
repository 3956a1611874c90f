"""Chalk marks on a slate (T-K1, T-K2); which signs these are: `tartli.chalk`.

A sign is a tuple of strokes, drawn in this order. One that another grows into by
one more stroke shares all its strokes, so these stay where they were.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from tartli_core.render.svg import Attribute, element, line, moved, picture
from tartli_core.tartli.chalk import Marks, Sign, Style
from tartli_core.text.say import Say

SLATE: Final = "#22302a"
CHALK: Final = "#f3f1e7"
WOOD: Final = "#8a6a48"

_ARM: Final = "M14 30 26 1"
_ARC: Final = "M22 3.6A14 14 0 1 0 22 28.4"
_UPRIGHTS: Final = ("M4 1 5 31", "M13 2 12.5 30", "M21 1 21.5 31", "M29.5 2 29 30")

STROKES: Final[Mapping[Sign, tuple[str, ...]]] = {
    Sign.STROKE: _UPRIGHTS[:1],
    Sign.ARM: (_ARM,),
    Sign.VEE: (_ARM, "M2 1 14 30"),
    Sign.ARC: (_ARC,),
    Sign.CIRCLE: (_ARC, "M22 3.6A14 14 0 0 1 22 28.4"),
    Sign.TRIANGLE: (_ARM, "M2 1 14 30", "M0 1.5 28 .5"),
    Sign.BUNDLE: (*_UPRIGHTS, "M-2 25 35 7"),
}
"""The strokes of each sign, in a box 32 high."""

_WIDTHS: Final[Mapping[Sign, int]] = {
    Sign.STROKE: 9,
    Sign.ARM: 28,
    Sign.VEE: 28,
    Sign.ARC: 29,
    Sign.CIRCLE: 29,
    Sign.TRIANGLE: 28,
    Sign.BUNDLE: 38,
}

# the hand of the page's slate (widgets/parts/chalk.js): a box 20 wide and 30 high
GLYPHS: Final[Mapping[str, str]] = {
    "0": "M10 2C4.5 2 3 9 3 15s1.5 13 7 13 7-7 7-13-1.5-13-7-13.5",
    "1": "M4.5 9 11.5 2 11 28",
    "2": "M3.5 8C4 4 7 2 10.5 2 14 2 16.5 4.5 16.5 8 16.5 14 8.5 20 4 27.5L17 27",
    "3": "M4 5C6 3 8 2 10 2 14 2 16.5 4.5 16.5 8S13 14 9 14.3C14 14 17 17 17 21"
    "S14 28 9.5 28C6.5 28 4.5 27 3 25",
    "4": "M13.5 28 13 2 2.5 20 17.5 19.5",
    "5": "M16 2.5 5.5 3 4.5 13.5C6.5 12 8.5 11.5 10.5 11.5 14.5 11.5 17 14.5 17 19"
    "S13.5 28 9 28C6 28 4 27 2.5 25",
    "6": "M15 2.5C8 5 3.5 12 3.5 19.5 3.5 25 6.5 28 10.2 28S17 25 17 20.5 14 14 10.5 "
    "14 4.5 16.5 3.8 20",
    "7": "M3 3 17 2.5C12 10 9.5 18 8.5 28M6.5 15.5 14 15",
    "8": "M10.5 14C6 12 4.5 10.5 4.5 7.8S7 2 10 2 15.5 4.5 15.5 7.8C15.5 10.5 14 12.5 "
    "10 14 5.5 15.6 3.5 18 3.5 21.2S6.5 28 10 28 16.5 25.2 16.5 21.2C16.5 18 14.5 "
    "15.6 10.5 14",
    "9": "M5 27.5C12 25 16.5 18 16.5 10.5 16.5 5 13.5 2 9.8 2S3 5 3 9.5 6 16 9.5 16 "
    "15.5 13.5 16.2 10",
    "+": "M10 9 10.5 23M3 16.5 17 15.5",
    "-": "M3 16.5 17 15.5",
}
"""Digits and the two signs."""

GLYPH_WIDTH: Final = 20

_HIGH: Final = 32  # a sign
_ROW: Final = 46  # from one row to the next
_GAP: Final = 10  # between signs
_ACROSS: Final = 230  # six signs a row: they stay large on a phone
_DIGIT: Final = 14  # a small figure
_EDGE: Final = 56  # room for the numbers
_MARGIN: Final = 18

_PEN: Final[dict[str, Attribute]] = {
    "fill": "none",
    "stroke": CHALK,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


def chalk_svg(marks: Marks, *, title: str = "") -> str:
    """The slate with the marks, a complete picture: signs, then numbers at the edge.

    It is dark whatever the page is. `described` gives the words for a title, or
    for the page around it.
    """
    signs = tuple(_signs(marks))
    numbers = (_number(number, marks.style) for number in marks.numbers)
    edge = _MARGIN + _ACROSS + _EDGE
    lines = "".join(drawing for _, drawing in signs) + "".join(
        moved(edge, _MARGIN + row * _ROW, number) for row, number in enumerate(numbers)
    )
    rows = max(1, len(marks.numbers), *(row + 1 for row, _ in signs))
    width, height = edge + _MARGIN, rows * _ROW + 2 * _MARGIN - _ROW + _HIGH
    board = element(
        "rect",
        x=2,
        y=2,
        width=width - 4,
        height=height - 4,
        rx=6,
        fill=SLATE,
        stroke=WOOD,
        stroke_width=4,
    )
    dust = element("g", lines, stroke_width=5, opacity=0.22)
    grain = element("g", lines, stroke_width=2.7, stroke_dasharray="5 .5 9 .35 3 .7")
    drawing = element("g", board, dust, grain, **_PEN)
    return picture(0, 0, width, height, drawing, title=title)


def described(marks: Marks) -> tuple[Say, ...]:
    """The marks in words, by their looks: what they are worth is not told."""
    if not marks.signs and not marks.numbers:
        return (Say("chalk.nothing"),)
    signs = [
        Say(f"chalk.{sign.name.lower()}", count=len(tuple(same)))
        for sign, same in groupby(marks.signs)
    ]
    numbers = [
        Say(_number_code(number, marks.style), number=abs(number))
        for number in marks.numbers
    ]
    return *signs, *numbers


def _number_code(number: int, style: Style) -> str:
    if style == "hungarian":
        return "chalk.plus" if number > 0 else "chalk.minus"
    if number < 0:
        return "chalk.bar_above"
    return "chalk.underlined" if number > 9 else "chalk.bare"


def _signs(marks: Marks) -> Iterator[tuple[int, str]]:
    """Each sign from left to right and row by row: its row and its drawing."""
    x, row = 0, 0
    for sign in marks.signs:
        if x + _WIDTHS[sign] > _ACROSS:
            x, row = 0, row + 1
        strokes = element("path", d="".join(STROKES[sign]))
        yield row, moved(_MARGIN + x, _MARGIN + row * _ROW, strokes)
        x += _WIDTHS[sign] + _GAP


def _number(number: int, style: Style) -> str:
    """A number as small figures that end at x = 0, with its sign or Beck's line."""
    text = f"{number:+}" if style == "hungarian" else str(abs(number))
    width = len(text) * _DIGIT
    figures = "".join(
        moved(place * GLYPH_WIDTH, 0, element("path", d=GLYPHS[glyph]))
        for place, glyph in enumerate(text)
    )
    scale = _DIGIT / GLYPH_WIDTH
    small = element("g", figures, transform=f"translate({-width} 9) scale({scale})")
    if style == "beck" and number < 0:
        return small + line(f"M{-width - 2} 4 2 3.5")
    if style == "beck" and number > 9:
        return small + line(f"M{-width - 2} 32.5 2 32")
    return small
