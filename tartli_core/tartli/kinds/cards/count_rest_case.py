"""A deal that is over: the opponent's points from tricks, out of 161 (T-C5).

The position has the `cards` that you took, and in `last` who took trick 16.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    PLAIN_POINTS,
    TRUMP_POINTS,
    Card,
    Rank,
    Suit,
    parse_cards,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.kinds.cards.counting import told_sum, why_not
from tartli_core.tartli.kinds.cards.miscounts import miscounts
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.mistakes import distinct
from tartli_core.tartli.state import ALL_TRICK_POINTS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

MANY_CARDS: Final = 10
"""From so many cards on there is more to add up."""

PLAIN_TOTAL: Final = (
    ALL_TRICK_POINTS - sum(TRUMP_POINTS.values()) + sum(PLAIN_POINTS.values())
)
"""What all points would be if trumps were a plain suit: 130."""


@dataclass(frozen=True)
class RestCase:
    """The cards of your tricks, and who took the last trick."""

    cards: tuple[Card, ...]
    trump: Suit
    last: Who

    @classmethod
    def of(cls, position: Mapping[str, Any]) -> "RestCase":
        """The case of a position."""
        return cls(
            parse_cards(position["cards"]),
            parse_suit(position["trump"]),
            Who(position["last"]),
        )

    @property
    def own_cards(self) -> int:
        """The points of your cards."""
        return trick_points(self.cards, self.trump)

    @property
    def own_ten(self) -> int:
        """The ten of the last trick if it is yours, else 0."""
        return LAST_TRICK_POINTS if self.last is Who.YOU else 0

    @property
    def own(self) -> int:
        """All your points from tricks."""
        return self.own_cards + self.own_ten

    @property
    def number(self) -> int:
        """The right answer."""
        return ALL_TRICK_POINTS - self.own

    @cached_property
    def mistakes(self) -> Mapping[str, int]:
        """Wrong numbers by the mistake behind them, each number once."""
        wrong = miscounts(self.cards, self.trump)
        wrong.pop("trump-points", None)  # nobody takes all cards for trumps
        counts = {n: ALL_TRICK_POINTS - c - self.own_ten for n, c in wrong.items()}
        if self.own_ten:
            counts["last-ten"] = self.number + LAST_TRICK_POINTS
        else:
            counts["ten-claimed"] = self.number - LAST_TRICK_POINTS
        counts["total-160"] = self.number - 1
        counts["no-trumps"] = PLAIN_TOTAL - self.own
        counts["own-points"] = self.own
        return {n: c for n, c in distinct(counts, self.number).items() if c >= 0}


def _has_high_trump(case: RestCase) -> bool:
    """Whether you have taken the Over or nine of trumps."""
    high = {Card(Rank.OVER, case.trump), Card(Rank.NINE, case.trump)}
    return bool(high & set(case.cards))


def _is_ahead(case: RestCase) -> bool:
    return case.own > case.number


def _has_last_ten(case: RestCase) -> bool:
    return case.last is Who.YOU


THEMES: Final[Mapping[str, Callable[[RestCase], bool]]] = {
    "high-trump": _has_high_trump,
    "last-trick": _has_last_ten,
    "ahead": _is_ahead,
}
"""What the rest of a deal can be about: one predicate a theme."""


def level(case: RestCase) -> int:
    """2 to 5: ten cards or more, a high trump among them, the last trick yours."""
    steps = (
        len(case.cards) >= MANY_CARDS,
        _has_high_trump(case),
        _has_last_ten(case),
    )
    return 2 + sum(steps)


def tell(puzzle: Puzzle) -> Telling:
    """The words of the rest of a deal."""
    case = RestCase.of(puzzle.position)
    says = told_sum(case.cards, case.trump)
    if case.own_ten:
        says.append(Say("count.why_last", sum=f"{case.own_cards} + 10 = {case.own}"))
    else:
        says.append(Say("count.ten_theirs"))
    says += [
        Say("count.why_all", sum=f"61 + 30 + 30 + 30 + 10 = {ALL_TRICK_POINTS}"),
        Say("count.why_rest", sum=f"{ALL_TRICK_POINTS} − {case.own} = {case.number}"),
    ]
    return Telling(
        question=(Say(f"count.question_rest_{case.last}"),),
        hints=(
            (Say("count.hint_all"),),
            (Say(f"count.look_ten_{case.last}"),),
            (Say("count.strike", number=next(iter(case.mistakes.values()))),),
        ),
        explanation=tuple(says),
        rule_numbers=("T-C3", "T-C4", "T-C5"),
        whys={
            str(number): (_why(case, name),) for name, number in case.mistakes.items()
        },
    )


def _why(case: RestCase, name: str) -> Say:
    match name:
        case "ten-claimed":
            return Say("count.ten_claimed")
        case "total-160":
            return Say("count.base", base=ALL_TRICK_POINTS - 1)
        case "no-trumps":
            return Say("count.no_trumps")
        case "own-points":
            return Say("count.own_points")
        case _:
            return why_not(name, case.cards, case.trump)
