"""Kind `settle`: totals, the winner of the buli, and what is paid (T-S2 to T-S6)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.options import (
    answers_faults,
    certainty_faults,
    options_faults,
    value_faults,
)
from tartli_core.proof.tartli.shape import (
    PLAYER,
    Shape,
    at_least,
    is_number,
    is_score,
    object_faults,
)
from tartli_core.proof.tartli.tables import PLAYERS, TARGET

CARD_POINTS, TEN, ALL_POINTS = 151, 10, 161  # T-C5
NINE = 9  # T-S2: the tricks without a talon

OUTCOME = re.compile(r"(0|[1-9]\d*):(0|[1-9]\d*)(?: (you|opponent) ([12]))?")
PAYMENT = re.compile(r"nobody|(you|opponent) ([1-9]\d*)")


def is_pair(value: object) -> bool:
    """Two whole numbers from 0."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(is_number(number) and number >= 0 for number in value)
    )


PAIR = (is_pair, "two whole numbers from 0")

DEAL: Shape = {
    "before": (is_score, "two totals from 0 to 500"),
    "written": PAIR,
    "taken": PAIR,
}
PLAYED: Shape = {"last": PLAYER, "last_nine": PAIR}
CLAIMED: Shape = {"claim": PLAYER}
MATCH: Shape = {"bulis": PAIR, "stake": (at_least(1), "a whole number from 1")}


@dataclass(frozen=True)
class End:
    """How a deal ended: totals, the winner of the buli and its points."""

    totals: tuple[int, int]
    winner: str | None
    buli_points: int

    def __str__(self) -> str:
        won = f" {self.winner} {self.buli_points}" if self.winner else ""
        return f"{self.totals[0]}:{self.totals[1]}{won}"


def settle_faults(puzzle: Json, rules: dict[str, str]) -> Iterator[str]:
    """Numbers that no deal can bring, or an outcome other than the rules say."""
    position = puzzle["position"]
    asks_payment = "bulis" in position or "stake" in position
    shape = DEAL | (CLAIMED if "claim" in position else PLAYED)
    wrong = list(
        object_faults("position", position, shape | (MATCH if asks_payment else {}))
    )
    if not wrong:
        wrong = [*deal_faults(position), *match_faults(position, rules)]
    yield from wrong
    if wrong:
        return
    end = end_of(position, rules)
    certificate: Json = {"class": "closed form", "totals": list(end.totals)}
    if asks_payment:
        bulis = bulis_after(position, end)
        certificate["bulis"] = bulis
        yield from payment_faults(puzzle, payment_of(position, bulis, rules))
    else:
        yield from outcome_faults(puzzle, end)
    yield from certainty_faults(puzzle, certificate)


def deal_faults(position: Json) -> Iterator[str]:
    """Melds and tricks that no deal can bring."""
    for points in position["written"]:
        if points % 10 or points in (10, 30):
            yield f"written has {points}; right would be points that melds can bring"
    taken = sum(position["taken"])
    if "claim" in position:
        if taken > CARD_POINTS:
            yield f"taken makes {taken}; right would be {CARD_POINTS} at most"
        return
    if taken != CARD_POINTS:
        yield f"taken makes {taken}; right would be {CARD_POINTS}"
    nine, last = position["last_nine"], PLAYERS.index(position["last"])
    if sum(nine) != NINE or not nine[last]:
        yield (
            f"last_nine is {quoted(nine)}; right would be nine tricks, the last one "
            f"with {position['last']}"
        )


def match_faults(position: Json, rules: dict[str, str]) -> Iterator[str]:
    """Buli points with which the match is over already."""
    bulis = position.get("bulis", [0, 0])
    if max(bulis) >= int(rules["match"]):
        yield f"bulis is {quoted(bulis)}; right would be a match that goes on"


def end_of(position: Json, rules: dict[str, str]) -> End:
    """What a deal does to the buli (T-S2 to T-S6)."""
    tricks = list(position["taken"])
    if "claim" not in position:
        tricks = trick_points(position, rules)
    totals = [
        position["before"][n] + position["written"][n] + tricks[n] for n in (0, 1)
    ]
    both = totals[0], totals[1]
    if "claim" in position:
        claimant = PLAYERS.index(position["claim"])
        if totals[claimant] < TARGET:  # T-S5
            return End(both, PLAYERS[1 - claimant], 1)
        return won(both, claimant, rules)
    if max(totals) < TARGET or totals[0] == totals[1]:
        return End(both, None, 0)
    return won(both, 0 if totals[0] > totals[1] else 1, rules)


def trick_points(position: Json, rules: dict[str, str]) -> list[int]:
    """The trick points of a whole deal, stichmaccs applied (T-S2)."""
    if rules["stichmaccs"] == "yes" and 0 in position["last_nine"]:
        return [ALL_POINTS if tricks else 0 for tricks in position["last_nine"]]
    last = PLAYERS.index(position["last"])
    return [
        points + (TEN if place == last else 0)
        for place, points in enumerate(position["taken"])
    ]


def won(totals: tuple[int, int], winner: int, rules: dict[str, str]) -> End:
    """A buli won, doubly if the loser has few points (T-S3)."""
    is_maccs = totals[1 - winner] <= int(rules["maccs_limit"])
    return End(totals, PLAYERS[winner], 2 if is_maccs else 1)


def bulis_after(position: Json, end: End) -> list[int]:
    """The buli points with those of the deal (T-S3)."""
    bulis = list(position["bulis"])
    if end.winner:
        bulis[PLAYERS.index(end.winner)] += end.buli_points
    return bulis


def payment_of(position: Json, bulis: list[int], rules: dict[str, str]) -> int:
    """What the opponent pays you; below 0 what you pay, 0 before the end (T-S3)."""
    if max(bulis) < int(rules["match"]):
        return 0
    return (bulis[0] - bulis[1]) * int(position["stake"])


def outcome_faults(puzzle: Json, end: End) -> Iterator[str]:
    """Outcomes that cannot be read, are wrongly flagged, or lack the right one."""
    expected = {}
    for option in puzzle["options"]:
        read = OUTCOME.fullmatch(option["answer"])
        if read:
            lead = int(read[1]) - int(read[2])
            expected[option["answer"]] = lead, option["answer"] == str(end)
    yield from options_faults(puzzle, expected)
    yield from choice_faults(puzzle, str(end))
    yield from value_faults(puzzle, end.totals[0] - end.totals[1])


def payment_faults(puzzle: Json, amount: int) -> Iterator[str]:
    """Payments that cannot be read, are no stakes, or lack the right one."""
    right = "nobody"
    if amount:
        right = f"{PLAYERS[1 if amount > 0 else 0]} {abs(amount)}"
    stake, expected = puzzle["position"]["stake"], {}
    for option in puzzle["options"]:
        read = PAYMENT.fullmatch(option["answer"])
        if read and int(read[2] or 0) % stake == 0:
            paid = int(read[2] or 0) * (-1 if read[1] == "you" else 1)
            expected[option["answer"]] = paid, option["answer"] == right
    yield from options_faults(puzzle, expected)
    yield from choice_faults(puzzle, right)
    yield from value_faults(puzzle, amount)


def choice_faults(puzzle: Json, right: str) -> Iterator[str]:
    """Fewer than three options, or other answers than the right one."""
    if len(puzzle["options"]) < 3:
        yield f"there are {len(puzzle['options'])} options; right would be 3 or more"
    yield from answers_faults(puzzle, [[right]])
