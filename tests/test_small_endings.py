"""The solver against plain search without memory, on 1,000 endings of 1 to 5 cards."""

from typing import Any

import pytest
from small_endings import COUNT, answers_of, ending_at
from vector_files import cases

from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.race import Race

SMALL = cases("small_endings")


def test_there_are_a_thousand() -> None:
    assert [case["seed"] for case in SMALL] == [*range(COUNT)]


@pytest.mark.parametrize("first", range(0, COUNT, 100))
def test_small_endings_are_worth_what_plain_search_found(first: int) -> None:
    for case in SMALL[first : first + 100]:
        ending = ending_at(case["seed"])
        endgame, race = Endgame(ending), Race(ending)
        best = max if ending.to_move == 0 else min
        assert in_codes(endgame.cards) == case["points"]
        assert endgame.value == best(case["points"].values())
        assert in_codes(race.cards) == case["race"]
        assert race.value == case["outcome"]


def in_codes(values: Any) -> dict[str, int]:
    return {str(card): value for card, value in values.items()}


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 157, 358])
def test_the_pinned_answers_are_those_of_plain_search(seed: int) -> None:
    assert answers_of(seed) == SMALL[seed]
