"""The bank that is shipped: whole, small, quick, and true to its schema."""

import json
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator
from some_puzzles import BANK, SEED, SLOW, shares, some_lines

from tartli_core.app.kinds import REGISTRY
from tartli_core.cli.bank import SCARCE
from tartli_core.proof.tartli import check_line
from tartli_core.trainer.bank import Bank, Wanted
from tartli_core.trainer.levels import LEVELS

MOST_BYTES: Final = 8 * 2**20
SAMPLE: Final = 300


@pytest.mark.parametrize("kind", REGISTRY)
def test_300_puzzles_by_chance_are_proved_anew(kind: str) -> None:
    for line in some_lines(kind, shares(SAMPLE)[kind]):
        name, faults = check_line(line)
        assert faults == [], f"{name}, TARTLI_SAMPLE_SEED={SEED}"


@pytest.mark.parametrize("kind", BANK.kinds)
def test_the_seed_of_a_puzzle_still_gives_it(kind: str) -> None:
    for line in some_lines(kind, 1 if kind in SLOW else 3):
        made = json.loads(line)
        again = REGISTRY.generate(kind, made["seed"], made["rules"]["preset"])
        assert again.to_json() == made


def test_it_has_every_kind_and_enough_of_each() -> None:
    assert set(BANK.kinds) == set(REGISTRY)
    for kind in REGISTRY:
        least = 100 if kind in SCARCE else 200
        assert len(BANK.entries(kind)) >= least, kind
    assert sum(len(BANK.entries(kind)) for kind in REGISTRY) == 6000


def test_it_is_small_enough_to_ship() -> None:
    assert sum(path.stat().st_size for path in BANK.folder.iterdir()) <= MOST_BYTES


def test_levels_and_rule_sets_are_spread() -> None:
    for kind in BANK.kinds:
        entries = BANK.entries(kind)
        levels = [entry.level for entry in entries]
        assert len(set(levels)) >= 3, kind
        assert max(map(levels.count, LEVELS)) <= 0.5 * len(levels), kind
        rules = [entry.rules for entry in entries]
        assert set(rules) == set(REGISTRY[kind].presets), kind
        assert min(map(rules.count, set(rules))) >= 0.6 * len(rules) / len(set(rules))


def test_about_one_in_eight_is_quiet_where_that_can_be() -> None:
    for name in BANK.kinds:
        quiet = REGISTRY[name].quiet
        if quiet is not None:
            puzzles = [entry.puzzle() for entry in BANK.entries(name)]
            share = sum(map(quiet, puzzles)) / len(puzzles)
            assert 0.06 <= share <= 0.25, (name, share)


def test_pairs_of_rule_sets_with_other_answers_are_there() -> None:
    for kind in ("split", "contest", "repeat", "reply", "meld-find", "settle"):
        puzzles = (entry.puzzle() for entry in BANK.entries(kind))
        assert sum(bool(BANK.twins(puzzle)) for puzzle in puzzles) >= 4, kind


def test_the_first_puzzle_is_there_in_50_ms() -> None:
    wanted = Wanted(kinds=tuple(BANK.kinds), rules="hungarian", levels=range(2, 5))
    times = []
    for seed in range(9):
        start = perf_counter()
        assert Bank(BANK.folder).pick(wanted, Random(seed))
        times.append(perf_counter() - start)
    assert median(times) <= 0.05


def schema() -> Any:
    return json.loads((BANK.folder / "schema.json").read_bytes())


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    Draft202012Validator.check_schema(schema())
    return Draft202012Validator(schema())


@pytest.mark.parametrize("kind", REGISTRY)
def test_every_puzzle_has_the_shape_of_the_schema(
    kind: str, validator: Draft202012Validator
) -> None:
    for line in some_lines(kind, 30):
        errors = [error.message for error in validator.iter_errors(json.loads(line))]
        assert errors == [], line[:80]


@pytest.mark.parametrize(
    "damage",
    [
        {"level": 6},
        {"form": "any"},
        {"honesty": "surely"},
        {"certificate": {}},
        {"answers": []},
        {"more": 1},
        {"position": {"hand": "Oa 1a"}},
        {"position": {"hand": "Oa "}},
        {"position": {"totals": [1]}},
        {"position": {"record": ["you leads Oa"]}},
    ],
)
def test_the_schema_refuses_another_shape(
    damage: dict[str, Any], validator: Draft202012Validator
) -> None:
    puzzle = REGISTRY.generate("split", 1, "hungarian").to_json()
    assert validator.is_valid(puzzle)
    assert not validator.is_valid(puzzle | damage)


def test_the_manifest_names_licence_and_versions() -> None:
    manifest = json.loads(Path(BANK.folder / "manifest.json").read_bytes())
    assert manifest["licence"] == "CC-BY-4.0"
    for kind in BANK.kinds:
        (version,) = {entry.puzzle().generator_version for entry in BANK.entries(kind)}
        assert manifest["kinds"][kind]["generator_version"] == version
