"""What the record of a deal tells of the cards: who played, showed and took which."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tartli_core.tartli.cards import SEVENS, Card, CardSet, Suit
from tartli_core.tartli.kinds.events import Event, Verb, Who, melds_scored
from tartli_core.tartli.melds import Meld, parse_meld


@dataclass(frozen=True)
class SeenCards:
    """The events of a record from trick 1 on, read for their cards.

    Attributes:
        events: the record, as one player knows it.
        trump: the trump suit.
    """

    events: tuple[Event, ...]
    trump: Suit

    @cached_property
    def played(self) -> Mapping[Card, Event]:
        """The cards of the tricks, each with the event that played it."""
        return {
            Card.parse(event.rest): event
            for event in self.events
            if event.verb in (Verb.LEADS, Verb.PLAYS)
        }

    @cached_property
    def gone(self) -> CardSet:
        """The cards of the tricks."""
        return CardSet(self.played)

    @cached_property
    def exchange(self) -> Event | None:
        """The exchange, if there was one (T-P5)."""
        return next((e for e in self.events if e.verb is Verb.EXCHANGES), None)

    @cached_property
    def tricks(self) -> tuple[tuple[Card, Card], ...]:
        """The finished tricks, each as the card led and the second card."""
        led = [card for card, e in self.played.items() if e.verb is Verb.LEADS]
        second = [card for card, e in self.played.items() if e.verb is Verb.PLAYS]
        return tuple(zip(led, second, strict=False))

    def shown(self, who: Who) -> CardSet:
        """The cards of the melds that this player has scored, or announced openly.

        Your own announcements are open to you; of the opponent's one knows the words.
        """
        verbs = (Verb.SCORES, Verb.ANNOUNCES)
        return CardSet(
            card
            for event in self.events
            if event.who is who and event.verb in verbs
            for text in event.items
            for card in parse_meld(text, self.trump).cards
        )

    def taken_openly(self, who: Who) -> CardSet:
        """The card that this player took for the seven of trumps, if so (T-P5)."""
        exchange = self.exchange
        if exchange is None or exchange.who is not who:
            return CardSet()
        return CardSet([Card.parse(exchange.rest)])

    def surely_held(self, who: Who) -> CardSet:
        """The cards that this player is known to hold still."""
        return self._held[who]

    @cached_property
    def _held(self) -> Mapping[Who, CardSet]:
        return {who: self._open_to_both(who) - self.gone for who in Who}

    def _open_to_both(self, who: Who) -> CardSet:
        """What this player showed or took; not the seven, if they gave it away."""
        cards = self.shown(who)
        taken = self.taken_openly(who)
        return cards.without_card(SEVENS[self.trump]) | taken if taken else cards

    @cached_property
    def scored(self) -> Mapping[Who, tuple[Meld, ...]]:
        """The melds that each player has scored, in order."""
        return {who: melds_scored(self.events, who, self.trump) for who in Who}
