"""Kind `settle`: the end of a deal, of a buli and of a match."""

from collections.abc import Mapping
from typing import Any

import pytest

from kinds.damage import faults, moved, revalued
from kinds.spread import level_shares, made, most_often_right, theme_counts
from tartli_core.tartli.kinds.score.settle import SETTLE
from tartli_core.tartli.kinds.score.settle_case import (
    THEMES,
    SettleCase,
    level,
    outcome,
)
from tartli_core.tartli.kinds.score.settle_mistakes import (
    wrong_outcomes,
    wrong_payments,
)
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Puzzle

MADE = 200

PLAYED: Mapping[str, Any] = {
    "before": [400, 150],
    "written": [50, 20],
    "taken": [91, 60],
    "last": "you",
    "last_nine": [5, 4],
}
CLAIMED: Mapping[str, Any] = {
    "before": [400, 180],
    "written": [50, 20],
    "taken": [51, 50],
    "claim": "you",
}


def case(
    position: Mapping[str, Any], rules: str = "hungarian", **changes: Any
) -> SettleCase:
    return SettleCase.of({**position, **changes}, Rules.preset(rules))


def buli(found: SettleCase) -> str:
    result = found.result
    return outcome(result.totals, result.winner, result.buli_points)


def plain(position: Mapping[str, Any], rules: str) -> str:
    """A second way to the same truth, with the numbers of this file."""
    austrian = rules == "austrian"
    tricks = list(position["taken"])
    if "claim" not in position:
        tricks[position["last"] == "opponent"] += 10
        if 0 in position["last_nine"] and not austrian:
            tricks = [161 * (n == 9) for n in position["last_nine"]]
    you, opponent = (
        position["before"][n] + position["written"][n] + tricks[n] for n in (0, 1)
    )
    totals = f"{you}:{opponent}"
    limit = 249 if austrian else 250
    if "claim" in position:
        other = {"you": "opponent", "opponent": "you"}[position["claim"]]
        own, rest = (you, opponent) if position["claim"] == "you" else (opponent, you)
        if own < 501:
            return f"{totals} {other} 1"
        return f"{totals} {position['claim']} {2 if rest <= limit else 1}"
    if max(you, opponent) < 501 or you == opponent:
        return totals
    winner = "you" if you > opponent else "opponent"
    return f"{totals} {winner} {2 if min(you, opponent) <= limit else 1}"


@pytest.mark.parametrize("rules", PRESETS)
def test_every_answer_is_what_plain_numbers_say(rules: str) -> None:
    for puzzle in made("settle", rules, MADE):
        position, right = puzzle.position, plain(puzzle.position, rules)
        if "bulis" not in position:
            assert puzzle.answers == ((right,),)
            continue
        bulis = list(position["bulis"])
        if " " in right:
            _, winner, points = right.split(" ")
            bulis[winner == "opponent"] += int(points)
        over = max(bulis) >= (1 if rules == "austrian" else 5)
        paid = (bulis[0] - bulis[1]) * position["stake"] if over else 0
        assert puzzle.value == paid


@pytest.mark.parametrize(
    ("found", "right"),
    [
        (case(PLAYED), "551:230 you 2"),  # T-C5, T-S3
        (case(PLAYED, last="opponent"), "541:240 you 2"),
        (case(PLAYED, before=[300, 150]), "451:230"),
        (case(PLAYED, before=[400, 170]), "551:250 you 2"),
        (case(PLAYED, before=[400, 171]), "551:251 you 1"),
        (case(PLAYED, "austrian", before=[400, 170]), "551:250 you 1"),
        (case(PLAYED, "austrian", before=[400, 169]), "551:249 you 2"),
        (case(PLAYED, last_nine=[9, 0]), "611:170 you 2"),  # T-S2
        (case(PLAYED, "austrian", last_nine=[9, 0]), "551:230 you 2"),
        (case(PLAYED, before=[400, 480]), "551:560 opponent 1"),  # T-S6
        (case(PLAYED, before=[400, 471]), "551:551"),
        (case(CLAIMED), "501:250 you 2"),  # T-S4
        (case(CLAIMED, taken=[50, 50]), "500:250 opponent 1"),  # T-S5
        (case(CLAIMED, before=[400, 490]), "501:560 you 1"),  # T-S6
    ],
)
def test_a_deal_ends_as_the_rules_say(found: SettleCase, right: str) -> None:
    assert buli(found) == right


def test_the_usual_mistakes_with_a_deal() -> None:
    wrong = wrong_outcomes(case(PLAYED))
    assert wrong["last-ten"] == "541:230 you 2"
    assert wrong["ten-swapped"] == "541:240 you 2"
    assert wrong["melds-forgotten"] == "501:210 you 2"
    assert wrong["maccs-missed"] == "551:230 you 1"
    assert wrong["out-missed"] == "551:230"
    swept = wrong_outcomes(case(PLAYED, last_nine=[9, 0]))
    assert swept["stichmaccs-missed"] == "551:230 you 2"
    assert swept["stichmaccs-melds"] == "611:150 you 2"
    unknown = wrong_outcomes(case(PLAYED, "austrian", last_nine=[9, 0]))
    assert unknown["stichmaccs-undue"] == "611:170 you 2"
    assert "stichmaccs-missed" not in unknown
    tied = wrong_outcomes(case(PLAYED, before=[400, 471]))
    assert tied["tie-decided"] == "551:551 you 1"
    assert tied["tie-lost"] == "551:551 opponent 1"


def test_the_usual_mistakes_with_a_claim() -> None:
    right = wrong_outcomes(case(CLAIMED))
    assert right["claim-refused"] == "501:250 opponent 2"
    assert right["maccs-missed"] == "501:250 you 1"
    early = wrong_outcomes(case(CLAIMED, taken=[50, 50]))
    assert early["claim-believed"] == "500:250 you 1"
    assert early["claim-believed-twice"] == "500:250 you 2"
    assert early["wrong-claim-twice"] == "500:250 opponent 2"


def test_what_is_paid_at_the_end_of_a_match() -> None:
    over = case(PLAYED, bulis=[3, 4], stake=10)
    assert over.bulis_after == (5, 4)
    assert over.payment == 10  # T-S3: the difference times the stake
    assert wrong_payments(over)["last-buli-only"] == "opponent 20"
    assert wrong_payments(over)["difference-forgotten"] == "opponent 50"
    assert wrong_payments(over)["maccs-missed"] == "nobody"
    goes_on = case(PLAYED, bulis=[2, 4], stake=10)
    assert goes_on.payment == 0
    assert case(PLAYED, "austrian", bulis=[0, 0], stake=10).payment == 20
    past = case(PLAYED, bulis=[4, 1], stake=10)
    assert past.payment == 50  # 6 against 1 counts in full


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("stichmaccs", case(PLAYED, last_nine=[9, 0]), case(PLAYED)),
        ("maccs", case(PLAYED), case(PLAYED, before=[400, 171])),
        ("maccs-limit", case(PLAYED, before=[400, 175]), case(PLAYED)),
        (
            "maccs-limit",
            case(PLAYED, before=[400, 165]),
            case(PLAYED, before=[400, 176]),
        ),
        ("both-out", case(PLAYED, before=[400, 480]), case(PLAYED)),
        ("tie", case(PLAYED, before=[400, 471]), case(PLAYED, before=[400, 480])),
        ("claim", case(CLAIMED), case(PLAYED)),
        ("wrong-claim", case(CLAIMED, taken=[50, 50]), case(CLAIMED)),
        ("payment", case(PLAYED, bulis=[3, 4], stake=5), case(PLAYED)),
        ("goes-on", case(PLAYED, before=[300, 150]), case(PLAYED)),
    ],
)
def test_a_theme_holds_and_fails(
    theme: str, holds: SettleCase, fails: SettleCase
) -> None:
    assert THEMES[theme](holds)
    assert not THEMES[theme](fails)


def test_the_level_counts_what_comes_together() -> None:
    assert level(case(PLAYED, before=[300, 150])) == 1
    assert level(case(PLAYED)) == 2
    assert level(case(PLAYED, last_nine=[9, 0], before=[340, 230])) == 4
    assert level(case(CLAIMED, bulis=[3, 4], stake=5)) == 5


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_spread_over_levels_themes_and_places(rules: str) -> None:
    puzzles = made("settle", rules, MADE)
    assert most_often_right(puzzles) <= 0.42
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 4
    assert set(theme_counts(puzzles)) == set(SETTLE.themes)
    assert len({str(puzzle.position) for puzzle in puzzles}) == MADE


def test_one_position_has_other_answers_under_other_rules() -> None:
    twins = zip(
        made("settle", "hungarian", MADE), made("settle", "austrian", MADE), strict=True
    )
    same = [(a, b) for a, b in twins if a.position == b.position]
    assert sum(a.answers != b.answers for a, b in same) >= 20


@pytest.mark.parametrize("rules", PRESETS)
def test_every_puzzle_is_proved(rules: str) -> None:
    for puzzle in made("settle", rules, MADE):
        assert faults(puzzle) == [], puzzle.id


def test_every_damage_is_refused() -> None:
    for puzzle in made("settle", "hungarian", 24):
        assert all(revalued(puzzle))
        position = puzzle.position
        for key in ("before", "written", "taken"):
            for more in ([10, 0], [0, 10]):
                changed = [n + m for n, m in zip(position[key], more, strict=True)]
                assert moved(puzzle, **{key: changed}), (puzzle.id, key)
        who = "last" if "last" in position else "claim"
        assert moved(puzzle, **{who: None})
        assert moved(puzzle, hand="Aa")
        if "last" in position:
            other = "opponent" if position["last"] == "you" else "you"
            swept = [9, 0] if position["last"] == "you" else [0, 9]
            assert moved(puzzle, last=other)
            assert moved(puzzle, last_nine=[5, 3])
            assert moved(puzzle, last_nine=[0, 0])
            if "stichmaccs" not in puzzle.themes:
                assert moved(puzzle, last_nine=swept)
        if "bulis" in position:
            assert moved(puzzle, bulis=[5, 0])
            mine, theirs = position["bulis"]
            assert moved(puzzle, bulis=[mine, theirs + 1])
            assert moved(puzzle, bulis=None)
        assert faults(puzzle, certificate={"class": "closed form"})


def told(*themes: str, rules: str = "hungarian") -> tuple[Puzzle, str, str]:
    """The first puzzle with these themes, its question, and its explanation."""
    puzzle = next(
        p for p in made("settle", rules, MADE) if set(themes) <= set(p.themes)
    )
    words, phrases = SETTLE.tell(puzzle), Phrases()
    question = " ".join(phrases.sentences(words.question))
    return puzzle, question, " ".join(phrases.sentences(words.explanation))


def test_the_words_of_stichmaccs_under_both_rule_sets() -> None:
    _, question, explained = told("stichmaccs", "maccs")
    assert "without the ten for the last trick" in question
    assert "That is stichmaccs: 161 for" in explained
    assert "which is not more than 250: maccs, two buli points." in explained
    _, _, explained = told("stichmaccs", rules="austrian")
    assert "but these rules know no stichmaccs." in explained


def test_the_words_of_a_wrong_claim() -> None:
    _, question, explained = told("wrong-claim")
    assert "claim" in question
    assert "a wrong claim loses the buli for one point" in explained
    _, _, explained = told("wrong-claim", rules="austrian")
    assert "a wrong claim loses the game for one stake" in explained


def test_the_words_of_a_payment() -> None:
    puzzle, question, explained = told("payment", "maccs")
    assert "What is paid now" in question
    assert "The match stands at" in explained
    named = [SETTLE.describe(puzzle, option.answer) for option in puzzle.options]
    assert all("pay" in text for text in Phrases().sentences(named))
