"""Winning every trick of an ending: stichmaccs made, or a trick saved (T-S2)."""

from typing import Final

from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.kernel.bounds import bounds
from tartli_core.tartli.solver.kernel.choices import PLACE, leads, replies
from tartli_core.tartli.solver.kernel.places import bits_of, has_sure_trick, places
from tartli_core.tartli.state import ALL_TRICK_POINTS

_ALL: Final = ALL_TRICK_POINTS + 1
"""More points than there are: `bounds` finds them all only when every trick is sure."""


class Sweep:
    """Whether a player wins every trick from the eighth on, however the other plays.

    What is found out of two hands serves all endings with the same trump.
    """

    def __init__(self) -> None:
        self._known: dict[int, bool] = {}

    def wins_all(self, ending: Ending, player: int) -> bool:
        """The answer in this ending, for player 0 or 1."""
        if ending.last_nine[1 - player]:
            return False
        me, op = (bits_of(ending.hands[p], ending.trump) for p in (player, 1 - player))
        led = None if ending.led is None else places(ending.trump)[ending.led]
        if ending.leader == player:
            return self._lead(me, op) if led is None else self._led(me, op, led)
        if led is not None:
            return self._take(me, op, led)
        return all(
            self._take(me, op ^ 1 << lead, lead)
            for lead in (each & PLACE for each in leads(op, me))
        )

    def _take(self, me: int, op: int, led: int) -> bool:
        """Whether I can take the trick from the card led, and all others after it."""
        winning, _ = replies(op, me, led)
        return any(self._lead(me ^ 1 << card, op) for card in winning)

    def _lead(self, me: int, op: int) -> bool:
        """Whether I win every trick, on lead."""
        if not me or bounds(me, op, _ALL)[0] == _ALL:
            return True
        if has_sure_trick(op, me):
            return False
        key = me << 32 | op
        if key not in self._known:
            self._known[key] = any(
                self._led(me ^ 1 << lead, op, lead)
                for lead in (each & PLACE for each in leads(me, op))
            )
        return self._known[key]

    def _led(self, me: int, op: int, led: int) -> bool:
        """The same when I have led this card."""
        winning, losing = replies(me, op, led)
        return not winning and all(self._lead(me, op ^ 1 << card) for card in losing)
