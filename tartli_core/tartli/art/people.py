"""Who is who on the court cards."""

from collections.abc import Mapping
from typing import Final

from tartli_core.render.svg import line, shape
from tartli_core.render.theme import (
    BLUE,
    BROWN,
    CHESTNUT,
    FOREST,
    GOLD,
    GREEN,
    OCHRE,
    RED,
    SILVER,
    WHITE,
)
from tartli_core.tartli.art.figures import Figure
from tartli_core.tartli.cards import Suit

_CAP = "M-10 25Q-8 14 0 14T10 25Z"
_STAFF = line("M-23.5 20V78")

OVERS: Final[Mapping[Suit, Figure]] = {
    Suit.ACORNS: Figure(
        coat=GREEN,
        trim=BROWN,
        hair=BROWN,
        beard="moustache",
        hat=shape(_CAP, BROWN),
        held=_STAFF,
    ),
    Suit.LEAVES: Figure(
        coat=FOREST,
        trim=GOLD,
        hair=OCHRE,
        beard="none",
        hat=shape(_CAP, RED),
        held=_STAFF,
    ),
    Suit.HEARTS: Figure(
        coat=RED,
        trim=GOLD,
        hair=BROWN,
        beard="goatee",
        hat=shape(_CAP, BLUE),
        held=_STAFF,
    ),
    Suit.BELLS: Figure(
        coat=GOLD,
        trim=GREEN,
        hair=BROWN,
        beard="full",
        hat=shape(_CAP, GREEN),
        held=_STAFF,
    ),
}

UNDERS: Final[Mapping[Suit, Figure]] = {
    Suit.ACORNS: Figure(
        coat=CHESTNUT,
        trim=GOLD,
        hair=BROWN,
        beard="full",
        hat=shape(_CAP, SILVER),
        held=_STAFF,
    ),
    Suit.LEAVES: Figure(
        coat=GREEN,
        trim=BROWN,
        hair=SILVER,
        beard="full",
        hat=shape(_CAP, GREEN),
        held=_STAFF,
    ),
    Suit.HEARTS: Figure(
        coat=WHITE,
        trim=RED,
        hair=BROWN,
        beard="moustache",
        hat=shape(_CAP, OCHRE),
        held=_STAFF,
    ),
    Suit.BELLS: Figure(
        coat=OCHRE,
        trim=BLUE,
        hair=SILVER,
        beard="full",
        hat=shape(_CAP, BLUE),
        held=_STAFF,
    ),
}

CROWN: Final = shape("M-8.5 25L-10 13L-5 19L0 11L5 19L10 13L8.5 25Z", GOLD)

KINGS: Final[Mapping[Suit, Figure]] = {
    Suit.ACORNS: Figure(
        coat=BROWN, trim=GOLD, hair=BROWN, beard="full", hat=CROWN, held=_STAFF
    ),
    Suit.LEAVES: Figure(
        coat=FOREST, trim=GOLD, hair=OCHRE, beard="full", hat=CROWN, held=_STAFF
    ),
    Suit.HEARTS: Figure(
        coat=RED, trim=GOLD, hair=SILVER, beard="full", hat=CROWN, held=_STAFF
    ),
    Suit.BELLS: Figure(
        coat=BLUE, trim=GOLD, hair=CHESTNUT, beard="moustache", hat=CROWN, held=_STAFF
    ),
}

QUEENS: Final[Mapping[Suit, Figure]] = {
    suit: Figure(coat=coat, trim=GOLD, hair=hair, beard="none", hat=CROWN, held=_STAFF)
    for suit, coat, hair in (
        (Suit.ACORNS, FOREST, BROWN),
        (Suit.LEAVES, BLUE, OCHRE),
        (Suit.HEARTS, RED, OCHRE),
        (Suit.BELLS, OCHRE, BROWN),
    )
}
