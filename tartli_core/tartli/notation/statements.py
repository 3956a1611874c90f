"""Statements: what a player does in a deal, one thing each, as text.

A record writes ``0 says Oa Ua Xa / bela``; a position, where no blank may stand,
``0says:OaUaXa/bela``.
"""

import re
from collections.abc import Sequence as Items
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import NATURAL_ORDER, Card, Suit, parse_rank
from tartli_core.tartli.contest import Call
from tartli_core.tartli.melds import Meld, parse_meld
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Claim,
    Exchange,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.text.lists import OneOf

UNKNOWN: Final = "?"
"""Stands for a card that is not known."""

NONE: Final = "-"
"""Stands for no card, meld or move in a position."""

VERBS: Final = (
    *("exchanges", "says", "names", "plays", "height", "good", "higher"),
    *("scores", "takes", "draws", "bela", "asks", "claims"),
)
"""Every verb of a statement."""

_TOKEN: Final = re.compile(r"([01])([a-z]+)(?::(\S+))?")
_CODE: Final = re.compile(rf"[{''.join(NATURAL_ORDER)}][{''.join(Suit)}]")
_CARD_RUN: Final = re.compile(rf"(?:{_CODE.pattern})+")


def token_of(seen: Seen) -> str:
    """The statement without blanks, as a position has it; a record has ``str()``.

    >>> token_of(PlayCard(0, Card.parse("Oa")))
    '0plays:Oa'
    """
    player, verb, *rest = str(seen).split(" ", 2)
    return ":".join([player + verb, *(item.replace(" ", "") for item in rest)])


def parse_statement(text: str, trump: Suit) -> Seen:
    """What a statement of a record says; `trump` tells which cards béla is.

    Raises:
        NotationError: it is no statement, or its cards or melds cannot be read.
        InvalidStateError: a card stands twice in a meld.
    """
    player, verb, *rest = [*text.split(maxsplit=2), "", ""][:3]
    items = [" ".join(item.split()) for item in rest[0].split("/")] if rest[0] else []
    return _seen(text, player, verb, items, trump)


def parse_token(text: str, trump: Suit) -> Seen:
    """What a statement without blanks says.

    Raises:
        NotationError: it is no statement, or its cards or melds cannot be read.
        InvalidStateError: a card stands twice in a meld.
    """
    found = _TOKEN.fullmatch(text)
    if found is None:
        raise _no_statement(text, "0plays:Oa")
    player, verb, rest = found.groups()
    items = [_spaced(item) for item in rest.split("/")] if rest else []
    return _seen(text, player, verb, items, trump)


def check_statement(seen: Seen) -> None:
    """Pass if the statement can be written and read back.

    Raises:
        NotationError: no such player, or nothing said or written.
    """
    match seen:
        case Announce(said=Announcement(())) | WriteMelds(melds=()) | Heard(calls=()):
            silent = True
        case _:
            silent = False
    if seen.player not in (0, 1) or silent:
        raise _no_statement(str(seen), "0 plays Oa")


def melds_text(melds: Items[Meld]) -> str:
    """Melds without blanks: ``OaUaXa/O/bela``; ``-`` for none."""
    return "/".join(str(meld).replace(" ", "") for meld in melds) or NONE


def parse_melds(text: str, trump: Suit) -> tuple[Meld, ...]:
    """Melds as `melds_text` writes them.

    Raises:
        NotationError: a meld cannot be read.
        InvalidStateError: a card stands twice in a meld.
    """
    if text == NONE:
        return ()
    return tuple(parse_meld(_spaced(item), trump) for item in text.split("/"))


def _seen(text: str, who: str, verb: str, items: Items[str], trump: Suit) -> Seen:
    if who not in ("0", "1"):
        raise _no_statement(text, "0 plays Oa")
    player = int(who)
    match verb, items:
        case "exchanges", []:
            return Exchange(player)
        case "says", [_, *_]:
            return _announcement(player, items, trump)
        case "names", [_, *_]:
            return Announce(player, _said(items, trump), exact=True)
        case "plays", [card]:
            return PlayCard(player, Card.parse(card))
        case "height", [rank]:
            return NameHeight(player, parse_rank(rank))
        case "good" | "higher", []:
            return Answer(player, verb == "higher")
        case "scores", [_, *_]:
            return WriteMelds(player, _said(items, trump).melds)
        case "takes", []:
            return TakeTrick(player)
        case "draws", [card]:
            return Drawn(player, None if card == UNKNOWN else Card.parse(card))
        case "bela", []:
            return SayBela(player)
        case "asks", []:
            return AskToShow(player)
        case "claims", []:
            return Claim(player)
        case _:
            raise _no_statement(text, "0 plays Oa")


def _announcement(player: int, items: Items[str], trump: Suit) -> Announce | Heard:
    """Melds that are known, or words; béla alone is known by its word."""
    if set(items) == {Call.BELA} or not set(items) <= set(Call):
        return Announce(player, _said(items, trump))
    return Heard(player, tuple(map(Call, items)))


def _said(items: Items[str], trump: Suit) -> Announcement:
    return Announcement(tuple(parse_meld(item, trump) for item in items))


def _spaced(item: str) -> str:
    """A meld's cards with blanks between them; other words as they are."""
    return " ".join(_CODE.findall(item)) if _CARD_RUN.fullmatch(item) else item


def _no_statement(text: str, example: str) -> NotationError:
    return NotationError(
        "{text!r} is not a statement: write a player (0 or 1), a verb ({verbs}) and "
        "what it needs, such as {example!r}",
        text=text,
        verbs=OneOf(VERBS),
        example=example,
    )
