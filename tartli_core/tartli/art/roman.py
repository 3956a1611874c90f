"""Roman numerals, drawn: broad stems, fine strokes and feet."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tartli_core.render.svg import element, number, scaled
from tartli_core.render.theme import PEN
from tartli_core.tartli.cards import Rank

NUMERALS: Final[Mapping[Rank, str]] = {
    Rank.TEN: "X",
    Rank.NINE: "IX",
    Rank.EIGHT: "VIII",
    Rank.SEVEN: "VII",
}
"""What stands on the number cards of the Hungarian pack."""

HEIGHT: Final = 16


@dataclass(frozen=True, slots=True)
class _Letter:
    """One letter from x = 0 on: its width, broad strokes and fine strokes."""

    width: float
    broad: str
    fine: str


_LETTERS: Final[Mapping[str, _Letter]] = {
    "I": _Letter(8, "m4-8v16", "m.8-8h6.4m-6.4 16h6.4"),
    "V": _Letter(17, "m4-8l5 15.5", "m9 7.5l4.8-15.5m-12.8 0h6m3 0h6"),
    "X": _Letter(17, "m4-8l9 16", "m13-8l-9 16m-3-16h6m3 0h6m-15 16h6m3 0h6"),
}


def numeral(rank: Rank, x: float, y: float, height: float) -> str:
    """The numeral of a number card with its middle at x, y."""
    letters = [_LETTERS[letter] for letter in NUMERALS[rank]]
    left = -sum(letter.width for letter in letters) / 2
    broad = fine = ""
    for letter in letters:
        start = f"M{number(left)} 0"
        broad += start + letter.broad
        fine += start + letter.fine
        left += letter.width
    scale = height / HEIGHT
    strokes = element("path", d=broad, stroke_width=2.6 * PEN / scale)
    return scaled(x, y, scale, PEN * 0.8, strokes, element("path", d=fine))
