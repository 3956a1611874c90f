"""The figures and exercises of the lessons: Python decides and words, they draw.

They speak as the puzzle page does: numbered messages, each checked for its shape,
done by the host, and acknowledged once the changed traits are on their way.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, Protocol, TypeAlias

import anywidget
import traitlets

from tartli_core.text.lesson_sentences import LESSON_WORDS
from tartli_core.text.phrases import Phrases
from tartli_core.widgets.callbacks import (
    BadMessageError,
    StaleMessageError,
    acknowledged,
)

HERE: Final = Path(__file__).parent

COMMON_PARTS: Final = (
    "parts/dom.js",
    "parts/memory.js",
    "parts/link.js",
    "parts/motion.js",
    "parts/cards.js",
    "lesson_parts/shared.js",
)

EXERCISE_PARTS: Final = ("parts/choice.js", "parts/drag.js", "lesson_parts/exercise.js")

STYLE_PARTS: Final = ("theme.css", "lesson_parts/lesson.css")

TRAITS: Final = ("words", "language", "art", "view")

Fields: TypeAlias = Mapping[str, Mapping[str, type | None]]
"""For each action the fields it needs; None stands for a mapping or nothing."""


class LessonHost(Protocol):
    """Who decides what a figure or an exercise shows."""

    @property
    def phrases(self) -> Phrases:
        """The reader's language and pack."""

    @property
    def art(self) -> Mapping[str, object]:
        """The pictures shown."""

    @property
    def view(self) -> Mapping[str, object]:
        """What is shown; never an answer before it is given."""

    def do(self, action: str, message: Mapping[str, object]) -> None:
        """Do what the reader asks."""


def joined(*names: str) -> str:
    """The texts of several files as one: an anywidget is given one text."""
    return "\n".join((HERE / name).read_text("utf-8") for name in names)


class LessonWidget(anywidget.AnyWidget):
    """What the figures and exercises share."""

    fields: ClassVar[Fields] = {"hello": {"stored": None}, "ping": {}}

    _css = joined(*STYLE_PARTS)

    words = traitlets.Dict().tag(sync=True)
    language = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)

    def __init__(self, host: LessonHost) -> None:
        self._host = host
        super().__init__(**self._shown())
        self.on_msg(self._on_message)

    def __repr__(self) -> str:
        """Always the same: it stands in the page's source."""
        return f"{type(self).__name__}()"

    def apology(self) -> str:
        """What to tell a person when something went wrong here."""
        words: Mapping[str, str] = self.words
        return words["went_wrong"]

    def _shown(self) -> dict[str, dict[str, object]]:
        language = self._host.phrases.language
        return {
            "words": {key: language.gettext(w) for key, w in LESSON_WORDS.items()},
            "language": {"tag": language.tag, "dir": language.direction},
            "art": dict(self._host.art),
            "view": dict(self._host.view),
        }

    @acknowledged
    def _on_message(self, content: object) -> None:
        action, message = self._read(content)
        if action == "ping":
            return
        self._host.do(action, message)
        with self.hold_sync():
            for name, value in self._shown().items():
                setattr(self, name, value)

    def _read(self, content: object) -> tuple[str, Mapping[str, object]]:
        """The action asked for and its message, known to be of the right shape.

        Raises:
            BadMessageError: it is not a message that the page may send.
            StaleMessageError: it is about another exercise than the one shown.
        """
        if not isinstance(content, Mapping):
            problem = f"not a message: {content!r:.300}"
            raise BadMessageError(problem)
        action = content.get("do")
        fields = self.fields.get(action) if isinstance(action, str) else None
        if not isinstance(action, str) or fields is None:
            problem = f"unknown action: {content!r:.300}"
            raise BadMessageError(problem)
        for name, kind in fields.items():
            if not _fits(content.get(name), kind):
                problem = f"{name!r} is missing or of a wrong type: {content!r:.300}"
                raise BadMessageError(problem)
        if "page" in fields and content["page"] != self._host.view["id"]:
            problem = f"about an exercise no longer shown: {content!r:.300}"
            raise StaleMessageError(problem)
        return action, content


def _fits(value: object, kind: type | None) -> bool:
    if kind is None:
        return value is None or isinstance(value, Mapping)
    if kind is list:
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    return isinstance(value, kind)


class PackWidget(LessonWidget):
    """Cards by suit and rank; one of them is looked at."""

    fields: ClassVar[Fields] = {
        **LessonWidget.fields,
        "set": {"name": str, "value": str},
    }
    _esm = joined(*COMMON_PARTS, "lesson_parts/pack.js")


class RowsWidget(LessonWidget):
    """Rows of cards that move between orders, with their points added up."""

    fields: ClassVar[Fields] = PackWidget.fields
    _esm = joined(*COMMON_PARTS, "lesson_parts/rows.js")


class ExerciseWidget(LessonWidget):
    """An exercise with its answer, verdict, hint and explanation."""

    fields: ClassVar[Fields] = {
        **LessonWidget.fields,
        "answer": {"page": str, "answer": list},
        "hint": {"page": str},
        "reveal": {"page": str},
        "next": {"page": str},
    }
    _esm = joined(*COMMON_PARTS, *EXERCISE_PARTS)
