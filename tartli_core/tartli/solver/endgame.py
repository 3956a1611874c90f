"""Tricks 8 to 16 by points: the value of every card and a best line."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tartli_core.tartli.cards import Card
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.kernel import (
    POINTS,
    PointsSearch,
    Suits,
    bits_of,
    places,
    wins,
)


@dataclass(frozen=True, slots=True)
class PointsAnswer:
    """Best play for points.

    Values are trick points still to come, player 0's less player 1's; where one wins
    all of the last nine tricks, the loser's earlier points change hands (T-S2).
    """

    value: int
    cards: Mapping[Card, int]
    """The value after each legal card of the player on turn, in the pack's order."""
    line: tuple[Card, ...]
    """Best play of both; of equal cards the first in the order of the pack."""
    nodes: int
    """Positions searched: a measure of work that is the same on every machine."""


class Endgame:
    """One search by points; its tables serve every question about the ending.

    >>> from tartli_core.tartli.cards import CardSet, Suit
    >>> from tartli_core.tartli.rules import Rules
    >>> ending = Ending(
    ...     rules=Rules.preset("austrian"),
    ...     trump=Suit.ACORNS,
    ...     hands=(CardSet.parse("Ka Al"), CardSet.parse("7a Xl")),
    ...     leader=0,
    ...     taken=(70, 56),
    ...     last_nine=(4, 3),
    ... )
    >>> endgame = Endgame(ending)
    >>> endgame.value, [str(card) for card in endgame.line]
    (35, ['Ka', '7a', 'Al', 'Xl'])
    """

    def __init__(self, ending: Ending) -> None:
        self._ending = ending
        self._search = PointsSearch()
        self._root = _Root(ending, self._search)

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return self._search.nodes

    @cached_property
    def value(self) -> int:
        """The value with best play of both; see `PointsAnswer`."""
        return self._root.difference(self._root.best)

    @cached_property
    def cards(self) -> Mapping[Card, int]:
        """The value after each legal card, in the order of the pack."""
        root = self._root
        return {card: root.difference(root.exact(card)) for card in root.cards}

    @cached_property
    def line(self) -> tuple[Card, ...]:
        """Best play to the end; of equal cards the first in the order of the pack."""
        ending = self._ending
        final = ending.taken[0] - ending.taken[1] + self.value
        line = []
        while not ending.is_over:
            to_come = final - (ending.taken[0] - ending.taken[1])
            card = _Root(ending, self._search).first_worth(to_come)
            line.append(card)
            ending = ending.play(card)
        return tuple(line)

    def answer(self) -> PointsAnswer:
        """Everything at once."""
        return PointsAnswer(self.value, self.cards, self.line, self.nodes)


class _Root:
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
        suits = Suits()
        if self._ending.led is None:
            return suits.leads(self._me, self._op, -1)
        winning, losing = suits.replies(
            self._me, self._op, self._place[self._ending.led]
        )
        return winning + losing

    @cached_property
    def best(self) -> int:
        """The value with best play of both."""
        low, high = self._lowest, self._highest
        for place in self._worth_trying:
            value = self._after(place, low, high)
            if low < value < high:
                self._known[place] = value
                if self._ending.led is None:
                    low = value
                else:
                    high = value
        return low if self._ending.led is None else high

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
        leads = self._ending.led is None  # no card is worth more than the best
        low = self._lowest if leads else guess
        high = guess if leads else self._highest
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
            if self._ending.led is None:
                if self._after(place, best - 1, best) >= best:
                    return card
            elif self._after(place, best, best + 1) <= best:
                return card
        return self.cards[-1]

    def _after(self, place: int, alpha: int, beta: int) -> int:
        """The value after a card of the player on turn, bounded by a window."""
        me, op, rest = self._me, self._op, self._rest
        led = self._ending.led
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
        gain = POINTS[place] + POINTS[self._place[led]] + (0 if me else 10)
        left = rest - gain
        if wins(place, self._place[led]):
            return left - self._search.lead(
                op, me, left, self._other_bonus, left - beta, left - alpha
            )
        return gain + self._search.lead(
            me, op, left, self._bonus, alpha - gain, beta - gain
        )
