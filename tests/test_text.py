"""Everything a person reads can be translated, also from right to left."""

import io
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from babel.messages import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo

import tartli_core
from tartli_core.app.host import PuzzleHost
from tartli_core.app.kinds import REGISTRY
from tartli_core.app.query import Query
from tartli_core.cli import make_parser
from tartli_core.errors import NotationError, TartliError
from tartli_core.tartli.cards import Card
from tartli_core.tartli.rules import Rules
from tartli_core.text.catalogues import (
    available_languages,
    choose_language,
    load_language,
)
from tartli_core.text.glossary import CALLS, FRENCH_RANKS, RANKS, SUITS, Names
from tartli_core.text.help_texts import HELP_SECTIONS, HELP_TITLE
from tartli_core.text.language import Language
from tartli_core.text.phrases import Phrases
from tartli_core.text.rule_texts import RULE_TEXTS
from tartli_core.text.say import Say
from tartli_core.text.sentences import SENTENCES
from tartli_core.text.words import WORDS

KEYWORDS: dict[str, Any] = {
    "N_": None,
    "NN_": (1, 2),
    "gettext": None,
    "ngettext": (1, 2),
    "say": None,
    "NotationError": None,
    "InvalidStateError": None,
    "StartError": None,
    "TartliError": None,
}
"""What marks a message in our code, for `pybabel extract -k`."""


@pytest.fixture(scope="module")
def messages() -> set[str | tuple[str, ...]]:
    """Every message of the package, as an extraction finds it."""
    folder = Path(tartli_core.__file__).parent
    found = extract_from_dir(folder, [("**.py", "python")], keywords=KEYWORDS)
    return {message for _, _, message, _, _ in found}


@pytest.fixture(scope="module")
def persian(
    messages: set[str | tuple[str, ...]], tmp_path_factory: pytest.TempPathFactory
) -> Language:
    """A language in which every message stands between ⟦ and ⟧, right to left."""
    catalogue = Catalog(locale="fa")
    for message in messages:
        forms = message if isinstance(message, tuple) else (message,)
        marked = tuple(f"⟦{form}⟧" for form in forms)
        catalogue.add(message, marked if isinstance(message, tuple) else marked[0])
    folder = tmp_path_factory.mktemp("locale")
    file = folder / "fa" / "LC_MESSAGES" / "tartli.mo"
    file.parent.mkdir(parents=True)
    buffer = io.BytesIO()
    write_mo(buffer, catalogue)
    file.write_bytes(buffer.getvalue())
    assert available_languages(folder) == ("en", "fa")
    return load_language("fa", folder)


def test_the_right_values_of_an_error_are_listed_in_the_readers_words(
    persian: Language,
) -> None:
    with pytest.raises(NotationError) as raised:
        Rules.parse("roman")
    assert str(raised.value).endswith(" hungarian, international or austrian")
    assert Phrases().error(raised.value) == str(raised.value)
    told = Phrases(persian).error(raised.value)
    assert told.endswith(" ⟦hungarian, international or austrian⟧⟧")


def test_every_sentence_word_and_rule_can_be_translated(
    messages: set[str | tuple[str, ...]],
) -> None:
    for code, template in SENTENCES.items():
        if isinstance(template, str):
            assert template in messages, code
        else:
            assert (template.one, template.many) in messages, code
    assert set(WORDS.values()) <= messages
    assert set(RULE_TEXTS.values()) <= messages
    help_texts = {HELP_TITLE, *(section.title for section in HELP_SECTIONS)}
    for section in HELP_SECTIONS:
        help_texts |= {text for item in section.items for text in item if text}
    assert help_texts <= messages


def test_no_code_has_two_sentences() -> None:
    folder = Path(tartli_core.__file__).parent / "text"
    code = re.compile(r'^    "([a-z]+\.[^"]+)": NN?_\(', re.MULTILINE)
    sources = [file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))]
    counts = Counter(found for source in sources for found in code.findall(source))
    assert len(counts) > 500
    assert [name for name, count in counts.items() if count > 1] == []


def texts(data: object, path: str = "") -> list[tuple[str, str]]:
    """All texts in a JSON value with the path to each."""
    if isinstance(data, str):
        return [(path, data)]
    if isinstance(data, dict):
        return [t for k, v in data.items() for t in texts(v, f"{path}.{k}")]
    if isinstance(data, list):
        return [t for v in data for t in texts(v, path)]
    return []


CODES = re.compile(
    r"\.(id|link|kind|rules|form|answer|answers|chosen|cards|card|trump|indicator|hand"
    r"|lead|by|taken_by|name|number|wins|labels\.\w\w|opponent|loose|tag|option|rule"
    r"|picture|svg"
    r"|ranks\.\w|scored\.text|said\.text|speech\.text|word|words\.text"
    r"|languages|languages\.title|words\.rows|layouts\.heads)$"
)
"""Places that hold codes, not words; names of cards come from the glossary."""


@pytest.mark.parametrize("kind", REGISTRY)
def test_nothing_on_the_page_goes_past_the_translation(
    kind: str, persian: Language
) -> None:
    host = PuzzleHost(Query(kind=kind, seed=3), persian)
    host.do("hint", {})
    puzzle = REGISTRY.generate(kind, 3, "hungarian")
    host.do("answer", {"answer": [puzzle.options[0].answer]})
    host.do("reveal", {})
    page = host.page
    speech = {entry["text"] for entry in page["table"].pop("speech")}
    assert all(text for text in speech)
    for path, text in texts([page, host.menu, host.words]):
        if not CODES.search(path) and text and not text.isdecimal():
            assert text.startswith("⟦"), (path, text)
    assert host.language == {"tag": "fa", "dir": "rtl"}


def test_an_error_is_said_in_the_readers_language(persian: Language) -> None:
    with pytest.raises(NotationError) as raised:
        Card.parse("Zz")
    assert Phrases(persian).error(raised.value).startswith("⟦'Zz'")


def test_the_help_is_said_in_the_readers_language(persian: Language) -> None:
    text = make_parser(Phrases(persian)).format_help()
    assert text.count("⟦") > 8


def test_codes_keep_their_order_in_a_text_from_right_to_left(
    persian: Language,
) -> None:
    text = Phrases(persian).meld("Oa Ua Xa")
    assert "\N{LEFT-TO-RIGHT ISOLATE}Oa Ua Xa\N{POP DIRECTIONAL ISOLATE}" in text
    assert "\N{LEFT-TO-RIGHT ISOLATE}" not in Phrases().meld("Oa Ua Xa")


def test_english_names_are_those_of_the_glossary() -> None:
    assert Names("en").card("9h") == "nine of hearts"
    assert Names("hu").card("Ob") == "tök felső"
    assert Names("de").card("Ul") == "Laub-Unter"
    assert Names("hu").meld("Xa 9a 8a") == "makk tízes terc"
    assert Names("en", "french").card("Ub") == "jack of diamonds"
    assert Names("xx").card("9h") == "nine of hearts"


def test_no_two_ideas_share_a_word() -> None:
    for terms in (SUITS, RANKS, FRENCH_RANKS, CALLS):
        for tag in ("en", "hu", "de"):
            assert len({term.word(tag) for term in terms.values()}) == len(terms)


def test_a_list_is_joined_as_one_reads_it() -> None:
    says = Say("meld.hint_scored", melds="Xa 9a 8a / O / bela")
    assert Phrases().sentence(says) == (
        "Scored already: ten terc of acorns (Xa 9a 8a), Over vannak (four O) and béla. "
        "That limits the rest."
    )


def test_an_order_is_told_by_its_cards() -> None:
    says = Say("split.order", melds="Xa 9a 8a / Ua Xa 9a")
    assert Phrases().sentence(says) == "A best order: Xa 9a 8a; Ua Xa 9a."


def test_counts_choose_their_wording() -> None:
    phrases = Phrases()
    one, many = (phrases.sentence(Say("answer.false", count=n)) for n in (1, 3))
    assert one.startswith("One of those")
    assert many.startswith("3 of those")


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("fr,de;q=0.5", "en"),
        ("en;q=0.5,hu;q=0.9", "hu"),
        ("", "en"),
        ("hu;q=x", "hu"),
        ("*", "en"),
    ],
)
def test_the_language_is_the_first_wanted_one_that_we_have(
    wanted: str, chosen: str
) -> None:
    assert choose_language(wanted, ["en", "hu"]) == chosen


def test_a_statement_reads_back_what_it_writes() -> None:
    says = Say("split.best", tricks=6, total=260)
    assert Say.from_json(json.loads(json.dumps(says.to_json()))) == says
    assert eval(repr(says)) == says
    assert len({says, Say("split.best", total=260, tricks=6)}) == 1


@pytest.mark.parametrize("data", [None, {}, {"code": 1, "params": {}}, {"code": "x"}])
def test_what_is_no_statement_is_quoted(data: object) -> None:
    with pytest.raises(NotationError, match="is not a statement"):
        Say.from_json(data)


def test_an_error_without_values_may_hold_braces() -> None:
    assert str(TartliError("{not a value}")) == "{not a value}"
