"""Whose meld is better (T-M5), and whether the second player may speak (T-M7)."""

from collections.abc import Iterable, Iterator, Set
from enum import StrEnum
from typing import Final

from tartli_core.tartli.cards import NATURAL_PLACE, Card, Rank, Suit
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_fours,
    find_sequences,
)
from tartli_core.tartli.rules import Rules


class Call(StrEnum):
    """The word with which a meld is announced: its kind and length (T-A1)."""

    TERC = "terc"
    KVART = "kvart"
    KVINT = "kvint"
    SZEXT = "szext"
    SZEPT = "szept"
    OKT = "okt"
    VANNAK = "vannak"
    BELA = "bela"


CONTEST_CALLS: Final = tuple(Call)[:-1]
"""The calls that compete, weakest first; béla stands outside (T-M5, T-M6)."""

VANNAK_ORDER: Final = tuple(Rank(code) for code in "O9AXKU")
"""Vannak from the strongest to the weakest (T-M5)."""

VANNAK_ORDER_TENS_LOW: Final = tuple(Rank(code) for code in "O9AKUX")
"""The same where tens rank below Unders (T-M5, option `tens_low`)."""


def call_of(meld: Meld) -> Call:
    """The word that announces the meld."""
    match meld:
        case Sequence():
            return CONTEST_CALLS[meld.length - 3]
        case Vannak():
            return Call.VANNAK
        case Bela():
            return Call.BELA


def in_spoken_order(calls: Iterable[Call]) -> tuple[Call, ...]:
    """Words from the shortest sequence to vannak and béla.

    So their order does not tell which of two sequences is in which suit.
    """
    return tuple(sorted(calls, key=tuple(Call).index))


def strength(
    meld: Sequence | Vannak, trump: Suit, rules: Rules
) -> tuple[int, int, bool]:
    """A key that is larger for the better meld (T-M5).

    Two melds with equal keys are decided for the first announcer.
    """
    call = CONTEST_CALLS.index(call_of(meld))
    match meld:
        case Sequence():
            return call, -NATURAL_PLACE[meld.top], meld.suit is trump
        case Vannak():
            order = VANNAK_ORDER_TENS_LOW if rules.tens_low else VANNAK_ORDER
            return call, -order.index(meld.rank), False


def second_wins(
    leader: Sequence | Vannak, second: Sequence | Vannak, trump: Suit, rules: Rules
) -> bool:
    """Whether the second announcer's meld beats the leader's (T-M5)."""
    return strength(second, trump, rules) > strength(leader, trump, rules)


def may_reply(second: Call, leader: Call | None) -> bool:
    """Whether the second player may speak with this best meld (T-M7).

    Args:
        second: the call of the best sequence or vannak to be announced.
        leader: the leader's best call, or None after silence or béla alone.
    """
    if leader is None or leader is Call.BELA or second is Call.BELA:
        return True
    return CONTEST_CALLS.index(second) >= CONTEST_CALLS.index(leader)


def better_melds(
    meld: Sequence | Vannak,
    cards: Set[Card],
    trump: Suit,
    rules: Rules,
    *,
    owner_leads: bool,
) -> Iterator[Sequence | Vannak]:
    """The melds within the cards that would win the contest against this one (T-M5).

    Args:
        meld: the meld named.
        cards: those of which the other may hold any.
        trump: the trump suit.
        rules: the rule set.
        owner_leads: whether the owner leads to the trick and so wins equals.
    """
    ours = strength(meld, trump, rules)
    others: list[Sequence | Vannak] = [*find_sequences(cards)]
    others += find_fours(cards, rules)
    for other in others:
        theirs = strength(other, trump, rules)
        if theirs > ours or (theirs == ours and not owner_leads):
            yield other
