"""Kind `chalk`: marks to read, to write and to add to."""

import pytest

from kinds.damage import faults, moved, revalued
from kinds.spread import level_shares, made, most_often_right, theme_counts
from tartli_core.tartli.chalk import Style, parse_marks
from tartli_core.tartli.kinds.score.chalk import CHALK
from tartli_core.tartli.kinds.score.chalk_case import THEMES, ChalkCase, level
from tartli_core.tartli.rules import PRESETS
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Form, Puzzle

MADE = 200

WORTH = {"|": 20, "/": 30, "V": 50, "C": 80, "O": 100, "A": 100, "#": 100}


def total(marks: str) -> int:
    """A second way: one mark after the other, by the table of this file."""
    return sum(WORTH[m] if m in WORTH else int(m) for m in marks.split(" "))


def reading(marks: str, style: Style = "hungarian") -> ChalkCase:
    return ChalkCase(parse_marks(marks, style))


def adding(before: str, points: int, style: Style = "hungarian") -> ChalkCase:
    slate = parse_marks(before, style)
    return ChalkCase(slate.steps(points)[-1], slate, points)


def writing(marks: str, style: Style = "hungarian") -> ChalkCase:
    slate = parse_marks(marks, style)
    return ChalkCase(slate, added=slate.points)


@pytest.mark.parametrize("rules", PRESETS)
def test_every_answer_is_what_the_marks_add_up_to(rules: str) -> None:
    for puzzle in made("chalk", rules, MADE):
        position, right = puzzle.position, puzzle.answers[0][0]
        wanted = position.get("points", 0)
        wanted += total(position["marks"]) if "marks" in position else 0
        assert puzzle.value == wanted
        made_so = int(right) if puzzle.form is Form.NUMBER else total(right)
        assert made_so == wanted
        if puzzle.form is Form.ONE:
            sums = [total(option.answer) for option in puzzle.options]
            assert sums.count(wanted) == 1
            assert len(set(sums)) == len(sums)


def test_people_write_as_their_rules_come_from() -> None:
    styles = {
        rules: {p.position["style"] for p in made("chalk", rules, MADE)}
        for rules in PRESETS
    }
    assert styles["hungarian"] == {"hungarian"}  # T-K1
    assert styles["austrian"] == {"beck"}  # T-K2
    assert styles["international"] == {"hungarian", "beck"}


def test_marks_are_misread_by_named_mistakes() -> None:
    example = reading("O C V C -3 +12", "beck")  # T-X10
    assert example.points == 319
    assert example.readings["arc-as-circle"] == 359
    assert example.readings["vee-as-arms"] == 329
    assert example.readings["edge-sign"] == 325
    assert example.readings["edge-forgotten"] == 310
    assert reading("# | / A", "beck").readings == {
        "arm-as-stroke": 240,
        "triangle-as-vee": 200,
        "bundle-as-strokes": 230,
    }


def test_marks_are_miswritten_by_named_mistakes() -> None:
    wrong = writing("O V / -2").writings
    assert {name: str(marks) for name, marks in wrong.items()} == {
        "arm-as-stroke": "O V | -2",
        "arc-as-circle": "C V / -2",
        "triangle-as-vee": "O A / -2",
        "edge-sign": "O V / +2",
        "edge-forgotten": "O V /",
    }
    assert str(writing("V |").writings["vee-as-arms"]) == "/ |"
    assert str(adding("O C", 50).writings["one-stroke"]) == "O O"


@pytest.mark.parametrize(
    ("before", "points", "after", "grown"),
    [
        ("O C", 20, "O O", "C O"),  # T-K1: 80 into 100
        ("O /", 20, "O V", "/ V"),  # 30 into 50
        ("O V", 50, "O A", "V A"),  # the bar
        ("O V", 20, "O V |", ""),
    ],
)
def test_one_more_stroke_makes_a_sign_into_another(
    before: str, points: int, after: str, grown: str
) -> None:
    case = adding(before, points)
    assert str(case.slate) == after
    assert " ".join(case.grown or ()) == grown


def test_becks_fifth_stroke_makes_a_bundle() -> None:
    case = adding("| | | |", 20, "beck")
    assert str(case.slate) == "#"  # T-K2
    assert THEMES["one-more-stroke"](case)


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("reading", reading("O V"), writing("O V")),
        ("writing", writing("O V"), adding("O V", 20)),
        ("one-more-stroke", adding("O V", 50), adding("O V", 20)),
        ("look-alikes", reading("O C"), reading("O V")),
        ("take-away", reading("O -3"), reading("O +3")),
        ("beck", reading("O V", "beck"), reading("O V")),
    ],
)
def test_a_theme_holds_and_fails(
    theme: str, holds: ChalkCase, fails: ChalkCase
) -> None:
    assert THEMES[theme](holds)
    assert not THEMES[theme](fails)


def test_the_level_counts_what_comes_together() -> None:
    assert level(reading("O V")) == 1
    assert level(reading("O V | | O -3")) == 3
    assert level(adding("O O O O C / -3", 50)) == 5


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_spread_over_levels_themes_and_places(rules: str) -> None:
    puzzles = made("chalk", rules, MADE)
    slates = [p for p in puzzles if p.form is Form.ONE]
    assert most_often_right(slates) <= 0.42
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 4
    missing = {"hungarian": {"beck"}}.get(rules, set())
    assert set(theme_counts(puzzles)) == set(CHALK.themes) - missing
    assert len({str(puzzle.position) for puzzle in puzzles}) >= 0.9 * MADE


@pytest.mark.parametrize("rules", PRESETS)
def test_every_puzzle_is_proved(rules: str) -> None:
    for puzzle in made("chalk", rules, MADE):
        assert faults(puzzle) == [], puzzle.id


def test_every_damage_is_refused() -> None:
    for puzzle in made("chalk", "austrian", 16):
        assert all(revalued(puzzle))
        if "marks" in puzzle.position:
            marks = puzzle.position["marks"].split(" ")
            for place, mark in enumerate(marks):
                other = "V" if mark != "V" else "C"
                changed = [*marks[:place], other, *marks[place + 1 :]]
                assert moved(puzzle, marks=" ".join(changed))
                fewer = [*marks[:place], *marks[place + 1 :]]
                assert moved(puzzle, marks=" ".join(fewer))
            assert moved(puzzle, marks="Q")
        if "points" in puzzle.position:
            assert moved(puzzle, points=puzzle.position["points"] + 10)
        assert moved(puzzle, style="latin")
        assert moved(puzzle, hand="Aa")
        options = [option.to_json() for option in puzzle.options]
        wrong = next(option for option in options if not option["right"])
        spoilt = {**wrong, "answer": "O Q"}
        among = [spoilt if option is wrong else option for option in options]
        assert faults(puzzle, options=among)


def test_two_slates_with_the_right_sum_are_refused() -> None:
    puzzle = next(
        p for p in made("chalk", "austrian", MADE) if "O" in p.answers[0][0].split(" ")
    )
    options = [option.to_json() for option in puzzle.options]
    same = puzzle.answers[0][0].replace("O", "A", 1)
    twin = {"answer": same, "value": puzzle.value, "right": True}
    found = faults(
        puzzle, options=[*options, twin], answers=[list(puzzle.answers[0]), [same]]
    )
    assert any("right would be one" in fault for fault in found)


def told(*themes: str, rules: str = "hungarian") -> tuple[Puzzle, str, str]:
    """The first puzzle with these themes, its question, and its explanation."""
    puzzle = next(p for p in made("chalk", rules, MADE) if set(themes) <= set(p.themes))
    words, phrases = CHALK.tell(puzzle), Phrases()
    question = " ".join(phrases.sentences(words.question))
    return puzzle, question, " ".join(phrases.sentences(words.explanation))


def test_the_words_of_reading() -> None:
    puzzle, question, explained = told("reading", "look-alikes", "take-away")
    assert question == "How many points stand on this slate?"
    assert f"= {puzzle.value}." in explained
    assert "with a minus at the edge is taken away" in explained


def test_the_words_of_adding() -> None:
    puzzle, question, explained = told("one-more-stroke", rules="austrian")
    added = puzzle.position["points"]
    assert f"{added} more are scored" in question
    assert f"+ {added} = {puzzle.value}, as it should be." in explained
    for option in puzzle.options:
        why = " ".join(Phrases().sentences(CHALK.tell(puzzle).why(option.answer)))
        assert option.right or f"That makes {option.value}" in why
