"""Cards of a suit that are still out, from what has been played (T-P3).

The position has in `suit` the suit asked about, and in `unseen` whether its `cards`
are counted or their `points`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from tartli_core.tartli.cards import (
    FULL_PACK,
    Card,
    CardSet,
    Suit,
    parse_hand,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.kinds.cards.counting import told_sum, why_not
from tartli_core.tartli.kinds.cards.miscounts import miscounts
from tartli_core.tartli.kinds.mistakes import distinct
from tartli_core.tartli.kinds.open_tricks import FOLLOWING_FROM, read_tricks
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

MANY_TRICKS: Final = 6
"""From so many tricks on there is more to keep in mind."""


class Unseen(StrEnum):
    """What of the cards still out is asked."""

    CARDS = "cards"
    POINTS = "points"


@dataclass(frozen=True)
class UnseenCase:
    """Your hand, what was played, and the suit asked about.

    Attributes:
        trick: the number of the trick under way, 4 to 9.
        trump: the trump suit.
        hand: your cards.
        played: the cards of the finished tricks.
        indicator: the card turned for trump while it lies there.
        suit: the suit asked about.
        asked: whether its cards or their points are asked.
    """

    trick: int
    trump: Suit
    hand: CardSet
    played: CardSet
    indicator: Card | None
    suit: Suit
    asked: Unseen

    @classmethod
    def of(cls, position: Mapping[str, Any]) -> "UnseenCase":
        """The case of a position."""
        trump = parse_suit(position["trump"])
        tricks = read_tricks(position["record"], trump)
        indicator = position.get("indicator")
        return cls(
            trick=position["trick"],
            trump=trump,
            hand=parse_hand(position["hand"]),
            played=CardSet(card for trick in tricks for card in trick.cards),
            indicator=None if indicator is None else Card.parse(indicator),
            suit=parse_suit(position["suit"]),
            asked=Unseen(position["unseen"]),
        )

    @property
    def all_unseen(self) -> CardSet:
        """Every card that is neither in your hand nor played nor lies open."""
        rest = FULL_PACK - self.hand - self.played
        return rest if self.indicator is None else rest.without_card(self.indicator)

    @property
    def unseen(self) -> CardSet:
        """Those of the suit asked about."""
        return self.all_unseen.of_suit(self.suit)

    @property
    def number(self) -> int:
        """The right answer."""
        return self._count(self.unseen)

    @property
    def in_opponents_hand(self) -> bool:
        """Whether the talon is empty, so that the opponent holds all of them."""
        return self.trick >= FOLLOWING_FROM

    def _count(self, cards: CardSet) -> int:
        if self.asked is Unseen.CARDS:
            return len(cards)
        return trick_points(cards, self.trump)

    @cached_property
    def mistakes(self) -> Mapping[str, int]:
        """Wrong numbers by the mistake behind them, each number once."""
        counts = {}
        if self.indicator is not None and self.indicator.suit is self.suit:
            counts["indicator-out"] = self._count(self.unseen.with_card(self.indicator))
        own = self.hand.of_suit(self.suit)
        counts["hand-out"] = self._count(self.unseen | own)
        counts["played-out"] = self._count(self.unseen | self.played.of_suit(self.suit))
        if self.asked is Unseen.POINTS:
            counts |= miscounts(self.unseen, self.trump)
        return distinct(counts, self.number)


def _is_of_trumps(case: UnseenCase) -> bool:
    return case.suit is case.trump


def _asks_for_points(case: UnseenCase) -> bool:
    return case.asked is Unseen.POINTS


def _is_about_the_hand(case: UnseenCase) -> bool:
    return case.in_opponents_hand


def _indicator_counts(case: UnseenCase) -> bool:
    """Whether the indicator is of the suit asked about, and lies open."""
    return case.indicator is not None and case.indicator.suit is case.suit


THEMES: Final[Mapping[str, Callable[[UnseenCase], bool]]] = {
    "trumps-out": _is_of_trumps,
    "points-out": _asks_for_points,
    "opponents-hand": _is_about_the_hand,
    "indicator": _indicator_counts,
}
"""What cards still out can be about: one predicate a theme."""


def level(case: UnseenCase) -> int:
    """1 to 5: six tricks or more, points asked, trumps, and several cards still out."""
    steps = (
        case.trick > MANY_TRICKS,
        _asks_for_points(case),
        _is_of_trumps(case),
        len(case.unseen) > 2,
    )
    return 1 + sum(steps)


def tell(puzzle: Puzzle) -> Telling:
    """The words of cards still out."""
    case = UnseenCase.of(puzzle.position)
    where = "hand" if case.in_opponents_hand else "out"
    return Telling(
        question=(Say(f"count.question_{case.asked}_{where}", suit=str(case.suit)),),
        hints=(
            (Say("count.hint_eight"),),
            (Say("count.look_hand", suit=str(case.suit), count=_own(case)),),
            (Say("count.strike", number=next(iter(case.mistakes.values()))),),
        ),
        explanation=tuple(_explanation(case)),
        rule_numbers=_rule_numbers(case),
        whys={
            str(number): (_why(case, name),) for name, number in case.mistakes.items()
        },
    )


def _own(case: UnseenCase) -> int:
    return len(case.hand.of_suit(case.suit))


def _rule_numbers(case: UnseenCase) -> tuple[str, ...]:
    points = ["T-C3", "T-C4"] if _asks_for_points(case) else []
    return ("T-C1", "T-P3", *points)


def _explanation(case: UnseenCase) -> list[Say]:
    """Where the eight cards of the suit are, and what is left of them."""
    says = []
    own, gone = case.hand.of_suit(case.suit), case.played.of_suit(case.suit)
    if own:
        says.append(Say("count.you_hold", cards=str(own)))
    if gone:
        says.append(Say("count.gone", cards=str(gone)))
    if _indicator_counts(case):
        says.append(Say("count.turned_up", card=str(case.indicator)))
    if not case.unseen:
        return [*says, Say("count.nothing_out", suit=str(case.suit))]
    where = "hand" if case.in_opponents_hand else "out"
    says.append(
        Say(
            f"count.still_{where}",
            cards=str(case.unseen),
            count=len(case.unseen),
            suit=str(case.suit),
        )
    )
    if _asks_for_points(case):
        says += told_sum(tuple(case.unseen), case.trump)
    return says


def _why(case: UnseenCase, name: str) -> Say:
    match name:
        case "indicator-out":
            return Say("count.indicator_out", card=str(case.indicator))
        case "hand-out":
            return Say("count.hand_out", suit=str(case.suit))
        case "played-out":
            return Say("count.played_out", suit=str(case.suit))
        case _:
            return why_not(name, tuple(case.unseen), case.trump)
