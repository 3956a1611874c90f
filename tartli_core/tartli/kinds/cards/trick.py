"""`trick`: who takes it and for how much, or which cards take it (T-P2 to T-P4)."""

from random import Random
from typing import Final

from tartli_core.tartli.cards import FULL_PACK, CardSet
from tartli_core.tartli.kinds.cards import taking_case, trick_case
from tartli_core.tartli.kinds.cards.taking_case import TakingCase, none_takes
from tartli_core.tartli.kinds.cards.trick_case import (
    TrickCase,
    outcome,
    read_outcome,
)
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import (
    CLOSED_FORM,
    Draft,
    generator,
    is_quiet,
    themes_of,
)
from tartli_core.tartli.kinds.open_tricks import (
    FOLLOWING_FROM,
    LAST,
    PlayedDeal,
    play_by_chance,
    record_of,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.texts import backs
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle, Telling
from tartli_core.trainer.registry import Kind

NAME: Final = "trick"
VERSION: Final = 1

NUMBERS: Final = (*range(1, LAST + 1), LAST - 1, LAST, LAST)
"""The trick that is asked about; the last ones more often, for the ten of the last."""

FEWEST_IN_HAND: Final = 4
"""Cards in the hand from which one answers a lead."""

TAKING_SHARE: Final = 0.4
"""How often the cards that take a trick are asked for."""

MOST_COUNTS: Final = 2
"""Wrong counts among the options."""


def _draw(rng: Random, _rules: Rules, seed: int) -> Draft:
    quiet = is_quiet(NAME, seed)
    asks_for_takers = Random(f"{NAME} takers {seed}").random() < TAKING_SHARE
    deal = play_by_chance(rng)
    if quiet or asks_for_takers:
        return _draw_taking(rng, deal, quiet)
    return _draw_finished(rng, deal)


def _draw_finished(rng: Random, deal: PlayedDeal) -> Draft:
    """A trick with both cards on the table."""
    trick = deal.tricks[rng.choice(NUMBERS) - 1]
    case = TrickCase(trick)
    seems = case.seems_higher == trick.winner and case.seems_worth == trick.points
    if seems or not case.counts:
        raise Rejected
    counts = {"": trick.points} | _some_counts(rng, case)
    options = [
        Option(
            answer=outcome(card, points),
            value=case.value(card, points),
            right=card == trick.winner and not name,
            mistake=case.taking_mistake if card == case.loser else name,
        )
        for card in trick.cards
        for name, points in counts.items()
    ]
    rng.shuffle(options)
    return Draft(
        position={
            "trick": trick.number,
            "trump": str(deal.trump),
            "record": record_of([trick]),
        },
        form=Form.ONE,
        options=tuple(options),
        answers=((outcome(trick.winner, trick.points),),),
        value=case.value(trick.winner, trick.points),
        themes=themes_of(case, trick_case.THEMES),
        level=trick_case.level(case),
    )


def _some_counts(rng: Random, case: TrickCase) -> dict[str, int]:
    """Wrong counts; those of cards that show a number only where others lack."""
    names = [name for name in case.counts if name != "numerals"]
    rng.shuffle(names)
    names += ["numerals"] if "numerals" in case.counts else []
    return {name: case.counts[name] for name in names[:MOST_COUNTS]}


def _draw_taking(rng: Random, deal: PlayedDeal, quiet: bool) -> Draft:
    """Your hand when the opponent has led to a trick."""
    trick = deal.tricks[rng.randrange(LAST + 1 - FEWEST_IN_HAND)]
    if trick.lead is Who.YOU:
        raise Rejected
    hand = deal.hands[trick.number]
    case = TakingCase(trick.number, deal.trump, hand, trick.led)
    if case.seem_higher == case.takers or quiet != none_takes(case):
        raise Rejected
    talon = trick.number < FOLLOWING_FROM
    if talon and deal.indicator in (*hand, trick.led):
        raise Rejected
    open_cards = [*hand, trick.led, *([deal.indicator] if talon else [])]
    unseen = FULL_PACK - CardSet(open_cards)
    options = tuple(
        Option(
            answer=str(card),
            value=case.points(card),
            right=card in case.takers,
            mistake=case.mistake(card),
        )
        for card in hand
    )
    return Draft(
        position={
            "trick": trick.number,
            "trump": str(deal.trump),
            **({"indicator": str(deal.indicator)} if talon else {}),
            "hand": str(hand),
            "opponent": backs(len(hand) - 1),
            "record": [str(trick.events()[0])],
        },
        form=Form.SET,
        options=options,
        answers=(tuple(map(str, case.takers)),),
        value=sum(option.value for option in options),
        themes=themes_of(case, taking_case.THEMES),
        level=taking_case.level(case),
        certificate={**CLOSED_FORM, "unseen": str(unseen)},
    )


def tell(puzzle: Puzzle) -> Telling:
    """The words of a trick, finished or not."""
    finished = puzzle.form is Form.ONE
    return trick_case.tell(puzzle) if finished else taking_case.tell(puzzle)


def describe(puzzle: Puzzle, answer: str) -> Say:
    """Who takes the trick with what for how much, or a card."""
    if puzzle.form is Form.SET:
        return Say("trick.card", card=answer)
    card, points = read_outcome(answer)
    who = TrickCase.of(puzzle).trick.player_of(card)
    return Say(f"trick.takes_{who}", card=str(card), points=points)


def worth(puzzle: Puzzle, value: int) -> Say:
    """So many points; of a finished trick, for whom."""
    if puzzle.form is Form.SET or value == 0:
        return Say("worth.points", value=value)
    code = "worth.ahead_you" if value > 0 else "worth.ahead_opponent"
    return Say(code, value=abs(value))


def is_quiet_one(puzzle: Puzzle) -> bool:
    """Whether no card takes the trick."""
    return puzzle.answers == ((),)


TRICK: Final = Kind(
    name=NAME,
    title=Say("trick.title"),
    about=Say("trick.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=(*trick_case.THEMES, *taking_case.THEMES),
    presets=tuple(PRESETS),
    worth=worth,
    nothing=Say("trick.none"),
    quiet=is_quiet_one,
)
"""The kind as the trainer knows it."""
