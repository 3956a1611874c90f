"""Half a figure on foot: coat, arms, head and face, in few strokes.

Drawn about the axis x = 0; y is that of the card, whose middle is at 80.
"""

from dataclasses import dataclass
from typing import Literal

from tartli_core.render.svg import disc, dot, line, shape, tube
from tartli_core.render.theme import INK, PEN, SKIN

Beard = Literal["none", "moustache", "goatee", "full"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """What tells one figure from another: colours, hair, and things as markup."""

    coat: str
    trim: str
    hair: str
    beard: Beard
    hat: str
    held: str
    front: str = ""


def limb(path: str, fill: str, width: float = 8) -> str:
    """An arm or a leg."""
    return tube(path, width, fill, ink=INK, pen=PEN)


def head(figure: Figure) -> str:
    """Head with hat, looking at us."""
    hair = shape("M-8.5 24C-10 31-10 35-7.5 39.5H7.5C10 35 10 31 8.5 24Z", figure.hair)
    face = shape("M-7 23C-7.5 33-5 39.5 0 39.5S7.5 33 7 23Z", SKIN)
    eyes = (
        dot(-2.6, 29.3, 0.95, INK)
        + dot(3.4, 29.3, 0.95, INK)
        + line("M.6 29.5L-.3 32.8H1.2")
    )
    match figure.beard:
        case "moustache":
            beard = shape(
                "M.4 34.2Q-3 33.5-5.5 36.8Q-1.5 37.5.4 35.8Q2.3 37.5 6.3 36.8Q3.8 33.5.4 34.2Z",
                figure.hair,
            )
        case "goatee":
            beard = line("M-1.8 36H2.6") + shape("M-2 38.5H2.8L.4 43.5Z", figure.hair)
        case "full":
            beard = shape(
                "M-7 31C-8 40-4 46 0 47.5C4 46 8 40 7 31Q6 35.5 .3 34.3Q-6 35.5-7 31Z",
                figure.hair,
            ) + line("M-1.6 37.3H2.2")
        case "none":
            beard = line("M-1.6 36Q.4 37.3 2.6 36")
    return hair + face + eyes + beard + figure.hat


def on_foot(figure: Figure, *, raises: bool) -> str:
    """The figure; the hand on our right raises the pip or holds it at the waist."""
    torso = shape(
        "M-6 42C-13 43-16 47-16.5 53L-15 80H15L16.5 53C16 47 13 43 6 42Q0 47-6 42Z",
        figure.coat,
    )
    belt = shape("M-15.2 70H15.2L15 75H-15Z", figure.trim)
    neck = shape("M-3.5 37V43Q0 46 3.5 43V37Z", SKIN)
    reach = "M13 49L23 55L26 38" if raises else "M13 49L18 63L23 66"
    hand = (26, 36) if raises else (24, 66)
    return (
        torso
        + belt
        + figure.front
        + neck
        + head(figure)
        + figure.held
        + limb("M-13 49L-20 65L-23 58", figure.coat)
        + disc(-23.5, 56, 2.8, SKIN)
        + limb(reach, figure.coat)
        + disc(*hand, 2.8, SKIN)
    )
