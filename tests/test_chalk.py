"""Chalk marks: written, read, added to, drawn and told in words (T-K1, T-K2)."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tartli_core
from tartli_core.cli import main
from tartli_core.errors import InvalidStateError, NotationError, TartliError
from tartli_core.tartli.art.chalk import (
    CHALK,
    GLYPHS,
    SLATE,
    STROKES,
    chalk_svg,
    described,
)
from tartli_core.tartli.chalk import (
    MOST,
    SIGN_POINTS,
    STYLES,
    Marks,
    Sign,
    Style,
    chalk,
    parse_marks,
    signs_of,
)
from tartli_core.text.phrases import Phrases

styles = st.sampled_from(STYLES)
NUMBERS = [*range(-99, 0), *range(1, 100)]


@st.composite
def writings(draw: st.DrawFn) -> Marks:
    """Any legal writing: signs in any order, then any numbers."""
    style = draw(styles)
    signs = draw(st.lists(st.sampled_from(signs_of(style)), max_size=20))
    numbers = draw(st.lists(st.sampled_from(NUMBERS), max_size=4))
    marks = Marks(style, tuple(signs), tuple(numbers))
    return marks if 0 <= marks.points <= MOST else Marks(style, tuple(signs))


def words(marks: Marks) -> str:
    return "; ".join(Phrases().sentences(described(marks)))


def parts(marks: Marks) -> list[str]:
    """Everything drawn on the slate, with its place."""
    root = ElementTree.fromstring(chalk_svg(marks))
    grain = root.findall("{*}g/{*}g")[-1]
    return [ElementTree.tostring(part, "unicode") for part in grain]


@pytest.mark.parametrize("style", STYLES)
def test_every_number_is_written_and_read_back(style: Style) -> None:
    for points in range(MOST + 1):
        marks = chalk(points, style)
        assert marks.points == points
        assert parse_marks(str(marks), style) == marks


@pytest.mark.parametrize("style", STYLES)
def test_the_rest_is_one_number_within_ten(style: Style) -> None:
    for points in range(600):
        marks = chalk(points, style)
        assert len(marks.numbers) <= 1
        assert all(abs(number) <= 10 for number in marks.numbers)


@pytest.mark.parametrize(
    ("points", "hungarian", "beck"),
    [
        (0, "0", "0"),
        (5, "+5", "+5"),
        (20, "|", "|"),
        (30, "/", "/"),
        (50, "V", "V"),
        (60, "/ /", "| | |"),
        (70, "V |", "V |"),
        (80, "C", "C"),
        (90, "C +10", "C +10"),
        (95, "O -5", "O -5"),
        (319, "O O O | -1", "O O O | -1"),
        (501, "O O O O O +1", "O O O O O +1"),
    ],
)
def test_the_fewest_marks_are_written(points: int, hungarian: str, beck: str) -> None:
    assert str(chalk(points, "hungarian")) == hungarian
    assert str(chalk(points, "beck")) == beck


@pytest.mark.parametrize("hundred", ["O", "A", "#", "| | | | |"])
def test_becks_example_is_319(hundred: str) -> None:
    assert parse_marks(f"{hundred} C V C -3 +12", "beck").points == 319  # T-X10


@given(writings())
def test_any_legal_writing_is_read_back(marks: Marks) -> None:
    text = str(marks)
    assert parse_marks(text, marks.style) == marks
    assert parse_marks(text.replace(" ", ""), marks.style) == marks
    assert parse_marks(f"  {text} ".replace("-", "−"), marks.style) == marks
    assert eval(repr(marks)) == marks


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", 1),
        ("   ", 4),
        ("x", 1),
        ("O v", 3),
        ("O # V", 3),
        ("V +3 O", 6),
        ("V 12", 3),
        ("V +", 3),
        ("V +0", 3),
        ("V +07", 3),
        ("V +100", 3),
        ("V - 3", 3),
        ("V −3x", 5),
        ("V +١", 3),
        ("0 V", 1),
        ("00", 1),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text: str, place: int) -> None:
    with pytest.raises(NotationError, match=f"from place {place} on") as raised:
        parse_marks(text, "hungarian")
    assert repr(text) in str(raised.value)


@given(st.text(max_size=12), styles)
def test_any_text_is_read_or_refused(text: str, style: Style) -> None:
    try:
        marks = parse_marks(text, style)
    except TartliError as error:
        marks, said = None, str(error)
    if marks is None:
        assert repr(text) in said
    else:
        assert parse_marks(str(marks), style) == marks


@pytest.mark.parametrize("text", ["-3", "| -21", "O" * 31, "O" * 29 + "+99 +1"])
def test_a_sum_out_of_range_is_refused(text: str) -> None:
    with pytest.raises(InvalidStateError, match="0 to 2999"):
        parse_marks(text)


@pytest.mark.parametrize("points", [-1, MOST + 1])
def test_points_out_of_range_are_refused(points: int) -> None:
    with pytest.raises(InvalidStateError, match=f"{points} points"):
        chalk(points)
    with pytest.raises(InvalidStateError, match=f"{points} points"):
        chalk(0).steps(points)


def test_an_unknown_style_is_quoted() -> None:
    style: Style = "swiss"  # type: ignore[assignment]
    with pytest.raises(NotationError, match="'swiss'"):
        chalk(20, style)
    with pytest.raises(NotationError, match="'swiss'"):
        parse_marks("|", style)


def test_marks_made_by_hand_are_checked() -> None:
    with pytest.raises(InvalidStateError, match="Beck's style only"):
        Marks("hungarian", (Sign.BUNDLE,))
    with pytest.raises(InvalidStateError, match="100"):
        Marks("beck", (), (100,))


@pytest.mark.parametrize(
    ("before", "points", "steps"),
    [
        ("/", 20, ["V"]),
        ("C", 20, ["O"]),
        ("V", 50, ["A"]),
        ("/ C -3", 20, ["/ O -3"]),
        ("| | | |", 20, ["#"]),
        ("V | C O | +7", 20, ["V | O O | +7"]),
        ("V | O", 20, ["V | | O"]),
        ("/", 40, ["V", "V |"]),
        ("V", 150, ["V O", "A O"]),
        ("0", 50, ["/", "V"]),
        ("0", 200, ["O", "O O"]),
        ("| |", 60, ["| | |", "| | | |", "#"]),
        ("O -3", 57, ["O / -3", "O V -3", "O V +4"]),
        ("O -3", 3, ["O"]),
        ("C +10", 10, ["O +10", "O"]),
        ("O -99", 9, ["O -99 +9"]),
        ("V", 0, []),
    ],
)
def test_points_are_added_stroke_by_stroke(
    before: str, points: int, steps: list[str]
) -> None:
    marks = parse_marks(before, "beck")
    assert [str(slate) for slate in marks.steps(points)] == steps


def test_hungarians_leave_strokes_ungathered() -> None:
    assert [str(slate) for slate in parse_marks("| | | |").steps(20)] == ["| | | | |"]


@given(writings(), st.integers(0, 300), st.integers(0, 300))
def test_points_added_in_turn_add_up(marks: Marks, one: int, other: int) -> None:
    if marks.points + one + other <= MOST:
        *_, between = marks, *marks.steps(one)
        *_, after = between, *between.steps(other)
        assert after.points == marks.points + one + other
        assert parse_marks(str(after), marks.style) == after


@given(writings(), st.integers(0, 300))
def test_a_step_is_one_stroke_or_the_number_written_anew(
    marks: Marks, points: int
) -> None:
    if marks.points + points > MOST:
        return
    slates = (marks, *marks.steps(points))
    for before, after in pairwise(slates):
        if before.signs == after.signs:
            assert after is slates[-1]
        else:
            drawn, new = strokes(before), strokes(after)
            circle = after.signs == (*before.signs, Sign.CIRCLE)
            assert new == drawn + (2 if circle else 1)  # O alone is drawn in one go
            assert before.numbers == after.numbers


def strokes(marks: Marks) -> int:
    return sum(len(STROKES[sign]) for sign in marks.signs)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Sign.ARM, Sign.VEE),
        (Sign.ARC, Sign.CIRCLE),
        (Sign.VEE, Sign.TRIANGLE),
    ],
)
def test_a_sign_grows_by_one_stroke_where_it_stands(before: Sign, after: Sign) -> None:
    assert STROKES[after][:-1] == STROKES[before]


def test_a_bundle_is_four_strokes_and_one_across() -> None:
    assert len(STROKES[Sign.BUNDLE]) == 5
    assert STROKES[Sign.BUNDLE][:1] == STROKES[Sign.STROKE]
    assert SIGN_POINTS[Sign.BUNDLE] == 5 * SIGN_POINTS[Sign.STROKE]


@given(writings())
def test_every_mark_is_drawn_within_the_slate(marks: Marks) -> None:
    drawn = parts(marks)
    assert len(drawn) == len(set(drawn)) == len(marks.signs) + len(marks.numbers)
    box = ElementTree.fromstring(chalk_svg(marks)).get("viewBox", "")
    width, height = map(float, box.split()[2:])
    for part in drawn:
        place = re.search(r"translate\((\S+) (\S+)\)", part)
        assert place
        assert 0 < float(place[1]) < width
        assert 0 < float(place[2]) <= height - 50


@given(writings(), writings())
def test_two_writings_look_and_sound_the_same_only_if_they_are(
    one: Marks, other: Marks
) -> None:
    if (one.signs, one.numbers) != (other.signs, other.numbers):
        assert chalk_svg(one) != chalk_svg(other)
        assert words(one) != words(other)


@pytest.mark.parametrize(
    ("text", "hungarian", "beck"),
    [
        ("O +3", 2, 1),  # a plus and a figure; the figure alone
        ("O +12", 3, 3),  # a plus and two figures; two figures and the line below
        ("O -3", 2, 2),  # a minus and a figure; a figure and the bar above
        ("O -12", 3, 3),
    ],
)
def test_each_style_marks_its_numbers_in_its_own_way(
    text: str, hungarian: int, beck: int
) -> None:
    drawn = {style: parts(parse_marks(text, style))[-1] for style in STYLES}
    assert drawn["hungarian"].count("path ") == hungarian
    assert drawn["beck"].count("path ") == beck
    assert drawn["hungarian"] != drawn["beck"]


def test_words_tell_the_looks_and_not_the_points() -> None:
    beck = parse_marks("O O V | # # -3 +12 +7", "beck")
    assert words(beck) == (
        "2 circles; a V; an upright stroke; 2 times four strokes crossed by a fifth; "
        "3 with a bar above at the edge; 12, underlined, at the edge; 7 at the edge"
    )
    assert words(parse_marks("/ C A -3 +12")) == (
        "a slanting stroke; an open circle; a triangle; minus 3 at the edge; plus 12 "
        "at the edge"
    )
    assert words(chalk(0)) == "nothing on the slate"


def test_the_picture_is_silent_unless_it_stands_alone() -> None:
    silent = ElementTree.fromstring(chalk_svg(chalk(20)))
    assert silent.get("aria-hidden") == "true"
    assert silent.find("{*}title") is None
    named = ElementTree.fromstring(chalk_svg(chalk(20), title='a "stroke" & <more>'))
    assert named.get("role") == "img"
    assert named.get("aria-hidden") is None
    assert named.findtext("{*}title") == 'a "stroke" & <more>'


def test_chalk_stands_out_from_the_slate_on_any_page() -> None:
    picture = chalk_svg(chalk(319))
    assert f'fill="{SLATE}"' in picture
    assert f'stroke="{CHALK}"' in picture
    assert "var(" not in picture
    assert "currentColor" not in picture


def test_figures_are_written_in_the_hand_of_the_page() -> None:
    folder = Path(tartli_core.__file__).parent
    page = (folder / "widgets" / "parts" / "chalk.js").read_text(encoding="utf-8")
    for glyph, path in GLYPHS.items():
        assert glyph == "-" or f'"{path}"' in page, glyph


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs ``tartli chalk``: its exit code and what it says."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call(*arguments: str) -> tuple[int, str, str]:
        code = main(("chalk", *arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return call


def test_the_command_writes_points(run: Run) -> None:
    said = "O O O | -1: 319\n3 circles; an upright stroke; minus 1 at the edge\n"
    assert run("319") == (0, said, "")
    assert run("0") == (0, "0: 0\nnothing on the slate\n", "")


def test_the_command_reads_marks_and_adds_to_them(run: Run) -> None:
    example = ("--read", "O C V C -3 +12", "--style", "beck", "--json")
    code, out, err = run(*example)
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["points"], found["steps"]) == (319, [])
    assert found["marks"] == "O C V C -3 +12"
    assert json.loads(run("20", *example)[1])["steps"] == ["O O V C -3 +12"]
    _, out, _ = run("70", "--read", "V")
    assert out.splitlines()[:-1] == [
        "Before: V = 50",
        "Step 1: A = 100",
        "Step 2: A | = 120",
    ]
    assert run("--read", "-3 +12")[1].startswith("-3 +12: 9\n")


def test_the_command_draws_a_picture_with_its_words(run: Run) -> None:
    code, out, _ = run("70", "--svg")
    assert code == 0
    root = ElementTree.fromstring(out)
    assert root.findtext("{*}title") == "a V; an upright stroke"
    assert json.loads(run("70", "--svg", "--json")[1])["svg"] == out.strip()


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        ((), "nothing to write or read"),
        (("3000",), "3000 points"),
        (("-5",), "-5 points"),
        (("-5", "--read", "V"), "-5 points"),
        (("20", "--style", "swiss"), "'swiss'"),
        (("--read", "V x"), "'V x'"),
        (("--read", ""), "''"),
    ],
)
def test_bad_input_of_the_command_is_one_line(
    run: Run, arguments: tuple[str, ...], quoted: str
) -> None:
    code, out, err = run(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert quoted in err
