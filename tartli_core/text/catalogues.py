"""The translations: which there are, choosing one and loading it."""

import gettext
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.text.language import ENGLISH, Language
from tartli_core.text.lists import OneOf

CATALOGUES: Final = Path(__file__).parent / "locale"
"""Folder of the translations: ``<tag>/LC_MESSAGES/tartli.mo``."""


def available_languages(folder: Path = CATALOGUES) -> tuple[str, ...]:
    """The tags that can be loaded, English first."""
    found = {path.parent.parent.name for path in folder.glob("*/LC_MESSAGES/tartli.mo")}
    return "en", *sorted(found - {"en"})


def load_language(tag: str, folder: Path = CATALOGUES) -> Language:
    """The language with this tag.

    Raises:
        NotationError: there is no such translation.
    """
    if tag == "en":
        return ENGLISH
    if tag not in available_languages(folder):
        raise NotationError(
            "{tag!r} is not a language we have: write {tags}",
            tag=tag,
            tags=OneOf(available_languages(folder)),
        )
    return Language(tag, gettext.translation("tartli", folder, languages=[tag]))


def choose_language(wanted: str, available: Iterable[str]) -> str:
    """The first available tag of an ``Accept-Language`` header; else English.

    >>> choose_language("de-AT,hu;q=0.8,en;q=0.5", ["en", "hu"])
    'hu'
    """
    weighted = []
    for part in wanted.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        weighted.append((-weight, tag.lower()))
    known = set(available)
    for _, tag in sorted(weighted, key=lambda entry: entry[0]):
        base = tag.partition("-")[0]
        if base in known:
            return base
    return "en"
