"""`contest`: who writes how much for a trick's melds, and who is out by it."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tartli_core.tartli.cards import (
    FULL_PACK,
    Card,
    CardSet,
    Suit,
)
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import Event, Trick, Verb, Who
from tartli_core.tartli.kinds.making import (
    CLOSED_FORM,
    Draft,
    any_right,
    generator,
    themes_of,
)
from tartli_core.tartli.kinds.melds.contest_case import (
    THEMES,
    ContestCase,
    mistakes,
    outcome,
    tell,
    told_outcome,
)
from tartli_core.tartli.kinds.melds.two_hands import (
    draw_card,
    draw_hands,
    draw_said,
)
from tartli_core.tartli.kinds.position import (
    Course,
    Rejected,
    draw_course,
    draw_indicator,
    position_after,
)
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import find_fours
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "contest"
VERSION: Final = 2

CHOICES: Final = 4
"""Outcomes to choose from."""

LAST_TRICK: Final = 7
"""From trick 8 suit must be followed (T-P4), which these positions leave aside."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    trump = rng.choice(list(Suit))
    hands = draw_hands(rng, trump)
    dealt = CardSet(card for hand in hands.values() for card in hand)
    indicator = draw_indicator(rng, dealt, trump)
    number = rng.randint(1, LAST_TRICK)
    course = draw_course(
        rng,
        finished=number - 1,
        trump=trump,
        rules=rules,
        kept=CardSet([*dealt, indicator]),
    )
    said = draw_said(rng, hands, course.lead, trump, rules)
    trick = Trick(
        number=number,
        trump=trump,
        rules=rules,
        lead=course.lead,
        said=said,
        cards={who: draw_card(rng, hands[who], said[who]) for who in Who},
    )
    _accept(rng, trick, course, hands[Who.YOU], indicator)
    points = course.points()
    case = ContestCase(trick, _draw_totals(rng, trick, points))
    heard = tuple(_heard(trick))
    left = {who: hands[who] - _shown(heard, who) for who in Who}
    options = _options(rng, case)
    return Draft(
        position=position_after(
            course,
            indicator=indicator,
            hand=CardSet(left[Who.YOU]),
            before=(case.totals[0] - points[0], case.totals[1] - points[1]),
            now=heard,
        ),
        form=Form.ONE,
        options=options,
        answers=any_right(options),
        value=case.writing.margin,
        certificate={
            **CLOSED_FORM,
            "opponent": str(CardSet(left[Who.OPPONENT])),
            "melds": melds_text(said[Who.OPPONENT].melds),
        },
        themes=themes_of(case, THEMES),
        level=_level(case),
    )


def _draw_totals(rng: Random, trick: Trick, points: Pair) -> Pair:
    """Totals before the melds are written: often close to 501."""
    near = rng.random() < 0.45
    totals = []
    for who, least in zip(Who, points, strict=True):
        gain = sum(meld.points for meld in trick.said[who].melds)
        low, high = least, TARGET - 1 if near else TARGET - 1 - gain
        if near and gain and rng.random() < 0.8:
            low = max(least, TARGET - gain)
        if high < low:
            raise Rejected
        totals.append(rng.randint(low, high))
    return totals[0], totals[1]


def _heard(trick: Trick) -> Iterator[Event]:
    """What has happened in the trick up to your own answer to a height.

    That answer is what is asked; without one, up to the writing (T-A1, T-A2).
    """
    for event in trick.talk():
        if event.verb is Verb.ANSWERS and event.who is Who.YOU:
            return
        yield event


def _shown(events: tuple[Event, ...], who: Who) -> CardSet:
    """The card this player has put on the table."""
    verbs = (Verb.LEADS, Verb.PLAYS)
    return CardSet(
        Card.parse(event.rest)
        for event in events
        if event.who is who and event.verb in verbs
    )


def _accept(
    rng: Random, trick: Trick, course: Course, hand: CardSet, indicator: Card
) -> None:
    """Keep what can be answered from what one hears, and is worth asking."""
    melds = [meld for who in Who for meld in trick.said[who].melds]
    if trick.scorer is None or len(melds) < 2:
        raise Rejected
    unopposed = not all(trick.said[who].contesting for who in Who)
    if unopposed and rng.random() < 0.7:
        raise Rejected
    if trick.scorer is Who.OPPONENT and not _is_worth_known(
        trick, course, hand, indicator
    ):
        raise Rejected


def _is_worth_known(
    trick: Trick, course: Course, hand: CardSet, indicator: Card
) -> bool:
    """Whether the opponent's words and height tell what their melds are worth.

    A sequence's length tells its points. Of a vannak one must know the rank, or
    that every rank still possible is worth the same.
    """
    said = trick.said[Who.OPPONENT]
    if Call.VANNAK not in said.calls:
        return True
    contested = said.best_call is trick.said[Who.YOU].best_call
    if contested and trick.lead is Who.OPPONENT:
        return True  # the leader names its rank
    unseen = FULL_PACK - CardSet([*hand, *course.played, indicator])
    return len({four.points for four in find_fours(unseen, trick.rules)}) == 1


def _options(rng: Random, case: ContestCase) -> tuple[Option, ...]:
    """The truth and the outcomes of three mistakes, shuffled."""
    truth = case.writing
    wrong: dict[str, Option] = {}
    for name, writing in mistakes(case):
        answer = outcome(writing)
        if answer != outcome(truth) and answer not in wrong:
            wrong[answer] = Option(
                answer=answer,
                value=writing.margin,
                right=False,
                mistake=name,
            )
    if len(wrong) < CHOICES - 1:
        raise Rejected
    right = Option(answer=outcome(truth), value=truth.margin, right=True)
    options = [right, *rng.sample(list(wrong.values()), CHOICES - 1)]
    rng.shuffle(options)
    return tuple(options)


def _level(case: ContestCase) -> int:
    """1 to 5 by how many things come together."""
    return min(5, 1 + sum(holds(case) for holds in THEMES.values()))


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """What an outcome says."""
    return told_outcome("contest.option", answer)


def worth(_puzzle: Puzzle, value: int) -> Say:
    """By how many points it puts you, or the opponent, ahead in this trick."""
    if value == 0:
        return Say("worth.level")
    code = "worth.ahead_you" if value > 0 else "worth.ahead_opponent"
    return Say(code, value=abs(value))


CONTEST: Final = Kind(
    name=NAME,
    title=Say("contest.title"),
    about=Say("contest.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    worth=worth,
)
"""The kind as the trainer knows it."""
