"""Deals played up to a moment, and what one player writes down of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Any

from tartli_core.tartli.cards import Card, CardSet
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.kinds.events import Event, Verb, Who
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    Exchange,
    Move,
    NameHeight,
    PlayCard,
)
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.plain_player import plain_move
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair


@dataclass(frozen=True)
class PlayedDeal:
    """A deal played from 0:0 up to some moment, and one of its players: you.

    Attributes:
        states: the deal before each move, and at that moment.
        you: 0 or 1.
    """

    states: tuple[Deal, ...]
    you: int

    @property
    def deal(self) -> Deal:
        """The deal at that moment."""
        return self.states[-1]

    @property
    def hand(self) -> CardSet:
        """Your cards."""
        return self.deal.hands[self.you]

    @property
    def opponent(self) -> CardSet:
        """The opponent's cards."""
        return self.deal.hands[1 - self.you]

    @property
    def written(self) -> Pair:
        """What you and the opponent have written for melds."""
        written = self.deal.written
        return written[self.you], written[1 - self.you]

    @property
    def points(self) -> Pair:
        """What you and the opponent have, melds and tricks."""
        totals = self.deal.totals
        return totals[self.you], totals[1 - self.you]

    @property
    def indicator(self) -> Card:
        """The open card of the talon; from trick 8 on the one that lay there last."""
        lay = (state.indicator for state in reversed(self.states) if state.talon)
        return next(card for card in lay if card is not None)

    @cached_property
    def seen(self) -> SeenCards:
        """What the record tells of the cards."""
        return SeenCards(self.events, self.deal.trump)

    def dealt_anew(self, rng: Random) -> tuple[CardSet, CardSet]:
        """Hands that fit the record as well: yours and the opponent's.

        What was announced, shown or taken in exchange stays where it is; the other
        cards in the hands and under the talon change places.
        """
        free, hands = self.deal.talon[:-1], (self.hand, self.opponent)
        kept = tuple(
            hand & self.seen.surely_held(who)
            for hand, who in zip(hands, Who, strict=True)
        )
        cards = [*free, *(hands[0] - kept[0]), *(hands[1] - kept[1])]
        rng.shuffle(cards)
        mine = len(hands[0]) - len(kept[0])
        theirs = len(hands[1]) - len(kept[1])
        return (
            kept[0] | CardSet(cards[:mine]),
            kept[1] | CardSet(cards[mine : mine + theirs]),
        )

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The record as you know it."""
        return tuple(
            event
            for state, after in pairwise(self.states)
            for event in self._events(state, after)
        )

    def position(self, before: Pair) -> dict[str, Any]:
        """The position as a puzzle carries it; the opponent's cards are ``?``.

        Args:
            before: what you and the opponent had before the deal.
        """
        deal = self.deal
        mine, theirs = self.points
        return {
            "trick": deal.number,
            "trump": str(deal.trump),
            "indicator": str(self.indicator),
            "hand": str(self.hand),
            "opponent": " ".join("?" * len(self.opponent)),
            "before": list(before),
            "totals": [before[0] + mine, before[1] + theirs],
            "record": [str(event) for event in self.events],
        }

    def _events(self, state: Deal, after: Deal) -> Iterator[Event]:
        """What you write down of a move: nothing where it only makes room."""
        move = after.history[-1]
        told = self._told(state, move)
        if told is not None:
            yield self._event(state, move.player, *told)
        for player in state.asked:
            written = after.scored[player][len(state.scored[player]) :]
            if written:
                melds = " / ".join(map(str, written))
                yield self._event(state, player, Verb.SCORES, melds)

    def _told(self, state: Deal, move: Move) -> tuple[Verb, str] | None:
        """The verb and what follows it."""
        match move:
            case Exchange():
                return Verb.EXCHANGES, str(state.indicator)
            case Announce(player=self.you, said=said):
                return Verb.ANNOUNCES, str(said)
            case Announce(said=said):
                return Verb.SAYS, " / ".join(said.calls)
            case PlayCard(card=card):
                leads = state.step is Step.LEAD
                return Verb.LEADS if leads else Verb.PLAYS, str(card)
            case NameHeight(rank=rank):
                return Verb.NAMES, str(rank)
            case Answer(higher=higher):
                return Verb.ANSWERS, "higher" if higher else "good"
            case _:
                return None

    def _event(self, state: Deal, player: int, verb: Verb, rest: str) -> Event:
        who = Who.YOU if player == self.you else Who.OPPONENT
        return Event(state.number, who, verb, rest)


def play_up_to(rng: Random, rules: Rules, number: int, step: Step) -> PlayedDeal:
    """A deal of two plain players up to a step of a trick; you are on turn.

    Args:
        rng: source of randomness.
        rules: the rule set.
        number: the trick, 1 to 16.
        step: `LEAD` or `REPLY`.

    Raises:
        Rejected: the deal ends before that.
    """
    pack = shuffled(rng.getrandbits(32))
    states = [Deal.start(pack, dealer=rng.randrange(2), rules=rules)]
    while states[-1].number < number or states[-1].step is not step:
        deal = states[-1]
        if deal.result is not None or deal.number > number:
            raise Rejected
        states.append(deal.play(plain_move(deal, rng)))
    you = states[-1].to_move
    assert you is not None
    return PlayedDeal(tuple(states), you)
