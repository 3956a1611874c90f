"""The back of the cards: one simple woven pattern."""

from typing import Final

from tartli_core.render.svg import element
from tartli_core.render.theme import LINEN, PEN

_SLATE: Final = "#3d5a55"
_STEP: Final = 12


def woven() -> str:
    """Ribbons that pass over and under one another, in a frame."""
    over = under = ""
    for row in range(12):
        for column in range(7):
            x, y = 14 + _STEP * column, 14 + _STEP * row
            if (row + column) % 2:
                over += f"M{x - 5} {y - 3}h10m-10 3h10m-10 3h10"
            else:
                under += f"M{x - 3} {y - 5}v10m3-10v10m3-10v10"
    return element("rect", x=7, y=7, width=86, height=146, rx=4, fill=_SLATE) + element(
        "path", d=over + under, stroke=LINEN, stroke_width=PEN
    )
