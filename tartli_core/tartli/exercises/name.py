"""Exercise: name a card that shows no letter (T-C1, T-C2)."""

from random import Random

from tartli_core.tartli.cards import PACK, Card, Rank
from tartli_core.tartli.exercises.record import Exercise, Option
from tartli_core.tartli.looks import (
    PICTURES,
    asides,
    how_to_tell,
    other_suits,
    same_kind,
)
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form


def draw(rng: Random, level: int) -> Exercise:
    """Level 1 asks for the suit only, 2 for a picture's rank, 3 for both."""
    card = rng.choice(PACK)
    while level == 2 and card.rank not in PICTURES:
        card = rng.choice(PACK)
    options = [card, *_others(card, rng, level)]
    rng.shuffle(options)
    return Exercise(
        kind="name",
        question=(Say("name.question"),),
        form=Form.ONE,
        cards=(card,),
        corners=False,
        options=tuple(_option(option, card) for option in options),
        answer=(str(card),),
        hint=_hint(card, level),
        explanation=(
            Say("name.is", card=str(card)),
            *how_to_tell(card),
            *asides(card),
        ),
    )


def _others(card: Card, rng: Random, level: int) -> list[Card]:
    """Three cards one could take it for."""
    if level == 1:
        return [Card(card.rank, suit) for suit in other_suits(card)]
    if level == 2:
        return [Card(rank, card.suit) for rank in same_kind(card)]
    rank = rng.choice(same_kind(card))
    suit = rng.choice(other_suits(card))
    return [Card(rank, card.suit), Card(card.rank, suit), Card(rank, suit)]


def _option(option: Card, card: Card) -> Option:
    why = [
        say
        for say, same in zip(
            how_to_tell(option),
            (option.rank is card.rank, option.suit is card.suit),
            strict=True,
        )
        if not same
    ]
    if option != card:
        why.insert(0, Say("name.chosen", card=str(option)))
    return Option(
        answer=str(option), text=Say("exercise.card", card=str(option)), why=tuple(why)
    )


def _hint(card: Card, level: int) -> Say:
    if level == 1:
        return Say("name.hint_suit")
    if card.rank is Rank.ACE:
        return Say("name.hint_A")
    return Say("name.hint_figure" if card.rank in PICTURES else "name.hint_number")
