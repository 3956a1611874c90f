"""The back of the cards: one simple woven pattern."""

from typing import Final

from tartli_core.render.svg import element
from tartli_core.render.theme import LINEN, PEN

_SLATE: Final = "#3d5a55"
_STEP: Final = 14


def woven() -> str:
    """Ribbons that pass over and under one another, in a frame."""
    over = under = ""
    for row in range(10):
        for column in range(6):
            x, y = 15 + _STEP * column, 17 + _STEP * row
            if (row + column) % 2:
                over += f"M{x - 6} {y - 4}h12m-12 4h12m-12 4h12"
            else:
                under += f"M{x - 4} {y - 6}v12m4-12v12m4-12v12"
    return element("rect", x=7, y=7, width=86, height=146, rx=4, fill=_SLATE) + element(
        "path", d=over + under, stroke=LINEN, stroke_width=PEN
    )
