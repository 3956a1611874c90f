"""Everything the puzzle page says is said in Hungarian too."""

import gettext
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po
from test_hungarian import melds
from test_text import KEYWORDS

import tartli_core
from tartli_core.tartli.cards import PACK
from tartli_core.text.catalogues import CATALOGUES, load_language
from tartli_core.text.glossary import CALLS, RANKS, SUITS
from tartli_core.text.hungarian import FORMS
from tartli_core.text.language import ENGLISH, Language
from tartli_core.text.marks import Plural
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say, Value
from tartli_core.text.sentences import SENTENCES

FOLDER: Final = CATALOGUES / "hu" / "LC_MESSAGES"

ENGLISH_ONLY: Final = re.compile(
    r"^(cli/|app/lesson|tartli/exercises/|widgets/lesson|proof/)"
)
"""Sources in English only: the commands’ help, the lessons’ own errors, the checker."""

THE_SAME: Final = frozenset(
    {
        "Backspace",
        "Enter",
        "Shift",
        "Stichmaccs",
        "Tartli",
        "buli",
        "béla",
        "kvart",
        "kvint, szext, szept, okt",
        "maccs",
        "stichmaccs",
        "talon",
        "terc",
        "vannak",
        "Talon: {n}",
        "{meld:rank} vannak",
        "O 9 A X K U 8 7.",
        "A X K O U 9 8 7.",
    }
)
"""Messages with words that are the same in Hungarian."""

PLACE: Final = re.compile(r"\{(\w+)(?::(\w+))?((?:\|\w+)*)(?:!r)?\}")

LETTER: Final = re.compile(r"[^\W\d_]")

Forms = tuple[str, ...]


def forms_of(text: str | Iterable[str] | None) -> Forms:
    """A message's wordings: one, or one for each plural form."""
    return (text,) if isinstance(text, str) else tuple(text or ())


@cache
def catalogue() -> Catalog:
    """The translation as the translator wrote it."""
    with (FOLDER / "tartli.po").open("rb") as file:
        return read_po(file, locale="hu", abort_invalid=True)


@cache
def translated() -> dict[Forms, Forms]:
    """Every message with its translation."""
    return {
        forms_of(message.id): forms_of(message.string)
        for message in catalogue()
        if message.id
    }


def wanted() -> Iterator[Forms]:
    """Every message that a reader of the page may meet."""
    folder = Path(tartli_core.__file__).parent
    found = extract_from_dir(folder, [("**.py", "python")], keywords=KEYWORDS)
    for source, _, message, _, _ in found:
        if not ENGLISH_ONLY.match(source):
            yield forms_of(message)


@pytest.fixture(scope="module")
def hungarian() -> Language:
    return load_language("hu")


def test_what_is_loaded_is_what_was_written() -> None:
    with (FOLDER / "tartli.mo").open("rb") as file:
        loaded = gettext.GNUTranslations(file)
    missing = gettext.NullTranslations()
    loaded.add_fallback(missing)
    for source, target in translated().items():
        if not all(target):
            continue
        if len(source) == 1:
            assert loaded.gettext(source[0]) == target[0]
        else:
            said = [loaded.ngettext(source[0], source[1], n) for n in (1, 2)]
            assert said == list(target)


def test_no_message_of_the_page_is_untranslated() -> None:
    done = translated()
    left = [source for source in wanted() if not all(done.get(source, ("",)))]
    assert left == []


def test_no_translation_is_in_doubt_or_of_a_message_that_is_gone() -> None:
    doubtful: list[Message] = [message for message in catalogue() if message.fuzzy]
    assert [message.id for message in doubtful if message.id] == []
    assert not catalogue().obsolete


def test_only_what_has_no_other_word_is_left_as_it_is() -> None:
    same = {
        source
        for source, target in translated().items()
        if source == target and LETTER.search(PLACE.sub("", source[0]))
    }
    assert same <= {(text,) for text in THE_SAME}


def test_a_translation_asks_for_the_values_that_there_are() -> None:
    for source, target in translated().items():
        if not all(target):
            continue
        given = {place[1] for text in source for place in PLACE.finditer(text)}
        for text in target:
            asked = {place[1] for place in PLACE.finditer(text)}
            assert asked <= given, text
            if len(target) == 1 and asked != given:
                pytest.fail(f"a value is not told: {text!r}")


def test_a_translation_asks_for_forms_that_there_are() -> None:
    asked = {
        form
        for target in translated().values()
        for text in target
        for place in PLACE.finditer(text)
        for form in place[3].split("|")[1:]
    }
    assert asked == set(FORMS)


SAMPLES: Final[dict[str, list[str]]] = {
    "answer": ["good", "higher"],
    "call": list(CALLS),
    "calls": [*CALLS, "terc / vannak / bela"],
    "card": [str(card) for card in PACK],
    "cards": ["Oa", "Oa Ua Xa"],
    "formula": ["| V"],
    "meld": melds(),
    "melds": [*melds(), "Xa 9a 8a / O / bela"],
    "name": melds(),
    "number": ["0", "1", "5", "50", "161", "1000"],
    "order": ["Xa 9a 8a / Ua Xa 9a"],
    "rank": list(RANKS),
    "suit": list(SUITS),
    "text": ["T-M9"],
}
"""For each kind of place every card and meld, or a few values."""


def said_with(template: str | Plural) -> Iterator[dict[str, Value]]:
    """Values for a sentence: each place with all its samples in turn."""
    texts = (template,) if isinstance(template, str) else (template.one, template.many)
    kinds = {place[1]: place[2] for text in texts for place in PLACE.finditer(text)}
    first: dict[str, Value] = {name: SAMPLES[kinds[name]][0] for name in kinds}
    if isinstance(template, Plural):
        first[template.by] = 2
        yield first | {template.by: 1}
    yield first
    for name, kind in kinds.items():
        if not isinstance(first[name], int):
            for value in SAMPLES[kind][1:]:
                yield first | {name: value}


@pytest.mark.parametrize("pack", ["hungarian", "french"])
def test_every_sentence_is_whole_with_every_card_and_meld(
    pack: str, hungarian: Language
) -> None:
    english = Phrases(ENGLISH, "hungarian")
    phrases = Phrases(hungarian, "french" if pack == "french" else "hungarian")
    for code, template in SENTENCES.items():
        for values in said_with(template):
            for reader in (english, phrases):
                text = reader.sentence(Say(code, **values))
                assert text, code
                assert "{" not in text, (code, text)
                assert "|" not in text.replace("| V", ""), (code, text)
