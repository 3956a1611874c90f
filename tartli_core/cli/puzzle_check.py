"""`tartli puzzle check`: prove puzzles anew with the independent checker."""

import argparse
import hashlib
import json
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from tartli_core.cli.arguments import (
    FAULTS_FOUND,
    outcome,
    print_json,
    standard_input,
    visible,
)
from tartli_core.cli.parallel import in_order, processes, with_bar
from tartli_core.cli.puzzles import MOST_PUZZLES
from tartli_core.errors import NotationError
from tartli_core.proof.tartli import check_line
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.bank import MANIFEST

STANDARD_INPUT: Final = "-"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a puzzle file that is not blank.

    Attributes:
        file: its name as the user gave it.
        number: from 1.
        data: what stands there.
    """

    file: str
    number: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a line, or with a whole file (line 0)."""

    file: str
    line: int
    id: str | None
    fault: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        name = f" {self.id or '?'}:" if self.line else ""
        return f"{place}:{name} {self.fault}"

    def to_json(self) -> dict[str, Any]:
        """The fault as a JSON object."""
        return {
            "file": self.file,
            "line": self.line,
            "id": self.id,
            "fault": self.fault,
        }


def check(options: argparse.Namespace, reader: Phrases) -> int:
    """Prove every puzzle of files and folders; go on after a fault."""
    if options.sample is not None and not 1 <= options.sample <= MOST_PUZZLES:
        raise NotationError(
            "{count} is not a number of puzzles: write 1 to {most}",
            count=options.sample,
            most=MOST_PUZZLES,
        )
    files = [file for given in options.files for file in _files(given)]
    lines = [line for file in files for line in _lines(file)]
    if options.sample is not None:
        lines = _sample(lines, options.sample, options.seed)
    refused = set()
    faults = []
    for fault in _faults(options, lines, reader):
        faults.append(fault)
        refused.add((fault.file, fault.line))
        if not options.json:
            print(visible(str(fault)))
    if options.json:
        found = [fault.to_json() for fault in faults]
        print_json({"checked": len(lines), "faults": found})
    else:
        checked = Say("cli.checked", count=len(lines))
        print(outcome(checked, len(refused), reader))
    return FAULTS_FOUND if faults else 0


def _files(given: str) -> list[str]:
    """The file, or the puzzle files of a folder."""
    if given == STANDARD_INPUT or not Path(given).is_dir():
        return [given]
    files = sorted(map(str, Path(given).glob("*.jsonl")))
    if not files:
        raise NotationError(
            "{folder!r} cannot be read: it holds no file *.jsonl", folder=given
        )
    return files


def _lines(file: str) -> Iterator[Line]:
    """The lines of a file that are not blank.

    Raises:
        NotationError: the file cannot be read.
    """
    try:
        is_input = file == STANDARD_INPUT
        data = standard_input().read() if is_input else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise NotationError(
            "{file!r} cannot be read: {error}; give a file of puzzles, one a line",
            file=file,
            error=getattr(error, "strerror", None) or error,
        ) from None
    lines = data.removeprefix(BOM_UTF8).split(b"\n")
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield Line(file, number, line)


def _sample(lines: Sequence[Line], size: int, seed: int) -> list[Line]:
    """So many of the lines by chance, in their order."""
    places = Random(f"sample {seed}").sample(range(len(lines)), min(size, len(lines)))
    return [lines[place] for place in sorted(places)]


def _faults(
    options: argparse.Namespace, lines: Sequence[Line], reader: Phrases
) -> Iterator[Fault]:
    """What is wrong with each line, then with each folder as a whole."""
    results = in_order(_prove, lines, processes(options.jobs))
    first: dict[str, Line] = {}
    for line, (name, found) in zip(lines, with_bar(results, len(lines)), strict=True):
        for fault in found:
            yield Fault(line.file, line.number, name, fault)
        if name is not None and first.setdefault(name, line) is not line:
            place = f"{first[name].file}:{first[name].number}"
            twice = reader.sentence(Say("cli.twice", place=place))
            yield Fault(line.file, line.number, name, twice)
    if options.sample is None:
        for folder in filter(Path.is_dir, map(Path, options.files)):
            yield from _manifest_faults(folder, reader)


def _prove(line: Line) -> tuple[str | None, list[str]]:
    """The id of a line, if it can be read, and what is wrong with it."""
    try:
        return check_line(line.data.decode())
    except UnicodeDecodeError as error:
        return None, [f"the line is not text in UTF-8: {error.reason}"]


def _manifest_faults(folder: Path, reader: Phrases) -> Iterable[Fault]:
    """Files of a bank that are not those which its manifest tells of."""
    path = folder / MANIFEST
    if not path.exists():
        return
    try:
        told: dict[str, str] = {
            kind: facts["sha256"]
            for kind, facts in json.loads(path.read_bytes())["kinds"].items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        yield Fault(str(path), 0, None, reader.sentence(Say("cli.no_manifest")))
        return
    there = {file.stem: file for file in folder.glob("*.jsonl")}
    for kind in sorted(told.keys() | there.keys()):
        file = there.get(kind, folder / f"{kind}.jsonl")
        if kind not in there or kind not in told:
            code = "cli.not_there" if kind not in there else "cli.not_told"
        elif hashlib.sha256(file.read_bytes()).hexdigest() != told[kind]:
            code = "cli.changed"
        else:
            continue
        yield Fault(str(file), 0, None, reader.sentence(Say(code, file=MANIFEST)))
