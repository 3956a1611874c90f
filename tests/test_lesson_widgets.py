"""The figures and exercises of the lessons: what they take, tell, and never show."""

import json
import logging
import re
from collections.abc import Mapping
from typing import Any

import pytest

pytest.importorskip("anywidget")

from tartli_core.app.lesson_exercise import ExerciseHost
from tartli_core.app.lessons import (
    exercise,
    orders_figure,
    pack_figure,
    points_figure,
)
from tartli_core.errors import NotationError
from tartli_core.tartli.cards import PACK
from tartli_core.tartli.exercises import KINDS
from tartli_core.text.lesson_sentences import LESSON_WORDS
from tartli_core.widgets.files import HERE
from tartli_core.widgets.lesson import (
    COMMON_PARTS,
    EXERCISE_PARTS,
    STYLE_PARTS,
    TRAITS,
    LessonWidget,
)

SCRIPTS = (
    "lesson_parts/shared.js",
    "lesson_parts/pack.js",
    "lesson_parts/rows.js",
    "lesson_parts/exercise.js",
)


class Page:
    """A widget without a browser: messages go in, acknowledgements are kept."""

    def __init__(self, widget: LessonWidget) -> None:
        self.widget = widget
        self.sent: list[Mapping[str, Any]] = []
        widget.send = self.sent.append

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.widget.view)

    def says(self, content: object) -> Mapping[str, Any]:
        self.widget._handle_custom_msg(content, [])
        return self.sent[-1]

    def asks(self, action: str, **fields: object) -> Mapping[str, Any]:
        page = {"page": self.view["id"]} if "id" in self.view else {}
        return self.says({"id": 7, "do": action, **page, **fields})

    def everything_shown(self) -> str:
        return json.dumps({name: getattr(self.widget, name) for name in TRAITS})

    def right_and_wrong(self) -> tuple[list[str], list[str]]:
        made = self.widget._host._exercise  # type: ignore[attr-defined]
        right = list(made.answer)
        if self.view["form"] == "order":
            return right, right[::-1]
        others = [option["answer"] for option in self.view["options"]]
        return right, [next(answer for answer in others if answer not in right)]


@pytest.fixture(params=KINDS)
def page(request: pytest.FixtureRequest) -> Page:
    return Page(exercise(request.param, seed=5))


# --- exercises


def test_a_wrong_answer_may_be_bettered_before_anything_is_shown(page: Page) -> None:
    right, wrong = page.right_and_wrong()
    assert page.asks("answer", answer=wrong) == {"ack": 7}
    assert page.view["verdict"]["right"] is False
    assert page.view["verdict"]["lines"]
    assert page.view.get("reveal") is None
    page.asks("answer", answer=right)
    assert page.view["verdict"] == {"right": True, "lines": [], "tries": 2}
    assert page.view["reveal"]["answer"] == right
    assert page.view["count"] == {"right": 1, "seen": 1, "first": 0}


def test_nothing_of_the_answer_is_in_a_trait_before_it_is_known(page: Page) -> None:
    made = page.widget._host._exercise  # type: ignore[attr-defined]
    phrases = page.widget._host.phrases
    told = phrases.sentences(made.explanation)
    right, wrong = page.right_and_wrong()
    page.asks("hint")
    page.asks("answer", answer=wrong)
    shown = page.everything_shown()
    assert '"reveal": null' in shown
    assert not any(json.dumps(text) in shown for text in told)
    if page.view["form"] == "one":
        assert shown.count(json.dumps(right[0])) == 1  # as one of the options
    page.asks("reveal")
    assert all(json.dumps(text) in page.everything_shown() for text in told)


def test_the_card_to_be_named_is_pictured_under_a_key_that_does_not_tell() -> None:
    codes = {str(card) for card in PACK}
    for seed in range(20):
        shown = Page(exercise("name", seed=seed)).widget
        assert not codes & set(shown.art["cards"])
        (card,) = shown.view["cards"]
        assert not any(f"({code})" in card["label"] for code in codes)


def test_the_repr_tells_nothing(page: Page) -> None:
    assert repr(page.widget) == "ExerciseWidget()"
    assert repr(pack_figure()) == "PackWidget()"
    assert repr(orders_figure()) == repr(points_figure()) == "RowsWidget()"


def test_a_shown_exercise_counts_as_seen_and_is_over(page: Page) -> None:
    right, _ = page.right_and_wrong()
    page.asks("reveal")
    page.asks("answer", answer=right)
    page.asks("reveal")
    assert page.view["count"] == {"right": 0, "seen": 1, "first": 0}


def test_another_one_is_another_one(page: Page) -> None:
    before = page.view
    page.asks("next")
    assert page.view["id"] != before["id"]
    assert page.view["options"] != before["options"]
    assert page.view["count"]["seen"] == 1
    assert page.view["verdict"] is page.view["hint"] is None


def test_it_grows_harder_with_what_is_right_at_the_first_try() -> None:
    page = Page(exercise("order", seed=1))
    sizes = []
    for _ in range(6):
        sizes.append(len(page.view["options"]))
        page.asks("answer", answer=page.right_and_wrong()[0])
        page.asks("next")
    assert sizes == [3, 4, 4, 4, 6, 6]


def test_the_count_is_taken_up_from_the_browser(page: Page) -> None:
    page.asks("hello", stored={"right": 6, "seen": 9, "first": 5})
    assert page.view["count"] == {"right": 6, "seen": 9, "first": 5}
    assert page.view["id"].endswith(" 3")


@pytest.mark.parametrize(
    "stored",
    [
        None,
        {},
        {"right": 6, "seen": 5, "first": 1},
        {"right": 1, "seen": 5, "first": 2},
        {"right": True, "seen": 5, "first": 1},
        {"right": -1, "seen": 5, "first": -2},
        {"right": "6", "seen": 9, "first": 5},
        {"right": 10**9, "seen": 10**9, "first": 0},
    ],
)
def test_a_kept_count_that_makes_no_sense_is_left_out(stored: object) -> None:
    page = Page(exercise("name", seed=5))
    before = page.view
    page.asks("hello", stored=stored)
    assert page.view == before


def test_the_same_seed_asks_the_same_thing() -> None:
    one, other = exercise("trick", seed=9), exercise("trick", seed=9)
    assert one.view == other.view
    french = exercise("trick", seed=9, pack="french")
    assert french.view["options"][0]["answer"] == one.view["options"][0]["answer"]
    assert french.view["options"][0]["text"] != one.view["options"][0]["text"]


def test_an_unknown_exercise_is_refused() -> None:
    with pytest.raises(NotationError, match="'bridge' is not an exercise"):
        ExerciseHost("bridge")


# --- figures


def test_the_pack_tells_every_card_in_three_languages() -> None:
    view = pack_figure().view
    assert list(view["cards"]) == [str(card) for card in PACK]
    over = view["cards"]["Oa"]
    assert over["name"] == "Over of acorns"
    assert [other["name"] for other in over["others"]] == ["makk felső", "Eichel-Ober"]
    assert over["worth"] == "Worth 20 as a trump, 3 in a plain suit."


def test_the_switches_change_names_corners_and_pack() -> None:
    page = Page(pack_figure())
    picture = page.widget.art["cards"]["Oa"]
    page.asks("set", name="names", value="hu")
    assert page.view["cards"]["Ub"]["name"] == "tök alsó"
    page.asks("set", name="corners", value="off")
    assert page.widget.art["cards"]["Oa"] != picture
    page.asks("set", name="pack", value="french")
    assert page.view["cards"]["Oa"]["code"] == "Q♣"
    assert "The queen stands in for the Over." in page.view["cards"]["Oa"]["about"]


def test_a_part_of_the_pack_can_be_shown() -> None:
    view = pack_figure("O U", corners=False).view
    assert len(view["cards"]) == 8
    corners = next(c for c in view["choices"] if c["name"] == "corners")
    assert corners["chosen"] == "off"
    with pytest.raises(NotationError, match="'Q' is not a rank"):
        pack_figure("Q")


@pytest.mark.parametrize(
    ("order", "ranks", "total"),
    [("natural", "AKOUX987", 0), ("trump", "O9AXKU87", 61), ("plain", "AXKOU987", 30)],
)
def test_the_orders_figure_shows_each_order(order: str, ranks: str, total: int) -> None:
    page = Page(orders_figure())
    page.asks("set", name="suit", value="b")
    page.asks("set", name="order", value=order)
    (row,) = page.view["rows"]
    assert [card["code"] for card in row["cards"]] == [f"{rank}b" for rank in ranks]
    assert row["sum"] == total
    assert set(page.widget.art["cards"]) == {f"{rank}b" for rank in ranks}


@pytest.mark.parametrize("trump", "alhb")
def test_the_points_add_up_to_161_whatever_is_trumps(trump: str) -> None:
    page = Page(points_figure())
    page.asks("set", name="trump", value=trump)
    rows = page.view["rows"]
    assert [row["sum"] for row in rows if row["trump"]] == [61]
    assert [row["key"] for row in rows if row["trump"]] == [trump]
    for row in rows:
        assert row["sum"] == sum(card["points"] for card in row["cards"])
    assert page.view["total"]["value"] == 161


# --- messages


@pytest.mark.parametrize(
    "content",
    [
        None,
        "next",
        ["next"],
        {},
        {"do": ["next"]},
        {"do": "solve", "page": "name 5 1"},
        {"do": "next", "page": 5},
        {"do": "next"},
        {"do": "answer", "page": "name 5 1"},
        {"do": "answer", "page": "name 5 1", "answer": "Oa"},
        {"do": "answer", "page": "name 5 1", "answer": [1]},
        {"do": "hello", "stored": "all"},
        {"do": "set", "name": "pack", "value": "french"},
    ],
)
def test_a_malformed_message_is_logged_and_answered_but_never_done(
    content: object, caplog: pytest.LogCaptureFixture
) -> None:
    page = Page(exercise("name", seed=5))
    before = page.view
    if isinstance(content, dict):
        content = {"id": 3, **content}
    answer = page.says(content)
    assert answer["ack"] == (3 if isinstance(content, dict) else None)
    assert answer["error"] == LESSON_WORDS["went_wrong"]
    assert page.view == before
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


@pytest.mark.parametrize(
    ("name", "value"), [("pack", "tarot"), ("colour", "red"), ("corners", "")]
)
def test_a_switch_that_there_is_not_changes_nothing(
    name: str, value: str, caplog: pytest.LogCaptureFixture
) -> None:
    page = Page(pack_figure())
    before = page.view
    answer = page.asks("set", name=name, value=value)
    assert answer["error"] == LESSON_WORDS["went_wrong"]
    assert page.view == before
    assert "cannot be chosen here" in caplog.text


def test_an_answer_of_unknown_cards_is_answered_and_not_counted(
    page: Page, caplog: pytest.LogCaptureFixture
) -> None:
    assert page.asks("answer", answer=["Zz"])["error"] == LESSON_WORDS["went_wrong"]
    assert page.view["verdict"] is None
    assert "is no answer here" in caplog.text


def test_a_message_about_the_exercise_before_is_passed_over(page: Page) -> None:
    before = page.view["id"]
    page.asks("next")
    now = page.view
    stale = {"id": 8, "do": "next", "page": before}
    assert page.says(stale) == {"ack": 8, "error": ""}
    assert page.view == now


def test_a_ping_is_acknowledged_and_changes_nothing(page: Page) -> None:
    before = page.view
    assert page.says({"id": 9, "do": "ping"}) == {"ack": 9}
    assert page.view == before


# --- files


def script(*names: str) -> str:
    return "\n".join((HERE / name).read_text("utf-8") for name in names)


def test_every_word_is_used_and_there() -> None:
    text = script(*SCRIPTS)
    used = set(re.findall(r'\bword\(this, "(\w+)"', text))
    used |= set(re.findall(r'key: "(\w+)", act:', text))
    used |= set(re.findall(r'quiet\("\w+", "(\w+)"\)', text))
    used |= {"is_right", "is_wrong", "right", "not_quite"}
    assert used <= set(LESSON_WORDS)
    hosts = (HERE.parent / "app" / "lesson_figures.py").read_text("utf-8")
    for name in LESSON_WORDS:
        in_host = re.search(rf'"{name}"|\b{name}=', hosts)
        assert name in used or name == "went_wrong" or in_host, name


@pytest.mark.parametrize("name", STYLE_PARTS)
def test_styles_touch_nothing_but_the_lesson(name: str) -> None:
    text = re.sub(r"/\*.*?\*/", "", (HERE / name).read_text("utf-8"), flags=re.S)
    for selector in re.findall(r"([^{};]+)\{", text):
        first = selector.strip()
        allowed = (".tartli", "@", "from", "to", ".jp-Notebook:has(.tartli-lesson)")
        assert first.startswith(allowed), first


def test_colours_stand_in_the_theme_only() -> None:
    text = script("lesson_parts/lesson.css")
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b", text)
    assert not re.findall(r"\brgba?\(|\bhsl\(", text)


def test_nothing_is_loaded_from_elsewhere() -> None:
    text = script(*COMMON_PARTS, *EXERCISE_PARTS, *SCRIPTS, *STYLE_PARTS)
    assert not re.search(r"https?://|@import|\bimport\b|url\(", text)
