"""How a fault is told, and the one that ends the reading."""

from typing import Any

Json = dict[str, Any]


class RefutedError(Exception):
    """A fault after which nothing more can be read; its text is the fault."""


def quoted(value: object) -> str:
    """The value as a fault shows it: its repr, cut to 80 characters."""
    try:
        shown = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, endless nesting
        return "a value too large to show"
    return shown if len(shown) <= 80 else shown[:77] + "..."
