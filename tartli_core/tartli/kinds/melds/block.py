"""`block`: the fewest cards that stop every terc of the opponent in a suit (T-X6)."""

from random import Random
from typing import Final

from tartli_core.tartli.cards import FULL_PACK, Card, CardSet, Suit
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import Draft, generator, themes_of
from tartli_core.tartli.kinds.melds.block_case import (
    THEMES,
    BlockCase,
    OpenSuit,
    level,
    tell,
)
from tartli_core.tartli.kinds.position import (
    Rejected,
    draw_course,
    draw_indicator,
    draw_position,
    fill_hand,
)
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "block"
VERSION: Final = 1

SUIT_COUNTS: Final = (1, 2, 2)
"""How many suits are asked about."""

OPEN_COUNTS: Final = (*[4] * 3, *[5] * 5, *[6] * 6, *[7] * 6, 8)
"""How many cards of a suit are open."""

MOST_ANSWERS: Final = 9
MOST_OPTIONS: Final = 12
LAST_TRICK: Final = 6
"""Later there is little left to draw."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    trump, *suits = rng.sample(list(Suit), 1 + rng.choice(SUIT_COUNTS))
    whole = CardSet(card for suit in suits for card in FULL_PACK.of_suit(suit))
    case = BlockCase(tuple(_draw_suit(rng, suit) for suit in suits))
    _accept(rng, case)
    finished = rng.randrange(LAST_TRICK)
    gone = list(whole - case.open)
    rng.shuffle(gone)
    out = gone[: rng.randint(0, min(finished, len(gone)))]
    hand = fill_hand(rng, CardSet(gone) - CardSet(out), case.open | CardSet(out))
    indicator = draw_indicator(rng, hand, trump)
    kept = CardSet([*hand, indicator, *case.open])
    course = draw_course(
        rng,
        finished=finished,
        trump=trump,
        rules=rules,
        kept=kept,
        yours=_draw_yours(rng, out, kept, finished),
        lead=Who.YOU,
    )
    return Draft(
        position=draw_position(rng, course, indicator=indicator, hand=hand),
        form=Form.SET,
        options=tuple(
            Option(
                answer=str(card),
                value=case.part_of(card).stopped_by(card),
                right=card in case.useful,
                mistake=case.mistake(card),
            )
            for card in case.open
        ),
        answers=tuple(tuple(map(str, cards)) for cards in case.smallest),
        value=len(case.tercs),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _draw_suit(rng: Random, suit: Suit) -> OpenSuit:
    """Some cards of a suit, with a terc among them."""
    whole = list(FULL_PACK.of_suit(suit))
    part = OpenSuit(CardSet(rng.sample(whole, rng.choice(OPEN_COUNTS))))
    if not part.tercs:
        raise Rejected
    return part


def _draw_yours(
    rng: Random, out: list[Card], kept: CardSet, finished: int
) -> list[Card]:
    """The cards that you played: those that must be out, and others by chance."""
    others = list(FULL_PACK - kept - CardSet(out))
    yours = [*out, *rng.sample(others, finished - len(out))]
    rng.shuffle(yours)
    return yours


def _accept(rng: Random, case: BlockCase) -> None:
    """Keep what has tercs to stop, cards that do not help, and few right answers."""
    if len(case.tercs) < 2 or not case.open - case.useful:
        raise Rejected
    if len(case.smallest) > MOST_ANSWERS or len(case.open) > MOST_OPTIONS:
        raise Rejected
    if len(case.smallest[0]) == 1 and rng.random() < 0.4:
        raise Rejected


def case_of(puzzle: Puzzle) -> BlockCase:
    """The case behind a puzzle."""
    cards = CardSet.parse(" ".join(option.answer for option in puzzle.options))
    return BlockCase.of(cards)


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A card by its name."""
    return Say("option.card", card=answer)


def worth(_puzzle: Puzzle, value: int) -> Say:
    """How many of the open tercs a card stops."""
    return Say("block.worth", value=value)


BLOCK: Final = Kind(
    name=NAME,
    title=Say("block.title"),
    about=Say("block.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(case_of(puzzle)),
    describe=describe,
    worth=worth,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
)
"""The kind as the trainer knows it."""
