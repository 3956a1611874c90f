"""An ending as a JSON object: what `tartli solve -` reads, one a line."""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import HAND_SIZE, Card, CardSet, Suit, parse_suit
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import Bela, Meld, parse_meld
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, ZERO, Pair
from tartli_core.tartli.solver.ending import TIED, Ending
from tartli_core.text.lists import OneOf

NEEDED: Final = ("trump", "hands", "leader", "taken")
SCORED: Final = ("scored", "fours_scored", "bela_scored")
OTHERS: Final = ("rules", "led", "scores", "last_nine", "announcing", *SCORED)

LONGEST_ENDING: Final = 4000
"""Characters of a line; a real one has a few hundred."""

_PAIRS: Final[Mapping[type, str]] = {
    str: '["Oa Kl", "9a 7b"]',
    int: "[22, 17]",
    list: '[["Oa Ua Xa"], []]',
    bool: "[true, false]",
}
"""One value for each player, by its kind."""


class Question(NamedTuple):
    """What is asked of an ending.

    Attributes:
        position: the ending; the deal in trick 8 where melds may be announced.
        announcing: whether they may.
        by_points: whether values are points, not outcomes of the race.
    """

    position: Ending | Deal
    announcing: bool
    by_points: bool


def parse_question(line: str) -> Question:
    """The ending that a line of JSON tells, and whether melds are announced in it.

    Raises:
        NotationError: it cannot be read.
        InvalidStateError: the cards, points, tricks or melds cannot be so.
    """
    fields = _fields(line)
    ending = _ending(fields)
    by_points = ending.scores is None
    announcing = fields.get("announcing", False)
    if not isinstance(announcing, bool):
        raise NotationError(
            "announcing {value!r}: write true or false", value=announcing
        )
    if not announcing:
        return Question(ending, announcing, by_points)
    for name in SCORED:
        if fields.get(name) is None:
            raise NotationError(
                "{name} is missing: with announcing, write what each has scored in "
                "this deal, such as {right}",
                name=name,
                right='"scored": [["Oa Ua Xa"], []], "fours_scored": [[], ["K"]], '
                '"bela_scored": [false, false]',
            )
    mine, theirs = (_scored(fields, player, ending.trump) for player in (0, 1))
    return Question(ending.with_melds((mine, theirs)), announcing, by_points)


def _ending(fields: Mapping[str, Any]) -> Ending:
    mine, theirs = map(CardSet.parse, _two(fields, "hands", str))
    ending = Ending(
        rules=Rules.parse(_text(fields, "rules", "hungarian")),
        trump=parse_suit(_text(fields, "trump")),
        hands=(mine, theirs),
        leader=fields["leader"],
        led=None if fields.get("led") is None else Card.parse(_text(fields, "led")),
        taken=_pair(fields, "taken"),
        scores=None if fields.get("scores") is None else _pair(fields, "scores"),
        last_nine=_last_nine(fields, max(len(mine), len(theirs))),
    )
    if ending.totals[0] == ending.totals[1] >= TARGET:
        raise InvalidStateError(TIED, total=ending.totals[0])
    return ending


def _scored(fields: Mapping[str, Any], player: int, trump: Suit) -> tuple[Meld, ...]:
    """The melds that a player has scored in this deal."""
    melds = []
    for name in ("scored", "fours_scored"):
        for text in _two(fields, name, list)[player]:
            if not isinstance(text, str):
                raise NotationError(
                    "{name} {value!r}: write a text in quotes", name=name, value=text
                )
            melds.append(parse_meld(text, trump))
    if _two(fields, "bela_scored", bool)[player]:
        melds.append(Bela(trump))
    return tuple(melds)


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
        raise NotationError(
            "{name} {value!r}: write one for each player, such as {right}",
            name=name,
            value=value,
            right=_PAIRS[kind],
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
