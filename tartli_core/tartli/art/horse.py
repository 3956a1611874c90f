"""A king on his horse, the upper half of the card."""

from collections.abc import Mapping
from typing import Final

from tartli_core.render.svg import disc, dot, line, moved, shape
from tartli_core.render.theme import (
    BROWN,
    CHESTNUT,
    GOLD,
    INK,
    OCHRE,
    SILVER,
    SKIN,
    WHITE,
)
from tartli_core.tartli.art.figures import Figure, head, limb
from tartli_core.tartli.cards import Suit

HORSES: Final[Mapping[Suit, tuple[str, str]]] = {
    Suit.ACORNS: (CHESTNUT, BROWN),
    Suit.LEAVES: (SILVER, WHITE),
    Suit.HEARTS: (WHITE, SILVER),
    Suit.BELLS: (OCHRE, WHITE),
}
"""Coat and mane of each king's horse."""


def on_horse(suit: Suit, rider: Figure) -> str:
    """The rider's axis is x = 0; the horse looks to our right."""
    coat, mane = HORSES[suit]
    horse = shape(
        "M-32 80C-33 68-27 63-18 63.5C-8 64 2 66 8 62C14 54 16 42 24 35L25 29.5L28.5 34"
        "C34 36 37 42 40 48L45.5 56C47 59.5 46 62.5 43 62C40 61.5 38 59.5 35 56.5"
        "C32 57.5 29 56 27 53.5C25 58 24 62 26 67C28 72 27 76 24 80Z",
        coat,
    )
    crest = shape("M8 62C9 52 13 40 24 35C20 43 21 50 16 58Q12 63 8 62Z", mane)
    face = dot(32, 42.5, 1.1, INK) + line(
        "M42 58.2L43.2 57.4M26 37L34.5 56M39 47L34.8 55.5"
    )
    body = shape(
        "M-6 42C-11 43-13 47-13 53L-11 66Q0 70 11 66L13 53C13 47 11 43 6 42Q0 47-6 42Z",
        rider.coat,
    )
    return (
        limb("M25 70L40 70L38 79", coat, 7)
        + horse
        + crest
        + face
        + shape("M-11 64Q1 69 12 62L14 76Q1 80-12 75Z", GOLD)
        + body
        + moved(0, 0, head(rider))
        + line("M36 56Q26 68 12 60")
        + limb("M10 49L16 58L11 61", rider.coat, 7)
        + disc(10.5, 61, 2.6, SKIN)
        + limb("M-1 66L8 71L6 80", BROWN, 7)
    )
