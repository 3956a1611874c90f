"""The command trick7."""

import json
from pathlib import Path

import pytest

from tartli_core.cli import main
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.rules import Rules


def record_at(path: Path, number: int, before: tuple[int, int] = (0, 0)) -> Path:
    """A record of silent tricks up to the reply in this one."""
    rules = Rules.preset("hungarian")
    deal = Deal.start(shuffled(5), dealer=0, rules=rules, before=before)
    while deal.number < number or deal.step is not Step.REPLY:
        deal = deal.play(deal.legal_moves[-1])
    path.write_text(f"{Record.of(deal)}\n", "utf-8")
    return path


def test_every_option_is_told_with_the_layouts_in_which_it_wins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = record_at(tmp_path / "deal.txt", 7, (430, 440))
    assert main(["trick7", str(file)]) == 0
    *options, last = capsys.readouterr().out.splitlines()
    assert all(" plays the " in line and " layouts." in line for line in options)
    assert last.startswith(("Right whatever", "No option"))
    assert main(["trick7", "--json", str(file)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["options"]) == len(options)
    count = len(data["layouts"])
    assert {len(option["outcomes"]) for option in data["options"]} == {count}


def test_another_trick_or_a_deal_that_is_over_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["trick7", str(record_at(tmp_path / "deal.txt", 3))]) == 2
    assert "trick 3: the options of trick 7" in capsys.readouterr().err
