"""The command review."""

import re
from pathlib import Path

import pytest
from command_line import Run

from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.moves import Announce, PlayCard
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import Rules

HUNGARIAN = Rules.preset("hungarian")


def file_of(path: Path, *deals: Deal) -> str:
    path.write_text("\n\n".join(str(Record.of(deal)) for deal in deals) + "\n", "utf-8")
    return str(path)


@pytest.fixture
def deals(tmp_path: Path) -> str:
    played = (random_deal(seed, HUNGARIAN, (100, 120)) for seed in (8, 9))
    return file_of(tmp_path / "deals.txt", *played)


def test_every_deal_is_summed_up_and_every_mistake_told(run: Run, deals: str) -> None:
    code, out, err = run("review", deals)
    assert (code, err) == (0, "")
    first, second = out.split("\n\n")
    assert first.startswith("Deal 1\nPlayer 0: ")
    assert second.startswith("Deal 2\nPlayer 0: ")
    assert "graded" in first
    lines = [line for line in out.splitlines() if line.startswith("  Trick ")]
    assert lines
    assert all("Better: " in line for line in lines)
    for told in (first, second):
        assert ("(*)." in told) == ("(*) If nothing" in told)


def test_the_same_is_told_as_json(run: Run, tmp_path: Path) -> None:
    file = file_of(tmp_path / "deal.txt", random_deal(8, HUNGARIAN, (100, 120)))
    single = run.json("review", file)
    assert single["deal"] == 1
    assert len(single["ungraded"]) == 2
    wrong = [grade for grade in single["grades"] if not grade["right"]]
    _, told, _ = run("review", file)
    assert wrong
    assert told.count("Better: ") == len(wrong)
    for grade in single["grades"]:
        exact = grade["by"] in ("open cards", "points")
        assert ("outcomes" in grade) == exact
        assert grade["right"] or grade["moves"] != grade["better"]


def silent(seed: int) -> Deal:
    """A deal in which nobody says a word."""
    deal = random_deal(seed, HUNGARIAN, (0, 0)).beginning
    while deal.result is None:
        moves = [m for m in deal.legal_moves if not isinstance(m, Announce)]
        deal = deal.play(next((m for m in moves if isinstance(m, PlayCard)), moves[-1]))
    return deal


def test_what_is_expected_only_is_marked_with_its_assumption(
    run: Run, tmp_path: Path
) -> None:
    """A deal played without a word has announcements missed somewhere."""
    files = (file_of(tmp_path / f"{seed}.txt", silent(seed)) for seed in range(9))
    told = next(out for file in files if "(*)" in (out := run("review", file)[1]))
    assert "the opponent is silent" in told.splitlines()[-1]


def test_claims_are_told(run: Run, tmp_path: Path) -> None:
    deal = random_deal(3, HUNGARIAN, (0, 0)).beginning
    while deal.number < 2 or deal.step is not Step.LEAD:
        deal = deal.play(deal.legal_moves[-1])
    claimed = deal.play(deal.interrupts(0)[-1])
    _, out, _ = run("review", file_of(tmp_path / "claim.txt", claimed))
    assert "Player 0 claims 501. Better: no claim. The claim is wrong" in out


def test_a_record_that_cannot_be_reviewed_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "seen.txt"
    file.write_text(str(Record.of(random_deal(1, HUNGARIAN), 0)) + "\n", "utf-8")
    code, _, err = run("review", str(file))
    assert code == 2
    assert "cards of this record are not known" in err
    code, _, err = run("review", str(tmp_path / "none.txt"))
    assert code == 2
    assert "cannot be read" in err


def test_the_summary_counts_the_mistakes_that_are_told(
    run: Run, tmp_path: Path
) -> None:
    """Also those that change how the buli ends; less than a point is no mistake."""
    found = set()
    for seed, score in ((6, 0), (59, 0), (17, 300), (41, 300)):
        deal = random_deal(seed, HUNGARIAN, (score, score))
        file = file_of(tmp_path / "deal.txt", deal)
        grades = run.json("review", file)["grades"]
        _, out, _ = run("review", file)
        mistakes = [grade for grade in grades if not grade["right"]]
        assert out.count("\n  Trick ") == len(mistakes)
        outcomes = (grade.get("outcomes", (0, 0)) for grade in mistakes)
        changed = any(best > own for best, own in outcomes)
        assert ("changed how the buli ends" in out) == changed
        timed = (g for g in mistakes if g["by"] in ("holding back", "last chance"))
        told = re.findall(r"([0-9.]+) points were given away on average", out)
        lost = sum(grade["points_lost"] for grade in timed)
        assert abs(sum(map(float, told)) - lost) < 0.05
        found |= {changed, *(grade["by"] for grade in mistakes)}
    assert {True, False, "open cards", "holding back"} <= found
