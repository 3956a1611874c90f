"""`reply`: everything the second player may say to the leader's words (T-M7)."""

from collections.abc import Iterator
from math import ceil
from random import Random
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import Suit
from tartli_core.tartli.contest import CONTEST_CALLS, Call, in_spoken_order
from tartli_core.tartli.kinds.events import Who
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
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.melds.reply_case import (
    NEAR_CALLS,
    SILENT,
    THEMES,
    ReplyCase,
    Words,
    level,
    tell,
    text_of,
    words_of,
)
from tartli_core.tartli.kinds.position import (
    Rejected,
    could_exchange,
    draw_indicator,
    draw_position,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.melds import Sequence
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle, Telling
from tartli_core.trainer.registry import Kind

NAME: Final = "reply"
VERSION: Final = 1

MOST_RIGHT: Final = 4
"""Legal utterances, silence among them."""

RIGHT_SHARE: Final = 0.4
"""The share of options that are right, at most."""

FEWEST_OPTIONS: Final = 5
MOST_OPTIONS: Final = 10

HEARD: Final[tuple[Words, ...]] = (
    SILENT,
    (Call.BELA,),
    (Call.TERC,),
    (Call.TERC,),
    (Call.TERC, Call.BELA),
    (Call.KVART,),
    (Call.KVART,),
    (Call.KVART, Call.BELA),
    (Call.KVINT,),
    (Call.VANNAK,),
    (Call.VANNAK,),
    (Call.TERC, Call.VANNAK),
)
"""What the leader says."""

COMMON: Final[tuple[Words, ...]] = (
    (Call.TERC,),
    (Call.KVART,),
    (Call.KVINT,),
    (Call.VANNAK,),
    (Call.BELA,),
    (Call.TERC, Call.BELA),
    (Call.KVART, Call.BELA),
    (Call.TERC, Call.VANNAK),
    (Call.KVART, Call.VANNAK),
)
"""Utterances to ask about where few are tempting."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    trump = rng.choice(list(Suit))
    hand = draw_melding_hand(rng, trump)
    if could_exchange(hand, trump, rules, Who.OPPONENT):
        raise Rejected  # more could be announced then
    indicator = draw_indicator(rng, hand, trump)
    number = rng.randint(1, LAST_ANNOUNCING_TRICK - 1)
    course = draw_scoring_past(
        rng, rules, hand, indicator, finished=number - 1, lead=Who.OPPONENT
    )
    heard = rng.choice(HEARD)
    case = ReplyCase(hand, trump, rules, course.scored(Who.YOU), heard)
    _accept(rng, case, quiet=is_quiet(NAME, seed))
    events = draw_heard(rng, course, hand, indicator, rules, heard)
    options = _options(rng, case)
    return Draft(
        position=draw_position(rng, course, indicator=indicator, hand=hand, now=events),
        form=Form.SET,
        options=options,
        answers=all_right(options),
        value=sum(option.value for option in options),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _accept(rng: Random, case: ReplyCase, *, quiet: bool) -> None:
    """Keep a hand with few answers, mostly one whose plain word is not allowed.

    The plain word is that of the longest sequence, or of a vannak.
    """
    if len(case.legal) > MOST_RIGHT or quiet != (len(case.legal) == 1):
        raise Rejected
    if case.call is None and not case.barred and rng.random() < 0.8:
        raise Rejected
    if not case.held and rng.random() < 0.8:
        raise Rejected
    if all(words in case.legal for words in case.sayable) and rng.random() < 0.7:
        raise Rejected


def _options(rng: Random, case: ReplyCase) -> tuple[Option, ...]:
    """Every legal utterance, and tempting ones that are not legal."""
    right = [
        Option(
            answer=text_of(words),
            value=sum(meld.points for meld in said.melds),
            right=True,
        )
        for words, said in case.legal.items()
    ]
    fewest = max(FEWEST_OPTIONS, ceil(len(right) / RIGHT_SHARE))
    wanted = rng.randint(fewest, max(fewest, MOST_OPTIONS - 2)) - len(right)
    wrong: dict[Words, Option] = {}
    for mistake, words in _tempting(rng, case):
        if words not in case.legal and words not in wrong and len(wrong) < wanted:
            wrong[words] = Option(
                answer=text_of(words), value=0, right=False, mistake=mistake
            )
    if len(wrong) < wanted:
        raise Rejected
    options = [*right, *wrong.values()]
    rng.shuffle(options)
    return tuple(options)


def _tempting(rng: Random, case: ReplyCase) -> Iterator[tuple[str, Words]]:
    """Utterances to which a usual mistake leads, then others."""
    held = [(case.mistake(words), words) for words in case.sayable if words]
    near = [*_near(case), *_two_sequences(case)]
    both = [*held, *near]
    rng.shuffle(both)
    yield from both
    rest = list(COMMON)
    rng.shuffle(rest)
    for words in rest:
        yield case.mistake(words), words


def _near(case: ReplyCase) -> Iterator[tuple[str, Words]]:
    """Words for what only looks like a meld."""
    for mistake, call in NEAR_CALLS.items():
        if not case.of_call(call) and case.near_misses(mistake):
            yield mistake, (call,)


def _two_sequences(case: ReplyCase) -> Iterator[tuple[str, Words]]:
    """The words of the longest sequences of two suits together (T-M4)."""
    longest: dict[Suit, int] = {}
    for meld in case.held:
        if isinstance(meld, Sequence):
            longest[meld.suit] = max(meld.length, longest.get(meld.suit, 0))
    if len(longest) > 1:
        calls = [CONTEST_CALLS[length - 3] for length in list(longest.values())[:2]]
        words = in_spoken_order(calls)
        if words not in case.sayable:
            yield "two-sequences", words


def case_of(puzzle: Puzzle) -> ReplyCase:
    """The case behind a puzzle, from its position alone."""
    seen = Reading.of(puzzle.position)
    return ReplyCase(seen.hand, seen.trump, rules_of(puzzle), seen.scored, seen.heard)


def _tell(puzzle: Puzzle) -> Telling:
    wrong = {words_of(o.answer): o.mistake for o in puzzle.options if not o.right}
    return tell(case_of(puzzle), wrong)


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """An utterance as it is heard."""
    if words_of(answer) == SILENT:
        return Say("option.silence")
    return Say("option.words", words=answer)


REPLY: Final = Kind(
    name=NAME,
    title=Say("reply.title"),
    about=Say("reply.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=_tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    quiet=lambda puzzle: len(puzzle.answers[0]) == 1,
)
"""The kind as the trainer knows it."""
