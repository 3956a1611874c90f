"""Arguments that several commands share."""

import argparse
import errno
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, BinaryIO, Final, SupportsFloat

from tartli_core.tartli.rules import PRESETS, Rules, parse_options
from tartli_core.text.lists import OneOf
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say

FAULTS_FOUND: Final = 2
"""Exit code when a puzzle or a record is refused."""

LONGEST_MESSAGE: Final = 1000
"""Characters of an error message; input may be quoted in it."""

_UNSEEN: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
)
"""Characters that steer a terminal or turn the direction of text."""

MOST_DIGITS: Final = 18
"""Digits of a whole number, so that it fits into 64 bits."""

Gettext = Callable[[str], str]
"""Looks a message up in the reader's language."""

Run = Callable[[argparse.Namespace, Phrases], int]
"""Does a command; its number is the exit code."""

Commands = Any
"""What `ArgumentParser.add_subparsers` returns; argparse gives it no public type."""


def whole_number(say: Gettext) -> Callable[[str], int]:
    """How argparse reads a whole number: the digits 0 to 9, at most MOST_DIGITS."""

    def read(text: str) -> int:
        if re.fullmatch(rf"[+-]?[0-9]{{1,{MOST_DIGITS}}}", text):
            return int(text)
        refused = say(
            "{text!r} is not a whole number: write at most {most} digits, such as 12"
        )
        raise argparse.ArgumentTypeError(refused.format(text=text, most=MOST_DIGITS))

    return read


def add_json(parser: argparse.ArgumentParser, say: Gettext) -> None:
    """The switch for output that programs read."""
    parser.add_argument("--json", action="store_true", help=say("print JSON"))


def add_rules(parser: argparse.ArgumentParser, say: Gettext) -> None:
    """The rule set and its options."""
    parser.add_argument(
        "--rules",
        default="hungarian",
        metavar=say("NAME"),
        help=say("rule set: {names} (default hungarian)").format(
            names=OneOf(PRESETS).told(say)
        ),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=say("NAME=VALUE"),
        help=say("change one option of the rule set; may be repeated: {names}").format(
            names=", ".join(_options())
        ),
    )


def _options() -> Iterator[str]:
    """Every option with its values: ``gap=between|missing``."""
    for option in fields(Rules):
        yield f"{option.name}={'|'.join(option.metadata['values'])}"


def add_common(parser: argparse.ArgumentParser, say: Gettext, *, run: Run) -> None:
    """What a command on the rules ends with: what it does, rule set and switch."""
    parser.set_defaults(run=run)
    add_rules(parser, say)
    add_json(parser, say)


def rules_of(options: argparse.Namespace) -> Rules:
    """The rule set that the arguments name.

    Raises:
        NotationError: the rule set, an option or a value is unknown.
    """
    preset = Rules.parse(options.rules)
    return preset.with_options(parse_options(options.option))


def print_json(data: object) -> None:
    """One JSON object on one line."""
    narrow = (sys.stdout.encoding or "utf-8").lower() not in ("utf-8", "utf8")
    print(json.dumps(data, ensure_ascii=narrow))


def outcome(checked: Say, refused: int, reader: Phrases) -> str:
    """How a check went.

    Args:
        checked: how many were checked.
        refused: how many of them were bad.
        reader: who is told.
    """
    code = "cli.refused" if refused else "cli.none_refused"
    return reader.sentence(Say(code, checked=reader.sentence(checked), count=refused))


def shortened(message: str) -> str:
    """The message without the middle of what is too long to read."""
    if len(message) <= LONGEST_MESSAGE:
        return message
    half = LONGEST_MESSAGE // 2
    return f"{message[:half]} … {message[-half:]}"


def visible(text: str) -> str:
    r"""The text with what would steer the terminal or turn its direction escaped.

    >>> print(visible("a\tb"))
    a\tb
    """
    return _UNSEEN.sub(lambda hidden: ascii(hidden[0])[1:-1], text)


def standard_input() -> BinaryIO:
    """The bytes of stdin.

    Raises:
        OSError: it is closed.
    """
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer


def rounded(number: SupportsFloat) -> str:
    """A number with two decimals, as people read it."""
    return f"{float(number):.2f}"
