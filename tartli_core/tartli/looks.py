"""How to tell a card by its looks, and what else there is to know of it (T-C6)."""

from collections.abc import Mapping
from typing import Final

from tartli_core.tartli.cards import Card, Rank, Suit
from tartli_core.text.glossary import OLD_RANKS, Pack
from tartli_core.text.say import Say

PEOPLE: Final[Mapping[str, str]] = {
    "Oa": "Tell Vilmos",
    "Oh": "Gessler Hermann",
    "Ob": "Stüszi",
    "Ol": "Rudenz Ulrik",
    "Ua": "Harras Rudolf",
    "Uh": "Kuoni",
    "Ub": "Reding Itell",
    "Ul": "Fürst Walter",
}
"""Whom the Overs and Unders of a Four Seasons pack usually show."""


PICTURES: Final = (Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER)
NUMBERS: Final = (Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)


def how_to_tell(card: Card) -> tuple[Say, Say]:
    """What shows its rank, and what shows its suit, on a card without letters."""
    return Say(f"looks.rank_{card.rank}"), Say(f"looks.suit_{card.suit}")


def described(card: Card) -> tuple[Say, Say]:
    """The picture in words, for who cannot see it; it names neither rank nor suit."""
    return Say(f"looks.alt_{card.rank}"), Say(f"looks.alt_{card.suit}")


def about(card: Card, pack: Pack = "hungarian") -> tuple[Say, ...]:
    """Everything told of a card: how to tell it, its people and its by-names."""
    if pack == "french":
        return _stands_for(card)
    return *how_to_tell(card), *asides(card)


def asides(card: Card) -> tuple[Say, ...]:
    """The season, the person and the old by-name, where there are any."""
    says = []
    if card.rank is Rank.ACE:
        says.append(Say(f"looks.season_{card.suit}"))
    if str(card) in PEOPLE:
        says.append(Say("looks.person", person=PEOPLE[str(card)]))
    if card.rank in OLD_RANKS:
        old = OLD_RANKS[card.rank].hungarian
        says.append(Say(f"looks.old_{card.rank}", old=old))
    return tuple(says)


def _stands_for(card: Card) -> tuple[Say, ...]:
    """What a French card stands in for."""
    suit = Say(f"looks.french_{card.suit}")
    if card.rank in (Rank.OVER, Rank.UNDER):
        return Say(f"looks.french_{card.rank}"), suit
    return (suit,)


def same_kind(card: Card) -> tuple[Rank, ...]:
    """The other ranks one could take this one for: the pictures, or the numbers."""
    ranks = PICTURES if card.rank in PICTURES else NUMBERS
    return tuple(rank for rank in ranks if rank is not card.rank)


def other_suits(card: Card) -> tuple[Suit, ...]:
    """The suits it is not of."""
    return tuple(suit for suit in Suit if suit is not card.suit)
