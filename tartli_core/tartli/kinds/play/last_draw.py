"""Trick 7, the last before the talon is gone: what may lie hidden, what it leads to.

Of the cards that you have not seen, one is the last hidden card of the talon and
the others are the opponent's. Whoever takes trick 7 draws the hidden card, the
other the open one (T-P3); then both know all cards.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from tartli_core.tartli.cards import (
    FULL_PACK,
    SEVENS,
    Card,
    CardSet,
    Suit,
    beats,
    parse_hand,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.kinds.events import Event, Verb, Who, events_of
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.melds import Meld, find_melds
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.state import LAST_DRAWING_TRICK


@dataclass(frozen=True, kw_only=True)
class LastDraw:
    """Your turn in trick 7, nothing announced in it.

    Attributes:
        rules: the rule set.
        seen: the record, without the card just led.
        led: the card the opponent has led; None if you are to lead.
        hand: your nine cards.
        indicator: the open card of the talon.
        scores: both totals without this deal's tricks: you, the opponent.
    """

    rules: Rules
    seen: SeenCards
    led: Card | None
    hand: CardSet
    indicator: Card
    scores: Pair

    @classmethod
    def read(cls, position: Mapping[str, Any], rules: Rules) -> Self:
        """The moment that a puzzle's position tells."""
        events = events_of(position["record"])
        trump = parse_suit(position["trump"])
        leads = [e for e in events if e.verb is Verb.LEADS]
        now = [event for event in leads if event.trick == position["trick"]]
        seen = SeenCards(tuple(event for event in events if event not in now), trump)
        mine, theirs = position["before"]
        melds = [sum(meld.points for meld in seen.scored[who]) for who in Who]
        return cls(
            rules=rules,
            seen=seen,
            led=Card.parse(now[0].rest) if now else None,
            hand=parse_hand(position["hand"]),
            indicator=Card.parse(position["indicator"]),
            scores=(mine + melds[0], theirs + melds[1]),
        )

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.seen.trump

    @property
    def record(self) -> list[str]:
        """The lines of the record up to now."""
        events = list(self.seen.events)
        if self.led is not None:
            events.append(
                Event(LAST_DRAWING_TRICK, Who.OPPONENT, Verb.LEADS, str(self.led))
            )
        return list(map(str, events))

    @cached_property
    def taken(self) -> Pair:
        """Points of the tricks so far: you, the opponent."""
        points = dict.fromkeys(Who, 0)
        for led, second in self.seen.tricks:
            taker = second if beats(second, led, self.trump) else led
            who = self.seen.played[taker].who
            points[who] += trick_points((led, second), self.trump)
        return points[Who.YOU], points[Who.OPPONENT]

    @cached_property
    def unseen(self) -> CardSet:
        """The opponent's cards and the hidden one."""
        unseen = FULL_PACK - self.hand - self.seen.gone.with_card(self.indicator)
        return unseen if self.led is None else unseen.without_card(self.led)

    @cached_property
    def layouts(self) -> tuple[Card, ...]:
        """The cards that may lie hidden: one a layout, in the order of the pack."""
        return tuple(self.unseen - self.seen.surely_held(Who.OPPONENT))

    @property
    def exchanged(self) -> Self:
        """The same moment after you have exchanged the seven (T-P5)."""
        seven = SEVENS[self.trump]
        hand = self.hand.without_card(seven).with_card(self.indicator)
        return replace(self, hand=hand, indicator=seven)

    @property
    def totals(self) -> Pair:
        """Both totals with this deal's tricks so far."""
        return self.scores[0] + self.taken[0], self.scores[1] + self.taken[1]

    def melds_to_come(self, who: Who) -> frozenset[Meld]:
        """The melds that this player may still announce, now or in trick 8.

        A gap counts whoever holds its cards (T-M9): which will be held is not known.
        """
        rules = self._any_gap
        scored = self.seen.scored[who]
        return frozenset(
            meld
            for cards in self._later_hands(who)
            for meld in find_melds(cards, self.trump, rules)
            if judge_repeat(meld, scored, cards, rules).allowed
        )

    @cached_property
    def _any_gap(self) -> Rules:
        return self.rules.with_options({"gap": "between"})

    def _later_hands(self, who: Who) -> Iterator[CardSet]:
        """All that this player may hold from now to trick 8, in one set a layout."""
        if who is Who.YOU:
            for card in (*self.layouts, self.indicator):
                yield self.hand.with_card(card)
            return
        yield self.unseen
        for hidden in self.layouts:
            yield self.unseen.without_card(hidden).with_card(self.indicator)

    def ending(self, led: Card, second: Card, hidden: Card) -> Ending:
        """Trick 8 after these cards: you are player 0.

        Args:
            led: the card led to trick 7.
            second: the other card.
            hidden: the card that lies hidden.
        """
        leader, follower = (1, 0) if self.led is not None else (0, 1)
        takes = beats(second, led, self.trump)
        taker = follower if takes else leader
        hands = [self.hand, self.unseen.without_card(hidden)]
        hands = [hand - CardSet((led, second)) for hand in hands]
        hands[taker] = hands[taker].with_card(hidden)
        hands[1 - taker] = hands[1 - taker].with_card(self.indicator)
        taken = list(self.taken)
        taken[taker] += trick_points((led, second), self.trump)
        return Ending(
            rules=self.rules,
            trump=self.trump,
            hands=(hands[0], hands[1]),
            leader=taker,
            taken=(taken[0], taken[1]),
            scores=self.scores,
        )
