"""Tricks 8 to 16 by points: the value of every card and a best line."""

from collections.abc import Mapping
from functools import cached_property

from tartli_core.tartli.cards import Card
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.kernel.points_search import PointsSearch
from tartli_core.tartli.solver.kernel.root import Root


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

    def __init__(self, ending: Ending, search: PointsSearch | None = None) -> None:
        """Prepare the search.

        Args:
            ending: the moment it is about.
            search: of the same deal, if other endings of it are asked for too.
        """
        self._ending = ending
        self._search = search or PointsSearch()
        self._root = Root(ending, self._search)

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return self._search.nodes

    @cached_property
    def value(self) -> int:
        """With best play of both: player 0's trick points to come less player 1's.

        Where one wins all of the last nine tricks, the loser's earlier points change
        hands (T-S2).
        """
        return self._root.difference(self._root.best)

    def at_least(self, value: int) -> bool:
        """Whether `value` is so much or more; quicker than to find it."""
        rest = self._ending.to_come
        if self._ending.leader == 0:
            goal = (value + rest + 1) // 2
            return self._root.bound(goal) >= goal
        goal = (rest - value) // 2 + 1
        return self._root.bound(goal) < goal

    def value_near(self, guess: int) -> int:
        """The same as `value`, found quickly where a guess comes near to it."""
        rest = self._ending.to_come
        ahead = guess if self._ending.leader == 0 else -guess
        low, high = -1000, 1000
        goal = (ahead + rest) // 2
        while low < high:
            found = self._root.bound(goal)
            if found >= goal:
                low, goal = found, found + 1
            else:
                high, goal = found, found
        return self._root.difference(low)

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
            card = Root(ending, self._search).first_worth(to_come)
            line.append(card)
            ending = ending.play(card)
        return tuple(line)
