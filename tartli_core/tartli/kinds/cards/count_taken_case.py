"""Tricks that lie open: what one player has taken in them (T-C3 to T-C5).

The position has in `whose` the player whose points are asked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    NATURAL_PLACE,
    Card,
    Rank,
    Suit,
    parse_suit,
)
from tartli_core.tartli.kinds.cards.counting import (
    told_sum,
    why_not,
)
from tartli_core.tartli.kinds.cards.miscounts import miscounts
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.mistakes import distinct
from tartli_core.tartli.kinds.open_tricks import LAST, OpenTrick, read_tricks
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

MANY_TRICKS: Final = 5
"""From so many tricks on there is more to keep in mind."""


@dataclass(frozen=True)
class TakenCase:
    """Tricks in order, and the player whose points in them are asked."""

    tricks: tuple[OpenTrick, ...]
    whose: Who

    @classmethod
    def of(cls, position: Mapping[str, Any]) -> "TakenCase":
        """The case of a position."""
        tricks = read_tricks(position["record"], parse_suit(position["trump"]))
        return cls(tricks, Who(position["whose"]))

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.tricks[0].trump

    def taken(self, who: Who) -> tuple[Card, ...]:
        """The cards this player has taken, trick by trick."""
        return tuple(c for t in self.tricks if t.taker is who for c in t.cards)

    def points(self, who: Who) -> int:
        """What this player has taken, the ten of the last trick included."""
        return sum(trick.points for trick in self.tricks if trick.taker is who)

    @property
    def number(self) -> int:
        """The right answer."""
        return self.points(self.whose)

    @property
    def ten(self) -> int:
        """The ten points of the last trick in it; 0 if there are none."""
        return sum(trick.ten for trick in self.tricks if trick.taker is self.whose)

    @cached_property
    def mistakes(self) -> Mapping[str, int]:
        """Wrong numbers by the mistake behind them, each number once."""
        cards = self.taken(self.whose)
        counts = {n: c + self.ten for n, c in miscounts(cards, self.trump).items()}
        counts.pop("trump-points", None)  # nobody takes all cards for trumps
        if self.ten:
            counts["last-ten"] = self.number - self.ten
        last = self.tricks[-1]
        if last.number == LAST - 1 and last.taker is self.whose:
            counts["ten-too-soon"] = self.number + LAST_TRICK_POINTS
        counts["wrong-taker"] = sum(
            trick.points for trick in self.tricks if _seems_taken(trick) is self.whose
        )
        counts["other-side"] = self.points(self.whose.other)
        return distinct(counts, self.number)


def _seems_taken(trick: OpenTrick) -> Who:
    """Who takes a trick for one who ranks a suit in natural order."""
    if trick.led.suit is not trick.second.suit:
        return trick.taker
    higher = NATURAL_PLACE[trick.second.rank] < NATURAL_PLACE[trick.led.rank]
    return trick.lead.other if higher else trick.lead


def _has_high_trump(case: TakenCase) -> bool:
    """Whether the Over or nine of trumps is among the cards counted."""
    high = {Card(Rank.OVER, case.trump), Card(Rank.NINE, case.trump)}
    return bool(high & set(case.taken(case.whose)))


def _has_last_ten(case: TakenCase) -> bool:
    return case.ten > 0


def _is_the_opponents(case: TakenCase) -> bool:
    return case.whose is Who.OPPONENT


def _misleads(case: TakenCase) -> bool:
    """Whether natural order gives a trick to the wrong player."""
    return any(_seems_taken(trick) is not trick.taker for trick in case.tricks)


THEMES: Final[Mapping[str, Callable[[TakenCase], bool]]] = {
    "high-trump": _has_high_trump,
    "last-trick": _has_last_ten,
    "opponents-tricks": _is_the_opponents,
    "order-misleads": _misleads,
}
"""What points in tricks can be about: one predicate a theme."""


def level(case: TakenCase) -> int:
    """1 to 5: five tricks or more, a high trump, the ten, an order that misleads."""
    steps = (
        len(case.tricks) >= MANY_TRICKS,
        _has_high_trump(case),
        _has_last_ten(case),
        _misleads(case),
    )
    return 1 + sum(steps)


def tell(puzzle: Puzzle) -> Telling:
    """The words of points in tricks."""
    case = TakenCase.of(puzzle.position)
    cards, trump = case.taken(case.whose), case.trump
    look = "count.look_last" if case.tricks[-1].number == LAST else "count.look_takers"
    says = [Say(f"count.taken_{case.whose}", cards=cards_text(cards))]
    says += told_sum(cards, trump)
    if case.ten:
        says.append(Say("count.with_ten", points=case.number))
    return Telling(
        question=(
            Say(
                f"count.question_{case.whose}",
                first=case.tricks[0].number,
                last=case.tricks[-1].number,
            ),
        ),
        hints=(
            (Say("count.hint_cards", over="O", under="U"),),
            (Say(look),),
            (Say("count.strike", number=next(iter(case.mistakes.values()))),),
        ),
        explanation=tuple(says),
        rule_numbers=("T-C3", "T-C4", "T-P2", *(["T-C5"] if case.ten else [])),
        whys={
            str(number): (_why(case, name),) for name, number in case.mistakes.items()
        },
    )


def _why(case: TakenCase, name: str) -> Say:
    match name:
        case "wrong-taker":
            trick = next(t for t in case.tricks if _seems_taken(t) is not t.taker)
            return Say(f"count.wrong_taker_{trick.taker}", trick=trick.number)
        case "other-side":
            return Say(f"count.other_side_{case.whose}")
        case _:
            return why_not(name, case.taken(case.whose), case.trump)
