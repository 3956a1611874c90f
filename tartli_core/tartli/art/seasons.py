"""The aces: a large pip in each half, cradled by the season.

Spring blossom for hearts, summer wheat for bells, autumn vine for leaves,
firs in the snow for acorns. Drawn about the axis x = 0.
"""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

from tartli_core.render.svg import line, number, shape
from tartli_core.render.theme import GOLD, GREEN, RED, STRAW, WHITE
from tartli_core.tartli.art.suits import pip
from tartli_core.tartli.cards import Suit

_PLUM: Final = "#74527f"
_BLOSSOM: Final = "#f2bdb4"
_FIR: Final = "#3f6a55"
_VINE: Final = "#c9772f"


def ace_half(suit: Suit) -> str:
    """The upper half of an ace."""
    return _season(suit) + pip(suit, "hungarian", 0, 33, 40)


def _season(suit: Suit) -> str:
    match suit:
        case Suit.HEARTS:
            return _spring()
        case Suit.BELLS:
            return _summer()
        case Suit.LEAVES:
            return _autumn()
        case Suit.ACORNS:
            return _winter()


def _at(x: float, y: float) -> str:
    return f"{number(round(x, 1))} {number(round(y, 1))}"


def _h(length: float) -> str:
    return f"h{number(round(length, 1))}"


def _discs(places: Iterable[tuple[float, float]], r: float) -> str:
    """Discs as one path."""
    size = f"a{number(r)} {number(r)} 0 1 0"
    return "".join(
        f"M{_at(x - r, y)}{size} {number(2 * r)} 0{size}-{number(2 * r)} 0Z"
        for x, y in places
    )


def _petals(x: float, y: float, reach: float, first: float) -> str:
    """Five round petals about x, y as one path."""
    path = ""
    for i in range(6):
        turn = first + 2 * pi * i / 5
        place = _at(x + reach * cos(turn), y + reach * sin(turn))
        path += f"A{number(reach * 0.62)} {number(reach * 0.62)} 0 1 1 " if i else "M"
        path += place
    return path + "Z"


def _blade(x: float, y: float, turn: float, length: float, width: float) -> str:
    """A pointed leaf or a grain from x, y on, in the direction of the turn."""
    dx, dy = length * sin(turn), -length * cos(turn)
    sx, sy = width * cos(turn), width * sin(turn)
    mid = (dx / 2, dy / 2)
    return (
        f"M{_at(x, y)}q{_at(mid[0] + sx, mid[1] + sy)} {_at(dx, dy)}"
        f"q{_at(-mid[0] - sx, -mid[1] - sy)} {_at(-dx, -dy)}Z"
    )


def _spring() -> str:
    leaves = flowers = hearts = ""
    for side in (-1, 1):
        for x, y, turn in ((10, 75, 0.4), (19, 71, 2.0), (26, 66, 0.1)):
            leaves += _blade(side * x, y, side * turn, 8, 3.5)
        places = ((30, 57), (21, 61), (33, 69))
        flowers += "".join(_petals(side * x, y, 3.3, side + y) for x, y in places)
        hearts += _discs(((side * x, y) for x, y in places), 1.3)
    stems = line("M-30 57Q-24 76 0 76T30 57")
    return stems + shape(leaves, GREEN) + shape(flowers, _BLOSSOM) + shape(hearts, GOLD)


def _summer() -> str:
    stems = grains = ""
    for side in (-1, 1):
        for lean, reach in ((0.62, 21), (0.95, 22), (1.28, 21)):
            turn = side * lean
            dx, dy = sin(turn), -cos(turn)
            stems += f"M0 76L{_at(reach * dx, 76 + reach * dy)}"
            for i in range(3):
                along = reach + 4 * i
                for tilt in (-0.5, 0.5):
                    grains += _blade(along * dx, 76 + along * dy, turn + tilt, 6, 2.4)
            along = reach + 11
            grains += _blade(along * dx, 76 + along * dy, turn, 6, 2.4)
    tie = shape("M-3.5 71H3.5L5 76H-5Z", RED)
    return line(stems) + shape(grains, STRAW) + tie


def _autumn() -> str:
    grapes: list[tuple[float, float]] = []
    leaves = ""
    rows = ((19, 58), (25.5, 58), (32, 58), (22, 63.5), (29, 63.5), (25.5, 69))
    for side in (-1, 1):
        grapes += [(side * x, y) for x, y in rows]
        for x, y, turn in ((10, 75, 0.5), (14, 74, 1.9), (26, 54, -0.9), (26, 54, 0.9)):
            leaves += _blade(side * x, y, side * turn, 10, 4.5)
    stems = line("M-26 54Q-20 76 0 76T26 54")
    return stems + shape(_discs(grapes, 3.4), _PLUM) + shape(leaves, _VINE)


def _fir(x: float, foot: float, size: float) -> str:
    """A fir with snow on its top, as high as the size."""
    s = size / 22
    tree = (
        f"M{_at(x, foot - size)}l{_at(8 * s, 13 * s)}{_h(-3 * s)}"
        f"l{_at(5 * s, 9 * s)}{_h(-20 * s)}l{_at(5 * s, -9 * s)}{_h(-3 * s)}Z"
    )
    snow = (
        f"M{_at(x, foot - size)}l{_at(4 * s, 6.5 * s)}"
        f"q{_at(-4 * s, 3 * s)} {_at(-8 * s, 0)}Z"
    )
    return shape(tree, _FIR) + shape(snow, WHITE)


def _winter() -> str:
    trees = flakes = ""
    for side in (-1, 1):
        trees += _fir(side * 31, 75, 15) + _fir(side * 20, 75, 22)
        for x, y in ((23, 16), (24, 40)):
            flakes += f"M{side * x - 2.5} {y}h5m-3.7-2.2l2.5 4.4m0-4.4l-2.5 4.4"
    hill = shape("M-39 80C-38 71-14 68 0 71S38 71 39 80Z", WHITE)
    return hill + trees + line(flakes)
