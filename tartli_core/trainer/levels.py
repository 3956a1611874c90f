"""Levels of puzzles: 1 (easy) to 5 (hard), and ranges of them as text."""

import re
from typing import Final

from tartli_core.errors import NotationError

LEVELS: Final = range(1, 6)
"""Every level there is."""


def parse_levels(text: str) -> range:
    """The levels written as one number or two with a hyphen.

    Raises:
        NotationError: it is neither.

    >>> list(parse_levels("2-4"))
    [2, 3, 4]
    """
    found = re.fullmatch(r"([1-5])(?:-([1-5]))?", text)
    if found is None or (found[2] and found[2] < found[1]):
        raise NotationError(
            "{text!r} is no range of levels: write 3 or 2-4, from 1 to 5",
            text=text[:20],
        )
    return range(int(found[1]), int(found[2] or found[1]) + 1)


def levels_text(levels: range) -> str:
    """The levels as `parse_levels` reads them.

    >>> levels_text(range(3, 4)), levels_text(range(1, 6))
    ('3', '1-5')
    """
    first, last = levels[0], levels[-1]
    return str(first) if first == last else f"{first}-{last}"
