"""How a deal ends: by a claim, by both passing 501, or played out (section S)."""

from typing import TypeVar

from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.state import (
    ALL_TRICK_POINTS,
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
    result = result_of(how, (mine, theirs), state.before, state.rules, claim_winner)
    return state.changed(result=result, step=OVER)


def result_of(
    how: End, points: Pair, before: Pair, rules: Rules, claim_winner: int | None = None
) -> Result:
    """What these points of a deal do to the buli (T-S2 to T-S7).

    Args:
        how: what ended the deal.
        points: what each scored in it, stichmaccs applied.
        before: both totals before it.
        rules: its `maccs_limit` counts.
        claim_winner: who wins by a claim, right or wrong.
    """
    totals = before[0] + points[0], before[1] + points[1]
    level = totals[0] == totals[1]
    winner = claim_winner
    if winner is None and max(totals) >= TARGET and not level:
        winner = 0 if totals[0] > totals[1] else 1
    buli_points = 0 if winner is None else 1
    if winner is not None and how not in (End.WRONG_CLAIM, End.TIE_BROKEN):
        buli_points += totals[1 - winner] <= rules.maccs_limit
    return Result(
        how=how,
        points=points,
        totals=totals,
        winner=winner,
        buli_points=buli_points,
        tied=winner is None and level and max(totals) >= TARGET,
    )


def _with_stichmaccs(state: State) -> Pair:
    """Trick points of the whole deal, stichmaccs applied (T-S2)."""
    mine, theirs = state.last_nine
    if not state.rules.stichmaccs or (mine and theirs):
        return state.trick_points
    return (ALL_TRICK_POINTS, 0) if mine else (0, ALL_TRICK_POINTS)
