"""`waits`: what to keep for the draws to come (T-X5).

In form CARD one card of nine is thrown; in form ONE several small parts of the hand
are compared, each with the draws alone. A value is the sum of the points over all ways
to draw; the certificate tells how many there are (`ways`) and of which cards
(`unseen`).
"""

from itertools import combinations
from random import Random
from typing import Final

from tartli_core.tartli.cards import (
    NATURAL_PLACE,
    CardSet,
    Suit,
)
from tartli_core.tartli.kinds.making import Draft, generator, themes_of
from tartli_core.tartli.kinds.melds.averages import (
    draw_certificate,
    not_seen,
    worth_on_average,
)
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.melds.waits_case import (
    LEAST_GAP,
    THEMES,
    WaitsCase,
    completing,
    level,
    make_option,
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
from tartli_core.tartli.melds import VANNAK_POINTS
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.waits import MOST_DRAWS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "waits"
VERSION: Final = 1

THROW_SHARE: Final = 0.5
"""How often one card is thrown; else one part is kept."""

FEWEST_DRAWS_TO_THROW: Final = 4
"""With fewer draws several cards of most hands are worth nothing alike."""

PART_SIZES: Final = (2, 2, 3)
PART_COUNTS: Final = (3, 4, 4, 5)
NATURAL_SHARE: Final = 0.4
"""How often a puzzle is kept in which what looks right is right."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    throws = rng.random() < THROW_SHARE
    draws = rng.randint(FEWEST_DRAWS_TO_THROW if throws else 1, MOST_DRAWS)
    trump = rng.choice(list(Suit))
    hand = fill_hand(rng, CardSet(), CardSet())
    parts = () if throws else _draw_parts(rng, hand)
    indicator = draw_indicator(rng, hand, trump)
    number = MOST_DRAWS + 1 - draws
    course = draw_course(
        rng,
        finished=number - 1,
        trump=trump,
        rules=rules,
        kept=hand.with_card(indicator),
    )
    leads = draw_leads(rng, course, hand, indicator)
    record = (*course.events(), *leads)
    unseen = not_seen(hand, record, indicator)
    case = WaitsCase(hand, unseen, draws, trump, rules, parts)
    _accept(case, keeps_natural=rng.random() < NATURAL_SHARE)
    return Draft(
        position=draw_position(rng, course, indicator=indicator, hand=hand, now=leads),
        form=Form.CARD if throws else Form.ONE,
        options=tuple(make_option(case, answer) for answer in case.kept),
        answers=((case.best,),),
        value=case.values[case.best],
        certificate=draw_certificate(case.unseen, case.ways),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _draw_parts(rng: Random, hand: CardSet) -> tuple[CardSet, ...]:
    """Parts of one size that each can become a meld: near in a suit, or of a rank."""
    size = rng.choice(PART_SIZES)
    free = [*map(CardSet, combinations(hand, size))]
    usable = [part for part in free if _can_grow(part) and _is_whole(part, hand)]
    count = rng.choice(PART_COUNTS)
    if len(usable) < count:
        raise Rejected
    return tuple(rng.sample(usable, count))


def _can_grow(part: CardSet) -> bool:
    """Whether the cards are of one rank, or fit into a sequence of one card more."""
    ranks = {card.rank for card in part}
    if len(ranks) == 1:
        return ranks <= set(VANNAK_POINTS)
    places = [NATURAL_PLACE[rank] for rank in ranks]
    is_near = max(places) - min(places) <= len(part)
    return len({card.suit for card in part}) == 1 and is_near


def _is_whole(part: CardSet, hand: CardSet) -> bool:
    """Whether no other card of the hand belongs to it."""
    ranks = {card.rank for card in part}
    if len(ranks) == 1:
        return all(card in part for card in hand if card.rank in ranks)
    return not completing(part) & hand


def _accept(case: WaitsCase, *, keeps_natural: bool) -> None:
    """Keep what has one best answer, clearly ahead of another that brings something.

    It is seldom the natural one.
    """
    worthless = case.values[case.ranked[1]] == 0
    looks_right = case.best in case.natural
    if case.gap < LEAST_GAP or worthless or (looks_right and not keeps_natural):
        raise Rejected


def _case_of(puzzle: Puzzle) -> WaitsCase:
    """The case behind a puzzle, from its position and options."""
    seen = Reading.of(puzzle.position)
    parts = () if puzzle.form is Form.CARD else (o.answer for o in puzzle.options)
    return WaitsCase(
        hand=seen.hand,
        unseen=not_seen(seen.hand, seen.events, seen.indicator),
        draws=MOST_DRAWS + 1 - seen.number,
        trump=seen.trump,
        rules=rules_of(puzzle),
        parts=tuple(map(CardSet.parse, parts)),
    )


def describe(puzzle: Puzzle, answer: str) -> Say:
    """A card to throw, or the cards of a part."""
    if puzzle.form is Form.CARD:
        return Say("waits.throw", card=answer)
    return Say("option.cards", meld=answer)


WAITS: Final = Kind(
    name=NAME,
    title=Say("waits.title"),
    about=Say("waits.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(_case_of(puzzle)),
    describe=describe,
    worth=worth_on_average,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
)
"""The kind as the trainer knows it."""
