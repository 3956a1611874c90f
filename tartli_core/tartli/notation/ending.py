"""An ending as a JSON object: what `tartli solve -` reads, one a line."""

import json
from collections.abc import Mapping
from typing import Any, Final

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import HAND_SIZE, Card, CardSet, parse_suit
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, ZERO, Pair
from tartli_core.tartli.solver.ending import TIED, Ending
from tartli_core.text.lists import OneOf

NEEDED: Final = ("trump", "hands", "leader", "taken")
OTHERS: Final = ("rules", "led", "scores", "last_nine", "announcing")

LONGEST_ENDING: Final = 4000
"""Characters of a line; a real one has a few hundred."""


def parse_ending(line: str) -> Ending:
    """The ending that a line of JSON tells.

    Raises:
        NotationError: it cannot be read.
        InvalidStateError: the cards, points and tricks cannot be so.
    """
    fields = _fields(line)
    hands = _two(fields, "hands", str)
    if fields.get("announcing", False) is not False:
        raise NotationError(
            "announcing {value!r}: endings are solved only where nothing more is "
            "announced; write false or leave it out",
            value=fields["announcing"],
        )
    led = fields.get("led")
    mine, theirs = map(CardSet.parse, hands)
    ending = Ending(
        rules=Rules.parse(_text(fields, "rules", "hungarian")),
        trump=parse_suit(_text(fields, "trump")),
        hands=(mine, theirs),
        leader=fields["leader"],
        led=None if led is None else Card.parse(_text(fields, "led")),
        taken=_pair(fields, "taken"),
        scores=None if fields.get("scores") is None else _pair(fields, "scores"),
        last_nine=_last_nine(fields, max(len(mine), len(theirs))),
    )
    if ending.totals[0] == ending.totals[1] >= TARGET:
        raise InvalidStateError(TIED, total=ending.totals[0])
    return ending


def _fields(line: str) -> Mapping[str, Any]:
    """The object, with every field that it needs and no other."""
    try:
        fields = json.loads(line) if len(line) <= LONGEST_ENDING else None
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise NotationError(
            "{line!r} is not an ending: write a JSON object with {names}",
            line=line[:LONGEST_ENDING],
            names=OneOf(NEEDED),
        )
    for name in NEEDED:
        if name not in fields:
            raise NotationError(
                "{name} is missing in {line!r}: write both hands, the trump suit, who "
                "leads and the points taken",
                name=name,
                line=line,
            )
    for name in fields:
        if name not in NEEDED + OTHERS:
            raise NotationError(
                "{name!r} is not a field of an ending: write {names}",
                name=name,
                names=OneOf(NEEDED + OTHERS),
            )
    return fields


def _text(fields: Mapping[str, Any], name: str, usual: str = "") -> str:
    value = fields.get(name, usual)
    if not isinstance(value, str):
        raise NotationError(
            "{name} {value!r}: write a text in quotes", name=name, value=value
        )
    return value


def _two(fields: Mapping[str, Any], name: str, kind: type) -> list[Any]:
    """A list of two values of a kind."""
    value = fields[name]
    if (
        not isinstance(value, list)
        or len(value) != 2
        or any(type(part) is not kind for part in value)
    ):
        right = '["Oa Kl", "9a 7b"]' if kind is str else "[22, 17]"
        raise NotationError(
            "{name} {value!r}: write one for each player, such as {right}",
            name=name,
            value=value,
            right=right,
        )
    return value


def _pair(fields: Mapping[str, Any], name: str) -> Pair:
    mine, theirs = _two(fields, name, int)
    return mine, theirs


def _last_nine(fields: Mapping[str, Any], cards: int) -> Pair:
    """Tricks each has won since the talon ended; needed once one is played."""
    if fields.get("last_nine") is not None:
        return _pair(fields, "last_nine")
    if cards < HAND_SIZE:
        raise NotationError(
            "last_nine is missing: with {count} cards a hand, write how many of the "
            "tricks since the talon ended each has won, such as [2, 1]",
            count=cards,
        )
    return ZERO
