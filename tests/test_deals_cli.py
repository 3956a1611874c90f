"""The commands deal, replay and check."""

import errno
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import IO
from unittest.mock import patch

import pytest
from command_line import Run

from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.notation.position import Position
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.seen import Heard
from tartli_core.text.language import Language

PAGE = (Path(__file__).parents[1] / "NOTATION.md").read_text("utf-8")
WHOLE, PARTIAL = re.findall(r"```record\n(.*?)\n```", PAGE, re.DOTALL)


WORDS = ("deal", "--seed", "7", "--before", "random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deals.txt"


def test_what_deal_prints_check_passes_and_prints_the_same(
    run: Run, file: Path
) -> None:
    for preset in PRESETS:
        code, out, err = run(*WORDS, "--count", "3", "--rules", preset)
        assert (code, err) == (0, "")
        records = [Record.parse(text) for text in re.split(r"\n\n(?=\[)", out)]
        assert [random_deal(seed, Rules.preset(preset)) for seed in (7, 8, 9)] == [
            list(record.replay())[-1] for record in records
        ]
        assert "\n\n".join(map(str, records)) + "\n" == out
        file.write_text(out, "utf-8")
        assert run("check", str(file)) == (0, "3 deals checked, none refused.\n", "")


def test_deal_prints_a_position_from_the_middle(run: Run) -> None:
    code, out, _ = run(*WORDS, "--count", "3", "--position")
    assert code == 0
    for line in out.splitlines():
        deal = Position.parse(line).deal()
        assert isinstance(deal, Deal)
        assert deal.result is None
    assert len(set(out.splitlines())) == 3


def test_deal_begins_at_nothing_unless_scores_are_given(run: Run) -> None:
    words = ("deal", "--seed", "3", "--count", "9")

    def begun(*given: str) -> set[str]:
        return {*re.findall(r'Before "(.*)"', run(*words, *given)[1])}

    assert begun() == {"0:0"}
    assert begun("--before", "7:90") == {"7:90"}
    assert len(begun("--before", "random")) == 9
    for bad, why in (("7", "are not two scores"), ("505:3", "before the deal")):
        code, out, err = run(*words, "--before", bad)
        assert (code, out) == (2, "")
        assert why in err


def test_a_seed_deals_the_pack_that_it_shuffles(run: Run) -> None:
    _, out, _ = run("deal", "--seed", "3")
    assert Record.parse(out).pack == shuffled(3)


def test_deal_takes_options_of_the_rules(run: Run) -> None:
    words = ("deal", "--seed", "1", "--rules", "austrian", "--option", "gap=missing")
    assert '[Rules "austrian+gap=missing"]' in run(*words)[1]
    for count in ("0", "1000001"):
        code, _, err = run("deal", "--seed", "1", "--count", count)
        assert code == 2
        assert "is not a number of deals" in err


def test_check_tells_the_first_fault_of_each_bad_deal_and_goes_on(
    run: Run, file: Path
) -> None:
    texts = [WHOLE, WHOLE.replace("1 claims", "0 claims"), "rubbish", WHOLE]
    texts += [WHOLE.replace("0 good", "0 higher"), PARTIAL.replace("0 says", "1 says")]
    file.write_text("\n\n".join(texts), "utf-8")
    code, out, err = run("check", str(file))
    assert (code, err) == (2, "")
    *faults, last = out.splitlines()
    assert last == "5 deals checked, 3 refused."
    assert [line.partition(": ")[0] for line in faults] == [
        f"{file}:{number}:{column}"
        for number, column in fault_places(file.read_text("utf-8").splitlines())
    ]
    assert "deal 2: " in faults[0]
    assert "0 higher' is not allowed here. The cards say otherwise" in faults[1]
    assert faults[2].endswith("(T-P1).")


def fault_places(lines: list[str]) -> list[tuple[int, int]]:
    """Where the faults of the test above stand: line and column from 1."""
    parts = ("rubbish", "0 higher", "1 says terc")
    return [
        (number, line.index(part) + 1)
        for part in parts
        for number, line in enumerate(lines, start=1)
        if part in line
    ]


def test_check_goes_on_behind_a_file_that_cannot_be_read(run: Run, file: Path) -> None:
    file.write_text(WHOLE, "utf-8")
    missing, folder = str(file.parent / "none.txt"), str(file.parent)
    code, out, _ = run("check", missing, folder, "a\0b", str(file), str(file))
    assert code == 2
    *unread, last = out.splitlines()
    assert len(unread) == 3
    assert all("cannot be read" in line for line in unread)
    assert last == "2 deals checked, none refused."


def test_what_is_no_text_is_one_fault(run: Run, file: Path) -> None:
    file.write_bytes(bytes(range(256)) * 2000)
    code, out, err = run("check", str(file))
    assert (code, err) == (2, "")
    assert len(out.splitlines()) == 2
    assert all(len(line) < 1200 for line in out.splitlines())
    code, out, err = run("replay", str(file))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_replay_tells_a_deal_trick_by_trick(run: Run, file: Path) -> None:
    file.write_text(WHOLE, "utf-8")
    code, out, err = run("replay", str(file))
    assert (code, err) == (0, "")
    assert (
        out.splitlines()
        == """\
Player 0 deals and turns up the Over of hearts (Oh): hearts are trumps.
Rules: hungarian.
The score before it is 445:495.
Player 0 holds Oa Ua Al Xl 9h 8h Kb Xb 9b.
Player 1 holds 9a Kl Ol Ul Ah Uh 7h Ob 8b.
  {Both may be out with one good terc.}
Trick 1
  Player 1 swaps the trump seven for the Over of hearts (Oh).
  Player 1 leads the Over of bells (Ob).
  {gives it away}
  Player 0 plays the nine of bells (9b).
  Player 1 takes the trick.
  Player 1 draws the seven of bells (7b).
  Player 0 draws the king of acorns (Ka).
  Points so far: 445:498.
Trick 2
  Player 1 announces the king terc of leaves (Kl Ol Ul).
  Player 1 leads the nine of acorns (9a).
  Player 0 announces the king terc of acorns (Ka Oa Ua).
  Player 0 plays the Over of acorns (Oa).
  Player 1 names the height: king.
  Player 0 answers “good”.
  Player 1 scores the king terc of leaves (Kl Ol Ul).
  Player 0 takes the trick.
  Player 0 draws the ace of bells (Ab).
  Player 1 draws the eight of acorns (8a).
  Player 1 claims 501.
  Points so far: 448:518.
The claim is right. The deal scores 3:23; the totals are now 448:518. Player 1 wins \
the buli and scores 1 buli point.""".splitlines()
    )


def test_replay_tells_every_move_ending_and_rule_set(run: Run, file: Path) -> None:
    told = set()
    for preset in PRESETS:
        _, out, _ = run(*WORDS, "--count", "90", "--rules", preset)
        file.write_text(out, "utf-8")
        code, out, err = run("replay", str(file))
        assert (code, err) == (0, "")
        assert "{player" not in out
        told |= set(out.splitlines())
    for part in ("says béla", "asks to be shown", "here higher", "The tie is broken"):
        assert any(part in line for line in told), part
    for part in (
        "with maccs and scores 2 buli points",
        "The claim is wrong",
        "The buli goes on",
    ):
        assert any(part in line for line in told), part


def test_replay_tells_a_deal_of_which_not_all_is_known(run: Run, file: Path) -> None:
    file.write_text(f"{PARTIAL}\n\n{WHOLE}", "utf-8")
    code, out, _ = run("replay", str(file))
    assert code == 0
    first, second = out.split("\n\n")
    assert "points are not counted" in first
    assert "Player 0 says terc." in first
    assert "Player 0 draws a card." in first
    assert "Points so far" not in first
    assert first.startswith("Deal 1\nPlayer 0 deals")
    assert second.startswith("Deal 2\nPlayer 0 deals")
    assert any(isinstance(move, Heard) for move in Record.parse(PARTIAL).moves)


def test_replay_tells_melds_and_the_others_bela_written_in_one_scoring(
    run: Run, file: Path
) -> None:
    deals = (random_deal(seed, Rules.preset("hungarian")) for seed in range(1000))
    written = next(
        state.play(state.legal_moves[0])
        for deal in deals
        for state in states_of(deal)
        if state.step is Step.WRITE and all(state.to_write)
    )
    file.write_text(str(Record.of(written)), "utf-8")
    _, out, _ = run("replay", str(file))
    scores = [line for line in out.splitlines() if " scores the " in line]
    winner = written.history[-1].player
    assert scores[-2].startswith(f"  Player {winner} scores the ")
    assert scores[-1].startswith(f"  Player {1 - winner} scores the béla")


def test_replay_stops_at_a_fault(run: Run, file: Path) -> None:
    file.write_text(WHOLE.replace("0 good", "0 higher"), "utf-8")
    code, out, err = run("replay", str(file))
    assert code == 2
    assert "names the height: king" in out
    assert "answers" not in out
    assert err.startswith("tartli: line 10, column ")
    assert "is not allowed here. The cards say otherwise" in err
    file.write_text("", "utf-8")
    code, _, err = run("replay", str(file))
    assert code == 2
    assert "holds no record" in err


def test_step_waits_between_tricks_at_a_terminal(run: Run, file: Path) -> None:
    file.write_text(WHOLE, "utf-8")
    with (
        patch.object(sys, "stdin", io.StringIO("\n")) as keys,
        patch.object(keys, "isatty", lambda: True),
    ):
        code, out, _ = run("replay", str(file), "--step")
        assert keys.read() == ""
    assert code == 0
    assert out.count("Enter for the next trick") == 1
    with patch.object(sys, "stdin", io.StringIO("\n")) as keys:
        code, out, _ = run("replay", str(file), "--step")
        assert keys.read() == "\n"
    assert "Enter for" not in out


def test_stdin_is_read_and_a_closed_pipe_ends_quietly(file: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "tartli_core"]
    checked = subprocess.run(
        [*command, "check", "-"],
        input=WHOLE.encode(),
        capture_output=True,
        env=environment,
        check=True,
    )
    assert checked.stdout.decode().strip() == "1 deal checked, none refused."
    with subprocess.Popen(
        [*command, "deal", "--seed", "1", "--count", "500"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as dealing:
        assert dealing.stdout is not None
        assert dealing.stderr is not None
        assert dealing.stdout.readline().startswith(b"[Rules")
        dealing.stdout.close()
        assert dealing.stderr.read() == b""


@pytest.mark.parametrize("words", [("check", "-"), ("replay", "-")])
def test_a_closed_stdin_cannot_be_read(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    code, out, err = run(*words)
    assert code == 2
    assert "'-' cannot be read: Bad file descriptor" in out + err
    assert err.count("\n") <= 1


def test_without_stdin_step_does_not_wait(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(WHOLE, "utf-8")
    monkeypatch.setattr(sys, "stdin", None)
    code, out, err = run("replay", "--step", str(file))
    assert (code, err) == (0, "")
    assert out.count("Trick") == 2


def test_check_refuses_a_file_without_a_record(run: Run, file: Path) -> None:
    file.write_text("\n\n", "utf-8")
    code, out, _ = run("check", str(file))
    assert code == 2
    assert out.splitlines() == [
        f"'{file}' holds no record: see NOTATION.md",
        "0 deals checked, none refused.",
    ]


class Torn(io.BytesIO):
    """A stream that fails behind its first line."""

    def readline(self, size: int | None = -1, /) -> bytes:
        if self.tell():
            raise OSError(errno.EIO, "Input/output error")
        return super().readline(size)


def test_a_fault_of_the_disk_is_told_with_the_file(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(WHOLE, "utf-8")
    whole = Path.open

    def open_torn(path: Path, mode: str) -> IO[bytes]:
        return Torn(b"[\n[") if path.name == "torn" else whole(path, "rb")

    monkeypatch.setattr(Path, "open", open_torn)
    code, out, err = run("check", "torn", str(file))
    assert (code, err) == (2, "")
    assert out.splitlines() == [
        "'torn' cannot be read: Input/output error; give a file of records "
        "(NOTATION.md)",
        "1 deal checked, none refused.",
    ]
    code, out, err = run("replay", "torn")
    assert (code, out) == (2, "")
    assert "'torn' cannot be read: Input/output error" in err


@pytest.mark.parametrize(
    ("sign", "shown"),
    [("\x1b", r"\x1b"), ("\n", r"\n"), ("\u202e", r"\u202e"), ("\u2066", r"\u2066")],
)
def test_what_steers_a_terminal_is_shown_escaped(
    run: Run, file: Path, sign: str, shown: str
) -> None:
    odd = file.parent / f"a{sign}b"
    odd.write_text(WHOLE.replace("0 good", "0 higher"), "utf-8")
    _, out, _ = run("check", str(odd))
    assert f"a{shown}b:" in out
    assert out.count("\n") == 2
    _, _, err = run("check", str(odd), f"--{sign}")
    assert sign not in err.removesuffix("\n")


def test_comments_keep_to_their_own_direction(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    comment = "{\u202eturned\nשלום}"
    file.write_text(WHOLE.replace("{gives it away}", comment), "utf-8")
    assert "  {\\u202eturned\nשלום}\n" in run("replay", str(file))[1]
    monkeypatch.setattr(Language, "direction", "rtl")
    assert (
        "  {\u2066\\u202eturned\u2069\n\u2066שלום\u2069}" in run("replay", str(file))[1]
    )
