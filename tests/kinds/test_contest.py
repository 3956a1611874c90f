"""Kind `contest`: who writes how much for a trick's melds."""

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
    puzzles = made("contest", rules, COUNT)
    assert different(puzzles) >= 0.75 * COUNT
    assert most_often_right(puzzles) <= 0.42
    assert max(level_shares(puzzles).values()) <= 0.5
    themes = theme_counts(puzzles)
    assert set(themes) == set(REGISTRY["contest"].themes)
    assert max(themes.values()) < COUNT


def test_nothing_is_said_to_be_written_after_bela_has_ended_the_buli() -> None:
    ended = 0
    for puzzle in made("contest", "austrian", COUNT):
        words = REGISTRY["contest"].tell(puzzle)
        told = [*words.explanation, *(say for hint in words.hints for say in hint)]
        codes = {say.code for say in told}
        if any(code.startswith("contest.bela_first") for code in codes):
            ended += 1
            assert not any("sum" in code for code in codes)
    assert ended


def test_without_another_meld_nothing_is_said_to_go_to_one() -> None:
    alone = 0
    for puzzle in made("contest", "hungarian", COUNT):
        words = REGISTRY["contest"].tell(puzzle)
        if any(say.code.startswith("contest.alone") for say in words.explanation):
            alone += 1
            assert all(option.mistake != "other-scores" for option in puzzle.options)
    assert alone


def test_the_last_hint_strikes_out_one_wrong_outcome() -> None:
    for puzzle in made("contest", "international", COUNT):
        (hint,) = REGISTRY["contest"].tell(puzzle).hints[-1]
        out = hint.code.removeprefix("contest.hint_not").split("_")[1:]
        struck = " ".join([str(hint.params["you"]), str(hint.params["opponent"]), *out])
        assert not puzzle.option(struck).right


@pytest.mark.parametrize("rules", ["hungarian", "international"])
def test_both_orders_of_bela_occur_and_matter(rules: str) -> None:
    assert theme_counts(made("contest", rules, COUNT))["bela-order"]
