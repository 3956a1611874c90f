"""The puzzle page: Python decides and words everything, the page draws and reports.

The page sends numbered messages (``{"id": 7, "do": "hint", "page": "split…"}``);
each is checked for its shape here, done by the host, and acknowledged once the
changed traits are on their way. What the right answer is comes to the page only
when the host puts it there.
"""

from collections.abc import Mapping
from typing import Final, Protocol

import anywidget
import traitlets

from tartli_core.widgets.callbacks import acknowledged
from tartli_core.widgets.files import joined
from tartli_core.widgets.messages import (
    Fields,
    Message,
    is_stored,
    is_text,
    is_texts,
    read_message,
)

SCRIPT_PARTS: Final = (
    "parts/dom.js",
    "parts/memory.js",
    "parts/link.js",
    "parts/choice.js",
    "parts/motion.js",
    "parts/cards.js",
    "parts/chalk.js",
    "parts/table.js",
    "parts/hand.js",
    "parts/slate.js",
    "parts/story.js",
    "parts/replay.js",
    "parts/drag.js",
    "parts/answer.js",
    "parts/slots.js",
    "parts/number.js",
    "parts/words.js",
    "parts/verdict.js",
    "parts/sheet.js",
    "parts/rules.js",
    "parts/report.js",
    "parts/print.js",
    "parts/bar.js",
    "parts/help.js",
    "parts/keys.js",
    "trainer.js",
)
"""One module in the browser, several files here: an anywidget is given one text."""

STYLE_PARTS: Final = (
    "theme.css",
    "trainer.css",
    "parts/forms.css",
    "parts/replay.css",
    "parts/sheets.css",
    "parts/print.css",
)

TRAITS: Final = ("menu", "words", "language", "art", "count", "page")
"""What the host shows and the page draws; the page itself last."""


class TrainerHost(Protocol):
    """Who knows the puzzles: keeps the session and says what the page shows."""

    @property
    def menu(self) -> Mapping[str, object]:
        """The kinds, rule sets and packs one can pick, and the help."""

    @property
    def words(self) -> Mapping[str, str]:
        """The page's own words, one for each of `WORDS_NEEDED`."""

    @property
    def language(self) -> Mapping[str, str]:
        """The language as ``{"tag": "en", "dir": "ltr"}``."""

    @property
    def art(self) -> Mapping[str, object]:
        """The pack: pictures of the cards, of the back and of the suits."""

    @property
    def page(self) -> Mapping[str, object]:
        """The puzzle as the player may see it now."""

    @property
    def count(self) -> Mapping[str, int]:
        """How many puzzles were solved, seen, and solved at the first try."""

    def do(self, action: str, message: Message) -> None:
        """Do what the player asks; the properties tell the outcome."""


def _is_yes_or_no(value: object) -> bool:
    return isinstance(value, bool)


FIELDS: Final[Fields] = {
    "hello": {"stored": is_stored},
    "answer": {"page": is_text, "answer": is_texts},
    "hint": {"page": is_text},
    "reveal": {"page": is_text},
    "skip": {"page": is_text},
    "next": {"page": is_text},
    "open": {
        "kind": is_text,
        "mix": _is_yes_or_no,
        "rules": is_text,
        "level": is_text,
    },
    "report": {"page": is_text},
    "speak": {"lang": is_text},
    "visit": {"link": is_text},
    "look": {"pack": is_text, "corners": _is_yes_or_no},
    "ping": {},
}
"""What the page may ask, and the fields that each must bring."""

WORDS_NEEDED: Final = (
    "product",
    "kind",
    "rule_set",
    "levels",
    "levels_from",
    "levels_to",
    "levels_range",
    "rules_differ",
    "this_puzzle",
    "report",
    "report_about",
    "report_unproved",
    "copy_report",
    "copied_report",
    "print_card",
    "print",
    "count",
    "count_about",
    "copy_link",
    "copied",
    "keys",
    "help",
    "new_here",
    "close",
    "appearance",
    "pack",
    "corners",
    "on",
    "off",
    "theme",
    "theme_auto",
    "theme_light",
    "theme_dark",
    "question",
    "table",
    "you",
    "opponent",
    "opponent_cards",
    "on_lead",
    "tricks",
    "taken_by_you",
    "taken_by_opponent",
    "before",
    "in_tricks",
    "in_melds",
    "loose",
    "story",
    "beaten",
    "face_down",
    "turn_up",
    "turn_down",
    "talon",
    "trump_a",
    "trump_l",
    "trump_h",
    "trump_b",
    "trick",
    "your_hand",
    "slate",
    "your_answer",
    "choose_one",
    "choose_set",
    "choose_order",
    "choose_card",
    "choose_words",
    "press_one",
    "press_set",
    "press_card",
    "your_number",
    "you_say",
    "choose_first",
    "type_first",
    "not_a_number",
    "card_barred",
    "order_full",
    "places_full",
    "place_all",
    "no_hints",
    "wins_you",
    "wins_opponent",
    "wins_nobody",
    "your_order",
    "remove",
    "hints",
    "hint",
    "hint_left",
    "skip",
    "new_hand",
    "role",
    "role_lead",
    "role_second",
    "show",
    "show_answer",
    "check",
    "try_again",
    "next",
    "verdict",
    "explanation",
    "right_order",
    "right_orders",
    "more_orders",
    "replay",
    "play_line",
    "step_first",
    "step_back",
    "step_next",
    "step_last",
    "layouts",
    "twin",
    "is_right",
    "is_wrong",
    "your_choice",
    "other_options",
    "rules_used",
    "key_space",
    "key_enter",
    "key_backspace",
    "key_shift",
    "keys_digits_one",
    "keys_digits_set",
    "keys_digits_order",
    "keys_digits_card",
    "keys_digits_number",
    "keys_digits_words",
    "keys_silence",
    "keys_replay",
    "keys_arrows",
    "keys_space",
    "keys_enter",
    "keys_backspace",
    "keys_move",
    "shuffling",
    "lost_connection",
    "reload",
    "went_wrong",
)
"""The keys of every word that the page uses; `{name}` in a word is filled there."""


class TrainerWidget(anywidget.AnyWidget):
    """The puzzle page of one session."""

    _esm = joined(*SCRIPT_PARTS)
    _css = joined(*STYLE_PARTS)

    menu = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    language = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)
    count = traitlets.Dict().tag(sync=True)
    page = traitlets.Dict().tag(sync=True)

    def __init__(self, host: TrainerHost) -> None:
        self._host = host
        super().__init__(**self._shown())
        self.on_msg(self._on_message)

    def __repr__(self) -> str:
        """Always the same: it stands in the page's source."""
        return "TrainerWidget()"

    def apology(self) -> str:
        """What to tell a person when something went wrong here."""
        return self._host.words["went_wrong"]

    def _shown(self) -> dict[str, object]:
        return {name: dict(getattr(self._host, name)) for name in TRAITS}

    def _push(self) -> None:
        with self.hold_sync():
            for name, value in self._shown().items():
                setattr(self, name, value)

    @acknowledged
    def _on_message(self, content: object) -> None:
        action, message = read_message(content, FIELDS, self.page.get("id"))
        if action != "ping":
            self._host.do(action, message)
            self._push()
