"""Kind `waits`: every value is counted anew over all ways to draw."""

import itertools
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import comb

from tartli_core.proof.tartli.draws import (
    best_faults,
    draw_faults,
    place,
    unseen_cards,
)
from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import sequences_in, vannaks
from tartli_core.proof.tartli.position import turn_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import (
    BELA_POINTS,
    LAST_TRICK,
    NATURAL,
    SEQUENCE_POINTS,
    SEQUENCES,
    SUITS,
    VANNAK_POINTS,
)

Counts = tuple[int, ...]
"""In how many ways 0, 1, 2 ... cards are drawn."""

LEAST_GAP = 1  # points on average between the best and the next


def waits_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Options that are not valued by all draws, or a best one that is not ahead."""
    yield from turn_faults(deal)
    if deal.now.number == LAST_TRICK:
        yield f"trick is {deal.now.number}; right would be one after which one draws"
        return
    draws = LAST_TRICK - deal.now.number  # T-P3: one after each of tricks 1 to 7
    unseen = unseen_cards(deal)
    ways = comb(len(unseen), draws)
    yield from draw_faults(puzzle["certificate"], unseen, ways)
    kept = dict(kept_by(puzzle, deal))
    if None in kept.values():
        wrong = next(answer for answer, cards in kept.items() if cards is None)
        yield (
            f"the option {quoted(wrong)} cannot be read; right would be a card of the "
            "hand, or two or more of them in the order of the pack"
        )
        return
    if puzzle["form"] == "card" and kept.keys() != set(deal.hand):
        yield f"the options are {quoted(list(kept))}; right would be all of the hand"
    values = {
        answer: drawn_points(cards or frozenset(), unseen, draws, deal)
        for answer, cards in kept.items()
    }
    yield from best_faults(puzzle, values, ways, LEAST_GAP)


def kept_by(puzzle: Json, deal: Deal) -> Iterator[tuple[str, frozenset[str] | None]]:
    """What each option keeps; None if it cannot be read."""
    hand = frozenset(deal.hand)
    for option in puzzle["options"]:
        cards = option["answer"].split(" ")
        in_order = cards == sorted(cards, key=place) and hand.issuperset(cards)
        if puzzle["form"] == "card":
            yield option["answer"], hand - set(cards) if len(cards) == 1 else None
        elif len(set(cards)) == len(cards) > 1 and in_order:
            yield option["answer"], frozenset(cards)
        else:
            yield option["answer"], None


def drawn_points(
    kept: frozenset[str], unseen: frozenset[str], draws: int, deal: Deal
) -> int:
    """The points of the best announcement (T-M4), added up over all ways to draw."""
    suits = [frozenset(rank + suit for rank in NATURAL) for suit in SUITS]
    ranks = [frozenset(rank + suit for suit in SUITS) for rank in vannaks(deal.rules)]
    by_suit = deal.rules["sequences_per_trick"] == "per_suit"
    total = 0
    for groups in [[suit] for suit in suits] if by_suit else [suits]:
        total += best_points(groups, kept, unseen, draws)
    total += best_points(ranks, kept, unseen, draws)
    bela = {"K" + deal.trump, "O" + deal.trump} - kept
    if bela <= unseen and len(bela) <= draws:
        left = len(unseen) - len(bela)
        total += BELA_POINTS * comb(left, draws - len(bela))
    return total


def best_points(
    groups: Iterable[frozenset[str]],
    kept: frozenset[str],
    unseen: frozenset[str],
    draws: int,
) -> int:
    """The points of the best group over all ways to draw.

    For each number of points: in how many ways some group brings as many at least.
    """
    total = last = 0
    groups = list(groups)
    elsewhere = unseen.difference(*groups)
    for points in sorted({*SEQUENCE_POINTS.values(), *VANNAK_POINTS.values()}):
        fewer: Counts = tuple(comb(len(elsewhere), n) for n in range(draws + 1))
        for group in groups:
            fewer = times(fewer, ways_below(kept & group, unseen & group, points))
        ways = comb(len(unseen), draws) - fewer[draws]
        total += (points - last) * ways
        last = points
    return total


def times(one: Counts, other: Counts) -> Counts:
    """The ways to draw from two groups, as many cards in all as `one` counts to."""
    return tuple(
        sum(one[n - more] * other[more] for more in range(min(n, len(other) - 1) + 1))
        for n in range(len(one))
    )


@lru_cache(maxsize=10_000)
def ways_below(kept: frozenset[str], drawable: frozenset[str], points: int) -> Counts:
    """In how many ways a group brings fewer points, by the cards drawn of it."""
    return tuple(
        sum(
            group_points(kept.union(drawn)) < points
            for drawn in itertools.combinations(sorted(drawable), count)
        )
        for count in range(len(drawable) + 1)
    )


@lru_cache(maxsize=10_000)
def group_points(cards: frozenset[str]) -> int:
    """The points of the best meld of some cards of one suit, or of one rank."""
    runs = [SEQUENCE_POINTS[len(SEQUENCES[run])] for run in sequences_in(cards)]
    ranks = {card[0] for card in cards}
    four = len(cards) == len(SUITS) and len(ranks) == 1
    fours = [VANNAK_POINTS.get(rank, 0) for rank in ranks if four]
    return max(runs + fours, default=0)
