"""A bank: a folder of puzzles that were made before, one a line, a file a kind."""

import hashlib
import json
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.trainer.levels import LEVELS
from tartli_core.trainer.puzzle import Form, Puzzle

MANIFEST: Final = "manifest.json"
"""The file that tells what a bank holds."""

_ENTRY: Final = re.compile(
    rb'\{"id":"(([\w-]+)\.([\w+=,-]+)\.(\d{1,18})\.v\d+)",.*"level":(\d),"digest":"\w+"\}'
)
"""A line: its id comes first, its level and digest last."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a bank of which only the beginning and the end were read.

    Attributes:
        kind: the kind of its puzzle.
        rules: the rule set, as text.
        seed: the number it was made from.
        id: its stable name.
        level: 1 to 5.
        line: all of it.
    """

    kind: str
    rules: str
    seed: int
    id: str
    level: int
    line: bytes

    def puzzle(self) -> Puzzle:
        """The puzzle itself.

        Raises:
            NotationError: the line is none, or was changed.
            ValueError: it is not JSON.
        """
        return Puzzle.from_json(json.loads(self.line))


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """Which puzzles a visitor wants to see.

    Attributes:
        kinds: the names of the kinds; one, or a mix.
        rules: the rule set, as text.
        levels: the levels.
    """

    kinds: tuple[str, ...]
    rules: str
    levels: range = LEVELS


class Bank:
    """The puzzles of a folder; a file is read when it is first asked about.

    A file or line that cannot be read counts as none: `puzzle check` tells what is
    wrong with it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._entries: dict[str, tuple[Entry, ...]] = {}

    def __repr__(self) -> str:
        return f"Bank({str(self.folder)!r})"

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds it has a file of, in the order of their names."""
        return tuple(sorted(path.stem for path in self.folder.glob("*.jsonl")))

    def entries(self, kind: str) -> tuple[Entry, ...]:
        """All puzzles of a kind, in the order of the file."""
        if kind not in self._entries:
            self._entries[kind] = tuple(self._read(kind))
        return self._entries[kind]

    def _read(self, kind: str) -> Iterator[Entry]:
        if kind not in self.kinds:
            return
        try:
            data = (self.folder / f"{kind}.jsonl").read_bytes()
        except OSError:
            return
        for line in data.splitlines():
            found = _ENTRY.fullmatch(line)
            if found is None:
                continue
            name, _, rules, seed, level = (part.decode() for part in found.groups())
            yield Entry(kind, rules, int(seed), name, int(level), line)

    def fitting(self, wanted: Wanted, kind: str) -> Iterator[Entry]:
        """The puzzles of one kind that a visitor wants to see."""
        for entry in self.entries(kind):
            if entry.rules == wanted.rules and entry.level in wanted.levels:
                yield entry

    def pick(
        self, wanted: Wanted, rng: Random, avoid: Collection[str] = ()
    ) -> Puzzle | None:
        """Any puzzle that is wanted, each kind as likely as another.

        Args:
            wanted: kinds, rule set and levels.
            rng: source of randomness.
            avoid: ids that come only where there are no others.

        Returns:
            None if the bank has none.
        """
        kinds = rng.sample(wanted.kinds, len(wanted.kinds))
        for avoided in (frozenset(avoid), frozenset()) if avoid else (frozenset(),):
            for kind in kinds:
                entries = [e for e in self.fitting(wanted, kind) if e.id not in avoided]
                if entries:
                    found = _first_whole([rng.choice(entries), *entries])
                    if found is not None:
                        return found
        return None

    def after(self, name: str, wanted: Wanted) -> Puzzle | None:
        """The puzzle that comes after this one; all that are wanted come in turn.

        The order is shuffled and always the same, so that a class that began at one
        address stays together.

        Args:
            name: the id of the puzzle before it, of this bank or not.
            wanted: kinds, rule set and levels.

        Returns:
            None if the bank has none.
        """
        fitting = [e for kind in wanted.kinds for e in self.fitting(wanted, kind)]
        here = _place(name)
        places = {entry: _place(entry.id) for entry in fitting}
        return _first_whole(
            sorted(fitting, key=lambda e: (places[e] <= here, places[e]))
        )

    def find(self, kind: str, rules: str, seed: int) -> Puzzle | None:
        """The puzzle of this kind, rule set and seed, if the bank holds it."""
        named = (rules, seed)
        return _first_whole(
            entry for entry in self.entries(kind) if (entry.rules, entry.seed) == named
        )

    def find_id(self, name: str) -> Puzzle | None:
        """The puzzle of this id, if the bank holds it."""
        kind, _, _ = name.partition(".")
        return _first_whole(e for e in self.entries(kind) if e.id == name)

    def twins(self, puzzle: Puzzle) -> tuple[Puzzle, ...]:
        """The same position under other rule sets, where the answer is another."""
        others = _whole(
            entry
            for entry in self.entries(puzzle.kind)
            if entry.seed == puzzle.seed and entry.rules != str(puzzle.rules)
        )
        return tuple(other for other in others if are_twins(puzzle, other))


def _whole(entries: Iterable[Entry]) -> Iterator[Puzzle]:
    """The puzzles of those entries that can be read."""
    for entry in entries:
        try:
            yield entry.puzzle()
        except (NotationError, ValueError):
            continue


def _first_whole(entries: Iterable[Entry]) -> Puzzle | None:
    """The puzzle of the first entry that can be read."""
    return next(_whole(entries), None)


def are_twins(one: Puzzle, other: Puzzle) -> bool:
    """Whether the same question has another answer under another rule set."""
    return (
        (one.kind, one.form, one.position) == (other.kind, other.form, other.position)
        and one.rules != other.rules
        and _right(one) != _right(other)
    )


def _right(puzzle: Puzzle) -> set[Collection[str]]:
    """The right answers, without an order where there is none."""
    if puzzle.form is Form.ORDER:
        return set(puzzle.answers)
    return set(map(frozenset, puzzle.answers))


def _place(name: str) -> bytes:
    """Where a puzzle stands in the shuffled order."""
    return hashlib.sha256(name.encode()).digest()
