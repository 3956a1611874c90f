"""Exercises of the first lesson: made afresh from a seed, judged by the rules.

>>> exercise = make("trick", seed=7, level=1)
>>> exercise.is_right(exercise.answer)
True
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.tartli.exercises import count, name, order, trick
from tartli_core.tartli.exercises.record import Exercise, Option
from tartli_core.text.lists import OneOf

__all__ = ["KINDS", "MOST_LEVEL", "Exercise", "Option", "make"]

KINDS: Final[Mapping[str, Callable[[Random, int], Exercise]]] = {
    "name": name.draw,
    "order": order.draw,
    "trick": trick.draw,
    "count": count.draw,
}
"""Every kind of exercise."""

MOST_LEVEL: Final = 3
"""Levels go from 1, which should succeed at once, to this."""


def make(kind: str, seed: int, level: int) -> Exercise:
    """The exercise of this kind, seed and level; the same one every time.

    Raises:
        NotationError: no such kind or level.
    """
    if kind not in KINDS:
        raise NotationError(
            "{kind!r} is not an exercise: write {kinds}",
            kind=kind,
            kinds=OneOf(KINDS),
        )
    if not 1 <= level <= MOST_LEVEL:
        raise NotationError(
            "{level} is not a level: write 1 to {most}", level=level, most=MOST_LEVEL
        )
    return KINDS[kind](Random(f"{kind} {seed} {level}"), level)
