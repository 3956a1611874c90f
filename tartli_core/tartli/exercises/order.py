"""Exercise: put cards of one suit in one of the three orders (T-C2 to T-C4)."""

from random import Random
from typing import Final

from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    PLAIN_ORDER,
    TRUMP_ORDER,
    Card,
    Rank,
    Suit,
    trick_points,
)
from tartli_core.tartli.exercises.record import Exercise, Option
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form

ORDERS: Final = {"natural": NATURAL_ORDER, "trump": TRUMP_ORDER, "plain": PLAIN_ORDER}

COUNTS: Final = {1: 3, 2: 4, 3: 6}
"""How many cards at each level."""


def draw(rng: Random, level: int) -> Exercise:
    """Level 1 has three cards in natural order, 2 and 3 more and any order."""
    name = "natural" if level == 1 else rng.choice(tuple(ORDERS))
    order = ORDERS[name]
    suit = rng.choice(tuple(Suit))
    trump = suit if name == "trump" else rng.choice([s for s in Suit if s is not suit])
    ranks = _ranks(rng, order, COUNTS[level])
    right = tuple(Card(rank, suit) for rank in order if rank in ranks)
    shown = _mixed(rng, right)
    answer = tuple(map(str, right))
    cards = " ".join(answer)
    whole = " ".join(f"{rank}{suit}" for rank in order)
    explanation = [Say(f"order.why_{name}", all=whole, cards=cards)]
    if name != "natural":
        explanation.append(Say("order.worth", points=trick_points(right, trump)))
    return Exercise(
        kind="order",
        question=(_question(name, suit, trump),),
        form=Form.ORDER,
        trump=None if name == "natural" else trump,
        options=tuple(
            Option(answer=str(card), text=Say("exercise.card", card=str(card)))
            for card in shown
        ),
        answer=answer,
        hint=Say(f"order.hint_{name}", over="O", under="U"),
        explanation=tuple(explanation),
        points=tuple(card.points(trump) for card in right) if name != "natural" else (),
    )


def _mixed(rng: Random, right: tuple[Card, ...]) -> list[Card]:
    """The cards in another order; the highest is in any place equally often."""
    highest, *rest = right
    place = rng.randrange(len(right))
    while True:
        rng.shuffle(rest)
        mixed = [*rest[:place], highest, *rest[place:]]
        if tuple(mixed) != right:
            return mixed


def _question(name: str, suit: Suit, trump: Suit) -> Say:
    params = {"suit": str(suit)} | ({"trump": str(trump)} if name == "plain" else {})
    return Say(f"order.question_{name}", **params)


def _ranks(rng: Random, order: tuple[Rank, ...], count: int) -> set[Rank]:
    """Ranks on which a trick order differs from the natural one."""
    while True:
        ranks = set(rng.sample(order, count))
        held = [rank for rank in order if rank in ranks]
        natural = [rank for rank in NATURAL_ORDER if rank in ranks]
        if order is NATURAL_ORDER or held != natural:
            return ranks
