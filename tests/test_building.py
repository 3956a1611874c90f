import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from stub_kinds import REGISTRY, stub_key, stub_kind

from tartli_core.trainer.bank import Bank
from tartli_core.trainer.building import (
    Candidate,
    Parts,
    Selection,
    Work,
    build,
    make_candidate,
    write_bank,
)
from tartli_core.trainer.registry import Kind, Registry

QUOTAS = {"one": 40, "two": 30, "odd": 20}


def work(seed: int = 1, registry: Registry = REGISTRY, back: bool = False) -> Work:
    """Makes candidates one after another, or the last first."""

    def made(tasks: Sequence[tuple[str, int]]) -> Iterable[Candidate]:
        for kind, number in reversed(tasks) if back else tasks:
            yield make_candidate(registry[kind], seed, number)

    return made


def built(folder: Path, making: Work, code: str = "code") -> dict[str, bytes]:
    """The files of a bank."""
    parts = Parts(folder / "parts", 1, code)
    write_bank(folder, build(QUOTAS, stub_key, parts, making), 1)
    parts.remove()
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_bank_holds_as_many_of_each_kind_as_wanted(tmp_path: Path) -> None:
    files = built(tmp_path, work())
    bank = Bank(tmp_path)
    assert {kind: len(bank.entries(kind)) for kind in bank.kinds} == QUOTAS
    manifest = json.loads(files["manifest.json"])
    assert (manifest["count"], manifest["licence"]) == (90, "CC-BY-4.0")
    assert {k: f["count"] for k, f in manifest["kinds"].items()} == QUOTAS
    assert sum(manifest["kinds"]["one"]["levels"].values()) == 40


def test_rule_sets_and_levels_are_spread(tmp_path: Path) -> None:
    built(tmp_path, work())
    entries = Bank(tmp_path).entries("one")
    rules = Counter(entry.rules for entry in entries)
    assert set(rules) == {"plain", "fancy"}
    assert min(rules.values()) >= 12
    levels = Counter(entry.level for entry in entries)
    assert max(levels.values()) <= 0.4 * 40 + 1


def test_whoever_makes_what_when_the_bank_is_the_same(tmp_path: Path) -> None:
    first = built(tmp_path / "first", work())
    assert built(tmp_path / "second", work(back=True)) == first


class StoppedError(Exception):
    """Somebody pressed Ctrl-C."""


def test_an_interrupted_run_goes_on_and_gives_the_same_bank(tmp_path: Path) -> None:
    first = built(tmp_path / "first", work())
    folder = tmp_path / "second"

    def stopped(tasks: Sequence[tuple[str, int]]) -> Iterator[Candidate]:
        yield from list(work()(tasks))[:25]
        raise StoppedError

    with pytest.raises(StoppedError):
        built(folder, stopped)
    part = folder / "parts" / "one.jsonl"
    whole = part.read_text("utf-8")
    half = whole.splitlines()[-1][:40]
    damaged = whole.replace('"value":1,"honesty"', '"value":2,"honesty"', 1)
    part.write_text(damaged + half, "utf-8")
    made: list[tuple[str, int]] = []

    def noted(tasks: Sequence[tuple[str, int]]) -> Iterable[Candidate]:
        made.extend(tasks)
        return work()(tasks)

    assert built(folder, noted) == first
    ones = [number for kind, number in made if kind == "one"]
    assert 0 in ones  # damaged, so made again
    assert not {*range(1, 25)} & {*ones}


def test_what_other_code_made_is_not_taken_up(tmp_path: Path) -> None:
    parts = Parts(tmp_path, 1, "old code")
    parts.add(make_candidate(REGISTRY["one"], 1, 0))
    assert 0 in Parts(tmp_path, 1, "old code").made("one")
    assert not Parts(tmp_path, 1, "new code").made("one")
    assert not Parts(tmp_path, 1, "old code").made("one")


def test_building_one_kind_leaves_the_others(tmp_path: Path) -> None:
    first = built(tmp_path, work())
    parts = Parts(tmp_path / "parts", 1, "code")
    selections = build({"two": 30}, stub_key, parts, work())
    write_bank(tmp_path, selections, 1)
    parts.remove()
    again = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert again == first


@pytest.mark.parametrize(
    "manifest", ['{"kinds":[1]}', '{"kinds":{"zz":3}}', '{"kinds":null}', "[", "5"]
)
def test_a_manifest_that_is_none_is_written_anew(tmp_path: Path, manifest: str) -> None:
    (tmp_path / "manifest.json").write_text(manifest, "utf-8")
    write_bank(tmp_path, {"one": selected(REGISTRY["one"], 3)}, 1)
    told = json.loads((tmp_path / "manifest.json").read_bytes())
    assert told["kinds"].keys() == {"one"}


def test_what_another_run_removed_is_not_missed(tmp_path: Path) -> None:
    first, second = (Parts(tmp_path / "parts", 1, "code") for _ in range(2))
    first.remove()
    second.remove()
    assert not (tmp_path / "parts").exists()


def selected(kind: Kind, quota: int) -> Selection:
    selection = Selection(quota, stub_key)
    for number in range(4 * quota):
        selection.offer(make_candidate(kind, 0, number))
        if selection.is_full:
            break
    return selection


def test_near_copies_are_rejected_and_counted() -> None:
    selection = selected(stub_kind("few", ["plain"], positions=8), 10)
    assert len(selection.taken) == 8
    assert selection.near_copies == 32
    assert selection.missing == 2


def test_a_level_that_hardly_comes_is_not_waited_for() -> None:
    selection = selected(stub_kind("easy", level=lambda seed: 1), 10)
    assert len(selection.taken) == 10
    assert selection.examined == 40


def test_the_same_position_under_two_rule_sets_is_kept_as_a_pair(
    tmp_path: Path,
) -> None:
    built(tmp_path, work())
    bank = Bank(tmp_path)
    pairs = [entry for entry in bank.entries("one") if bank.twins(entry.puzzle())]
    assert len(pairs) >= 4
    one = pairs[0].puzzle()
    (other,) = bank.twins(one)
    assert (other.position, other.seed) == (one.position, one.seed)
    assert other.answers != one.answers
    assert bank.twins(other) == (one,)
