"""A deal: an immutable state that a move turns into the next (sections P, M, A, S)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tartli_core.tartli import legality
from tartli_core.tartli.cards import Card, CardSet, Suit
from tartli_core.tartli.effects import after_move
from tartli_core.tartli.legality import Refusal
from tartli_core.tartli.melds import Meld
from tartli_core.tartli.moves import Move
from tartli_core.tartli.pack import USUAL_INDICATOR, check_player, deal_out
from tartli_core.tartli.resuming import (
    bela_owner,
    check_cards,
    check_scored,
    check_tied,
    course_of,
    owned_by,
)
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import ZERO, Pair, begins_tied, check_before
from tartli_core.tartli.state import End, Result, State, Step, TakenTrick
from tartli_core.tartli.view import View, view_of
from tartli_core.text.phrases import not_allowed

__all__ = ["Deal", "End", "Refusal", "Result", "Step", "TakenTrick", "View"]


@dataclass(frozen=True, kw_only=True)
class Deal(State):
    """One deal with all cards open; a move turns it into the next state.

    Its facts, such as `hands`, `number`, `totals` and `result`, are those of `State`.
    Deals are equal when these are; how they came about (`history`, `pack`) does not
    count, though views, records and layouts tell of it.

    >>> from tartli_core.tartli.pack import shuffled
    >>> deal = Deal.start(shuffled(1), dealer=0, rules=Rules.preset("hungarian"))
    >>> deal.to_move, deal.step.name, len(deal.legal_moves)
    (1, 'LEAD', 9)
    >>> deal = deal.play(deal.legal_moves[0])
    >>> deal.to_move, deal.step.name
    (0, 'REPLY')
    """

    @classmethod
    def start(
        cls,
        pack: tuple[Card, ...],
        *,
        dealer: int,
        rules: Rules,
        before: Pair = ZERO,
        indicator_at: int = USUAL_INDICATOR,
    ) -> "Deal":
        """The cards dealt, trick 1 to be led by the dealer's opponent (T-P1).

        Args:
            pack: all 32 cards in the order they are dealt.
            dealer: 0 or 1.
            rules: the rule set.
            before: both totals before this deal; level at 501 or more, the first
                score decides (T-S6).
            indicator_at: which card of the deal is turned for trump (T-D3).

        Raises:
            InvalidStateError: not the whole pack, an indicator not allowed, or
                totals that have ended the buli.
        """
        check_player(dealer)
        check_before(before)
        dealt = deal_out(pack, dealer, rules, indicator_at)
        return cls(
            rules=rules,
            dealer=dealer,
            before=before,
            tied=begins_tied(before),
            trump=dealt.talon[-1].suit,
            hands=dealt.hands,
            talon=dealt.talon,
            lead=1 - dealer,
            pack=tuple(pack),
            indicator_at=indicator_at,
        )

    @classmethod
    def at_trick(
        cls,
        *,
        rules: Rules,
        dealer: int,
        before: Pair,
        tied: bool,
        trump: Suit,
        hands: tuple[CardSet, CardSet],
        talon: tuple[Card, ...],
        tricks: Sequence[tuple[Card, Card]],
        scored: tuple[tuple[Meld, ...], tuple[Meld, ...]] = ((), ()),
    ) -> "Deal":
        """The state at the beginning of a trick, nothing said or played to it.

        Args:
            rules: the rule set.
            dealer: 0 or 1.
            before: both totals before this deal.
            tied: both stand level at 501 or more and play on (T-S6, T-S7).
            trump: the trump suit.
            hands: both hands.
            talon: what is still to be drawn, in order; the last lies open.
            tricks: those before, each as the card led and the second card.
            scored: the melds each has scored so far.

        Raises:
            InvalidStateError: the cards, the tricks or the melds cannot be so.
        """
        check_player(dealer)
        course = course_of(tricks, dealer, trump)
        check_cards(hands, talon, course, trump)
        owned = owned_by(hands, talon, course, trump)
        check_scored(scored, owned, len(course.tricks), trump, rules)
        mine, theirs = (sum(meld.points for meld in melds) for melds in scored)
        deal = cls(
            rules=rules,
            dealer=dealer,
            before=before,
            tied=tied,
            trump=trump,
            hands=hands,
            talon=tuple(talon),
            number=len(course.tricks) + 1,
            lead=course.lead,
            bela_said=bela_owner(scored),
            written=(mine, theirs),
            scored=scored,
            tricks=course.tricks,
            trick_points=course.points,
        )
        check_tied(deal.totals, before, tied)
        return deal

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the player on turn may do; none when the deal is over.

        Exchange, announcements, cards, or the one move of a step without a choice;
        the order is that of `legality.legal_moves`. What may be done at any moment
        too, claims above all, `interrupts` tells.
        """
        moves = self._legal
        if moves is None:
            moves = legality.legal_moves(self)
            self.__dict__["_legal"] = moves  # worked out once a state
        return moves

    def interrupts(self, player: int) -> tuple[Move, ...]:
        """What this player may do at any moment, on turn or not.

        Béla said out of turn (T-A5), being shown scored melds (T-M13), and a claim,
        which is legal but loses the buli if it is wrong (T-S5). The player in
        `asked` first is asked first (T-S6).
        """
        return legality.interrupts(self, player)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is not allowed now; None if it is."""
        return legality.refusal(self, move)

    def view(self, player: int) -> View:
        """What this player may know, and nothing else.

        Raises:
            InvalidStateError: there is no such player.
        """
        check_player(player)
        on_turn = self.legal_moves if self.to_move == player else ()
        return view_of(self, player, on_turn, self.interrupts(player))

    def play(self, move: Move) -> "Deal":
        """The state after the move.

        Raises:
            IllegalMoveError: the move is not allowed now.
        """
        for legal in self._legal or ():
            if legal is move:
                break
        else:
            refused = legality.refusal(self, move)
            if refused is not None:
                raise not_allowed(str(move), refused.rule, refused.why)
        after = after_move(self, move)
        facts = after.__dict__  # nobody else holds it yet
        facts["history"] = (*self.history, move)
        facts["origin"] = self.origin or self
        return after
