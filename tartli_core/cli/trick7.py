"""The command trick7: what each option brings in every layout that fits."""

import argparse
from collections.abc import Iterator
from typing import Any

from tartli_core.cli.arguments import Commands, Gettext, add_json, print_json
from tartli_core.cli.deals import first_record
from tartli_core.errors import InvalidStateError
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Draw
from tartli_core.tartli.solver.trick7 import Option, OptionTable, solve_trick_7
from tartli_core.tartli.telling import tell
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "trick7",
        description=say(
            "For the player on turn in trick 7: what each exchange, announcement and "
            "card brings in every layout that fits what that player has seen, both "
            "hands then open. An option is called right only if it is at least as good "
            "as every other in every layout, and better in one."
        ),
    )
    parser.add_argument(
        "record",
        metavar=say("RECORD"),
        help=say(
            "a record with all cards that ends in trick 7 (NOTATION.md); - for stdin"
        ),
    )
    parser.set_defaults(run=trick7)
    add_json(parser, say)


def trick7(options: argparse.Namespace, reader: Phrases) -> int:
    """Print the options of the player on turn where the record ends."""
    record = first_record(options.record)
    *_, deal = record.replay()
    if deal.to_move is None:
        raise InvalidStateError("the deal is over: give a record that ends in trick 7")
    table = solve_trick_7(deal.view(deal.to_move))
    if options.json:
        print_json(_data(table))
    else:
        print("\n".join(reader.sentences(_told(deal, table, reader))))
    return 0


def _data(table: OptionTable) -> dict[str, Any]:
    """The table as JSON has it."""
    right = table.right
    return {
        "player": table.player,
        "layouts": [str(deal.hands[1 - table.player]) for deal in table.layouts],
        "options": [
            {"moves": list(map(str, option)), "outcomes": list(row)}
            for option, row in zip(table.options, table.outcomes, strict=True)
        ],
        "right": None if right is None else list(map(str, right)),
    }


def _told(deal: Deal, table: OptionTable, reader: Phrases) -> Iterator[Say]:
    """The options from the one that wins most often, then the right one."""
    ranked = sorted(
        zip(table.options, table.wins, strict=True), key=lambda each: -each[1]
    )
    for option, wins in ranked:
        moves = _in_words(deal, option, reader)
        layouts = len(table.layouts)
        yield Say("trick7.option", moves=moves, wins=wins, layouts=layouts)
    if table.right is None:
        yield Say("trick7.none")
    else:
        yield Say("trick7.right", moves=_in_words(deal, table.right, reader))


def _in_words(deal: Deal, option: Option, reader: Phrases) -> str:
    indicator = deal.indicator
    assert indicator is not None
    leads = deal.to_move == deal.lead
    says = [
        tell(move, leads=leads, indicator=indicator)
        for move in option
        if not isinstance(move, Draw)  # none is drawn within an option
    ]
    return " ".join(reader.sentences(says))
