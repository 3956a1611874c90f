"""The search for the most points."""

from tartli_core.tartli.solver.kernel.bounds import bounds
from tartli_core.tartli.solver.kernel.choices import PLACE, Lead, leads, replies
from tartli_core.tartli.solver.kernel.places import POINTS, has_sure_trick, wins


class PointsSearch:
    """Points still to come to the player on lead, both playing for points.

    A fail-soft alpha-beta search: outside the window a value is a bound. What it
    learns of a pair of hands stays in its table, and serves all endings with the same
    trump. `bonus` is what stichmaccs would add for the player on lead: the other's
    earlier points while the player on lead has won all of the last nine tricks so far,
    else 0 (T-S2). The trick's winner leads, so inside the search nobody else can still
    win them all.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self._known: dict[int, tuple[int, int, Lead | None]] = {}

    def lead(
        self, me: int, op: int, rest: int, bonus: int, alpha: int, beta: int
    ) -> int:
        """The value at the beginning of a trick.

        Args:
            me: the hand of the player on lead.
            op: the other hand, as many cards.
            rest: points still to come, with the last trick's ten.
            bonus: see the class.
            alpha: lower values need not be told apart.
            beta: nor higher ones.
        """
        if not me & me - 1:
            return last_trick(me.bit_length() - 1, op.bit_length() - 1, rest, bonus)
        self.nodes += 1
        if bonus and has_sure_trick(op, me):
            bonus = 0
        known = self._known
        key = me << 32 | op
        if bonus:
            key |= bonus << 64
        entry = known.get(key)
        if entry is not None:
            least, most, first = entry
        else:
            first = None
            least, most = bounds(me, op, rest)
            if bonus:
                most += bonus
                if least == rest:
                    return most
        if most <= alpha:
            return most
        if least >= beta or least == most:
            return least
        low = alpha if alpha > least else least
        high = beta if beta < most else most
        floor = low
        best = -1
        for lead in leads(me, op, first):
            place = lead & PLACE
            value = self.reply(me ^ 1 << place, op, place, rest, bonus, 0, low, high)
            if value > best:
                best, first = value, lead
                if value > low:
                    low = value
                    if value >= high:
                        break
        if best >= high:
            least = max(least, best)
        elif best <= floor:
            most = min(most, max(best, least))
            best = most
        else:
            least = most = best
        known[key] = (least, most, first)
        return best

    def reply(
        self,
        me: int,
        op: int,
        led: int,
        rest: int,
        bonus: int,
        other_bonus: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value, for the leader, after a card was led.

        Args:
            me: the leader's hand without the card led.
            op: the other hand, one card more.
            led: the card's place.
            rest: points still to come, this trick's included.
            bonus: as in `lead`.
            other_bonus: the same for the other player.
            alpha: as in `lead`.
            beta: as in `lead`.
        """
        if not me:
            return last_trick(led, op.bit_length() - 1, rest, bonus, other_bonus)
        worst = 1000
        without_led = rest - POINTS[led]
        winning, losing = replies(me, op, led)
        for card in winning:
            left = without_led - POINTS[card]
            value = left - self.lead(
                op ^ 1 << card, me, left, other_bonus, left - beta, left - alpha
            )
            if value < worst:
                worst = value
                if value <= alpha:
                    return worst
                if value < beta:
                    beta = value
        for card in losing:
            left = without_led - POINTS[card]
            gain = rest - left
            value = gain + self.lead(
                me, op ^ 1 << card, left, bonus, alpha - gain, beta - gain
            )
            if value < worst:
                worst = value
                if value <= alpha:
                    return worst
                if value < beta:
                    beta = value
        return worst


def last_trick(
    led: int, reply: int, rest: int, bonus: int, other_bonus: int = 0
) -> int:
    """The value, for the leader, of the trick after which the deal is over.

    Args:
        led: the place of the leader's card.
        reply: of the other's.
        rest: the points of the trick, the ten for the last one included.
        bonus: see the class.
        other_bonus: the same for the other player.
    """
    return -other_bonus if wins(reply, led) else rest + bonus
