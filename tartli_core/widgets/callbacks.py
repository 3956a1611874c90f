"""One wrapper for every message from a page: nothing that goes wrong vanishes.

A front end shows neither tracebacks nor prints of a callback, so each failure is
logged, and the page hears of it in words a person can use. The log is the kernel's
own: the only one that is not caught on its way to the terminal.
"""

import functools
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from traitlets.log import get_logger


class BadMessageError(ValueError):
    """The message from the page is not one of those it may send."""


class StaleMessageError(BadMessageError):
    """The message is about a puzzle that is no longer on the page."""


class Acknowledging(Protocol):
    """A widget that can answer a message of its page."""

    def send(self, content: Mapping[str, object]) -> None:
        """Send a custom message to the page."""

    def apology(self) -> str:
        """What to tell a person when something went wrong here."""


Widget = TypeVar("Widget", bound=Acknowledging)


def acknowledged(
    handle: Callable[[Widget, object], None],
) -> Callable[[Widget, object, object, object], None]:
    """The handler of a page's messages, made so that each is acknowledged once.

    The acknowledgement is ``{"ack": id}``, after a failure also ``"error"``: a
    sentence to show, empty when there is nothing to tell (a double click).
    """

    @functools.wraps(handle)
    def wrapper(
        self: Widget, _widget: object, content: object, _buffers: object
    ) -> None:
        log = get_logger()
        answer: dict[str, object] = {"ack": message_id(content)}
        try:
            handle(self, content)
        except StaleMessageError as problem:
            log.info("%s", problem)
            answer["error"] = ""
        except BadMessageError as problem:
            log.warning("%s", problem)
            answer["error"] = self.apology()
        except Exception:
            # critical: the site's kernels say nothing less on the terminal
            log.critical("a page's message failed: %.300r", content, exc_info=True)
            answer["error"] = self.apology()
        self.send(answer)

    return wrapper


def message_id(content: object) -> int | None:
    """The number under which the page sent the message; none if unreadable."""
    number = content.get("id") if isinstance(content, Mapping) else None
    return number if isinstance(number, int) else None
