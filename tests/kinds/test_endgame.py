"""Kind `endgame`: the best card by points."""

from random import Random

import pytest
from plain_endgame import Plain
from random_endings import plain_table

from kinds.damage import as_json, damaged
from kinds.open_endings import damages, situation
from kinds.spread import different, level_shares, made, theme_counts
from tartli_core.app.kinds import REGISTRY
from tartli_core.proof.tartli import check
from tartli_core.tartli.cards import Card
from tartli_core.tartli.kinds.play.endgame_case import THEMES, EndgameCase, level
from tartli_core.tartli.kinds.play.open_ending import read_position
from tartli_core.tartli.rules import Rules
from tartli_core.text.phrases import Phrases

COUNT = 20


def case(hands: str, **facts: object) -> EndgameCase:
    return EndgameCase(situation(hands, **facts))  # type: ignore[arg-type]


def themes(of: EndgameCase) -> set[str]:
    return {name for name, holds in THEMES.items() if holds(of)}


def test_the_cards_are_worth_what_plain_search_finds() -> None:
    checked = 0
    for puzzle in made("endgame", "hungarian", COUNT):
        ending = read_position(puzzle.position, Rules.preset("hungarian")).ending
        if len(ending.hands[0]) > 5 or checked == 3:
            continue
        plain = Plain(ending.trump.value, stichmaccs=True, memory=True)
        ahead = plain.cards(plain_table(ending))
        assert {o.answer: 2 * o.value - 161 for o in puzzle.options} == ahead
        checked += 1
    assert checked == 3


def test_every_puzzle_has_a_clear_answer_in_one_suit() -> None:
    for puzzle in made("endgame", "austrian", COUNT):
        right = [option for option in puzzle.options if option.right]
        others = [option.value for option in puzzle.options if not option.right]
        assert min(o.value for o in right) - max(others) >= 4
        assert len({option.answer[1] for option in right}) == 1
        assert 2 * len(right) <= len(puzzle.options)


@pytest.mark.parametrize("rules", ["hungarian", "austrian"])
def test_seeds_give_different_puzzles_of_all_levels(rules: str) -> None:
    puzzles = made("endgame", rules, COUNT)
    assert different(puzzles) == COUNT
    shares = level_shares(puzzles)
    assert len(shares) >= 3
    assert max(shares.values()) <= 0.5
    assert max(theme_counts(puzzles).values()) < COUNT


POSITIONS = [
    # the theme, a position that has it, one that has not
    (
        "following",
        case("Ka Al / 7a", led="Xl", won=(3, 4)),
        case("Ka 8l / 7a Xl"),
    ),
    (
        "drawing-trumps",  # else the ace is trumped (T-P4)
        case("Ka Al / 7a 8h"),
        case("Ka Al Xl / 8l 7l 8h"),
    ),
    (
        "forcing",  # the king must trump the king, and the seven wins the last trick
        case("7a Kb / Ka 9l"),
        case("Ka Al / 7a 8h"),
    ),
    (
        "giving-the-lead",
        case("Ka 8l / 7a Xl"),
        case("Ka Al / 7a 8h"),
    ),
    (
        "letting-go",  # then the Over takes the last trick from the nine
        case("Oh 7h / 9h", led="Uh", won=(3, 4)),
        case("Ka Al / 7a", led="Xl", won=(3, 4)),
    ),
    (
        "last-trick",
        case("Ka 8l / 7a Xl"),
        case("Ka Al Xl / 8l 7l 8h"),
    ),
    (
        "stichmaccs",  # with the trump first all nine tricks are yours (T-S2)
        case("Ka Al / 7a 8h"),
        case("Ka Al / 7a 8h", won=(6, 1)),
    ),
    (
        "tempting",
        case("Ka 8l / 7a Xl"),
        case("Ka Al / 7a 8h"),
    ),
]


@pytest.mark.parametrize(("theme", "has", "has_not"), POSITIONS)
def test_a_theme_is_told_by_its_predicate(
    theme: str, has: EndgameCase, has_not: EndgameCase
) -> None:
    assert theme in themes(has)
    assert theme not in themes(has_not)


def test_every_theme_has_its_positions() -> None:
    assert [theme for theme, *_ in POSITIONS] == [*THEMES]


def test_stichmaccs_is_no_theme_where_it_is_not_played() -> None:
    assert "stichmaccs" not in themes(case("Ka Al / 7a 8h", rules="austrian"))


def test_a_level_counts_what_makes_it_harder() -> None:
    assert level(case("Ka Al / 7a 8h")) == 1
    assert level(case("Ka 8l / 7a Xl")) == 2  # the natural trump is wrong


def test_the_tempting_card_of_a_position_carries_its_mistake() -> None:
    names = {
        option.mistake
        for puzzle in made("endgame", "hungarian", COUNT)
        for option in puzzle.options
        if option.mistake
    }
    assert {"top-trump", "sure-card", "cheap-take", "low-lead"} <= names


def test_an_ending_is_told_in_whole_sentences() -> None:
    puzzle = made("endgame", "hungarian", 1)[0]
    words = REGISTRY["endgame"].tell(puzzle)
    told = Phrases().sentences(words.explanation)
    assert told[0].startswith("The ")
    assert f"you end with {puzzle.value} of the 161 trick points." in told[0]
    right = {str(Card.parse(answer[0])) for answer in puzzle.answers}
    for hint in words.hints:
        assert not right & {str(v) for say in hint for v in say.params.values()}


@pytest.mark.parametrize("seed", range(2))
def test_every_damage_is_refused(seed: int) -> None:
    puzzle = made("endgame", ("hungarian", "austrian")[seed % 2], COUNT)[seed]
    data = as_json(puzzle)
    assert check(data) == []
    for name, change in damages(data, Random(seed)):
        assert damaged(data, **change), name
