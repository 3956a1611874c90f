"""Expected points as puzzles carry them: a sum over all draws, and their number."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property

from tartli_core.tartli.cards import FULL_PACK, Card, CardSet
from tartli_core.tartli.kinds.events import Event, cards_played
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle


def draw_certificate(unseen: CardSet, ways: int) -> dict[str, str | int]:
    """The certificate of values that are sums over all ways to draw.

    Args:
        unseen: the cards that may be drawn.
        ways: how many ways there are.
    """
    return {"class": "closed form", "ways": ways, "unseen": str(unseen)}


def not_seen(hand: CardSet, record: Iterable[Event], indicator: Card) -> CardSet:
    """The cards that may be drawn: neither in your hand nor ever open on the table."""
    return FULL_PACK - hand - cards_played(record).with_card(indicator)


def average(points: int, ways: int) -> str:
    """Points on average, with one decimal, of a sum over so many ways to draw.

    >>> average(1181, 30)
    '39.4'
    """
    return f"{float(round(Fraction(points, ways), 1)):.1f}"


class OnAverage(ABC):
    """A choice between answers that are worth a sum over all ways to draw."""

    @property
    @abstractmethod
    def ways(self) -> int:
        """How many ways there are."""

    @property
    @abstractmethod
    def values(self) -> Mapping[str, int]:
        """The points of each answer over all ways."""

    @cached_property
    def ranked(self) -> tuple[str, ...]:
        """The answers, the best first."""
        return tuple(sorted(self.values, key=lambda answer: -self.values[answer]))

    @property
    def best(self) -> str:
        """The best answer."""
        return self.ranked[0]

    @property
    def gap(self) -> Fraction:
        """By how many points on average the best is ahead of the next."""
        first, second = (self.values[answer] for answer in self.ranked[:2])
        return Fraction(first - second, self.ways)

    def average(self, answer: str) -> str:
        """What an answer is worth on average, with one decimal."""
        return average(self.values[answer], self.ways)


def worth_on_average(puzzle: Puzzle, value: int) -> Say:
    """The value of an option as points on average.

    The puzzle's certificate tells the number of draws as `ways`.
    """
    return Say("worth.points", value=average(value, puzzle.certificate["ways"]))
