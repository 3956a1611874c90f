"""Kind `order`: the cards, and the one order in which they stand (T-C2 to T-C4)."""

from collections.abc import Callable, Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.options import (
    answers_faults,
    certainty_faults,
    options_faults,
    value_faults,
)
from tartli_core.proof.tartli.shape import Shape, is_suit, is_text, object_faults
from tartli_core.proof.tartli.tables import CARDS, NATURAL, PLAIN_ORDER, TRUMP_ORDER

SEQUENCE_SHAPE: Shape = {"cards": (is_text, "cards separated by single spaces")}

TRICK_SHAPE: Shape = SEQUENCE_SHAPE | {
    "trump": (is_suit, "a suit: a, l, h or b"),
    "suit": (is_suit, "the suit led: a, l, h or b"),
}

FEWEST, MOST = 4, 6


def order_faults(puzzle: Json, _rules: dict[str, str]) -> Iterator[str]:
    """Cards that have no single order, or are not in it."""
    position = puzzle["position"]
    in_trick = "trump" in position or "suit" in position
    shape = TRICK_SHAPE if in_trick else SEQUENCE_SHAPE
    wrong = list(object_faults("position", position, shape))
    if not wrong:
        wrong = list(card_faults(position))
    yield from wrong
    if wrong:
        return
    right = sorted(position["cards"].split(" "), key=place_in(position))
    expected = {card: (len(right) - n, n == 0) for n, card in enumerate(right)}
    yield from options_faults(puzzle, expected)
    yield from answers_faults(puzzle, [right])
    yield from value_faults(puzzle, len(right))
    yield from certainty_faults(puzzle, {"class": "closed form"})


def card_faults(position: Json) -> Iterator[str]:
    """Cards that are none, come twice, or have no single order."""
    cards = position["cards"].split(" ")
    if not set(cards) <= CARDS or len(set(cards)) < len(cards):
        yield f"cards is {quoted(cards)}; right would be different cards of the pack"
        return
    if not FEWEST <= len(cards) <= MOST:
        yield f"cards has {len(cards)} cards; right would be {FEWEST} to {MOST}"
    suits = {card[1] for card in cards}
    if "trump" not in position and len(suits) > 1:
        yield f"cards has the suits {quoted(sorted(suits))}; right would be one suit"
    if "trump" in position:
        ranked = (position["trump"], position["suit"])
        foreign = [card for card in cards if card[1] not in ranked]
        if len(foreign) > 1:
            yield (
                f"the cards {quoted(foreign)} can all not win (T-P2); right would be "
                "one of them at most"
            )


def place_in(position: Json) -> Callable[[str], tuple[int, int]]:
    """What sorts cards from the strongest down (T-P2, T-C3, T-C4; or T-C2)."""

    def place(card: str) -> tuple[int, int]:
        rank, suit = card[0], card[1]
        if "trump" not in position:
            return (0, NATURAL.index(rank))
        if suit == position["trump"]:
            return (1, TRUMP_ORDER.index(rank))
        return (2 if suit == position["suit"] else 3, PLAIN_ORDER.index(rank))

    return place
