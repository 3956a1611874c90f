"""`tartli puzzle bank`: build the bank that is shipped with the puzzle page."""

import argparse
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import tartli_core
from tartli_core.app.kinds import REGISTRY
from tartli_core.cli.parallel import as_done, processes, with_bar
from tartli_core.errors import NotationError
from tartli_core.tartli.kinds.renaming import canonical_key
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.building import (
    MOST_BANK_SEED,
    SEEDS_A_BANK,
    Candidate,
    Parts,
    Selection,
    build,
    make_candidate,
    write_bank,
)
from tartli_core.trainer.levels import LEVELS
from tartli_core.trainer.registry import Kind

SCARCE: Final = frozenset({"talon-end", "exchange"})
"""Kinds of which there are fewer: each puzzle takes seconds to make and to prove."""

SCARCE_SHARE: Final = 0.4
"""How many there are of a scarce kind for one of each other kind."""

PARTS: Final = ".parts"
"""The folder of what was made before an interruption."""


def bank(options: argparse.Namespace, reader: Phrases) -> int:
    """Build the bank, or the files of some kinds, and tell what is in it."""
    quotas = _quotas(options.count)
    if not 0 <= options.seed <= MOST_BANK_SEED:
        raise NotationError(
            "{seed} is not a seed of a bank: write a whole number from 0 to {most}",
            seed=options.seed,
            most=MOST_BANK_SEED,
        )
    if options.kind:
        names = [REGISTRY.find(name).name for name in options.kind]
        quotas = {name: quotas[name] for name in names}
    folder = Path(options.out)
    parts = Parts(folder / PARTS, options.seed, code_digest())
    work = partial(_work, bank_seed=options.seed, jobs=processes(options.jobs))
    selections = build(quotas, canonical_key, parts, work)
    write_bank(folder, selections, options.seed)
    print("\n".join(_report(folder, selections, parts, reader)))
    parts.remove()
    return 0


def _quotas(count: int) -> dict[str, int]:
    """How many puzzles of each kind, so many in all.

    Raises:
        NotationError: there are more kinds than puzzles, or too few seeds.
    """
    weights = {name: SCARCE_SHARE if name in SCARCE else 1.0 for name in REGISTRY}
    whole = sum(weights.values())
    if not 4 * len(REGISTRY) <= count <= SEEDS_A_BANK:
        raise NotationError(
            "{count} is not a number of puzzles: write {least} to {most}",
            count=count,
            least=4 * len(REGISTRY),
            most=SEEDS_A_BANK,
        )
    quotas = {name: int(count * weight / whole) for name, weight in weights.items()}
    common = [name for name in REGISTRY if name not in SCARCE]
    for place in range(count - sum(quotas.values())):
        quotas[common[place % len(common)]] += 1
    return quotas


def code_digest() -> str:
    """A text that changes with the code that makes puzzles."""
    package = Path(tartli_core.__file__).parent
    files = [
        path
        for part in ("tartli", "trainer")
        for path in sorted((package / part).rglob("*.py"))
    ]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def _work(
    tasks: Sequence[tuple[str, int]], bank_seed: int, jobs: int
) -> Iterable[Candidate]:
    """Make candidates on so many cores, with a bar."""
    candidates = as_done(partial(_make, bank_seed=bank_seed), tasks, jobs)
    return with_bar(candidates, len(tasks))


def _make(task: tuple[str, int], bank_seed: int) -> Candidate:
    name, number = task
    with_twins = name not in SCARCE
    return make_candidate(REGISTRY[name], bank_seed, number, with_twins=with_twins)


def _report(
    folder: Path, selections: dict[str, Selection], parts: Parts, reader: Phrases
) -> Iterator[str]:
    """A table: a line a kind, and the sums."""
    say = reader.language.gettext
    titles = [say("kind"), say("puzzles"), *(f"{level}" for level in LEVELS)]
    titles += [say("quiet"), say("near copies"), say("seconds"), say("KiB")]
    widths = [12, *(max(len(title), 5) for title in titles[1:])]
    yield _row(titles, widths)
    sums = [0.0] * (len(titles) - 1)
    for name, selection in selections.items():
        numbers = [
            len(selection.taken),
            *_levels(selection),
            _quiet(REGISTRY[name], selection),
            selection.near_copies,
            sum(made.seconds for made in parts.made(name).values()),
            (folder / f"{name}.jsonl").stat().st_size / 1024,
        ]
        sums = [whole + part for whole, part in zip(sums, numbers, strict=True)]
        yield _row([name, *map(_whole, numbers)], widths)
    yield _row([say("all"), *map(_whole, sums)], widths)


def _levels(selection: Selection) -> list[int]:
    """How many puzzles there are of each level."""
    levels = Counter(puzzle.level for puzzle in selection.taken)
    return [levels[level] for level in LEVELS]


def _quiet(kind: Kind, selection: Selection) -> int:
    """In how many the right answer is that there is nothing to be done."""
    return 0 if kind.quiet is None else sum(map(kind.quiet, selection.taken))


def _whole(number: float) -> str:
    return f"{number:.0f}"


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    name, *numbers = cells
    padded = (n.rjust(width) for n, width in zip(numbers, widths[1:], strict=True))
    return "  ".join([name.ljust(widths[0]), *padded])
