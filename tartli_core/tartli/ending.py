"""How a deal ends: by a claim, by both passing 501, or played out (section S)."""

from typing import TypeVar

from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.state import (
    ALL_TRICK_POINTS,
    LAST_DRAWING_TRICK,
    OVER,
    End,
    Result,
    State,
)

S = TypeVar("S", bound=State)


def after_scoring(state: S, before: Pair) -> S:
    """The state after melds were written: a tie may break, both may be out.

    Args:
        state: with the melds written.
        before: both totals before that.
    """
    mine, theirs = state.totals
    if state.tied:
        return state if mine == theirs else end(state, End.TIE_BROKEN)
    if max(before) < TARGET <= min(mine, theirs):
        if mine == theirs:
            return state.changed(tied=True)
        return end(state, End.BOTH_OUT)
    return state


def end(state: S, how: End, claim_winner: int | None = None) -> S:
    """The deal is over (T-S2 to T-S7).

    Args:
        state: the last state of play.
        how: what ends it.
        claim_winner: who wins by a claim, right or wrong.
    """
    tricks = state.trick_points
    if how is End.PLAYED_OUT:
        tricks = _with_stichmaccs(state)
    mine, theirs = (state.written[who] + tricks[who] for who in (0, 1))
    totals = state.before[0] + mine, state.before[1] + theirs
    level = totals[0] == totals[1]
    winner = claim_winner
    if winner is None and max(totals) >= TARGET and not level:
        winner = 0 if totals[0] > totals[1] else 1
    points = 0 if winner is None else 1
    if winner is not None and how not in (End.WRONG_CLAIM, End.TIE_BROKEN):
        points += totals[1 - winner] <= state.rules.maccs_limit
    result = Result(
        how=how,
        points=(mine, theirs),
        totals=totals,
        winner=winner,
        buli_points=points,
        tied=winner is None and level and max(totals) >= TARGET,
    )
    return state.changed(result=result, step=OVER)


def _with_stichmaccs(state: State) -> Pair:
    """Trick points of the whole deal, stichmaccs applied (T-S2)."""
    takers = {trick.taker for trick in state.tricks[LAST_DRAWING_TRICK:]}
    if not state.rules.stichmaccs or len(takers) > 1:
        return state.trick_points
    return (ALL_TRICK_POINTS, 0) if takers == {0} else (0, ALL_TRICK_POINTS)
