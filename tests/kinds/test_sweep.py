"""Kind `sweep`: stichmaccs made, or a trick saved from it."""

from random import Random

import pytest

from kinds.damage import as_json, damaged
from kinds.open_endings import damages, situation
from kinds.spread import different, level_shares, made, quiet_share, theme_counts
from tartli_core.app.kinds import REGISTRY
from tartli_core.proof.tartli import check
from tartli_core.tartli.kinds.play.sweep_case import THEMES, SweepCase, level
from tartli_core.text.phrases import Phrases

COUNT = 20


def making(hands: str, **facts: object) -> SweepCase:
    return SweepCase(situation(hands, **facts), makes=True)  # type: ignore[arg-type]


def saving(hands: str, **facts: object) -> SweepCase:
    return SweepCase(situation(hands, **facts), makes=False)  # type: ignore[arg-type]


def themes(of: SweepCase) -> set[str]:
    return {name for name, holds in THEMES.items() if holds(of)}


TRUMP_FIRST = making("Ka Al / 7a 8h")
"""The ace would be trumped (T-P4)."""


def test_seeds_give_different_puzzles_some_of_them_quiet() -> None:
    puzzles = made("sweep", "hungarian", COUNT)
    assert different(puzzles) == COUNT
    shares = level_shares(puzzles)
    assert len(shares) >= 3
    assert max(shares.values()) <= 0.5
    assert 0.04 <= quiet_share(puzzles) <= 0.3
    assert set(theme_counts(puzzles)) == set(THEMES)


def test_what_can_be_done_is_done_with_half_of_the_cards_at_most() -> None:
    for puzzle in made("sweep", "hungarian", COUNT):
        right = [option.answer for option in puzzle.options if option.right]
        assert puzzle.options[-1].answer == "none"
        assert right == ["none"] or 2 * len(right) <= len(puzzle.options) - 1


POSITIONS = [
    ("making", TRUMP_FIRST, saving("Ka Al / 7a", led="8h", won=(0, 7))),
    ("saving", saving("7a Al / Ka", led="Oa", won=(0, 7)), TRUMP_FIRST),
    ("following", saving("7a Al / Ka", led="Oa", won=(0, 7)), TRUMP_FIRST),
    ("drawing-trumps", TRUMP_FIRST, making("Ka Al / 7l 8h")),
    (
        "discarding",
        saving("Al Kh / Xl", led="Oa", won=(0, 7)),
        saving("7a Al / Ka", led="Oa", won=(0, 7)),
    ),
    (
        "tempting",  # the cheapest card is needed against the seven
        saving("Ah 8b / 7b", led="Oa", won=(0, 7)),
        TRUMP_FIRST,
    ),
    ("impossible", making("Ka Xl / 7a Al"), TRUMP_FIRST),
]


@pytest.mark.parametrize(("theme", "has", "has_not"), POSITIONS)
def test_a_theme_is_told_by_its_predicate(
    theme: str, has: SweepCase, has_not: SweepCase
) -> None:
    assert theme in themes(has)
    assert theme not in themes(has_not)


def test_every_theme_has_its_positions() -> None:
    assert [theme for theme, *_ in POSITIONS] == [*THEMES]


def test_a_level_counts_what_makes_it_harder() -> None:
    assert level(TRUMP_FIRST) == 2  # one right card
    assert level(making("Ka Xl / 7a Al")) == 1


def test_a_line_ends_with_the_trick_that_decides() -> None:
    assert [len(TRUMP_FIRST.line(card)) for card in TRUMP_FIRST.done] == [4, 2]


def test_the_aim_and_the_way_are_told() -> None:
    for puzzle in made("sweep", "hungarian", COUNT):
        words = REGISTRY["sweep"].tell(puzzle)
        told = Phrases().sentences(words.explanation)
        makes = puzzle.position["sweeper"] == "you"
        if puzzle.answers == (("none",),):
            assert told[0].startswith("No card " + ("makes" if makes else "saves"))
        else:
            named = {answer for (answer,) in puzzle.answers}
            assert words.explanation[0].params["card"] in named
            shown = [
                str(v) for hint in words.hints for s in hint for v in s.params.values()
            ]
            assert not named & set(shown)


@pytest.mark.parametrize("seed", range(3))
def test_every_damage_is_refused(seed: int) -> None:
    puzzle = made("sweep", "hungarian", COUNT)[seed]
    data = as_json(puzzle)
    assert check(data) == []
    other = {"you": "opponent", "opponent": "you"}[data["position"]["sweeper"]]
    assert damaged(data, position=data["position"] | {"sweeper": other})
    for name, change in damages(data, Random(seed)):
        assert damaged(data, **change), name


def test_there_is_none_without_stichmaccs() -> None:
    assert "austrian" not in REGISTRY["sweep"].presets
    data = as_json(made("sweep", "hungarian", 1)[0])
    rules = {"preset": "hungarian", "options": {"stichmaccs": "no"}}
    faults = damaged(data, rules=rules)
    assert any("no stichmaccs in these rules" in fault for fault in faults)


def test_a_line_of_one_card_is_not_told_as_a_line() -> None:
    for puzzle in made("sweep", "hungarian", 12):
        words = REGISTRY["sweep"].tell(puzzle)
        told = [
            *words.explanation,
            *(say for why in words.whys.values() for say in why),
        ]
        lines = [say.params["cards"] for say in told if say.code == "play.line"]
        assert all(" " in str(cards) for cards in lines)
