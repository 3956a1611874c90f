"""Tricks with both cards open and no announcements, and whole deals of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from tartli_core.tartli.cards import (
    HAND_SIZE,
    LAST_TRICK_POINTS,
    PACK,
    Card,
    CardSet,
    Suit,
    beats,
    must_follow,
    trick_points,
)
from tartli_core.tartli.kinds.events import Event, Verb, Who, events_of

LAST: Final = 16
"""The number of the last trick."""

FOLLOWING_FROM: Final = 8
"""The first trick in which the second player must follow suit (T-P4)."""


@dataclass(frozen=True, slots=True)
class OpenTrick:
    """One trick: who led what, and what was played to it."""

    number: int
    trump: Suit
    lead: Who
    led: Card
    second: Card

    @property
    def cards(self) -> tuple[Card, Card]:
        """Both cards, the one led first."""
        return self.led, self.second

    @property
    def taker(self) -> Who:
        """Who takes it (T-P2)."""
        is_beaten = beats(self.second, self.led, self.trump)
        return self.lead.other if is_beaten else self.lead

    @property
    def winner(self) -> Card:
        """The card that takes it."""
        return self.led if self.taker is self.lead else self.second

    @property
    def ten(self) -> int:
        """The ten points of the last trick; 0 in any other (T-C5)."""
        return LAST_TRICK_POINTS if self.number == LAST else 0

    @property
    def points(self) -> int:
        """What it is worth, the ten of the last trick included."""
        return trick_points(self.cards, self.trump) + self.ten

    def player_of(self, card: Card) -> Who:
        """Who played one of its two cards."""
        return self.lead if card == self.led else self.lead.other

    def events(self) -> tuple[Event, Event]:
        """Its two lines in a record."""
        return (
            Event(self.number, self.lead, Verb.LEADS, str(self.led)),
            Event(self.number, self.lead.other, Verb.PLAYS, str(self.second)),
        )


def read_tricks(record: Iterable[str], trump: Suit) -> tuple[OpenTrick, ...]:
    """The finished tricks of a record without announcements."""
    events = events_of(record)
    return tuple(
        OpenTrick(
            number=led.trick,
            trump=trump,
            lead=led.who,
            led=Card.parse(led.rest),
            second=Card.parse(second.rest),
        )
        for led, second in zip(events[::2], events[1::2], strict=False)
    )


def record_of(tricks: Iterable[OpenTrick]) -> list[str]:
    """The lines that tell these tricks."""
    return [str(event) for trick in tricks for event in trick.events()]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A whole deal without announcements, played by chance.

    Attributes:
        indicator: the card turned for trump.
        tricks: all sixteen.
        hands: your hand at the beginning of each trick, by its number.
    """

    indicator: Card
    tricks: tuple[OpenTrick, ...]
    hands: Mapping[int, CardSet]

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.indicator.suit


def play_by_chance(rng: Random) -> PlayedDeal:
    """A deal from the first card to the last, every play legal (T-P1 to T-P4)."""
    pack = rng.sample(PACK, len(PACK))
    hands = {Who.YOU: pack[:HAND_SIZE], Who.OPPONENT: pack[HAND_SIZE : 2 * HAND_SIZE]}
    talon = pack[2 * HAND_SIZE :]
    indicator = talon[-1]
    trump, lead = indicator.suit, rng.choice(list(Who))
    tricks, held = [], {}
    for number in range(1, LAST + 1):
        held[number] = CardSet(hands[Who.YOU])
        led = _take(hands[lead], rng.choice(hands[lead]))
        answers = hands[lead.other]
        if number >= FOLLOWING_FROM:
            answers = list(must_follow(CardSet(answers), led, trump))
        second = _take(hands[lead.other], rng.choice(answers))
        trick = OpenTrick(number, trump, lead, led, second)
        tricks.append(trick)
        lead = trick.taker
        if talon:
            hands[lead].append(talon.pop(0))
            hands[lead.other].append(talon.pop(0))
    return PlayedDeal(indicator, tuple(tricks), held)


def _take(hand: list[Card], card: Card) -> Card:
    hand.remove(card)
    return card
