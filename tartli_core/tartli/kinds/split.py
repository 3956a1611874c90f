"""`split`: in which order to announce the sequences of a long run (T-M10)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from random import Random
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import (
    FULL_PACK,
    HAND_SIZE,
    NATURAL_ORDER,
    Card,
    CardSet,
    Rank,
    Suit,
    parse_hand,
    parse_suit,
)
from tartli_core.tartli.contest import second_wins
from tartli_core.tartli.kinds.making import make
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
from tartli_core.tartli.melds import Sequence, find_sequences, parse_meld
from tartli_core.tartli.record import Event, Verb, Who, events_of
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.split import MOST_TRICKS, SplitSearch
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Answer, Form, Option, Puzzle
from tartli_core.trainer.registry import Assessment, Kind

NAME: Final = "split"
VERSION: Final = 1

FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 10
"""Sequences to choose from: no more than there are digit keys."""

MOST_ORDERS: Final = 60
"""With more right orders than this there is little to find."""

RUN_LENGTHS: Final = (4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8)
SECOND_RUNS: Final = (0, 0, 0, 3, 3, 4)
EARLIER_SCORES: Final = {"1": (0, 0, 1, 1, 2, 3), "per_suit": (0, 1, 1, 2, 2, 3)}
"""How many parts were scored before, by `sequences_per_trick`.

More where all sequences are of one suit, so that seeds differ enough.
"""
GAPPED_SHARE: Final = 0.06
"""How often the suit holds an ace terc, scored before, and a ten kvart below it."""


@dataclass(frozen=True)
class _Case:
    """A hand, what was scored before, and the tricks left to announce in."""

    hand: CardSet
    scored: tuple[Sequence, ...]
    tricks: int
    rules: Rules

    @cached_property
    def search(self) -> SplitSearch:
        return SplitSearch(self.hand, self.rules, self.scored)

    @cached_property
    def total(self) -> int:
        return self.search.total(self.tricks)

    @cached_property
    def orders(self) -> tuple[tuple[Sequence, ...], ...]:
        """The right orders; one more than `MOST_ORDERS` where there are too many."""
        return tuple(islice(self.search.best_orders(self.tricks), MOST_ORDERS + 1))

    @cached_property
    def blocked(self) -> tuple[Sequence, ...]:
        """Sequences of the hand that an earlier score forbids."""
        free = set(self.search.sequences)
        return tuple(s for s in find_sequences(self.hand) if s not in free)

    def value_first(self, first: Sequence) -> int:
        """The best total when this one is announced first."""
        return first.points + self.search.total(self.tricks - 1, [first])


def generate(seed: int, rules: str) -> Puzzle:
    """The split puzzle of this seed.

    Raises:
        NotationError: the rule set is unknown.
    """
    return make(NAME, VERSION, seed, Rules.parse(rules), _draw)


def _draw(rng: Random, rules: Rules, seed: int) -> Puzzle:
    run = _draw_run(rng)
    trump = rng.choice(list(Suit))
    hand = _draw_hand(rng, run, rules)
    indicator = draw_indicator(rng, hand, trump)
    tricks = rng.randint(2, MOST_TRICKS)
    course = _draw_past(rng, rules, run, hand, indicator, MOST_TRICKS - tricks)
    case = _Case(
        hand=hand,
        scored=_sequences(course.scored(Who.YOU)),
        tricks=tricks,
        rules=rules,
    )
    _accept(case)
    leads = () if course.lead is Who.YOU else (_lead(rng, course, hand, indicator),)
    points = course.points()
    before = draw_before(rng, points)
    options = [_option(case, sequence) for sequence in case.search.sequences]
    rng.shuffle(options)
    return Puzzle(
        kind=NAME,
        seed=seed,
        generator_version=VERSION,
        rules=rule_set(rules),
        position=position_json(
            number=MOST_TRICKS + 1 - tricks,
            trump=trump,
            indicator=indicator,
            hand=hand,
            opponent_cards=HAND_SIZE - len(leads),
            before=before,
            points=points,
            record=(*course.events(), *leads),
        ),
        question=(Say("split.question", tricks=tricks),),
        form=Form.ORDER,
        options=tuple(options),
        answers=tuple(tuple(map(str, order)) for order in case.orders),
        value=case.total,
        themes=tuple(name for name, holds in THEMES.items() if holds(case, course)),
        level=_level(case),
        rule_numbers=("T-M10", rules.repeat),
        hints=_hints(case),
        explanation=_explanation(case),
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
    lead = Who.YOU if finished == MOST_TRICKS - 1 else None
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


def _lead(rng: Random, course: Course, hand: CardSet, indicator: Card) -> Event:
    """The opponent leads without a word, and it is your turn."""
    card = draw_lead(rng, course, hand, indicator)
    return Event(len(course.tricks) + 1, Who.OPPONENT, Verb.LEADS, str(card))


def _accept(case: _Case) -> None:
    """Keep what has a choice in it: some firsts are right and some are wrong."""
    sequences = case.search.sequences
    firsts = [case.value_first(sequence) == case.total for sequence in sequences]
    if (
        not FEWEST_OPTIONS <= len(sequences) <= MOST_OPTIONS
        or all(firsts)
        or len(case.orders) > MOST_ORDERS
    ):
        raise Rejected


def _option(case: _Case, sequence: Sequence) -> Option:
    value = case.value_first(sequence)
    why: tuple[Say, ...] = ()
    if value < case.total:
        free = set(case.search.sequences)
        after = SplitSearch(case.hand, case.rules, [*case.scored, sequence]).sequences
        best = next(case.search.best_orders(case.tricks))
        lost = [s for s in best if s in free - set(after) - {sequence}]
        why = (
            Say(
                "split.forbids" if lost else "split.spends",
                meld=str(sequence),
                lost=_melds(lost),
                points=sequence.points,
                total=value,
                cost=case.total - value,
            ),
        )
    return Option(answer=str(sequence), value=value, right=value == case.total, why=why)


def _melds(melds: Iterable[object]) -> str:
    return " / ".join(map(str, melds))


def _is_short_of_tricks(case: _Case, _course: Course) -> bool:
    return case.search.total(MOST_TRICKS) > case.total


def _has_two_runs(case: _Case, _course: Course) -> bool:
    return len({sequence.suit for sequence in case.search.sequences}) > 1


def _has_scored(case: _Case, _course: Course) -> bool:
    return bool(case.scored)


def _was_beaten(_case: _Case, course: Course) -> bool:
    return any(
        trick.said[Who.YOU].melds and not trick.scored(Who.YOU)
        for trick in course.tricks
    )


def _goes_below(case: _Case, _course: Course) -> bool:
    """Whether a best order announces below what was scored before it (the gap)."""
    order = (*case.scored, *case.orders[0])
    return case.rules.repeat == "T-M9" and any(
        NATURAL_ORDER.index(later.top) > NATURAL_ORDER.index(earlier.top)
        for i, earlier in enumerate(order)
        for later in order[i + 1 :]
        if later.suit is earlier.suit
    )


THEMES: Final[Mapping[str, Callable[[_Case, Course], bool]]] = {
    "short-of-tricks": _is_short_of_tricks,
    "two-runs": _has_two_runs,
    "scored-before": _has_scored,
    "beaten-before": _was_beaten,
    "gap": _goes_below,
}
"""What a split puzzle can be about: one predicate a theme."""


def _level(case: _Case) -> int:
    """1 to 5 by the number of sequences, what was scored, and the runs."""
    steps = (
        len(case.search.sequences) > 3,
        len(case.search.sequences) > 6,
        bool(case.scored),
        len({sequence.suit for sequence in case.search.sequences}) > 1,
    )
    return 1 + sum(steps)


def _hints(case: _Case) -> tuple[tuple[Say, ...], ...]:
    first = "split.hint_order" if case.rules.repeat == "T-M9" else "split.hint_parts"
    count, choices = len(case.orders[0]), len(case.search.sequences)
    lasts = {order[-1] for order in case.orders}
    last = (
        Say("split.hint_last", meld=str(lasts.pop()))
        if len(lasts) == 1
        else Say("split.hint_total", total=case.total)
    )
    return (
        (Say(first, cards=str(case.search.sequences[0])),),
        (Say("split.hint_count", count=count, choices=choices),),
        (last,),
    )


def _explanation(case: _Case) -> tuple[Say, ...]:
    order = case.orders[0]
    says = [
        Say("split.best", tricks=case.tricks, total=case.total),
        Say("split.order", melds=_melds(order)),
    ]
    if len(case.orders) > 1:
        says.append(Say("split.orders", count=len(case.orders), total=case.total))
    why = "split.why_low" if case.rules.repeat == "T-M9" else "split.why_parts"
    says.append(Say(why, meld=str(order[0])))
    if case.blocked:
        says.append(
            Say(
                "split.blocked",
                scored=_melds(case.scored),
                count=len(case.blocked),
                rule=case.rules.repeat,
            )
        )
    left = [s for s in case.search.sequences if s not in order]
    if left:
        says.append(Say("split.left_out", melds=_melds(left), tricks=case.tricks))
    return tuple(says)


def _case_of(puzzle: Puzzle) -> _Case:
    """The case behind a puzzle, from its position alone."""
    position = puzzle.position
    trump = parse_suit(position["trump"])
    scored = [
        parse_meld(text, trump)
        for event in events_of(position["record"])
        if event.who is Who.YOU and event.verb is Verb.SCORES
        for text in event.items
    ]
    return _Case(
        hand=parse_hand(position["hand"]),
        scored=_sequences(scored),
        tricks=MOST_TRICKS + 1 - position["trick"],
        rules=Rules.parse(str(puzzle.rules)),
    )


def assess(puzzle: Puzzle, answer: Answer) -> Assessment:
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


def _brings(case: _Case, value: int) -> Say:
    return Say("split.brings", total=value, cost=case.total - value)


def describe(answer: str) -> Say:
    """A sequence by its name."""
    return Say("option.meld", meld=answer)


def worth(value: int) -> Say:
    """Points."""
    return Say("worth.points", value=value)


SPLIT: Final = Kind(
    name=NAME,
    title=Say("split.title"),
    about=Say("split.about"),
    generate=generate,
    assess=assess,
    describe=describe,
    worth=worth,
)
"""The kind as the trainer knows it."""
