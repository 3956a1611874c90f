"""Rules and words of the game on one page, to be printed."""

from collections.abc import Mapping
from typing import Any, Final

from tartli_core.text.glossary import ANSWERS, CALLS, RANKS, SUITS, Term
from tartli_core.text.help_texts import help_view
from tartli_core.text.language import Language
from tartli_core.text.marks import N_

CARD_TITLE: Final = N_("Tartli on one page")

LANGUAGES: Final = ("English", "magyar", "Deutsch")
"""The languages in which the game is known, each by its own name."""

WORD_GROUPS: Final[Mapping[str, Mapping[str, Term]]] = {
    N_("Suits"): SUITS,
    N_("Ranks"): RANKS,
    N_("Announcements"): {**CALLS, **ANSWERS},
}
"""The words that stand in all languages side by side."""


def print_card(language: Language) -> dict[str, Any]:
    """The page as it is drawn: the help, then the words in all languages."""
    say = language.gettext
    return {
        "title": say(CARD_TITLE),
        "sections": help_view(language)["sections"],
        "languages": list(LANGUAGES),
        "words": [
            {
                "title": say(title),
                "rows": [[t.english, t.hungarian, t.german] for t in terms.values()],
            }
            for title, terms in WORD_GROUPS.items()
        ],
    }
