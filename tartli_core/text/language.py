"""A language: its direction, and looking messages up in it (gettext)."""

import gettext
from dataclasses import dataclass, field
from typing import Final

_RIGHT_TO_LEFT: Final = frozenset({"ar", "fa", "he", "ur"})


@dataclass(frozen=True)
class Language:
    """One language of the interface; English is the language of the messages."""

    tag: str
    catalogue: gettext.NullTranslations = field(repr=False, compare=False)

    @property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return "rtl" if self.tag in _RIGHT_TO_LEFT else "ltr"

    def gettext(self, message: str) -> str:
        """The message in this language."""
        return self.catalogue.gettext(message)

    def ngettext(self, one: str, many: str, count: int) -> str:
        """The form of the message for this count."""
        return self.catalogue.ngettext(one, many, count)

    def isolate(self, code: str) -> str:
        """Text of the other direction, such as card codes, kept in its own order."""
        if self.direction == "ltr":
            return code
        return f"\N{LEFT-TO-RIGHT ISOLATE}{code}\N{POP DIRECTIONAL ISOLATE}"


ENGLISH: Final = Language("en", gettext.NullTranslations())
"""The language of the messages themselves."""
