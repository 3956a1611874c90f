"""Kind `split`: in which order to announce the sequences of a long run."""

import pytest

from kinds.spread import (
    different,
    level_shares,
    made,
    most_often_right,
    theme_counts,
)
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.rules import PRESETS

COUNT = 120


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles_with_answers_in_all_places(rules: str) -> None:
    puzzles = made("split", rules, COUNT)
    assert different(puzzles) >= 0.75 * COUNT
    assert most_often_right(puzzles) <= 0.42
    assert max(level_shares(puzzles).values()) <= 0.5


def test_earlier_scores_lost_tricks_and_gaps_occur() -> None:
    themes = theme_counts(made("split", "hungarian", COUNT))
    wanted = ("scored-before", "beaten-before", "short-of-tricks", "two-runs", "gap")
    assert all(0 < themes[theme] < COUNT for theme in wanted), themes


def test_the_last_hint_strikes_out_a_sequence_that_comes_first_in_no_best_order() -> (
    None
):
    for puzzle in made("split", "hungarian", COUNT):
        (struck,) = REGISTRY["split"].tell(puzzle).hints[-1]
        assert struck.code == "split.hint_not_first"
        assert struck.params["meld"] not in {answer[0] for answer in puzzle.answers}
