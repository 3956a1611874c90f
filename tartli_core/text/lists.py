"""Lists in a sentence: "a, b and c", "a, b or c"."""

from collections.abc import Callable, Iterable


def listed(items: Iterable[str], pattern: str) -> str:
    """One item or more, the last two joined by the pattern.

    >>> listed(["terc", "vannak", "béla"], "{first} and {last}")
    'terc, vannak and béla'
    """
    *first, last = items
    return pattern.format(first=", ".join(first), last=last) if first else last


class OneOf(tuple[str, ...]):
    """Values of which one would be right, for the message of an error.

    >>> print(OneOf(["a", "l", "h", "b"]))
    a, l, h or b
    """

    __slots__ = ()

    def told(self, gettext: Callable[[str], str]) -> str:
        """The values in the language of this `gettext`."""
        return listed(self, gettext("{first} or {last}"))

    def __str__(self) -> str:
        return self.told(str)
