"""Chalk marks to read, to write or to add to, and what they are taken for (T-K1, T-K2).

The position has the `style`, and `marks`, `points` or both: marks alone are read,
points alone are written, points with marks are added to them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.chalk import (
    SIGN_POINTS,
    Marks,
    Sign,
    Style,
    parse_marks,
    parse_style,
)
from tartli_core.tartli.kinds.mistakes import distinct
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

MANY_MARKS: Final = 6
"""From so many marks on there is more to add up."""

_TAKEN_FOR: Final[Mapping[str, tuple[Sign, int]]] = {
    "arm-as-stroke": (Sign.ARM, 20),
    "arc-as-circle": (Sign.ARC, 100),
    "vee-as-arms": (Sign.VEE, 60),
    "triangle-as-vee": (Sign.TRIANGLE, 50),
    "bundle-as-strokes": (Sign.BUNDLE, 80),
}
"""A sign, and the points it is taken for by a usual mistake."""

_WRITTEN_FOR: Final[Mapping[str, tuple[tuple[Sign, Sign], ...]]] = {
    "arm-as-stroke": ((Sign.ARM, Sign.STROKE), (Sign.STROKE, Sign.ARM)),
    "arc-as-circle": ((Sign.ARC, Sign.CIRCLE), (Sign.CIRCLE, Sign.ARC)),
    "vee-as-arms": ((Sign.VEE, Sign.ARM),),
    "triangle-as-vee": ((Sign.TRIANGLE, Sign.VEE), (Sign.VEE, Sign.TRIANGLE)),
}
"""Which sign is drawn by the same mistake, and which in its place."""


@dataclass(frozen=True)
class ChalkCase:
    """Marks that are right, and what they come from.

    Attributes:
        slate: the marks to read, or those of the right answer.
        before: what stood there, where points are added; else None.
        added: the points to write; None where marks are read.
    """

    slate: Marks
    before: Marks | None = None
    added: int | None = None

    @classmethod
    def of(cls, puzzle: Puzzle) -> "ChalkCase":
        """The case behind a puzzle: its position and the right marks."""
        position = puzzle.position
        style = parse_style(position["style"])
        shown = parse_marks(position["marks"], style) if "marks" in position else None
        if "points" not in position:
            assert shown is not None
            return cls(shown)
        slate = parse_marks(puzzle.answers[0][0], style)
        return cls(slate, shown, position["points"])

    @property
    def style(self) -> Style:
        """How it is written."""
        return self.slate.style

    @property
    def points(self) -> int:
        """What the right marks make."""
        return self.slate.points

    @cached_property
    def readings(self) -> Mapping[str, int]:
        """Wrong sums by the mistake behind them, each number once."""
        count = Counter(self.slate.signs)
        sums = {
            name: self.points + count[sign] * (taken_for - SIGN_POINTS[sign])
            for name, (sign, taken_for) in _TAKEN_FOR.items()
        }
        edge = sum(self.slate.numbers)
        sums["edge-sign"] = (
            self.points - sum(self.slate.numbers) + sum(map(abs, self.slate.numbers))
        )
        sums["edge-forgotten"] = self.points - edge
        wrong = {name: total for name, total in sums.items() if total >= 0}
        return distinct(wrong, self.points)

    @cached_property
    def writings(self) -> Mapping[str, Marks]:
        """Wrong marks by the mistake behind them, each sum once."""
        found: dict[str, Marks] = {}
        sums = {self.points}
        for name, marks in self._miswritten():
            if name not in found and marks.points not in sums:
                found[name] = marks
                sums.add(marks.points)
        return found

    def _miswritten(self) -> Iterator[tuple[str, Marks]]:
        signs, numbers = self.slate.signs, self.slate.numbers
        yield from self._stroke_too_many()
        for name, pairs in _WRITTEN_FOR.items():
            for right, wrong in pairs:
                if right in signs:
                    place = signs.index(right)
                    other = (*signs[:place], wrong, *signs[place + 1 :])
                    yield name, replace(self.slate, signs=other)
        if numbers:
            flipped = (-numbers[0], *numbers[1:])
            yield "edge-sign", replace(self.slate, numbers=flipped)
            yield "edge-forgotten", replace(self.slate, numbers=numbers[1:])

    def _stroke_too_many(self) -> Iterator[tuple[str, Marks]]:
        """One more stroke although other points are scored than it stands for."""
        if self.before is None:
            return
        for stroke in (20, 50):
            try:
                drawn = self.before.steps(stroke)[-1]
            except InvalidStateError:  # more than a slate holds
                continue
            yield "one-stroke", drawn

    @property
    def grown(self) -> tuple[Sign, Sign] | None:
        """The sign that one more stroke has made into another, and that one."""
        if self.before is None:
            return None
        was, now = Counter(self.before.signs), Counter(self.slate.signs)
        for old, new in (
            (Sign.ARC, Sign.CIRCLE),
            (Sign.ARM, Sign.VEE),
            (Sign.VEE, Sign.TRIANGLE),
            (Sign.STROKE, Sign.BUNDLE),
        ):
            if now[old] < was[old] and now[new] > was[new]:
                return old, new
        return None


def _is_read(case: ChalkCase) -> bool:
    return case.added is None


def _is_written(case: ChalkCase) -> bool:
    return case.added is not None and case.before is None


def _grows(case: ChalkCase) -> bool:
    """Whether one more stroke makes a sign into another."""
    return case.grown is not None


def _has_lookalikes(case: ChalkCase) -> bool:
    """Whether a slanting stroke or an open circle is among the signs."""
    return bool({Sign.ARM, Sign.ARC} & set(case.slate.signs))


def _takes_away(case: ChalkCase) -> bool:
    """Whether a number at the edge is taken away."""
    return any(number < 0 for number in case.slate.numbers)


def _is_becks(case: ChalkCase) -> bool:
    return case.style == "beck"


THEMES: Final[Mapping[str, Callable[[ChalkCase], bool]]] = {
    "reading": _is_read,
    "writing": _is_written,
    "one-more-stroke": _grows,
    "look-alikes": _has_lookalikes,
    "take-away": _takes_away,
    "beck": _is_becks,
}
"""What chalk marks can be about: one predicate a theme."""


def level(case: ChalkCase) -> int:
    """1 to 5: many marks, look-alikes, a number to take away, points to add."""
    marks = len(case.slate.signs) + len(case.slate.numbers)
    steps = (
        marks >= MANY_MARKS,
        _has_lookalikes(case),
        _takes_away(case),
        case.before is not None,
    )
    return 1 + sum(steps)


def tell(puzzle: Puzzle) -> Telling:
    """The words of chalk marks."""
    case = ChalkCase.of(puzzle)
    wrong = [option for option in puzzle.options if not option.right]
    struck = next((option for option in wrong if option.mistake), wrong[0])
    return Telling(
        question=(_question(case),),
        hints=(
            (Say(f"chalk.hint_{case.style}"),),
            (_where_to_look(case),),
            (
                Say(
                    "chalk.strike_sum" if _is_read(case) else "chalk.strike_slate",
                    points=struck.value,
                ),
            ),
        ),
        explanation=tuple(_explanation(case)),
        rule_numbers=("T-K2" if _is_becks(case) else "T-K1",),
        whys={o.answer: tuple(_why(case, o.mistake, o.value)) for o in wrong},
    )


def _question(case: ChalkCase) -> Say:
    if case.added is None:
        return Say(f"chalk.read_{case.style}")
    if case.before is None:
        return Say(f"chalk.write_{case.style}", points=case.added)
    return Say(f"chalk.add_{case.style}", points=case.added, before=case.before.points)


def _where_to_look(case: ChalkCase) -> Say:
    if case.before is not None:
        return Say("chalk.look_grow" if _grows(case) else "chalk.look_beside")
    if case.added is not None:
        return Say("chalk.look_target", points=case.added)
    if Sign.ARC in case.slate.signs:
        return Say("chalk.look_arc")
    if Sign.ARM in case.slate.signs:
        return Say("chalk.look_arm")
    return Say("chalk.look_edge" if case.slate.numbers else "chalk.look_signs")


def _explanation(case: ChalkCase) -> Iterator[Say]:
    """What each sign stands for, and the sum."""
    for sign in dict.fromkeys(case.slate.signs):
        yield Say(f"chalk.means_{sign.name.lower()}")
    for number in case.slate.numbers:
        way = "adds" if number > 0 else "takes"
        yield Say(f"chalk.{way}_{case.style}", number=abs(number))
    if case.grown is not None:
        old, new = case.grown
        yield Say(f"chalk.grows_{old.name.lower()}_{new.name.lower()}")
    yield Say("chalk.sum", sum=_formula(case.slate))
    if case.before is not None:
        total = f"{case.before.points} + {case.added} = {case.points}"
        yield Say("chalk.total", sum=total)


def _formula(marks: Marks) -> str:
    """The sum of the marks, such as ``100 + 50 − 3 = 147``."""
    parts = [SIGN_POINTS[sign] for sign in marks.signs] + list(marks.numbers)
    terms = "".join(f" {'+' if n > 0 else '−'} {abs(n)}" for n in parts)
    return f"{terms.removeprefix(' + ')} = {marks.points}"


def _why(case: ChalkCase, mistake: str, value: int) -> Iterator[Say]:
    """The mistake behind a wrong answer, and by how much it is out."""
    if case.added is None:
        yield Say(f"chalk.misread_{mistake}")
        return
    if mistake == "one-stroke":
        yield Say("chalk.one_stroke")
    away = value - case.points
    code = "chalk.too_much" if away > 0 else "chalk.too_little"
    yield Say(code, points=value, by=abs(away))
