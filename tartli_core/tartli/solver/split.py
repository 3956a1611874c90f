"""The best order in which to announce a hand's sequences (T-M10)."""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from functools import cached_property

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import Card, CardSet, Suit
from tartli_core.tartli.melds import Sequence, find_sequences
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules


@dataclass(frozen=True, slots=True)
class Split:
    """A best order: the points it brings and what to announce in each trick."""

    total: int
    order: tuple[tuple[Sequence, ...], ...]


class SplitSearch:
    """Exact answers about announcing one hand's sequences in the tricks left.

    The cards are kept and the opponent stays silent, so everything announced is
    scored. What may follow what is asked of `judge_repeat`; the search itself
    goes through every order, remembering the best total for each set of
    sequences still allowed and each number of tricks.
    """

    def __init__(
        self, hand: Set[Card], rules: Rules, scored: Iterable[Sequence] = ()
    ) -> None:
        before = tuple(scored)
        self.hand = CardSet(hand)
        self.rules = rules
        self.sequences = tuple(
            sequence
            for sequence in find_sequences(hand)
            if judge_repeat(sequence, before, hand, rules).allowed
        )
        self._best: dict[tuple[int, int], int] = {}

    @cached_property
    def _followers(self) -> tuple[int, ...]:
        """For each sequence, the set (as bits) of those allowed after it."""
        return tuple(
            sum(
                1 << i
                for i, sequence in enumerate(self.sequences)
                if judge_repeat(sequence, (before,), self.hand, self.rules).allowed
            )
            for before in self.sequences
        )

    def _options(self, allowed: int) -> Iterator[int]:
        return (i for i in range(len(self.sequences)) if allowed >> i & 1)

    def _total(self, allowed: int, tricks: int) -> int:
        if not allowed or not tricks:
            return 0
        key = allowed, tricks
        if key not in self._best:
            self._best[key] = max(
                self._total_after(i, allowed, tricks) for i in self._options(allowed)
            )
        return self._best[key]

    def _total_after(self, i: int, allowed: int, tricks: int) -> int:
        rest = self._total(allowed & self._followers[i], tricks - 1)
        return self.sequences[i].points + rest

    def _allowed_after(self, announced: Iterable[Sequence]) -> int:
        allowed = (1 << len(self.sequences)) - 1
        for sequence in announced:
            allowed &= self._followers[self.sequences.index(sequence)]
        return allowed

    def total(self, tricks: int, announced: Iterable[Sequence] = ()) -> int:
        """Most points still to come in these tricks, one sequence in each.

        Args:
            tricks: tricks left, 0 to 8.
            announced: sequences announced (and scored) already, in any order;
                each must be one of `sequences`.
        """
        return self._total(self._allowed_after(announced), tricks)

    def best_orders(self, tricks: int) -> Iterator[tuple[Sequence, ...]]:
        """Every order with the best total, one sequence a trick.

        In the order of `sequences`; lazily, since a long run has very many.
        """
        return self._orders((1 << len(self.sequences)) - 1, tricks)

    def _orders(self, allowed: int, tricks: int) -> Iterator[tuple[Sequence, ...]]:
        best = self._total(allowed, tricks)
        if not best:
            yield ()
            return
        for i in self._options(allowed):
            if self._total_after(i, allowed, tricks) == best:
                for rest in self._orders(allowed & self._followers[i], tricks - 1):
                    yield (self.sequences[i], *rest)


def best_split(
    hand: Set[Card], tricks: int, rules: Rules, scored: Iterable[Sequence] = ()
) -> Split:
    """The best order to announce the hand's sequences, one list a trick (T-M10).

    Args:
        hand: one to nine cards, all kept.
        tricks: tricks left to announce in, 0 to 8.
        rules: the rule set; with ``sequences_per_trick=per_suit`` a trick takes
            one sequence of each suit (T-M4).
        scored: sequences this player has scored already.

    Raises:
        InvalidStateError: the number of tricks is not 0 to 8.

    >>> from tartli_core.tartli.cards import parse_hand
    >>> kvint = parse_hand("Oa Ua Xa 9a 8a")
    >>> split = best_split(kvint, 6, Rules.preset("hungarian"))
    >>> split.total, str(split.order[0][0])
    (260, 'Xa 9a 8a')
    """
    if not 0 <= tricks <= LAST_ANNOUNCING_TRICK:
        raise InvalidStateError(
            "{tricks} tricks: melds are announced in 0 to {most}",
            tricks=tricks,
            most=LAST_ANNOUNCING_TRICK,
        )
    before = tuple(scored)
    if rules.sequences_per_trick == "1":
        hands = [CardSet(hand)]
    else:
        hands = [CardSet(card for card in hand if card.suit is suit) for suit in Suit]
    total = 0
    order: list[tuple[Sequence, ...]] = [()] * tricks
    for part in hands:
        search = SplitSearch(part, rules, before)
        total += search.total(tricks)
        for trick, sequence in enumerate(next(search.best_orders(tricks))):
            order[trick] = (*order[trick], sequence)
    return Split(total, tuple(order))
