"""Kind `meld-find`: everything you may announce now."""

import pytest

from kinds.spread import (
    different,
    level_shares,
    made,
    most_often_right,
    quiet_share,
    theme_counts,
)
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.rules import PRESETS

COUNT = 120


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles_with_answers_in_all_places(rules: str) -> None:
    puzzles = made("meld-find", rules, COUNT)
    assert different(puzzles) >= 0.75 * COUNT
    assert most_often_right(puzzles) <= 0.42
    assert 0.06 <= quiet_share(puzzles) <= 0.2
    assert max(level_shares(puzzles).values()) <= 0.5
    themes = theme_counts(puzzles)
    assert set(themes) == set(REGISTRY["meld-find"].themes)
    assert max(themes.values()) < COUNT
