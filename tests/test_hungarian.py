"""Hungarian articles and endings, word by word."""

from collections.abc import Mapping
from typing import Final

import pytest

from tartli_core.tartli.cards import PACK
from tartli_core.text.catalogues import load_language
from tartli_core.text.glossary import (
    ANSWERS,
    CALLS,
    FRENCH_RANKS,
    FRENCH_SUITS,
    RANKS,
    SUITS,
    Names,
    Pack,
)
from tartli_core.text.hungarian import (
    accusative,
    begins_with_vowel,
    causal,
    instrumental,
    sublative,
    with_article,
    with_capital_article,
)
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say

WORDS: Final = """
makk makkot makkal makkra makkért
zöld zöldet zölddel zöldre zöldért
piros pirosat pirossal pirosra pirosért
tök tököt tökkel tökre tökért
treff treffet treffel treffre treffért
pikk pikket pikkel pikkre pikkért
kör kört körrel körre körért
káró kárót káróval káróra káróért
ász ászt ásszal ászra ászért
király királyt királlyal királyra királyért
felső felsőt felsővel felsőre felsőért
alsó alsót alsóval alsóra alsóért
tízes tízest tízessel tízesre tízesért
kilences kilencest kilencessel kilencesre kilencesért
nyolcas nyolcast nyolcassal nyolcasra nyolcasért
hetes hetest hetessel hetesre hetesért
dáma dámát dámával dámára dámáért
bubi bubit bubival bubira bubiért
terc tercet terccel tercre tercért
kvart kvartot kvarttal kvartra kvartért
kvint kvintet kvinttel kvintre kvintért
szext szextet szexttel szextre szextért
szept szeptet szepttel szeptre szeptért
okt oktot okttal oktra oktért
vannak vannakot vannakkal vannakra vannakért
béla bélát bélával bélára béláért
"""
"""Each word as subject and object, with -val, -ra and -ért."""

FORMS: Final = {line.split()[0]: line.split() for line in WORDS.strip().splitlines()}


@pytest.mark.parametrize("word", FORMS)
def test_a_word_takes_its_endings(word: str) -> None:
    endings = (accusative, instrumental, sublative, causal)
    forms = [word, *(ending(word) for ending in endings)]
    assert forms == FORMS[word]


def test_every_word_of_the_glossary_is_in_the_list() -> None:
    terms = (SUITS, FRENCH_SUITS, RANKS, FRENCH_RANKS, CALLS)
    words = {term.hungarian for table in terms for term in table.values()}
    assert words == set(FORMS)


@pytest.mark.parametrize("pack", ["hungarian", "french"])
def test_every_card_has_its_article_and_accusative(pack: Pack) -> None:
    names = Names("hu", pack)
    for card in map(str, PACK):
        name = names.card(card)
        suit, rank = name.split()
        assert with_article(name) == f"a {name}"
        assert accusative(name) == f"{suit} {FORMS[rank][1]}"


def melds() -> list[str]:
    """Every meld as text: all sequences, four of every rank and béla."""
    ranks, suits = "AKOUX987", "alhb"
    sequences = [
        " ".join(f"{rank}{suit}" for rank in ranks[first : first + length])
        for suit in suits
        for length in range(3, 9)
        for first in range(9 - length)
    ]
    return [*sequences, *"AKOUX9", "bela"]


def test_every_meld_has_its_article_and_accusative() -> None:
    for pack in ("hungarian", "french"):
        for meld in melds():
            name = Names("hu", pack).meld(meld)
            *before, last = name.split()
            assert accusative(name) == " ".join([*before, FORMS[last][1]])
            article = "az" if before and before[0] in ("ász", "alsó") else "a"
            assert with_article(name) == f"{article} {name}"
    assert with_article(Names("hu").meld("A")) == "az ász vannak"


def test_answers_and_calls_have_their_article() -> None:
    calls = " ".join(with_article(term.hungarian) for term in CALLS.values())
    assert calls == ("a terc a kvart a kvint a szext a szept az okt a vannak a béla")
    assert accusative(ANSWERS["good"].hungarian) == "jót"


UNITS: Final = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét")
TENS: Final = ("-", "tizen", "huszon", "harminc", "negyven", "ötven", "hatvan")


def spoken(number: int) -> str:
    """The beginning of a number whose first digit is 0 to 6, read aloud."""
    if number >= 1000:
        return "ezer" if number < 2000 else UNITS[number // 1000] + "ezer"
    if number >= 100:
        return "száz" if number < 200 else UNITS[number // 100] + "száz"
    return TENS[number // 10] if number >= 10 else UNITS[number]


def test_the_article_of_a_number_follows_how_it_is_read() -> None:
    for number in (*range(7), *range(10, 70), *range(100, 700), *range(1000, 7000)):
        vowel = spoken(number)[0] in "aeöő"
        assert begins_with_vowel(str(number)) == vowel, number


@pytest.mark.parametrize(
    ("number", "vowel"),
    [
        ("7", False),
        ("80", False),
        ("900", False),
        ("10000", False),
        ("50000", True),
        ("100000", False),
        ("1000000", True),
        ("5,5", True),
        ("1,5", True),
        ("13,5", False),
        ("", False),
    ],
)
def test_long_and_broken_numbers_have_theirs(number: str, vowel: bool) -> None:
    assert begins_with_vowel(number) == vowel


def test_an_article_can_begin_a_sentence() -> None:
    assert with_capital_article("ász") == "Az ász"
    assert with_capital_article("makk ász") == "A makk ász"
    assert with_capital_article("5") == "Az 5"


SAID: Final[Mapping[str, Say]] = {
    "A makk ász terc (Aa Ka Oa) magasabb lappal kezdődik, mint a már érvényesített "
    "makk király terc (Ka Oa Ua).": Say(
        "repeat.higher", meld="Aa Ka Oa", scored="Ka Oa Ua"
    ),
    "Mindketten vannakot mondtatok. A tiéd az ász vannak (négy A); a magasságára a "
    "válasz „jó” volt: a tiéd nyer.": Say(
        "contest.answered_you", call="vannak", mine="A"
    ),
    "Már érvényesítetted: a makk tízes tercet (Xa 9a 8a), a felső vannakot (négy O) "
    "és a bélát. Ez korlátozza a többit.": Say(
        "meld.hint_scored", melds="Xa 9a 8a / O / bela"
    ),
    "Minden vannak erősebb minden sorozatnál: az alsó vannakkal (négy U) legyőzöd az "
    "oktot.": Say("contest.kind_you", mine="U", call="okt"),
    "3. ütés: az ellenfél kihívja a tök kilencest (9b).": Say(
        "record.opponent_leads", trick=3, rest="9b"
    ),
    "6 sorrend hozza meg az 50 pontot; mindegyik helyes.": Say(
        "split.orders", count=6, total=50
    ),
}


@pytest.mark.parametrize("text", SAID)
def test_a_sentence_reads_as_one_says_it(text: str) -> None:
    assert Phrases(load_language("hu")).sentence(SAID[text]) == text


def test_french_cards_have_their_own_words_and_endings() -> None:
    says = Say("record.you_plays", trick=1, rest="Ol")
    phrases = Phrases(load_language("hu"), "french")
    assert phrases.sentence(says) == "1. ütés: kiteszed a pikk dámát (Q♠)."
