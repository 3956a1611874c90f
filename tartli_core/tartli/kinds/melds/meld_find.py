"""`meld-find`: everything you may announce now (T-M1 to T-M4, T-M7, T-M9 to T-M12)."""

from dataclasses import replace
from math import ceil
from random import Random
from typing import Final

from tartli_core.tartli.announcements import (
    LAST_ANNOUNCING_TRICK,
    SILENCE,
    Announcement,
)
from tartli_core.tartli.cards import (
    FULL_PACK,
    HAND_SIZE,
    NATURAL_ORDER,
    Card,
    CardSet,
    Suit,
)
from tartli_core.tartli.contest import Call, call_of
from tartli_core.tartli.kinds.events import Event, Verb, Who
from tartli_core.tartli.kinds.making import CLOSED_FORM, is_quiet, make
from tartli_core.tartli.kinds.melds.meld_find_case import (
    THEMES,
    MeldFindCase,
    level,
    tell,
)
from tartli_core.tartli.kinds.melds.near_misses import NEAR_MISSES, NearMiss, Situation
from tartli_core.tartli.kinds.position import (
    Course,
    Rejected,
    draw_before,
    draw_course,
    draw_indicator,
    draw_lead,
    fill_hand,
    position_json,
)
from tartli_core.tartli.kinds.rule_set import rule_set
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_melds,
)
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Honesty, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "meld-find"
VERSION: Final = 2

MOST_RIGHT: Final = 3
FEWEST_OPTIONS: Final = 6
MOST_OPTIONS: Final = 9
MOST_OF_A_SORT: Final = 2
RIGHT_SHARE: Final = 0.35
"""The share of options that are right, at most about."""

LENGTHS: Final = (0, 3, 3, 4, 4, 5)
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


def generate(seed: int, rules: str) -> Puzzle:
    """The meld-find puzzle of this seed.

    Raises:
        NotationError: the rule set is unknown.
    """
    return make(NAME, VERSION, seed, Rules.parse(rules), _draw)


def _draw(rng: Random, rules: Rules, seed: int) -> Puzzle:
    quiet = is_quiet(NAME, seed)
    trump = rng.choice(list(Suit))
    hand = _draw_hand(rng, trump)
    indicator = draw_indicator(rng, hand, trump)
    number = rng.randint(1, LAST_ANNOUNCING_TRICK)
    course = _draw_past(rng, rules, hand, indicator, number - 1)
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
    heard = _draw_heard(rng, case, course, indicator, number, said)
    options = _options(rng, replace(case, gone=case.gone | _led(heard)))
    points = course.points()
    return Puzzle(
        kind=NAME,
        seed=seed,
        generator_version=VERSION,
        rules=rule_set(rules),
        position=position_json(
            number=number,
            trump=trump,
            indicator=indicator,
            hand=hand,
            opponent_cards=HAND_SIZE - (course.lead is Who.OPPONENT),
            before=draw_before(rng, points),
            points=points,
            record=(*course.events(), *heard),
        ),
        form=Form.SET,
        options=options,
        answers=(tuple(option.answer for option in options if option.right),),
        value=sum(option.value for option in options),
        honesty=Honesty.CERTAIN,
        certificate=CLOSED_FORM,
        themes=tuple(name for name, holds in THEMES.items() if holds(case)),
        level=level(case),
    )


def _draw_hand(rng: Random, trump: Suit) -> CardSet:
    """Nine cards, often with a run, sometimes with four of a rank or béla."""
    cards: set[Card] = set()
    for _ in range(2):
        length = rng.choice(LENGTHS)
        if length:
            top = NATURAL_ORDER[rng.randint(0, 8 - length)]
            cards.update(Sequence(rng.choice(list(Suit)), top, length).cards)
    if rng.random() < 0.25:
        cards.update(Vannak(rng.choice(NATURAL_ORDER[:6])).cards)
    if rng.random() < 0.2:
        cards.update(Bela(trump).cards)
    return fill_hand(rng, CardSet(cards), CardSet())


def _draw_past(
    rng: Random, rules: Rules, hand: CardSet, indicator: Card, finished: int
) -> Course:
    """Earlier tricks, in some of which you scored melds you still hold."""
    said: dict[int, Announcement] = {}
    scored: list[Meld] = []
    if finished and rng.random() < 0.5:
        wanted = rng.randint(1, min(2, finished))
        for number in sorted(rng.sample(range(1, finished + 1), wanted)):
            fresh = [
                meld
                for meld in find_melds(hand, indicator.suit, rules)
                if judge_repeat(meld, scored, hand, rules).allowed
            ]
            if fresh:
                meld = rng.choice(fresh)
                said[number] = Announcement((meld,))
                scored.append(meld)

    def announce(number: int, lead: Who) -> dict[Who, Announcement]:
        return {Who.YOU: said.get(number, SILENCE), Who.OPPONENT: SILENCE}

    return draw_course(
        rng,
        finished=finished,
        trump=indicator.suit,
        rules=rules,
        kept=CardSet([*hand, indicator]),
        announce=announce,
        lead=Who.YOU if finished == LAST_ANNOUNCING_TRICK - 1 else None,
    )


def _draw_heard(
    rng: Random,
    case: MeldFindCase,
    course: Course,
    indicator: Card,
    number: int,
    said: Call | None,
) -> tuple[Event, ...]:
    """What the leader said and led, out of a hand that could say it."""
    if course.lead is Who.YOU:
        return ()
    lead = draw_lead(rng, course, case.hand, indicator)
    leads = Event(number, Who.OPPONENT, Verb.LEADS, str(lead))
    if said is None:
        return (leads,)
    free = FULL_PACK - case.hand - CardSet([indicator]) - course.played
    held = find_melds(free, case.trump, case.rules)
    if not any(call_of(meld) is said for meld in held):
        raise Rejected
    return Event(number, Who.OPPONENT, Verb.SAYS, str(said)), leads


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
    generate=generate,
    tell=tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    nothing=Say("meld.none"),
    quiet=lambda puzzle: not puzzle.answers[0],
)
"""The kind as the trainer knows it."""
