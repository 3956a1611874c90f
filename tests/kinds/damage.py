"""Damage to a puzzle with its digest made right again: the checker must refuse it."""

import copy
import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tartli_core.proof.tartli import check
from tartli_core.trainer.puzzle import Puzzle, digest

CARD = re.compile(r"\b[AKOUX987][alhb]\b")
Json = dict[str, Any]
PACK = [rank + suit for suit in "alhb" for rank in "AKOUX987"]


def as_json(puzzle: Puzzle) -> Json:
    """The puzzle as one reads it from a file."""
    data: Json = json.loads(json.dumps(puzzle.to_json()))
    return data


def damaged(data: Mapping[str, Any], **changes: Any) -> list[str]:
    """What the checker finds when these keys are changed; the digest is right again."""
    changed = {**data, **changes}
    return check({**changed, "digest": digest(changed)})


def faults(puzzle: Puzzle, **changes: Any) -> list[str]:
    """The same of a puzzle."""
    return damaged(as_json(puzzle), **changes)


def faults_after(puzzle: Puzzle, damage: Callable[[Json], None]) -> list[str]:
    """What the checker finds once this damage is done; nothing before it."""
    data = as_json(puzzle)
    assert check(data) == []
    damage(data)
    return damaged(data)


def moved(puzzle: Puzzle, **changes: Any) -> list[str]:
    """What it finds when these keys of the position are changed; None takes one out."""
    position = dict(puzzle.position) | changes
    kept = {name: value for name, value in position.items() if value is not None}
    return faults(puzzle, position=kept)


def revalued(puzzle: Puzzle) -> Iterator[list[str]]:
    """What it finds with one value, one flag, one answer changed."""
    options = [option.to_json() for option in puzzle.options]
    for place, option in enumerate(options):
        for change in ({"value": option["value"] + 1}, {"right": not option["right"]}):
            changed = [*options[:place], option | change, *options[place + 1 :]]
            yield faults(puzzle, options=changed)
    yield faults(puzzle, value=puzzle.value + 1)
    yield faults(puzzle, honesty="in every layout")
    wrong = [option.answer for option in puzzle.options if not option.right]
    yield faults(puzzle, answers=[wrong[:1]])


def recarded(puzzle: Puzzle) -> Iterator[tuple[str, list[str]]]:
    """What it finds with one card of the position or certificate changed."""
    data = as_json(puzzle)
    for part in ("position", "certificate"):
        for name, value in data[part].items():
            text = json.dumps(value)
            for found in CARD.finditer(text):
                other = PACK[(PACK.index(found[0]) + 5) % len(PACK)]
                neighbour = PACK[PACK.index(found[0]) ^ 1]
                for card in (other, neighbour):
                    changed = copy.deepcopy(data)
                    new = text[: found.start()] + card + text[found.end() :]
                    changed[part][name] = json.loads(new)
                    yield f"{name}: {found[0]} to {card}", damaged(changed)
