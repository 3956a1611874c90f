"""Who is who on the court cards: colours, hats and what they carry."""

from collections.abc import Mapping
from typing import Final

from tartli_core.render.svg import disc, line, shape, tube
from tartli_core.render.theme import (
    BLUE,
    BROWN,
    CHESTNUT,
    FOREST,
    GOLD,
    GREEN,
    LINEN,
    OCHRE,
    PEN,
    RED,
    SILVER,
    STRAW,
    WHITE,
)
from tartli_core.tartli.art.figures import Figure
from tartli_core.tartli.cards import Suit


def _pole(path: str, fill: str = CHESTNUT) -> str:
    return tube(path, 2.8, fill, PEN)


TELL: Final = Figure(
    coat=GREEN,
    trim=BROWN,
    hair=BROWN,
    beard="moustache",
    hat=shape("M6 20Q13 17 16 8Q9 10 5 17Z", RED)
    + shape("M-8 24Q-8 14 1 13T8.5 24Z", CHESTNUT)
    + shape("M-11.5 23Q0 19 12 23Q11 27.5 0 26.3T-11.5 23Z", CHESTNUT),
    front=line("M0 50V69M-3 53L3 56M3 53L-3 56M-3 59L3 62M3 59L-3 62"),
    held=line("M-13 8L0 2L13 8")
    + _pole("M0-14V20")
    + tube("M-13 8Q-9 15 0 15T13 8", 3.2, OCHRE, PEN),
)
"""Vilmos Tell, with the crossbow (Over of acorns)."""

RUDENZ: Final = Figure(
    coat=FOREST,
    trim=GOLD,
    hair=OCHRE,
    beard="none",
    hat=shape("M5 18Q12 8 2 8.5Q-6 8-12 13Q-4 13 4 18Z", WHITE)
    + shape("M-10 25Q-11 16 0 15.5T10 25Q0 22-10 25Z", RED),
    front=line("M0 49V69M-6 53H6M-6 58H6M-6 63H6"),
    held=shape("M-1.7-3V-36L0-41L1.7-36V-3Z", SILVER)
    + shape("M-4.2-4.5H4.2V-2H-4.2Z", GOLD)
    + disc(0, 5, 1.9, GOLD),
)
"""Ulrik Rudenz, with the sword (Over of leaves)."""

GESSLER: Final = Figure(
    coat=RED,
    trim=GOLD,
    hair=BROWN,
    beard="short",
    hat=shape("M-8.5 28C-11 16-5 15 0 15S11 16 8.5 28Q7 22 3 21Q-5 23-8.5 28Z", BROWN),
    front=line("M-10 47Q-8 62 0 63Q8 62 10 47") + disc(0, 63.5, 2.8, GOLD),
    held=_pole("M4-32V24")
    + shape("M5-37Q12-36 14-44Q7-44 3-39Z", RED)
    + shape("M0-35Q0-43 4.5-43T9-35Z", BLUE)
    + shape("M-3-36Q5-38.5 13-36Q12-32.5 5-33T-3-36Z", BLUE),
)
"""Hermann Gessler, with the hat on the pole (Over of hearts)."""

STUSZI: Final = Figure(
    coat=GOLD,
    trim=FOREST,
    hair=CHESTNUT,
    beard="full",
    hat=shape("M7 21L12 9L9.5 8.5L5 18Z", LINEN)
    + shape("M-7.5 24Q-4 11 2 10Q7 13 8 24Z", FOREST)
    + shape("M-11 24Q0 20 11 24Q8 27.5 0 26.5T-11 24Z", FOREST),
    front=line("M-10 45L13.5 68"),
    held=shape("M-9-2Q-9 16 13 17Q14 15 13 13.5Q0 12-1-3Z", WHITE)
    + shape("M-10-4H1V0H-9.5Z", OCHRE)
    + line("M3 15.7Q3.4 13 5 11.6"),
)
"""Stüszi the hunter, with the horn (Over of bells)."""

HARRAS: Final = Figure(
    coat=CHESTNUT,
    trim=GOLD,
    hair=BROWN,
    beard="moustache",
    hat=shape("M-8.5 24Q-8 13 0 11Q8 13 8.5 24Z", SILVER)
    + shape("M-12 25Q0 19.5 12 25Q0 28-12 25Z", SILVER),
    front=shape("M-10 48Q0 53 10 48L11 60Q0 68-11 60Z", SILVER) + line("M0 51V64"),
    held=_pole("M0-34V24")
    + shape("M1.4-38L9-41Q12-34 9-27L1.4-30Z", SILVER)
    + shape("M-1.5-30L-4-34L-1.5-38L0-46L1.5-38V-30Z", SILVER),
)
"""Rudolf Harras, with the halberd (Under of acorns)."""

FURST: Final = Figure(
    coat=GREEN,
    trim=BROWN,
    hair=SILVER,
    beard="full",
    hat=shape(
        "M-7 29C-7 24-4 20 0 20S7 24 7 29L11 42C12 24 8 12 0 12S-12 24-11 42Z", FOREST
    ),
    front=line("M0 50V69"),
    held=line("M0 2V6")
    + shape("M-5 9L0 5L5 9Z", BROWN)
    + shape("M-4.5 9H4.5V19H-4.5Z", STRAW)
    + shape("M-5.5 19H5.5V21.5H-5.5Z", BROWN)
    + shape("M0 11Q4 16 0 17Q-4 16 0 11Z", OCHRE),
)
"""Walter Fürst, with the lantern (Under of leaves)."""

KUONI: Final = Figure(
    coat=WHITE,
    trim=BROWN,
    hair=OCHRE,
    beard="none",
    hat=shape("M-7 24Q-7 14 0 14T7 24Z", STRAW)
    + shape("M-13.5 24Q0 18.5 13.5 24Q10 28 0 27T-13.5 24Z", STRAW)
    + line("M-7.5 21.5Q0 19.5 7.5 21.5"),
    front=shape(
        "M-7 43L-14 44.5L-14 70L-17 80H-4L-4 60ZM7 43L14 44.5L14 70L17 80H4L4 60Z", RED
    ),
    held=_pole("M0 24V-32Q0-41 5-41T10-36Q10-32.5 7-32.5"),
)
"""Kuoni the shepherd, with the crook (Under of hearts)."""

REDING: Final = Figure(
    coat=OCHRE,
    trim=BLUE,
    hair=SILVER,
    beard="full",
    hat=shape("M-9 25C-16 22-13 13-2 13S14 17 9 25Q0 21.5-9 25Z", BLUE),
    front=line("M0 50V69"),
    held=shape("M-6 0H6V18H-6Z", WHITE)
    + line("M-3 6H3M-3 9.5H3M-3 13H1")
    + shape("M-7.5-2H7.5V1H-7.5ZM-7.5 17.5H7.5V20.5H-7.5Z", STRAW),
)
"""Itell Reding, with the letter of the league (Under of bells)."""

_CROWN: Final = shape(
    "M-8.5 25L-10 14L-5 19L0 11.5L5 19L10 14L8.5 25Q0 22-8.5 25Z", GOLD
)
_SCEPTRE: Final = shape("M-1.3-20H1.3V12H-1.3Z", GOLD) + disc(0, -22, 3.8, GOLD)
_SWORD: Final = RUDENZ.held
_ORB: Final = disc(0, -7, 4.3, GOLD) + line("M-4.3-7Q0-5 4.3-7M0-12V-18M-2.5-15.5H2.5")
_GOBLET: Final = shape("M-4.5-15H4.5Q4.5-7 1-5.5V-1H-1V-5.5Q-4.5-7-4.5-15Z", GOLD)


def _king(coat: str, lining: str, hair: str, held: str) -> Figure:
    return Figure(
        coat=coat,
        trim=GOLD,
        lining=lining,
        hair=hair,
        beard="full",
        hat=_CROWN,
        held=held,
        front=line("M0 50V69"),
    )


def _queen(coat: str, trim: str, hair: str, flower: str) -> Figure:
    return Figure(
        coat=coat,
        trim=trim,
        hair=hair,
        beard="none",
        long_hair=True,
        hat=_CROWN,
        front=shape("M-6 50Q0 54 6 50L4 69H-4Z", LINEN),
        held=line("M0 16V-12M0-3Q-4-3-4.5-7M0 8Q4 8 5 3") + flower,
    )


OVERS: Final[Mapping[Suit, Figure]] = {
    Suit.ACORNS: TELL,
    Suit.LEAVES: RUDENZ,
    Suit.HEARTS: GESSLER,
    Suit.BELLS: STUSZI,
}

UNDERS: Final[Mapping[Suit, Figure]] = {
    Suit.ACORNS: HARRAS,
    Suit.LEAVES: FURST,
    Suit.HEARTS: KUONI,
    Suit.BELLS: REDING,
}

KINGS: Final[Mapping[Suit, Figure]] = {
    Suit.ACORNS: _king(FOREST, RED, BROWN, _SCEPTRE),
    Suit.LEAVES: _king(GREEN, BROWN, OCHRE, _SWORD),
    Suit.HEARTS: _king(RED, BLUE, SILVER, _ORB),
    Suit.BELLS: _king(BLUE, RED, CHESTNUT, _GOBLET),
}

_TULIP: Final = "M0-12Q-6-14-4-22L-1.5-18L0-23L1.5-18L4-22Q6-14 0-12Z"

QUEENS: Final[Mapping[Suit, Figure]] = {
    Suit.ACORNS: _queen(FOREST, GOLD, CHESTNUT, shape(_TULIP, GOLD)),
    Suit.LEAVES: _queen(BLUE, SILVER, OCHRE, shape(_TULIP, WHITE)),
    Suit.HEARTS: _queen(RED, GOLD, BROWN, shape(_TULIP, RED)),
    Suit.BELLS: _queen(OCHRE, BROWN, BROWN, shape(_TULIP, OCHRE)),
}
"""The French queens stand where the Overs do (T-C6)."""
