"""Points written with chalk on a slate, in two styles (T-K1, T-K2).

The pictures of the sources are lost; these signs are a reconstruction that fits
their sentences. In text each sign is one character:

====  ===========================  ======  =====================================
text  drawn                        points  one more stroke
====  ===========================  ======  =====================================
|     an upright stroke            20      Beck: the fifth of a bundle goes across
/     the right arm of the V       30      the left arm: V (20 more)
V     both arms                    50      a bar on top: A (50 more)
C     a circle open at the right   80      closes it: O (20 more)
O     a circle                     100
A     V with a bar, a triangle     100
#     a bundle, five strokes       100     Beck's style only
====  ===========================  ======  =====================================

The rest follows as numbers from 1 to 99 with their sign; a slate without marks
is ``0``. Beck's bar above a negative number and line below one of two digits are
seen in the picture, not in the text.

>>> str(chalk(319, "hungarian"))
'O O O | -1'
>>> parse_marks("O C V C -3 +12", "beck").points
319
>>> [str(slate) for slate in parse_marks("/ C -3", "hungarian").steps(20)]
['/ O -3']
>>> [str(slate) for slate in parse_marks("V", "hungarian").steps(50)]
['A']
>>> [str(slate) for slate in parse_marks("| | | |", "beck").steps(20)]
['#']
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal, Self, get_args

from tartli_core.errors import InvalidStateError, NotationError

Style = Literal["hungarian", "beck"]
"""How one writes: as Hungarians do (T-K1) or as Beck shows it (T-K2)."""

STYLES: Final[tuple[Style, ...]] = get_args(Style)

MOST: Final = 2999
"""More points than a buli can bring.

Before the last deal 500 at most, in it 1,200 for sequences, 550 for vannak, 40 for
béla and 161 for tricks; if both are level then, one more writing.
"""

LARGEST_NUMBER: Final = 99
"""The largest number at the edge, above or below zero."""

_USUAL_NUMBER: Final = 10  # T-K1: the rest is usually within this


class Sign(StrEnum):
    """A sign on the slate; the value is its character in text."""

    STROKE = "|"
    ARM = "/"
    VEE = "V"
    ARC = "C"
    CIRCLE = "O"
    TRIANGLE = "A"
    BUNDLE = "#"


SIGN_POINTS: Final[Mapping[Sign, int]] = MappingProxyType(
    {
        Sign.STROKE: 20,
        Sign.ARM: 30,
        Sign.VEE: 50,
        Sign.ARC: 80,
        Sign.CIRCLE: 100,
        Sign.TRIANGLE: 100,
        Sign.BUNDLE: 100,
    }
)
"""What each sign is worth."""

_ONE_STROKE_MORE: Final = {  # the first that is on the slate takes the stroke
    Sign.STROKE: ((Sign.ARC, Sign.CIRCLE), (Sign.ARM, Sign.VEE)),
    Sign.VEE: ((Sign.VEE, Sign.TRIANGLE),),
}

_FOUR: Final = (Sign.STROKE,) * 4

_TENS: Final[Mapping[int, tuple[Sign, ...]]] = {
    0: (),
    20: (Sign.STROKE,),
    30: (Sign.ARM,),
    40: (Sign.STROKE, Sign.STROKE),
    50: (Sign.VEE,),
    60: (Sign.ARM, Sign.ARM),
    70: (Sign.VEE, Sign.STROKE),
    80: (Sign.ARC,),
}
"""Fewest signs for what is below a hundred; 10 and 90 need a number."""


def signs_of(style: Style) -> tuple[Sign, ...]:
    """The signs of a style: Beck alone gathers strokes in bundles."""
    return tuple(s for s in Sign if s is not Sign.BUNDLE or style == "beck")


@dataclass(frozen=True, slots=True, repr=False)
class Marks:
    """What stands on one player's part of the slate.

    Attributes:
        style: how it is written.
        signs: the signs, in order.
        numbers: the numbers at the edge, -99 to 99 and none of them 0.

    Raises:
        InvalidStateError: a sign is not of the style, or a number out of range.
    """

    style: Style
    signs: tuple[Sign, ...] = ()
    numbers: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not set(self.signs) <= set(signs_of(self.style)):
            raise InvalidStateError(
                "{signs}: # is a sign of Beck's style only", signs=" ".join(self.signs)
            )
        if not all(0 < abs(number) <= LARGEST_NUMBER for number in self.numbers):
            raise InvalidStateError(
                "{numbers}: a number at the edge is 1 to {most} or -1 to -{most}",
                numbers=list(self.numbers),
                most=LARGEST_NUMBER,
            )

    @property
    def points(self) -> int:
        """What the signs and numbers add up to."""
        return sum(SIGN_POINTS[sign] for sign in self.signs) + sum(self.numbers)

    def __str__(self) -> str:
        numbers = (f"{number:+}" for number in self.numbers)
        return " ".join((*self.signs, *numbers)) or "0"

    def __repr__(self) -> str:
        return f"parse_marks({str(self)!r}, {self.style!r})"

    def steps(self, points: int) -> tuple[Self, ...]:
        """The slate after each stroke when these points, 0 or more, are written.

        A step is one stroke of chalk, or the last one the number at the edge
        written anew: that is only touched when signs alone cannot say the points.

        >>> [str(slate) for slate in parse_marks("O -3", "hungarian").steps(57)]
        ['O / -3', 'O V -3', 'O V +4']

        Raises:
            InvalidStateError: points below 0, or more than MOST in all.
        """
        if points < 0:
            raise InvalidStateError(
                "{points} points cannot be added: write 0 or more", points=points
            )
        _check_total(self.points + points)
        signs, numbers = self._parts(points)
        steps = []
        slate = self
        for sign in _in_style(signs, self.style):
            for after in _draw(slate.signs, sign, self.style):
                slate = replace(slate, signs=after)
                steps.append(slate)
        if numbers != self.numbers:
            steps.append(replace(slate, numbers=numbers))
        return tuple(steps)

    def _parts(self, points: int) -> tuple[tuple[Sign, ...], tuple[int, ...]]:
        """The signs to draw for the points, and the numbers that stand then."""
        signs = _sign_parts(points)
        if signs is not None:
            return signs, self.numbers
        edge, kept = sum(self.numbers), self.numbers
        if points + edge >= -_USUAL_NUMBER:  # one number can take the others' place
            points, kept = points + edge, ()
        signs, rest = _fewest(points)
        return signs, (*kept, rest) if rest else kept


def chalk(points: int, style: Style = "hungarian") -> Marks:
    """The points, 0 to MOST, in the fewest marks, hundreds first.

    One number of at most 10 stands at the edge if need be.

    Raises:
        InvalidStateError: the points are out of range.
        NotationError: the style is unknown.

    >>> str(chalk(60, "hungarian")), str(chalk(60, "beck"))
    ('/ /', '| | |')
    """
    parse_style(style)
    _check_total(points)
    signs, rest = _fewest(points)
    return Marks(style, _in_style(signs, style), (rest,) if rest else ())


def parse_style(text: str) -> Style:
    """The style of this name.

    Raises:
        NotationError: the name is unknown.
    """
    for style in STYLES:
        if text == style:
            return style
    raise NotationError(
        "{text!r} is not a style of chalk marks: write hungarian or beck", text=text
    )


def parse_marks(text: str, style: Style = "hungarian") -> Marks:
    """The marks that a text says, any signs in any order, then any numbers.

    Spaces between the marks are not needed.

    Raises:
        NotationError: a mark cannot be read, and the message says where; or the
            style is unknown.
        InvalidStateError: the sum is not 0 to MOST.
    """
    signs = signs_of(parse_style(style))
    plain = text.replace("−", "-")
    if plain.strip() == "0":
        return Marks(style)
    form = rf"\s*((?:[{''.join(signs)}]\s*)*)((?:[+-][1-9][0-9]?(?![0-9])\s*)*)"
    read = re.match(form, plain)
    assert read is not None
    if not plain.strip() or read.end() < len(plain):
        raise NotationError(
            "{text!r} cannot be read from place {place} on, {fault!r}: first come "
            "signs out of {signs}, then numbers from 1 to {most} with + or - before "
            "them; write 0 for a slate without marks",
            text=text,
            place=read.end() + 1,
            fault=text[read.end() :],
            signs=" ".join(signs),
            most=LARGEST_NUMBER,
        )
    numbers = re.findall(r"[+-][0-9]+", read[2])
    written = "".join(read[1].split())
    marks = Marks(style, tuple(map(Sign, written)), tuple(map(int, numbers)))
    if not 0 <= marks.points <= MOST:
        raise InvalidStateError(
            "{text!r} makes {points} points: a slate shows 0 to {most}",
            text=text,
            points=marks.points,
            most=MOST,
        )
    return marks


def _check_total(points: int) -> None:
    if not 0 <= points <= MOST:
        raise InvalidStateError(
            "{points} points: a slate shows 0 to {most}", points=points, most=MOST
        )


def _in_style(signs: tuple[Sign, ...], style: Style) -> tuple[Sign, ...]:
    """In Beck's style 60 is three strokes, which wait for their bundle."""
    if style == "beck" and signs[-2:] == _TENS[60]:
        return (*signs[:-2], *_FOUR[:3])
    return signs


def _sign_parts(points: int) -> tuple[Sign, ...] | None:
    """Fewest signs that say the points without a number, if there are any."""
    below = _TENS.get(points % 100)
    if below is None or points < 0:
        return None
    return (Sign.CIRCLE,) * (points // 100) + below


def _fewest(points: int) -> tuple[tuple[Sign, ...], int]:
    """Signs and the number at the edge, 0 for none, for -10 points or more.

    Fewest marks; then the number nearest to 0, and rather one to add.
    """
    rests = range(-_USUAL_NUMBER, _USUAL_NUMBER + 1)
    ways = [
        (signs, rest)
        for rest in rests
        if (signs := _sign_parts(points - rest)) is not None
    ]
    return min(
        ways, key=lambda way: (len(way[0]) + bool(way[1]), abs(way[1]), way[1] < 0)
    )


def _draw(
    signs: tuple[Sign, ...], sign: Sign, style: Style
) -> Iterator[tuple[Sign, ...]]:
    """The signs after each stroke when one more is drawn."""
    for before, after in _ONE_STROKE_MORE.get(sign, ()):
        if before in signs:
            yield _put(signs, signs.index(before), after)
            return
    match sign:
        case Sign.VEE:
            yield (*signs, Sign.ARM)
            yield (*signs, Sign.VEE)
        case Sign.STROKE:
            yield _with_stroke(signs, style)
        case _:
            yield (*signs, sign)


def _put(
    signs: tuple[Sign, ...], place: int, sign: Sign, instead_of: int = 1
) -> tuple[Sign, ...]:
    return (*signs[:place], sign, *signs[place + instead_of :])


def _with_stroke(signs: tuple[Sign, ...], style: Style) -> tuple[Sign, ...]:
    """One stroke more: across four of them, else beside one, else at the end."""
    if style == "beck":
        for place in range(len(signs) - 3):
            if signs[place : place + 4] == _FOUR:
                return _put(signs, place, Sign.BUNDLE, instead_of=4)
    place = signs.index(Sign.STROKE) if Sign.STROKE in signs else len(signs)
    return _put(signs, place, Sign.STROKE, instead_of=0)
