"""Tiny kinds of a game of its own, for tests of what knows no game."""

from collections.abc import Callable, Sequence
from random import Random

from tartli_core.errors import NotationError
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Honesty, Option, Puzzle, RuleSet, Telling
from tartli_core.trainer.registry import Kind, Registry

HINT = (Say("split.hint_total", total=1),)
PRESETS = ("plain", "fancy")

Levels = Callable[[int], int]


def stub_kind(
    name: str,
    presets: Sequence[str] = PRESETS,
    level: Levels = lambda seed: seed % 5 + 1,
    positions: int = 10**6,
) -> Kind:
    """A kind whose puzzles differ by a number; under `fancy` every second answer does.

    Args:
        name: its name.
        presets: the rule sets under which it makes sense.
        level: the level of a seed.
        positions: how many different positions there are.
    """

    def generate(seed: int, rules: str) -> Puzzle:
        if rules not in PRESETS:
            raise NotationError("{rules!r} is not a rule set", rules=rules)
        number = Random(seed).randrange(positions)
        right = "b" if rules == "fancy" and seed % 2 == 0 else "a"
        return Puzzle(
            kind=name,
            seed=seed,
            generator_version=1,
            rules=RuleSet(preset=rules, options={}),
            position={"number": number},
            form=Form.ONE,
            options=tuple(
                Option(answer=answer, value=int(answer == right), right=answer == right)
                for answer in "ab"
            ),
            answers=((right,),),
            value=1,
            honesty=Honesty.CERTAIN,
            certificate={"class": "closed form"},
            themes=(),
            level=level(seed),
        )

    return Kind(
        name=name,
        title=Say("split.title"),
        about=Say("split.about"),
        generate=generate,
        tell=lambda puzzle: Telling(
            question=HINT,
            hints=(HINT, HINT, HINT),
            explanation=HINT,
            rule_numbers=("T-C1",),
            whys={"a": HINT, "b": HINT},
        ),
        describe=lambda puzzle, answer: Say("option.cards", meld=answer),
        themes=(),
        presets=tuple(presets),
    )


def stub_key(puzzle: Puzzle) -> str:
    """Near copies are those with one position and answer."""
    return f"{puzzle.position['number']} {puzzle.answers}"


REGISTRY = Registry(stub_kind("one"), stub_kind("two"), stub_kind("odd", ["fancy"]))
