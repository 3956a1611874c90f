"""Making a puzzle from a seed: draw until one is accepted."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from tartli_core.errors import TartliError
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.rules import Rules
from tartli_core.trainer.puzzle import Puzzle

MOST_DRAWS: Final = 20_000
"""Draws before we give up; some dozens are usual."""

QUIET_SHARE: Final = 1 / 8
"""How often a kind with a quiet answer asks for it."""

CLOSED_FORM: Final[Mapping[str, str]] = {"class": "closed form"}
"""The certificate of what is recomputed from the position alone."""


def is_quiet(name: str, seed: int) -> bool:
    """Whether this seed of a kind asks for the quiet answer: nothing to be done."""
    return Random(f"{name} quiet {seed}").random() < QUIET_SHARE


def make(
    name: str,
    version: int,
    seed: int,
    rules: Rules,
    draw: Callable[[Random, Rules, int], Puzzle],
) -> Puzzle:
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
