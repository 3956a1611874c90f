"""What a position with a record tells: the facts that several kinds ask for."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from tartli_core.tartli.cards import Card, CardSet, Suit, parse_hand, parse_suit
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import (
    Event,
    Verb,
    Who,
    events_of,
    melds_scored,
)
from tartli_core.tartli.melds import Meld, parse_meld


@dataclass(frozen=True)
class Reading:
    """A position in tricks 1 to 8 as you see it.

    Attributes:
        number: the trick under way.
        trump: the trump suit.
        indicator: the card turned up for trump.
        hand: your cards.
        events: the record.
    """

    number: int
    trump: Suit
    indicator: Card
    hand: CardSet
    events: tuple[Event, ...]

    @classmethod
    def of(cls, position: Mapping[str, Any]) -> Self:
        """What this position tells."""
        return cls(
            number=position["trick"],
            trump=parse_suit(position["trump"]),
            indicator=Card.parse(position["indicator"]),
            hand=parse_hand(position["hand"]),
            events=events_of(position["record"]),
        )

    @cached_property
    def scored(self) -> tuple[Meld, ...]:
        """The melds you have scored in this deal."""
        return melds_scored(self.events, Who.YOU, self.trump)

    @cached_property
    def heard(self) -> tuple[Call, ...]:
        """The opponent's words in this trick."""
        return tuple(
            Call(word) for event in self._now(Verb.SAYS) for word in event.items
        )

    @cached_property
    def announced(self) -> tuple[Meld, ...]:
        """The melds you have announced in this trick."""
        return tuple(
            parse_meld(text, self.trump)
            for event in self._now(Verb.ANNOUNCES)
            for text in event.items
        )

    @cached_property
    def played(self) -> CardSet:
        """The cards of the finished tricks."""
        return CardSet(card for event, card in self._shown if event.trick < self.number)

    @cached_property
    def table(self) -> Mapping[Who, Card]:
        """The cards that lie in the trick under way."""
        return {e.who: card for e, card in self._shown if e.trick == self.number}

    @cached_property
    def finished(self) -> tuple[Mapping[Who, Card], ...]:
        """The cards of each finished trick, the leader's first."""
        tricks: dict[int, dict[Who, Card]] = {}
        for event, card in self._shown:
            if event.trick < self.number:
                tricks.setdefault(event.trick, {})[event.who] = card
        return tuple(tricks.values())

    @cached_property
    def is_higher(self) -> bool | None:
        """The answer to the height of this trick: "here higher"; None without one."""
        answers = [event.rest == "higher" for event in self._now(Verb.ANSWERS)]
        return answers[0] if answers else None

    @property
    def _shown(self) -> list[tuple[Event, Card]]:
        verbs = (Verb.LEADS, Verb.PLAYS)
        return [(e, Card.parse(e.rest)) for e in self.events if e.verb in verbs]

    def _now(self, verb: Verb) -> list[Event]:
        return [e for e in self.events if e.trick == self.number and e.verb is verb]
