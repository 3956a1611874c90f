"""Points of cards as one counts them by a usual mistake (T-C3 to T-C5)."""

from collections.abc import Iterable, Mapping
from typing import Final

from tartli_core.tartli.cards import (
    PLAIN_POINTS,
    TRUMP_POINTS,
    Card,
    Rank,
    Suit,
    trick_points,
)
from tartli_core.text.say import Say

NUMERALS: Final[Mapping[Rank, int]] = {Rank.NINE: 9, Rank.EIGHT: 8, Rank.SEVEN: 7}
"""What cards that are worth nothing show as a number."""


def miscounts(cards: Iterable[Card], trump: Suit) -> dict[str, int]:
    """The counts that differ from the right one, by the name of their mistake.

    Without the ten of the last trick.
    """
    cards = tuple(cards)
    right = trick_points(cards, trump)
    counts = {
        "plain-points": sum(PLAIN_POINTS[card.rank] for card in cards),
        "trump-points": sum(TRUMP_POINTS[card.rank] for card in cards),
        "nine-forgotten": right - sum(card.points(trump) for card in _nines(cards)),
        "numerals": right + sum(NUMERALS[card.rank] for card in _empty(cards, trump)),
    }
    return {name: count for name, count in counts.items() if count != right}


def why_miscounted(name: str, cards: Iterable[Card], trump: Suit) -> Say:
    """What is wrong with the count of a mistake: the first card it gets wrong."""
    cards = tuple(cards)
    match name:
        case "plain-points":
            wrong = _first_that_differs(c for c in cards if c.suit is trump)
            return Say("count.not_trump", card=wrong)
        case "trump-points":
            wrong = _first_that_differs(c for c in cards if c.suit is not trump)
            return Say("count.not_plain", card=wrong, trump=str(trump))
        case "nine-forgotten":
            return Say("count.nine_forgotten", card=str(Card(Rank.NINE, trump)))
        case _:
            return Say("count.numeral", card=str(_empty(cards, trump)[0]))


def _nines(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.rank is Rank.NINE)


def _empty(cards: tuple[Card, ...], trump: Suit) -> tuple[Card, ...]:
    """The cards that show a number and are worth nothing."""
    return tuple(c for c in cards if c.rank in NUMERALS and not c.points(trump))


def _first_that_differs(cards: Iterable[Card]) -> str:
    """The first card that is worth something else in trumps than in a plain suit."""
    return next(str(c) for c in cards if PLAIN_POINTS[c.rank] != TRUMP_POINTS[c.rank])
