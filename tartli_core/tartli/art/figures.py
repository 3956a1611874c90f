"""Half a figure on foot: coat, arms, head and face, in few strokes.

Drawn about the axis x = 0; y is that of the card, whose middle is at 80.
"""

from dataclasses import dataclass
from typing import Final, Literal

from tartli_core.render.svg import disc, line, moved, shape, spots, tube
from tartli_core.render.theme import INK, LINEN, PEN, SKIN

Beard = Literal["none", "moustache", "short", "full"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """What tells one figure from another.

    Colours; and markup: a hat, what adorns the front of the coat, and what the
    hand holds, drawn about the middle of that hand.
    """

    coat: str
    trim: str
    hair: str
    beard: Beard
    hat: str
    held: str
    front: str = ""
    long_hair: bool = False
    lining: str = LINEN


COLLAR: Final = "M-6.5 41Q0 45 6.5 41L8 44Q0 50-8 44Z"
_TORSO: Final = (
    "M-6 42C-13 43-16.5 46-16.5 52L-14 70L-17 80H17L14 70L16.5 52C16.5 46 13 43 6 42Z"
)


def limb(path: str, fill: str, width: float = 8) -> str:
    """An arm or a leg."""
    return tube(path, width, fill, PEN)


def head(figure: Figure) -> str:
    """Head, neck and hat, looking at us."""
    hair = "M-8.5 24C-10 31-10 35-8 40H8C10 35 10 31 8.5 24Z"
    if figure.long_hair:
        hair = "M-8.5 24C-12 32-13 42-10 50Q0 46 10 50C13 42 12 32 8.5 24Z"
    hides_neck = figure.beard == "full"
    neck = "" if hides_neck else shape("M-3.4 37V44Q0 47 3.4 44V37Z", SKIN)
    return (
        shape(hair, figure.hair)
        + neck
        + shape("M-7 23C-7.5 33-5 39.5 0 39.5S7.5 33 7 23Z", SKIN)
        + spots("M-2.6 29.3h.01M3.4 29.3h.01", 1.8, INK)
        + line("M.6 29.6L-.2 32.6H1.2")
        + _beard(figure)
        + figure.hat
    )


def _beard(figure: Figure) -> str:
    match figure.beard:
        case "none":
            return line("M-1.6 36Q.4 37.3 2.6 36")
        case "moustache":
            path = (
                "M.4 34.2Q-3 33.5-5.5 36.8Q-1.5 37.5.4 35.8Q2.3 37.5 6.3 36.8"
                "Q3.8 33.5.4 34.2Z"
            )
            return shape(path, figure.hair)
        case "short":
            path = "M-7 31C-7.5 38-4 42 0 42S7.5 38 7 31Q6 35.5.3 34.3Q-6 35.5-7 31Z"
            return shape(path, figure.hair) + line("M-1.6 37.3H2.2")
        case "full":
            path = "M-7 31C-8 40-4 46 0 47.5C4 46 8 40 7 31Q6 35.5.3 34.3Q-6 35.5-7 31Z"
            return shape(path, figure.hair) + line("M-1.6 37.3H2.2")


def on_foot(figure: Figure, *, raises: bool) -> str:
    """The figure; the hand on our right raises the pip or holds it at the waist."""
    coat, trim = figure.coat, figure.trim
    if raises:
        arm, cuff, hand = "L23 55L26 40", "M25.2 44L25.8 41", (26.4, 37.0)
    else:
        arm, cuff, hand = "L17 64L23 66.5", "M19.8 65.2L22 66.1", (26.0, 67.5)
    return (
        shape(_TORSO, coat)
        + limb("M-12.5 48.5L-20 65L-21.6 59M12.5 48.5" + arm, coat)
        + spots("M-11.3 48.9h.01M11.3 48.9h.01", 9.4, coat)
        + figure.front
        + shape("M-14.2 69H14.2L15 74H-15Z", trim)
        + shape(COLLAR, trim)
        + head(figure)
        + limb(cuff, trim, 8.4)
        + moved(-22, 55, figure.held)
        + disc(-22, 55, 2.8, SKIN)
        + disc(*hand, 2.8, SKIN)
    )
