"""Move-sequence counts from fixed states, pinned from the plain engine.

Claims are counted only in the cases made for them, near 501 or at the end of a deal:
elsewhere two wrong claims at every moment would drown all else.
"""

from typing import Any

import pytest
from plain_moves import moves_by_text
from plain_perft import perft as plain_perft
from plain_perft import state_of
from vector_files import cases

from tartli_core.tartli.cards import parse_cards
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.rules import Rules

Json = dict[str, Any]

CASES = cases("perft")
CHEAP = 3
"""The depth to which the plain engine counts again in the tests."""


def deal_of(case: Json) -> Deal:
    """The state that a line of perft.jsonl tells."""
    options = dict(case["options"])
    preset = Rules.preset(options.pop("preset"))
    if case["at"] != 19:
        options["indicator"] = "any_packet"
    deal = Deal.start(
        parse_cards(case["pack"]),
        dealer=case["dealer"],
        rules=preset.with_options(options),
        before=tuple(case["before"]),
        indicator_at=case["at"],
    )
    for text in case["moves"]:
        deal = deal.play(moves_by_text(deal)[text])
    return deal


def perft(deal: Deal, counts: list[int], *, claims: bool, depth: int = 0) -> None:
    """Add the moves of this state and of those below to the count of each depth."""
    moves = moves_by_text(deal, claims=claims).values()
    counts[depth] += len(moves)
    if depth + 1 < len(counts):
        for move in moves:
            perft(deal.play(move), counts, claims=claims, depth=depth + 1)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_there_are_as_many_move_sequences_as_pinned(case: Json) -> None:
    counts = [0] * len(case["counts"])
    perft(deal_of(case), counts, claims=case["claims"])
    assert counts == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_pinned_counts_are_those_of_the_plain_engine(case: Json) -> None:
    state = state_of(case)
    for depth, count in enumerate(case["counts"][:CHEAP], start=1):
        assert plain_perft(state, depth, case["claims"]) == count
