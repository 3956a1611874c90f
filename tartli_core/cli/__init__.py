"""The command line: its parser, and errors as one line on stderr."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tartli_core.cli import chalk, chances, deals, puzzles, rules, sites, solve, trick7
from tartli_core.cli.arguments import shortened, visible
from tartli_core.errors import TartliError
from tartli_core.text.catalogues import (
    available_languages,
    choose_language,
    load_language,
)
from tartli_core.text.phrases import Phrases

BAD_INPUT = 2
"""Exit code for input that cannot be read or does not fit together."""

FAILED = 1
"""Exit code when the system would not let us, as when the disk is full."""


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to get help, and stop."""
        why = visible(shortened(message))
        sys.stderr.write(f"{self.prog}: {why} (see {self.prog} --help)\n")
        sys.exit(BAD_INPUT)


def _reader() -> Phrases:
    """The language of the terminal (LC_ALL, LC_MESSAGES, LANG), English otherwise."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, names), "en").partition(".")[0].replace("_", "-")
    return Phrases(load_language(choose_language(wanted, available_languages())))


def make_parser(reader: Phrases) -> argparse.ArgumentParser:
    """The parser with every command."""
    say = reader.language.gettext
    parser = _Parser(
        prog="tartli", description=say("Rules, exact answers and puzzles for Tartli.")
    )
    commands = parser.add_subparsers(
        title=say("commands"), metavar=say("COMMAND"), required=True
    )
    for part in (rules, chances, chalk, deals, solve, trick7, puzzles, sites):
        part.add_commands(commands, say)
    return parser


def _open_outputs() -> None:
    """Let what is printed go nowhere if closed, and show what has no character."""
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 2 for bad input, 1 for a failure."""
    _open_outputs()
    reader = _reader()
    options = make_parser(reader).parse_args(arguments)
    try:
        code: int = options.run(options, reader)
        sys.stdout.flush()
    except TartliError as error:
        sys.stderr.write(f"tartli: {shortened(reader.error(error))}\n")
        return BAD_INPUT
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a full disk
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.stderr.write(f"tartli: {error.strerror or error}\n")
        return FAILED
    except KeyboardInterrupt:
        return 130
    return code
