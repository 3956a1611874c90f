"""Whether an opponent could hold a better meld, from the cards not seen (T-A4)."""

from collections.abc import Set
from dataclasses import dataclass

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, HAND_SIZE, Card, CardSet, Suit
from tartli_core.tartli.contest import better_melds
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    check_held,
)
from tartli_core.tartli.rules import Rules


@dataclass(frozen=True, slots=True)
class Threat:
    """A meld that would win the contest, and a nine-card hand that holds it."""

    meld: Sequence | Vannak
    hand: CardSet


def find_threat(
    meld: Meld,
    hand: Set[Card],
    seen: Set[Card],
    trump: Suit,
    rules: Rules,
    *,
    owner_leads: bool,
) -> Threat | None:
    """A meld the opponent could hold that beats this one; None if it is certain.

    Args:
        meld: the meld named; all its cards are in the hand.
        hand: its owner's cards.
        seen: every other card its owner has seen: played, shown, the indicator.
        trump: the trump suit.
        rules: the rule set.
        owner_leads: whether the owner leads to the trick and so wins equals.

    Returns:
        The threat of fewest cards; among those the first in the order of
        `find_melds`, the hand filled up in the order of the pack.

    Raises:
        InvalidStateError: a card of the meld is not in the hand, a card of the
            hand is also seen, or fewer than nine cards are unseen.
    """
    _check(meld, CardSet(hand), CardSet(seen))
    if isinstance(meld, Bela):
        return None  # stands outside the contest (T-M6)
    unseen = FULL_PACK - CardSet(hand) - CardSet(seen)
    threats = [*better_melds(meld, unseen, trump, rules, owner_leads=owner_leads)]
    if not threats:
        return None
    threat = min(threats, key=lambda other: len(other.cards))
    cards = CardSet(threat.cards)
    fill = list(unseen - cards)[: HAND_SIZE - len(cards)]
    return Threat(threat, CardSet([*cards, *fill]))


def _check(meld: Meld, hand: CardSet, seen: CardSet) -> None:
    check_held(meld, hand)
    both = hand & seen
    if both:
        raise InvalidStateError(
            "{both} stands both in the hand {hand!r} and among the cards seen",
            both=both,
            hand=str(hand),
        )
    unseen = len(FULL_PACK) - len(hand) - len(seen)
    if unseen < HAND_SIZE:
        raise InvalidStateError(
            "{held} cards in hand and {seen} seen leave {unseen} for the opponent, "
            "who holds nine",
            held=len(hand),
            seen=len(seen),
            unseen=unseen,
        )
