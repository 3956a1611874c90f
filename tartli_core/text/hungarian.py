"""Hungarian forms of what is put into a sentence: articles and endings.

A translated template asks for them by name: ``{meld:meld|az|t}`` becomes "a makk felső
tercet (Oa Ua Xa)". The rules hold for the words of the glossary and for numbers in
digits; any other last word is taken as regular.
"""

import re
from collections.abc import Mapping
from typing import Final

from tartli_core.text.marks import Form

_BACK_VOWELS: Final = "aáoóuú"
_ROUNDED_VOWELS: Final = "öőüű"
_VOWELS: Final = _BACK_VOWELS + _ROUNDED_VOWELS + "eéií"

_LENGTHENED: Final[Mapping[str, str]] = {"a": "á", "e": "é"}
"""A final short vowel before an ending: béla, bélát."""

_DOUBLED: Final[Mapping[str, str]] = {"sz": "ssz", "ly": "lly", "ny": "nny"}
"""Consonants of two letters, and how they are written long."""

_NO_LINKING_VOWEL: Final = ("s", "sz", "z", "n", "ny", "l", "ly", "r", "j")
"""Single consonants after which the accusative is a bare t: ászt, hetest."""

_ADJECTIVES: Final[Mapping[str, str]] = {"zöld": "zöldet", "piros": "pirosat"}
"""Suits that are adjectives by origin, which have their own accusative."""


def begins_with_vowel(text: str) -> bool:
    """Whether the text, read aloud, begins with a vowel; numbers in digits too.

    >>> [text for text in ("1", "5", "15", "51", "100", "1000") if
    ...  begins_with_vowel(text)]
    ['1', '5', '51', '1000']
    """
    digits = re.match(r"\d+", text)
    if digits is None:
        return text.lower().startswith(tuple(_VOWELS))
    number = digits[0]
    is_one = number[0] == "1" and len(number) % 3 == 1  # egy, ezer, egymillió
    return number[0] == "5" or is_one


def with_article(text: str) -> str:
    """The text with the definite article: a terc, az ász."""
    return f"az {text}" if begins_with_vowel(text) else f"a {text}"


def capitalised(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def with_capital_article(text: str) -> str:
    """The same with a capital, for the beginning of a sentence."""
    return capitalised(with_article(text))


def accusative(noun: str) -> str:
    """The noun as an object: makk felsőt, kilences vannakot, bélát."""
    *before, last = noun.split(" ")
    return " ".join([*before, _accusative(last)])


def _accusative(word: str) -> str:
    if word in _ADJECTIVES:
        return _ADJECTIVES[word]
    stem = _stem(word)
    single = re.search(f"[{_VOWELS}](?:sz|ly|ny|[^{_VOWELS}])$", word)
    bare = single is not None and word.endswith(_NO_LINKING_VOWEL)
    if stem[-1] in _VOWELS or bare:
        return f"{stem}t"
    return f"{stem}{_linking_vowel(word)}t"


def _linking_vowel(word: str) -> str:
    if _is_back(word):
        return "o"
    vowels = [letter for letter in word if letter in _VOWELS]
    return "ö" if vowels[-1] in _ROUNDED_VOWELS else "e"


def instrumental(noun: str) -> str:
    """The noun with -val or -vel: makk felsővel, ásszal, terccel."""
    stem = _stem(noun)
    ending = "al" if _is_back(_last_word(noun)) else "el"
    if stem[-1] in _VOWELS:
        return f"{stem}v{ending}"
    if stem[-1] == stem[-2]:
        return f"{stem}{ending}"
    for letters, doubled in _DOUBLED.items():
        if stem.endswith(letters):
            return stem.removesuffix(letters) + doubled + ending
    return f"{stem}{stem[-1]}{ending}"


def sublative(noun: str) -> str:
    """The noun with -ra or -re."""
    return _stem(noun) + ("ra" if _is_back(_last_word(noun)) else "re")


def causal(noun: str) -> str:
    """The noun with -ért: what points are written for."""
    return f"{_stem(noun)}ért"


def _stem(noun: str) -> str:
    return noun[:-1] + _LENGTHENED.get(noun[-1], noun[-1])


def _last_word(noun: str) -> str:
    return noun.rpartition(" ")[2]


def _is_back(word: str) -> bool:
    """Whether endings have back vowels; i and é are neutral beside a back vowel."""
    return any(letter in _BACK_VOWELS for letter in word)


FORMS: Final[Mapping[str, Form]] = {
    "az": with_article,
    "Az": with_capital_article,
    "Nagy": capitalised,
    "t": accusative,
    "val": instrumental,
    "ra": sublative,
    "ert": causal,
}
"""The forms by the names that the templates use."""
