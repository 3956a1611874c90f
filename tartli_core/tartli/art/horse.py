"""A king on his horse, the upper half of the card."""

from collections.abc import Mapping
from typing import Final

from tartli_core.render.svg import disc, line, moved, shape, spots
from tartli_core.render.theme import (
    BROWN,
    CHESTNUT,
    INK,
    OCHRE,
    SILVER,
    SKIN,
    STRAW,
    WHITE,
)
from tartli_core.tartli.art.figures import COLLAR, Figure, head, limb
from tartli_core.tartli.cards import Suit

HORSES: Final[Mapping[Suit, tuple[str, str]]] = {
    Suit.ACORNS: (CHESTNUT, BROWN),
    Suit.LEAVES: (SILVER, WHITE),
    Suit.HEARTS: (WHITE, STRAW),
    Suit.BELLS: (OCHRE, STRAW),
}
"""Coat and mane of each king's horse."""

_BODY: Final = (
    "M-31 80C-33 69-27 64-18 64.5C-8 65 2 66 8 62C14 54 15 43 21.5 36.5Q20 32 22.5 28.5"
    "Q26 31 26.5 34.5C32 36 35 41 38 47L43 54.5C45 58 43.5 61.5 40.5 61"
    "C37.5 60.5 36.5 57.5 33.5 56C31 58 26.5 57 25 52.5C23.5 57 23 61 25.5 65"
    "C28 70 27 76 24 80Z"
)
_FORELEG: Final = (
    "M22 65C28 63 34 62 38.5 63.5C41 64.5 41 67 40 69L38.3 73.5L34.3 72L36 68.5"
    "Q31 69 24 73Z"
)
_HOOF: Final = "M34.3 71.6L38.8 73.2L39 76.5H32Z"
_MANE_AND_TAIL: Final = (
    "M8 62C7 54 10 50 11.5 45C13.5 38.5 18 35.5 23 35.5Q19 42 21 45Q17 49 17.5 54"
    "Q12 57 8 62ZM-26 65.5C-36 62-39 70-38 80H-29.5Q-31 71-26 65.5Z"
)
_CAPE: Final = "M-8 43C-19 47-20 57-31 65Q-20 71-8 67Z"
_SADDLE: Final = "M-12 65Q1 69 12 61L15 74Q1 80-13 75Z"
_LEG: Final = "M-4 65Q9 62 11 70Q11.5 75 10.5 80H3.5Q4.5 75 3.5 71.5Q-3 71.5-4 65Z"
_CHEST: Final = "M-6 42C-11 43-13 46-13 52L-11 67Q0 71 11 66L13 52C13 46 11 43 6 42Z"


def on_horse(suit: Suit, rider: Figure) -> str:
    """The rider's axis is x = 0; the horse looks to our right."""
    coat, mane = HORSES[suit]
    return (
        shape(_FORELEG, coat)
        + shape(_HOOF, INK)
        + shape(_BODY, coat)
        + shape(_MANE_AND_TAIL, mane)
        + disc(29.7, 42.5, 0.5, INK)
        + line("M40.3 57.4L41.3 56.6M24 38L31.5 56M36.8 46L31 52")
        + shape(_CAPE, rider.lining)
        + shape(_SADDLE, rider.trim)
        + shape(_LEG, BROWN)
        + line("M33 55.5Q24 66 13 60")
        + shape(_CHEST, rider.coat)
        + limb("M-10 48L-16 61L-15 57M10 48L16 57L13 59", rider.coat, 7)
        + spots("M-9 48.4h.01M9 48.4h.01", 8.2, rider.coat)
        + shape(COLLAR, rider.trim)
        + head(rider)
        + moved(-15.5, 54, rider.held)
        + disc(-15.5, 54, 2.6, SKIN)
        + disc(11.5, 60, 2.6, SKIN)
    )
