"""Trick 7, the last before the talon is gone: what may lie hidden, what it leads to.

Of the cards that you have not seen, one is the last hidden card of the talon and
the others are the opponent's. Whoever takes trick 7 draws the hidden card, the
other the open one (T-P3); then both know all cards.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from tartli_core.tartli.cards import (
    FULL_PACK,
    Card,
    CardSet,
    Suit,
    beats,
    parse_hand,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.kinds.events import Verb, Who, events_of, melds_scored
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.melds import find_melds
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair
from tartli_core.tartli.solver.ending import Ending


@dataclass(frozen=True, kw_only=True)
class LastDraw:
    """Your turn in trick 7, nothing announced in it.

    Attributes:
        rules: the rule set.
        seen: the record up to now.
        hand: your nine cards.
        indicator: the open card of the talon.
        scores: both totals without this deal's tricks: you, the opponent.
    """

    rules: Rules
    seen: SeenCards
    hand: CardSet
    indicator: Card
    scores: Pair

    @classmethod
    def read(cls, position: Mapping[str, Any], rules: Rules) -> Self:
        """The moment that a puzzle's position tells."""
        seen = SeenCards(events_of(position["record"]), parse_suit(position["trump"]))
        mine, theirs = position["before"]
        melds = [written_points(seen, who) for who in Who]
        return cls(
            rules=rules,
            seen=seen,
            hand=parse_hand(position["hand"]),
            indicator=Card.parse(position["indicator"]),
            scores=(mine + melds[0], theirs + melds[1]),
        )

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.seen.trump

    @cached_property
    def led(self) -> Card | None:
        """The card the opponent has led; None if you are to lead."""
        last = self.seen.events[-1]
        leads = last.verb is Verb.LEADS and last.who is Who.OPPONENT
        return Card.parse(last.rest) if leads else None

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
        return FULL_PACK - self.hand - self.seen.gone.with_card(self.indicator)

    @cached_property
    def layouts(self) -> tuple[Card, ...]:
        """The cards that may lie hidden: one a layout, in the order of the pack."""
        return tuple(self.unseen - self.seen.surely_held(Who.OPPONENT))

    @property
    def is_plain(self) -> bool:
        """Whether no words of the opponent were heard that did not score.

        Then every unseen card that they have not shown may lie hidden.
        """
        said = [e for e in self.seen.events if e.verb is Verb.SAYS]
        scored = melds_scored(self.seen.events, Who.OPPONENT, self.trump)
        return sum(len(event.items) for event in said) == len(scored)

    def may_announce(self, who: Who) -> bool:
        """Whether this player may still announce something, now or in trick 8.

        A gap counts whoever holds its cards (T-M9): which will be held is not known.
        """
        rules = self._any_gap
        scored = melds_scored(self.seen.events, who, self.trump)
        return any(
            judge_repeat(meld, scored, cards, rules).allowed
            for cards in self._later_hands(who)
            for meld in find_melds(cards, self.trump, rules)
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


def written_points(seen: SeenCards, who: Who) -> int:
    """What a player's melds of the record are worth."""
    return sum(meld.points for meld in melds_scored(seen.events, who, seen.trump))
