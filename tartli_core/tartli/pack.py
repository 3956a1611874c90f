"""Shuffling, cutting and dealing (T-D1 to T-D3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import HAND_SIZE, NATURAL_PLACE, PACK, Card, CardSet
from tartli_core.tartli.rules import Rules
from tartli_core.text.lists import OneOf

T = TypeVar("T")

PACKET: Final = 3
"""Cards dealt at a time (T-D2)."""

DEALT: Final = 2 * HAND_SIZE
"""Cards that both hands get."""

INDICATOR_PLACES: Final = (4, 7, 10, 13, 16, 19)
"""Places in the deal at which the indicator may be turned (T-D3)."""

USUAL_INDICATOR: Final = 19
"""The place if nothing is asked (T-D2)."""


def shuffled(seed: int) -> tuple[Card, ...]:
    """The pack shuffled; the same for the same seed."""
    pack = list(PACK)
    Random(f"pack {seed}").shuffle(pack)
    return tuple(pack)


def cut(pack: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    """The pack with its first cards moved to the end (T-D2).

    Raises:
        InvalidStateError: fewer than one or more than 31 cards are lifted.
    """
    if not 1 <= at < len(pack):
        raise InvalidStateError(
            "{at} cards lifted: a cut lifts 1 to {most}", at=at, most=len(pack) - 1
        )
    return pack[at:] + pack[:at]


def first_dealer(drawn: tuple[Card, Card]) -> int | None:
    """Who deals first: who drew the lower card in natural order (T-D1).

    None if they must draw again.
    """
    places = [NATURAL_PLACE[card.rank] for card in drawn]
    if places[0] == places[1]:
        return None
    return 0 if places[0] > places[1] else 1


def check_player(player: int) -> None:
    """Pass if there is such a player.

    Raises:
        InvalidStateError: not 0 or 1.
    """
    if type(player) is not int or player not in (0, 1):
        raise InvalidStateError("player {player!r}: write 0 or 1", player=player)


@dataclass(frozen=True, slots=True)
class Dealt:
    """What is dealt: both hands, and the talon in the order it is drawn."""

    hands: tuple[CardSet, CardSet]
    talon: tuple[Card, ...]


def deal_out(
    pack: tuple[Card, ...],
    dealer: int,
    rules: Rules,
    indicator_at: int = USUAL_INDICATOR,
) -> Dealt:
    """Deal nine cards each in packets of three, the opponent first (T-D2).

    Args:
        pack: all 32 cards in the order they are dealt.
        dealer: 0 or 1.
        rules: its `indicator` says whether another place than the 19th is allowed.
        indicator_at: which card of the deal is turned for trump (T-D3).

    Returns:
        The hands by player, and the talon with the indicator last.

    Raises:
        InvalidStateError: not the whole pack, or a place that is not allowed.
    """
    if len(pack) != len(PACK) or len(set(pack)) != len(PACK):
        raise InvalidStateError(
            "{count} different cards are dealt: the pack has {all}",
            count=len(set(pack)),
            all=len(PACK),
        )
    check_indicator(indicator_at, rules)
    indicator = pack[indicator_at - 1]
    rest = [card for card in pack if card != indicator]
    mine, theirs = in_packets(rest, dealer)
    return Dealt((CardSet(mine), CardSet(theirs)), (*rest[DEALT:], indicator))


def check_indicator(indicator_at: int, rules: Rules) -> None:
    """Pass if these rules let this card of the deal be turned for trump (T-D3).

    Raises:
        InvalidStateError: they do not.
    """
    allowed = (
        INDICATOR_PLACES if rules.indicator == "any_packet" else (USUAL_INDICATOR,)
    )
    if indicator_at not in allowed:
        raise InvalidStateError(
            "the indicator as card {at}: these rules allow {allowed}",
            at=indicator_at,
            allowed=OneOf(map(str, allowed)),
        )


def in_packets(cards: Sequence[T], dealer: int) -> tuple[list[T], list[T]]:
    """What each player gets of the first 18 of these, in packets (T-D2).

    Args:
        cards: in dealing order, without the indicator.
        dealer: 0 or 1; the other gets the first packet.
    """
    hands: tuple[list[T], list[T]] = ([], [])
    for start in range(0, DEALT, PACKET):
        receiver = dealer if start // PACKET % 2 else 1 - dealer
        hands[receiver].extend(cards[start : start + PACKET])
    return hands
