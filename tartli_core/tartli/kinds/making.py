"""Making a puzzle from a seed: draw until one is accepted."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar

from tartli_core.errors import TartliError
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.rule_set import rule_set
from tartli_core.tartli.rules import Rules
from tartli_core.trainer.puzzle import Answer, Form, Honesty, Option, Puzzle

MOST_DRAWS: Final = 20_000
"""Draws before we give up; some dozens are usual."""

QUIET_SHARE: Final = 1 / 8
"""How often a kind with a quiet answer asks for it."""

CLOSED_FORM: Final[Mapping[str, str]] = {"class": "closed form"}
"""The certificate of what is recomputed from the position alone."""

Case = TypeVar("Case")


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What was drawn of a puzzle: all but its kind, its seed and its rule set.

    The attributes are those of `Puzzle`. Unless told otherwise all that matters is
    known, and the position alone proves the answer.
    """

    position: Mapping[str, Any]
    form: Form
    options: tuple[Option, ...]
    answers: tuple[Answer, ...]
    value: int
    themes: tuple[str, ...]
    level: int
    honesty: Honesty = Honesty.CERTAIN
    certificate: Mapping[str, Any] = field(default_factory=lambda: CLOSED_FORM)

    def puzzle(self, kind: str, version: int, seed: int, rules: Rules) -> Puzzle:
        """The whole puzzle."""
        return Puzzle(
            kind=kind,
            seed=seed,
            generator_version=version,
            rules=rule_set(rules),
            position=self.position,
            form=self.form,
            options=self.options,
            answers=self.answers,
            value=self.value,
            honesty=self.honesty,
            certificate=self.certificate,
            themes=self.themes,
            level=self.level,
        )


def is_quiet(name: str, seed: int) -> bool:
    """Whether this seed of a kind asks for the quiet answer: nothing to be done."""
    return Random(f"{name} quiet {seed}").random() < QUIET_SHARE


def generator(
    name: str, version: int, draw: Callable[[Random, Rules, int], Draft]
) -> Callable[[int, str], Puzzle]:
    """What makes the puzzle of a seed under a rule set written as text.

    It raises a `NotationError` where the rule set is unknown, and a `TartliError`
    where it leaves nothing to ask.

    Args:
        name: the name of the kind.
        version: raised whenever a seed gives another puzzle than before.
        draw: draws with the chance, rules and seed given; may raise `Rejected`.
    """

    def generate(seed: int, text: str) -> Puzzle:
        rules = Rules.parse(text)
        draft = make(name, version, seed, rules, draw)
        return draft.puzzle(name, version, seed, rules)

    return generate


def make(
    name: str,
    version: int,
    seed: int,
    rules: Rules,
    draw: Callable[[Random, Rules, int], Draft],
) -> Draft:
    """The first accepted draw of this seed; the same one every time.

    The chance does not depend on the rule set, so a seed shows related
    positions under all of them.

    Raises:
        TartliError: the rule set leaves nothing to ask (none is known).
    """
    rng = Random(f"{name} {seed} v{version}")
    for _ in range(MOST_DRAWS):
        try:
            return draw(rng, rules, seed)
        except Rejected:
            continue
    raise TartliError(
        "no {name} puzzle was found for seed {seed} and rules {rules}: "
        "try another seed",
        name=name,
        seed=seed,
        rules=rules,
    )


def themes_of(
    case: Case, themes: Mapping[str, Callable[[Case], bool]]
) -> tuple[str, ...]:
    """The names of the themes that hold of a case, in their order."""
    return tuple(name for name, holds in themes.items() if holds(case))


def any_right(options: Iterable[Option]) -> tuple[Answer, ...]:
    """The answers where one option is chosen: each right one."""
    return tuple((option.answer,) for option in options if option.right)


def all_right(options: Iterable[Option]) -> tuple[Answer, ...]:
    """The answers where all that apply are chosen: the right ones together."""
    return (tuple(option.answer for option in options if option.right),)
