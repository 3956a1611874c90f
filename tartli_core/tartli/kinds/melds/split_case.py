"""A hand to split: the truth about it, and why (T-M10)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import NATURAL_PLACE, CardSet
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.position import Course
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import Sequence, find_sequences
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.split import SplitSearch
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Option, Telling

MOST_ORDERS: Final = 60
"""With more right orders than this there is little to find."""


@dataclass(frozen=True)
class SplitCase:
    """A hand, what was scored before, and the tricks left to announce in."""

    hand: CardSet
    scored: tuple[Sequence, ...]
    tricks: int
    rules: Rules

    @cached_property
    def search(self) -> SplitSearch:
        """The exact answers about this hand."""
        return SplitSearch(self.hand, self.rules, self.scored)

    @cached_property
    def total(self) -> int:
        """The most points the tricks left can bring."""
        return self.search.total(self.tricks)

    @cached_property
    def orders(self) -> tuple[tuple[Sequence, ...], ...]:
        """The right orders, those that only climb first; at most one too many."""
        found = islice(self.search.best_orders(self.tricks), MOST_ORDERS + 1)
        return tuple(sorted(found, key=_descends))

    @cached_property
    def blocked(self) -> tuple[Sequence, ...]:
        """Sequences of the hand that an earlier score forbids."""
        free = set(self.search.sequences)
        return tuple(s for s in find_sequences(self.hand) if s not in free)

    def value_first(self, first: Sequence) -> int:
        """The best total when this one is announced first."""
        return first.points + self.search.total(self.tricks - 1, [first])

    def barred_by(self, first: Sequence) -> tuple[Sequence, ...]:
        """Sequences of a best order that announcing this one first would bar."""
        after = SplitSearch(self.hand, self.rules, [*self.scored, first]).sequences
        free = set(self.search.sequences) - set(after) - {first}
        return tuple(s for s in next(self.search.best_orders(self.tricks)) if s in free)


def make_option(case: SplitCase, sequence: Sequence) -> Option:
    """A sequence to announce first, and the best total then."""
    value = case.value_first(sequence)
    right = value == case.total
    mistake = "" if right else "bars" if case.barred_by(sequence) else "spends"
    return Option(answer=str(sequence), value=value, right=right, mistake=mistake)


def why_not(case: SplitCase, sequence: Sequence) -> Say:
    """What goes wrong when this one is announced first."""
    value, lost = case.value_first(sequence), case.barred_by(sequence)
    return Say(
        "split.forbids" if lost else "split.spends",
        meld=str(sequence),
        lost=melds_text(lost),
        points=sequence.points,
        total=value,
        cost=case.total - value,
    )


def _is_short_of_tricks(case: SplitCase, _course: Course) -> bool:
    return case.search.total(LAST_ANNOUNCING_TRICK) > case.total


def _has_two_runs(case: SplitCase, _course: Course) -> bool:
    return len({sequence.suit for sequence in case.search.sequences}) > 1


def _has_scored(case: SplitCase, _course: Course) -> bool:
    return bool(case.scored)


def _was_beaten(_case: SplitCase, course: Course) -> bool:
    return any(
        trick.said[Who.YOU].melds and not trick.scored(Who.YOU)
        for trick in course.tricks
    )


def _goes_below(case: SplitCase, _course: Course) -> bool:
    """Whether a best order announces below what was scored before it (the gap)."""
    order = (*case.scored, *case.orders[0])
    return case.rules.repeat == "T-M9" and _descends(order)


def _descends(order: tuple[Sequence, ...]) -> bool:
    """Whether a sequence follows one of its suit with a higher top card."""
    return any(
        NATURAL_PLACE[later.top] > NATURAL_PLACE[earlier.top]
        for i, earlier in enumerate(order)
        for later in order[i + 1 :]
        if later.suit is earlier.suit
    )


THEMES: Final[Mapping[str, Callable[[SplitCase, Course], bool]]] = {
    "short-of-tricks": _is_short_of_tricks,
    "two-runs": _has_two_runs,
    "scored-before": _has_scored,
    "beaten-before": _was_beaten,
    "gap": _goes_below,
}
"""What a split puzzle can be about: one predicate a theme."""


def level(case: SplitCase) -> int:
    """1 to 5 by the number of sequences, what was scored, and the runs."""
    steps = (
        len(case.search.sequences) > 3,
        len(case.search.sequences) > 6,
        bool(case.scored),
        len({sequence.suit for sequence in case.search.sequences}) > 1,
    )
    return 1 + sum(steps)


def hints(case: SplitCase) -> tuple[tuple[Say, ...], ...]:
    """Three steps: the rule, how many steps, what does not come first or the total."""
    first = "split.hint_order" if case.rules.repeat == "T-M9" else "split.hint_parts"
    count, choices = len(case.orders[0]), len(case.search.sequences)
    firsts = {order[0] for order in case.orders}
    later = [meld for meld in case.search.sequences if meld not in firsts]
    last = (
        Say("split.hint_not_first", meld=str(later[0]))
        if later
        else Say("split.hint_total", total=case.total)
    )
    return (
        (Say(first, cards=str(case.search.sequences[0])),),
        (Say("split.hint_count", count=count, choices=choices),),
        (last,),
    )


def _why(case: SplitCase, order: tuple[Sequence, ...]) -> str:
    """The code that says why the order is as it is (T-M9, T-M11)."""
    if case.rules.repeat == "T-M11":
        return "split.why_parts"
    if _descends(order):
        return "split.why_gap"
    missing = case.rules.gap == "missing"
    return "split.why_low_missing" if missing else "split.why_low"


def explanation(case: SplitCase) -> tuple[Say, ...]:
    """The best total, a best order, why it climbs, what is left out."""
    order = case.orders[0]
    says = [
        Say("split.best", tricks=case.tricks, total=case.total),
        Say("split.order", melds=melds_text(order)),
    ]
    if len(case.orders) > 1:
        says.append(Say("split.orders", count=len(case.orders), total=case.total))
    says.append(Say(_why(case, order), meld=str(order[0])))
    if case.blocked:
        says.append(
            Say(
                "split.blocked",
                scored=melds_text(case.scored),
                count=len(case.blocked),
                rule=case.rules.repeat,
            )
        )
    left = [s for s in case.search.sequences if s not in order]
    if left:
        says.append(Say("split.left_out", melds=melds_text(left), tricks=case.tricks))
    return tuple(says)


def tell(case: SplitCase) -> Telling:
    """The words of a split."""
    wrong = [s for s in case.search.sequences if case.value_first(s) < case.total]
    return Telling(
        question=(Say("split.question", tricks=case.tricks),),
        hints=hints(case),
        explanation=explanation(case),
        rule_numbers=("T-M10", case.rules.repeat),
        whys={str(sequence): (why_not(case, sequence),) for sequence in wrong},
    )
