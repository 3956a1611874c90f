"""Puzzles for tests, of the shipped bank and another choice in each run."""

import json
import os
from random import Random
from typing import Any, Final

from tartli_core.app.kinds import REGISTRY
from tartli_core.app.supply import shipped_bank
from tartli_core.trainer.bank import Bank

BANK: Final[Bank] = shipped_bank()

SEED: Final = int(os.environ["TARTLI_SAMPLE_SEED"])
"""What is chosen by it; pytest tells it at the beginning."""

SLOW: Final = {"talon-end": 3, "exchange": 3}
"""How many of a kind are enough whose proof takes seconds."""


def shares(count: int) -> dict[str, int]:
    """So many in all: of slow kinds a few, of the others equally many or one more."""
    slow = {kind: SLOW[kind] for kind in REGISTRY if kind in SLOW}
    quick = [kind for kind in REGISTRY if kind not in SLOW]
    each, more = divmod(count - sum(slow.values()), len(quick))
    return slow | {kind: each + (place < more) for place, kind in enumerate(quick)}


def some_lines(kind: str, count: int) -> list[str]:
    """Puzzles of a kind, as lines of the bank."""
    rng = Random(f"{kind} {SEED}")
    return [entry.line.decode() for entry in rng.sample(BANK.entries(kind), count)]


def some_puzzles(kind: str, count: int) -> list[dict[str, Any]]:
    """The same as JSON objects."""
    return [json.loads(line) for line in some_lines(kind, count)]
