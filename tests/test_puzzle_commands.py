"""`tartli puzzle`: a mix, a bank, and proving files and folders."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command_line import Run

from tartli_core.app.kinds import REGISTRY
from tartli_core.trainer.bank import Bank
from tartli_core.trainer.puzzle import digest

KINDS = ("contest", "split")
SMALL = ("--kind", *KINDS, "--count", str(4 * len(REGISTRY)), "--jobs", "1")


@pytest.fixture
def small(run: Run, tmp_path: Path) -> Path:
    """A bank of two kinds."""
    folder = tmp_path / "bank"
    code, out, err = run("puzzle", "bank", *SMALL, "--out", str(folder))
    assert (code, err) == (0, "")
    assert [line.split()[:2] for line in out.splitlines()[1:]] == [
        ["contest", str(quota(folder, "contest"))],
        ["split", str(quota(folder, "split"))],
        ["all", str(quota(folder, "contest") + quota(folder, "split"))],
    ]
    return folder


def quota(folder: Path, kind: str) -> int:
    return len(Bank(folder).entries(kind))


def faults(run: Run, *words: str) -> list[tuple[str, int, str]]:
    """File, line and fault of all that is refused."""
    code, out, err = run("puzzle", "check", *words, "--jobs", "1", "--json")
    found = json.loads(out)["faults"]
    assert (code, err) == (2 if found else 0, "")
    return [(Path(f["file"]).name, f["line"], f["fault"]) for f in found]


def test_a_mix_takes_turns_and_keeps_to_its_levels(run: Run) -> None:
    words = ("--kind", *KINDS, "--seed", "5", "--count", "8", "--level", "2-3")
    code, out, _ = run("puzzle", "new", *words, "--json")
    made = [json.loads(line) for line in out.splitlines()]
    assert (code, len(made)) == (0, 8)
    assert {puzzle["kind"] for puzzle in made} == {*KINDS}
    assert {puzzle["level"] for puzzle in made} == {2, 3}
    every = run.json("puzzle", "new", "--kind", "mix", "--seed", "5", "--count", "1")
    assert every["kind"] == next(iter(REGISTRY))


def test_a_puzzle_to_read_tells_hints_and_reasons(run: Run) -> None:
    code, out, _ = run("puzzle", "new", "--kind", "split", "--seed", "3")
    assert code == 0
    for number in (1, 2, 3):
        assert f"\nHint {number}: " in out
    assert "\nYour hand: " in out
    assert "T-M10" in out


@pytest.mark.parametrize("kind", ["order", "count", "chalk", "settle"])
def test_a_position_to_read_is_told_in_words(run: Run, kind: str) -> None:
    words = ("--kind", kind, "--seed", "1", "--count", "8")
    code, out, _ = run("puzzle", "new", *words)
    assert code == 0
    assert not re.search(r"^[a-z_]+: ", out, re.MULTILINE)


def test_a_bank_is_proved_and_says_what_it_holds(run: Run, small: Path) -> None:
    assert faults(run, str(small)) == []
    manifest = json.loads((small / "manifest.json").read_bytes())
    assert manifest["kinds"].keys() == {*KINDS}
    assert not (small / ".parts").exists()


def test_several_processes_build_the_same_bank(
    run: Run, small: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    words = [*SMALL[:-1], "2"]
    assert run("puzzle", "bank", *words, "--out", str(other))[0] == 0
    for file in small.iterdir():
        assert (other / file.name).read_bytes() == file.read_bytes()


def test_what_was_begun_is_gone_on_with(run: Run, small: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tartli_core.cli.bank._make", after(7, interrupt))
        code, _, _ = run("puzzle", "bank", *SMALL, "--out", str(other))
    assert code == 130
    assert (other / ".parts").exists()
    assert run("puzzle", "bank", *SMALL, "--out", str(other))[0] == 0
    for file in small.iterdir():
        assert (other / file.name).read_bytes() == file.read_bytes()


def interrupt() -> None:
    raise KeyboardInterrupt


def after(calls: int, stop: Callable[[], None]) -> Callable[..., Any]:
    """The making of a candidate, but stopped after so many."""
    from tartli_core.cli.bank import _make

    made = []

    def make(*task: Any, **options: Any) -> Any:
        made.append(task)
        if len(made) > calls:
            stop()
        return _make(*task, **options)

    return make


def lines_of(folder: Path, kind: str) -> list[str]:
    return (folder / f"{kind}.jsonl").read_text("utf-8").splitlines()


def put(folder: Path, kind: str, lines: list[str]) -> None:
    (folder / f"{kind}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


def signed(puzzle: dict[str, Any]) -> str:
    return json.dumps(puzzle | {"digest": digest(puzzle)})


def test_every_broken_line_is_named_and_the_rest_is_checked(
    run: Run, small: Path
) -> None:
    lines = lines_of(small, "split")
    first, second, third = map(json.loads, lines[:3])
    first["id"] = first["id"].replace("split", "splat")
    second["answers"].append(["Oa Ua Xa"])
    third["kind"] = "chess"
    cut = lines[3][:200]
    put(small, "split", [signed(first), signed(second), signed(third), cut, *lines[4:]])
    put(small, "contest", [*lines_of(small, "contest"), ""])
    (small / "manifest.json").unlink()
    found = faults(run, str(small))
    assert {(file, line) for file, line, _ in found} == {
        ("split.jsonl", number) for number in (1, 2, 3, 4)
    }
    told = {line: " ".join(f for _, n, f in found if n == line) for line in range(1, 5)}
    assert "id is 'splat." in told[1]
    assert "Oa Ua Xa" in told[2]
    assert "the kind 'chess' is unknown" in told[3]
    assert "is not JSON" in told[4]
    code, out, _ = run("puzzle", "check", str(small), "--jobs", "1")
    assert code == 2
    assert f"{small / 'split.jsonl'}:4: ?: the line " in out
    assert ", 4 refused." in out


def test_a_puzzle_that_comes_twice_is_named(run: Run, small: Path) -> None:
    lines = lines_of(small, "split")
    put(small, "split", [*lines, lines[0]])
    (small / "manifest.json").unlink()
    file = small / "split.jsonl"
    assert faults(run, str(small)) == [
        (
            "split.jsonl",
            len(lines) + 1,
            f"This puzzle comes twice; it stands in {file}:1 too.",
        )
    ]


def test_a_bank_that_is_not_what_its_manifest_tells_is_refused(
    run: Run, small: Path
) -> None:
    put(small, "split", lines_of(small, "split")[1:])
    (small / "contest.jsonl").rename(small / "more.jsonl")
    assert {(file, line) for file, line, _ in faults(run, str(small))} == {
        ("contest.jsonl", 0),
        ("more.jsonl", 0),
        ("split.jsonl", 0),
    }
    (small / "manifest.json").write_text("[]", "utf-8")
    assert [file for file, _, _ in faults(run, str(small))] == ["manifest.json"]


def test_bytes_that_are_no_text_spoil_their_line_only(run: Run, small: Path) -> None:
    file = small / "split.jsonl"
    data = file.read_bytes()
    file.write_bytes(b"\xef\xbb\xbf\r\n" + data + b"\xff\xfe\x00\n")
    ((name, line, fault),) = faults(run, str(file))
    assert (name, line) == ("split.jsonl", 2 + data.count(b"\n"))
    assert "not text in UTF-8" in fault


def test_a_sample_is_what_its_seed_picks(run: Run, small: Path) -> None:
    shutil.copy(small / "split.jsonl", small / "again.jsonl")
    words = ("puzzle", "check", str(small), "--sample", "3", "--json")
    assert json.loads(run(*words)[1])["checked"] == 3
    assert run(*words, "--seed", "5") == run(*words, "--seed", "5")


@pytest.mark.parametrize("size", ["0", "-3"])
def test_a_sample_has_at_least_one_puzzle(run: Run, small: Path, size: str) -> None:
    code, _, err = run("puzzle", "check", str(small), "--sample", size)
    assert (code, err) == (
        2,
        f"tartli: {size} is not a number of puzzles: write 1 to 100000\n",
    )


def test_several_files_and_processes_find_the_same(run: Run, small: Path) -> None:
    lines = lines_of(small, "split")
    broken = [line.replace('"right":true', '"right":false', 1) for line in lines]
    put(small, "split", broken * 8)
    files = [str(small / f"{kind}.jsonl") for kind in KINDS]
    one, two = (
        run("puzzle", "check", *files, "--jobs", jobs, "--json") for jobs in "12"
    )
    assert one == two
    assert one[0] == 2
