"""A moment in tricks 8 to 16, both hands open: what an exact answer is asked of."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import (
    FULL_PACK,
    HAND_SIZE,
    LAST_TRICK_POINTS,
    SEVENS,
    Card,
    CardSet,
    Suit,
    check_different,
    must_follow,
    taker_of,
    trick_points,
)
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import Meld
from tartli_core.tartli.pack import check_player
from tartli_core.tartli.resuming import bela_owner, check_scored
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import ZERO, Pair
from tartli_core.tartli.state import (
    ALL_TRICK_POINTS,
    LAST_DRAWING_TRICK,
    LEAD,
    REPLY,
    with_value,
)

LARGEST_SCORE: Final = 10_000
"""More than any score in play."""

TIED: Final = (
    "both are level at {total}: the race is then decided by the first points, not by "
    "claims (T-S6)"
)


@dataclass(frozen=True, kw_only=True)
class Ending:
    """The talon is gone and nothing more is announced; a card may have been led.

    Raises:
        InvalidStateError: the cards, points and tricks cannot be so.
    """

    rules: Rules
    trump: Suit
    hands: tuple[CardSet, CardSet]
    """By player; the card led is in neither."""
    leader: int
    """Who leads, or has led, to this trick."""
    led: Card | None = None
    taken: Pair
    """Trick points of this deal so far, by player."""
    scores: Pair | None = None
    """Scores by player with this deal's melds, without its trick points; only the
    race asks for them."""
    last_nine: Pair = ZERO
    """Tricks from the eighth on that each player has won."""

    def __post_init__(self) -> None:
        check_player(self.leader)
        self._check_cards()
        self._check_points()
        self._check_tricks()

    @classmethod
    def of(cls, deal: Deal, melds: Pair = ZERO) -> "Ending":
        """The ending that a deal has come to, with the scores of the race.

        Args:
            deal: in tricks 8 to 16.
            melds: points added to the scores, as if written.

        Raises:
            InvalidStateError: the deal is before trick 8, over, or tied, or no card is
                to be played now.
        """
        if deal.number <= LAST_DRAWING_TRICK or deal.step not in (LEAD, REPLY):
            raise InvalidStateError(
                "trick {number}: an ending is in tricks 8 to 16, where a card is to be "
                "played",
                number=deal.number,
            )
        if deal.tied:
            raise InvalidStateError(TIED, total=deal.totals[0])
        mine, theirs = (deal.totals[p] - deal.trick_points[p] for p in (0, 1))
        return cls(
            rules=deal.rules,
            trump=deal.trump,
            hands=deal.hands,
            leader=deal.lead,
            led=deal.table[deal.lead],
            taken=deal.trick_points,
            scores=(mine + melds[0], theirs + melds[1]),
            last_nine=deal.last_nine,
        )

    def with_melds(self, scored: tuple[tuple[Meld, ...], tuple[Meld, ...]]) -> Deal:
        """The deal in trick 8 where melds may still be announced, none being so yet.

        How the earlier tricks went is not known, only their points.

        Args:
            scored: the melds of this deal that each has scored, in that order.

        Raises:
            InvalidStateError: it is not trick 8; or these melds cannot have been
                scored, or are worth more than the scores.
        """
        if self.last_nine != ZERO:
            raise InvalidStateError(
                "{mine} and {theirs} of the last nine tricks are won: melds are "
                "announced up to trick {last}",
                mine=self.last_nine[0],
                theirs=self.last_nine[1],
                last=LAST_ANNOUNCING_TRICK,
            )
        check_scored(
            scored,
            (self._owned(0, scored[1]), self._owned(1, scored[0])),
            LAST_DRAWING_TRICK,
            self.trump,
            self.rules,
        )
        for melds, score in zip(scored, self.scores or (), strict=False):
            points = sum(meld.points for meld in melds)
            if points > score:
                raise InvalidStateError(
                    "score {score}: the melds scored are {points} points of it",
                    score=score,
                    points=points,
                )
        return Deal(
            rules=self.rules,
            dealer=1 - self.leader,
            before=self.scores or ZERO,
            tied=False,
            trump=self.trump,
            hands=self.hands,
            talon=(),
            number=LAST_ANNOUNCING_TRICK,
            lead=self.leader,
            step=LEAD if self.led is None else REPLY,
            table=with_value((None, None), self.leader, self.led),
            bela_said=bela_owner(scored),
            scored=scored,
            trick_points=self.taken,
        )

    @property
    def to_move(self) -> int:
        """The player on turn."""
        return self.leader if self.led is None else 1 - self.leader

    @cached_property
    def legal_cards(self) -> tuple[Card, ...]:
        """What the player on turn may play, in the order of the pack (T-P4)."""
        hand = self.hands[self.to_move]
        if self.led is None:
            return tuple(hand)
        return tuple(must_follow(hand, self.led, self.trump))

    @property
    def to_come(self) -> int:
        """Points of the tricks still to be taken, this one's included."""
        return ALL_TRICK_POINTS - sum(self.taken)

    @property
    def totals(self) -> Pair:
        """Scores with this deal's trick points so far; without scores, these alone."""
        mine, theirs = self.scores or ZERO
        return mine + self.taken[0], theirs + self.taken[1]

    @property
    def may_win_all(self) -> tuple[bool, bool]:
        """Whether each player has won all of the last nine tricks so far (T-S2)."""
        mine, theirs = self.last_nine
        return theirs == 0, mine == 0

    @property
    def is_over(self) -> bool:
        """Whether all tricks are taken."""
        return not self.hands[self.to_move]

    def play(self, card: Card) -> "Ending":
        """What follows when the player on turn plays this card.

        Raises:
            InvalidStateError: it may not be played.
        """
        if card not in self.legal_cards:
            raise InvalidStateError(
                "{card} may not be played: play one of {cards}",
                card=card,
                cards=CardSet(self.legal_cards),
            )
        mine, theirs = (hand - CardSet((card,)) for hand in self.hands)
        hands = mine, theirs
        if self.led is None:
            return self._changed(hands, self.leader, card, self.taken, self.last_nine)
        taker = taker_of(self.leader, self.led, card, self.trump)
        gained = trick_points((self.led, card), self.trump)
        gained += 0 if mine else LAST_TRICK_POINTS
        return self._changed(
            hands,
            taker,
            None,
            _with(self.taken, taker, gained),
            _with(self.last_nine, taker, 1),
        )

    def _changed(
        self,
        hands: tuple[CardSet, CardSet],
        leader: int,
        led: Card | None,
        taken: Pair,
        last_nine: Pair,
    ) -> "Ending":
        """The ending with these facts, which need no check."""
        after = object.__new__(Ending)
        after.__dict__.update(
            rules=self.rules,
            trump=self.trump,
            hands=hands,
            leader=leader,
            led=led,
            taken=taken,
            scores=self.scores,
            last_nine=last_nine,
        )
        return after

    def _owned(self, player: int, of_other: tuple[Meld, ...]) -> CardSet:
        """Cards that this player may have held, if the other scored these melds."""
        others = self.hands[1 - player] | CardSet(c for m in of_other for c in m.cards)
        if self.led is not None and player != self.leader:
            others = others.with_card(self.led)
        return (FULL_PACK - others).with_card(SEVENS[self.trump])  # T-P5

    def _check_cards(self) -> None:
        check_different(self._cards())
        ahead = len(self.hands[1 - self.leader]) - len(self.hands[self.leader])
        if ahead != (self.led is not None):
            raise InvalidStateError(
                "hands of {mine} and {theirs} cards: both have as many, or the leader "
                "one fewer when a card is led",
                mine=len(self.hands[0]),
                theirs=len(self.hands[1]),
            )
        if not 1 <= len(self.hands[self.to_move]) <= HAND_SIZE:
            raise InvalidStateError(
                "{count} cards to play from: an ending has 1 to {most}",
                count=len(self.hands[self.to_move]),
                most=HAND_SIZE,
            )

    def _cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        if self.led is not None:
            yield self.led

    def _check_points(self) -> None:
        gone = trick_points(FULL_PACK - CardSet(self._cards()), self.trump)
        if min(self.taken) < 0 or sum(self.taken) != gone:
            raise InvalidStateError(
                "{mine} and {theirs} trick points taken: the cards gone have {gone}",
                mine=self.taken[0],
                theirs=self.taken[1],
                gone=gone,
            )
        for score in self.scores or ():
            if not 0 <= score <= LARGEST_SCORE:
                raise InvalidStateError(
                    "score {score}: write 0 to {most}", score=score, most=LARGEST_SCORE
                )

    def _check_tricks(self) -> None:
        played = HAND_SIZE - len(self.hands[self.to_move])
        if min(self.last_nine) < 0 or sum(self.last_nine) != played:
            raise InvalidStateError(
                "{mine} and {theirs} of the last nine tricks won: {played} were played",
                mine=self.last_nine[0],
                theirs=self.last_nine[1],
                played=played,
            )
        if played and not self.last_nine[self.leader]:
            raise InvalidStateError(
                "player {leader} leads and has won none of the last nine tricks: who "
                "wins a trick leads to the next",
                leader=self.leader,
            )


def _with(pair: Pair, player: int, more: int) -> Pair:
    return (pair[0] + more, pair[1]) if player == 0 else (pair[0], pair[1] + more)
