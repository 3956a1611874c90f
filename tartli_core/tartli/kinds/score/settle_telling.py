"""The words of a settlement: what is counted, who has won, what is paid."""

from collections.abc import Iterator
from typing import Final

from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.score.settle_case import (
    PLAYERS,
    SettleCase,
    read_outcome,
    read_payment,
)
from tartli_core.tartli.scoring import TARGET
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Option, Puzzle, Telling


def tell(puzzle: Puzzle) -> Telling:
    """The words of a settlement."""
    rules = rules_of(puzzle)
    case = SettleCase.of(puzzle.position, rules)
    wrong = [option for option in puzzle.options if not option.right]
    return Telling(
        question=tuple(_question(case)),
        hints=(
            (_rule_to_think_of(case),),
            (_where_to_look(case),),
            (_struck_out(case, wrong[0].answer),),
        ),
        explanation=tuple(_explanation(case)),
        rule_numbers=_rule_numbers(case),
        whys={option.answer: (_why(case, option),) for option in wrong},
    )


def _question(case: SettleCase) -> Iterator[Say]:
    both = {"you": case.taken[0], "opponent": case.taken[1]}
    if case.bulis is None:
        yield Say("settle.ask_buli")
    else:
        yield Say("settle.ask_payment", stake=case.stake)
    yield Say("settle.before", you=case.before[0], opponent=case.before[1])
    yield Say("settle.melds", you=case.written[0], opponent=case.written[1])
    if case.claim is None:
        yield Say(f"settle.cards_{case.last}", **both)
        yield Say("settle.nine", you=case.last_nine[0], opponent=case.last_nine[1])
    else:
        yield Say("settle.cards", **both)
        yield Say(f"settle.claims_{case.claim}")
    if case.bulis is not None and case.rules.match > 1:
        mine, theirs = case.bulis
        yield Say("settle.match", you=mine, opponent=theirs, target=case.rules.match)


def _rule_to_think_of(case: SettleCase) -> Say:
    if case.claim is not None:
        return Say("settle.hint_claim")
    if case.bulis is not None:
        return Say("settle.hint_payment")
    return Say("settle.hint_stichmaccs" if case.rules.stichmaccs else "settle.hint_ten")


def _where_to_look(case: SettleCase) -> Say:
    if case.claim is not None:
        return Say(f"settle.look_claimant_{case.claim}")
    if case.sweeper is not None:
        return Say(f"settle.look_nine_{case.sweeper}")
    if case.winner is None:
        return Say("settle.look_totals")
    return Say("settle.look_loser", limit=case.rules.maccs_limit)


def _struck_out(case: SettleCase, answer: str) -> Say:
    if case.bulis is not None:
        return Say(f"settle.strike_{_payer(answer)}", sum=abs(read_payment(answer)))
    (mine, theirs), winner, points = read_outcome(answer)
    code = f"settle.strike_{winner}_{points}" if winner else "settle.strike_open"
    return Say(code, you=mine, opponent=theirs)


def _payer(answer: str) -> str:
    """Who pays by this answer: you, opponent or nobody."""
    return answer.split(" ")[0]


def _explanation(case: SettleCase) -> Iterator[Say]:
    yield from _points(case)
    for who, place in zip(PLAYERS, (0, 1), strict=True):
        terms = (case.before[place], case.written[place], case.trick_points[place])
        total = " + ".join(map(str, terms))
        yield Say(f"settle.sum_{who}", sum=f"{total} = {case.totals[place]}")
    yield from _buli(case)
    if case.bulis is not None:
        yield from _match(case)


def _points(case: SettleCase) -> Iterator[Say]:
    """The ten of the last trick, and stichmaccs (T-C5, T-S2)."""
    if case.claim is not None:
        return
    if case.stichmaccs is not None:
        yield Say(f"settle.stichmaccs_{case.stichmaccs}")
        return
    mine, theirs = case.counted
    yield Say(f"settle.ten_{case.last}", you=mine, opponent=theirs)
    if case.sweeper is not None:
        yield Say("settle.no_stichmaccs")


def _buli(case: SettleCase) -> Iterator[Say]:
    """Who has won the buli, and for how much (T-S3 to T-S6)."""
    winner = case.winner
    if case.claim is not None and not case.claim_is_right:
        code = "claim_wrong" if case.rules.match > 1 else "claim_wrong_single"
        yield Say(f"settle.{code}_{case.claim}")
        return
    if winner is None:
        yield Say("settle.tie" if case.result.tied else "settle.goes_on")
        return
    if case.claim is not None:
        yield Say(f"settle.claim_right_{winner}")
    elif min(case.totals) >= TARGET:
        yield Say(f"settle.both_out_{winner}")
    else:
        yield Say(f"settle.out_{winner}")
    yield _how_much(case)


def _how_much(case: SettleCase) -> Say:
    """Whether the loser has few enough points for maccs (T-S3)."""
    values = {"total": case.loser_total, "limit": case.rules.maccs_limit}
    if case.rules.match > 1:
        is_maccs = case.result.buli_points == 2
        return Say("settle.maccs" if is_maccs else "settle.no_maccs", **values)
    is_double = case.result.buli_points == 2
    return Say("settle.double" if is_double else "settle.single", **values)


def _match(case: SettleCase) -> Iterator[Say]:
    """Whether the match is over, and what the loser pays (T-S3)."""
    mine, theirs = case.bulis_after
    if case.rules.match > 1:
        yield Say("settle.bulis", you=mine, opponent=theirs)
    if not case.payment:
        yield Say("settle.match_on", target=case.rules.match)
        return
    payer = Who.OPPONENT if case.payment > 0 else Who.YOU
    times, owed = abs(mine - theirs), abs(case.payment)
    yield Say(f"settle.pays_{payer}", sum=f"{times} × {case.stake} = {owed}")


def _rule_numbers(case: SettleCase) -> tuple[str, ...]:
    numbers = ["T-S1", "T-S3"]
    if case.claim is not None:
        numbers.append("T-S4" if case.claim_is_right else "T-S5")
    else:
        numbers += ["T-C5", "T-S2"]
        if min(case.totals) >= TARGET:
            numbers.append("T-S6")
    return tuple(numbers)


_TOLD_AS: Final = {
    "claim-believed-twice": "claim-believed",
    "claim-refused-twice": "claim-refused",
}
"""Mistakes that are told as another one is."""


def _why(case: SettleCase, option: Option) -> Say:
    """What is wrong with an answer: the mistake behind it."""
    name = _TOLD_AS.get(option.mistake, option.mistake)
    if name == "stichmaccs-undue" and not case.rules.stichmaccs:
        name = "stichmaccs-unknown"
    limit = case.rules.maccs_limit
    return Say(f"settle.wrong_{name}", limit=limit, target=TARGET)
