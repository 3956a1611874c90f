"""The usual mistakes in settling a deal and a match, and the answers they lead to."""

from dataclasses import replace

from tartli_core.tartli.ending import result_of
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.mistakes import distinct
from tartli_core.tartli.kinds.score.settle_case import (
    PLAYERS,
    SettleCase,
    add,
    outcome,
    payment,
    swept,
    won_by,
)
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.state import End, Result


def wrong_results(case: SettleCase) -> dict[str, Result]:
    """The results of usual mistakes, by their names."""
    found = _played_wrongly(case) if case.claim is None else _claimed_wrongly(case)
    return found | _won_wrongly(case)


def _played_wrongly(case: SettleCase) -> dict[str, Result]:
    """Mistakes with the points of a deal that was played out."""
    assert case.last is not None
    tricks = {
        "last-ten": case.taken,
        "ten-swapped": replace(case, last=case.last.other).counted,
    }
    if case.stichmaccs is not None:
        tricks["stichmaccs-missed"] = case.counted
    elif case.sweeper is not None or 1 in case.last_nine:
        most = Who.YOU if case.last_nine[0] > case.last_nine[1] else Who.OPPONENT
        tricks["stichmaccs-undue"] = swept(most) or case.counted
    points = {name: add(case.written, counted) for name, counted in tricks.items()}
    points["melds-forgotten"] = case.trick_points
    if case.stichmaccs is not None:
        sweeper = PLAYERS.index(case.stichmaccs)
        kept = won_by(sweeper, case.written[sweeper])
        points["stichmaccs-melds"] = add(kept, case.trick_points)
    return {
        name: result_of(End.PLAYED_OUT, scored, case.before, case.rules)
        for name, scored in points.items()
    }


def _claimed_wrongly(case: SettleCase) -> dict[str, Result]:
    """Mistakes with a claim: it is believed, or refused."""
    assert case.claim is not None
    truth = case.result
    assert truth.winner is not None
    other = replace(truth, winner=1 - truth.winner)
    name = "claim-refused" if case.claim_is_right else "claim-believed"
    twice = "maccs-undue" if case.claim_is_right else "wrong-claim-twice"
    return {
        name: other,
        f"{name}-twice": replace(other, buli_points=2),
        twice: replace(truth, buli_points=2),
    }


def _won_wrongly(case: SettleCase) -> dict[str, Result]:
    """Mistakes with who has won the buli, and for how much."""
    truth = case.result
    if truth.winner is None:
        won = {"tie-decided": 0, "tie-lost": 1} if truth.tied else {}
        return {
            name: replace(truth, winner=who, buli_points=1) for name, who in won.items()
        }
    other = 2 if truth.buli_points == 1 else 1
    name = "maccs-undue" if other == 2 else "maccs-missed"
    found = {name: replace(truth, buli_points=other)}
    if case.claim is None:
        found["out-missed"] = replace(truth, winner=None, buli_points=0)
    if min(truth.totals) >= TARGET:
        found["other-out"] = replace(truth, winner=1 - truth.winner, buli_points=1)
    return found


def wrong_outcomes(case: SettleCase) -> dict[str, str]:
    """Wrong answers about the buli, by the mistake behind each."""
    truth = case.result
    right = outcome(truth.totals, truth.winner, truth.buli_points)
    answers = {
        name: outcome(wrong.totals, wrong.winner, wrong.buli_points)
        for name, wrong in wrong_results(case).items()
    }
    return distinct(answers, right)


def wrong_payments(case: SettleCase) -> dict[str, str]:
    """Wrong answers about the match, by the mistake behind each."""
    assert case.bulis is not None
    truth = case.result
    amounts = {
        name: _paid(case, won_by(wrong.winner, wrong.buli_points))
        for name, wrong in wrong_results(case).items()
    }
    mine, theirs = case.bulis_after
    over = max(mine, theirs) >= case.rules.match
    difference = (mine - theirs) * case.stake
    if not over:
        amounts["match-over"] = difference
    else:
        amounts["difference-forgotten"] = (
            case.stake * max(mine, theirs) * (1 if mine > theirs else -1)
        )
        amounts["payer-swapped"] = -difference
    if truth.winner is not None:
        amounts["last-buli-only"] = case.stake * (
            truth.buli_points if truth.winner == 0 else -truth.buli_points
        )
    answers = {name: payment(amount) for name, amount in amounts.items()}
    return distinct(answers, payment(case.payment))


def _paid(case: SettleCase, won: Pair) -> int:
    """What the opponent pays if the deal brings these buli points."""
    assert case.bulis is not None
    mine, theirs = add(case.bulis, won)
    over = max(mine, theirs) >= case.rules.match
    return (mine - theirs) * case.stake if over else 0
