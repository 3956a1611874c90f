"""Drawing hands whose announcements an exchange changes (T-P5)."""

from random import Random
from typing import Final

from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    SEVENS,
    Card,
    CardSet,
    Rank,
    Suit,
    parse_hand,
)
from tartli_core.tartli.kinds.events import Who, events_of, melds_scored
from tartli_core.tartli.kinds.making import Draft, all_right, themes_of
from tartli_core.tartli.kinds.play.exchange_meld_case import (
    THEMES,
    Asked,
    ExchangeMeldCase,
    Sort,
    level,
    mistake,
)
from tartli_core.tartli.kinds.position import (
    Course,
    Rejected,
    draw_course,
    draw_leads,
    draw_position,
    fill_hand,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.melds import Meld, Sequence, find_melds
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.state import LAST_DRAWING_TRICK
from tartli_core.trainer.puzzle import Form, Option, Puzzle

MOST_RIGHT: Final = 4
FEWEST_OPTIONS: Final = 4
MOST_OPTIONS: Final = 8
MOST_OF_A_SORT: Final = 2
"""How many melds of a sort that is not asked for there are to choose from."""

LOST_SHARE: Final = 0.4
"""How often it is asked what the exchange loses."""


def draw_melds(rng: Random, rules: Rules, *, quiet: bool) -> Draft:
    """A puzzle about what may be announced, quiet or not.

    Raises:
        Rejected: what was drawn makes none.
    """
    trump = rng.choice(list(Suit))
    indicator = Card(rng.choice(NATURAL_ORDER[:7]), trump)
    hand = _draw_hand(rng, indicator)
    course = _draw_course(rng, rules, hand, indicator)
    case = ExchangeMeldCase(
        hand=hand,
        indicator=indicator,
        rules=rules,
        scored=course.scored(Who.YOU),
        asked=Asked.LOST if rng.random() < LOST_SHARE else Asked.GAINED,
        second=course.lead is Who.OPPONENT,
    )
    if quiet != (not case.right) or not _is_clear(case):
        raise Rejected
    melds = _draw_options(rng, case)
    leads = draw_leads(rng, course, hand, indicator)
    options = tuple(_option(case, meld) for meld in melds)
    return Draft(
        position=draw_position(rng, course, indicator=indicator, hand=hand, now=leads)
        | {"asked": str(case.asked)},
        form=Form.SET,
        options=options,
        answers=all_right(options),
        value=sum(option.value for option in options),
        themes=themes_of(case, THEMES),
        level=level(case, melds),
    )


def _draw_hand(rng: Random, indicator: Card) -> CardSet:
    """The seven, and cards that go with it, with the open card, or by themselves."""
    trump = indicator.suit
    cards = {SEVENS[trump]}
    if rng.random() < 0.6:
        cards.update(Sequence(trump, Rank.NINE, 3).cards)
    if rng.random() < 0.6:
        cards.update(_run_with(rng, indicator))
    if rng.random() < 0.25:
        cards.update(Card(indicator.rank, suit) for suit in Suit)
    if rng.random() < 0.4:
        top = NATURAL_ORDER[rng.randrange(6)]
        cards.update(Sequence(rng.choice(list(Suit)), top, 3).cards)
    cards.discard(indicator)
    return fill_hand(rng, CardSet(cards), CardSet([indicator]))


def _run_with(rng: Random, card: Card) -> tuple[Card, ...]:
    """A terc or kvart in which the card stands."""
    length = rng.choice((3, 3, 4))
    place = NATURAL_ORDER.index(card.rank)
    first = rng.randint(max(0, place - length + 1), min(place, 8 - length))
    return Sequence(card.suit, NATURAL_ORDER[first], length).cards


def _draw_course(rng: Random, rules: Rules, hand: CardSet, indicator: Card) -> Course:
    """Earlier tricks, in one of which you may have scored a meld you still hold."""
    finished = rng.randrange(LAST_DRAWING_TRICK)
    melds = find_melds(hand, indicator.suit, rules)
    when = rng.randint(1, finished) if finished and melds and rng.random() < 0.4 else 0
    scored = Announcement((rng.choice(melds),)) if when else SILENCE

    def announce(number: int, lead: Who) -> dict[Who, Announcement]:
        return {Who.YOU: scored if number == when else SILENCE, Who.OPPONENT: SILENCE}

    return draw_course(
        rng,
        finished=finished,
        trump=indicator.suit,
        rules=rules,
        kept=CardSet([*hand, indicator]),
        announce=announce,
        lead=None if rules.exchange == "any_time" else Who.YOU,
    )


def _is_clear(case: ExchangeMeldCase) -> bool:
    """Whether all that is gained has the open card, all that is lost the seven.

    Where a gap must not be held, the exchange could change more than that (T-M9).
    """
    gained, lost = case.of_sort(Sort.GAINED), case.of_sort(Sort.LOST)
    return (
        len(case.right) <= MOST_RIGHT
        and all(case.indicator in meld.cards for meld in gained)
        and all(case.seven in meld.cards for meld in lost)
    )


def _draw_options(rng: Random, case: ExchangeMeldCase) -> list[Meld]:
    """All that is asked for, and a few of every other sort."""
    wrong: list[Meld] = []
    for sort in Sort:
        melds = list(case.of_sort(sort))
        if sort is not Sort(case.asked):
            wrong += rng.sample(melds, min(len(melds), MOST_OF_A_SORT))
    rng.shuffle(wrong)
    wanted = rng.randint(FEWEST_OPTIONS, MOST_OPTIONS) - len(case.right)
    if len(wrong) < max(2, wanted):
        raise Rejected
    melds = [*case.right, *wrong[: max(2, wanted)]]
    rng.shuffle(melds)
    return melds


def _option(case: ExchangeMeldCase, meld: Meld) -> Option:
    if meld in case.right:
        return Option(answer=str(meld), value=meld.points, right=True)
    return Option(answer=str(meld), value=0, right=False, mistake=mistake(case, meld))


def meld_case_of(puzzle: Puzzle) -> ExchangeMeldCase:
    """The case behind such a puzzle, from its position alone."""
    position = puzzle.position
    events = events_of(position["record"])
    indicator = Card.parse(position["indicator"])
    return ExchangeMeldCase(
        hand=parse_hand(position["hand"]),
        indicator=indicator,
        rules=rules_of(puzzle),
        scored=melds_scored(events, Who.YOU, indicator.suit),
        asked=Asked(position["asked"]),
        second=bool(events) and events[-1].trick == position["trick"],
    )
