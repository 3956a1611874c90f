"""The search of the race: one question about the buli at a time."""

from tartli_core.tartli.cards import LAST_TRICK_POINTS
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.solver.kernel.bounds import bounds
from tartli_core.tartli.solver.kernel.choices import PLACE, Lead, leads, replies
from tartli_core.tartli.solver.kernel.places import POINTS, has_sure_trick
from tartli_core.tartli.state import ALL_TRICK_POINTS


class RaceSearch:
    """One question: does the attacker win at least this many buli points?

    After each trick its winner and then the other may claim (T-S4, T-S6). More points
    never hurt, so of each pair of hands it is enough to know from which total of the
    player on lead on the answer is yes, and up to which it is no.
    """

    def __init__(
        self, attacker: int, defender: int, stake: int, limit: int, stichmaccs: bool
    ) -> None:
        """Prepare the question.

        Args:
            attacker: the attacker's score, without this deal's trick points.
            defender: the defender's.
            stake: 1, or 2 for maccs (T-S3).
            limit: the most points with which one loses double.
            stichmaccs: whether all of the last nine tricks take everything (T-S2).
        """
        self.nodes = 0
        self._score = {True: attacker, False: defender}
        self._whole = attacker + defender + ALL_TRICK_POINTS
        self._stake, self._limit, self._stichmaccs = stake, limit, stichmaccs
        self._known: dict[int, tuple[int, int, Lead | None]] = {}
        self._known_alive: dict[int, tuple[int, int, Lead | None]] = {}

    def lead(
        self, me: int, op: int, rest: int, mine: int, attacks: bool, alive: bool
    ) -> bool:
        """Whether the player on lead, before any claim, gets what they want.

        Args:
            me: the hand of the player on lead, who won the last trick.
            op: the other hand, as many cards.
            rest: points still to come.
            mine: total of the player on lead, this deal's trick points included.
            attacks: whether the player on lead is the attacker.
            alive: whether they have won all of the last nine tricks so far.
        """
        theirs = self._whole - rest - mine
        if not me:
            return self._counted(mine, theirs, attacks, alive)
        self.nodes += 1
        if alive and (not self._stichmaccs or has_sure_trick(op, me)):
            alive = False
        settled = self._settled(mine, theirs, attacks, alive)
        if settled is None:
            settled = self._bounded(me, op, rest, mine, attacks, alive)
        if settled is not None:
            return settled
        known = self._known_alive if alive else self._known
        key = me << 32 | op
        no, yes, first = known.get(key, (-1, 1 << 30, None))
        if mine <= no:
            return False
        if mine >= yes:
            return True
        for lead in leads(me, op, first):
            place = lead & PLACE
            if self.reply(
                me ^ 1 << place, op, place, rest, mine, attacks, alive, False
            ):
                known[key] = (no, mine, lead)
                return True
        known[key] = (mine, yes, first)
        return False

    def reply(
        self,
        me: int,
        op: int,
        led: int,
        rest: int,
        mine: int,
        attacks: bool,
        alive: bool,
        other_alive: bool,
    ) -> bool:
        """The same after a card was led.

        Args:
            me: the leader's hand without the card led.
            op: the other hand, one card more.
            led: the card's place.
            rest: as in `lead`, with this trick's points.
            mine: as in `lead`.
            attacks: whether the leader attacks.
            alive: as in `lead`.
            other_alive: the same for the other player.
        """
        winning, losing = replies(me, op, led)
        last = 0 if me else LAST_TRICK_POINTS
        theirs = self._whole - rest - mine
        for card in winning:
            gain = POINTS[led] + POINTS[card] + last
            if self.lead(
                op ^ 1 << card, me, rest - gain, theirs + gain, not attacks, other_alive
            ):
                return False
        for card in losing:
            gain = POINTS[led] + POINTS[card] + last
            if not self.lead(
                me, op ^ 1 << card, rest - gain, mine + gain, attacks, alive
            ):
                return False
        return True

    def _counted(self, mine: int, theirs: int, attacks: bool, alive: bool) -> bool:
        """The answer when all tricks are taken and nobody has claimed."""
        if alive and self._stichmaccs:
            theirs = self._score[not attacks]
            mine = self._whole - theirs
        winner, loser = (mine, theirs) if attacks else (theirs, mine)
        won = winner >= TARGET and winner > loser
        return (won and self._enough(loser)) == attacks

    def _enough(self, loser: int) -> bool:
        """Whether winning against this total is what was asked."""
        return self._stake == 1 or loser <= self._limit

    def _settled(
        self, mine: int, theirs: int, attacks: bool, alive: bool
    ) -> bool | None:
        """The answer if a claim gives it, or nothing can any more."""
        if not attacks:
            if mine >= TARGET:
                return True
            if not self._enough(mine):
                return True
            return False if theirs >= TARGET else None
        enough = self._enough(theirs)
        if enough and mine >= TARGET:
            return True
        if not enough and not (alive and self._enough(self._score[False])):
            return False
        return False if theirs >= TARGET else None

    def _bounded(
        self, me: int, op: int, rest: int, mine: int, attacks: bool, alive: bool
    ) -> bool | None:
        """The answer if the points that are sure to come give it."""
        least, most = bounds(me, op, rest)
        worst = self._whole - mine - least  # the most that the other can have
        if attacks:
            if mine + least >= TARGET > worst and self._enough(worst):
                return True
            if alive:
                most = self._whole - self._score[False] - mine
            return False if mine + most < TARGET else None
        if worst < TARGET:
            return True
        sure = self._whole - mine - most
        ahead = sure >= TARGET > mine + most
        return False if ahead and self._enough(mine + most) else None
