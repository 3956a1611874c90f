"""Puzzles with one thing changed, signed again as if nothing had happened."""

import copy
import json
from collections.abc import Callable
from typing import Any

from tartli_core.proof.tartli import check
from tartli_core.trainer.puzzle import Puzzle, digest

Json = dict[str, Any]


def faults_after(puzzle: Puzzle, damage: Callable[[Json], None]) -> list[str]:
    """The faults that the checker finds once the damage is done."""
    data: Json = copy.deepcopy(json.loads(json.dumps(puzzle.to_json())))
    assert check(data) == []
    damage(data)
    return check({**data, "digest": digest(data)})


def without_option(place: int) -> Callable[[Json], None]:
    """One option and its place in the answers taken away, the value made to fit."""

    def damage(data: Json) -> None:
        option = data["options"].pop(place)
        data["value"] -= option["value"] if option["right"] else 0
        data["answers"] = [
            [text for text in answer if text != option["answer"]]
            for answer in data["answers"]
        ]

    return damage


def card_replaced(old: str, new: str) -> Callable[[Json], None]:
    """One card of the hand exchanged for another."""

    def damage(data: Json) -> None:
        cards = data["position"]["hand"].split()
        data["position"]["hand"] = " ".join(new if c == old else c for c in cards)

    return damage
