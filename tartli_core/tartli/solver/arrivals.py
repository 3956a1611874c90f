"""In how many ways hidden cards can have come to where they are, counted exactly.

Their places, in order of time: 0 is the hand first held, then comes one for each
card drawn, and the last is what nobody has drawn yet. Each place holds so many
cards; their order counts, but for that of the hand.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, permutations
from math import perm
from random import Random
from typing import Final

from tartli_core.tartli.cards import Card, CardSet

NO_CARDS: Final = CardSet()


@dataclass(frozen=True, slots=True)
class Option:
    """Of the cards that have come, these are among them, and those are not."""

    held: CardSet = NO_CARDS
    missing: CardSet = NO_CARDS

    def __bool__(self) -> bool:
        """Whether anything is still asked."""
        return bool(self.held or self.missing)

    def after(self, card: Card, has_come: bool) -> "Option | None":
        """What is still asked once this is known of a card; None if it fails."""
        if card in (self.missing if has_come else self.held):
            return None
        if card in self.held:
            return Option(self.held.without_card(card), self.missing)
        if card in self.missing:
            return Option(self.held, self.missing.without_card(card))
        return self


@dataclass(frozen=True, slots=True)
class Condition:
    """At least one of the options is true of the cards that have come by a place."""

    by: int
    options: frozenset[Option]


Conditions = frozenset[Condition]
Places = tuple[CardSet, tuple[tuple[Card, ...], ...]]
"""The hand first held, and the cards of each later place in order."""

State = tuple[Conditions, tuple[int, ...]]
"""What is still asked, and how many cards go to each place or, in its stretch, before.
"""

Step = tuple[int, State]
"""The last place to which a card goes, and what follows."""


class Arrivals:
    """All the ways in which cards can have come to their places.

    The cards are gone through one by one. The places up to one of which a condition
    speaks, from the one after the last such, make a stretch: which stretch a card
    goes to is one choice. Within it only the last place allowed to each card counts,
    so that what was chosen comes down to few states, and equal states are counted
    once.
    """

    def __init__(
        self,
        latest: Mapping[Card, int],
        sizes: tuple[int, ...],
        conditions: Set[Condition] = frozenset(),
    ) -> None:
        """Prepare the count.

        Args:
            latest: the cards, as many as the places hold, each with the last place
                to which it can have come.
            sizes: how many cards each place holds.
            conditions: what is known of the cards that have come by some place.
        """
        self._cards = tuple(sorted(latest, key=tuple(CardSet(latest)).index))
        self._sizes = sizes
        self._start: State = (frozenset(conditions), (0,) * len(sizes))
        last = len(sizes) - 1
        ends = sorted({condition.by for condition in conditions} | {last - 1, last})
        self._stretches = [
            (low + 1, high) for low, high in zip([-1, *ends], ends, strict=False)
        ]
        self._choices = [
            [min(latest[c], high) for low, high in self._stretches if latest[c] >= low]
            for c in self._cards
        ]
        self._told = cache(_told)
        self._steps = cache(self._find_steps)
        self._count = cache(self._find_count)

    @property
    def count(self) -> int:
        """How many ways there are."""
        return self._count(0, self._start)

    def kept(self) -> Iterator[tuple[CardSet, int]]:
        """Each set of cards that can have come before the last place, and its ways."""
        return self._kept(0, Counter([self._start]), CardSet())

    def every(self) -> Iterator[Places]:
        """Every way, in a fixed order."""
        for groups in self._groups(0, self._start, ()):
            yield from self._orders(len(self._sizes) - 1, (), groups)

    def sample(self, rng: Random) -> Places:
        """One way, each as likely as any other; there must be one."""
        state, places = self._start, []
        for index in range(len(self._cards)):
            steps = self._steps(index, state)
            ways = [self._count(index + 1, after) for _, after in steps]
            place, state = steps[_index(ways, rng.randrange(sum(ways)))]
            places.append(place)
        pool: tuple[Card, ...] = ()
        later: list[tuple[Card, ...]] = []
        for place in range(len(self._sizes) - 1, 0, -1):
            pool += self._at(place, places)
            chosen = tuple(rng.sample(pool, self._sizes[place]))
            pool = tuple(card for card in pool if card not in chosen)
            later.insert(0, chosen)
        return CardSet(pool + self._at(0, places)), tuple(later)

    def _find_count(self, index: int, state: State) -> int:
        """The ways to go on from the card of this index."""
        if index == len(self._cards):
            return 0 if state[0] else self._order_count(state[1])
        steps = self._steps(index, state)
        return sum(self._count(index + 1, after) for _, after in steps)

    def _find_steps(self, index: int, state: State) -> tuple[Step, ...]:
        """Where the card can go, and what follows."""
        (conditions, filled), card, steps = state, self._cards[index], []
        for place in self._choices[index]:
            counts = (*filled[:place], filled[place] + 1, *filled[place + 1 :])
            after = self._told(conditions, card, place)
            if after is not None and self._has_room(counts, place):
                steps.append((place, (after, counts)))
        return tuple(steps)

    def _has_room(self, filled: tuple[int, ...], place: int) -> bool:
        low, high = next(s for s in self._stretches if s[1] >= place)
        return all(
            sum(filled[low : end + 1]) <= sum(self._sizes[low : end + 1])
            for end in range(place, high + 1)
        )

    def _order_count(self, filled: tuple[int, ...]) -> int:
        """The ways to fill the places from the last to the first."""
        pool, ways = 0, 1
        for place in range(len(filled) - 1, 0, -1):
            pool += filled[place]
            ways *= perm(pool, self._sizes[place])
            pool -= self._sizes[place]
        return ways

    def _kept(
        self, index: int, states: Counter[State], kept: CardSet
    ) -> Iterator[tuple[CardSet, int]]:
        ways = sum(n * self._count(index, state) for state, n in states.items())
        if not ways:
            return
        if index == len(self._cards):
            yield kept, ways
            return
        came: Counter[State] = Counter()
        left: Counter[State] = Counter()
        for state, number in states.items():
            for place, after in self._steps(index, state):
                (left if place == len(self._sizes) - 1 else came)[after] += number
        yield from self._kept(index + 1, came, kept.with_card(self._cards[index]))
        yield from self._kept(index + 1, left, kept)

    def _groups(
        self, index: int, state: State, places: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        """For every card its stretch of places, named by the last one allowed."""
        if not self._count(index, state):
            return
        if index == len(self._cards):
            yield places
            return
        for place, after in self._steps(index, state):
            yield from self._groups(index + 1, after, (*places, place))

    def _orders(
        self, place: int, pool: tuple[Card, ...], groups: tuple[int, ...]
    ) -> Iterator[Places]:
        """Every way to fill the places up to this one."""
        pool += self._at(place, groups)
        if place == 0:
            yield CardSet(pool), ()
            return
        for chosen in permutations(pool, self._sizes[place]):
            rest = tuple(card for card in pool if card not in chosen)
            for hand, later in self._orders(place - 1, rest, groups):
                yield hand, (*later, chosen)

    def _at(self, place: int, places: Iterable[int]) -> tuple[Card, ...]:
        return tuple(
            card for card, at in zip(self._cards, places, strict=True) if at == place
        )


def _told(conditions: Conditions, card: Card, place: int) -> Conditions | None:
    left = []
    for condition in conditions:
        options = [o.after(card, place <= condition.by) for o in condition.options]
        still = frozenset(option for option in options if option is not None)
        if not still:
            return None
        if all(still):
            left.append(Condition(condition.by, still))
    return frozenset(left)


def _index(ways: list[int], pick: int) -> int:
    """Which of them this one belongs to, counted through from 0."""
    return bisect_right(list(accumulate(ways)), pick)
