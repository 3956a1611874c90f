"""The figures and exercises of the lessons: Python decides and words, they draw.

They speak as the puzzle page does: numbered messages, each checked for its shape,
done by the host, and acknowledged once the changed traits are on their way.
"""

from collections.abc import Mapping
from typing import ClassVar, Final, Protocol

import anywidget
import traitlets

from tartli_core.text.lesson_sentences import LESSON_WORDS
from tartli_core.text.phrases import Phrases
from tartli_core.widgets.callbacks import acknowledged
from tartli_core.widgets.files import joined
from tartli_core.widgets.messages import (
    Fields,
    is_stored,
    is_text,
    is_texts,
    read_message,
)

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
"""What the host shows and the page draws."""


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


class LessonWidget(anywidget.AnyWidget):
    """What the figures and exercises share."""

    fields: ClassVar[Fields] = {"hello": {"stored": is_stored}, "ping": {}}

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
        action, message = read_message(content, self.fields, self.view.get("id"))
        if action == "ping":
            return
        self._host.do(action, message)
        with self.hold_sync():
            for name, value in self._shown().items():
                setattr(self, name, value)


class PackWidget(LessonWidget):
    """Cards by suit and rank; one of them is looked at."""

    fields: ClassVar[Fields] = {
        **LessonWidget.fields,
        "set": {"name": is_text, "value": is_text},
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
        "answer": {"page": is_text, "answer": is_texts},
        "hint": {"page": is_text},
        "reveal": {"page": is_text},
        "next": {"page": is_text},
    }
    _esm = joined(*COMMON_PARTS, *EXERCISE_PARTS)
