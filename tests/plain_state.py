"""A state of a deal for `plain_deal`, and what it says of a trick's contest."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from plain_melds import (
    PACK,
    SUITS,
    Options,
    contesting,
    may_repeat,
    points,
    second_takes,
    sequences_in,
    strength,
    vannak_in,
    words,
)


@dataclass
class Plain:
    """A state: who is to do what is `phase`, the rest is what lies on the table."""

    options: Options
    before: list[int]
    tied: bool
    hands: list[list[str]]
    talon: list[str]
    trump: str
    lead: int
    number: int = 1
    phase: str = "lead"
    scored: list[list[str]] = field(default_factory=lambda: [[], []])
    trick_points: list[int] = field(default_factory=lambda: [0, 0])
    tricks: list[tuple[int, str, str, int]] = field(default_factory=list)
    bela_by: int | None = None
    bela_owed: bool = False
    result: dict[str, Any] | None = None
    # of the trick under way
    said: list[list[str]] = field(default_factory=lambda: [[], []])
    exact: list[bool] = field(default_factory=lambda: [False, False])
    table: list[str] = field(default_factory=lambda: ["", ""])
    at_once: bool = False  # certain melds were written when they were named
    wrote: int | None = None  # who has written contest melds
    asked: bool = False
    drawing: list[int] = field(default_factory=list)

    @property
    def second(self) -> int:
        return 1 - self.lead

    @property
    def totals(self) -> list[int]:
        return [
            self.before[who] + sum(map(points, self.scored[who])) + trick_points
            for who, trick_points in enumerate(self.trick_points)
        ]


def start(
    pack: list[str],
    dealer: int,
    options: Options,
    before: Iterable[int] = (0, 0),
    tied: bool = False,
    at: int = 19,
) -> Plain:
    """T-D2, T-D3: packets of three, the dealer's opponent first."""
    rest = pack[: at - 1] + pack[at:]
    hands: list[list[str]] = [[], []]
    for packet in range(6):
        hands[dealer if packet % 2 else 1 - dealer] += rest[3 * packet : 3 * packet + 3]
    indicator = pack[at - 1]
    talon = [*rest[18:], indicator]
    return Plain(
        options, list(before), tied, hands, talon, indicator[1], lead=1 - dealer
    )


def strength_of(meld: str, s: Plain) -> tuple[int, int, int, bool]:
    return strength(meld, s.trump, s.options)


def best(melds: Iterable[str], s: Plain) -> str | None:
    return max(contesting(melds), key=lambda meld: strength_of(meld, s), default=None)


def is_free(meld: str, player: int, s: Plain) -> bool:
    return may_repeat(meld, s.scored[player], s.hands[player], s.options)


# the contest of a trick


def contest_winner(s: Plain) -> int | None:
    """T-M6: who scores; None where neither has said anything that competes."""
    led, answered = best(s.said[s.lead], s), best(s.said[s.second], s)
    if led is None and answered is None:
        return None
    if led is None or answered is None:
        return s.lead if answered is None else s.second
    return s.second if strength_of(answered, s) > strength_of(led, s) else s.lead


def is_height_needed(s: Plain) -> bool:
    """T-A1 (6): both spoke and the words are level; never after an exact name."""
    led, answered = best(s.said[s.lead], s), best(s.said[s.second], s)
    if led is None or answered is None or s.exact[s.lead]:
        return False
    return words(led) == words(answered)


def to_write(s: Plain) -> list[list[str]]:
    """What each player will have written at step 7."""
    melds: list[list[str]] = [[], []]
    winner = contest_winner(s)
    if winner is not None and not s.at_once:
        melds[winner] = contesting(s.said[winner])
    if s.bela_owed and s.bela_by is not None:
        melds[s.bela_by] = [*melds[s.bela_by], "bela"]
    return melds


def writer(s: Plain) -> int:
    """Who names them: the winner of the contest, with béla alone who said it."""
    zero, one = to_write(s)
    if contesting(zero) or not one:
        return 0
    return 1


def taker(s: Plain) -> int:
    beaten = second_takes(s.table[s.lead], s.table[s.second], s.trump)
    return s.second if beaten else s.lead


# certainty


def is_certain(melds: list[str], player: int, s: Plain) -> bool:
    """T-A4: nothing that the opponent could announce beats the best of these."""
    mine = best(melds, s)
    assert mine is not None
    value = strength_of(mine, s)
    for theirs in possible_cards(player, s):
        could = vannak_in(theirs, s.options)
        for suit in SUITS:
            could += sequences_in(theirs, suit)
        for meld in could:
            if strength_of(meld, s) > value or (
                strength_of(meld, s) == value and player == s.second
            ):
                return False
    return True


def possible_cards(player: int, s: Plain) -> list[list[str]]:
    """The cards among which the opponent's are, as far as the player sees.

    Out of reach are one's own cards, the taken ones and the open one of the talon. A
    card led after a plain word may belong to what was said; after silence or an exact
    name it is seen like any other. Where the second player may still exchange, the
    open card comes within reach for the seven (T-P5).
    """
    gone = [card for _, *cards, _ in s.tricks for card in cards]
    gone += s.hands[player] + s.talon[-1:]
    if not contesting(s.said[s.lead]) or s.exact[s.lead]:
        gone.append(s.table[s.lead])
    unseen = [card for card in PACK if card not in gone]
    seven = "7" + s.trump
    if player == s.lead and s.options["exchange"] == "any_time" and seven in unseen:
        swapped = [card for card in unseen if card != seven]
        return [unseen, swapped + s.talon[-1:]]
    return [unseen]
