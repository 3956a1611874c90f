import builtins
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from command_line import Run

from tartli_core import site
from tartli_core.__main__ import main as start
from tartli_core.app.kinds import REGISTRY
from tartli_core.cli import main
from tartli_core.tartli.cards import CardSet
from tartli_core.text.language import Language

NINE = "Oa Ua Xa 9a 8a Kl 7b 8b Ah"


def test_melds_lists_every_meld(run: Run) -> None:
    assert run.json("melds", NINE, "--trump", "a") == {
        "sequences": [
            "Oa Ua Xa",
            "Oa Ua Xa 9a",
            "Oa Ua Xa 9a 8a",
            "Ua Xa 9a",
            "Ua Xa 9a 8a",
            "Xa 9a 8a",
        ],
        "fours": [],
        "bela": False,
    }
    nines = "9a 9l 9h 9b Ka Oa"
    assert run.json("melds", nines, "--trump", "a")["fours"] == ["9"]
    austrian = run.json("melds", nines, "--trump", "a", "--rules", "austrian")
    assert austrian == {"sequences": [], "fours": [], "bela": True}


def test_split_gives_one_list_a_trick(run: Run) -> None:
    kvint = "Oa Ua Xa 9a 8a"
    found = run.json("split", kvint, "--tricks", "6")
    assert found["total"] == 260
    assert found["order"][0] == ["Xa 9a 8a"]
    assert len(found["order"]) == 6
    later = run.json(
        "split", kvint, "--tricks", "8", "--scored", "Xa 9a 8a", "Ua Xa 9a"
    )
    assert later["total"] == 220
    assert len(later["order"]) == 8


def test_contest_names_the_winner(run: Run) -> None:
    melds = ("contest", "--leader", "Oa Ua Xa", "--second", "A", "--trump", "h")
    assert run.json(*melds) == {"winner": "second"}


def test_tens_low_is_an_option(run: Run) -> None:
    melds = ("contest", "--leader", "X", "--second", "U", "--trump", "h")
    assert run.json(*melds) == {"winner": "leader"}
    assert run.json(*melds, "--option", "tens_low=yes") == {"winner": "second"}


def test_repeat_gives_the_rule_and_the_reason(run: Run) -> None:
    words = ("--candidate", "Kh Oh Uh", "--hand", "Kh Oh Uh Xh")
    found = run.json("repeat", "--scored", "Kh Oh Uh Xh", *words)
    assert (found["allowed"], found["rule"]) == (False, "T-M9")
    assert "Kh Oh Uh Xh" in found["why"]
    twice = ("--scored", "Ah Kh Oh", "--scored", "Kl Ol Ul")
    assert run.json("repeat", *twice, *words)["allowed"] is False


def test_certain_gives_the_meld_and_a_hand_that_beats(run: Run) -> None:
    words = ("certain", "Oa Ua Xa", "--hand", NINE, "--seen", "Al", "--trump", "h")
    found = run.json(*words)
    assert found["beatable"] is True
    hand = CardSet.parse(found["hand"])
    assert len(hand) == 9
    assert hand.issuperset(CardSet.parse(found["by"]))
    overs = ("certain", "O", "--hand", "Oa Ol Oh Ob", "--trump", "h", "--second")
    assert run.json(*overs) == {"beatable": False, "by": None, "hand": None}


@pytest.mark.parametrize(
    "words",
    [
        ("contest", "--leader", "9", "--second", "A"),
        ("certain", "9", "--hand", "9a 9l 9h 9b"),
        ("repeat", "--candidate", "9", "--scored", "O", "--hand", "9a 9l 9h 9b"),
    ],
)
def test_four_nines_are_no_meld_where_the_rules_say_so(
    run: Run, words: tuple[str, ...]
) -> None:
    assert run(*words, "--trump", "h", "--json")[0] == 0
    code, out, err = run(*words, "--trump", "h", "--rules", "austrian", "--json")
    assert (code, out) == (2, "")
    assert "four nines are no meld" in err


def test_a_long_input_is_quoted_in_part(run: Run) -> None:
    _, _, err = run("melds", "Z" * 100_000, "--trump", "a")
    assert len(err) < 1100
    assert "is not a card" in err


@pytest.mark.parametrize("number", ["٣٤", "1_0", " 7", "1e3", "", "9" * 5000])
@pytest.mark.parametrize(
    "words",
    [
        ("chalk",),
        ("chalk", "--read", "O"),
        ("deal", "--seed"),
        ("deal", "--seed", "1", "--count"),
        ("lab", "--port"),
        ("puzzle", "new", "--kind", "split", "--seed"),
        ("split", "Oa", "--tricks"),
    ],
)
def test_a_whole_number_is_written_in_a_few_digits(
    run: Run, words: tuple[str, ...], number: str
) -> None:
    code, out, err = run(*words, number)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert len(err) < 1200
    assert repr(number)[:20] in err
    assert "write at most 18 digits, such as 12" in err


@pytest.mark.parametrize("seed", ["-" + "9" * 18, "+5", "-0"])
def test_a_seed_may_be_any_whole_number(run: Run, seed: str) -> None:
    code, out, err = run("deal", f"--seed={seed}", "--count", "2")
    assert (code, err) == (0, "")
    assert out.count("[Rules") == 2


@pytest.mark.parametrize("kind", REGISTRY)
def test_what_new_makes_check_proves(run: Run, kind: str, tmp_path: Path) -> None:
    words = ("puzzle", "new", "--kind", kind, "--seed", "7", "--count", "3")
    code, out, _ = run(*words, "--json")
    assert code == 0
    assert [json.loads(line)["seed"] for line in out.splitlines()] == [7, 8, 9]
    file = tmp_path / "puzzles.jsonl"
    file.write_text(out, "utf-8")
    assert run.json("puzzle", "check", str(file)) == {"checked": 3, "faults": []}


@pytest.mark.parametrize(
    "arguments",
    [
        ("melds", NINE, "--trump", "a"),
        ("melds", "7a", "--trump", "a"),
        ("split", "Oa Ua Xa", "--tricks", "1"),
        ("contest", "--leader", "Oa Ua Xa", "--second", "A", "--trump", "h"),
        ("contest", "--leader", "A", "--second", "Oh Uh Xh", "--trump", "h"),
        ("repeat", "--scored", "O", "--candidate", "Oa Ua Xa", "--hand", "Oa Ua Xa"),
        ("certain", "Oa Ua Xa", "--hand", "Oa Ua Xa", "--trump", "a"),
        ("certain", "O", "--hand", "Oa Ol Oh Ob", "--trump", "a"),
        ("puzzle", "new", "--kind", "split", "--seed", "1"),
        ("puzzle", "new", "--kind", "contest", "--seed", "1"),
        ("puzzle", "new", "--kind", "meld-find", "--seed", "1"),
    ],
)
def test_every_command_prints_for_people(run: Run, arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert out.strip()
    assert "{" not in out


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (("melds", "Zz", "--trump", "a"), "'Zz' is not a card"),
        (("melds", "Oa Oa", "--trump", "a"), "Oa stands more than once"),
        (("melds", NINE + " Al", "--trump", "a"), "10 cards in"),
        (("melds", "", "--trump", "a"), "0 cards in"),
        (("melds", NINE, "--trump", "x"), "'x' is not a suit"),
        (("melds", NINE), "--trump"),
        (("melds", NINE, "--trump", "a", "--rules", "welsh"), "'welsh' is not a rule"),
        (("melds", NINE, "--trump", "a", "--option", "gap"), "'gap' is not an option"),
        (("melds", NINE, "--trump", "a", "--option", "gap=x"), "'x' is not a value"),
        (("split", "Oa", "--tricks", "9"), "9 tricks"),
        (("split", "Oa", "--tricks", "two"), "'two'"),
        (("split", "Oa", "--tricks", "2", "--scored", "Oa Xa 9a"), "Ua is missing"),
        (("split", "Oa", "--tricks", "2", "--trump", "z"), "'z' is not a suit"),
        (
            ("contest", "--leader", "bela", "--second", "O", "--trump", "a"),
            "'bela' takes no part",
        ),
        (
            ("contest", "--leader", "Oa Ua Xa", "--second", "O", "--trump", "a"),
            "Oa stands in both",
        ),
        (
            ("repeat", "--scored", "O", "--candidate", "Oa Ua Xa", "--hand", "Oa"),
            "needs Ua Xa",
        ),
        (
            ("repeat", "--scored", "O", "--candidate", "bela", "--hand", "Ka Oa"),
            "add --trump",
        ),
        (("certain", "Oa Ua Xa", "--hand", "Oa", "--trump", "a"), "needs Ua Xa"),
        (("puzzle", "new", "--kind", "chess", "--seed", "1"), "'chess' is not a kind"),
        (("puzzle", "new", "--kind", "split", "--seed", "-1"), "-1 is not a seed"),
        (
            ("puzzle", "new", "--kind", "split", "--seed", "1", "--count", "0"),
            "0 is not a number of puzzles",
        ),
        (("puzzle", "check", "/no/such/file"), "'/no/such/file' cannot be read"),
        (("puzzle", "check", "tests"), "'tests' cannot be read"),
        (
            ("puzzle", "new", "--kind", "split", "--seed", "1", "--level", "3-1"),
            "'3-1' is no range of levels",
        ),
        (("puzzle", "bank", "--count", "3"), "3 is not a number of puzzles"),
        (("puzzle", "bank", "--seed", "-1"), "-1 is not a seed of a bank"),
        (("puzzle", "check", "README.md", "--jobs", "0"), "0 is not a number of pro"),
        (("puzzle", "bank", "--kind", "chess"), "'chess' is not a kind"),
        (("fly",), "'fly'"),
        ((), "COMMAND"),
    ],
)
def test_bad_input_is_one_line_that_quotes_it(
    run: Run, arguments: tuple[str, ...], quoted: str
) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert quoted in err
    assert err.count("\n") == 1
    assert err.startswith("tartli")


def test_serve_and_lab_take_port_and_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int, bool]] = []

    def note(name: str) -> None:
        def start(port: int, *, open_browser: bool, language: Language) -> None:
            asked.append((name, port, open_browser))
            assert language.tag == "en"

        monkeypatch.setattr(site, name, start)

    note("serve")
    note("lab")
    assert run("serve")[0] == 0
    assert run("lab", "--port", "1234", "--no-browser")[0] == 0
    assert asked == [("serve", 8866, True), ("lab", 1234, False)]


def tartli(*arguments: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "tartli_core", *arguments]
    return subprocess.run(command, capture_output=True, timeout=60, **options)


def test_puzzles_may_come_from_standard_input() -> None:
    made = tartli("puzzle", "new", "--kind", "split", "--seed", "1", "--json")
    found = tartli("puzzle", "check", "-", "--json", input=made.stdout)
    assert json.loads(found.stdout) == {"checked": 1, "faults": []}


def test_a_reader_that_leaves_early_is_no_error() -> None:
    words = ["puzzle", "new", "--kind", "split", "--seed", "1", "--count", "400"]
    with subprocess.Popen(
        [sys.executable, "-m", "tartli_core", *words, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_the_core_needs_neither_numpy_nor_jupyter() -> None:
    code = (
        "import sys, tartli_core, tartli_core.cli, tartli_core.app.host;"
        "bad = {'numpy', 'ipywidgets', 'anywidget', 'voila', 'traitlets'};"
        "sys.exit(bool(bad & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


def _run_apart(*arguments: str, encoding: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "tartli_core", *arguments],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )


def test_a_terminal_without_accents_gets_escapes() -> None:
    repeat = ("repeat", "--scored", "bela", "--candidate", "bela", "--trump", "a")
    done = _run_apart(*repeat, "--hand", "Ka Oa", encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"b\xe9la" in done.stdout
    done = _run_apart(*repeat, "--hand", "Ka Oa", "--json", encoding="ascii")
    assert "béla" in json.loads(done.stdout)["why"]


def test_ctrl_c_ends_quietly_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = builtins.__import__

    def interrupted(name: str, *rest: Any) -> Any:
        if name == "tartli_core.cli":
            raise KeyboardInterrupt
        return whole(name, *rest)

    monkeypatch.setattr(builtins, "__import__", interrupted)
    assert start() == 130


@pytest.mark.parametrize("closed", ["stdout", "stderr"])
def test_a_closed_output_is_no_error(
    closed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, closed, None)
    assert main(["melds", "Oa Ua Xa", "--trump", "a"]) == 0
    assert main(["melds", "Oz", "--trump", "a"]) == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tartli_core", "melds", "Oa Ua Xa", "--trump", "a"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
