"""The puzzle page's widget: what it takes, what it tells, what it never shows."""

import json
import logging
import re
from collections.abc import Mapping
from typing import Any

import pytest
from fake_host import BEST, FakeHost

pytest.importorskip("anywidget")

from tartli_core.text.words import WORDS
from tartli_core.widgets.files import HERE
from tartli_core.widgets.trainer import (
    FIELDS,
    SCRIPT_PARTS,
    STYLE_PARTS,
    TRAITS,
    WORDS_NEEDED,
    TrainerWidget,
)


class Page:
    """A widget without a browser: messages go in, acknowledgements are kept."""

    def __init__(self, host: FakeHost | None = None) -> None:
        self.host = host or FakeHost()
        self.widget = TrainerWidget(self.host)
        self.sent: list[Mapping[str, Any]] = []
        self.widget.send = self.sent.append

    def says(self, content: object) -> Mapping[str, Any]:
        self.widget._handle_custom_msg(content, [])
        return self.sent[-1]

    def asks(self, action: str, **fields: object) -> Mapping[str, Any]:
        message = {"id": 7, "do": action, "page": self.host.page["id"], **fields}
        return self.says(message)

    def everything_shown(self) -> str:
        return json.dumps({name: getattr(self.widget, name) for name in TRAITS})


@pytest.fixture
def page() -> Page:
    return Page()


def test_every_message_is_acknowledged_once_after_the_traits_changed(
    page: Page,
) -> None:
    seen = []
    page.widget.observe(lambda change: seen.append(len(page.sent)), "page")
    assert page.asks("hint") == {"ack": 7}
    assert seen == [0]
    assert page.widget.page["hints_left"] == 2
    assert len(page.sent) == 1


def test_a_wrong_answer_may_be_bettered_before_anything_is_revealed(
    page: Page,
) -> None:
    page.asks("answer", answer=["Oa Ua Xa"])
    assert page.widget.page["verdict"]["right"] is False
    assert page.widget.page["reveal"] is None
    page.asks("answer", answer=BEST["split"])
    assert page.widget.page["verdict"] == {
        "right": True,
        "headline": "Right",
        "lines": ["That brings 260."],
        "tries": 2,
    }
    assert page.widget.count["solved"] == 1


def test_nothing_of_the_answer_is_in_a_trait_before_it_is_revealed(
    page: Page,
) -> None:
    assert '"answers":' not in page.everything_shown()
    page.asks("answer", answer=["Oa Ua Xa"])
    assert '"answers":' not in page.everything_shown()
    page.asks("reveal")
    assert '"answers":' in page.everything_shown()


def test_the_repr_tells_nothing(page: Page) -> None:
    assert repr(page.widget) == "TrainerWidget()"


@pytest.mark.parametrize(
    "content",
    [
        None,
        "hint",
        ["hint"],
        {},
        {"do": "hint"},
        {"do": ["hint"]},
        {"do": "solve", "page": "split.hungarian.42.v2"},
        {"do": "hint", "page": 42},
        {"do": "answer", "page": "split.hungarian.42.v2"},
        {"do": "answer", "page": "split.hungarian.42.v2", "answer": "Oa Ua Xa"},
        {"do": "answer", "page": "split.hungarian.42.v2", "answer": [1]},
        {"do": "open", "kind": "split"},
        {"do": "visit", "link": ["?kind=split"]},
        {"do": "look", "pack": "french", "corners": "yes"},
        {"do": "hello", "stored": "all"},
    ],
)
def test_a_malformed_message_is_logged_and_answered_but_never_done(
    page: Page, content: object, caplog: pytest.LogCaptureFixture
) -> None:
    if isinstance(content, dict):
        content = {"id": 3, **content}
    answer = page.says(content)
    assert answer["ack"] == (3 if isinstance(content, dict) else None)
    assert answer["error"] == WORDS["went_wrong"]
    assert page.host.done == []
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_a_message_about_the_puzzle_before_is_passed_over(page: Page) -> None:
    before = page.host.page["id"]
    page.asks("skip")
    assert page.says({"id": 8, "do": "skip", "page": before}) == {"ack": 8, "error": ""}
    assert page.widget.page["kind"] == "contest"


def test_a_puzzle_left_before_is_visited_again(page: Page) -> None:
    link = page.widget.page["link"]
    page.asks("next")
    assert page.asks("visit", link=link) == {"ack": 7}
    assert page.widget.page["link"] == link


def test_a_failure_of_the_host_is_logged_and_said(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(action: str, message: Mapping[str, object]) -> None:
        raise RuntimeError(action)

    monkeypatch.setattr(page.host, "do", fail)
    assert page.asks("hint") == {"ack": 7, "error": WORDS["went_wrong"]}
    assert "RuntimeError: hint" in caplog.text


def test_a_ping_is_acknowledged_and_changes_nothing(page: Page) -> None:
    assert page.says({"id": 9, "do": "ping"}) == {"ack": 9}
    assert page.host.done == []


def test_the_look_changes_the_pictures(page: Page) -> None:
    hungarian = page.widget.art["cards"]["Oa"]
    page.asks("look", pack="french", corners=True)
    assert page.widget.art["cards"]["Oa"] != hungarian


def script() -> str:
    return "\n".join((HERE / name).read_text("utf-8") for name in SCRIPT_PARTS)


def test_the_page_asks_only_for_words_the_host_must_give() -> None:
    used = set(re.findall(r'\bword\(view, "(\w+)"', script()))
    used |= set(re.findall(r'\bword: "(\w+)"', script()))
    assert used <= set(WORDS_NEEDED)
    for start in set(re.findall(r"`(\w+_)\$\{", script())):
        assert any(name.startswith(start) for name in WORDS_NEEDED), start


def test_every_word_is_used_and_given() -> None:
    text = script() + (HERE / "trainer.py").read_text("utf-8").rpartition("class ")[2]
    for name in WORDS_NEEDED:
        stem = name.rpartition("_")[0]
        assert f'"{name}"' in text or f"`{stem}_${{" in text, name
    assert set(WORDS) == set(WORDS_NEEDED)


def test_the_page_sends_only_what_is_understood() -> None:
    sent = set(re.findall(r'\.send\("(\w+)"', script()))
    assert sent == set(FIELDS)


@pytest.mark.parametrize("name", STYLE_PARTS)
def test_styles_touch_nothing_outside_the_widget(name: str) -> None:
    text = re.sub(r"/\*.*?\*/", "", (HERE / name).read_text("utf-8"), flags=re.S)
    for selector in re.findall(r"([^{};]+)\{", text):
        first = selector.strip()
        inside = first.startswith((".tartli", "@", "from", "to"))
        assert inside, first


def test_colours_stand_in_the_theme_only() -> None:
    text = (HERE / "trainer.css").read_text("utf-8")
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b", text)
    assert not re.findall(r"\brgba?\(|\bhsl\(", text)


def test_chalk_can_write_every_sum() -> None:
    strokes = (HERE / "parts/chalk.js").read_text("utf-8")
    written = set(re.findall(r'^  "?(.)"?: "M', strokes, flags=re.M))
    assert written == set("0123456789+=")


def test_nothing_is_loaded_from_elsewhere() -> None:
    for name in (*SCRIPT_PARTS, *STYLE_PARTS):
        text = (HERE / name).read_text("utf-8")
        assert not re.search(r"https?://|@import|\bimport\b|url\(", text), name
