"""`split`: in which order to announce the sequences of a long run (T-M10)."""

from collections.abc import Iterable
from random import Random
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.tartli.announcements import (
    LAST_ANNOUNCING_TRICK,
    SILENCE,
    Announcement,
)
from tartli_core.tartli.cards import (
    FULL_PACK,
    NATURAL_ORDER,
    Card,
    CardSet,
    Rank,
    Suit,
    parse_hand,
    parse_suit,
)
from tartli_core.tartli.contest import second_wins
from tartli_core.tartli.kinds.events import (
    Who,
    events_of,
    melds_scored,
)
from tartli_core.tartli.kinds.making import Draft, generator
from tartli_core.tartli.kinds.melds.split_case import (
    MOST_ORDERS,
    THEMES,
    SplitCase,
    level,
    make_option,
    tell,
)
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
from tartli_core.tartli.melds import Sequence, find_sequences
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.judging import Assessment
from tartli_core.trainer.puzzle import Answer, Form, Puzzle, Telling
from tartli_core.trainer.registry import Kind

NAME: Final = "split"
VERSION: Final = 2

FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 10
"""Sequences to choose from: no more than there are digit keys."""

RUN_LENGTHS: Final = (4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8)
SECOND_RUNS: Final = (0, 0, 0, 3, 3, 4)
EARLIER_SCORES: Final = {"1": (0, 0, 1, 1, 2, 3), "per_suit": (0, 1, 1, 2, 2, 3)}
"""How many parts were scored before, by `sequences_per_trick`.

More where all sequences are of one suit, so that seeds differ enough.
"""
GAPPED_SHARE: Final = 0.06
"""How often the suit holds an ace terc, scored before, and a ten kvart below it."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    run = _draw_run(rng)
    trump = rng.choice(list(Suit))
    hand = _draw_hand(rng, run, rules)
    indicator = draw_indicator(rng, hand, trump)
    tricks = rng.randint(2, LAST_ANNOUNCING_TRICK)
    course = _draw_past(
        rng, rules, run, hand, indicator, LAST_ANNOUNCING_TRICK - tricks
    )
    case = SplitCase(
        hand=hand,
        scored=_sequences(course.scored(Who.YOU)),
        tricks=tricks,
        rules=rules,
    )
    _accept(case)
    leads = draw_leads(rng, course, hand, indicator)
    position = draw_position(rng, course, indicator=indicator, hand=hand, now=leads)
    options = [make_option(case, sequence) for sequence in case.search.sequences]
    rng.shuffle(options)
    return Draft(
        position=position,
        form=Form.ORDER,
        options=tuple(options),
        answers=tuple(tuple(map(str, order)) for order in case.orders),
        value=case.total,
        themes=tuple(name for name, holds in THEMES.items() if holds(case, course)),
        level=level(case),
    )


def _sequences(melds: Iterable[object]) -> tuple[Sequence, ...]:
    return tuple(meld for meld in melds if isinstance(meld, Sequence))


def _draw_run(rng: Random) -> tuple[Card, ...]:
    """A long run; sometimes an ace terc and a ten kvart with a gap between them."""
    suit = rng.choice(list(Suit))
    if rng.random() < GAPPED_SHARE:
        upper, lower = Sequence(suit, Rank.ACE, 3), Sequence(suit, Rank.TEN, 4)
        return (*upper.cards, *lower.cards)
    return _some_sequence(rng, suit, rng.choice(RUN_LENGTHS)).cards


def _some_sequence(rng: Random, suit: Suit, length: int) -> Sequence:
    return Sequence(suit, NATURAL_ORDER[rng.randint(0, 8 - length)], length)


def _draw_hand(rng: Random, run: tuple[Card, ...], rules: Rules) -> CardSet:
    """Nine cards with the run, perhaps with a second run in another suit."""
    second = rng.choice(SECOND_RUNS)
    cards = CardSet(run)
    if second:
        suit = rng.choice([suit for suit in Suit if suit is not run[0].suit])
        cards = CardSet([*cards, *_some_sequence(rng, suit, second).cards])
    hand = fill_hand(rng, cards, CardSet())
    suits = {sequence.suit for sequence in find_sequences(hand)}
    if rules.sequences_per_trick == "per_suit" and len(suits) > 1:
        raise Rejected  # several in one trick have no single order
    return hand


def _draw_past(
    rng: Random,
    rules: Rules,
    run: tuple[Card, ...],
    hand: CardSet,
    indicator: Card,
    finished: int,
) -> Course:
    """Earlier tricks: some with a part of the run scored, perhaps one beaten."""
    trump = indicator.suit
    plan: list[Sequence | None] = [None] * finished
    scored: list[Sequence] = []
    wanted = min(finished, rng.choice(EARLIER_SCORES[rules.sequences_per_trick]))
    for place in sorted(rng.sample(range(finished), wanted)):
        fresh = [
            sequence
            for sequence in find_sequences(run)
            if judge_repeat(sequence, scored, hand, rules).allowed
        ]
        if fresh:
            highest = rng.random() < 0.3
            plan[place] = sequence = fresh[0] if highest else rng.choice(fresh)
            scored.append(sequence)
    quiet = [place for place, sequence in enumerate(plan) if sequence is None]
    lost = rng.choice(quiet) if quiet and rng.random() < 0.4 else None
    better = _draw_better(rng, hand, indicator) if lost is not None else None

    def announce(number: int, lead: Who) -> dict[Who, Announcement]:
        if better is not None and number - 1 == lost:
            before = [s for s in plan[:lost] if s is not None]
            mine = _beaten_by(rng, better, lead, before, hand, trump, rules)
            return {Who.YOU: mine, Who.OPPONENT: Announcement((better,))}
        said = plan[number - 1]
        mine = SILENCE if said is None else Announcement((said,))
        return {Who.YOU: mine, Who.OPPONENT: SILENCE}

    kept = CardSet([*hand, indicator, *(better.cards if better else ())])
    lead = Who.YOU if finished == LAST_ANNOUNCING_TRICK - 1 else None
    return draw_course(
        rng,
        finished=finished,
        trump=trump,
        rules=rules,
        kept=kept,
        announce=announce,
        lead=lead,
    )


def _draw_better(rng: Random, hand: CardSet, indicator: Card) -> Sequence:
    """A terc or kvart that the opponent holds."""
    unseen = FULL_PACK - hand - CardSet([indicator])
    held = [s for s in find_sequences(unseen) if s.length <= 4]
    if not held:
        raise Rejected
    return rng.choice(held)


def _beaten_by(
    rng: Random,
    better: Sequence,
    lead: Who,
    before: list[Sequence],
    hand: CardSet,
    trump: Suit,
    rules: Rules,
) -> Announcement:
    """A sequence of yours that may be said in that trick and loses; else silence."""
    losing = []
    for own in find_sequences(hand):
        if lead is Who.YOU:
            legal = better.length >= own.length
            loses = second_wins(own, better, trump, rules)
        else:
            legal = own.length >= better.length
            loses = not second_wins(better, own, trump, rules)
        if legal and loses and judge_repeat(own, before, hand, rules).allowed:
            losing.append(own)
    return Announcement((rng.choice(losing),)) if losing else SILENCE


def _accept(case: SplitCase) -> None:
    """Keep what has a choice in it: some firsts are right and some are wrong."""
    sequences = case.search.sequences
    firsts = [case.value_first(sequence) == case.total for sequence in sequences]
    if (
        not FEWEST_OPTIONS <= len(sequences) <= MOST_OPTIONS
        or all(firsts)
        or len(case.orders) > MOST_ORDERS
    ):
        raise Rejected


def _case_of(puzzle: Puzzle) -> SplitCase:
    """The case behind a puzzle, from its position alone."""
    position = puzzle.position
    trump = parse_suit(position["trump"])
    scored = melds_scored(events_of(position["record"]), Who.YOU, trump)
    return SplitCase(
        hand=parse_hand(position["hand"]),
        scored=_sequences(scored),
        tricks=LAST_ANNOUNCING_TRICK + 1 - position["trick"],
        rules=rules_of(puzzle),
    )


def assess(puzzle: Puzzle, _telling: Telling, answer: Answer) -> Assessment:
    """What an order brings, and where it first falls short.

    Raises:
        NotationError: something chosen is no option, or there are more
            announcements than tricks.
    """
    case = _case_of(puzzle)
    if len(answer) > case.tricks:
        raise NotationError(
            "{count} announcements, but {tricks} tricks are left: one in each",
            count=len(answer),
            tricks=case.tricks,
        )
    options = {str(sequence): sequence for sequence in case.search.sequences}
    announced: list[Sequence] = []
    value = 0
    slip: Say | None = None
    for text in answer:
        sequence = options[puzzle.option(text).answer]
        verdict = judge_repeat(
            sequence, (*case.scored, *announced), case.hand, case.rules
        )
        if not verdict.allowed:
            return Assessment(value, (verdict.why, _brings(case, value)))
        announced.append(sequence)
        value += sequence.points
        reach = value + case.search.total(case.tricks - len(announced), announced)
        if slip is None and reach < case.total:
            slip = Say("split.slip", step=len(announced), meld=text)
    says = (_brings(case, value), *([slip] if slip else []))
    if value == case.total:
        says = (Say("split.right", total=value),)
    elif slip is None:
        says = (*says, Say("split.more", count=len(announced)))
    return Assessment(value, says)


def _brings(case: SplitCase, value: int) -> Say:
    return Say("split.brings", total=value, cost=case.total - value)


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A sequence by its name."""
    return Say("option.meld", meld=answer)


SPLIT: Final = Kind(
    name=NAME,
    title=Say("split.title"),
    about=Say("split.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(_case_of(puzzle)),
    assess=assess,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
)
"""The kind as the trainer knows it."""
