"""Building a bank: candidates from seeds, and which of them are taken.

A kind's candidates are numbered. Each is made from its number alone, so many can be
made at once, in any order; they are then looked at in the order of their numbers. So
a bank depends on its seed, not on who made what when.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from time import process_time
from typing import Any, Final

from tartli_core.errors import TartliError
from tartli_core.trainer.bank import MANIFEST, are_twins
from tartli_core.trainer.levels import LEVELS
from tartli_core.trainer.puzzle import Puzzle
from tartli_core.trainer.registry import MOST_SEED, Kind

SEEDS_A_BANK: Final = 10_000
"""A bank with seed 3 holds puzzles with seeds from 30,000 to 39,999."""

MOST_BANK_SEED: Final = MOST_SEED // SEEDS_A_BANK - 1

LICENCE: Final = "CC-BY-4.0"

LARGEST_SHARE: Final = 0.4
"""Of a kind's puzzles, how many may have one and the same level."""

MOST_CANDIDATES: Final = 4
"""For each puzzle wanted, how many candidates are looked at for better levels."""

MORE: Final = 1.15
"""For each puzzle wanted, how many candidates are made at first."""

Key = Callable[[Puzzle], str]
"""A text that near copies share."""


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """What one number of a kind gave.

    Attributes:
        kind: the name of the kind.
        number: which candidate of its kind it is, from 0.
        puzzles: the puzzle and its twins; none where nothing was found.
        seconds: how long that took the processor.
    """

    kind: str
    number: int
    puzzles: tuple[Puzzle, ...]
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """The candidate as a JSON object."""
        return {
            "kind": self.kind,
            "number": self.number,
            "puzzles": [puzzle.to_json() for puzzle in self.puzzles],
            "seconds": round(self.seconds, 4),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Candidate":
        """The candidate of a JSON object that `to_json` made.

        Raises:
            ValueError: the object is none, or was changed since.
        """
        try:
            return cls(
                kind=data["kind"],
                number=data["number"],
                puzzles=tuple(map(Puzzle.from_json, data["puzzles"])),
                seconds=data["seconds"],
            )
        except (KeyError, TypeError) as error:
            raise ValueError("no candidate") from error


def make_candidate(
    kind: Kind, bank_seed: int, number: int, *, with_twins: bool = True
) -> Candidate:
    """The candidate of this number; rule sets take turns.

    Args:
        kind: the kind of puzzle.
        bank_seed: the seed of the bank.
        number: which candidate of the kind it is, from 0.
        with_twins: whether to look for the same question under other rule sets
            where the answer is another.
    """
    start = process_time()
    seed = bank_seed * SEEDS_A_BANK + number
    turn = number % len(kind.presets)
    first, *others = (*kind.presets[turn:], *kind.presets[:turn])
    puzzles = tuple(_puzzles(kind, seed, first, others if with_twins else ()))
    return Candidate(
        kind=kind.name,
        number=number,
        puzzles=puzzles,
        seconds=process_time() - start,
    )


def _puzzles(
    kind: Kind, seed: int, rules: str, others: Iterable[str]
) -> Iterator[Puzzle]:
    """The puzzle of a seed, if there is one, and its twins under other rule sets."""
    puzzle = _puzzle(kind, seed, rules)
    if puzzle is None:
        return
    yield puzzle
    for other_rules in others:
        other = _puzzle(kind, seed, other_rules)
        if other is not None and are_twins(puzzle, other):
            yield other


def _puzzle(kind: Kind, seed: int, rules: str) -> Puzzle | None:
    """The puzzle of a seed; None where it leaves nothing to ask."""
    try:
        return kind.generate(seed, rules)
    except TartliError:
        return None


@dataclass
class Selection:
    """The puzzles of one kind that are taken, as the candidates come in order.

    Attributes:
        quota: how many puzzles are wanted.
        key: a text that near copies share.
        taken: the puzzles taken so far.
        near_copies: how many were rejected since one like them was taken.
        examined: how many candidates were looked at.
    """

    quota: int
    key: Key
    taken: list[Puzzle] = field(default_factory=list)
    near_copies: int = 0
    examined: int = 0
    _levels: Counter[int] = field(default_factory=Counter)
    _keys: set[str] = field(default_factory=set)
    _spare: list[Puzzle] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Whether no more candidates are needed."""
        return len(self.taken) >= self.quota

    @property
    def missing(self) -> int:
        """How many puzzles are still wanted."""
        return max(0, self.quota - len(self.taken))

    def offer(self, candidate: Candidate) -> None:
        """Take what the next candidate gave, if it is wanted."""
        self.examined += 1
        first, *twins = candidate.puzzles or (None,)
        if first is None:
            return
        if self._levels[first.level] >= ceil(LARGEST_SHARE * self.quota):
            self._spare.append(first)
        elif self._take(first):
            for twin in twins:
                if not self.is_full:
                    self._take(twin)
        if self.examined == MOST_CANDIDATES * self.quota:
            self._take_spare()

    def _take(self, puzzle: Puzzle) -> bool:
        """Take it, unless it is a near copy."""
        key = self.key(puzzle)
        if key in self._keys:
            self.near_copies += 1
            return False
        self._keys.add(key)
        self._levels[puzzle.level] += 1
        self.taken.append(puzzle)
        return True

    def _take_spare(self) -> None:
        """Fill up with those whose level there is enough of."""
        for puzzle in self._spare:
            if self.is_full:
                return
            self._take(puzzle)


class Parts:
    """The candidates made so far, kept in a folder in case of an interruption.

    Only those of the same bank seed, made by the same code, are taken up again; a
    line that is damaged or half written is dropped.
    """

    def __init__(self, folder: Path, bank_seed: int, code: str) -> None:
        self._folder = folder
        self._head = {"seed": bank_seed, "code": code}
        self._made: dict[str, dict[int, Candidate]] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def made(self, kind: str) -> Mapping[int, Candidate]:
        """The candidates of a kind by number."""
        if kind not in self._made:
            self._made[kind] = {c.number: c for c in self._read(kind)}
            self._write_again(kind)
        return self._made[kind]

    def add(self, candidate: Candidate) -> None:
        """Keep one more, at once."""
        self.made(candidate.kind)
        self._made[candidate.kind][candidate.number] = candidate
        with self._path(candidate.kind).open("a", encoding="utf-8") as file:
            file.write(_line(candidate.to_json()))

    def remove(self) -> None:
        """Remove all of them: the bank is built."""
        for path in self._folder.glob("*.jsonl"):
            path.unlink(missing_ok=True)
        with suppress(FileNotFoundError):  # another run has removed it
            self._folder.rmdir()

    def _path(self, kind: str) -> Path:
        return self._folder / f"{kind}.jsonl"

    def _read(self, kind: str) -> Iterator[Candidate]:
        """What is whole in the file of a kind."""
        try:
            head, *lines = self._path(kind).read_text("utf-8").splitlines()
            if json.loads(head) != self._head:
                return
        except (OSError, ValueError):
            return
        for line in lines:
            try:
                yield Candidate.from_json(json.loads(line))
            except ValueError:
                continue

    def _write_again(self, kind: str) -> None:
        """Write down what was read, without what was damaged."""
        lines = [self._head, *(c.to_json() for c in self._made[kind].values())]
        write_whole(self._path(kind), "".join(map(_line, lines)))


Work = Callable[[Sequence[tuple[str, int]]], Iterable[Candidate]]
"""Makes the candidates of these kinds and numbers, in any order."""


def build(
    quotas: Mapping[str, int], key: Key, parts: Parts, work: Work
) -> dict[str, Selection]:
    """The selections of all kinds.

    Args:
        quotas: how many puzzles of each kind are wanted.
        key: a text that near copies share.
        parts: what was made before.
        work: makes candidates.
    """
    selections = {kind: Selection(quota, key) for kind, quota in quotas.items()}
    while True:
        tasks = []
        for kind, selection in selections.items():
            made = parts.made(kind)
            _offer_all(selection, made)
            numbers = _next_numbers(selection)
            tasks += [(kind, number) for number in numbers if number not in made]
        if not tasks:
            return selections
        for candidate in work(tasks):
            parts.add(candidate)


def _offer_all(selection: Selection, made: Mapping[int, Candidate]) -> None:
    """Offer candidates in order, as far as they are made and wanted."""
    while not selection.is_full and selection.examined in made:
        if selection.examined == MOST_CANDIDATES * selection.quota:
            return
        selection.offer(made[selection.examined])


def _next_numbers(selection: Selection) -> range:
    """The candidates to make next; none when all is done."""
    if selection.is_full:
        return range(0)
    start, end = selection.examined, MOST_CANDIDATES * selection.quota
    return range(start, min(end, start + ceil(MORE * selection.missing)))


def write_bank(
    folder: Path, selections: Mapping[str, Selection], bank_seed: int
) -> None:
    """Write the file of each kind, and the manifest; other kinds' files stay.

    The manifest tells for each kind how many puzzles there are of each level, and
    the SHA-256 of its file.
    """
    kinds = _read_manifest(folder)
    for kind, selection in selections.items():
        puzzles = sorted(selection.taken, key=lambda p: (p.seed, str(p.rules)))
        text = "".join(_line(puzzle.to_json()) for puzzle in puzzles)
        write_whole(folder / f"{kind}.jsonl", text)
        levels = Counter(puzzle.level for puzzle in puzzles)
        kinds[kind] = {
            "generator_version": max(p.generator_version for p in puzzles),
            "seed": bank_seed,
            "count": len(puzzles),
            "levels": {str(level): levels[level] for level in LEVELS},
            "sha256": hashlib.sha256(text.encode()).hexdigest(),
        }
    data = {
        "licence": LICENCE,
        "count": sum(facts["count"] for facts in kinds.values()),
        "kinds": dict(sorted(kinds.items())),
    }
    write_whole(folder / MANIFEST, json.dumps(data, indent=1) + "\n")


def _read_manifest(folder: Path) -> dict[str, Any]:
    """What the manifest told of each kind before, if it can be read."""
    try:
        kinds = json.loads((folder / MANIFEST).read_bytes())["kinds"].items()
        return {kind: facts for kind, facts in kinds if type(facts["count"]) is int}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def write_whole(path: Path, text: str) -> None:
    """Write a file such that nobody finds half of it."""
    half = path.with_suffix(".half")
    half.write_text(text, "utf-8", newline="\n")
    half.replace(path)


def _line(data: Mapping[str, Any]) -> str:
    """A JSON object on one line, as short as can be."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
