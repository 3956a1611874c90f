"""Shuffling, cutting and dealing (T-D1 to T-D3)."""

from dataclasses import dataclass
from random import Random
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import NATURAL_PLACE, PACK, Card, CardSet
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair

PACKET: Final = 3
"""Cards dealt at a time (T-D2)."""

INDICATOR_PLACES: Final = (4, 7, 10, 13, 16, 19)
"""Places in the deal at which the indicator may be turned (T-D3)."""


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
    """Who deals first: the lower card in natural order; None draws again (T-D1)."""
    places = [NATURAL_PLACE[card.rank] for card in drawn]
    if places[0] == places[1]:
        return None
    return 0 if places[0] > places[1] else 1


@dataclass(frozen=True, slots=True)
class Dealt:
    """What is dealt: both hands, and the talon in the order it is drawn."""

    hands: tuple[CardSet, CardSet]
    talon: tuple[Card, ...]


def deal_out(
    pack: tuple[Card, ...], dealer: int, rules: Rules, indicator_at: int = 19
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
    allowed = INDICATOR_PLACES if rules.indicator == "any_packet" else (19,)
    if indicator_at not in allowed:
        raise InvalidStateError(
            "the indicator as card {at}: these rules allow {allowed}",
            at=indicator_at,
            allowed=" ".join(map(str, allowed)),
        )
    indicator = pack[indicator_at - 1]
    rest = [card for card in pack if card != indicator]
    hands: tuple[list[Card], list[Card]] = ([], [])
    for number in range(6):
        receiver = (1 - dealer) if number % 2 == 0 else dealer
        hands[receiver].extend(rest[PACKET * number : PACKET * (number + 1)])
    return Dealt((CardSet(hands[0]), CardSet(hands[1])), (*rest[18:], indicator))


ZERO: Final[Pair] = (0, 0)
"""Nothing for either player."""
