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
from tartli_core.proof.tartli import check
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.kinds.events import Event, Verb
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


@pytest.mark.parametrize("rules", PRESETS)
def test_nobody_is_asked_who_could_exchange_first(rules: str) -> None:
    """T-P5: with the card taken more could be announced."""
    for puzzle in made("meld-find", rules, COUNT):
        position = puzzle.position
        early = position["trick"] < LAST_ANNOUNCING_TRICK
        table = Event.parse(position["record"][-1]) if position["record"] else None
        second = table is not None and table.verb is Verb.LEADS
        if early and (rules == "austrian" or not second):
            assert f"7{position['trump']}" not in position["hand"], puzzle.id


def test_the_last_hint_strikes_one_out_and_tells_not_how_many_are_right() -> None:
    for puzzle in made("meld-find", "hungarian", COUNT):
        telling = REGISTRY["meld-find"].tell(puzzle)
        assert telling.hints[-1] in telling.whys.values()


def test_the_checker_refuses_a_hand_that_could_exchange_first() -> None:
    for puzzle in made("meld-find", "austrian", COUNT):
        position = puzzle.position
        seven = f"7{position['trump']}"
        seen = [position["indicator"], *position["record"]]
        if position["trick"] < LAST_ANNOUNCING_TRICK and seven not in " ".join(seen):
            data = puzzle.to_json()
            hand = " ".join([seven, *position["hand"].split()[1:]])
            faults = check({**data, "position": {**position, "hand": hand}})
            assert any("exchange first" in fault for fault in faults), faults
            return
    raise AssertionError("no such puzzle was made")
