"""Expected points as puzzles carry them: a sum over all draws, and their number."""

from collections.abc import Iterable
from fractions import Fraction

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


def worth_on_average(puzzle: Puzzle, value: int) -> Say:
    """The value of an option as points on average.

    The puzzle's certificate tells the number of draws as `ways`.
    """
    return Say("worth.points", value=average(value, puzzle.certificate["ways"]))
