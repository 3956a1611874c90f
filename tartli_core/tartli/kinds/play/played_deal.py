"""Deals played up to a moment, and what one player writes down of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Any

from tartli_core.tartli.cards import HAND_SIZE, Card, CardSet
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.kinds.events import Event, Verb, Who
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.kinds.position import Rejected, position_json
from tartli_core.tartli.kinds.texts import melds_text
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

    @property
    def is_plain(self) -> bool:
        """Whether all words of the opponent were followed by a score.

        Then every card that you have not seen, and they have not shown, may lie hidden.
        """
        said = [event for event in self.events if event.verb is Verb.SAYS]
        words = sum(len(event.items) for event in said)
        return words == len(self.seen.scored[Who.OPPONENT])

    def dealt_anew(
        self,
        rng: Random,
        mine: CardSet = CardSet(),  # noqa: B008 -- cannot change
    ) -> tuple[CardSet, CardSet]:
        """Hands that fit the record as well: yours and the opponent's.

        What was announced, shown or taken in exchange stays where it is; the other
        cards in the hands and under the talon change places.

        Args:
            rng: source of randomness.
            mine: cards that you are to hold; nobody has shown them.
        """
        kept = self.seen.surely_held(Who.YOU) | mine
        theirs = self.seen.surely_held(Who.OPPONENT)
        everything = self.hand | self.opponent | CardSet(self.deal.talon[:-1])
        cards = list(everything - kept - theirs)
        rng.shuffle(cards)
        place = HAND_SIZE - len(kept)
        rest = place + HAND_SIZE - len(theirs)
        return kept | CardSet(cards[:place]), theirs | CardSet(cards[place:rest])

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
        return position_json(
            number=self.deal.number,
            indicator=self.indicator,
            hand=self.hand,
            opponent_cards=len(self.opponent),
            before=before,
            points=self.points,
            record=self.events,
        )

    def _events(self, state: Deal, after: Deal) -> Iterator[Event]:
        """What you write down of a move: nothing where it only makes room."""
        move = after.history[-1]
        told = self._told(state, move)
        if told is not None:
            yield self._event(state, move.player, *told)
        for player in state.asked:
            written = after.scored[player][len(state.scored[player]) :]
            if written:
                melds = melds_text(written)
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


def play_up_to(
    rng: Random, rules: Rules, number: int, step: Step, *, exchanges: bool = True
) -> PlayedDeal:
    """A deal of two plain players up to a step of a trick; you are on turn.

    Args:
        rng: source of randomness.
        rules: the rule set.
        number: the trick, 1 to 16.
        step: `LEAD` or `REPLY`.
        exchanges: whether the seven is exchanged now and then.

    Raises:
        Rejected: the deal ends before that.
    """
    pack = shuffled(rng.getrandbits(32))
    states = [Deal.start(pack, dealer=rng.randrange(2), rules=rules)]
    while states[-1].number < number or states[-1].step is not step:
        deal = states[-1]
        if deal.result is not None or deal.number > number:
            raise Rejected
        states.append(deal.play(plain_move(deal, rng, exchanges=exchanges)))
    you = states[-1].to_move
    assert you is not None
    return PlayedDeal(tuple(states), you)
