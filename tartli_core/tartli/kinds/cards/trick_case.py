"""A finished trick: who took it, for how much, and the usual mistakes (T-P2, T-C5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    NATURAL_PLACE,
    PLAIN_ORDER,
    PLAIN_POINTS,
    Card,
    parse_suit,
)
from tartli_core.tartli.kinds.cards.miscounts import miscounts, why_miscounted
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.mistakes import distinct
from tartli_core.tartli.kinds.open_tricks import LAST, OpenTrick, read_tricks
from tartli_core.tartli.taking import Reason, reason_of, why_it_loses, why_it_wins
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

_OF_TAKING: Final[Mapping[Reason, str]] = {
    Reason.TRUMP: "trump-forgotten",
    Reason.SUIT: "foreign-card",
    Reason.ORDER_TRUMP: "plain-in-trumps",
    Reason.ORDER_PLAIN: "natural-in-tricks",
}
"""The mistake by which the wrong card seems to win."""


@dataclass(frozen=True)
class TrickCase:
    """A trick of which both cards lie open."""

    trick: OpenTrick

    @classmethod
    def of(cls, puzzle: Puzzle) -> "TrickCase":
        """The case behind a puzzle, from its position alone."""
        trump = parse_suit(puzzle.position["trump"])
        (trick,) = read_tricks(puzzle.position["record"], trump)
        return cls(trick)

    @property
    def loser(self) -> Card:
        """The card that does not take the trick."""
        led, second = self.trick.cards
        return second if self.trick.winner == led else led

    @property
    def reason(self) -> Reason:
        """What decides the trick."""
        return reason_of(*self.trick.cards, self.trick.trump)

    @property
    def seems_higher(self) -> Card:
        """The card that is higher in natural order, suits and trumps aside."""
        led, second = self.trick.cards
        higher = NATURAL_PLACE[second.rank] < NATURAL_PLACE[led.rank]
        return second if higher else led

    @property
    def seems_worth(self) -> int:
        """The points of a plain suit, without the ten of the last trick."""
        return sum(PLAIN_POINTS[card.rank] for card in self.trick.cards)

    @cached_property
    def taking_mistake(self) -> str:
        """The mistake that makes the wrong card win; empty if it is a plain slip."""
        name = _OF_TAKING[self.reason]
        loser, winner = self.loser.rank, self.trick.winner.rank
        order = PLAIN_ORDER.index
        if name == "plain-in-trumps" and order(loser) > order(winner):
            return ""
        if name == "natural-in-tricks" and self.seems_higher != self.loser:
            return ""
        return name

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """Wrong points by the mistake behind them, each number once."""
        trick = self.trick
        counts = {
            name: count + trick.ten
            for name, count in miscounts(trick.cards, trick.trump).items()
        }
        if trick.ten:
            counts["last-ten"] = trick.points - trick.ten
        if trick.number == LAST - 1:
            counts["ten-too-soon"] = trick.points + LAST_TRICK_POINTS
        return distinct(counts, trick.points)

    def value(self, card: Card, points: int) -> int:
        """The points as yours, below 0 if the card is the opponent's."""
        return points if self.trick.player_of(card) is Who.YOU else -points


def outcome(card: Card, points: int) -> str:
    """Who takes a trick and for how much, as an answer."""
    return f"{card} {points}"


def read_outcome(answer: str) -> tuple[Card, int]:
    """The card and the points of an answer."""
    card, points = answer.split(" ")
    return Card.parse(card), int(points)


def _is_trumped(case: TrickCase) -> bool:
    return case.reason is Reason.TRUMP


def _is_not_followed(case: TrickCase) -> bool:
    return case.reason is Reason.SUIT


def _has_two_trumps(case: TrickCase) -> bool:
    return case.reason is Reason.ORDER_TRUMP


def _reverses_natural_order(case: TrickCase) -> bool:
    """Whether two cards of a suit stand the other way round in natural order."""
    led, second = case.trick.cards
    return led.suit is second.suit and case.seems_higher == case.loser


def _is_last(case: TrickCase) -> bool:
    return case.trick.ten > 0


THEMES: Final[Mapping[str, Callable[[TrickCase], bool]]] = {
    "trumped": _is_trumped,
    "not-followed": _is_not_followed,
    "two-trumps": _has_two_trumps,
    "order-reversed": _reverses_natural_order,
    "last-trick": _is_last,
}
"""What a finished trick can be about: one predicate a theme."""


def level(case: TrickCase) -> int:
    """1 to 5: a trump in it, trick 15 or 16, winner or points other than they seem."""
    trick = case.trick
    steps = (
        trick.trump in (card.suit for card in trick.cards),
        trick.number >= LAST - 1,
        case.seems_higher == case.loser,
        case.seems_worth != trick.points - trick.ten,
    )
    return 1 + sum(steps)


def tell(puzzle: Puzzle) -> Telling:
    """The words of a finished trick."""
    case = TrickCase.of(puzzle)
    trick = case.trick
    wrong = [option.answer for option in puzzle.options if not option.right]
    return Telling(
        question=(Say("trick.whose", trick=trick.number),),
        hints=(
            (Say("trick.hint"),),
            (_where_to_look(case),),
            (_struck_out(case, wrong),),
        ),
        explanation=tuple(_explanation(case)),
        rule_numbers=("T-P2", "T-C3", "T-C4", *(["T-C5"] if trick.ten else [])),
        whys={answer: tuple(_why_not(case, answer)) for answer in wrong},
    )


def _where_to_look(case: TrickCase) -> Say:
    if case.trick.ten:
        return Say("trick.look_last")
    if case.reason is Reason.SUIT:
        return Say("trick.look_suit_led")
    return Say(f"trick.look_{case.reason}")


def _struck_out(case: TrickCase, wrong: list[str]) -> Say:
    """One wrong answer that does not settle who takes the trick."""
    tempting = next((a for a in wrong if read_outcome(a)[0] == case.loser), wrong[0])
    card, points = read_outcome(tempting)
    return Say(f"trick.strike_{case.trick.player_of(card)}", points=points)


def _explanation(case: TrickCase) -> list[Say]:
    trick = case.trick
    (first, first_points), (second, second_points) = (
        (str(card), card.points(trick.trump)) for card in trick.cards
    )
    return [
        why_it_wins(trick.winner, case.loser, trick.trump),
        Say(
            "trick.why_points",
            first=first,
            first_points=first_points,
            second=second,
            second_points=second_points,
            points=first_points + second_points,
        ),
        *([Say("trick.why_ten", points=trick.points)] if trick.ten else []),
    ]


def _why_not(case: TrickCase, answer: str) -> list[Say]:
    """What is wrong with an outcome: who takes the trick, the points, or both."""
    trick = case.trick
    card, points = read_outcome(answer)
    says = []
    if card != trick.winner:
        says.append(why_it_loses(card, trick.winner, trick.trump))
    for name, count in case.counts.items():
        if points == count:
            says.append(_why_miscounted(case, name))
    return says


def _why_miscounted(case: TrickCase, name: str) -> Say:
    if name == "last-ten":
        return Say("count.no_ten")
    if name == "ten-too-soon":
        return Say("count.too_soon", trick=case.trick.number)
    return why_miscounted(name, case.trick.cards, case.trick.trump)
