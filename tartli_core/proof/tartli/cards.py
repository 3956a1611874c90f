"""What a card is worth, and which of two takes the trick."""

from tartli_core.proof.tartli.tables import (
    PLAIN_ORDER,
    PLAIN_POINTS,
    TRUMP_ORDER,
    TRUMP_POINTS,
)


def worth(card: str, trump: str) -> int:
    """A card's points (T-C3, T-C4)."""
    return (TRUMP_POINTS if card[1] == trump else PLAIN_POINTS)[card[0]]


def beats(second: str, led: str, trump: str) -> bool:
    """Whether the second card takes the trick (T-P2)."""
    if second[1] != led[1]:
        return second[1] == trump
    order = TRUMP_ORDER if led[1] == trump else PLAIN_ORDER
    return order.index(second[0]) < order.index(led[0])
