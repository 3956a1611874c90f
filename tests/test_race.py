from random import Random
from typing import Any

import pytest
from plain_endgame import Plain
from random_endings import ending_of, plain_table, random_ending, renamed, swapped
from vector_files import cases

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import CardSet, Suit
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race, claim_value


def plain_of(ending: Ending, *, memory: bool = False) -> Plain:
    return Plain(
        ending.trump.value,
        stichmaccs=ending.rules.stichmaccs,
        scores=ending.scores,
        limit=ending.rules.maccs_limit,
        memory=memory,
    )


def outcomes(race: Race) -> dict[str, int]:
    return {str(card): value for card, value in race.cards.items()}


@pytest.mark.parametrize("case", cases("race"), ids=str)
def test_outcomes_are_those_of_the_reference(case: dict[str, Any]) -> None:
    race = Race(ending_of(case))
    assert outcomes(race) == case["cards"]
    assert race.value == case["value"]


@pytest.mark.parametrize("seed", range(100))
def test_small_races_end_as_plain_search_finds(seed: int) -> None:
    ending = random_ending(Random(f"race {seed}"), 1 + seed % 4)
    plain, table = plain_of(ending), plain_table(ending)
    race = Race(ending)
    assert outcomes(race) == plain.cards(table)
    assert race.value == plain.value(table)


@pytest.mark.parametrize("seed", range(3))
def test_longer_races_end_as_a_search_with_memory_finds(seed: int) -> None:
    ending = random_ending(Random(f"longer race {seed}"), 6)
    plain = plain_of(ending, memory=True)
    assert outcomes(Race(ending)) == plain.cards(plain_table(ending))


@pytest.mark.parametrize("seed", range(20))
def test_names_of_suits_and_places_of_players_change_no_race(seed: int) -> None:
    rng = Random(f"race renamed {seed}")
    ending = random_ending(rng, 5 + seed % 5)
    suits = [*Suit]
    names = dict(zip(suits, rng.sample(suits, 4), strict=True))
    value = Race(ending).value
    assert Race(renamed(ending, names)).value == value
    assert Race(swapped(ending)).value == -value


def test_who_has_501_and_may_yet_win_all_tricks_goes_on_for_maccs() -> None:
    """T-S8."""
    facts: dict[str, Any] = {
        "trump": Suit.ACORNS,
        "hands": (CardSet.parse("Ka Al"), CardSet.parse("7a Xl")),
        "leader": 0,
        "taken": (70, 56),
        "last_nine": (7, 0),
        "scores": (450, 200),
    }
    on = Ending(rules=Rules.preset("hungarian"), **facts)
    assert claim_value(on, on.to_move) == 1
    assert Race(on).value == 2
    plain = Ending(rules=Rules.preset("austrian"), **facts)
    assert Race(plain).value == 1


def test_a_race_needs_scores() -> None:
    ending = random_ending(Random(1), 3)
    with pytest.raises(InvalidStateError, match="no scores"):
        Race(
            Ending(
                rules=ending.rules,
                trump=ending.trump,
                hands=ending.hands,
                leader=ending.leader,
                led=ending.led,
                taken=ending.taken,
                last_nine=ending.last_nine,
            )
        )


def test_cards_with_which_nobody_gets_there_are_told_apart_by_points() -> None:
    case = next(case for case in cases("race") if case["value"] == 0)
    race, endgame = Race(ending_of(case)), Endgame(ending_of(case))
    level = [card for card, value in race.cards.items() if value == 0]
    assert race.points == {card: endgame.cards[card] for card in level}
    best = max if ending_of(case).to_move == 0 else min
    assert race.points[race.line[0]] == best(race.points.values())


def test_the_second_player_to_trick_8_can_make_stichmaccs_too() -> None:
    """T-S2: every trick is theirs, so they count 161 and pass 501."""
    ending = Ending(
        rules=Rules.preset("hungarian"),
        trump=Suit.BELLS,
        hands=(
            CardSet.parse("9l 8l 7l 9a 8a 7a Xb 9h Ka"),
            CardSet.parse("Kh Oh Uh Ob Kb Ul Xl 7h 8h"),
        ),
        leader=0,
        taken=(67, 25),
        scores=(300, 390),
    )
    assert Race(ending).value == -1
    assert set(Race(ending).cards.values()) == {-1}


def test_who_has_501_before_trick_8_claims_before_it_is_led() -> None:
    """T-S4: the opponent, on lead, could else pass 501 by winning every trick."""
    ending = Ending(
        rules=Rules.preset("international"),
        trump=Suit.HEARTS,
        hands=(
            CardSet.parse("Oa Xa 8l Ah Uh 7h Ob Ub Xb"),
            CardSet.parse("Ua 7a Ol 9l 7l Kh Oh Kb 7b"),
        ),
        leader=1,
        taken=(40, 37),
        scores=(463, 447),
    )
    assert Race(ending).value == 1
