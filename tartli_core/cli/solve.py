"""The command solve: the value of every card in tricks 8 to 16."""

import argparse
from collections.abc import Iterator
from typing import Any

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
from tartli_core.tartli.notation.ending import LONGEST_ENDING, parse_ending
from tartli_core.tartli.notation.position import Position
from tartli_core.tartli.solver.endgame import Endgame, PointsAnswer
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race, RaceAnswer
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "solve",
        help=say("exact value of every card in tricks 8 to 16"),
        description=say(
            "The value of every card in tricks 8 to 16, both hands open and nothing "
            "more announced, and a line of best play. With scores, who wins the buli: "
            "1 if player 0, 2 with maccs, negative if player 1, 0 if nobody gets there "
            "in this deal; without, player 0's trick points to come less player 1's."
        ),
    )
    parser.add_argument(
        "position",
        metavar=say("POSITION"),
        help=say(
            "a position on one line (NOTATION.md), in quotes; - for JSON on stdin, one "
            "position a line: rules, trump, hands, leader, led, taken, scores, "
            "last_nine"
        ),
    )
    parser.set_defaults(run=solve)
    add_json(parser, say)


def solve(options: argparse.Namespace, reader: Phrases) -> int:
    """Print the answer to a position, or to each line of stdin."""
    if options.position != "-":
        deal = Position.parse(options.position).deal()
        _print(Ending.of(deal), options.json, reader)
        return 0
    refused = 0
    for line in _lines():
        try:
            _print(parse_ending(line), options.json, reader)
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


def _print(ending: Ending, as_json: bool, reader: Phrases) -> None:
    answer = (
        Endgame(ending).answer() if ending.scores is None else Race(ending).answer()
    )
    if as_json:
        print_json(_data(ending, answer))
    else:
        print("\n".join(_told(ending, answer, reader)))


def _data(ending: Ending, answer: PointsAnswer | RaceAnswer) -> dict[str, Any]:
    """The answer as JSON has it."""
    cards = {str(card): value for card, value in answer.cards.items()}
    options: list[dict[str, Any]] = []
    data: dict[str, Any] = {"value": answer.value, "cards": cards}
    if isinstance(answer, RaceAnswer):
        data["points"] = {str(card): value for card, value in answer.points.items()}
        if answer.claim is not None:
            options.append({"move": "claim", "value": answer.claim})
    options += [{"move": card, "value": value} for card, value in cards.items()]
    data |= {
        "options": options,
        "line": [str(card) for card in answer.line],
        "nodes": answer.nodes,
    }
    return data


def _told(
    ending: Ending, answer: PointsAnswer | RaceAnswer, reader: Phrases
) -> Iterator[str]:
    """The answer in words."""
    race = isinstance(answer, RaceAnswer)
    yield reader.sentence(_value(answer.value, race=race))
    if isinstance(answer, RaceAnswer) and answer.claim is not None:
        claim = _value(answer.claim, race=True)
        yield "  " + reader.sentence(
            Say("solve.claim", player=ending.to_move, worth=reader.sentence(claim))
        )
    for card, value in answer.cards.items():
        worth = reader.sentence(_value(value, race=race))
        if isinstance(answer, RaceAnswer) and card in answer.points:
            points = _value(answer.points[card], race=False)
            worth = f"{worth} {reader.sentence(points)}"
        yield "  " + reader.sentence(Say("solve.card", card=str(card), worth=worth))
    if answer.line:
        line = " ".join(map(str, answer.line))
        yield reader.sentence(Say("solve.line", cards=line))


def _value(value: int, *, race: bool) -> Say:
    """A value in words."""
    player = 0 if value > 0 else 1
    if not race:
        if value == 0:
            return Say("solve.level")
        return Say("solve.points", player=player, points=abs(value))
    if value == 0:
        return Say("solve.nobody")
    return Say("solve.maccs" if abs(value) == 2 else "solve.wins", player=player)
