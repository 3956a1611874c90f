"""`settle`: the end of a deal, of a buli and of a match (T-S2 to T-S7)."""

from random import Random
from typing import Any, Final

from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import (
    CLOSED_FORM,
    Draft,
    any_right,
    generator,
    themes_of,
)
from tartli_core.tartli.kinds.open_tricks import (
    FOLLOWING_FROM,
    LAST,
    OpenTrick,
    play_by_chance,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.score.settle_case import (
    PLAYERS,
    THEMES,
    SettleCase,
    add,
    level,
    outcome,
    payment,
    read_outcome,
    read_payment,
    swept,
    won_by,
)
from tartli_core.tartli.kinds.score.settle_mistakes import (
    wrong_outcomes,
    wrong_payments,
)
from tartli_core.tartli.kinds.score.settle_telling import tell
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "settle"
VERSION: Final = 1

CHOICES: Final = 4

MELDS: Final = (0, 0, 0, 20, 20, 40, 40, 50, 60, 70, 90, 100, 110, 120, 150, 200)
"""What a player may write for the melds of a deal."""

ENDS: Final = (
    "close",
    "limit",
    "limit",
    "sweep",
    "sweep",
    "both",
    "tie",
    "claim",
    "claim",
)
"""What the end of a deal is about, each as often as it stands here."""

NEAR_LIMIT: Final = (247, 248, 249, 249, 250, 250, 251, 252)
"""Totals of a loser at which the limit of maccs matters."""

PAYMENT_SHARE: Final = 0.35
STAKES: Final = (2, 5, 10, 20)
"""What a buli point is worth in a match."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    end = rng.choice(ENDS)
    position = _draw_claim(rng) if end == "claim" else _draw_played(rng, end)
    match = rng.random() < PAYMENT_SHARE
    bulis, stake = (rng.randrange(5), rng.randrange(5)), rng.choice(STAKES)
    if match:
        fits = bulis if max(bulis) < rules.match else (0, 0)
        position |= {"bulis": list(fits), "stake": stake}
    case = SettleCase.of(position, rules)
    options = _options(rng, case)
    return Draft(
        position=position,
        form=Form.ONE,
        options=tuple(options),
        answers=any_right(options),
        value=next(option.value for option in options if option.right),
        certificate=_certificate(case),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _certificate(case: SettleCase) -> dict[str, Any]:
    """What is reckoned on the way, so that no number can change unnoticed."""
    bulis = {} if case.bulis is None else {"bulis": list(case.bulis_after)}
    return {**CLOSED_FORM, "totals": list(case.totals), **bulis}


def _draw_played(rng: Random, end: str) -> dict[str, Any]:
    """A deal that was played out, with totals that make its end worth asking."""
    tricks = play_by_chance(rng).tricks
    sweeper = rng.choice(PLAYERS) if end == "sweep" else None
    taken = _taken(tricks, sweeper)
    last = sweeper or tricks[-1].taker
    nine = [t.taker for t in tricks if t.number >= FOLLOWING_FROM]
    if sweeper:
        nine = [sweeper] * len(nine)
    written = rng.choice(MELDS), rng.choice(MELDS)
    ten = won_by(PLAYERS.index(last), 10)
    points = add(written, swept(sweeper) or add(taken, ten))
    return {
        "before": list(_draw_before(rng, end, points)),
        "written": list(written),
        "taken": list(taken),
        "last": str(last),
        "last_nine": [nine.count(who) for who in PLAYERS],
    }


def _taken(tricks: tuple[OpenTrick, ...], sweeper: Who | None) -> Pair:
    """The points of cards that each took, the last nine tricks by the sweeper."""
    taken = dict.fromkeys(PLAYERS, 0)
    for trick in tricks:
        swept_one = sweeper is not None and trick.number >= FOLLOWING_FROM
        taker = sweeper if swept_one and sweeper else trick.taker
        taken[taker] += trick.points - trick.ten
    mine, theirs = taken.values()
    return mine, theirs


def _draw_before(rng: Random, end: str, points: Pair) -> Pair:
    """Totals before a deal that brings these points, so that it ends as wanted."""
    winner = rng.choice((0, 1))
    match end:
        case "both":
            totals = [TARGET + rng.randrange(40), TARGET + rng.randrange(40)]
        case "tie":
            totals = [TARGET + rng.randrange(60)] * 2
        case "close":
            totals = [rng.randint(430, 500), rng.randint(300, 500)]
        case _:
            totals = [TARGET + rng.randrange(60), rng.choice(NEAR_LIMIT)]
    if winner:
        totals.reverse()
    before = totals[0] - points[0], totals[1] - points[1]
    if not all(0 <= total < TARGET for total in before):
        raise Rejected
    return before


def _draw_claim(rng: Random) -> dict[str, Any]:
    """A deal that a claim has ended, right or just too early."""
    tricks = play_by_chance(rng).tricks[: rng.randint(3, LAST - 1)]
    claimant = rng.choice(PLAYERS)
    taken = _taken(tricks, None)
    written = rng.choice(MELDS), rng.choice(MELDS)
    own = TARGET + (rng.randrange(25) if rng.random() < 0.5 else -rng.randint(1, 15))
    other = rng.choice((*NEAR_LIMIT, rng.randint(200, 540), rng.randint(480, 540)))
    totals = (own, other) if claimant is Who.YOU else (other, own)
    points = add(written, taken)
    before = totals[0] - points[0], totals[1] - points[1]
    if not all(0 <= total < TARGET for total in before):
        raise Rejected
    return {
        "before": list(before),
        "written": list(written),
        "taken": list(taken),
        "claim": str(claimant),
    }


def _options(rng: Random, case: SettleCase) -> list[Option]:
    """The truth and the answers of three mistakes, shuffled."""
    truth = case.result
    paid = case.bulis is not None
    right = (
        payment(case.payment)
        if paid
        else outcome(truth.totals, truth.winner, truth.buli_points)
    )
    wrong = wrong_payments(case) if paid else wrong_outcomes(case)
    if len(wrong) < (2 if paid else CHOICES - 1):
        raise Rejected
    names = rng.sample(list(wrong), min(len(wrong), CHOICES - 1))
    value = read_payment if paid else _lead
    options = [Option(answer=right, value=value(right), right=True)]
    options += [
        Option(answer=wrong[name], value=value(wrong[name]), right=False, mistake=name)
        for name in names
    ]
    rng.shuffle(options)
    return options


def _lead(answer: str) -> int:
    """By how many points you are ahead in an outcome."""
    (mine, theirs), _, _ = read_outcome(answer)
    return mine - theirs


def describe(puzzle: Puzzle, answer: str) -> Say:
    """The totals and who has won the buli, or who pays how much."""
    if "bulis" in puzzle.position:
        payer = answer.split(" ")[0]
        return Say(f"settle.pay_{payer}", sum=abs(read_payment(answer)))
    (mine, theirs), winner, points = read_outcome(answer)
    if winner is None:
        tied = mine == theirs >= TARGET
        code = "settle.option_tie" if tied else "settle.option_open"
    else:
        single = rules_of(puzzle).match == 1
        code = f"settle.{'game' if single else 'option'}_{winner}_{points}"
    return Say(code, you=mine, opponent=theirs)


def worth(puzzle: Puzzle, value: int) -> Say:
    """Who gets how much, or is ahead by how much."""
    if value == 0:
        paid = "bulis" in puzzle.position
        return Say("settle.pay_nobody") if paid else Say("worth.level")
    code = "worth.ahead_you" if value > 0 else "worth.ahead_opponent"
    return Say(code, value=abs(value))


SETTLE: Final = Kind(
    name=NAME,
    title=Say("settle.title"),
    about=Say("settle.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    worth=worth,
)
"""The kind as the trainer knows it."""
