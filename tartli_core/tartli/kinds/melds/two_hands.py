"""Both hands of a trick, and what both announce and play in it."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from tartli_core.tartli.announcements import Announcement, announceable
from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    NATURAL_PLACE,
    Card,
    CardSet,
    Suit,
)
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.position import fill_hand
from tartli_core.tartli.melds import Bela, Meld, Sequence, Vannak
from tartli_core.tartli.rules import Rules

LENGTHS: Final = (0, 3, 3, 3, 4, 4, 5)
"""Lengths of the run dealt to a player on purpose; 0 for none."""

Hands = Mapping[Who, CardSet]


def draw_hands(rng: Random, trump: Suit) -> Hands:
    """Two hands of nine, with runs, fours or béla dealt on purpose."""
    hands: dict[Who, CardSet] = {}
    for who in Who:
        taken = CardSet(card for hand in hands.values() for card in hand)
        wanted = CardSet(card for part in _draw_parts(rng, trump) for card in part)
        hands[who] = fill_hand(rng, wanted, taken)
    return hands


def _draw_parts(rng: Random, trump: Suit) -> Iterator[tuple[Card, ...]]:
    length = rng.choice(LENGTHS)
    if length:
        top = NATURAL_ORDER[rng.randint(0, 8 - length)]
        yield Sequence(rng.choice(list(Suit)), top, length).cards
    if rng.random() < 0.2:
        yield Vannak(rng.choice(NATURAL_ORDER[:6])).cards
    if rng.random() < 0.2:
        yield Bela(trump).cards


def draw_said(
    rng: Random,
    hands: Hands,
    lead: Who,
    trump: Suit,
    rules: Rules,
    yours: tuple[Meld, ...] = (),
) -> dict[Who, Announcement]:
    """Both announce what they have; the second within T-M7.

    Args:
        rng: source of randomness.
        hands: both hands.
        lead: who leads.
        trump: the trump suit.
        rules: the rule set.
        yours: the melds that you have scored before; the opponent has none.
    """
    scored = {Who.YOU: yours, Who.OPPONENT: ()}
    said: dict[Who, Announcement] = {}
    call: Call | None = None
    for who in (lead, lead.other):
        free = announceable(hands[who], trump, rules, scored=scored[who], leader=call)
        said[who] = _draw_announcement(rng, free, rules)
        call = said[who].best_call
    return said


def _draw_announcement(
    rng: Random, free: tuple[Meld, ...], rules: Rules
) -> Announcement:
    """The longest sequence, sometimes understated (T-M7), vannak and béla."""
    sequences = [meld for meld in free if isinstance(meld, Sequence)]
    melds: list[Meld] = []
    if rules.sequences_per_trick == "per_suit":
        for suit in Suit:
            melds += _longest([s for s in sequences if s.suit is suit])
    elif rng.random() < 0.15:
        melds += rng.sample(sequences, min(1, len(sequences)))
    else:
        melds += _longest(sequences)
    melds += [meld for meld in free if isinstance(meld, Vannak)][:1]
    melds += [meld for meld in free if isinstance(meld, Bela)]
    return Announcement(tuple(melds))


def _longest(sequences: list[Sequence]) -> list[Sequence]:
    """The longest, the highest among equals; nothing of nothing."""
    best = sorted(sequences, key=lambda s: (-s.length, NATURAL_PLACE[s.top]))
    return best[:1]


def draw_card(rng: Random, hand: CardSet, said: Announcement) -> Card:
    """A card to play, outside the announced melds where there is one (T-P3)."""
    announced = CardSet(card for meld in said.melds for card in meld.cards)
    return rng.choice(list(hand - announced) or list(hand))
