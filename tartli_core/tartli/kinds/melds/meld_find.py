"""`meld-find`: everything you may announce now (T-M1 to T-M4, T-M7, T-M9 to T-M12)."""

from dataclasses import replace
from math import ceil
from random import Random
from typing import Final

from tartli_core.tartli.announcements import (
    LAST_ANNOUNCING_TRICK,
)
from tartli_core.tartli.cards import (
    Card,
    CardSet,
    Suit,
)
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import Event, Verb, Who
from tartli_core.tartli.kinds.making import (
    Draft,
    all_right,
    generator,
    is_quiet,
    themes_of,
)
from tartli_core.tartli.kinds.melds.drawing import (
    draw_heard,
    draw_melding_hand,
    draw_scoring_past,
)
from tartli_core.tartli.kinds.melds.meld_find_case import (
    THEMES,
    MeldFindCase,
    level,
    tell,
)
from tartli_core.tartli.kinds.melds.near_misses import NEAR_MISSES, NearMiss, Situation
from tartli_core.tartli.kinds.position import (
    Rejected,
    could_exchange,
    draw_indicator,
    draw_position,
)
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "meld-find"
VERSION: Final = 2

MOST_RIGHT: Final = 3
FEWEST_OPTIONS: Final = 6
MOST_OPTIONS: Final = 9
MOST_OF_A_SORT: Final = 2
RIGHT_SHARE: Final = 0.35
"""The share of options that are right, at most about."""

LEADER_CALLS: Final = (
    None,
    None,
    Call.TERC,
    Call.KVART,
    Call.KVART,
    Call.VANNAK,
    Call.BELA,
)
"""What the opponent says when they lead; None is silence."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    quiet = is_quiet(NAME, seed)
    trump = rng.choice(list(Suit))
    hand = draw_melding_hand(rng, trump)
    indicator = draw_indicator(rng, hand, trump)
    number = rng.randint(1, LAST_ANNOUNCING_TRICK)
    course = draw_scoring_past(
        rng,
        rules,
        hand,
        indicator,
        finished=number - 1,
        lead=Who.YOU if number == LAST_ANNOUNCING_TRICK else None,
    )
    exchanges = could_exchange(hand, trump, rules, course.lead)
    if exchanges and number < LAST_ANNOUNCING_TRICK:
        raise Rejected  # more could be announced then
    said = rng.choice(LEADER_CALLS) if course.lead is Who.OPPONENT else None
    case = MeldFindCase(
        hand=hand,
        trump=trump,
        rules=rules,
        scored=course.scored(Who.YOU),
        call=None if said is Call.BELA else said,
        gone=CardSet([*course.played, indicator]),
    )
    if len(case.free) > MOST_RIGHT or quiet != (not case.free):
        raise Rejected
    heard: tuple[Event, ...] = ()
    if course.lead is Who.OPPONENT:
        words = () if said is None else (said,)
        heard = draw_heard(rng, course, hand, indicator, rules, words)
    options = _options(rng, replace(case, gone=case.gone | _led(heard)))
    return Draft(
        position=draw_position(rng, course, indicator=indicator, hand=hand, now=heard),
        form=Form.SET,
        options=options,
        answers=all_right(options),
        value=sum(option.value for option in options),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _led(heard: tuple[Event, ...]) -> CardSet:
    """The card that lies on the table."""
    return CardSet(Card.parse(e.rest) for e in heard if e.verb is Verb.LEADS)


def _options(rng: Random, case: MeldFindCase) -> tuple[Option, ...]:
    """What may be announced, and about twice as many near misses."""
    right = [
        Option(answer=str(meld), value=meld.points, right=True) for meld in case.free
    ]
    wrong = {
        str(meld): Option(
            answer=str(meld), value=0, right=False, mistake=case.mistake(meld)
        )
        for meld in case.held
        if meld not in case.free
    }
    fewest = max(FEWEST_OPTIONS, ceil(len(right) / RIGHT_SHARE))
    wanted = rng.randint(fewest, MOST_OPTIONS) - len(right)
    held = rng.sample(sorted(wrong), min(len(wrong), wanted))
    chosen = {name: wrong[name] for name in held}
    taken = {frozenset(text.split()) for text in (*map(str, case.free), *wrong)}
    for mistake, miss in _near_misses(rng, case):
        cards = frozenset(miss.answer.split())
        if len(chosen) < wanted and cards not in taken:
            taken.add(cards)
            chosen[miss.answer] = Option(
                answer=miss.answer, value=0, right=False, mistake=mistake
            )
    if len(chosen) < wanted:
        raise Rejected
    options = [*right, *chosen.values()]
    rng.shuffle(options)
    return tuple(options)


def _near_misses(rng: Random, case: MeldFindCase) -> list[tuple[str, NearMiss]]:
    """One near miss of each sort in turn, so that no sort crowds out the others."""
    at = Situation(case.hand, case.trump, case.rules, case.gone)
    sorts = [[(name, miss) for miss in find(at)] for name, find in NEAR_MISSES.items()]
    for sort in sorts:
        rng.shuffle(sort)
    rng.shuffle(sorts)
    turns = range(MOST_OF_A_SORT)
    return [sort[turn] for turn in turns for sort in sorts if turn < len(sort)]


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A meld by its name; a near miss by its cards."""
    cards = answer.split()
    suits = {card[1:] for card in cards}
    if answer == "bela" or len(answer) == 1:
        return Say("option.four" if len(answer) == 1 else "option.bela", meld=answer)
    ranks = "".join(card[0] for card in cards)
    is_sequence = len(suits) == 1 and len(cards) > 2 and ranks in "AKOUX987"
    return Say("option.meld" if is_sequence else "option.cards", meld=answer)


MELD_FIND: Final = Kind(
    name=NAME,
    title=Say("meld.title"),
    about=Say("meld.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    nothing=Say("meld.none"),
    quiet=lambda puzzle: not puzzle.answers[0],
)
"""The kind as the trainer knows it."""
