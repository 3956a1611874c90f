"""What all kinds of counting say alike: sums, and what is wrong with them."""

from collections.abc import Sequence

from tartli_core.tartli.cards import Card, Suit, trick_points
from tartli_core.tartli.kinds.cards.miscounts import why_miscounted
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.text.say import Say


def told_sum(cards: Sequence[Card], trump: Suit) -> list[Say]:
    """The points of cards one by one, and which of them are trumps."""
    if not cards:
        return []
    codes = cards_text(cards)
    trumps = [str(card) for card in cards if card.suit is trump]
    terms = " + ".join(str(card.points(trump)) for card in cards)
    total = trick_points(cards, trump)
    added = Say("count.why_sum", sum=f"{terms} = {total}", cards=codes)
    if len(trumps) == len(cards):
        return [Say("count.all_trumps", suit=str(trump)), added]
    if not trumps:
        return [Say("count.why_no_trump", cards=codes), added]
    named = Say("count.why_trump", cards=" ".join(trumps), count=len(trumps))
    return [named, added]


def why_not(name: str, cards: Sequence[Card], trump: Suit) -> Say:
    """What is wrong with the count of a mistake that is made with any cards."""
    match name:
        case "last-ten":
            return Say("count.no_ten")
        case "ten-too-soon":
            return Say("count.ten_too_soon")
        case _:
            return why_miscounted(name, cards, trump)
