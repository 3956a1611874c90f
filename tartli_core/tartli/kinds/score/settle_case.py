"""The end of a deal, and what it does to buli and match (T-S2 to T-S7).

The position has the totals `before`, the melds `written`, and in `taken` the points
of the cards that each has taken, without the ten of the last trick. Of a deal that was
played out it has in `last` who took trick 16, and in `last_nine` how many of the last
nine tricks each took; of one that a claim ended, in `claim` who claimed. With the
`bulis`, the buli points before, and the `stake` of a match it asks what is paid.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tartli_core.tartli.cards import LAST_TRICK_POINTS
from tartli_core.tartli.ending import result_of
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.state import ALL_TRICK_POINTS, End, Result

PLAYERS: Final = tuple(Who)

LIMITS: Final = range(249, 252)
"""Totals of a loser at which one point decides, or the rule set (T-S3)."""


@dataclass(frozen=True, kw_only=True)
class SettleCase:
    """A deal that has ended, and the match it belongs to.

    Attributes:
        rules: the rule set.
        before: both totals before the deal.
        written: the melds of the deal.
        taken: the points of cards taken, without the ten of the last trick.
        last: who took the last trick; None after a claim.
        last_nine: how many of the last nine tricks each took.
        claim: who ended the deal by a claim; None if it was played out.
        bulis: the buli points before; None if the match is not asked about.
        stake: what one buli point is worth.
    """

    rules: Rules
    before: Pair
    written: Pair
    taken: Pair
    last: Who | None = None
    last_nine: Pair = (0, 0)
    claim: Who | None = None
    bulis: Pair | None = None
    stake: int = 0

    @classmethod
    def of(cls, position: Mapping[str, Any], rules: Rules) -> "SettleCase":
        """The case of a position."""
        last, claim = position.get("last"), position.get("claim")
        return cls(
            rules=rules,
            before=_pair(position["before"]),
            written=_pair(position["written"]),
            taken=_pair(position["taken"]),
            last=None if last is None else Who(last),
            last_nine=_pair(position.get("last_nine", (0, 0))),
            claim=None if claim is None else Who(claim),
            bulis=_pair(position["bulis"]) if "bulis" in position else None,
            stake=position.get("stake", 0),
        )

    @property
    def sweeper(self) -> Who | None:
        """Who took all of the last nine tricks, whether or not it counts (T-S2)."""
        if self.claim is not None or min(self.last_nine) > 0:
            return None
        return PLAYERS[0] if self.last_nine[0] else PLAYERS[1]

    @property
    def counted(self) -> Pair:
        """Trick points as counted, the ten of the last trick included (T-C5)."""
        mine, theirs = self.taken
        if self.last is Who.YOU:
            return mine + LAST_TRICK_POINTS, theirs
        if self.last is Who.OPPONENT:
            return mine, theirs + LAST_TRICK_POINTS
        return self.taken

    @property
    def stichmaccs(self) -> Who | None:
        """Who makes stichmaccs under these rules (T-S2)."""
        return self.sweeper if self.rules.stichmaccs else None

    @property
    def trick_points(self) -> Pair:
        """Trick points with stichmaccs applied."""
        return swept(self.stichmaccs) or self.counted

    @property
    def points(self) -> Pair:
        """What each has scored in the deal."""
        return add(self.written, self.trick_points)

    @property
    def claim_is_right(self) -> bool:
        """Whether the claimant has 501 (T-S4)."""
        assert self.claim is not None
        return self.totals[PLAYERS.index(self.claim)] >= TARGET

    @property
    def totals(self) -> Pair:
        """Both totals after the deal."""
        return add(self.before, self.points)

    @cached_property
    def result(self) -> Result:
        """What the deal does to the buli."""
        if self.claim is None:
            return result_of(End.PLAYED_OUT, self.points, self.before, self.rules)
        claimant = PLAYERS.index(self.claim)
        right = self.claim_is_right
        how = End.CLAIM if right else End.WRONG_CLAIM
        winner = claimant if right else 1 - claimant
        return result_of(how, self.points, self.before, self.rules, winner)

    @property
    def winner(self) -> Who | None:
        """Who has won the buli."""
        return None if self.result.winner is None else PLAYERS[self.result.winner]

    @property
    def loser_total(self) -> int:
        """What the loser of the buli has in all; the smaller total without one."""
        if self.result.winner is None:
            return min(self.totals)
        return self.totals[1 - self.result.winner]

    @property
    def bulis_after(self) -> Pair:
        """The buli points with those of this deal."""
        assert self.bulis is not None
        return add(self.bulis, won_by(self.result.winner, self.result.buli_points))

    @property
    def payment(self) -> int:
        """What the opponent pays you at the end of the match; below 0 what you pay."""
        mine, theirs = self.bulis_after
        if max(mine, theirs) < self.rules.match:
            return 0
        return (mine - theirs) * self.stake


def _pair(numbers: Any) -> Pair:
    mine, theirs = numbers
    return mine, theirs


def add(one: Pair, other: Pair) -> Pair:
    """Two pairs added up."""
    return one[0] + other[0], one[1] + other[1]


def won_by(winner: int | None, points: int) -> Pair:
    """Points of one player, 0 or 1, and none of the other."""
    return points * (winner == 0), points * (winner == 1)


def swept(who: Who | None) -> Pair | None:
    """All trick points for one player; None for nobody."""
    if who is None:
        return None
    return won_by(PLAYERS.index(who), ALL_TRICK_POINTS)


def outcome(totals: Pair, winner: int | None, buli_points: int) -> str:
    """Totals, and who has won the buli for how many points, as an answer.

    >>> outcome((512, 240), 0, 2), outcome((430, 310), None, 0)
    ('512:240 you 2', '430:310')
    """
    won = "" if winner is None else f" {PLAYERS[winner]} {buli_points}"
    return f"{totals[0]}:{totals[1]}{won}"


def read_outcome(answer: str) -> tuple[Pair, Who | None, int]:
    """The totals, the winner of the buli and its points in an answer."""
    totals, *won = answer.split(" ")
    mine, theirs = map(int, totals.split(":"))
    return (mine, theirs), Who(won[0]) if won else None, int(won[1]) if won else 0


def payment(amount: int) -> str:
    """Who pays how much, as an answer, from what the opponent pays you.

    >>> payment(30), payment(-10), payment(0)
    ('opponent 30', 'you 10', 'nobody')
    """
    if amount == 0:
        return "nobody"
    return f"{Who.OPPONENT if amount > 0 else Who.YOU} {abs(amount)}"


def read_payment(answer: str) -> int:
    """What the opponent pays you by an answer; below 0 what you pay."""
    if answer == "nobody":
        return 0
    who, amount = answer.split(" ")
    return int(amount) if who == Who.OPPONENT else -int(amount)


def _is_swept(case: SettleCase) -> bool:
    return case.sweeper is not None


def _is_maccs(case: SettleCase) -> bool:
    return case.result.buli_points == 2


def _is_near_the_limit(case: SettleCase) -> bool:
    """Whether the loser of the buli has 245 to 255 points (T-S3)."""
    return case.winner is not None and 245 <= case.loser_total <= 255


def _are_both_out(case: SettleCase) -> bool:
    return min(case.totals) >= TARGET


def _is_tied(case: SettleCase) -> bool:
    return case.result.tied


def _is_claimed(case: SettleCase) -> bool:
    return case.claim is not None


def _is_wrongly_claimed(case: SettleCase) -> bool:
    return case.claim is not None and not case.claim_is_right


def _asks_for_payment(case: SettleCase) -> bool:
    return case.bulis is not None


def _goes_on(case: SettleCase) -> bool:
    """Whether the buli goes on: nobody has won it."""
    return case.winner is None


THEMES: Final[Mapping[str, Callable[[SettleCase], bool]]] = {
    "stichmaccs": _is_swept,
    "maccs": _is_maccs,
    "maccs-limit": _is_near_the_limit,
    "both-out": _are_both_out,
    "tie": _is_tied,
    "claim": _is_claimed,
    "wrong-claim": _is_wrongly_claimed,
    "payment": _asks_for_payment,
    "goes-on": _goes_on,
}
"""What a settlement can be about: one predicate a theme."""


def level(case: SettleCase) -> int:
    """1 to 5: won, stichmaccs in question, at the limit, both out or claimed, paid."""
    steps = (
        not _goes_on(case),
        _is_swept(case),
        case.loser_total in LIMITS,
        _are_both_out(case) or _is_claimed(case),
        _asks_for_payment(case),
    )
    return min(5, 1 + sum(steps))
