"""The aces: a large pip in each half, cradled by sprays of the season.

Spring blossoms for hearts, summer wheat for bells, autumn vine for leaves,
a snowy fir for acorns.
"""

from tartli_core.render.svg import disc, line, shape
from tartli_core.render.theme import GOLD
from tartli_core.tartli.art.suits import pip
from tartli_core.tartli.cards import Suit

_PLUM = "#6b4a78"
_BLOSSOM = "#eeb7b0"
_FIR = "#3f6a55"


def _spring() -> str:
    flowers = ""
    for x, y in ((-27, 66), (-20, 55), (27, 66), (20, 55)):
        for dx, dy in ((0, -3.6), (3.4, -1.1), (2.1, 2.9), (-2.1, 2.9), (-3.4, -1.1)):
            flowers += disc(x + dx, y + dy, 2.2, _BLOSSOM)
        flowers += disc(x, y, 1.6, GOLD)
    return (
        line(
            "M0 76Q-14 76-20 55M-13 73Q-20 72-27 66M0 76Q14 76 20 55M13 73Q20 72 27 66"
        )
        + flowers
    )


def _summer() -> str:
    ears = ""
    for x, y in ((-22, 58), (22, 58)):
        ears += shape(f"M{x} {y}q4-6 0-9q-4 3 0 9", GOLD)
    return line("M0 76Q-16 74-22 58M0 76Q16 74 22 58") + ears


def _autumn() -> str:
    grapes = ""
    for side in (-1, 1):
        for x, y in (
            (18, 58),
            (23, 58),
            (28, 58),
            (20.5, 62.5),
            (25.5, 62.5),
            (23, 67),
        ):
            grapes += disc(side * x, y, 2.9, _PLUM)
    return line("M0 76Q-14 76-22 54M0 76Q14 76 22 54") + grapes


def _winter() -> str:
    trees = ""
    for side in (-1, 1):
        trees += shape(f"M{side * 24} 48l7 12h-3l5 12h-18l5-12h-3Z", _FIR)
    return trees


def ace_half(suit: Suit) -> str:
    """The upper half of an ace, drawn about the axis x = 0."""
    match suit:
        case Suit.HEARTS:
            spray = _spring()
        case Suit.BELLS:
            spray = _summer()
        case Suit.LEAVES:
            spray = _autumn()
        case Suit.ACORNS:
            spray = _winter()
    return spray + pip(suit, "hungarian", 0, 34, 38)
