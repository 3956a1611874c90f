"""`hold-back`: what to say of a suit now, by a stated assumption (T-X2).

Nothing of the suit is thrown, the opponent stays silent, and each draw is any of the
unseen cards alike. The suit is the only one in which the hand holds a sequence; it
holds no other meld. A value is the sum of the points over all ways to draw; the
certificate tells how many there are (`ways`) and of which cards (`unseen`).
"""

from enum import Enum
from random import Random
from typing import Final

from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    Card,
    CardSet,
    Suit,
)
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import Draft, generator, is_quiet, themes_of
from tartli_core.tartli.kinds.melds.averages import (
    draw_certificate,
    not_seen,
    worth_on_average,
)
from tartli_core.tartli.kinds.melds.hold_back_case import (
    LEAST_GAP,
    THEMES,
    HoldBackCase,
    level,
    make_option,
    tell,
)
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.melds.reply_case import SILENCE_TEXT
from tartli_core.tartli.kinds.position import (
    Course,
    Rejected,
    draw_course,
    draw_indicator,
    draw_leads,
    draw_position,
    fill_hand,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.melds import Sequence, find_melds, find_sequences
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say
from tartli_core.trainer.judging import Assessment, judge
from tartli_core.trainer.puzzle import Answer, Form, Puzzle, Telling
from tartli_core.trainer.registry import Kind

NAME: Final = "hold-back"
VERSION: Final = 1


class Aim(Enum):
    """What is to be right in a puzzle."""

    WAIT = "wait"
    SHORTER = "shorter"
    LONGEST = "longest"


LONGEST_SHARE: Final = 0.25
"""How often the longest sequence is right where waiting is not."""

TRICKS: Final = {
    Aim.WAIT: (1, 2, 2, 3, 3),
    Aim.SHORTER: (2, 3, 3, 4, 4, 5, 5, 6, 6, 7),
    Aim.LONGEST: (4, 5, 5, 6, 6, 7),
}
LENGTHS: Final = {
    Aim.WAIT: (3, 3, 4),
    Aim.SHORTER: (4, 4, 5, 5, 6),
    Aim.LONGEST: (3, 4, 5),
}
"""Tricks, and lengths of the run, in which these can be right."""

TERC_SHARE: Final = 0.8
"""How often a puzzle is kept in which the most frequent answer is right."""

MORE_OF_THE_SUIT: Final = (0, 1, 1, 2)
SCORED_SHARE: Final = 0.35

TOTAL_BELOW: Final = 251
"""Both stand below this, so that points count and not the race to 501."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    aim = _aim(seed, rules)
    number = rng.choice(TRICKS[aim])
    suit, trump = rng.choice(list(Suit)), rng.choice(list(Suit))
    hand = _draw_hand(rng, suit, rng.choice(LENGTHS[aim]))
    if any(not _is_of(meld, suit) for meld in find_melds(hand, trump, rules)):
        raise Rejected
    indicator = draw_indicator(rng, hand, trump)
    course = _draw_past(rng, rules, hand, suit, indicator, number - 1)
    leads = draw_leads(rng, course, hand, indicator)
    record = (*course.events(), *leads)
    case = HoldBackCase(
        hand=hand,
        suit=suit,
        number=number,
        scored=_sequences(course.scored(Who.YOU), suit),
        unseen=not_seen(hand, record, indicator),
        rules=rules,
    )
    _accept(case, aim)
    if case.best == Call.TERC and rng.random() > TERC_SHARE:
        raise Rejected
    position = draw_position(
        rng,
        course,
        indicator=indicator,
        hand=hand,
        most=(TOTAL_BELOW, TOTAL_BELOW),
        now=leads,
    )
    return Draft(
        position=position,
        form=Form.WORDS,
        options=tuple(make_option(case, answer) for answer in case.values),
        answers=((case.best,),),
        value=case.values[case.best],
        certificate=draw_certificate(case.unseen, case.ways),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _aim(seed: int, rules: Rules) -> Aim:
    """What is to be right for this seed; by T-M11 it is never to wait."""
    if is_quiet(NAME, seed) and rules.repeat == "T-M9":
        return Aim.WAIT
    longest = Random(f"{NAME} longest {seed}").random() < LONGEST_SHARE
    return Aim.LONGEST if longest else Aim.SHORTER


def _is_of(meld: object, suit: Suit) -> bool:
    return isinstance(meld, Sequence) and meld.suit is suit


def _sequences(melds: tuple[object, ...], suit: Suit) -> tuple[Sequence, ...]:
    return tuple(m for m in melds if isinstance(m, Sequence) and m.suit is suit)


def _draw_hand(rng: Random, suit: Suit, length: int) -> CardSet:
    """Nine cards with a run in the suit, and often more of it beside the run."""
    run = Sequence(suit, NATURAL_ORDER[rng.randint(0, 8 - length)], length)
    others = [Card(rank, suit) for rank in NATURAL_ORDER]
    rest = [card for card in others if card not in run.cards]
    more = rng.sample(rest, min(len(rest), rng.choice(MORE_OF_THE_SUIT)))
    cards = CardSet([*run.cards, *more])
    return fill_hand(rng, cards, CardSet(others) - cards)


def _draw_past(
    rng: Random,
    rules: Rules,
    hand: CardSet,
    suit: Suit,
    indicator: Card,
    finished: int,
) -> Course:
    """Earlier tricks, in one of which a sequence of the suit was perhaps scored."""
    scored: dict[int, Announcement] = {}
    if finished and rng.random() < SCORED_SHARE:
        held = [s for s in find_sequences(hand) if s.suit is suit]
        scored[rng.randint(1, finished)] = Announcement((rng.choice(held),))

    def announce(number: int, lead: Who) -> dict[Who, Announcement]:
        return {Who.YOU: scored.get(number, SILENCE), Who.OPPONENT: SILENCE}

    return draw_course(
        rng,
        finished=finished,
        trump=indicator.suit,
        rules=rules,
        kept=hand.with_card(indicator),
        announce=announce,
    )


def _accept(case: HoldBackCase, aim: Aim) -> None:
    """Keep what has one best answer of the kind wanted, clearly ahead."""
    if not case.sayable or case.gap < LEAST_GAP or _aim_of(case) is not aim:
        raise Rejected


def _aim_of(case: HoldBackCase) -> Aim:
    if case.best == SILENCE_TEXT:
        return Aim.WAIT
    return Aim.LONGEST if case.best == case.natural else Aim.SHORTER


def _case_of(puzzle: Puzzle) -> HoldBackCase:
    """The case behind a puzzle, from its position alone."""
    seen = Reading.of(puzzle.position)
    suit = find_sequences(seen.hand)[0].suit
    return HoldBackCase(
        hand=seen.hand,
        suit=suit,
        number=seen.number,
        scored=_sequences(seen.scored, suit),
        unseen=not_seen(seen.hand, seen.events, seen.indicator),
        rules=rules_of(puzzle),
    )


def assess(puzzle: Puzzle, telling: Telling, answer: Answer) -> Assessment:
    """What is said about one word or silence; of several words, that it is one."""
    options = {option.answer for option in puzzle.options}
    if len(answer) == 1 and answer[0] not in options and " / " in answer[0]:
        return Assessment(0, (Say("holding.one_a_trick"),))
    return judge(puzzle, telling, answer)


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A word, or silence."""
    if answer == SILENCE_TEXT:
        return Say("option.silence")
    return Say("option.words", words=answer)


HOLD_BACK: Final = Kind(
    name=NAME,
    title=Say("holding.title"),
    about=Say("holding.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(_case_of(puzzle)),
    assess=assess,
    describe=describe,
    worth=worth_on_average,
    themes=tuple(THEMES),
    presets=("hungarian", "international"),
    nothing=Say("holding.nothing"),
    quiet=lambda puzzle: puzzle.answers == ((SILENCE_TEXT,),),
)
"""The kind as the trainer knows it."""
