"""Records of tricks without announcements, read and checked (T-P1 to T-P4, T-C5)."""

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tartli_core.proof.tartli.cards import beats, worth
from tartli_core.proof.tartli.faults import RefutedError, quoted
from tartli_core.proof.tartli.shape import is_number
from tartli_core.proof.tartli.tables import (
    NATURAL,
    OTHER,
    SUITS,
)

LAST = 16
FOLLOWING_FROM = 8  # T-P4: the talon is empty
LAST_TRICK_POINTS = 10  # T-C5

TRICK_NUMBER = (
    lambda v: is_number(v) and v in range(1, LAST + 1),
    "a whole number 1 to 16",
)

EVENT = re.compile(
    rf"([1-9]|1[0-6]) (you|opponent) (leads|plays) ([{NATURAL}][{SUITS}])"
)


@dataclass(frozen=True)
class OpenTrick:
    """A trick of which both cards are known."""

    number: int
    leader: str
    led: str
    second: str

    def cards(self) -> dict[str, str]:
        """Who played which card, the leader first."""
        return {self.leader: self.led, OTHER[self.leader]: self.second}


def trick_worth(trick: OpenTrick, trump: str) -> int:
    """The points of a trick, ten more for the last one (T-C5)."""
    ten = LAST_TRICK_POINTS if trick.number == LAST else 0
    return worth(trick.led, trump) + worth(trick.second, trump) + ten


def taker_of(trick: OpenTrick, trump: str) -> str:
    """Who takes a trick."""
    won = beats(trick.second, trick.led, trump)
    return OTHER[trick.leader] if won else trick.leader


def playable(hand: Sequence[str], led: str, trump: str, number: int) -> list[str]:
    """The cards that may answer a lead (T-P3, T-P4)."""
    if number >= FOLLOWING_FROM:
        for suit in (led[1], trump):
            held = [card for card in hand if card[1] == suit]
            if held:
                return held
    return list(hand)


def read_events(record: Sequence[str]) -> list[tuple[int, str, str, str]]:
    """Each line of a record: trick, player, verb and card.

    Raises:
        RefutedError: a line cannot be read.
    """
    events = []
    for line in record:
        found = EVENT.fullmatch(line)
        if not found:
            raise RefutedError(
                f"the event {quoted(line)} cannot be read; right would be like "
                "'3 you leads 7b'"
            )
        number, who, verb, card = found.groups()
        events.append((int(number), who, verb, card))
    return events


def read_tricks(record: Sequence[str]) -> list[OpenTrick]:
    """The tricks of a record in which each has both its cards.

    Raises:
        RefutedError: a line cannot be read, or a trick is not complete.
    """
    events = read_events(record)
    tricks = []
    for (number, leader, leads, led), (same, second, plays, card) in zip(
        events[::2], events[1::2], strict=False
    ):
        if (leads, plays, second, same) != ("leads", "plays", OTHER[leader], number):
            raise RefutedError(
                f"the events of trick {number} are no trick; right would be that one "
                "player leads and the other plays"
            )
        tricks.append(OpenTrick(number, leader, led, card))
    if len(events) % 2 or not tricks:
        raise RefutedError("the record breaks off within a trick")
    return tricks


def course_faults(
    tricks: Sequence[OpenTrick], trump: str, hand: Sequence[str] = ()
) -> Iterator[str]:
    """Tricks that cannot have followed one another.

    Args:
        tricks: in order.
        trump: the trump suit.
        hand: cards that you hold after them.
    """
    played = [card for trick in tricks for card in (trick.led, trick.second)]
    for card in dict.fromkeys([*played, *hand]):
        if [*played, *hand].count(card) > 1:
            yield f"the card {card!r} comes twice"
    for before, after in itertools.pairwise(tricks):
        if after.number != before.number + 1:
            yield f"trick {after.number} follows trick {before.number}"
        if after.leader != taker_of(before, trump):
            yield (
                f"trick {after.number}: {after.leader} leads; right would be "
                f"{taker_of(before, trump)} (T-P1)"
            )
    for place, trick in enumerate(tricks):
        yield from follow_faults(trick, tricks[place + 1 :], trump, hand)


def follow_faults(
    trick: OpenTrick, later: Sequence[OpenTrick], trump: str, hand: Sequence[str]
) -> Iterator[str]:
    """A card that may not have been played, by what its player showed later (T-P4)."""
    if trick.number < FOLLOWING_FROM:
        return
    second = OTHER[trick.leader]
    held = [trick.second, *(after.cards()[second] for after in later)]
    if second == "you":
        held += hand
    legal = playable(held, trick.led, trump, trick.number)
    if trick.second not in legal:
        yield (
            f"trick {trick.number}: {second} plays {trick.second!r} on {trick.led!r}; "
            f"right would be one of {quoted(legal)} (T-P4)"
        )
