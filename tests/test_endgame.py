from random import Random
from statistics import median
from typing import Any

import pytest
from plain_endgame import Plain
from random_endings import ending_of, plain_table, random_ending, renamed, swapped
from vector_files import cases

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import Card, CardSet, Suit
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.kernel.bounds import bounds
from tartli_core.tartli.solver.kernel.places import bits_of
from tartli_core.tartli.solver.kernel.suits import ByLie


def plain_values(ending: Ending, *, memory: bool = False) -> dict[str, int]:
    """By plain search, the value after each legal card, in points still to come."""
    plain = Plain(ending.trump.value, stichmaccs=ending.rules.stichmaccs, memory=memory)
    ahead = ending.taken[0] - ending.taken[1]
    values = plain.cards(plain_table(ending))
    return {card: value - ahead for card, value in values.items()}


def values_of(endgame: Endgame) -> dict[str, int]:
    return {str(card): value for card, value in endgame.cards.items()}


def final_difference(ending: Ending, line: tuple[Card, ...]) -> int:
    for card in line:
        ending = ending.play(card)
    assert ending.is_over
    taken = ending.taken
    if ending.rules.stichmaccs and 0 in ending.last_nine:
        taken = (161, 0) if ending.last_nine[0] else (0, 161)
    return taken[0] - taken[1]


@pytest.mark.parametrize("case", cases("endgame"), ids=str)
def test_values_by_points_are_those_of_the_reference(case: dict[str, Any]) -> None:
    endgame = Endgame(ending_of(case))
    assert values_of(endgame) == case["cards"]
    assert endgame.value == case["value"]


@pytest.mark.parametrize("seed", range(60))
def test_small_endings_are_worth_what_plain_search_finds(seed: int) -> None:
    rng = Random(seed)
    ending = random_ending(rng, 1 + seed % 4)
    plain = plain_values(ending)
    endgame = Endgame(ending)
    best = max if ending.to_move == 0 else min
    assert values_of(endgame) == plain
    assert endgame.value == best(plain.values())


@pytest.mark.parametrize("seed", range(4))
def test_longer_endings_are_worth_what_a_search_with_memory_finds(seed: int) -> None:
    ending = random_ending(Random(f"longer {seed}"), 6)
    assert values_of(Endgame(ending)) == plain_values(ending, memory=True)


@pytest.mark.parametrize("seed", range(20))
def test_the_line_brings_the_value_and_begins_with_the_first_best_card(
    seed: int,
) -> None:
    ending = random_ending(Random(f"line {seed}"), 5 + seed % 5)
    endgame = Endgame(ending)
    ahead = ending.taken[0] - ending.taken[1]
    assert final_difference(ending, endgame.line) - ahead == endgame.value
    first = next(c for c, value in endgame.cards.items() if value == endgame.value)
    assert endgame.line[0] == first


@pytest.mark.parametrize("seed", range(20))
def test_names_of_suits_and_places_of_players_change_nothing(seed: int) -> None:
    rng = Random(f"renamed {seed}")
    ending = random_ending(rng, 5 + seed % 5)
    suits = [*Suit]
    names = dict(zip(suits, rng.sample(suits, 4), strict=True))
    value = Endgame(ending).value
    assert Endgame(renamed(ending, names)).value == value
    assert Endgame(swapped(ending)).value == -value


@pytest.mark.parametrize("seed", range(60))
def test_best_play_brings_no_less_and_no_more_than_is_sure(seed: int) -> None:
    ending = random_ending(Random(f"bounds {seed}"), 2 + seed % 3)
    table = plain_table(ending)._replace(led=None)
    if ending.led is not None:
        hands = list(table.hands)
        hands[ending.leader] |= {str(ending.led)}
        table = table._replace(hands=(hands[0], hands[1]))
    plain = Plain(ending.trump.value, stichmaccs=False, memory=True).value(table)
    ahead = plain - (ending.taken[0] - ending.taken[1])
    value = (ending.to_come + (ahead if ending.leader == 0 else -ahead)) // 2
    me, op = (
        bits_of(map(Card.parse, table.hands[player]), ending.trump)
        for player in (ending.leader, 1 - ending.leader)
    )
    least, most = bounds(me, op, ending.to_come)
    assert least <= value <= most


def test_what_is_known_of_a_suit_is_found_once_and_when_asked_for() -> None:
    found = []

    def find(own: int, other: int) -> int:
        found.append((own, other))
        return own + other

    table = ByLie(find)
    assert not found
    assert [table[3 << 8 | 4], table[3 << 8 | 4]] == [7, 7]
    assert found == [(3, 4)]


def test_few_positions_are_searched() -> None:
    """Other leads first were 2,600 positions, in the middle; values do not show it."""
    searched = []
    for case in cases("endgame"):
        if not case["led"]:
            endgame = Endgame(ending_of(case))
            assert endgame.value == case["value"]
            searched.append(endgame.nodes)
    assert median(searched) < 2000


def small(**changes: Any) -> Ending:
    facts: dict[str, Any] = {
        "rules": Rules.preset("hungarian"),
        "trump": Suit.ACORNS,
        "hands": (CardSet.parse("Ka Al"), CardSet.parse("7a Xl")),
        "leader": 0,
        "taken": (70, 56),
        "last_nine": (4, 3),
    }
    return Ending(**(facts | changes))


def test_all_of_the_last_nine_take_the_others_earlier_points() -> None:
    """T-S2."""
    assert Endgame(small(last_nine=(7, 0))).value == 35 + 2 * 56
    austrian = Rules.preset("austrian")
    assert Endgame(small(last_nine=(7, 0), rules=austrian)).value == 35


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"taken": (70, 57)}, "the cards gone have 126"),
        ({"last_nine": (0, 7)}, "leads to the next"),
        ({"last_nine": (4, 4)}, "7 were played"),
        ({"hands": (CardSet.parse("Ka"), CardSet.parse("7a Xl"))}, "hands of 1 and 2"),
        ({"hands": (CardSet(), CardSet())}, "1 to 9"),
        ({"led": Card.parse("Xl")}, "more than once"),
        ({"scores": (-1, 3)}, "write 0 to"),
        ({"leader": 2}, "write 0 or 1"),
    ],
)
def test_an_ending_that_cannot_be_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidStateError, match=why):
        small(**changes)


def test_a_card_that_may_not_be_played_is_refused() -> None:
    """T-P4."""
    with pytest.raises(InvalidStateError, match="play one of Xl"):
        small().play(Card.parse("Al")).play(Card.parse("7a"))
