"""Kind `block`: every set of the open cards is tried, small ones first."""

import itertools
from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.options import option_faults, sets_faults, value_faults
from tartli_core.proof.tartli.position import turn_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import LAST_TRICK, NATURAL, SEQUENCES, SUITS


def block_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Cards flagged or valued wrongly, or smallest sets left out."""
    yield from turn_faults(deal)
    if deal.now.number == LAST_TRICK:
        yield "nothing can be drawn any more; right would be a trick up to 7 (T-P3)"
    cards = [option["answer"] for option in puzzle["options"]]
    suits = [suit for suit in SUITS if any(card[-1:] == suit for card in cards)]
    if deal.trump in suits or not 1 <= len(suits) <= 2:
        yield f"the suits are {quoted(suits)}; right would be one or two plain ones"
    gone = deal.mine | deal.cards_of("opponent")
    whole = [rank + suit for suit in suits for rank in NATURAL]
    there = [card for card in whole if card not in gone]
    if sorted(cards) != sorted(there):
        yield f"the options are {quoted(cards)}; right would be {quoted(there)}"
        return
    tercs = open_tercs(there)
    if not tercs:
        yield "no terc is open; right would be one at least"
        return
    smallest = smallest_sets(there, tercs)
    useful = frozenset().union(*smallest)
    for option in puzzle["options"]:
        card = option["answer"]
        count = sum(card in terc for terc in tercs)
        yield from option_faults(option, right=card in useful, value=count)
    yield from sets_faults(puzzle, smallest)
    yield from value_faults(puzzle, len(tercs))


def open_tercs(cards: list[str]) -> list[frozenset[str]]:
    """The tercs within some cards (T-M1)."""
    return [run for run in SEQUENCES.values() if len(run) == 3 and run <= set(cards)]


def smallest_sets(cards: list[str], tercs: list[frozenset[str]]) -> set[frozenset[str]]:
    """The smallest sets of these cards that hold a card of every terc."""
    for size in range(1, len(cards) + 1):
        sets = set(map(frozenset, itertools.combinations(cards, size)))
        found = {chosen for chosen in sets if all(chosen & terc for terc in tercs)}
        if found:
            return found
    return set()
