"""Writing melds down, and going out by them (T-S1, T-S4, T-S7)."""

from dataclasses import dataclass
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.melds import BELA_POINTS
from tartli_core.tartli.rules import Rules

TARGET: Final = 501
"""Points that end a buli (T-S3)."""

Pair = tuple[int, int]
"""One number for each of the two players."""

ZERO: Final[Pair] = (0, 0)
"""Nothing for either player."""


def begins_tied(before: Pair) -> bool:
    """Whether a deal begins with both level at 501 or more (T-S6)."""
    return before[0] == before[1] >= TARGET


def check_before(before: Pair) -> None:
    """Pass if a deal can begin at these totals (T-S3, T-S6).

    Raises:
        InvalidStateError: a total is negative, or they have ended the buli.
    """
    if not begins_tied(before) and not all(0 <= total < TARGET for total in before):
        raise InvalidStateError(
            "totals {mine}:{theirs} before the deal: both must be 0 to {most}, or the "
            "same and {target} or more",
            mine=before[0],
            theirs=before[1],
            most=TARGET - 1,
            target=TARGET,
        )


@dataclass(frozen=True, slots=True)
class Writing:
    """What is written for the melds of one trick.

    Attributes:
        points: what each player writes, 0 or more.
        totals: each player's total afterwards.
        winner: the player (0 or 1) who is out by it, or None.
    """

    points: Pair
    totals: Pair
    winner: int | None

    @property
    def margin(self) -> int:
        """Points the first player writes more than the second."""
        return self.points[0] - self.points[1]


def write_melds(
    totals: Pair, contest: Pair, bela_owner: int | None, rules: Rules
) -> Writing:
    """Write one trick's melds; a player who reaches 501 claims at once.

    Args:
        totals: written points and completed tricks of each player, below 501.
        contest: what each scores in the contest; one of the two is 0 (T-M6).
        bela_owner: the player (0 or 1) who said béla, or None.
        rules: its `bela_order` decides (T-A5, T-S7).

    Raises:
        InvalidStateError: a total is 501 or more before.
    """
    if max(totals) >= TARGET:
        raise InvalidStateError(
            "totals {totals}: both must be below {target} before writing",
            totals=totals,
            target=TARGET,
        )
    bela = (BELA_POINTS * (bela_owner == 0), BELA_POINTS * (bela_owner == 1))
    if rules.bela_order == "before_melds":
        first = _write(totals, bela)
        if first.winner is not None:
            return first
    return _write(totals, (contest[0] + bela[0], contest[1] + bela[1]))


def _write(totals: Pair, points: Pair) -> Writing:
    """Both past 501 in one scoring: the higher total wins; level, nobody (T-S7)."""
    after = totals[0] + points[0], totals[1] + points[1]
    winner = None
    if max(after) >= TARGET and after[0] != after[1]:
        winner = 0 if after[0] > after[1] else 1
    return Writing(points, after, winner)
