"""The checker's own search of tricks 8 to 16, against every pinned answer."""

from typing import Any

import pytest
from random_endings import ending_of as ending_of_vector
from small_endings import ending_at
from test_nine_cards import CASES as NINE_CARDS
from test_nine_cards import ending_of as ending_of_nine_cards
from vector_files import cases

from tartli_core.proof.tartli.search import ALL_POINTS, Ending, Points, Race
from tartli_core.tartli.solver.ending import Ending as Solved

Json = dict[str, Any]


def told(ending: Solved) -> Ending:
    """The ending in the checker's strings; player 0 is you."""
    mine, theirs = (frozenset(map(str, hand)) for hand in ending.hands)
    return Ending(
        trump=ending.trump.value,
        hands=(mine, theirs),
        lead=("you", "opponent")[ending.leader],
        led="" if ending.led is None else str(ending.led),
        taken=ending.taken,
        won=ending.last_nine,
    )


def points_of(ending: Solved) -> dict[str, int]:
    """After each card, the points to come to player 0 less those to player 1."""
    ahead = ending.taken[0] - ending.taken[1]
    counts = Points(stichmaccs=ending.rules.stichmaccs).cards(told(ending))
    return {card: 2 * count - ALL_POINTS - ahead for card, count in counts.items()}


def race_of(ending: Solved) -> Race:
    assert ending.scores is not None
    return Race(
        ending.scores,
        limit=ending.rules.maccs_limit,
        stichmaccs=ending.rules.stichmaccs,
    )


@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_small_endings_are_worth_what_plain_search_found(first: int) -> None:
    for case in cases("small_endings")[first : first + 100]:
        ending = ending_at(case["seed"])
        assert points_of(ending) == case["points"]
        race = race_of(ending)
        assert race.cards(told(ending)) == case["race"]
        assert race.outcome(told(ending)) == case["outcome"]


@pytest.mark.parametrize("case", cases("endgame")[::10], ids=str)
def test_nine_cards_are_worth_what_the_reference_says(case: Json) -> None:
    ending = ending_of_vector(case)
    assert points_of(ending) == case["cards"]
    count = Points(stichmaccs=True).count(told(ending))
    assert 2 * count - ALL_POINTS - ending.taken[0] + ending.taken[1] == case["value"]


@pytest.mark.parametrize("case", cases("race"), ids=str)
def test_races_end_as_the_reference_says(case: Json) -> None:
    ending = ending_of_vector(case)
    assert race_of(ending).cards(told(ending)) == case["cards"]
    assert race_of(ending).outcome(told(ending)) == case["value"]


def check_nine_cards(part: list[Json]) -> None:
    for case in part:
        ending = ending_of_nine_cards(case)
        if ending.scores is None:
            assert points_of(ending) == case["cards"], case
        else:
            assert race_of(ending).cards(told(ending)) == case["cards"], case


def test_some_nine_cards_are_worth_what_the_separate_search_found() -> None:
    check_nine_cards(NINE_CARDS[::100])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_nine_cards_are_worth_what_the_separate_search_found(part: int) -> None:
    check_nine_cards(NINE_CARDS[part::20])


@pytest.mark.parametrize("number", range(0, 400, 40))
def test_a_goal_is_reached_just_up_to_the_count(number: int) -> None:
    ending = ending_of_nine_cards(NINE_CARDS[number])
    search = Points(stichmaccs=ending.rules.stichmaccs)
    for card, count in search.cards(told(ending)).items():
        after = told(ending).play(card)
        fresh = Points(stichmaccs=ending.rules.stichmaccs)
        assert fresh.at_least(after, count)
        assert not fresh.at_least(after, count + 1)


def test_who_has_501_before_trick_8_claims_before_it_is_led() -> None:
    """T-S4: the opponent, on lead, could else pass 501 by winning every trick."""
    hands = (
        frozenset(["Oa", "Xa", "8l", "Ah", "Uh", "7h", "Ob", "Ub", "Xb"]),
        frozenset(["Ua", "7a", "Ol", "9l", "7l", "Kh", "Oh", "Kb", "7b"]),
    )
    ending = Ending("h", hands, "opponent", "", (40, 37), (0, 0))
    assert Race((463, 447), limit=250, stichmaccs=True).outcome(ending) == 1


def test_a_card_led_must_be_followed_or_trumped() -> None:
    """T-P4."""
    hands = frozenset({"Ka", "8l", "7h"}), frozenset({"Xl", "9a"})
    ending = Ending("a", hands, "opponent", "Al", (0, 0), (0, 0))
    assert ending.to_move == "you"
    assert ending.legal == ["8l"]
    assert ending._replace(led="Ab").legal == ["Ka"]
    trumped = ending._replace(led="Ab").play("Ka")
    assert (trumped.lead, trumped.taken, trumped.won) == ("you", (15, 0), (1, 0))
