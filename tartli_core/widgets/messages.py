"""What a page may send: each message is checked for its shape before it is obeyed."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from tartli_core.widgets.callbacks import BadMessageError, StaleMessageError

Message: TypeAlias = Mapping[str, object]

Fields: TypeAlias = Mapping[str, Mapping[str, Callable[[object], bool]]]
"""For each action the fields that it must bring, and what each must be."""


def is_text(value: object) -> bool:
    """A text."""
    return isinstance(value, str)


def is_texts(value: object) -> bool:
    """A list of texts."""
    return isinstance(value, list) and all(map(is_text, value))


def is_stored(value: object) -> bool:
    """What the browser kept: a mapping, or nothing."""
    return value is None or isinstance(value, Mapping)


def read_message(content: object, fields: Fields, shown: object) -> tuple[str, Message]:
    """The action asked for and its message, known to be of the right shape.

    Args:
        content: what came from the page.
        fields: the actions there are.
        shown: the name of what is on the page; a message with the field ``page``
            is about the thing named there.

    Raises:
        BadMessageError: it is not a message that the page may send.
        StaleMessageError: it is about something else than what is shown.
    """
    if not isinstance(content, Mapping):
        raise BadMessageError(f"not a message: {content!r:.300}")
    action = content.get("do")
    needed = fields.get(action) if isinstance(action, str) else None
    if not isinstance(action, str) or needed is None:
        raise BadMessageError(f"unknown action: {content!r:.300}")
    for name, fits in needed.items():
        if not fits(content.get(name)):
            raise BadMessageError(
                f"{name!r} is missing or of a wrong type: {content!r:.300}"
            )
    if "page" in needed and content["page"] != shown:
        raise StaleMessageError(f"about something no longer shown: {content!r:.300}")
    return action, content
