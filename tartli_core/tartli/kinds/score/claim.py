"""`claim`: may you go out, and when first, counted from memory (T-S4, T-S5, T-S9).

The position has no totals: `before` (before the deal), `written` (melds of this deal
written so far) and the record of the tricks tell all that counts.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from tartli_core.tartli.cards import Card, CardSet, Suit, trick_points
from tartli_core.tartli.kinds.events import Event, Trick, Verb, Who, bela_at_once
from tartli_core.tartli.kinds.making import Draft, generator, is_quiet, themes_of
from tartli_core.tartli.kinds.melds.drawing import draw_scoring_past
from tartli_core.tartli.kinds.melds.two_hands import draw_card, draw_hands, draw_said
from tartli_core.tartli.kinds.position import (
    Course,
    Rejected,
    draw_indicator,
    position_after,
)
from tartli_core.tartli.kinds.score.claim_case import (
    MELDS,
    MOMENTS,
    NOT_YET,
    NOW,
    THEMES,
    TRICK,
    ClaimCase,
    level,
    mistake,
    tell,
)
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "claim"
VERSION: Final = 1

TRICKS: Final = (4, 5, 5, 6, 6, 7)
"""The trick under way, each as likely as it stands here."""

FEWEST_TAKEN: Final = 2
"""Tricks that you have taken."""

AIMS: Final = (NOW, MELDS, MELDS, TRICK, TRICK)
"""The right answer of a puzzle that is not quiet."""

MOST_PAST: Final = 12
"""Points that you are past 501, or short of it, where nothing in the trick decides."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    trump = rng.choice(list(Suit))
    hands = draw_hands(rng, trump)
    dealt = CardSet(card for hand in hands.values() for card in hand)
    indicator = draw_indicator(rng, dealt, trump)
    number = rng.choice(TRICKS)
    course = draw_scoring_past(
        rng,
        rules,
        hands[Who.YOU],
        indicator,
        finished=number - 1,
        lead=None,
        other=hands[Who.OPPONENT],
    )
    scored = course.scored(Who.YOU)
    said = draw_said(rng, hands, course.lead, trump, rules, scored)
    cards = {
        who: draw_card(rng, hands[who], said[who])
        for who in (course.lead, course.lead.other)
    }
    trick = Trick(
        number=number,
        trump=trump,
        rules=rules,
        lead=course.lead,
        said=said,
        cards=cards,
    )
    written = _written(course, trick)
    case = _aimed(rng, _case(course, trick, written), _aim(seed))
    options = tuple(
        Option(
            answer=option,
            value=case.value(option),
            right=option == case.right,
            mistake=mistake(case, option),
        )
        for option in case.options
    )
    return Draft(
        position=_position(
            course,
            trick,
            hand=hands[Who.YOU].without_card(cards[Who.YOU]),
            indicator=indicator,
            before=(case.before, _draw_other(rng, course, case, written[1])),
            written=written,
        ),
        form=Form.ONE,
        options=options,
        answers=((case.right,),),
        value=case.value(case.right),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _aim(seed: int) -> str:
    """The right answer that the puzzle of this seed is to have."""
    if is_quiet(NAME, seed):
        return NOT_YET
    return Random(f"{NAME} aim {seed}").choice(AIMS)


def _written(course: Course, trick: Trick) -> Pair:
    """Points that both have written for melds so far.

    Béla said in the trick under way is among them where it is written when said.
    """
    mine, theirs = (
        sum(meld.points for meld in course.scored(who))
        + bela_at_once(trick.said[who].calls, trick.rules)
        for who in Who
    )
    return mine, theirs


def _case(course: Course, trick: Trick, written: Pair) -> ClaimCase:
    """The case with nothing before the deal."""
    own = [each for each in course.tricks if each.taker is Who.YOU]
    answers = [e.rest == "higher" for e in trick.talk() if e.verb is Verb.ANSWERS]
    if len(own) < FEWEST_TAKEN:
        raise Rejected
    return ClaimCase(
        rules=trick.rules,
        trump=trick.trump,
        before=0,
        written=written[0],
        tricks=tuple(trick_points(t.cards.values(), trick.trump) for t in own),
        cards=trick.cards,
        announced=trick.said[Who.YOU].melds,
        heard=trick.said[Who.OPPONENT].calls,
        higher=answers[0] if answers else None,
    )


def _aimed(rng: Random, case: ClaimCase, aim: str) -> ClaimCase:
    """The case with a total before the deal that makes this answer right."""
    now, written, taken = (case.totals[moment] for moment in MOMENTS)
    least, most = {
        NOW: (TARGET, TARGET + MOST_PAST),
        MELDS: (TARGET - (written - now), TARGET - 1),
        TRICK: (TARGET - (taken - now), TARGET - 1 - (written - now)),
        NOT_YET: (TARGET - 1 - MOST_PAST - (taken - now), TARGET - 1 - (taken - now)),
    }[aim]
    if most < least:
        raise Rejected
    before = rng.randint(least, most) - now
    if not 0 <= before < TARGET:
        raise Rejected
    return replace(case, before=before)


def _draw_other(rng: Random, course: Course, case: ClaimCase, written: int) -> int:
    """The opponent's total before the deal; they cannot go out in this trick."""
    own = [trick for trick in course.tricks if trick.taker is Who.OPPONENT]
    tricks = sum(trick_points(t.cards.values(), case.trump) for t in own)
    most = TARGET - 1 - written - tricks - case.most_of_other
    if most < 0:
        raise Rejected
    return rng.randint(0, most)


def _position(
    course: Course,
    trick: Trick,
    *,
    hand: CardSet,
    indicator: Card,
    before: Pair,
    written: Pair,
) -> dict[str, Any]:
    """The position, without the totals that one must count."""
    position = position_after(
        course, indicator=indicator, hand=hand, before=before, now=tuple(_talk(trick))
    )
    del position["totals"]
    return position | {"written": list(written)}


def _talk(trick: Trick) -> Iterator[Event]:
    """What was said and played; béla is written at once where it is so (T-A5)."""
    for event in trick.talk():
        yield event
        words = event.verb in (Verb.ANNOUNCES, Verb.SAYS)
        if words and bela_at_once(trick.said[event.who].calls, trick.rules):
            yield Event(trick.number, event.who, Verb.SCORES, "bela")


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """The moment, or not yet."""
    return Say(f"claim.{answer.replace('-', '_')}")


CLAIM: Final = Kind(
    name=NAME,
    title=Say("claim.title"),
    about=Say("claim.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(ClaimCase.of(puzzle)),
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    quiet=lambda puzzle: puzzle.answers == ((NOT_YET,),),
)
"""The kind as the trainer knows it."""
