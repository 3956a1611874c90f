"""Expected points as puzzles carry them: a sum over all draws, and their number."""

from fractions import Fraction

from tartli_core.tartli.cards import CardSet
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle


def draw_certificate(unseen: CardSet, ways: int) -> dict[str, str | int]:
    """The certificate of values that are sums over all ways to draw.

    Args:
        unseen: the cards that may be drawn.
        ways: how many ways there are.
    """
    return {"class": "closed form", "ways": ways, "unseen": str(unseen)}


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
