"""The commands solve and analyse: every option in tricks 8 to 16."""

import argparse
from collections.abc import Iterator
from typing import Any, Final

from tartli_core.cli.arguments import (
    FAULTS_FOUND,
    Commands,
    Gettext,
    add_json,
    print_json,
    shortened,
    standard_input,
    visible,
)
from tartli_core.errors import NotationError, TartliError
from tartli_core.tartli.moves import Announce, Claim, Move, PlayCard, SayBela
from tartli_core.tartli.notation.ending import (
    LONGEST_ENDING,
    Question,
    parse_question,
)
from tartli_core.tartli.notation.position import Position
from tartli_core.tartli.solver.analysis import Analysis, Line, Option, analyse
from tartli_core.tartli.solver.explaining import (
    explain,
    move_told,
    position_told,
    value_told,
    worth_told,
)
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say

INDENT: Final = "  "


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the commands to the parser."""
    solver = commands.add_parser(
        "solve",
        description=say(
            "The value of every card in tricks 8 to 16, both hands open, and a line of "
            "best play. With scores, who wins the buli: 1 if player 0, 2 with maccs, "
            "negative if player 1, 0 if nobody gets there in this deal; without, "
            "player 0's points to come less player 1's. Nothing more is announced, "
            "unless asked for. Whoever has 501 may claim at the moment asked about, "
            "after the lead, and after every trick."
        ),
    )
    analyser = commands.add_parser(
        "analyse",
        description=say(
            "Every option in tricks 8 to 16, the best first: what it brings, what it "
            "gives away, and best play of both after it, trick by trick."
        ),
    )
    for parser in (solver, analyser):
        _add_arguments(parser, say)
    solver.set_defaults(run=run_solve)
    analyser.set_defaults(run=run_analyse)


def _add_arguments(parser: argparse.ArgumentParser, say: Gettext) -> None:
    parser.add_argument(
        "position",
        metavar=say("POSITION"),
        help=say(
            "a position on one line (NOTATION.md), in quotes; - for JSON on stdin, one "
            "position a line: rules, trump, hands, leader, led, taken, scores, "
            "last_nine, announcing, scored, fours_scored, bela_scored"
        ),
    )
    parser.add_argument(
        "--announcing",
        action="store_true",
        help=say("melds may be announced in trick 8; in JSON it is a field"),
    )
    parser.add_argument(
        "--points",
        action="store_true",
        help=say("by points, whatever the scores"),
    )
    add_json(parser, say)


def run_solve(options: argparse.Namespace, reader: Phrases) -> int:
    """Print the answer to a position, or to each line of stdin."""
    return _run(options, reader, in_words=False)


def run_analyse(options: argparse.Namespace, reader: Phrases) -> int:
    """Print every option of a position, or of each line of stdin, in words."""
    return _run(options, reader, in_words=True)


def _run(options: argparse.Namespace, reader: Phrases, *, in_words: bool) -> int:
    if options.position != "-":
        deal = Position.parse(options.position).deal()
        question = Question(deal, options.announcing, options.points)
        _print(question, options.json, in_words, reader)
        return 0
    if options.announcing:
        raise NotationError(
            "--announcing goes with a position in quotes; in JSON write {field}",
            field='"announcing": true',
        )
    refused = 0
    for line in _lines():
        try:
            position, announcing, by_points = parse_question(line)
            question = Question(position, announcing, by_points or options.points)
            _print(question, options.json, in_words, reader)
        except TartliError as error:
            refused += 1
            why = visible(shortened(reader.error(error)))
            if options.json:
                print_json({"error": why})
            else:
                print(why)
    return FAULTS_FOUND if refused else 0


def _lines() -> Iterator[str]:
    """The lines of stdin that are not blank; of a long one only so much."""
    stream = standard_input()
    lines = 0
    while line := stream.readline(LONGEST_ENDING + 2):
        text = line.decode("utf-8-sig" if not lines else "utf-8", "backslashreplace")
        while not line.endswith(b"\n"):
            line = stream.readline(LONGEST_ENDING)
            if not line:
                break
        if text.strip():
            lines += 1
            yield text.strip()
    if not lines:
        raise NotationError("{text!r} holds no position: write one a line", text="-")


def _print(question: Question, as_json: bool, in_words: bool, reader: Phrases) -> None:
    if as_json:
        print_json(_data(_analysis(question), explained=in_words))
    elif in_words:
        print("\n".join(explained(question, reader)))
    else:
        print("\n".join(_told(_analysis(question), reader)))


def _analysis(question: Question) -> Analysis:
    return analyse(
        question.position,
        announcing=question.announcing,
        by_points=question.by_points,
    )


# JSON


def _data(analysis: Analysis, *, explained: bool) -> dict[str, Any]:
    """The answer as JSON has it."""
    options = analysis.options
    cards = {
        str(option.move.card): option
        for option in options
        if isinstance(option.move, PlayCard)
    }
    data: dict[str, Any] = {
        "value": analysis.value,
        "cards": {card: option.value for card, option in cards.items()},
    }
    if not analysis.by_points:
        data["points"] = {
            card: option.points
            for card, option in cards.items()
            if option.points is not None
        }
    if explained:
        data["options"] = [_option_data(analysis, option) for option in options]
    else:
        data["options"] = [
            {"move": _code(option.move), "value": option.value} for option in options
        ]
    data["line"] = _line_data(analysis.best_line)
    data["nodes"] = analysis.nodes
    return data


def _option_data(analysis: Analysis, option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {"move": _code(option.move), "value": option.value}
    if option.points is not None:
        data["points"] = option.points
    if analysis.by_points or option.value == analysis.best.value:
        data["lost"] = analysis.lost(option)
    return data | {
        "best": analysis.is_best(option),
        "line": _line_data(analysis.line(option)),
    }


def _line_data(line: Line) -> list[str]:
    """Announcements and cards; who is on turn follows from them."""
    chosen = Announce | SayBela | PlayCard
    return [_code(move) for move in line if isinstance(move, chosen)]


def _code(move: Move) -> str:
    """A move as the answer's JSON names it: a card by its code."""
    match move:
        case PlayCard(card=card):
            return str(card)
        case Announce(said=said, exact=exact):
            return f"{'name' if exact else 'announce'} {said}"
        case SayBela():
            return "announce bela"
        case Claim():
            return "claim"
        case _:
            raise AssertionError(move)


# words


def _told(analysis: Analysis, reader: Phrases) -> Iterator[str]:
    """The answer in words."""
    by_points = analysis.by_points
    yield reader.sentence(value_told(analysis.value, by_points=by_points))
    for option in analysis.options:
        says = (move_told(option.move), *worth_told(option, by_points=by_points))
        yield INDENT + " ".join(reader.sentences(says))
    line = analysis.best_line
    cards = " ".join(str(move.card) for move in line if isinstance(move, PlayCard))
    yield from reader.sentences(
        move_told(move) for move in line if isinstance(move, Announce | SayBela)
    )
    if cards:
        yield reader.sentence(Say("solve.line", cards=cards))


def explained(question: Question, reader: Phrases) -> Iterator[str]:
    """The position, then each option with its play."""
    analysis = _analysis(question)
    yield from reader.sentences(position_told(analysis))
    for explanation in explain(analysis):
        yield ""
        yield " ".join(reader.sentences(explanation.verdict))
        for trick in explanation.play:
            yield INDENT + " ".join(reader.sentences(trick))
