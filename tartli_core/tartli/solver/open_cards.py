"""How a deal ends for the buli with all cards open and the best play of both.

While melds may still be announced the deal itself is searched, move by move; what
follows is a race (`solver.race`). Made for tricks 7 and 8.
"""

from collections.abc import Iterator

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import find_melds
from tartli_core.tartli.moves import Announce, Claim, Move
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race
from tartli_core.tartli.state import ALL_TRICK_POINTS, LAST_DRAWING_TRICK, LEAD

BEST = 2
"""The buli won with maccs (T-S3)."""


def outcome(deal: Deal, low: int = -BEST, high: int = BEST) -> int:
    """What best play brings player 0: 1 or 2 for the buli, -1, -2, or 0 for neither.

    Right claims are made where they are worth most; the player in `asked` is asked
    first (T-S6). A deal played out in which nobody gets there is 0.

    Args:
        deal: in trick 7 or later, or so far on that its search is small.
        low: below this the value need not be exact.
        high: above this it need not be exact either.
    """
    if deal.result is not None:
        return _signed(deal)
    for player in () if deal.tied else deal.asked:
        if deal.totals[player] >= TARGET:
            claimed = _signed(deal.play(Claim(player)))
            if abs(claimed) == BEST or not _may_bring_maccs(deal, player):
                return claimed
            if player == 0:
                return max(claimed, _onward(deal, claimed, high))
            return min(claimed, _onward(deal, low, claimed))
    return _onward(deal, low, high)


def _may_bring_maccs(deal: Deal, player: int) -> bool:
    """Whether to go on instead of claiming can bring maccs, by stichmaccs (T-S8)."""
    other = 1 - player
    left = deal.totals[other] - deal.trick_points[other]
    lost = any(trick.taker == other for trick in deal.tricks[LAST_DRAWING_TRICK:])
    return deal.rules.stichmaccs and not lost and left <= deal.rules.maccs_limit


def _signed(deal: Deal) -> int:
    result = deal.result
    assert result is not None
    if result.winner is None:
        return 0
    return result.buli_points if result.winner == 0 else -result.buli_points


def _onward(deal: Deal, low: int, high: int) -> int:
    """The same if nobody claims at this moment."""
    if _is_out_of_reach(deal):
        return 0
    if _is_race(deal):
        return Race(Ending.of(deal)).value
    if deal.to_move == 0:
        best = -BEST
        for move in worth_trying(deal):
            best = max(best, outcome(deal.play(move), max(low, best), high))
            if best >= high:
                break
        return best
    worst = BEST
    for move in worth_trying(deal):
        worst = min(worst, outcome(deal.play(move), low, min(high, worst)))
        if worst <= low:
            break
    return worst


def _is_out_of_reach(deal: Deal) -> bool:
    """Whether neither can get to 501, with all tricks and all melds in hand."""
    if deal.number <= LAST_DRAWING_TRICK or deal.step is not LEAD:
        return False
    return all(
        deal.before[who]
        + deal.written[who]
        + ALL_TRICK_POINTS
        + sum(m.points for m in find_melds(deal.hands[who], deal.trump, deal.rules))
        < TARGET
        for who in (0, 1)
    )


def worth_trying(deal: Deal) -> Iterator[Move]:
    """The legal moves but for exact names that are not written at once (T-A4).

    With open cards such a name changes nothing: only the points count.
    """
    for move in deal.legal_moves:
        exact = isinstance(move, Announce) and move.exact
        if not exact or deal.play(move).written != deal.written:
            yield move


def _is_race(deal: Deal) -> bool:
    """Whether nothing can be announced or drawn any more, at a trick's beginning."""
    if deal.number <= LAST_DRAWING_TRICK or deal.step is not LEAD or deal.tied:
        return False
    if deal.number > LAST_ANNOUNCING_TRICK:
        return True
    return deal.said == (None, None) and not any(_melds_left(deal, p) for p in (0, 1))


def _melds_left(deal: Deal, player: int) -> bool:
    """Whether this player holds a meld that may still be scored."""
    hand, scored = deal.hands[player], deal.scored[player]
    return any(
        judge_repeat(meld, scored, hand, deal.rules).allowed
        for meld in find_melds(hand, deal.trump, deal.rules)
    )
