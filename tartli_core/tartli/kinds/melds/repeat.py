"""`repeat`: what may still be announced after what you have scored (T-M9 to T-M12)."""

from dataclasses import replace
from math import ceil
from random import Random
from typing import Final

from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import (
    FULL_PACK,
    NATURAL_ORDER,
    Card,
    CardSet,
    Rank,
    Suit,
)
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import (
    Draft,
    all_right,
    generator,
    is_quiet,
    themes_of,
)
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.melds.repeat_case import (
    THEMES,
    RepeatCase,
    everything_touched,
    level,
    tell,
)
from tartli_core.tartli.kinds.position import (
    Rejected,
    draw_course,
    draw_indicator,
    draw_leads,
    draw_position,
    fill_hand,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_melds,
    parse_meld,
)
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "repeat"
VERSION: Final = 1

MOST_SCORED: Final = 3
MOST_RIGHT: Final = 3
FEWEST_OPTIONS: Final = 4
MOST_OPTIONS: Final = 8
RIGHT_SHARE: Final = 0.4
"""The share of options that are right, at most."""

GAP_PAIRS: Final = (
    ("AKO", "X98"),
    ("AKO", "987"),
    ("AKO", "X987"),
    ("KOU", "987"),
    ("AKOU", "987"),
)
"""The five pairs of sequences with a gap between (T-M9)."""

GAP_SHARE: Final = 0.35
"""How often such a pair is dealt on purpose."""

FIRST_LENGTHS: Final = (5, 6, 6, 7, 8)
"""Lengths of the run of which parts were scored."""

SECOND_LENGTHS: Final = (0, 0, 3, 4, 5)
"""Lengths of a run in another suit; 0 for none."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    trump = rng.choice(list(Suit))
    finished = rng.randint(2, 6)
    past = _Past(rng, rules, trump, finished)
    hand = fill_hand(rng, past.left, past.played)
    all_held = everything_touched(hand, trump, rules, past.scored)
    case = _choose(rng, all_held, quiet=is_quiet(NAME, seed))
    indicator = draw_indicator(rng, hand | past.played, trump)
    course = draw_course(
        rng,
        finished=finished,
        trump=trump,
        rules=rules,
        kept=CardSet([*hand, indicator]),
        announce=past.announce,
        yours=past.cards,
    )
    leads = draw_leads(rng, course, hand, indicator)
    options = tuple(_option(case, meld) for meld in case.asked)
    return Draft(
        position=draw_position(rng, course, indicator=indicator, hand=hand, now=leads),
        form=Form.SET,
        options=options,
        answers=all_right(options),
        value=sum(option.value for option in options),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


class _Past:
    """Your part of the finished tricks: what you scored and played, trick by trick."""

    def __init__(self, rng: Random, rules: Rules, trump: Suit, finished: int) -> None:
        cards, self._first = _draw_runs(rng, trump)
        self.left = CardSet(cards)
        self.cards: tuple[Card, ...] = ()
        self.scored: tuple[Meld, ...] = ()
        self._said: dict[int, Announcement] = {}
        others = rng.sample(list(FULL_PACK - self.left), finished)
        wanted = rng.randint(1, min(MOST_SCORED, finished))
        talking = rng.sample(range(1, finished + 1), wanted)
        for number in range(1, finished + 1):
            if number in talking:
                self._score(rng, rules, trump, number)
            self._play(rng, others[number - 1])

    @property
    def played(self) -> CardSet:
        """The cards you have played."""
        return CardSet(self.cards)

    def announce(self, number: int, _lead: Who) -> dict[Who, Announcement]:
        """What was announced in a finished trick; the opponent was silent."""
        return {Who.YOU: self._said.get(number, SILENCE), Who.OPPONENT: SILENCE}

    def _score(self, rng: Random, rules: Rules, trump: Suit, number: int) -> None:
        """Score one meld that may be announced, if there is one; mostly no long one."""
        fresh = [
            meld
            for meld in find_melds(self.left, trump, rules)
            if judge_repeat(meld, self.scored, self.left, rules).allowed
            and (len(meld.cards) <= 4 or rng.random() < 0.4)
        ]
        if not self.scored and self._first is not None:
            fresh = [self._first]
        if fresh:
            meld = rng.choice(fresh)
            self._said[number] = Announcement((meld,))
            self.scored += (meld,)

    def _play(self, rng: Random, other: Card) -> None:
        """Play a card, sometimes one of a scored meld that is still in hand."""
        melds = CardSet(card for meld in self.scored for card in meld.cards)
        tired = list(melds & self.left)
        card = rng.choice(tired) if tired and rng.random() < 0.25 else other
        self.left = self.left.without_card(card)
        self.cards += (card,)


def _draw_runs(rng: Random, trump: Suit) -> tuple[set[Card], Sequence | None]:
    """A long run, or two with a gap; often another; sometimes four of a rank or béla.

    Returns:
        The cards, and the sequence to score first where a gap is to matter.
    """
    suit, other = rng.sample(list(Suit), 2)
    first = None
    if rng.random() < GAP_SHARE:
        upper, lower = rng.choice(GAP_PAIRS)
        first = Sequence(suit, Rank(upper[0]), len(upper))
        ranks = (
            upper + lower + (rng.choice(NATURAL_ORDER) if rng.random() < 0.6 else "")
        )
        cards = {Card(Rank(rank), suit) for rank in ranks}
    else:
        cards = _draw_run(rng, suit, rng.choice(FIRST_LENGTHS))
    cards |= _draw_run(rng, other, rng.choice(SECOND_LENGTHS))
    if rng.random() < 0.15:
        cards.update(Vannak(rng.choice(NATURAL_ORDER[:6])).cards)
    if rng.random() < 0.15:
        cards.update(Bela(trump).cards)
    return cards, first


def _draw_run(rng: Random, suit: Suit, length: int) -> set[Card]:
    """Neighbours of a suit, so many."""
    start = rng.randint(0, 8 - length)
    return {Card(rank, suit) for rank in NATURAL_ORDER[start : start + length]}


def _choose(rng: Random, case: RepeatCase, *, quiet: bool) -> RepeatCase:
    """Ask for some that may be announced, and about twice as many that may not."""
    if quiet != (not case.allowed):
        raise Rejected
    most = rng.randint(1, MOST_RIGHT)
    right = _sample(rng, case, case.allowed, most)
    fewest = max(FEWEST_OPTIONS, ceil(len(right) / RIGHT_SHARE)) - len(right)
    if len(case.barred) < fewest:
        raise Rejected
    wanted = rng.randint(fewest, MOST_OPTIONS - len(right))
    asked = [*right, *_sample(rng, case, case.barred, wanted)]
    rng.shuffle(asked)
    return replace(case, asked=tuple(asked))


def _sample(
    rng: Random, case: RepeatCase, melds: tuple[Meld, ...], most: int
) -> list[Meld]:
    """So many of the melds at most, first those that a gap decides."""
    mixed = rng.sample(melds, len(melds))
    mixed.sort(key=lambda meld: not case.verdicts[meld].gap)
    return mixed[:most]


def _option(case: RepeatCase, meld: Meld) -> Option:
    """A meld with its points where it may be announced, else with the mistake."""
    if meld in case.allowed:
        return Option(answer=str(meld), value=meld.points, right=True)
    return Option(answer=str(meld), value=0, right=False, mistake=case.mistake(meld))


def case_of(puzzle: Puzzle) -> RepeatCase:
    """The case behind a puzzle, from its position alone."""
    seen = Reading.of(puzzle.position)
    asked = tuple(parse_meld(o.answer, seen.trump) for o in puzzle.options)
    return RepeatCase(seen.hand, rules_of(puzzle), seen.scored, asked)


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A meld by its name."""
    return Say("option.four" if len(answer) == 1 else "option.meld", meld=answer)


REPEAT: Final = Kind(
    name=NAME,
    title=Say("repeating.title"),
    about=Say("repeating.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(case_of(puzzle)),
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    nothing=Say("repeating.none"),
    quiet=lambda puzzle: not puzzle.answers[0],
)
"""The kind as the trainer knows it."""
