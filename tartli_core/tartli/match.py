"""A match: deals in order, bulis won, and what the loser pays (T-D1, T-S3)."""

from dataclasses import dataclass, field, replace
from typing import Self

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import Card
from tartli_core.tartli.deal import Deal, End, Result
from tartli_core.tartli.pack import USUAL_INDICATOR, check_player
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import ZERO, Pair, begins_tied, check_before


@dataclass(frozen=True, kw_only=True)
class Match:
    """A match between two deals; a finished deal turns it into the next state.

    Attributes:
        rules: the rule set.
        dealer: who deals next, 0 or 1; who deals first by `first_dealer` (T-D1).
            After the last deal: who would, as in a single game played again.
        totals: the points of the buli under way, 0:0 at its beginning. 501 or more
            only if level: then the next deal breaks the tie (T-S6).
        buli_points: of each player, 0 or more (T-S3). A maccs may lead past the
            target, and counts in full.
        deals: the deals counted so far, in order.

    Raises:
        InvalidStateError: no such dealer, totals or buli points.

    >>> from tartli_core.tartli.moves import Claim
    >>> from tartli_core.tartli.pack import shuffled
    >>> match = Match(rules=Rules.preset("hungarian"), dealer=1)
    >>> deal = match.next_deal(shuffled(1)).play(Claim(0))  # with 0 points: wrong
    >>> match = match.with_result(deal)
    >>> match.buli_points, match.dealer, match.is_over
    ((0, 1), 0, False)
    """

    rules: Rules
    dealer: int
    totals: Pair = ZERO
    buli_points: Pair = ZERO
    deals: tuple[Deal, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        check_player(self.dealer)
        check_before(self.totals)
        mine, theirs = self.buli_points
        if min(mine, theirs) < 0 or min(mine, theirs) >= self.rules.match:
            raise InvalidStateError(
                "buli points {mine}:{theirs}: one player at most has reached {target}",
                mine=mine,
                theirs=theirs,
                target=self.rules.match,
            )

    @property
    def tied(self) -> bool:
        """Whether both stand level at 501 or more; the first score decides (T-S6)."""
        return begins_tied(self.totals)

    @property
    def winner(self) -> int | None:
        """Who has won the match; None while it goes on (T-S3)."""
        mine, theirs = self.buli_points
        if max(mine, theirs) < self.rules.match:
            return None
        return 0 if mine > theirs else 1

    @property
    def is_over(self) -> bool:
        """Whether a player has the buli points to which the match is played."""
        return self.winner is not None

    def next_deal(
        self, pack: tuple[Card, ...], *, indicator_at: int = USUAL_INDICATOR
    ) -> Deal:
        """The pack dealt by who is to deal, with the totals of the buli.

        Raises:
            InvalidStateError: the match is over, not the whole pack, or an
                indicator not allowed.
        """
        self._refuse_if_over()
        return Deal.start(
            pack,
            dealer=self.dealer,
            rules=self.rules,
            before=self.totals,
            indicator_at=indicator_at,
        )

    def with_result(self, deal: Deal) -> Self:
        """The match after this finished deal.

        Raises:
            InvalidStateError: the match is over, the deal is not, or it was begun
                with another dealer, other rules or other totals than the match has.
        """
        self._refuse_if_over()
        result = deal.result
        if result is None:
            raise InvalidStateError(
                "the deal stands at trick {number}: only a finished deal counts",
                number=deal.number,
            )
        self._refuse_other(deal)
        points = [*self.buli_points]
        if result.winner is not None:
            points[result.winner] += result.buli_points
        by_winner = self.rules.dealer == "winner"
        return replace(
            self,
            dealer=_winner_of_deal(result) if by_winner else 1 - self.dealer,
            totals=result.totals if result.winner is None else ZERO,
            buli_points=(points[0], points[1]),
            deals=(*self.deals, deal),
        )

    def settlement(self, stake: int) -> int:
        """What the loser pays: the difference in buli points times the stake (T-S3).

        For a single game this is one stake, and two for maccs.

        Args:
            stake: for each buli point, 0 or more, in any coin.

        Raises:
            InvalidStateError: the match is not over, or the stake is negative.
        """
        mine, theirs = self.buli_points
        if not self.is_over:
            raise InvalidStateError(
                "the match stands at {mine}:{theirs} buli points: it is settled when "
                "one player has {target}",
                mine=mine,
                theirs=theirs,
                target=self.rules.match,
            )
        if stake < 0:
            raise InvalidStateError("stake {stake}: write 0 or more", stake=stake)
        return abs(mine - theirs) * stake

    def _refuse_if_over(self) -> None:
        if self.is_over:
            raise InvalidStateError(
                "the match is over at {mine}:{theirs} buli points: begin another",
                mine=self.buli_points[0],
                theirs=self.buli_points[1],
            )

    def _refuse_other(self, deal: Deal) -> None:
        """A deal must go on where the match stands."""
        if deal.rules != self.rules:
            raise InvalidStateError(
                "a deal by the rules {theirs}: the match is played by {ours}",
                theirs=deal.rules,
                ours=self.rules,
            )
        if any(counted is deal for counted in self.deals):
            raise InvalidStateError("this very deal has been counted already")
        if deal.dealer != self.dealer:
            raise InvalidStateError(
                "a deal dealt by player {theirs}: player {ours} deals next",
                theirs=deal.dealer,
                ours=self.dealer,
            )
        if deal.before != self.totals:
            raise InvalidStateError(
                "a deal begun at {theirs}: the buli stands at {ours}",
                theirs="{}:{}".format(*deal.before),
                ours="{}:{}".format(*self.totals),
            )


def _winner_of_deal(result: Result) -> int:
    """Who won a finished deal, which need not be who won the buli by it (T-D1).

    Played out: who scored more in it. Ended by a claim or by the break of a tie, or
    with both out in one scoring: who won the buli.
    """
    if result.winner is None or result.how is End.PLAYED_OUT:
        return 0 if result.points[0] > result.points[1] else 1
    return result.winner
