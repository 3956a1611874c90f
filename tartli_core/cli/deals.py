"""Commands about deals: play one at random, tell a record, check records."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import BinaryIO, Final

from tartli_core.cli.arguments import (
    FAULTS_FOUND,
    Commands,
    Gettext,
    add_rules,
    outcome,
    rules_of,
    shortened,
    standard_input,
    visible,
    whole_number,
)
from tartli_core.errors import NotationError
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import PlayCard, WriteMelds
from tartli_core.tartli.notation.checking import check_record
from tartli_core.tartli.notation.files import read_records
from tartli_core.tartli.notation.places import PlaceError
from tartli_core.tartli.notation.position import Position
from tartli_core.tartli.notation.record import Record, comments_by_place, tricks_of
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.notation.values import parse_before
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.scoring import ZERO, begins_tied
from tartli_core.tartli.seen import Seen
from tartli_core.tartli.telling import tell, tell_result
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say

MOST_DEALS: Final = 1_000_000


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the commands to the parser."""
    parser = commands.add_parser(
        "deal",
        description=say(
            "Play deals at random, with a random dealer, and print a record of each."
        ),
    )
    parser.add_argument(
        "--seed",
        type=whole_number(say),
        required=True,
        help=say("whole number; the same seed gives the same deal"),
    )
    parser.add_argument(
        "--count",
        type=whole_number(say),
        default=1,
        help=say("how many deals, from this seed and those after it (default 1)"),
    )
    parser.add_argument(
        "--position",
        action="store_true",
        help=say("print a position from the middle of the deal instead"),
    )
    parser.add_argument(
        "--before",
        default="0:0",
        metavar=say("SCORES"),
        help=say(
            "both scores before each deal, such as 445:495, or random, which is often "
            "near 501 (default 0:0)"
        ),
    )
    add_rules(parser, say)
    parser.set_defaults(run=deal)

    file = say("file of records (NOTATION.md); - for stdin")
    parser = commands.add_parser(
        "replay",
        description=say(
            "Describe the records of a file in words, move by move, with the points "
            "after each trick. Stops at the first fault."
        ),
    )
    parser.add_argument("file", metavar=say("FILE"), help=file)
    parser.add_argument(
        "--step", action="store_true", help=say("wait for Enter after each trick")
    )
    parser.set_defaults(run=replay)

    parser = commands.add_parser(
        "check",
        description=say(
            "Replay every record, and print place and reason of the first fault in "
            "each bad one. Exit status: 0 if all are right, 2 if a record is refused "
            "or a file cannot be read."
        ),
    )
    parser.add_argument("files", nargs="+", metavar=say("FILE"), help=file)
    parser.set_defaults(run=check)


def deal(options: argparse.Namespace, reader: Phrases) -> int:
    """Play deals at random; print a record of each, or a position."""
    rules = rules_of(options)
    if not 1 <= options.count <= MOST_DEALS:
        raise NotationError(
            "{count} is not a number of deals: write 1 to {most}",
            count=options.count,
            most=MOST_DEALS,
        )
    before = None if options.before == "random" else parse_before(options.before)
    last = options.seed + options.count - 1
    for seed in range(options.seed, last + 1):
        played = random_deal(seed, rules, before)
        if options.position:
            print(_position(played, seed))
        else:
            print(Record.of(played), end="\n\n" if seed < last else "\n")
    return 0


def _position(played: Deal, seed: int) -> Position:
    """The position at a random moment of the deal, before it is over."""
    *states, _ = states_of(played)
    return Position.of(Random(f"position {seed}").choice(states))


def replay(options: argparse.Namespace, reader: Phrases) -> int:
    """Tell every record of a file; stop at the first fault."""
    wait = options.step and options.file != "-" and sys.stdin and sys.stdin.isatty()
    records = records_of(options.file)
    first = [*islice(records, 2)]
    for number, record in chain(first, records):
        if isinstance(record, PlaceError):
            raise record
        if number > 1:
            print()
        if len(first) > 1:
            print(reader.sentence(Say("deal.number", number=number)))
        for line in _story(record, reader):
            if line is not None:
                print(line)
            elif wait:
                _wait(reader)
    return 0


def records_of(file: str) -> Iterator[tuple[int, Record | PlaceError]]:
    """The records of a file with their numbers; of a bad one its first fault.

    Raises:
        NotationError: the file cannot be read, or holds no record.
    """
    number = 0
    with ExitStack() as stack:
        try:
            stream = _open(file, stack)
            for number, record in enumerate(read_records(stream), start=1):
                yield number, record
        except (OSError, ValueError) as error:  # a ValueError: the name holds a null
            raise NotationError(
                "{file!r} cannot be read: {error}; give a file of records "
                "(NOTATION.md)",
                file=file,
                error=getattr(error, "strerror", None) or error,
            ) from None
    if number == 0:
        raise NotationError("{file!r} holds no record: see NOTATION.md", file=file)


def first_record(file: str) -> Record:
    """The first record of a file.

    Raises:
        NotationError: the file or the record cannot be read, or there is none.
    """
    _, record = next(records_of(file))
    if isinstance(record, PlaceError):
        raise record
    return record


def _open(file: str, stack: ExitStack) -> BinaryIO:
    """The bytes of a file; closed with the stack."""
    if file == "-":
        return standard_input()
    return stack.enter_context(Path(file).open("rb"))


def _wait(reader: Phrases) -> None:
    try:
        input(reader.language.gettext("Enter for the next trick: "))
    except EOFError:
        print()


def _story(record: Record, reader: Phrases) -> Iterator[str | None]:
    """A record in words, line by line; None stands after each trick but the last."""
    sentence = reader.sentence
    yield from reader.sentences(_heading(record))
    states = record.replay() if record.is_complete else None
    deal: Deal | None = None
    if states is None:
        check_record(record)
        yield sentence(Say("deal.partial"))
    else:
        deal = next(states)
        yield from reader.sentences(_hands(deal))
    trick, leads = 0, True
    remarks = comments_by_place(record.comments)
    yield from _remarks(remarks.get(0, ()), reader)
    for after, (opens, move) in enumerate(tricks_of(record.moves), start=1):
        if opens:
            if trick:
                yield from _points(deal, reader)
                yield None
            trick, leads = trick + 1, True
            yield sentence(Say("deal.trick", number=trick))
        before, deal = deal, next(states) if states else None
        for told in (move, *_also_written(move, before, deal)):
            says = tell(told, leads=leads, indicator=record.indicator)
            yield f"  {sentence(says)}"
        leads = leads and not isinstance(move, PlayCard)
        yield from _remarks(remarks.get(after, ()), reader)
    if trick:
        yield from _points(deal, reader)
    for _ in states or ():
        pass  # what is left of the replay compares the result
    result = deal.result if deal else record.result
    if result is not None:
        yield " ".join(reader.sentences(tell_result(result)))


def _heading(record: Record) -> Iterator[Say]:
    card, trump = str(record.indicator), str(record.trump)
    yield Say("deal.head", dealer=record.dealer, card=card, trump=trump)
    yield Say("deal.rules", rules=str(record.rules))
    mine, theirs = record.before
    if begins_tied(record.before):
        yield Say("deal.tied", mine=mine)
    elif record.before != ZERO:
        yield Say("deal.before", mine=mine, theirs=theirs)


def _hands(start: Deal) -> Iterator[Say]:
    for player, hand in enumerate(start.hands):
        yield Say("deal.hand", player=player, cards=str(hand))


def _also_written(
    move: Seen, before: Deal | None, after: Deal | None
) -> Iterator[WriteMelds]:
    """What is written for the other player in the same scoring: béla (T-A5)."""
    if isinstance(move, WriteMelds) and before and after:
        other = 1 - move.player
        melds = after.scored[other][len(before.scored[other]) :]
        if melds:
            yield WriteMelds(other, melds)


def _points(deal: Deal | None, reader: Phrases) -> Iterator[str]:
    """The running points, where they are known."""
    if deal is not None:
        mine, theirs = deal.totals
        yield f"  {reader.sentence(Say('deal.points', mine=mine, theirs=theirs))}"


def _remarks(comments: Iterable[str], reader: Phrases) -> Iterator[str]:
    """Comments as they were written, each line in its own direction."""
    for comment in comments:
        lines = map(reader.language.isolate, map(visible, comment.split("\n")))
        yield "  {" + "\n".join(lines) + "}"


def check(options: argparse.Namespace, reader: Phrases) -> int:
    """Check records; print the first fault of each bad one and go on."""
    checked = refused = unread = 0
    for file in options.files:
        try:
            for number, record in records_of(file):
                checked += 1
                fault = _fault(record)
                if fault is not None:
                    refused += 1
                    print(visible(shortened(_told(file, number, fault, reader))))
        except NotationError as error:
            print(shortened(reader.error(error)))
            unread += 1
    print(outcome(Say("check.checked", count=checked), refused, reader))
    return FAULTS_FOUND if refused or unread else 0


def _fault(record: Record | PlaceError) -> PlaceError | None:
    if isinstance(record, PlaceError):
        return record
    try:
        check_record(record)
    except PlaceError as fault:
        return fault
    return None


def _told(file: str, number: int, fault: PlaceError, reader: Phrases) -> str:
    why = reader.error(fault.fault)
    place = f"{file}:{fault.place.line}:{fault.place.column}"
    return reader.sentence(Say("check.fault", place=place, number=number, why=why))
