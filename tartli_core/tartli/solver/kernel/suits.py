"""What is known of each way that a suit can lie in two hands."""

from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")


class ByLie(dict[int, T]):
    """Facts by the way a suit lies, each found when it is first asked for.

    A key is the suit in one hand times 256 and the suit in the other.
    """

    def __init__(self, find: Callable[[int, int], T]) -> None:
        """Prepare the table.

        Args:
            find: what is told of the suit in one hand and in the other.
        """
        self._find = find

    def __missing__(self, key: int) -> T:
        self[key] = found = self._find(key >> 8, key & 255)
        return found


def strengths(suit: int) -> Iterator[int]:
    """The strengths of these cards of one suit, from high to low."""
    return (s for s in range(7, -1, -1) if suit >> s & 1)


def tops(own: int, other: int) -> Iterator[int]:
    """Those above all of the other's, from high to low."""
    return (s for s in strengths(own) if not other >> s)


def different(own: int, other: int, points: tuple[int, ...]) -> Iterator[int]:
    """Those worth trying, from high to low: the highest of several that do the same."""
    worth = -1
    for strength in strengths(own | other):
        if other >> strength & 1:
            worth = -1
        else:
            if points[strength] != worth:
                yield strength
            worth = points[strength]
