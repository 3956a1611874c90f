"""`chalk`: marks on the slate, to read, to write and to add to (T-K1, T-K2)."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from tartli_core.tartli.chalk import STYLES, Marks, Sign, Style, chalk
from tartli_core.tartli.kinds.making import Draft, any_right, generator, themes_of
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.score.chalk_case import THEMES, ChalkCase, level, tell
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "chalk"
VERSION: Final = 1

SCORES: Final = (20, 20, 30, 40, 50, 50, 70, 80, 100, 100, 150)
"""What is written for melds."""

TRICK_POINTS: Final = range(16, 130)
"""What is written for the tricks of a deal."""

LEAST, MOST = 60, 560
"""Points on a slate that is worth asking about."""

FEWEST_MARKS: Final = 3
CHOICES: Final = 4
"""Slates to choose from."""

SPLIT_SHARE: Final = 0.4
"""How often Beck's edge has two numbers, as in his example."""

SAME_AS_CIRCLE: Final[dict[Style, tuple[Sign, ...]]] = {
    "hungarian": (Sign.CIRCLE, Sign.CIRCLE, Sign.TRIANGLE),
    "beck": (Sign.CIRCLE, Sign.TRIANGLE, Sign.BUNDLE),
}
"""Signs that stand for 100 points, by style."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    style = _style(rng, rules)
    draw = rng.choice((_draw_reading, _draw_writing, _draw_adding))
    case = draw(rng, style)
    marks = len(case.slate.signs) + len(case.slate.numbers)
    if not LEAST <= case.points <= MOST or marks < FEWEST_MARKS:
        raise Rejected
    reading = case.added is None
    options = _numbers(case) if reading else _slates(rng, case)
    rng.shuffle(options)
    return Draft(
        position=_position(case),
        form=Form.NUMBER if reading else Form.ONE,
        options=tuple(options),
        answers=any_right(options),
        value=case.points,
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _style(rng: Random, rules: Rules) -> Style:
    """How people write who play by these rules; where nobody says, either way."""
    drawn = rng.choice(STYLES)
    styles: dict[str, Style] = {"hungarian": "hungarian", "austrian": "beck"}
    return styles.get(rules.nearest_preset, drawn)


def _draw_reading(rng: Random, style: Style) -> ChalkCase:
    """A slate as it has grown, score by score."""
    slate = _grown(rng, style, rng.randint(3, 6))
    if style == "beck" and rng.random() < SPLIT_SHARE:
        slate = _with_two_numbers(rng, slate)
    case = ChalkCase(slate)
    if len(case.readings) < 2:
        raise Rejected
    return case


def _draw_writing(rng: Random, style: Style) -> ChalkCase:
    """A total to write; hundreds by any of their signs."""
    points = rng.randint(LEAST, MOST)
    return ChalkCase(_varied(rng, chalk(points, style)), added=points)


def _draw_adding(rng: Random, style: Style) -> ChalkCase:
    """A slate, and melds to add to it."""
    before = _grown(rng, style, rng.randint(2, 4))
    added = rng.choice(SCORES)
    return ChalkCase(before.steps(added)[-1], before, added)


def _grown(rng: Random, style: Style, scores: int) -> Marks:
    """What stands after some scores, one of them for tricks."""
    slate = Marks(style)
    points = [rng.choice(SCORES) for _ in range(scores - 1)]
    points.insert(rng.randrange(scores), rng.choice(TRICK_POINTS))
    for score in points:
        slate = slate.steps(score)[-1]
    return slate


def _with_two_numbers(rng: Random, slate: Marks) -> Marks:
    """The same points with a number to take away and one to add (T-K2)."""
    edge, taken = sum(slate.numbers), rng.randint(1, 9)
    if edge + taken == 0:
        raise Rejected
    return replace(slate, numbers=(-taken, edge + taken))


def _varied(rng: Random, marks: Marks) -> Marks:
    """The same points with other signs for hundreds."""
    hundreds = SAME_AS_CIRCLE[marks.style]
    signs = (rng.choice(hundreds) if s is Sign.CIRCLE else s for s in marks.signs)
    return replace(marks, signs=tuple(signs))


def _position(case: ChalkCase) -> dict[str, Any]:
    position: dict[str, Any] = {"style": case.style}
    if case.added is None:
        return position | {"marks": str(case.slate)}
    if case.before is not None:
        position["marks"] = str(case.before)
    return position | {"points": case.added}


def _numbers(case: ChalkCase) -> list[Option]:
    """The right sum and those of usual mistakes."""
    right = Option(answer=str(case.points), value=case.points, right=True)
    return [
        right,
        *(
            Option(answer=str(total), value=total, right=False, mistake=name)
            for name, total in case.readings.items()
        ),
    ]


def _slates(rng: Random, case: ChalkCase) -> list[Option]:
    """The right marks and three slates that make something else."""
    wrong = dict(case.writings)
    if len(wrong) < CHOICES - 1:
        raise Rejected
    names = rng.sample(list(wrong), CHOICES - 1)
    return [
        Option(answer=str(case.slate), value=case.points, right=True),
        *(
            Option(
                answer=str(wrong[name]),
                value=wrong[name].points,
                right=False,
                mistake=name,
            )
            for name in names
        ),
    ]


def describe(puzzle: Puzzle, answer: str) -> Say:
    """A sum, or marks in text."""
    if puzzle.form is Form.NUMBER:
        return Say("chalk.points", points=int(answer))
    return Say("chalk.marks", marks=answer)


CHALK: Final = Kind(
    name=NAME,
    title=Say("chalk.title"),
    about=Say("chalk.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
)
"""The kind as the trainer knows it."""
