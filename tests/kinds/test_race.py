"""Kind `race`: the best card near 501."""

from random import Random

import pytest
from plain_endgame import Plain
from random_endings import plain_table

from kinds.damage import as_json, damaged
from kinds.open_endings import damages, situation
from kinds.spread import different, level_shares, made, theme_counts
from tartli_core.app.kinds import REGISTRY
from tartli_core.proof.tartli import check
from tartli_core.tartli.cards import Card
from tartli_core.tartli.kinds.play.open_ending import read_position
from tartli_core.tartli.kinds.score.race_case import THEMES, RaceCase, level
from tartli_core.tartli.melds import find_melds
from tartli_core.tartli.rules import Rules
from tartli_core.text.phrases import Phrases

COUNT = 20


def case(hands: str, scores: tuple[int, int], **facts: object) -> RaceCase:
    return RaceCase(situation(hands, scores=scores, **facts))  # type: ignore[arg-type]


def themes(of: RaceCase) -> set[str]:
    return {name for name, holds in THEMES.items() if holds(of)}


@pytest.mark.parametrize("rules", ["hungarian", "austrian"])
def test_the_outcomes_are_those_of_plain_search(rules: str) -> None:
    checked = 0
    for puzzle in made("race", rules, COUNT):
        ending = read_position(puzzle.position, Rules.preset(rules)).ending
        if len(ending.hands[0]) > 4 or checked == 2:
            continue
        plain = Plain(
            ending.trump.value,
            stichmaccs=ending.rules.stichmaccs,
            scores=ending.scores,
            limit=ending.rules.maccs_limit,
            memory=True,
        )
        values = {option.answer: option.value for option in puzzle.options}
        assert values == plain.cards(plain_table(ending)), puzzle.id
        checked += 1
    assert checked == 2


@pytest.mark.parametrize("rules", ["hungarian", "austrian"])
def test_seeds_give_different_puzzles_of_all_levels(rules: str) -> None:
    puzzles = made("race", rules, COUNT)
    assert different(puzzles) == COUNT
    shares = level_shares(puzzles)
    assert len(shares) >= 3
    assert max(shares.values()) <= 0.5
    assert max(theme_counts(puzzles).values()) < COUNT


def test_half_of_the_cards_at_most_are_right_and_nobody_has_501() -> None:
    for puzzle in made("race", "austrian", COUNT):
        right = [option for option in puzzle.options if option.right]
        assert 2 * len(right) <= len(puzzle.options)
        assert max(puzzle.position["totals"]) < 501
        assert {option.value for option in right} == {puzzle.value}


def test_in_trick_8_nobody_has_anything_to_announce() -> None:
    drawn = [p for p in made("race", "hungarian", COUNT) if p.position["trick"] == 8]
    assert drawn
    for puzzle in drawn:
        ending = read_position(puzzle.position, Rules.preset("hungarian")).ending
        for hand in ending.hands:
            assert not find_melds(hand, ending.trump, ending.rules)


BOTH_NEAR = case("Oa 9l 7l / Oh Aa 8a", (409, 432), mine=70, won=(3, 3))
POINTS_MISLEAD = case("Ul Ua Ob / Al Kl 9l", (434, 423), mine=61, won=(3, 3))

HOLDING_OFF = case("8a 9h / 7l Ua", (389, 413), mine=68, won=(3, 4))
"""The last trick's ten would take the opponent to 501 (T-C5)."""

MACCS = case("Ka Kb 9b / 8a Ab 9l", (422, 180), mine=76, won=(3, 3))
"""With the king of bells the opponent gets more than 250 (T-S3)."""

FOLLOWING = case("Ob Oh / 8b", (430, 175), mine=66, led="9l", won=(3, 4))

POSITIONS = [
    ("following", FOLLOWING, BOTH_NEAR),
    ("going-out", BOTH_NEAR, HOLDING_OFF),
    ("holding-off", HOLDING_OFF, MACCS),
    ("both-near", BOTH_NEAR, HOLDING_OFF),
    ("maccs", MACCS, BOTH_NEAR),
    ("points-mislead", POINTS_MISLEAD, BOTH_NEAR),
    ("tempting", BOTH_NEAR, POINTS_MISLEAD),
]


@pytest.mark.parametrize(("theme", "has", "has_not"), POSITIONS)
def test_a_theme_is_told_by_its_predicate(
    theme: str, has: RaceCase, has_not: RaceCase
) -> None:
    assert theme in themes(has)
    assert theme not in themes(has_not)


def test_every_theme_has_its_positions() -> None:
    assert [theme for theme, *_ in POSITIONS] == [*THEMES]


def test_a_level_counts_what_makes_it_harder() -> None:
    assert level(MACCS) == 1
    assert level(HOLDING_OFF) == 2  # one right card
    assert level(BOTH_NEAR) == 2  # the natural trump is wrong


def test_the_limit_of_maccs_is_that_of_the_rules() -> None:
    """T-S3: 250 under Hungarian rules, 249 under Austrian ones."""
    hands, facts = "Ka / 7a", {"mine": 75, "won": (4, 4)}
    twice = case(hands, (430, 250 - 72), **facts)
    assert [*twice.outcomes.values()] == [2]
    once = case(hands, (430, 250 - 72), rules="austrian", **facts)
    assert [*once.outcomes.values()] == [1]


def test_a_race_is_told_with_its_end() -> None:
    for puzzle in made("race", "hungarian", COUNT):
        words = REGISTRY["race"].tell(puzzle)
        right = {str(Card.parse(answer)) for (answer,) in puzzle.answers}
        assert words.explanation[0].params["card"] in right
        end = Phrases().sentence(words.explanation[-1])
        assert "claim" in end or "ends the deal with" in end
        hinted = [say for hint in words.hints for say in hint]
        assert not right & {str(v) for say in hinted for v in say.params.values()}


@pytest.mark.parametrize("seed", range(2))
def test_every_damage_is_refused(seed: int) -> None:
    puzzle = made("race", ("hungarian", "austrian")[seed % 2], COUNT)[seed + 4]
    data = as_json(puzzle)
    assert check(data) == []
    for name, change in damages(data, Random(seed)):
        assert damaged(data, **change), name


def test_a_position_with_melds_in_trick_8_is_refused() -> None:
    drawn = [p for p in made("race", "hungarian", COUNT) if p.position["trick"] == 8]
    data = as_json(drawn[0])
    hand = data["position"]["hand"].split()
    data["position"]["hand"] = " ".join(["Aa", "Ka", "Oa", *hand[3:]])
    assert damaged(data)
