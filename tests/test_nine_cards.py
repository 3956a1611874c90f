"""The solver against a separate search with memory, before the last nine tricks.

A line of nine_cards.jsonl is a position in which no trick of the nine is taken:
`rules` (preset), `trump`, `hands` (of players 0 and 1), `leader`, `led` (a card that
lies there and is in neither hand, or null), `taken` (trick points so far), in a race
also `scores` (without trick points). `cards` holds, for player 0, the value after each
legal card: points still to come, own less the other's; in a race its outcome.
"""

from random import Random
from typing import Any

import pytest
from nine_card_search import BY_POINTS, PINNED, RACES, Place, line, near_the_end, values
from plain_endgame import Plain
from random_endings import plain_table, random_ending
from vector_files import cases

from tartli_core.tartli.cards import Card, CardSet, Suit
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race

Json = dict[str, Any]

CASES = cases("nine_cards")
PARTS = 20
DRAWN_AGAIN = Random("nine cards").sample(range(BY_POINTS + RACES), 5)


def ending_of(case: Json) -> Ending:
    """The ending that a line of nine_cards.jsonl tells."""
    mine, theirs = map(CardSet.parse, case["hands"])
    return Ending(
        rules=Rules.preset(case["rules"]),
        trump=Suit(case["trump"]),
        hands=(mine, theirs),
        leader=case["leader"],
        led=Card.parse(case["led"]) if case["led"] else None,
        taken=(case["taken"][0], case["taken"][1]),
        scores=tuple(case["scores"]) if "scores" in case else None,
    )


def solved(ending: Ending) -> dict[str, int]:
    solver = Endgame(ending) if ending.scores is None else Race(ending)
    return {str(card): value for card, value in solver.cards.items()}


def place_of(ending: Ending) -> Place:
    """The ending as the separate search takes it, by points."""
    mine, theirs = (" ".join(map(str, hand)) for hand in ending.hands)
    return Place(
        trump=ending.trump.value,
        hands=(mine, theirs),
        leader=ending.leader,
        led=None if ending.led is None else str(ending.led),
        taken=ending.taken,
        stichmaccs=ending.rules.stichmaccs,
        limit=ending.rules.maccs_limit,
        last_nine=ending.last_nine,
    )


def plain_of(place: Place) -> Plain:
    return Plain(
        place.trump,
        stichmaccs=place.stichmaccs,
        scores=place.scores,
        limit=place.limit,
        memory=True,
    )


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nine_cards_are_worth_what_the_separate_search_found(part: int) -> None:
    for case in CASES[part::PARTS]:
        assert solved(ending_of(case)) == case["cards"], case


def test_two_thousand_positions_are_pinned_some_of_every_sort() -> None:
    assert len(CASES) == 2_000
    assert sum("scores" in case for case in CASES) == RACES
    sorts = {(c["rules"], c["leader"], c["led"] is None, "scores" in c) for c in CASES}
    assert len(sorts) == 3 * 2 * 2 * 2


@pytest.mark.parametrize("number", DRAWN_AGAIN)
def test_the_separate_search_pins_the_same_line_again(number: int) -> None:
    assert line(number) == PINNED.read_text("utf-8").splitlines()[number]


@pytest.mark.parametrize("seed", range(100))
def test_the_separate_search_finds_what_plain_search_finds(seed: int) -> None:
    rng = Random(f"separate {seed}")
    ending = random_ending(rng, 1 + seed % 5)
    place, table = place_of(ending), plain_table(ending)
    ahead = place.taken[0] - place.taken[1]
    points = plain_of(place).cards(table)
    assert values(place) == {card: value - ahead for card, value in points.items()}
    for _ in range(4):
        race = place._replace(scores=near_the_end(rng, place))
        assert values(race) == plain_of(race).cards(table)
