"""The command line: its parser, and errors as one line on stderr."""

import argparse
import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, NoReturn

from tartli_core.cli.arguments import shortened, visible
from tartli_core.errors import TartliError
from tartli_core.text.catalogues import (
    available_languages,
    choose_language,
    load_language,
)
from tartli_core.text.marks import N_
from tartli_core.text.phrases import Phrases

BAD_INPUT = 2
"""Exit code for input that cannot be read or does not fit together."""

FAILED = 1
"""Exit code when the system would not let us, as when the disk is full."""


_COMMANDS: Final[Mapping[str, tuple[str, str]]] = {
    "melds": ("rules", N_("every meld that a hand holds")),
    "split": ("rules", N_("the best order to announce a hand's sequences")),
    "contest": ("rules", N_("which of two melds is better")),
    "repeat": ("rules", N_("whether a meld may follow those scored")),
    "certain": ("rules", N_("whether an opponent could hold a better meld")),
    "waits": ("chances", N_("what cards kept and some draws are worth")),
    "holdback": ("chances", N_("announce now or wait, in one suit")),
    "hold": ("chances", N_("what the opponent can still hold")),
    "chalk": ("chalk", N_("points as chalk marks on a slate, and back")),
    "deal": ("deals", N_("play deals at random and print their records")),
    "replay": ("deals", N_("tell records trick by trick")),
    "check": ("deals", N_("check every move of every record in files")),
    "solve": ("solve", N_("exact value of every card in tricks 8 to 16")),
    "analyse": (
        "solve",
        N_("the same, and the play that refutes each wrong card"),
    ),
    "trick7": ("trick7", N_("every option of trick 7 in every layout that fits")),
    "review": ("review", N_("grade the choices in played deals")),
    "puzzle": ("puzzles", N_("make puzzles, or prove them")),
    "serve": ("sites", N_("show the puzzles in the browser")),
    "lab": ("sites", N_("open the lessons in JupyterLab")),
}
"""For each command the module that adds it to the parser, and what it is for."""


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


def make_parser(
    reader: Phrases, arguments: Sequence[str] = ()
) -> argparse.ArgumentParser:
    """The parser of the command that these arguments begin with.

    Only its module is loaded. Without a command, the parser lists every one.
    """
    say = reader.language.gettext
    parser = _Parser(
        prog="tartli", description=say("Rules, exact answers and puzzles for Tartli.")
    )
    commands = parser.add_subparsers(
        title=say("commands"), metavar=say("COMMAND"), required=True
    )
    if arguments and arguments[0] in _COMMANDS:
        module, _ = _COMMANDS[arguments[0]]
        import_module(f"{__name__}.{module}").add_commands(commands, say)
    else:
        for name, (_, purpose) in _COMMANDS.items():
            commands.add_parser(name, help=say(purpose))
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
    words = sys.argv[1:] if arguments is None else arguments
    options = make_parser(reader, words).parse_args(words)
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
