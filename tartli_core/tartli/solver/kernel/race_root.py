"""An ending in a race as the search sees it."""

from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.kernel.choices import PLACE, leads
from tartli_core.tartli.solver.kernel.places import bits_of, places
from tartli_core.tartli.solver.kernel.race_search import RaceSearch


class RaceRoot:
    """The moment after a card, in the terms of the search."""

    def __init__(self, after: Ending) -> None:
        self._leader = after.leader
        me, other = after.leader, 1 - after.leader
        self._me, self._op = (bits_of(after.hands[p], after.trump) for p in (me, other))
        self._led = None if after.led is None else places(after.trump)[after.led]
        self._rest, self._mine = after.to_come, after.totals[me]
        self._alive, self._other_alive = (after.may_win_all[p] for p in (me, other))

    def wins(self, ask: RaceSearch, attacker: int) -> bool:
        """Whether this attacker gets what is asked."""
        attacks = attacker == self._leader
        if self._led is not None:
            kept = self._reply(ask, self._me, self._led, attacks)
        elif self._other_alive:  # trick 8, where both may still win all nine
            kept = any(
                self._reply(ask, self._me ^ 1 << led, led, attacks)
                for led in (lead & PLACE for lead in leads(self._me, self._op))
            )
        else:
            kept = ask.lead(
                self._me, self._op, self._rest, self._mine, attacks, self._alive
            )
        return kept == attacks

    def _reply(self, ask: RaceSearch, me: int, led: int, attacks: bool) -> bool:
        return ask.reply(
            me,
            self._op,
            led,
            self._rest,
            self._mine,
            attacks,
            self._alive,
            self._other_alive,
        )
