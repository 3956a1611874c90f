"""Commands about puzzles: make some, build the bank, prove files of them."""

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Final

from tartli_core.app.kinds import REGISTRY
from tartli_core.cli.arguments import (
    Commands,
    Gettext,
    Run,
    add_common,
    add_json,
    print_json,
    rules_of,
    whole_number,
)
from tartli_core.cli.puzzle_text import puzzle_lines
from tartli_core.errors import NotationError
from tartli_core.tartli.rules import Rules
from tartli_core.text.lists import OneOf
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.levels import LEVELS, levels_text, parse_levels
from tartli_core.trainer.puzzle import Puzzle
from tartli_core.trainer.registry import MIX

MOST_PUZZLES: Final = 100_000

MOST_PASSED_OVER: Final = 300
"""Seeds in a row that may be of other levels before we give up."""


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the commands to the parser."""
    puzzle = commands.add_parser("puzzle")
    actions = puzzle.add_subparsers(
        title=say("actions"), metavar=say("ACTION"), required=True
    )
    _add_new(actions, say)
    _add_bank(actions, say)
    _add_check(actions, say)


def _add_new(actions: Commands, say: Gettext) -> None:
    parser = actions.add_parser("new", help=say("make puzzles from a seed"))
    parser.add_argument(
        "--kind",
        required=True,
        nargs="+",
        metavar=say("KIND"),
        help=say(
            "kinds of puzzles, which take turns, or {mix} for all: {names}"
        ).format(mix=MIX, names=OneOf(REGISTRY).told(say)),
    )
    parser.add_argument(
        "--level",
        metavar=say("LEVELS"),
        default=levels_text(LEVELS),
        help=say("only puzzles of these levels, such as 3 or 2-4"),
    )
    parser.add_argument(
        "--seed",
        type=whole_number(say),
        required=True,
        help=say("whole number; the same seed gives the same puzzle"),
    )
    _add_count(parser, say, say("how many, from this seed on"), default=1)
    add_common(parser, say, run=new)


def _add_bank(actions: Commands, say: Gettext) -> None:
    parser = actions.add_parser(
        "bank",
        help=say("build a bank of puzzles of all kinds"),
        description=say(
            "Build a bank of puzzles: a file a kind. An interrupted run goes on where "
            "it was; the same seed gives the same bank."
        ),
    )
    parser.add_argument(
        "--kind",
        nargs="+",
        metavar=say("KIND"),
        help=say("build the files of these kinds only"),
    )
    _add_count(parser, say, say("how many puzzles of all kinds together"), default=6000)
    parser.add_argument(
        "--seed",
        type=whole_number(say),
        default=1,
        help=say("whole number; the same seed gives the same bank (default 1)"),
    )
    parser.add_argument(
        "--out",
        metavar=say("FOLDER"),
        default="puzzles/bank",
        help=say("where to write it (default puzzles/bank)"),
    )
    _add_jobs(parser, say)
    parser.set_defaults(run=_later("bank", "bank"))


def _add_check(actions: Commands, say: Gettext) -> None:
    parser = actions.add_parser(
        "check",
        help=say("prove every puzzle of files anew"),
        description=say(
            "Prove every puzzle anew, and print file, line and fault of those that "
            "are refused. Exit status: 0 if all are proved, 2 if one is refused or a "
            "file cannot be read."
        ),
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar=say("FILE"),
        help=say("puzzles in JSON, one a line; a folder of such files; - for stdin"),
    )
    parser.add_argument(
        "--sample",
        type=whole_number(say),
        metavar=say("COUNT"),
        help=say("prove only so many, picked by chance"),
    )
    parser.add_argument(
        "--seed",
        type=whole_number(say),
        default=1,
        help=say("whole number; the same seed picks the same sample (default 1)"),
    )
    _add_jobs(parser, say)
    add_json(parser, say)
    parser.set_defaults(run=_later("puzzle_check", "check"))


def _add_count(
    parser: argparse.ArgumentParser, say: Gettext, about: str, default: int
) -> None:
    parser.add_argument("--count", type=whole_number(say), default=default, help=about)


def _add_jobs(parser: argparse.ArgumentParser, say: Gettext) -> None:
    parser.add_argument(
        "--jobs",
        type=whole_number(say),
        metavar=say("COUNT"),
        help=say("how many processes work at once (default: one a core)"),
    )


def _later(module: str, name: str) -> Run:
    """A command whose module is loaded when it is run."""

    def run(options: argparse.Namespace, reader: Phrases) -> int:
        command: Run = getattr(import_module(f"tartli_core.cli.{module}"), name)
        return command(options, reader)

    return run


def new(options: argparse.Namespace, reader: Phrases) -> int:
    """Make puzzles; with --json one object a line, fit for `puzzle check`."""
    rules = rules_of(options)
    if not 1 <= options.count <= MOST_PUZZLES:
        raise NotationError(
            "{count} is not a number of puzzles: write 1 to {most}",
            count=options.count,
            most=MOST_PUZZLES,
        )
    kinds = _kinds(options.kind, rules)
    levels = parse_levels(options.level)
    for puzzle in _puzzles(kinds, str(rules), levels, options):
        if options.json:
            print_json(puzzle.to_json())
        else:
            print("\n".join(puzzle_lines(puzzle, reader)), end="\n\n")
    return 0


def _kinds(names: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """The kinds named; for a mix, all that make sense under the rule set.

    Raises:
        NotationError: there is no such kind.
    """
    if list(names) != [MIX]:
        return tuple(REGISTRY.find(name).name for name in names)
    preset = rules.nearest_preset
    return tuple(name for name, kind in REGISTRY.items() if preset in kind.presets)


def _puzzles(
    kinds: Sequence[str], rules: str, levels: range, options: argparse.Namespace
) -> Iterator[Puzzle]:
    """As many puzzles as wanted: kinds take turns, then comes the next seed.

    Raises:
        NotationError: hardly any seed gives a puzzle of these levels.
    """
    made = number = passed_over = 0
    while made < options.count:
        kind, seed = kinds[number % len(kinds)], options.seed + number // len(kinds)
        puzzle = REGISTRY.generate(kind, seed, rules)
        number += 1
        if puzzle.level in levels:
            made += 1
            passed_over = 0
            yield puzzle
        elif (passed_over := passed_over + 1) == MOST_PASSED_OVER:
            raise NotationError(
                "no puzzle of level {levels} was found in {count} tries: try another "
                "seed or level",
                levels=levels_text(levels),
                count=MOST_PASSED_OVER,
            )
