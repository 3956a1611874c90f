"""Several cards, melds or sets as one text, as statements and positions carry them."""

from collections.abc import Iterable

from tartli_core.tartli.cards import Card, CardSet
from tartli_core.tartli.melds import Meld


def cards_text(cards: Iterable[Card]) -> str:
    """The codes of cards in this order, with a space between two."""
    return " ".join(map(str, cards))


def melds_text(melds: Iterable[Meld | CardSet]) -> str:
    """Melds, or sets of cards, with a stroke between two."""
    return " / ".join(map(str, melds))


def backs(count: int) -> str:
    """So many cards that nobody has shown."""
    return " ".join("?" * count)
