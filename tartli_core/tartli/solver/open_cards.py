"""How a deal ends for the buli with all cards open and the best play of both.

While melds may still be announced the deal itself is searched, move by move; what
follows is a race (`solver.race`). Made for tricks 7 and 8.
"""

from collections.abc import Iterator
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import BELA_POINTS, Bela, Sequence, find_melds
from tartli_core.tartli.moves import Announce, Claim, Move
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.melds_to_come import with_bela
from tartli_core.tartli.solver.race import Race, Searches
from tartli_core.tartli.state import ALL_TRICK_POINTS, LAST_DRAWING_TRICK, LEAD, REPLY

WITH_MACCS: Final = 2
"""The outcome of a buli won with maccs (T-S3)."""


class OpenCards:
    """One search; what it learns of endings serves every question about the deal."""

    def __init__(self, searches: Searches | None = None) -> None:
        self._searches = searches or Searches()

    def outcome(
        self, deal: Deal, low: int = -WITH_MACCS, high: int = WITH_MACCS
    ) -> int:
        """What best play brings player 0: 1 or 2 for the buli, -1, -2, or 0.

        Béla is said as soon as it may be out of turn, and right claims are made where
        they are worth most; the player in `asked` is asked first (T-S6). A deal played
        out in which nobody gets there is 0.

        Args:
            deal: in trick 7 or later, or so far on that its search is small.
            low: below this the value need not be exact.
            high: above this it need not be exact either.
        """
        if deal.result is not None:
            return _signed(deal)
        for player in () if deal.tied else deal.asked:
            said = with_bela(deal, player)
            if said is not None:
                return self.outcome(said, low, high)
            if deal.totals[player] >= TARGET:
                return self._with_claim(deal, player, low, high)
        return self._onward(deal, low, high)

    def _with_claim(self, deal: Deal, player: int, low: int, high: int) -> int:
        """The value where this player claims, or goes on for maccs (T-S8)."""
        claimed = _signed(deal.play(Claim(player)))
        if abs(claimed) == WITH_MACCS or not _may_bring_maccs(deal, player):
            return claimed
        if player == 0:
            return max(claimed, self._onward(deal, max(low, claimed), high))
        return min(claimed, self._onward(deal, low, min(high, claimed)))

    def _onward(self, deal: Deal, low: int, high: int) -> int:
        """The same if nobody claims at this moment."""
        if _is_ending(deal):
            settled = self._bounded(deal, low, high)
            if settled is not None:
                return settled
        if deal.to_move == 0:
            best = -WITH_MACCS
            for move in sorted(worth_trying(deal), key=_most_said_first):
                after = deal.play(move)
                best = max(best, self.outcome(after, max(low, best), high))
                if best >= high:
                    break
            return best
        worst = WITH_MACCS
        for move in sorted(worth_trying(deal), key=_most_said_first):
            worst = min(worst, self.outcome(deal.play(move), low, min(high, worst)))
            if worst <= low:
                break
        return worst

    def _bounded(self, deal: Deal, low: int, high: int) -> int | None:
        """The value if races with the most that melds can bring agree on it."""
        mine, theirs = _most_by_melds(deal, 0), _most_by_melds(deal, 1)
        if _is_out_of_reach(deal, (mine, theirs)):
            return 0
        least = self._race(deal, (0, theirs))
        if least >= high or not (mine or theirs):
            return least
        most = self._race(deal, (mine, 0))
        return most if most <= low or most == least else None

    def _race(self, deal: Deal, melds: Pair) -> int:
        """The race from here with so many more points of each; more never hurt."""
        return Race(Ending.of(deal, melds), self._searches).value


def worth_trying(deal: Deal) -> Iterator[Move]:
    """The legal moves but for exact names that are not written at once (T-A4).

    With open cards such a name changes nothing: only the points count.
    """
    for move in deal.legal_moves:
        exact = isinstance(move, Announce) and move.exact
        if not exact or deal.play(move).written != deal.written:
            yield move


def _most_said_first(move: Move) -> int:
    """The order in which to try moves: announcements of most points, then cards."""
    if not isinstance(move, Announce):
        return 0
    return -1 - sum(meld.points for meld in move.said.melds)


def _may_bring_maccs(deal: Deal, player: int) -> bool:
    """Whether to go on instead of claiming can bring maccs, by stichmaccs (T-S8)."""
    other = 1 - player
    left = deal.totals[other] - deal.trick_points[other]
    lost = deal.last_nine[other] > 0
    return deal.rules.stichmaccs and not lost and left <= deal.rules.maccs_limit


def _is_ending(deal: Deal) -> bool:
    """Whether nothing is drawn any more, and a card is to be played."""
    late = deal.number > LAST_DRAWING_TRICK
    return late and deal.step in (LEAD, REPLY) and not deal.tied


def _signed(deal: Deal) -> int:
    result = deal.result
    assert result is not None
    if result.winner is None:
        return 0
    return result.buli_points if result.winner == 0 else -result.buli_points


def _is_out_of_reach(deal: Deal, melds: Pair) -> bool:
    """Whether neither can get to 501, with all tricks and these melds."""
    return all(
        deal.before[who] + deal.written[who] + ALL_TRICK_POINTS + melds[who] < TARGET
        for who in (0, 1)
    )


def _most_by_melds(deal: Deal, player: int) -> int:
    """No fewer points than this player can still get by melds.

    What was announced, or the best sequence of each suit and the best vannak; béla.
    """
    if deal.number > LAST_ANNOUNCING_TRICK:
        return 0
    owed = BELA_POINTS if deal.bela_owed and deal.bela_said == player else 0
    if deal.table[player] is not None:
        return owed + deal.announced(player).contest_points
    hand, scored = deal.hands[player], deal.scored[player]
    best: dict[object, int] = {}
    for meld in find_melds(hand, deal.trump, deal.rules):
        if judge_repeat(meld, scored, hand, deal.rules).allowed:
            group = meld.suit if isinstance(meld, Sequence) else type(meld)
            best[group] = max(meld.points, best.get(group, 0))
    if deal.bela_said is not None:
        best.pop(Bela, None)
    return owed + sum(best.values())
