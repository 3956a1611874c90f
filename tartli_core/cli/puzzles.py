"""Commands about puzzles: make some, and prove a file of them."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from tartli_core.app.kinds import REGISTRY
from tartli_core.cli.arguments import (
    FAULTS_FOUND,
    Commands,
    Gettext,
    add_common,
    add_json,
    outcome,
    print_json,
    rules_of,
    standard_input,
    visible,
    whole_number,
)
from tartli_core.errors import NotationError
from tartli_core.proof.tartli import check_line
from tartli_core.tartli.kinds.events import events_of
from tartli_core.tartli.table import context_view
from tartli_core.text.lists import OneOf
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle

MOST_PUZZLES = 100_000


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the commands to the parser."""
    puzzle = commands.add_parser("puzzle")
    actions = puzzle.add_subparsers(
        title=say("actions"), metavar=say("ACTION"), required=True
    )

    parser = actions.add_parser("new", help=say("make puzzles from a seed"))
    kinds = say("kind of puzzle: {names}").format(names=OneOf(REGISTRY).told(say))
    parser.add_argument("--kind", required=True, help=kinds)
    parser.add_argument(
        "--seed",
        type=whole_number(say),
        required=True,
        help=say("whole number; the same seed gives the same puzzle"),
    )
    parser.add_argument(
        "--count",
        type=whole_number(say),
        default=1,
        help=say("how many, from this seed on"),
    )
    add_common(parser, say, run=new)

    parser = actions.add_parser("check", help=say("prove every puzzle of a file anew"))
    parser.add_argument("file", help=say("puzzles in JSON, one a line; - for stdin"))
    parser.set_defaults(run=check)
    add_json(parser, say)


def new(options: argparse.Namespace, reader: Phrases) -> int:
    """Make puzzles; with --json one object a line, fit for `puzzle check`."""
    rules = str(rules_of(options))
    if not 1 <= options.count <= MOST_PUZZLES:
        raise NotationError(
            "{count} is not a number of puzzles: write 1 to {most}",
            count=options.count,
            most=MOST_PUZZLES,
        )
    for seed in range(options.seed, options.seed + options.count):
        puzzle = REGISTRY.generate(options.kind, seed, rules)
        if options.json:
            print_json(puzzle.to_json())
        else:
            print("\n".join(_lines(puzzle, reader)), end="\n\n")
    return 0


def _lines(puzzle: Puzzle, reader: Phrases) -> Iterator[str]:
    """A puzzle to read: what is known, what is asked, and the answer."""
    kind = REGISTRY[puzzle.kind]
    telling = kind.tell(puzzle)
    position = puzzle.position
    yield f"{puzzle.id}: {reader.sentence(kind.title)}"
    yield ". ".join(context_view(puzzle, reader)) + "."
    yield reader.sentence(Say("cli.hand", cards=position["hand"]))
    for event in events_of(position["record"]):
        yield f"    {reader.sentence(event.told())}"
    yield ""
    yield from reader.sentences(telling.question)
    for number, option in enumerate(puzzle.options, start=1):
        text = reader.sentence(kind.describe(puzzle, option.answer))
        worth = reader.sentence(kind.worth(puzzle, option.value))
        yield f"  {number}. {text} ({option.answer}): {worth}"
    yield ""
    yield from reader.sentences(telling.explanation)


def check(options: argparse.Namespace, reader: Phrases) -> int:
    """Prove every puzzle of a file with the independent checker."""
    checked = 0
    faults = []
    for number, line in _read(options.file):
        checked += 1
        name, found = check_line(line)
        faults += [{"line": number, "id": name, "fault": fault} for fault in found]
    if options.json:
        print_json({"checked": checked, "faults": faults})
    else:
        for fault in faults:
            place = f"{options.file}:{fault['line']}: {fault['id'] or '?'}"
            print(visible(f"{place}: {fault['fault']}"))
        refused = len({fault["line"] for fault in faults})
        print(outcome(Say("cli.checked", count=checked), refused, reader))
    return FAULTS_FOUND if faults else 0


def _read(file: str) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not blank, with their numbers."""
    try:
        data = standard_input().read() if file == "-" else Path(file).read_bytes()
        lines = data.decode("utf-8-sig").split("\n")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise NotationError(
            "{file!r} cannot be read: {error}; give a file of puzzles, one a line",
            file=file,
            error=getattr(error, "strerror", None) or error,
        ) from None
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield number, line
