"""The usual mistakes behind wrong answers, and the lesson that teaches each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from tartli_core.text.say import Say

Answered = TypeVar("Answered", int, str)
"""An answer to a puzzle: a number, or a text."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A usual mistake.

    Attributes:
        what: what it is, as a statement.
        lesson: the number of the lesson that teaches it, 1 to 12.
    """

    what: Say
    lesson: int


def _mistake(name: str, lesson: int) -> tuple[str, Mistake]:
    return name, Mistake(Say(f"mistake.{name}"), lesson)


MISTAKES: Final[Mapping[str, Mistake]] = dict(
    [
        # melds
        _mistake("trick-order", 1),
        _mistake("hole", 3),
        _mistake("not-held", 3),
        _mistake("three", 3),
        _mistake("no-four", 3),
        _mistake("plain-bela", 3),
        _mistake("half-bela", 3),
        _mistake("two", 3),
        _mistake("mixed", 3),
        _mistake("barred", 5),
        _mistake("too-weak", 4),
        _mistake("two-sequences", 4),
        _mistake("scored-twice", 5),
        _mistake("no-gap", 5),
        _mistake("gap-in-hand", 5),
        _mistake("gone", 7),
        _mistake("ten-and-over", 7),
        _mistake("most-tercs", 7),
        # the contest
        _mistake("both-score", 4),
        _mistake("other-scores", 4),
        _mistake("best-only", 4),
        _mistake("none-scores", 4),
        _mistake("bela-lost", 4),
        _mistake("bela-moved", 4),
        _mistake("bela-order", 12),
        _mistake("out-missed", 12),
        _mistake("other-out", 12),
        # the orders
        _mistake("natural-in-tricks", 1),
        _mistake("plain-in-trumps", 1),
        _mistake("trump-in-plain", 1),
        _mistake("nine-forgotten", 1),
        _mistake("foreign-card", 2),
        _mistake("trump-forgotten", 2),
        # following and points
        _mistake("must-follow", 2),
        _mistake("plain-points", 2),
        _mistake("trump-points", 2),
        _mistake("numerals", 2),
        _mistake("last-ten", 10),
        _mistake("ten-too-soon", 10),
        # counting
        _mistake("wrong-taker", 10),
        _mistake("other-side", 10),
        _mistake("ten-claimed", 10),
        _mistake("total-160", 10),
        _mistake("no-trumps", 10),
        _mistake("own-points", 10),
        _mistake("indicator-out", 10),
        _mistake("hand-out", 10),
        _mistake("played-out", 10),
        # chalk
        _mistake("arm-as-stroke", 11),
        _mistake("arc-as-circle", 11),
        _mistake("vee-as-arms", 11),
        _mistake("triangle-as-vee", 11),
        _mistake("bundle-as-strokes", 11),
        _mistake("edge-sign", 11),
        _mistake("edge-forgotten", 11),
        _mistake("one-stroke", 11),
        # settling
        _mistake("ten-swapped", 11),
        _mistake("stichmaccs-missed", 11),
        _mistake("stichmaccs-undue", 11),
        _mistake("stichmaccs-melds", 11),
        _mistake("melds-forgotten", 11),
        _mistake("tie-decided", 11),
        _mistake("tie-lost", 11),
        _mistake("maccs-missed", 12),
        _mistake("maccs-undue", 12),
        _mistake("claim-believed", 12),
        _mistake("claim-believed-twice", 12),
        _mistake("claim-refused", 12),
        _mistake("claim-refused-twice", 12),
        _mistake("wrong-claim-twice", 12),
        _mistake("match-over", 11),
        _mistake("difference-forgotten", 11),
        _mistake("payer-swapped", 11),
        _mistake("last-buli-only", 11),
        # splitting
        _mistake("bars", 5),
        _mistake("spends", 5),
        # waiting and holding back
        _mistake("said-too-early", 6),
        _mistake("waits-too-long", 6),
        _mistake("low-thrown", 6),
        _mistake("high-kept", 6),
        _mistake("one-sided", 6),
        _mistake("dead-wait", 7),
        _mistake("wait-broken", 6),
        _mistake("three-broken", 3),
        _mistake("four-forgotten", 3),
        _mistake("bela-half-thrown", 3),
        # what the other can hold
        _mistake("own-card-counted", 7),
        _mistake("played-counted", 7),
        _mistake("open-counted", 7),
        _mistake("no-room", 7),
        # counting the other hand
        _mistake("exchanged-gone", 8),
        _mistake("shown-gone", 10),
        _mistake("own-card-gone", 10),
        _mistake("played-gone", 10),
        # the last nine tricks
        _mistake("top-trump", 9),
        _mistake("sure-card", 9),
        _mistake("low-lead", 9),
        _mistake("cheap-take", 9),
        _mistake("cheap-throw", 9),
        # trick 7
        _mistake("trick-7-taken", 8),
        _mistake("trick-7-left", 8),
        _mistake("taken-with-the-wrong-card", 8),
        _mistake("wrong-card-thrown", 8),
        # going out
        _mistake("goes-out-early", 12),
        _mistake("plays-on", 12),
        _mistake("trick-too-soon", 12),
        _mistake("melds-too-soon", 12),
        _mistake("beaten-counted", 4),
        _mistake("other-trick-counted", 2),
        _mistake("miscounted", 10),
        _mistake("given-up", 9),
        _mistake("most-points", 12),
        # the exchange
        _mistake("same-either-way", 8),
        _mistake("gained-and-lost-mixed", 8),
        _mistake("seven-and-open-card", 8),
        _mistake("exchange-missed", 8),
        _mistake("exchange-too-many", 8),
        _mistake("wrong-card-after-exchange", 8),
        _mistake("terc-instead-of-exchange", 8),
    ]
)
"""Every mistake by the name that an option carries."""


def distinct(wrong: Mapping[str, Answered], right: Answered) -> dict[str, Answered]:
    """The mistakes that lead to a wrong answer, each answer once.

    >>> distinct({"trumps": 14, "nine": 0, "plain": 0}, right=14)
    {'nine': 0}
    """
    first: dict[str, Answered] = {}
    for name, answer in wrong.items():
        if answer not in (right, *first.values()):
            first[name] = answer
    return first
