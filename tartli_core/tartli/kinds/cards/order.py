"""`order`: put cards in order, for tricks or for sequences (T-C2 to T-C4, T-P2)."""

from random import Random
from typing import Final

from tartli_core.tartli.cards import NATURAL_ORDER, Card, Suit
from tartli_core.tartli.kinds.cards.order_case import (
    THEMES,
    OrderCase,
    level,
    tell,
)
from tartli_core.tartli.kinds.making import Draft, generator, themes_of
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.judging import Assessment
from tartli_core.trainer.puzzle import Answer, Form, Option, Puzzle, Telling
from tartli_core.trainer.registry import Kind

NAME: Final = "order"
VERSION: Final = 1

SORTS: Final = (
    *("sequence", "plain", "trump", "trump"),
    *("trump-led", "led", "led", "led", "led", "led"),
)
"""What the cards are of: one suit three ways, or a trick with several suits."""

COUNTS: Final = (4, 5, 5, 6, 6)
"""How many cards there are to order."""

FOREIGN_SHARE: Final = 0.4
"""How often a card of a third suit is among those of a trick."""


def _draw(rng: Random, _rules: Rules, _seed: int) -> Draft:
    case = _draw_case(rng)
    _accept(case)
    position = {"cards": cards_text(case.cards)}
    if case.trump is not None:
        position |= {"trump": str(case.trump), "suit": str(case.led)}
    options = tuple(
        Option(
            answer=str(card),
            value=case.strength(card),
            right=card == case.right[0],
            mistake=case.mistake(card),
        )
        for card in case.cards
    )
    return Draft(
        position=position,
        form=Form.ORDER,
        options=options,
        answers=(tuple(map(str, case.right)),),
        value=len(options),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _draw_case(rng: Random) -> OrderCase:
    sort, count = rng.choice(SORTS), rng.choice(COUNTS)
    trump, other, third = rng.sample(list(Suit), 3)
    if sort in ("sequence", "plain", "trump"):
        suit = trump if sort == "trump" else other
        cards = tuple(_of_suit(rng, suit, count))
        return OrderCase(cards) if sort == "sequence" else OrderCase(cards, trump, suit)
    trump_led = sort == "trump-led"
    foreign = int(trump_led or rng.random() < FOREIGN_SHARE)
    trumps = count - 1 if trump_led else rng.randint(1, count - foreign - 1)
    drawn = [
        *_of_suit(rng, trump, trumps),
        *_of_suit(rng, other, count - foreign - trumps),
        *_of_suit(rng, third, foreign),
    ]
    rng.shuffle(drawn)
    return OrderCase(tuple(drawn), trump, trump if trump_led else other)


def _of_suit(rng: Random, suit: Suit, count: int) -> list[Card]:
    return [Card(rank, suit) for rank in rng.sample(NATURAL_ORDER, count)]


def _accept(case: OrderCase) -> None:
    """Keep what the natural order gets wrong (for a sequence: that of tricks)."""
    usual = "trick-order" if case.trump is None else "natural-in-tricks"
    if usual not in case.mistaken or case.cards == case.right:
        raise Rejected


def assess(puzzle: Puzzle, _telling: Telling, answer: Answer) -> Assessment:
    """How many cards are in their place, and the mistake or the first one that is not.

    Raises:
        NotationError: something is no option.
    """
    case = OrderCase.of(puzzle)
    placed = tuple(Card.parse(puzzle.option(text).answer) for text in answer)
    pairs = zip(placed, case.right, strict=False)
    value = sum(card == right for card, right in pairs)
    return Assessment(value, (_verdict(case, placed),))


def _verdict(case: OrderCase, placed: tuple[Card, ...]) -> Say:
    """Right, a usual mistake, the first card out of place, or how many are missing."""
    if placed == case.right:
        return Say("answer.right")
    for name, order in case.mistaken.items():
        if placed == order:
            return Say(f"order.as_{name}")
    for place, card in enumerate(placed):
        if card != case.right[place]:
            return _slip(placed, place)
    return Say("order.more", count=len(case.right) - len(placed))


def _slip(placed: tuple[Card, ...], place: int) -> Say:
    """The card at this place, from 0, does not belong there."""
    if place == 0:
        return Say("order.first", card=str(placed[0]))
    so_far = cards_text(placed[:place])
    return Say("order.place", cards=so_far, card=str(placed[place]))


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A card by its name."""
    return Say("order.option", card=answer)


def worth(puzzle: Puzzle, value: int) -> Say:
    """The place of a card of this strength, counted from the top."""
    return Say("order.from_top", place=len(puzzle.options) + 1 - value)


ORDER: Final = Kind(
    name=NAME,
    title=Say("order.title"),
    about=Say("order.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    assess=assess,
    worth=worth,
)
"""The kind as the trainer knows it."""
