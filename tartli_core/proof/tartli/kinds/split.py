"""Kind `split`: values and orders are those found by plain search."""

from collections.abc import Iterable, Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import (
    may_follow,
    may_repeat,
    meld_points,
    sequences_in,
)
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.position import turn_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import LAST_TRICK


class SplitSearch:
    """All ways to announce a hand's sequences, one a trick, every card kept."""

    def __init__(self, hand: Iterable[str], rules: dict[str, str]) -> None:
        held = sequences_in(hand)
        self._after = {
            meld: frozenset(m for m in held if may_follow(m, meld, hand, rules))
            for meld in held
        }
        self._best: dict[tuple[frozenset[str], int], int] = {}

    def best(self, allowed: frozenset[str], tricks: int) -> int:
        """The most points that so many more tricks can bring."""
        if tricks == 0 or not allowed:
            return 0
        key = (allowed, tricks)
        if key not in self._best:
            self._best[key] = max(self.value(m, allowed, tricks) for m in allowed)
        return self._best[key]

    def value(self, meld: str, allowed: frozenset[str], tricks: int) -> int:
        """The most points when that sequence is announced now."""
        rest = allowed & self._after[meld]
        return meld_points(meld) + self.best(rest, tricks - 1)

    def orders(self, allowed: frozenset[str], tricks: int) -> Iterator[tuple[str, ...]]:
        """Every order of announcements that brings the most points."""
        best = self.best(allowed, tricks)
        if best == 0:
            yield ()
            return
        for meld in sorted(allowed):
            if self.value(meld, allowed, tricks) == best:
                for rest in self.orders(allowed & self._after[meld], tricks - 1):
                    yield (meld, *rest)


def split_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A split whose options, values or orders are not those found by plain search."""
    yield from turn_faults(deal)
    if deal.now.best("opponent"):
        yield "the opponent has announced in this trick; right would be silence"
    held = sequences_in(deal.hand)
    one_suit = len({meld[-1] for meld in held}) <= 1
    if deal.rules["sequences_per_trick"] == "per_suit" and not one_suit:
        yield "with per_suit there are sequences in two suits; right would be one suit"
        return
    scored = deal.scored_before("you", deal.now.number)
    search = SplitSearch(deal.hand, deal.rules)
    start = frozenset(m for m in held if may_repeat(m, scored, deal.hand, deal.rules))
    tricks = LAST_TRICK + 1 - deal.now.number
    best = search.best(start, tricks)
    yield from value_faults(puzzle, best)
    yield from split_option_faults(puzzle, search, start, tricks)
    yield from order_faults(puzzle["answers"], search, start, tricks)


def split_option_faults(
    puzzle: Json, search: SplitSearch, start: frozenset[str], tricks: int
) -> Iterator[str]:
    """Options missing, not allowed, or with the wrong value or flag."""
    options = {option["answer"]: option for option in puzzle["options"]}
    for meld in sorted(start - options.keys()):
        yield f"the option {meld!r} is missing; it may be announced now"
    best = search.best(start, tricks)
    for answer, option in options.items():
        if answer not in start:
            yield f"the option {quoted(answer)} may not be announced now"
            continue
        value = search.value(answer, start, tricks)
        yield from option_faults(option, right=value == best, value=value)


def order_faults(
    answers: list[list[str]],
    search: SplitSearch,
    start: frozenset[str],
    tricks: int,
) -> Iterator[str]:
    """Orders in the answers that are not best, and best orders not in them."""
    given = set(map(tuple, answers))
    best: set[tuple[str, ...]] = set()
    for order in search.orders(start, tricks):
        best.add(order)
        if order not in given:
            yield f"answers lacks the order {quoted(list(order))}, which is best too"
            return
    for order in sorted(given - best):
        yield f"the order {quoted(list(order))} in answers is not a best one"
