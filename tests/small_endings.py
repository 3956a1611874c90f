"""A thousand endings of one to five cards a side, by plain search without memory.

``python tests/small_endings.py`` makes tests/vectors/small_endings.jsonl again, byte
for byte; it takes some minutes. Each line has the seed of an ending of
`random_endings`, its size, and what every legal card brings: by points, and in the
race.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from plain_endgame import Plain
from random_endings import plain_table, random_ending

from tartli_core.tartli.solver.ending import Ending

FILE = Path(__file__).parent / "vectors" / "small_endings.jsonl"
COUNT = 1000


def ending_at(seed: int) -> Ending:
    """The ending of a line."""
    return random_ending(Random(f"small {seed}"), 1 + seed % 5)


def answers_of(seed: int) -> dict[str, Any]:
    """The line, worked out by plain search."""
    ending = ending_at(seed)
    trump, stichmaccs = ending.trump.value, ending.rules.stichmaccs
    table, ahead = plain_table(ending), ending.taken[0] - ending.taken[1]
    points = Plain(trump, stichmaccs=stichmaccs).cards(table)
    race = Plain(
        trump,
        stichmaccs=stichmaccs,
        scores=ending.scores,
        limit=ending.rules.maccs_limit,
    )
    return {
        "seed": seed,
        "points": {card: value - ahead for card, value in points.items()},
        "race": race.cards(table),
        "outcome": race.value(table),
    }


def lines() -> Iterator[str]:
    """Every line of the file."""
    for seed in range(COUNT):
        yield json.dumps(answers_of(seed)) + "\n"


if __name__ == "__main__":
    FILE.write_text("".join(lines()), encoding="utf-8")
