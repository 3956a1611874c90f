"""An ending as the search sees it, from the card that is to be played now."""

from functools import cached_property

from tartli_core.tartli.cards import Card
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.kernel.choices import PLACE, leads, replies
from tartli_core.tartli.solver.kernel.places import POINTS, bits_of, places, wins
from tartli_core.tartli.solver.kernel.points_search import PointsSearch, last_trick


class Root:
    """The player on turn and their cards, in the terms of the search.

    Values here are the leader's points to come, with the other's earlier points if
    the leader wins all of the last nine tricks, less the leader's own if the other
    does (T-S2).
    """

    def __init__(self, ending: Ending, search: PointsSearch) -> None:
        leader, other = ending.leader, 1 - ending.leader
        self.cards = ending.legal_cards
        self._ending, self._search = ending, search
        self._place = places(ending.trump)
        self._me, self._op = (
            bits_of(ending.hands[p], ending.trump) for p in (leader, other)
        )
        self._led = None if ending.led is None else self._place[ending.led]
        self._rest = ending.to_come
        self._bonus, self._other_bonus = (
            ending.taken[1 - p] if ending.rules.stichmaccs and may else 0
            for p, may in ((p, ending.may_win_all[p]) for p in (leader, other))
        )
        self._lowest = -1 - self._other_bonus
        self._highest = self._rest + self._bonus + 1
        self._known: dict[int, int] = {}

    def difference(self, value: int) -> int:
        """Player 0's points to come less player 1's, from a value."""
        ahead = 2 * value - self._rest
        return ahead if self._ending.leader == 0 else -ahead

    @cached_property
    def _worth_trying(self) -> list[int]:
        """The places of cards that differ, the likeliest first."""
        if self._led is None:
            return [lead & PLACE for lead in leads(self._me, self._op)]
        winning, losing = replies(self._me, self._op, self._led)
        return winning + losing

    @cached_property
    def best(self) -> int:
        """The value with best play of both."""
        low, high = self._lowest, self._highest
        for place in self._worth_trying:
            value = self._after(place, low, high)
            if low < value < high:
                self._known[place] = value
                if self._led is None:
                    low = value
                else:
                    high = value
        return low if self._led is None else high

    def bound(self, goal: int) -> int:
        """No more than the value if that is the goal or more; else no less than it."""
        found = -1000 if self._led is None else 1000
        for place in self._worth_trying:
            value = self._after(place, goal - 1, goal)
            if self._led is None:
                found = max(found, value)
                if found >= goal:
                    break
            else:
                found = min(found, value)
                if found < goal:
                    break
        return found

    def exact(self, card: Card) -> int:
        """The value after a card, told from that of the best by narrow windows."""
        place = self._place[card]
        suit = [p for p in self._worth_trying if p >> 3 == place >> 3]
        same = min(p for p in suit if p >= place)  # does the same as this card
        guess = self.best
        if same not in self._known:
            self._known[same] = self._found(same, guess)
        return self._known[same]

    def _found(self, place: int, guess: int) -> int:
        """The value after a card, by asking whether it is above or below a guess."""
        leading = self._led is None  # no card is worth more than the best
        low = self._lowest if leading else guess
        high = guess if leading else self._highest
        while low < high:
            bound = guess + 1 if guess == low else guess
            guess = self._after(place, bound - 1, bound)
            if guess < bound:
                high = guess
            else:
                low = guess
        return low

    def first_worth(self, difference: int) -> Card:
        """The first card in the order of the pack after which this is the value."""
        ahead = difference if self._ending.leader == 0 else -difference
        best = (ahead + self._rest) // 2
        for card in self.cards[:-1]:
            place = self._place[card]
            if self._led is None:
                if self._after(place, best - 1, best) >= best:
                    return card
            elif self._after(place, best, best + 1) <= best:
                return card
        return self.cards[-1]

    def _after(self, place: int, alpha: int, beta: int) -> int:
        """The value after a card of the player on turn, bounded by a window."""
        me, op, led, rest = self._me, self._op, self._led, self._rest
        if led is None:
            return self._search.reply(
                me ^ 1 << place,
                op,
                place,
                rest,
                self._bonus,
                self._other_bonus,
                alpha,
                beta,
            )
        op ^= 1 << place
        if not me:
            return last_trick(led, place, rest, self._bonus, self._other_bonus)
        gain = POINTS[led] + POINTS[place]
        left = rest - gain
        if wins(place, led):
            return left - self._search.lead(
                op, me, left, self._other_bonus, left - beta, left - alpha
            )
        return gain + self._search.lead(
            me, op, left, self._bonus, alpha - gain, beta - gain
        )
