"""When one may first go out in a trick, from memory of the tricks (T-S4, T-A5).

Both cards lie on the table, and what was announced is settled but not yet written.
Three moments follow: now; when the melds are written; when the trick is taken.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import Card, Suit, beats, trick_points
from tartli_core.tartli.contest import CONTEST_CALLS, Call, call_of
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import (
    BELA_POINTS,
    SEQUENCE_POINTS,
    SHORTEST,
    VANNAK_POINTS,
    Bela,
    Meld,
)
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

NOW: Final = "now"
MELDS: Final = "melds"
TRICK: Final = "trick"
NOT_YET: Final = "not-yet"

MOMENTS: Final = (NOW, MELDS, TRICK)
"""The moments in which one may claim, in order."""

CLOSE: Final = 3
"""Points from 501 within which a slip in counting decides."""


@dataclass(frozen=True)
class ClaimCase:
    """A trick with both cards on the table, and all that counts for you.

    Attributes:
        rules: the rule set.
        trump: the trump suit.
        before: your total before the deal.
        written: points of your melds written in this deal so far.
        tricks: points of each trick that you have taken.
        cards: both cards of the trick under way, the leader's first.
        announced: your melds in it.
        heard: the opponent's words in it.
        higher: whether the second player answered "here higher"; None without a
            question (T-A1).
    """

    rules: Rules
    trump: Suit
    before: int
    written: int
    tricks: tuple[int, ...]
    cards: Mapping[Who, Card]
    announced: tuple[Meld, ...]
    heard: tuple[Call, ...]
    higher: bool | None

    @classmethod
    def of(cls, puzzle: Puzzle) -> "ClaimCase":
        """The case behind a puzzle, from its position alone."""
        position, seen = puzzle.position, Reading.of(puzzle.position)
        taken = [
            trick_points(cards.values(), seen.trump)
            for cards in seen.finished
            if taker(cards, seen.trump) is Who.YOU
        ]
        return cls(
            rules=rules_of(puzzle),
            trump=seen.trump,
            before=position["before"][0],
            written=position["written"][0],
            tricks=tuple(taken),
            cards=seen.table,
            announced=seen.announced,
            heard=seen.heard,
            higher=seen.is_higher,
        )

    @property
    def lead(self) -> Who:
        """Who leads to the trick under way."""
        return next(iter(self.cards))

    @property
    def scorer(self) -> Who | None:
        """Whose sequences and vannak are written (T-M6)."""
        mine = _best([call_of(meld) for meld in self.announced])
        theirs = _best(self.heard)
        if self.higher is not None:
            return self.lead.other if self.higher else self.lead
        if mine == theirs:
            return None
        return Who.YOU if mine > theirs else Who.OPPONENT

    @property
    def taker(self) -> Who:
        """Who takes the trick."""
        return taker(self.cards, self.trump)

    @property
    def said_bela(self) -> bool:
        """Whether you said béla in this trick."""
        return any(isinstance(meld, Bela) for meld in self.announced)

    @property
    def contesting(self) -> tuple[Meld, ...]:
        """Your sequences and vannak in this trick."""
        return tuple(m for m in self.announced if not isinstance(m, Bela))

    @property
    def melds(self) -> int:
        """Points that you write for the melds of this trick (T-M6, T-A5)."""
        points = sum(meld.points for meld in self.contesting)
        won = points if self.scorer is Who.YOU else 0
        waits = self.said_bela and self.rules.bela_order == "with_melds"
        return won + (BELA_POINTS if waits else 0)

    @property
    def trick(self) -> int:
        """Points of the trick under way, whoever takes it."""
        return trick_points(self.cards.values(), self.trump)

    @cached_property
    def totals(self) -> Mapping[str, int]:
        """What you have at each moment."""
        now = self.before + self.written + sum(self.tricks)
        written = now + self.melds
        taken = written + (self.trick if self.taker is Who.YOU else 0)
        return {NOW: now, MELDS: written, TRICK: taken}

    @cached_property
    def right(self) -> str:
        """The first moment in which you may claim, or that there is none yet."""
        return next((m for m in MOMENTS if self.totals[m] >= TARGET), NOT_YET)

    @property
    def options(self) -> tuple[str, ...]:
        """What can be answered; melds only where some are to be written."""
        some = bool(self.announced or self.heard)
        return (NOW, *([MELDS] if some else []), TRICK, NOT_YET)

    def value(self, option: str) -> int:
        """Your total at that moment; what this trick leaves you with for none."""
        return self.totals[TRICK if option == NOT_YET else option]

    @property
    def most_of_other(self) -> int:
        """The most that the opponent can write and take in this trick."""
        wins = self.scorer is Who.OPPONENT
        melds = sum(_most(call) for call in self.heard if wins or call is Call.BELA)
        return melds + (self.trick if self.taker is Who.OPPONENT else 0)


def taker(cards: Mapping[Who, Card], trump: Suit) -> Who:
    """Who takes a trick, the leader's card first (T-P2)."""
    (lead, led), (other, second) = cards.items()
    return other if beats(second, led, trump) else lead


def _best(calls: Iterable[Call]) -> int:
    """The rank of the best word in the contest; -1 where there is none (T-M5)."""
    ranks = [CONTEST_CALLS.index(call) for call in calls if call is not Call.BELA]
    return max(ranks, default=-1)


def _most(call: Call) -> int:
    """The most that a word can mean in points."""
    match call:
        case Call.BELA:
            return BELA_POINTS
        case Call.VANNAK:
            return max(VANNAK_POINTS.values())
        case _:
            return SEQUENCE_POINTS[CONTEST_CALLS.index(call) + SHORTEST]


def _waits_for_melds(case: ClaimCase) -> bool:
    """The melds of this trick decide (T-S1)."""
    return case.right == MELDS


def _waits_for_trick(case: ClaimCase) -> bool:
    """The trick under way decides (T-S4)."""
    return case.right == TRICK


def _says_bela(case: ClaimCase) -> bool:
    return case.said_bela


def _is_beaten(case: ClaimCase) -> bool:
    """Your melds are beaten by the opponent's and are not written (T-M6)."""
    return bool(case.contesting) and case.scorer is Who.OPPONENT


def _goes_to_other(case: ClaimCase) -> bool:
    """With the trick you would have 501, but the opponent takes it."""
    reach = case.totals[MELDS] + case.trick
    return case.taker is Who.OPPONENT and case.totals[MELDS] < TARGET <= reach


def _is_close(case: ClaimCase) -> bool:
    """Within three points of 501 at some moment, so each trick must be known."""
    return any(abs(total - TARGET) <= CLOSE for total in case.totals.values())


def _does_bela_order_decide(case: ClaimCase) -> bool:
    """Béla written at another time would change the answer (T-A5)."""
    if not case.said_bela:
        return False
    waits = case.rules.bela_order == "with_melds"
    order = "before_melds" if waits else "with_melds"
    moved = case.written + (BELA_POINTS if waits else -BELA_POINTS)
    rules = case.rules.with_options({"bela_order": order})
    return replace(case, rules=rules, written=moved).right != case.right


def _is_quiet(case: ClaimCase) -> bool:
    return case.right == NOT_YET


THEMES: Final[Mapping[str, Callable[[ClaimCase], bool]]] = {
    "melds-decide": _waits_for_melds,
    "trick-decides": _waits_for_trick,
    "bela": _says_bela,
    "beaten": _is_beaten,
    "other-takes": _goes_to_other,
    "close": _is_close,
    "bela-order": _does_bela_order_decide,
    "quiet": _is_quiet,
}
"""What a claim puzzle can be about: one predicate a theme."""


def mistake(case: ClaimCase, option: str) -> str:
    """The usual mistake behind an option; empty where it is right."""
    order = (*MOMENTS, NOT_YET)
    if option == case.right:
        return ""
    if order.index(option) > order.index(case.right):
        return "out-missed"
    if option == TRICK:
        other = case.taker is Who.OPPONENT
        return "other-trick-counted" if other else "miscounted"
    if option == MELDS and _is_beaten(case):
        return "beaten-counted"
    too_soon = {TRICK: "trick-too-soon", MELDS: "melds-too-soon"}
    return too_soon.get(case.right, "miscounted")


def level(case: ClaimCase) -> int:
    """1 to 5: one, and one more for each thing to think of.

    Three tricks to count or more; melds announced in this trick; béla in it, melds
    beaten, or a trick that the opponent takes; a total within three points of 501.
    """
    trap = _says_bela(case) or _is_beaten(case) or _goes_to_other(case)
    steps = (
        len(case.tricks) > 2,
        bool(case.announced or case.heard),
        trap,
        _is_close(case),
    )
    return 1 + sum(steps)


def tell(case: ClaimCase) -> Telling:
    """The words about a trick in which one may go out."""
    wrong = [option for option in case.options if option != case.right]
    struck = wrong[case.before % len(wrong)].replace("-", "_")
    return Telling(
        question=(Say("claim.question", before=case.before, written=case.written),),
        hints=(
            (_rule(case),),
            (Say("claim.hint_tricks", count=len(case.tricks), before=case.before),),
            (Say(f"claim.hint_not_{struck}"),),
        ),
        explanation=tuple(_explain(case)),
        rule_numbers=_rule_numbers(case),
        whys={option: (_why_not(case, option),) for option in wrong},
    )


def _rule(case: ClaimCase) -> Say:
    """What counts, and when."""
    if case.said_bela:
        return Say(f"claim.hint_bela_{case.rules.bela_order}")
    return Say("claim.hint_rule")


def _explain(case: ClaimCase) -> Iterator[Say]:
    """Your total moment by moment, up to the first with 501."""
    tricks = sum(case.tricks)
    formula = " + ".join(map(str, case.tricks))
    yield Say("claim.told_tricks", formula=formula, points=tricks)
    yield Say(
        "claim.told_now",
        before=case.before,
        written=case.written,
        tricks=tricks,
        points=case.totals[NOW],
    )
    if case.right == NOW:
        yield Say("claim.right_now", points=case.totals[NOW])
        return
    yield from _explain_melds(case)
    if case.right == MELDS:
        yield Say("claim.right_melds", points=case.totals[MELDS])
        return
    yield _told_trick(case)
    code = "claim.right_trick" if case.right == TRICK else "claim.right_not_yet"
    yield Say(code, points=case.totals[TRICK], short=TARGET - case.totals[TRICK])


def _explain_melds(case: ClaimCase) -> Iterator[Say]:
    """What the melds of this trick add, or why they add nothing."""
    if _is_beaten(case):
        melds = melds_text(case.contesting)
        yield Say("claim.told_beaten", melds=melds, count=len(case.contesting))
    if case.melds:
        points = case.totals[MELDS]
        yield Say("claim.told_melds", gain=case.melds, points=points)


def _told_trick(case: ClaimCase) -> Say:
    """What the trick adds to your total, if you take it."""
    if case.taker is Who.OPPONENT:
        return Say("claim.told_other_takes", gain=case.trick, points=case.totals[TRICK])
    return Say("claim.told_you_take", gain=case.trick, points=case.totals[TRICK])


def _why_not(case: ClaimCase, option: str) -> Say:
    """Why a moment is not the first in which you may claim."""
    order = (*MOMENTS, NOT_YET)
    if order.index(option) > order.index(case.right):
        return Say("claim.late", points=case.value(case.right))
    points = case.totals[option]
    short = TARGET - points
    if option == TRICK and case.taker is Who.OPPONENT:
        return Say("claim.short_other", points=points, short=short)
    if option == MELDS and not case.melds:
        return Say("claim.short_no_melds", points=points, short=short)
    return Say(f"claim.short_{option}", points=points, short=short)


def _rule_numbers(case: ClaimCase) -> tuple[str, ...]:
    numbers = ["T-S4", "T-S1", "T-S5", "T-S9"]
    if case.announced or case.heard:
        numbers.append("T-M6")
    if case.said_bela:
        numbers.append("T-A5")
    return tuple(numbers)
