"""Marking messages for translation, alone or with plural forms."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plural:
    """Two wordings, chosen by the value named `by` (by gettext's plural rule)."""

    one: str
    many: str
    by: str


def N_(message: str) -> str:  # noqa: N802 -- gettext's customary mark
    """Mark a message for translation."""
    return message


def NN_(one: str, many: str, by: str) -> Plural:  # noqa: N802
    """Mark a message with plural forms for translation."""
    return Plural(one, many, by)


Sentences = Mapping[str, str | Plural]
"""A sentence or its plural forms for each code."""

Form = Callable[[str], str]
"""What a language does to a word put into a sentence: an article, an ending."""


def as_it_is(word: str) -> str:
    """The form that changes nothing."""
    return word
