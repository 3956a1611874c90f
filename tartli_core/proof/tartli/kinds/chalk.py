"""Kind `chalk`: what marks on a slate add up to (T-K1, T-K2)."""

import re
from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, RefutedError, quoted
from tartli_core.proof.tartli.options import (
    answers_faults,
    certainty_faults,
    number_faults,
    options_faults,
    value_faults,
)
from tartli_core.proof.tartli.shape import Shape, at_least, is_text, object_faults

SIGNS = {"|": 20, "/": 30, "V": 50, "C": 80, "O": 100, "A": 100, "#": 100}
STYLES = {"hungarian": "|/VCOA", "beck": "|/VCOA#"}  # the bundle is Beck's (T-K2)

MARK = re.compile(r"[+-][1-9][0-9]?|[|/VCOA#]")

FEWEST, MOST = 2, 5  # slates to choose from

STYLE: Shape = {"style": (lambda v: is_text(v) and v in STYLES, " or ".join(STYLES))}
MARKS: Shape = {"marks": (is_text, "marks separated by single spaces")}
POINTS: Shape = {"points": (at_least(1), "a whole number from 1")}


def chalk_faults(puzzle: Json, _rules: dict[str, str]) -> Iterator[str]:
    """Marks that cannot be read, or that make another sum."""
    position = puzzle["position"]
    reading = puzzle["form"] == "number"
    shape = STYLE | (MARKS if reading or "marks" in position else {})
    wrong = list(
        object_faults("position", position, shape if reading else shape | POINTS)
    )
    yield from wrong
    if wrong:
        return
    yield from certainty_faults(puzzle, {"class": "closed form"})
    style = position["style"]
    total = sum_of(position["marks"], style) if "marks" in position else 0
    if reading:
        yield from number_faults(puzzle, total)
    else:
        yield from slate_faults(puzzle, style, total + position["points"])


def slate_faults(puzzle: Json, style: str, total: int) -> Iterator[str]:
    """Slates of which not just one makes the total."""
    names = [option["answer"] for option in puzzle["options"]]
    sums = {name: sum_of(name, style) for name in names}
    expected = {name: (points, points == total) for name, points in sums.items()}
    yield from options_faults(puzzle, expected)
    if len(set(sums.values())) < len(sums) or not FEWEST <= len(sums) <= MOST:
        yield f"the slates make {quoted(sorted(sums.values()))}; right would be 2 to 5"
    right = [[name] for name, points in sums.items() if points == total]
    if len(right) != 1:
        yield f"{len(right)} slates make {total}; right would be one"
    yield from answers_faults(puzzle, right)
    yield from value_faults(puzzle, total)


def sum_of(text: str, style: str) -> int:
    """What marks written as text add up to: first signs, then numbers.

    Raises:
        RefutedError: they cannot be read.
    """
    marks = text.split(" ")
    for mark in marks:
        if not MARK.fullmatch(mark) or (mark in SIGNS and mark not in STYLES[style]):
            raise RefutedError(
                f"the mark {quoted(mark)} in {quoted(text)} is none of {style}; right "
                f"would be a sign out of {' '.join(STYLES[style])} or a number"
            )
    numbers = [mark for mark in marks if mark not in SIGNS]
    if marks[len(marks) - len(numbers) :] != numbers:
        raise RefutedError(f"in {quoted(text)} a sign stands behind a number")
    return sum(SIGNS.get(mark, 0) for mark in marks) + sum(map(int, numbers))
