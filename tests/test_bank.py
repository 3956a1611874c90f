"""A bank as a folder of files, and the puzzles that visitors get from it."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from stub_kinds import REGISTRY, stub_key

from tartli_core.errors import NotationError
from tartli_core.trainer.bank import Bank, Wanted
from tartli_core.trainer.building import Parts, build, make_candidate, write_bank
from tartli_core.trainer.levels import parse_levels
from tartli_core.trainer.supply import Supply

MIX = Wanted(kinds=("one", "two", "odd"), rules="plain", levels=range(2, 5))
ALL = Wanted(kinds=("one",), rules="fancy")


@pytest.fixture(scope="module")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Bank:
    folder = tmp_path_factory.mktemp("bank")
    parts = Parts(folder / "parts", 1, "code")
    quotas = {"one": 40, "two": 30, "odd": 20}
    selections = build(
        quotas,
        stub_key,
        parts,
        lambda tasks: (make_candidate(REGISTRY[kind], 1, n) for kind, n in tasks),
    )
    write_bank(folder, selections, 1)
    return Bank(folder)


def test_what_is_picked_is_what_was_wanted(bank: Bank) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(200):
        puzzle = bank.pick(MIX, Random(seed))
        assert puzzle is not None
        assert str(puzzle.rules) == "plain"
        assert puzzle.level in range(2, 5)
        kinds[puzzle.kind] += 1
    assert set(kinds) == {"one", "two"}  # the third makes no sense under these rules
    assert min(kinds.values()) >= 70


def test_only_the_files_of_the_kinds_asked_for_are_read(bank: Bank) -> None:
    fresh = Bank(bank.folder)
    fresh.pick(ALL, Random(1))
    assert fresh._entries.keys() == {"one"}


def test_what_was_seen_comes_again_only_when_nothing_else_is_left(bank: Bank) -> None:
    seen: list[str] = []
    fitting = {entry.id for entry in bank.fitting(ALL, "one")}
    for seed in range(len(fitting)):
        puzzle = bank.pick(ALL, Random(seed), avoid=seen)
        assert puzzle is not None
        seen.append(puzzle.id)
    assert set(seen) == fitting
    again = bank.pick(ALL, Random(0), avoid=seen)
    assert again is not None
    assert again.id in fitting


def test_all_that_is_wanted_comes_in_turn(bank: Bank) -> None:
    fitting = [e.id for kind in MIX.kinds for e in bank.fitting(MIX, kind)]
    name, came = "one.plain.5.v1", []
    for _ in fitting:
        puzzle = bank.after(name, MIX)
        assert puzzle is not None
        name = puzzle.id
        came.append(name)
    assert sorted(came) == sorted(fitting)
    first = bank.after(name, MIX)
    assert first is not None
    assert first.id == came[0]


def test_a_puzzle_is_found_by_its_name_or_its_id(bank: Bank) -> None:
    entry = bank.entries("two")[7]
    assert bank.find("two", entry.rules, entry.seed) == entry.puzzle()
    assert bank.find_id(entry.id) == entry.puzzle()
    assert bank.find("two", "other", entry.seed) is None
    assert bank.find_id("nothing at all") is None


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    empty = Bank(tmp_path / "nowhere")
    assert empty.kinds == ()
    assert empty.pick(ALL, Random(1)) is None
    assert empty.after("one.fancy.1.v1", ALL) is None


def test_a_line_that_is_no_puzzle_is_passed_over(bank: Bank, tmp_path: Path) -> None:
    data = (bank.folder / "one.jsonl").read_bytes()
    (tmp_path / "one.jsonl").write_bytes(b'\n{"id":"one.pl\n' + data)
    assert len(Bank(tmp_path).entries("one")) == 40


def test_a_line_that_was_changed_is_as_none(bank: Bank, tmp_path: Path) -> None:
    lines = (bank.folder / "one.jsonl").read_bytes().splitlines(keepends=True)
    for old, new in (
        (b'"form":', b'"form"'),
        (b'"value":', b'"value":1'),
        (b"m", b"\xff"),
    ):
        damaged = [line.replace(old, new) for line in lines[:-1]]
        (tmp_path / "one.jsonl").write_bytes(b"".join([*damaged, lines[-1]]))
        broken = Bank(tmp_path)
        (*_, last) = broken.entries("one")
        wanted = Wanted(kinds=("one",), rules=last.rules)
        assert broken.pick(wanted, Random(1)) == last.puzzle()
        assert broken.after("one.fancy.1.v1", wanted) == last.puzzle()
        assert broken.twins(last.puzzle()) == ()
        first = bank.entries("one")[0]
        assert broken.find("one", first.rules, first.seed) is None
        assert broken.find_id(first.id) is None


def test_a_file_that_cannot_be_read_is_as_none(tmp_path: Path) -> None:
    (tmp_path / "one.jsonl").mkdir()
    assert Bank(tmp_path).pick(ALL, Random(1)) is None


def test_an_address_finds_its_puzzle_in_the_bank_or_has_it_made(bank: Bank) -> None:
    supply = Supply(registry=REGISTRY, bank=bank)
    entry = bank.entries("one")[0]
    assert supply.named("one", entry.rules, entry.seed) == entry.puzzle()
    assert supply.named("one", "plain", 5) == REGISTRY.generate("one", 5, "plain")


def test_what_the_bank_has_not_is_made_within_what_is_wanted() -> None:
    supply = Supply(registry=REGISTRY)
    puzzle = supply.any(MIX, Random(4))
    for _ in range(20):
        following = supply.after(puzzle, MIX)
        assert following.kind != puzzle.kind
        assert following.kind != "odd"
        assert following.level in MIX.levels
        assert str(following.rules) == "plain"
        assert following == supply.after(puzzle, MIX)
        puzzle = following


def test_after_a_seed_that_the_bank_has_not_comes_the_next_seed(bank: Bank) -> None:
    supply = Supply(registry=REGISTRY, bank=bank)
    assert supply.after(supply.named("one", "fancy", 7), ALL).seed == 8
    held = bank.entries("one")[0].puzzle()
    following = supply.after(held, ALL)
    assert bank.find_id(following.id) == following
    assert bank.find_id(supply.after(supply.named("one", "fancy", 7), MIX).id)


def test_where_no_level_fits_the_nearest_comes() -> None:
    easy = Wanted(kinds=("one",), rules="plain", levels=range(5, 6))
    supply = Supply(registry=REGISTRY)
    start = REGISTRY.generate("one", 4, "plain")
    assert supply.after(start, easy).level == 5


def test_of_a_kind_without_sense_under_these_rules_none_is_made() -> None:
    odd = Wanted(kinds=("odd",), rules="plain")
    with pytest.raises(NotationError, match="'odd' asks nothing under the rules"):
        Supply(registry=REGISTRY).any(odd, Random(1))


@pytest.mark.parametrize("text", ["0", "6", "4-2", "1-", "-3", "2-4-5", "three", ""])
def test_what_is_no_range_of_levels_is_quoted(text: str) -> None:
    with pytest.raises(NotationError, match="is no range of levels"):
        parse_levels(text)
