"""How a kind's proof is put together: the forms it allows, and what finds faults."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tartli_core.proof.tartli.faults import Json
from tartli_core.proof.tartli.position import position_faults
from tartli_core.proof.tartli.record import Deal, read_deal
from tartli_core.proof.tartli.shape import (
    UNCOUNTED_SHAPE,
    VIEW_SHAPE,
    Shape,
    object_faults,
)

Faults = Callable[[Json, dict[str, str]], Iterator[str]]
"""The faults of a puzzle whose shape is right, under rules read from it."""


@dataclass(frozen=True)
class Checker:
    """What proves the puzzles of one kind."""

    forms: tuple[str, ...]
    faults: Faults


def of_view(
    faults: Callable[[Json, Deal], Iterator[str]],
    *,
    counted: bool = True,
    more: Shape | None = None,
) -> Faults:
    """A proof for positions in tricks 1 to 8 as one player sees them.

    The position is proved first; the kind's own faults are looked for only in one
    that can have come about.

    Args:
        faults: the kind's own.
        counted: whether the totals are told; else only melds are, as written.
        more: the keys of the position that only this kind has.
    """
    shape = (VIEW_SHAPE if counted else UNCOUNTED_SHAPE) | (more or {})

    def all_faults(puzzle: Json, rules: dict[str, str]) -> Iterator[str]:
        position = puzzle["position"]
        wrong_shape = list(object_faults("position", position, shape))
        yield from wrong_shape
        if wrong_shape:
            return
        deal = read_deal(position, rules)
        wrong_position = list(position_faults(deal, position))
        yield from wrong_position
        if not wrong_position:
            yield from faults(puzzle, deal)

    return all_faults
