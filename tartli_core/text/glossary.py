"""The one list of card, meld and announcement words (T-C1, T-C2, T-C6, T-M1, T-M2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Pack = Literal["hungarian", "french"]
"""Which cards are shown: German-suited or their French look-alikes (T-C6)."""


@dataclass(frozen=True, slots=True)
class Term:
    """One idea in the three languages in which the game is known."""

    english: str
    hungarian: str
    german: str

    def word(self, tag: str) -> str:
        """The word in the language with this tag; English where it has none."""
        words = {"hu": self.hungarian, "de": self.german}
        return words.get(tag, self.english)


SUITS: Final[Mapping[str, Term]] = {
    "a": Term("acorns", "makk", "Eichel"),
    "l": Term("leaves", "zöld", "Laub"),
    "h": Term("hearts", "piros", "Herz"),
    "b": Term("bells", "tök", "Schellen"),
}
"""Suit names by code (T-C1)."""

FRENCH_SUITS: Final[Mapping[str, Term]] = {
    "a": Term("clubs", "treff", "Kreuz"),
    "l": Term("spades", "pikk", "Pik"),
    "h": Term("hearts", "kör", "Herz"),
    "b": Term("diamonds", "káró", "Karo"),
}
"""The suits that stand for them in a French pack."""

FRENCH_SUIT_SIGNS: Final[Mapping[str, str]] = {"a": "♣", "l": "♠", "h": "♥", "b": "♦"}
"""The signs that stand in the codes of French cards."""

RANKS: Final[Mapping[str, Term]] = {
    "A": Term("ace", "ász", "Daus"),
    "K": Term("king", "király", "König"),
    "O": Term("Over", "felső", "Ober"),
    "U": Term("Under", "alsó", "Unter"),
    "X": Term("ten", "tízes", "Zehner"),
    "9": Term("nine", "kilences", "Neuner"),
    "8": Term("eight", "nyolcas", "Achter"),
    "7": Term("seven", "hetes", "Siebener"),
}
"""Rank names by code (T-C2)."""

FRENCH_RANKS: Final[Mapping[str, Term]] = {
    **RANKS,
    "A": Term("ace", "ász", "Ass"),
    "O": Term("queen", "dáma", "Dame"),
    "U": Term("jack", "bubi", "Bube"),
}
"""Rank names of a French pack."""

FRENCH_RANK_SIGNS: Final[Mapping[str, str]] = {"O": "Q", "U": "J", "X": "10"}
"""Ranks that a French card shows otherwise (T-C6)."""

OLD_RANKS: Final[Mapping[str, Term]] = {
    "A": Term("pig", "disznó", "Sau"),
    "K": Term("foal", "csikó", "König"),
    "O": Term("Over", "filkó", "Ober"),
}
"""Old by-names that a learner will meet (T-C6)."""

CALLS: Final[Mapping[str, Term]] = {
    "terc": Term("terc", "terc", "Terz"),
    "kvart": Term("kvart", "kvart", "Quart"),
    "kvint": Term("kvint", "kvint", "Quint"),
    "szext": Term("szext", "szext", "Sext"),
    "szept": Term("szept", "szept", "Siebt"),
    "okt": Term("okt", "okt", "Acht"),
    "vannak": Term("vannak", "vannak", "Vierling"),
    "bela": Term("béla", "béla", "Bela"),
}
"""Announcement words (T-M1 to T-M3)."""

SEQUENCE_CALLS: Final = ("terc", "kvart", "kvint", "szext", "szept", "okt")
"""Names of sequences of 3 to 8 cards."""

ANSWERS: Final[Mapping[str, Term]] = {
    "good": Term("good", "jó", "gut"),
    "higher": Term("here higher", "itt magasabb", "hier höher"),
}
"""The second player's answers to a height (T-A3)."""

CARD_NAMES: Final[Mapping[str, str]] = {
    "en": "{rank} of {suit}",
    "hu": "{suit} {rank}",
    "de": "{suit}-{rank}",
}
"""How a card's name is put together in each language."""

SEQUENCE_NAMES: Final[Mapping[str, str]] = {
    "en": "{rank} {call} of {suit}",
    "hu": "{suit} {rank} {call}",
    "de": "{suit}-{rank}-{call}",
}
"""How a sequence is named: suit, top card and length (T-M1)."""

VANNAK_NAMES: Final[Mapping[str, str]] = {
    "en": "{rank} vannak",
    "hu": "{rank} vannak",
    "de": "{rank}-Vierling",
}
"""How four of a rank are named (T-M2)."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names of cards and melds in one language and for one pack.

    >>> Names("en").card("Oa"), Names("hu").card("Oa"), Names("de").card("Oa")
    ('Over of acorns', 'makk felső', 'Eichel-Ober')
    >>> Names("en", "french").meld("Oa Ua Xa"), Names("hu").meld("9")
    ('queen terc of clubs', 'kilences vannak')
    """

    tag: str
    pack: Pack = "hungarian"

    def suit(self, code: str) -> str:
        """The name of a suit."""
        suits = SUITS if self.pack == "hungarian" else FRENCH_SUITS
        return suits[code].word(self.tag)

    def rank(self, code: str) -> str:
        """The name of a rank."""
        ranks = RANKS if self.pack == "hungarian" else FRENCH_RANKS
        return ranks[code].word(self.tag)

    def code(self, card: str) -> str:
        """The code a reader sees: ``Oa``, or ``Q♣`` with French cards."""
        if self.pack == "hungarian":
            return card
        rank, suit = card[0], card[1]
        return FRENCH_RANK_SIGNS.get(rank, rank) + FRENCH_SUIT_SIGNS[suit]

    def rank_code(self, rank: str) -> str:
        """The rank sign a reader sees: ``O``, or ``Q`` with French cards."""
        if self.pack == "hungarian":
            return rank
        return FRENCH_RANK_SIGNS.get(rank, rank)

    def card(self, code: str) -> str:
        """The name of a card."""
        rank, suit = code[0], code[1]
        pattern = CARD_NAMES.get(self.tag, CARD_NAMES["en"])
        return pattern.format(rank=self.rank(rank), suit=self.suit(suit))

    def call(self, code: str) -> str:
        """An announcement word."""
        return CALLS[code].word(self.tag)

    def answer(self, code: str) -> str:
        """An answer to a height: ``good`` or ``higher`` (T-A3)."""
        return ANSWERS[code].word(self.tag)

    def meld(self, text: str) -> str:
        """The name of a meld: a sequence's cards, a rank letter or ``bela``."""
        if text == "bela":
            return self.call(text)
        if len(text) == 1:
            pattern = VANNAK_NAMES.get(self.tag, VANNAK_NAMES["en"])
            return pattern.format(rank=self.rank(text))
        cards = text.split()
        rank, suit = cards[0][0], cards[0][1]
        pattern = SEQUENCE_NAMES.get(self.tag, SEQUENCE_NAMES["en"])
        return pattern.format(
            rank=self.rank(rank),
            suit=self.suit(suit),
            call=self.call(SEQUENCE_CALLS[len(cards) - 3]),
        )
