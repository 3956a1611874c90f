"""500 puzzles are damaged at random, with digests made right: all are refused."""

from collections.abc import Iterator
from random import Random

import pytest
from damages import DAMAGES, Json, damaged
from some_puzzles import SEED, shares, some_puzzles

from tartli_core.app.kinds import REGISTRY
from tartli_core.proof.tartli import check

COUNT = 500


def damaged_puzzles(kind: str, count: int) -> Iterator[tuple[str, Json]]:
    """Damaged puzzles with the sort of damage; each sort comes first as often."""
    rng = Random(f"damage {kind} {SEED}")
    for place, puzzle in enumerate(some_puzzles(kind, count)):
        sorts = [*DAMAGES]
        for sort in (*sorts[place % len(sorts) :], *sorts):
            wrong = damaged(puzzle, sort, rng)
            if wrong is not None:
                yield sort, wrong
                break


def test_500_are_damaged() -> None:
    assert sum(shares(COUNT).values()) == COUNT
    assert shares(COUNT).keys() == REGISTRY.keys()


@pytest.mark.parametrize("kind", REGISTRY)
def test_every_damaged_puzzle_is_refused(kind: str) -> None:
    count = shares(COUNT)[kind]
    wrong = list(damaged_puzzles(kind, count))
    assert len(wrong) == count
    for sort, puzzle in wrong:
        faults = check(puzzle)
        told = f"{puzzle['id']}, {sort}, TARTLI_SAMPLE_SEED={SEED}"
        assert faults, told
        assert not any("cannot be checked" in fault for fault in faults), told


@pytest.mark.parametrize("kind", REGISTRY)
def test_what_is_damaged_was_right_before(kind: str) -> None:
    for puzzle in some_puzzles(kind, 2):
        assert check(puzzle) == []
