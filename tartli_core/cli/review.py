"""The command review: a played deal graded, as far as there are exact answers."""

import argparse
from collections.abc import Iterator
from typing import Any

from tartli_core.cli.arguments import (
    Commands,
    Gettext,
    add_json,
    print_json,
    rounded,
)
from tartli_core.cli.deals import records_of
from tartli_core.cli.solve import INDENT
from tartli_core.tartli.moves import Announce, Claim, Draw, Move
from tartli_core.tartli.notation.places import PlaceError
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.solver.explaining import outcome_lost
from tartli_core.tartli.solver.review import By, Grade, Review, review
from tartli_core.tartli.telling import tell
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "review",
        description=say(
            "Grade both players' choices in played deals: tricks 8 to 16 exactly, both "
            "hands open; trick 7 where one option is right whatever the opponent "
            "holds; announcements of tricks 1 to 7 by what they bring on average if "
            "the opponent is silent. All else is left ungraded."
        ),
    )
    parser.add_argument(
        "file",
        metavar=say("FILE"),
        help=say("records with all cards (NOTATION.md); - for stdin"),
    )
    parser.set_defaults(run=run_review)
    add_json(parser, say)


def run_review(options: argparse.Namespace, reader: Phrases) -> int:
    """Print the review of every record of a file; stop at the first fault."""
    for number, record in records_of(options.file):
        if isinstance(record, PlaceError):
            raise record
        found = review(record)
        if options.json:
            print_json({"deal": number, **_data(found)})
            continue
        if number > 1:
            print()
        print(reader.sentence(Say("deal.number", number=number)))
        for line in _told(record, found, reader):
            print(line, flush=True)
    return 0


# JSON


def _data(found: Review) -> dict[str, Any]:
    return {
        "grades": [_grade_data(grade) for grade in found.grades],
        "ungraded": list(found.ungraded),
    }


def _grade_data(grade: Grade) -> dict[str, Any]:
    data: dict[str, Any] = {
        "by": grade.by,
        "trick": grade.trick,
        "player": grade.player,
        "moves": [*map(str, grade.moves)],
        "better": [*map(str, grade.better)],
        "right": grade.is_right,
        "points_lost": round(float(grade.points_lost), 2),
    }
    if grade.by is By.EVERY_LAYOUT:
        return data | {"layouts": list(grade.layouts)}
    if grade.by in (By.OPEN_CARDS, By.POINTS):
        return data | {"outcomes": list(grade.outcomes)}
    return data


# words


def _told(record: Record, found: Review, reader: Phrases) -> Iterator[str]:
    """What each has done well, then every mistake."""
    for player in (0, 1):
        yield " ".join(reader.sentences(_summary(found, player)))
    wrong = [grade for grade in found.grades if not grade.is_right]
    for grade in wrong:
        yield INDENT + " ".join(_mistake(record, grade, reader))
    if any(grade.is_of_timing for grade in wrong):
        yield reader.sentence(Say("review.assumption"))


def _summary(found: Review, player: int) -> Iterator[Say]:
    grades = [grade for grade in found.grades if grade.player == player]
    right = sum(grade.is_right for grade in grades)
    yield Say("review.graded", player=player, count=len(grades), right=right)
    wrong = [grade for grade in grades if not grade.is_right]
    worse = sum(grade.outcomes[0] > grade.outcomes[1] for grade in wrong)
    if worse:
        yield Say("review.outcomes", count=worse)
    exact = sum(grade.points_lost for grade in wrong if grade.by is By.OPEN_CARDS)
    if exact:
        yield Say("review.points", points=int(exact))
    average = sum(grade.points_lost for grade in wrong if grade.is_of_timing)
    if average:
        yield Say("review.average", points=rounded(average))
    if found.ungraded[player]:
        yield Say("review.ungraded", count=found.ungraded[player])


def _mistake(record: Record, grade: Grade, reader: Phrases) -> Iterator[str]:
    """Trick, what was done, what was better, and what it cost."""
    yield reader.sentence(Say("review.trick", number=grade.trick))
    if grade.moves:
        yield _moves(record, grade, grade.moves, reader)
    else:
        goes_on = Claim(grade.player) in grade.better
        code = "review.goes_on" if goes_on else "review.waits"
        yield reader.sentence(Say(code, player=grade.player))
    if grade.better:
        better = _moves(record, grade, grade.better, reader)
        yield reader.sentence(Say("review.better", moves=better))
    elif grade.is_of_timing:
        yield reader.sentence(Say("review.wait"))
    else:
        yield reader.sentence(Say("review.no_claim"))
    yield reader.sentence(_cost(grade))


def _moves(
    record: Record, grade: Grade, moves: tuple[Move, ...], reader: Phrases
) -> str:
    """The moves as sentences."""
    said = []
    for move in moves:
        assert not isinstance(move, Draw)  # nothing is chosen in drawing
        said.append(tell(move, leads=grade.leads, indicator=record.indicator))
    return " ".join(reader.sentences(said))


def _cost(grade: Grade) -> Say:
    best, own = grade.outcomes
    match grade.by:
        case By.POINTS:
            return Say("review.wrong_claim")
        case By.EVERY_LAYOUT:
            worse, layouts = grade.layouts
            return Say("review.layouts", worse=worse, layouts=layouts)
        case By.HOLDING_BACK:
            return Say("review.expected", points=rounded(grade.points_lost))
        case By.LAST_CHANCE:
            (announce,) = grade.better
            assert isinstance(announce, Announce)
            points = rounded(grade.points_lost)
            return Say("review.last_chance", meld=str(announce.said), points=points)
        case By.OPEN_CARDS if best != own:
            return outcome_lost(best, own)
        case _:
            return Say("analyse.loses", points=int(grade.points_lost))
