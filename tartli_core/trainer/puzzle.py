"""A puzzle as data: what is known, every answer and its value, and the proof of it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from tartli_core.errors import NotationError
from tartli_core.text.say import Say

Answer = tuple[str, ...]
"""An answer: the `Option.answer` texts chosen, in order where order counts."""


class Form(StrEnum):
    """How a puzzle is answered."""

    ONE = "one"  # one of the options
    SET = "set"  # all that apply, perhaps none
    ORDER = "order"  # options one after another
    CARD = "card"  # a card of the hand
    NUMBER = "number"  # a whole number that is typed
    WORDS = "words"  # an utterance put together from announcement words


class Honesty(StrEnum):
    """How far an answer holds."""

    CERTAIN = "certain"  # all that matters is known
    EVERY_LAYOUT = "in every layout"  # whatever the hidden cards are


@dataclass(frozen=True, kw_only=True)
class Option:
    """Something that can be chosen.

    Attributes:
        answer: what it is, in the game's notation; no two of a puzzle are equal.
        value: its exact worth, as its kind defines it.
        right: whether it belongs to a right answer (first step of one, for ORDER).
        mistake: the name of the usual mistake behind it; empty where there is none.
    """

    answer: str
    value: int
    right: bool
    mistake: str = ""

    def to_json(self) -> dict[str, Any]:
        """The option as a JSON object; the mistake is left out where there is none."""
        data = {"answer": self.answer, "value": self.value, "right": self.right}
        return data | ({"mistake": self.mistake} if self.mistake else {})


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
    """One puzzle: facts only; its words are worked out from them (`Telling`).

    Attributes:
        kind: the name of its kind.
        seed: the number it was made from.
        generator_version: raised whenever a seed gives another puzzle than before.
        rules: the rule set it is played under.
        position: what the player on turn knows, in the game's own keys.
        form: how it is answered.
        options: everything that can be chosen, in the order shown.
        answers: all right answers; any of them counts.
        value: the worth of a right answer, as its kind defines it.
        honesty: how far the answer holds.
        certificate: its class (`closed form`, `open cards`, `layouts`), and what a
            proof needs beside the position.
        themes: names of what it is about.
        level: 1 (easy) to 5 (hard).
    """

    kind: str
    seed: int
    generator_version: int
    rules: RuleSet
    position: Mapping[str, Any]
    form: Form
    options: tuple[Option, ...]
    answers: tuple[Answer, ...]
    value: int
    honesty: Honesty
    certificate: Mapping[str, Any]
    themes: tuple[str, ...]
    level: int

    @property
    def id(self) -> str:
        """A stable name: kind, rule set, seed and generator version."""
        return f"{self.kind}.{self.rules}.{self.seed}.v{self.generator_version}"

    def is_right(self, answer: Answer) -> bool:
        """Whether this is one of the right answers."""
        if self.form is Form.SET:
            return any(set(answer) == set(right) for right in self.answers)
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
        """The puzzle as a JSON object, with its id and digest."""
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
            "form": str(self.form),
            "options": [option.to_json() for option in self.options],
            "answers": [list(answer) for answer in self.answers],
            "value": self.value,
            "honesty": str(self.honesty),
            "certificate": dict(self.certificate),
            "themes": list(self.themes),
            "level": self.level,
        }
        return data | {"digest": digest(data)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The puzzle of a JSON object that `to_json` made.

        Raises:
            NotationError: the object is none, or was changed since.
        """
        try:
            if digest(data) != data["digest"]:
                raise ValueError("its digest does not fit its contents")
            return cls(
                kind=data["kind"],
                seed=data["seed"],
                generator_version=data["generator_version"],
                rules=RuleSet(**data["rules"]),
                position=data["position"],
                form=Form(data["form"]),
                options=tuple(Option(**option) for option in data["options"]),
                answers=tuple(map(tuple, data["answers"])),
                value=data["value"],
                honesty=Honesty(data["honesty"]),
                certificate=data["certificate"],
                themes=tuple(data["themes"]),
                level=data["level"],
            )
        except (KeyError, TypeError, ValueError) as error:
            raise NotationError(
                "{data!r} is not a puzzle ({error}): take one as it was made",
                data=str(data)[:80],
                error=error,
            ) from None


@dataclass(frozen=True, kw_only=True)
class Telling:
    """What is said about a puzzle, as statements.

    Attributes:
        question: what is asked.
        hints: three steps: the rule to think of, where to look, one option less.
        explanation: why the right answers are right.
        rule_numbers: the rules it rests on.
        whys: what goes wrong with each wrong option.
    """

    question: tuple[Say, ...]
    hints: tuple[tuple[Say, ...], ...]
    explanation: tuple[Say, ...]
    rule_numbers: tuple[str, ...]
    whys: Mapping[str, tuple[Say, ...]]

    def why(self, answer: str) -> tuple[Say, ...]:
        """What goes wrong with an option; nothing where it is right."""
        return self.whys.get(answer, ())


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """How the game goes on after an option, with best play.

    Attributes:
        opponent: the cards that the opponent holds then; empty if as in the puzzle.
        line: the steps, with commas between.
    """

    opponent: str
    line: str


def digest(data: Mapping[str, Any]) -> str:
    """Sixteen hex digits that change with anything in a puzzle's JSON object."""
    plain = {name: value for name, value in data.items() if name != "digest"}
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
