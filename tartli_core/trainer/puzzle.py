"""A puzzle as data: what is known, what is asked, every answer and its value."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tartli_core.errors import NotationError
from tartli_core.text.say import Say

Answer = tuple[str, ...]
"""An answer: the `Option.answer` texts chosen, in order where order counts."""


class Form(StrEnum):
    """How a puzzle is answered."""

    ONE = "one"
    SET = "set"
    ORDER = "order"


@dataclass(frozen=True, kw_only=True)
class Option:
    """Something that can be chosen.

    Attributes:
        answer: what it is, in the game's notation; no two of a puzzle are equal.
        value: its exact worth in points, as its kind defines it.
        right: whether it belongs to a right answer (first step of one, for ORDER).
        why: what goes wrong with it; empty where nothing does.
    """

    answer: str
    value: int
    right: bool
    why: tuple[Say, ...] = ()


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """The name of a rule set and the options that differ from it, as text."""

    preset: str
    options: Mapping[str, str]

    def __str__(self) -> str:
        changes = (f"{name}={value}" for name, value in self.options.items())
        return "+".join([self.preset, *changes])


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """One puzzle, with its answers and the statements that explain them.

    Attributes:
        kind: the name of its kind.
        seed: the number it was made from.
        generator_version: raised whenever a seed gives another puzzle than before.
        rules: the rule set it is played under.
        position: what the player on turn knows, in the game's own keys.
        question: what is asked.
        form: how it is answered.
        options: everything that can be chosen, in the order shown.
        answers: all right answers; any of them counts.
        value: the worth of a right answer in points, as its kind defines it.
        themes: names of what it is about.
        level: 1 (easy) to 5 (hard).
        rule_numbers: the rules it rests on.
        hints: three steps, each telling more.
        explanation: why the right answers are right.
    """

    kind: str
    seed: int
    generator_version: int
    rules: RuleSet
    position: Mapping[str, Any]
    question: tuple[Say, ...]
    form: Form
    options: tuple[Option, ...]
    answers: tuple[Answer, ...]
    value: int
    themes: tuple[str, ...]
    level: int
    rule_numbers: tuple[str, ...]
    hints: tuple[tuple[Say, ...], ...]
    explanation: tuple[Say, ...]

    @property
    def id(self) -> str:
        """A stable name: kind, rule set, seed and generator version."""
        return f"{self.kind}.{self.rules}.{self.seed}.v{self.generator_version}"

    def is_right(self, answer: Answer) -> bool:
        """Whether this is one of the right answers."""
        if self.form is Form.SET:
            return set(answer) == set(self.answers[0])
        return answer in self.answers

    def option(self, answer: str) -> Option:
        """The option with this text.

        Raises:
            NotationError: there is none.
        """
        for option in self.options:
            if option.answer == answer:
                return option
        raise NotationError(
            "{answer!r} is not an option of puzzle {id}: choose from {options}",
            answer=answer,
            id=self.id,
            options=" · ".join(option.answer for option in self.options),
        )

    def one_option(self, answer: Answer) -> Option:
        """The only option chosen.

        Raises:
            NotationError: none, several, or one that is not there.
        """
        if len(answer) != 1:
            raise NotationError(
                "{count} options were chosen in puzzle {id}: choose one",
                count=len(answer),
                id=self.id,
            )
        return self.option(answer[0])

    def to_json(self) -> dict[str, Any]:
        """The puzzle as a JSON object, with its digest."""
        data = {
            "id": self.id,
            "kind": self.kind,
            "seed": self.seed,
            "generator_version": self.generator_version,
            "rules": {
                "preset": self.rules.preset,
                "options": dict(self.rules.options),
            },
            "position": dict(self.position),
            "question": _says(self.question),
            "form": str(self.form),
            "options": [
                {
                    "answer": option.answer,
                    "value": option.value,
                    "right": option.right,
                    "why": _says(option.why),
                }
                for option in self.options
            ],
            "answers": [list(answer) for answer in self.answers],
            "value": self.value,
            "themes": list(self.themes),
            "level": self.level,
            "rule_numbers": list(self.rule_numbers),
            "hints": [_says(hint) for hint in self.hints],
            "explanation": _says(self.explanation),
        }
        return data | {"digest": digest(data)}


def digest(data: Mapping[str, Any]) -> str:
    """Sixteen hex digits that change with anything in a puzzle's JSON object."""
    plain = {name: value for name, value in data.items() if name != "digest"}
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _says(says: tuple[Say, ...]) -> list[dict[str, Any]]:
    return [say.to_json() for say in says]
