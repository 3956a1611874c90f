"""The seven in trick 7, now or never: what each plan brings for the buli (T-P5)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final, Self

from tartli_core.errors import NotationError
from tartli_core.tartli.cards import SEVENS, Card, Rank, Suit, beats, trick_points
from tartli_core.tartli.contest import call_of
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.kinds.play.trick_7_lines import PLAYERS, drawn, played
from tartli_core.tartli.melds import Sequence
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race, Searches
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import PlayedOut, Telling

MOST_OPTIONS: Final = 6
MOST_OF_A_SORT: Final = 3
"""Plans to choose from that are wrong and do the same with the seven."""

MOST_LEFT: Final = 4
"""Plans that may be best in the first layout; with more there is nothing to find."""


class How(StrEnum):
    """What is done with the seven."""

    EXCHANGES = "exchanges"
    KEEPS = "keeps"
    ANNOUNCES = "announces"


def seven_terc(trump: Suit) -> Sequence:
    """Nine, eight and seven of trumps."""
    return Sequence(trump, Rank.NINE, 3)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is done with the seven, and the card then played.

    >>> str(Plan.parse("exchanges / 8a"))
    'exchanges / 8a'
    """

    how: How
    card: Card

    @classmethod
    def parse(cls, text: str) -> Self:
        """The plan written so.

        Raises:
            NotationError: the text is no plan.
        """
        try:
            how, card = text.split(" / ")
            return cls(How(how), Card.parse(card))
        except ValueError:
            raise NotationError(
                "{text!r} is not a plan: write one like 'exchanges / 8a'", text=text
            ) from None

    def told(self, code: str, **values: str | int) -> Say:
        """A statement about the plan: what is done with the seven is in its code."""
        return Say(f"{code}_{self.how}", card=str(self.card), **values)

    def __str__(self) -> str:
        return f"{self.how} / {self.card}"


def plans(draw: LastDraw) -> Iterator[Plan]:
    """Everything one can do; the terc with the seven is always announced if held.

    To announce it before the same card is never worse: points never hurt.
    """
    for card in draw.exchanged.hand:
        yield Plan(How.EXCHANGES, card)
    announces = seven_terc(draw.trump) in draw.melds_to_come(Who.YOU)
    held = draw.hand.issuperset(seven_terc(draw.trump).cards)
    for card in draw.hand:
        yield Plan(How.ANNOUNCES if announces and held else How.KEEPS, card)


Cards = tuple[Card, Card]
"""The card led and the second card."""

Table = Mapping[Plan, tuple[int, ...]]
"""For each layout 1 if you win the buli, -1 if the opponent does, 0 if nobody."""


@dataclass(frozen=True)
class ExchangeCardCase:
    """Your turn in trick 7 near 501, the seven in your hand.

    Attributes:
        draw: the moment.
        table: what the plans to choose from bring.
    """

    draw: LastDraw
    table: Table

    @cached_property
    def right(self) -> Plan:
        """The plan that wins in every layout."""
        return max(self.table, key=self.wins)

    def wins(self, plan: Plan) -> int:
        """In how many layouts a plan wins the buli."""
        return sum(outcome > 0 for outcome in self.table[plan])

    @cached_property
    def wins_at_once(self) -> bool:
        """Whether trick 7 itself is surely yours, and enough."""
        card, trump = self.right.card, self.draw.trump
        led = self.draw.led
        tricks = (
            [(card, reply) for reply in self.draw.unseen]
            if led is None
            else [(led, card)]
        )
        return all(
            beats(second, first, trump) == (second is card)
            and trick_points((first, second), trump) >= self.needed[0]
            for first, second in tricks
        )

    @property
    def needed(self) -> tuple[int, int]:
        """The points that you and the opponent lack."""
        mine, theirs = self.draw.totals
        return TARGET - mine, TARGET - theirs


class Solver:
    """Works out what plans bring, and remembers it.

    No meld is to come but the terc with the seven, which the opponent cannot beat: so
    its points are written as soon as it is announced, in this trick or in the next.
    """

    def __init__(self, draw: LastDraw) -> None:
        self._draw = draw
        self._terc = seven_terc(draw.trump)
        self._may_come = self._terc in draw.melds_to_come(Who.YOU)
        self._moments = {How.EXCHANGES: draw.exchanged, How.KEEPS: draw}
        self._moments[How.ANNOUNCES] = with_points(draw, self._terc.points)
        self._searches = Searches()
        self._known: dict[tuple[Plan, Card], int] = {}

    def outcome(self, plan: Plan, hidden: Card) -> int:
        """What a plan brings in one layout, with best play of both."""
        place = plan, hidden
        if place not in self._known:
            self._known[place] = min(self._outcomes(plan, hidden))
        return self._known[place]

    def row(self, plan: Plan) -> tuple[int, ...]:
        """What a plan brings in every layout."""
        return tuple(self.outcome(plan, hidden) for hidden in self._draw.layouts)

    def played_out(self, plan: Plan, hidden: Card) -> str:
        """The line of best play after a plan, in one layout."""
        at = self._moments[plan.how]
        trick = min(
            self._tricks(at, plan, hidden),
            key=lambda trick: self._race(at, plan, trick, hidden).value,
        )
        steps = [*self._said(plan), f"{Who.YOU} {plan.card}"]
        if at.led is None:
            steps.append(f"{Who.OPPONENT} {trick[1]}")
        ending = self._ending(at, plan, trick, hidden)
        if at.totals[0] < TARGET:
            steps += drawn(at, ending, hidden)
            line = self._race(at, plan, trick, hidden).line
            if ending.scores != at.scores:
                steps.append(f"{Who.YOU} says {call_of(self._terc)}")
            steps += played(ending, line)
            for card in line:
                ending = ending.play(card)
        claims = (ending.leader, 1 - ending.leader)
        out = [player for player in claims if ending.totals[player] >= TARGET]
        return ", ".join((*steps, *(f"{PLAYERS[player]} claims" for player in out[:1])))

    def _said(self, plan: Plan) -> Iterator[str]:
        """What is done before the card is played."""
        if plan.how is How.EXCHANGES:
            yield f"{Who.YOU} exchanges {self._draw.indicator}"
        if plan.how is How.ANNOUNCES:
            yield f"{Who.YOU} says {call_of(self._terc)}"

    def _outcomes(self, plan: Plan, hidden: Card) -> Iterator[int]:
        """What it brings after each reply, up to the first that loses."""
        at = self._moments[plan.how]
        if at.totals[0] >= TARGET:
            yield 1
            return
        for trick in self._tricks(at, plan, hidden):
            outcome = self._race(at, plan, trick, hidden).value
            yield outcome
            if outcome < 0:
                return

    def _race(self, at: LastDraw, plan: Plan, trick: Cards, hidden: Card) -> Race:
        return Race(self._ending(at, plan, trick, hidden), self._searches)

    def _tricks(self, at: LastDraw, plan: Plan, hidden: Card) -> list[Cards]:
        """The card led and the second card, for each reply there can be."""
        if at.led is not None:
            return [(at.led, plan.card)]
        return [(plan.card, reply) for reply in at.unseen.without_card(hidden)]

    def _ending(self, at: LastDraw, plan: Plan, trick: Cards, hidden: Card) -> Ending:
        """Trick 8; with the points of the terc, if it is announced only then."""
        ending = at.ending(*trick, hidden)
        held = ending.hands[0].issuperset(self._terc.cards)
        if self._may_come and held and plan.how is not How.ANNOUNCES:
            more = with_points(at, self._terc.points).scores
            return replace(ending, scores=more)
        return ending


def with_points(draw: LastDraw, points: int) -> LastDraw:
    """The same moment with so many more points of yours."""
    return replace(draw, scores=(draw.scores[0] + points, draw.scores[1]))


def solve(draw: LastDraw) -> ExchangeCardCase | None:
    """The plan that wins in every layout, and some to choose from beside it.

    None if not just one wins, or in the first layout so many that there is nothing to
    find.
    """
    solver = Solver(draw)
    left = list(plans(draw))
    for place, hidden in enumerate(draw.layouts):
        left = [plan for plan in left if solver.outcome(plan, hidden) > 0]
        if not left or (place == 0 and len(left) > MOST_LEFT):
            return None
    if len(left) > 1:
        return None
    shown = _shown(draw, solver, left[0])
    return ExchangeCardCase(draw, {plan: solver.row(plan) for plan in shown})


def _shown(draw: LastDraw, solver: Solver, right: Plan) -> list[Plan]:
    """The right plan and those that come nearest to it, some of each sort.

    The same card with the seven kept or given comes first.
    """

    def nearness(plan: Plan) -> tuple[bool, int, str]:
        wins = sum(outcome > 0 for outcome in solver.row(plan))
        return plan.card != right.card, -wins, str(plan)

    others = sorted((p for p in plans(draw) if p != right), key=nearness)
    shown, count = [right], dict.fromkeys(How, 0)
    for plan in others:
        if count[plan.how] < MOST_OF_A_SORT and len(shown) < MOST_OPTIONS:
            count[plan.how] += 1
            shown.append(plan)
    return [plan for plan in plans(draw) if plan in shown]


def played_out(case: ExchangeCardCase) -> dict[str, PlayedOut]:
    """How the deal goes on after each plan, in a layout in which it wins least."""
    solver, draw = Solver(case.draw), case.draw
    found = {}
    for plan, row in case.table.items():
        hidden = draw.layouts[row.index(min(row))]
        opponent = str(draw.unseen.without_card(hidden))
        found[str(plan)] = PlayedOut(opponent, solver.played_out(plan, hidden))
    return found


def mistake(case: ExchangeCardCase, plan: Plan) -> str:
    """The mistake behind a plan that is not right."""
    right = case.right
    if plan.how is right.how:
        return "wrong-card-after-exchange"
    if plan.how is How.ANNOUNCES:
        return "terc-instead-of-exchange"
    return "exchange-missed" if right.how is How.EXCHANGES else "exchange-too-many"


def _exchanges(case: ExchangeCardCase) -> bool:
    return case.right.how is How.EXCHANGES


def _keeps(case: ExchangeCardCase) -> bool:
    return not _exchanges(case)


def _plays_what_was_taken(case: ExchangeCardCase) -> bool:
    return _exchanges(case) and case.right.card == case.draw.indicator


def _is_on_lead(case: ExchangeCardCase) -> bool:
    return case.draw.led is None


def _wins_at_once(case: ExchangeCardCase) -> bool:
    return case.wins_at_once


def _has_terc(case: ExchangeCardCase) -> bool:
    return any(plan.how is How.ANNOUNCES for plan in case.table)


THEMES: Final[Mapping[str, Callable[[ExchangeCardCase], bool]]] = {
    "now-or-never": _exchanges,
    "keep": _keeps,
    "play-the-open-card": _plays_what_was_taken,
    "on-lead": _is_on_lead,
    "terc-with-the-seven": _has_terc,
    "wins-at-once": _wins_at_once,
}
"""What such a puzzle can be about: one predicate a theme."""


def level(case: ExchangeCardCase) -> int:
    """2 to 5: on lead, tricks after it needed, a rival that wins in half or more."""
    rivals = [case.wins(plan) for plan in case.table if plan != case.right]
    steps = (
        _is_on_lead(case),
        not case.wins_at_once,
        2 * max(rivals) >= case.wins(case.right),
    )
    return 2 + sum(steps)


def tell(case: ExchangeCardCase) -> Telling:
    """The words of trick 7 with the seven in hand."""
    wrong = [plan for plan in case.table if plan != case.right]
    return Telling(
        question=(_question(case),),
        hints=_hints(case, wrong),
        explanation=tuple(_explain(case)),
        rule_numbers=("T-P3", "T-P5", "T-S4"),
        whys={str(plan): (_why_not(case, plan),) for plan in wrong},
    )


def _question(case: ExchangeCardCase) -> Say:
    you, opponent = case.draw.totals
    indicator, led = str(case.draw.indicator), case.draw.led
    if led is None:
        return Say("exchange.ask_lead", card=indicator, you=you, opponent=opponent)
    return Say(
        "exchange.ask_reply", card=indicator, led=str(led), you=you, opponent=opponent
    )


def _hints(case: ExchangeCardCase, wrong: list[Plan]) -> tuple[tuple[Say, ...], ...]:
    """Three steps: the last chance, the points that are lacking, a plan that fails."""
    you, opponent = case.needed
    worst = min(wrong, key=lambda plan: (case.wins(plan), plan.how != case.right.how))
    return (
        (Say("exchange.hint_last"),),
        (Say("exchange.hint_needed", you=you, opponent=opponent),),
        (worst.told("exchange.hint_out"),),
    )


def _explain(case: ExchangeCardCase) -> Iterator[Say]:
    right, count = case.right, case.wins(case.right)
    you, opponent = case.needed
    yield right.told("exchange.wins", count=count)
    yield Say("exchange.needed", you=you, opponent=opponent)
    yield Say("exchange.at_once" if case.wins_at_once else "exchange.tricks_after")
    seven, indicator = str(SEVENS[case.draw.trump]), str(case.draw.indicator)
    open_card = seven if right.how is How.EXCHANGES else indicator
    yield Say("exchange.last_card", card=open_card)


def _why_not(case: ExchangeCardCase, plan: Plan) -> Say:
    """In how many layouts a plan wins, and one in which it does not."""
    row = case.table[plan]
    if not case.wins(plan):
        return Say("exchange.never", all=len(row))
    worst = row.index(min(row))
    code = "exchange.beaten" if row[worst] < 0 else "exchange.undecided"
    hidden = str(case.draw.layouts[worst])
    return Say(code, count=case.wins(plan), all=len(row), hidden=hidden)
