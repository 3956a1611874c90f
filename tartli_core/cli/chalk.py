"""The command for chalk marks."""

import argparse
from collections.abc import Iterator, Sequence

from tartli_core.cli.arguments import (
    Commands,
    Gettext,
    add_json,
    print_json,
    whole_number,
)
from tartli_core.errors import NotationError
from tartli_core.tartli.art import chalk_svg
from tartli_core.tartli.art.chalk import described
from tartli_core.tartli.chalk import Marks, chalk, parse_marks, parse_style
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "chalk",
        usage=say("%(prog)s [POINTS] [--read MARKS] [--style NAME] [options]"),
        description=say(
            "Write points in the fewest marks, read marks, or add points to marks "
            "step by step. The same points can be written in many ways: the example "
            "of 319 in RULES.md (T-K2) is one of them."
        ),
    )
    parser.add_argument(
        "points",
        type=whole_number(say),
        nargs="?",
        metavar=say("POINTS"),
        help=say("points to write; with --read they are added to its marks"),
    )
    parser.add_argument(
        "--read",
        metavar=say("MARKS"),
        help=say(
            "marks on the slate, such as 'O V -3': | 20, / 30, V 50, C 80, O, A 100"
        ),
    )
    parser.add_argument(
        "--style",
        default="hungarian",
        metavar=say("NAME"),
        help=say("hungarian (default) or beck, which has # for 100 too"),
    )
    parser.add_argument(
        "--svg", action="store_true", help=say("print the slate as a picture, in SVG")
    )
    add_json(parser, say)
    parser.set_defaults(run=write)


def write(options: argparse.Namespace, reader: Phrases) -> int:
    """Write points, read marks, or add points to marks stroke by stroke (T-K1)."""
    slates = _slates(options)
    marks = slates[-1]
    words = "; ".join(reader.sentences(described(marks)))
    picture = chalk_svg(marks, title=words) if options.svg else None
    if options.json:
        data = {
            "style": marks.style,
            "marks": str(marks),
            "points": marks.points,
            "words": words,
            "steps": [str(slate) for slate in slates[1:]],
        }
        print_json(data | ({"svg": picture} if picture else {}))
    elif picture:
        print(picture)
    else:
        for line in reader.sentences(_lines(slates)):
            print(line)
        print(words)
    return 0


def _lines(slates: Sequence[Marks]) -> Iterator[Say]:
    """A single slate; of more the first, and each step from it."""
    for number, slate in enumerate(slates):
        marks, points = str(slate), slate.points
        if len(slates) == 1:
            yield Say("chalk.slate", marks=marks, points=points)
        elif number == 0:
            yield Say("chalk.before", marks=marks, points=points)
        else:
            yield Say("chalk.step", number=number, marks=marks, points=points)


def _slates(options: argparse.Namespace) -> tuple[Marks, ...]:
    """The slate at first, and after each stroke."""
    style = parse_style(options.style)
    if options.read is not None:
        marks = parse_marks(options.read, style)
        return marks, *marks.steps(options.points or 0)
    if options.points is None:
        raise NotationError("nothing to write or read: give points, or marks to --read")
    return (chalk(options.points, style),)
