"""A deal's record: header tags, and every statement with its comments (see PGN)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import PACK, Card, Suit, check_different
from tartli_core.tartli.deal import Deal, Result
from tartli_core.tartli.moves import Announce, Exchange, PlayCard, TakeTrick
from tartli_core.tartli.notation.layout import (
    Kind,
    Piece,
    Tag,
    check_comment,
    check_length,
    check_tag,
    split_record,
    tag_line,
)
from tartli_core.tartli.notation.places import Place, PlaceError, at
from tartli_core.tartli.notation.position import looks_like_position
from tartli_core.tartli.notation.replaying import known_cards, play_seen
from tartli_core.tartli.notation.statements import check_statement, parse_statement
from tartli_core.tartli.notation.values import (
    codes,
    parse_before,
    parse_codes,
    parse_player,
    parse_result,
    result_text,
    scores_text,
)
from tartli_core.tartli.pack import INDICATOR_PLACES, USUAL_INDICATOR, check_player
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import ZERO, Pair, begins_tied
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.view import seen_moves
from tartli_core.text.lists import OneOf

T = TypeVar("T")

OPENING: Final = (Exchange, Announce, Heard, PlayCard)
"""Moves with which a trick begins; all others may follow one that is taken."""

KNOWN_TAGS: Final = ("Rules", "Dealer", "Before", "Pack", "Indicator", "Result")
"""The tags that say how the deal began and ended; all others are free."""


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark in a record.

    Attributes:
        after: how many statements stand before it.
        text: any text without braces and empty lines.
    """

    after: int
    text: str


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the parts of a record stand in the text it was read from."""

    pack: Place
    result: Place
    moves: tuple[Place, ...]


@dataclass(frozen=True, kw_only=True)
class Record:
    """A deal as one who watches it knows it; prints as text and is read from it.

    Attributes:
        rules: the rule set.
        dealer: 0 or 1.
        pack: the 32 cards in dealing order, None for one that is not known; the
            indicator always is.
        indicator_at: which of them is turned for trump (T-D3).
        before: both totals before the deal.
        moves: what happened, in order.
        comments: remarks, in order.
        result: how it ended; None if it did not, or if that is not told.
        tags: all other header tags, name and value.
    """

    rules: Rules
    dealer: int
    pack: tuple[Card | None, ...]
    indicator_at: int = USUAL_INDICATOR
    before: Pair = ZERO
    moves: tuple[Seen, ...] = ()
    comments: tuple[Comment, ...] = ()
    result: Result | None = None
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        self._check_tags()
        self._check_comments()
        for move in self.moves:
            check_statement(move)
        _parse_indicator(str(self.indicator_at))
        _indicator(self.pack, self.indicator_at)
        if self.tags or self.comments:
            check_length(str(self))

    def _check_tags(self) -> None:
        seen = {*KNOWN_TAGS}
        for name, value in self.tags:
            check_tag(name, value)
            if name in seen:
                raise NotationError(
                    "the tag {name} stands twice: give it once", name=name
                )
            seen.add(name)

    def _check_comments(self) -> None:
        """Bring the comments into order, too."""
        for comment in self.comments:
            check_comment(comment.text)
            if not 0 <= comment.after <= len(self.moves):
                raise NotationError(
                    "the comment {text!r} behind statement {after}: there are {count}",
                    text=comment.text,
                    after=comment.after,
                    count=len(self.moves),
                )
        in_order = sorted(self.comments, key=lambda comment: comment.after)
        object.__setattr__(self, "comments", tuple(in_order))

    @classmethod
    def of(cls, deal: Deal, player: int | None = None) -> "Record":
        """Everything of a deal since its cards were dealt.

        Args:
            deal: with all cards open.
            player: 0 or 1, who knows what `Deal.view` tells; None for one who sees
                all cards.

        Raises:
            InvalidStateError: no such player, or the deal was taken up later
                (`Deal.at_trick`).
        """
        if player is not None:
            check_player(player)
        if not deal.pack:
            raise InvalidStateError(
                "a deal taken up in the middle has no record: write its position"
            )
        return cls(
            rules=deal.rules,
            dealer=deal.dealer,
            pack=known_cards(deal.pack, deal.beginning, player),
            indicator_at=deal.indicator_at,
            before=deal.before,
            moves=tuple(seen_moves(deal, player)),
            result=deal.result,
        )

    @classmethod
    def parse(cls, text: str, first_line: int = 1) -> "Record":
        """The record written as ``str()`` writes it, or with more blanks.

        Args:
            text: one record; several are read by `read_records`.
            first_line: the number of its first line in the file it is from.

        Raises:
            PlaceError: it cannot be read; names line and column.
        """
        tags, pieces = split_record(text, first_line)
        start = Place(first_line, 1)
        if not tags:
            raise PlaceError(start, _no_record(text))
        rules, _ = _tag(tags, "Rules", Rules.parse, start)
        dealer, _ = _tag(tags, "Dealer", parse_player, start)
        pack, pack_place = _tag(tags, "Pack", _parse_pack, start)
        indicator_at, place = _tag(
            tags, "Indicator", _parse_indicator, start, str(USUAL_INDICATOR)
        )
        with at(place if "Indicator" in tags else pack_place):
            trump = _indicator(pack, indicator_at).suit
        before, _ = _tag(tags, "Before", parse_before, start, "0:0")
        result, result_place = None, start
        if "Result" in tags:
            result, result_place = _tag(tags, "Result", parse_result, start)
        moves, comments = _read_moves(pieces, trump)
        free = [name for name in tags if name not in KNOWN_TAGS]
        with at(start):
            record = cls(
                rules=rules,
                dealer=dealer,
                pack=pack,
                indicator_at=indicator_at,
                before=before,
                moves=tuple(move for _, move in moves),
                comments=comments,
                result=result,
                tags=tuple((name, tags[name].value) for name in free),
            )
        record.__dict__["_places"] = _Places(
            pack_place, result_place, tuple(place for place, _ in moves)
        )
        return record

    @property
    def indicator(self) -> Card:
        """The card turned up for trump when the cards were dealt (T-D2)."""
        return _indicator(self.pack, self.indicator_at)

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.indicator.suit

    @property
    def is_complete(self) -> bool:
        """Whether every card and meld is known, so that it can be replayed."""
        return None not in self.pack and not any(
            isinstance(move, Heard) or move == Drawn(move.player, None)
            for move in self.moves
        )

    def replay(self) -> Iterator[Deal]:
        """The states of the deal, the first before any move; each move is checked.

        Raises:
            InvalidStateError: some cards are not known.
            PlaceError: a move is not allowed, or the result is another; names
                line and column in the text read, else in that printed.
        """
        if not self.is_complete:
            raise InvalidStateError(
                "some cards of this record are not known: it cannot be replayed"
            )
        with at_pack(self):
            deal = Deal.start(
                tuple(card for card in self.pack if card is not None),
                dealer=self.dealer,
                rules=self.rules,
                before=self.before,
                indicator_at=self.indicator_at,
            )
        yield deal
        for index, seen in enumerate(self.moves):
            with at_move(self, index):
                deal = play_seen(deal, seen)
            yield deal
        self._check_result(deal)

    def _check_result(self, deal: Deal) -> None:
        if self.result is None or self.result == deal.result:
            return
        with at_result(self):
            if deal.result is None:
                raise NotationError(
                    "the result {result!r} is told, but the deal is not over",
                    result=result_text(self.result),
                )
            raise NotationError(
                "the result is {right!r}, not {result!r}",
                right=result_text(deal.result),
                result=result_text(self.result),
            )

    @cached_property
    def _places(self) -> _Places:
        """Places in the text read, filled in by `parse`; else in the text printed."""
        return Record.parse(str(self))._places

    def __str__(self) -> str:
        return "\n".join([*self._tag_lines(), *self._move_lines()])

    def _tag_lines(self) -> Iterator[str]:
        yield tag_line("Rules", str(self.rules))
        yield tag_line("Dealer", str(self.dealer))
        yield tag_line("Before", scores_text(self.before, begins_tied(self.before)))
        yield tag_line("Pack", " ".join(codes(self.pack)))
        if self.indicator_at != USUAL_INDICATOR:
            yield tag_line("Indicator", str(self.indicator_at))
        for name, value in self.tags:
            yield tag_line(name, value)
        if self.result is not None:
            yield tag_line("Result", result_text(self.result))

    def _move_lines(self) -> Iterator[str]:
        """A line for each trick; comments of the whole deal above the first."""
        if self.moves or self.comments:
            yield ""
        remarks = comments_by_place(self.comments)
        yield from _braced(remarks.get(0, ()))
        number, statements = 0, list[str]()
        for after, (opens, move) in enumerate(tricks_of(self.moves), start=1):
            if opens and statements:
                yield f"{number}. {', '.join(statements)}"
                statements = []
            number += opens
            statements.append(" ".join([str(move), *_braced(remarks.get(after, ()))]))
        if statements:
            yield f"{number}. {', '.join(statements)}"


def at_pack(record: Record) -> AbstractContextManager[None]:
    """Gives an error about the cards dealt its place in the text."""
    return at(record._places.pack)


def at_result(record: Record) -> AbstractContextManager[None]:
    """Gives an error about the result told its place in the text."""
    return at(record._places.result)


def at_move(record: Record, index: int) -> AbstractContextManager[None]:
    """Gives an error about one of the moves its place in the text."""
    return at(record._places.moves[index])


def comments_by_place(comments: Iterable[Comment]) -> Mapping[int, Sequence[str]]:
    """The texts of comments by how many statements stand before them."""
    texts: dict[int, list[str]] = {}
    for comment in comments:
        texts.setdefault(comment.after, []).append(comment.text)
    return texts


def _braced(comments: Iterable[str]) -> Iterator[str]:
    return (f"{{{comment}}}" for comment in comments)


def tricks_of(moves: Iterable[Seen]) -> Iterator[tuple[bool, Seen]]:
    """Each move, and whether it opens a trick's line.

    What is said between two tricks stands in the line of the earlier one.
    """
    taken = True
    for index, move in enumerate(moves):
        opens = index == 0 or (taken and isinstance(move, OPENING))
        yield opens, move
        taken = isinstance(move, TakeTrick) or (taken and not opens)


def _no_record(text: str) -> NotationError:
    """What is wrong with a text that does not begin with a tag."""
    line = next(iter(text.strip().splitlines()), "")
    if looks_like_position(line):
        return NotationError("{line!r} is a position, not a record", line=line)
    return NotationError(
        '{line!r} is not a record: one begins with [Rules "hungarian"]', line=line
    )


def _tag(
    tags: Mapping[str, Tag],
    name: str,
    parse: Callable[[str], T],
    start: Place,
    default: str | None = None,
) -> tuple[T, Place]:
    """What a tag says, and where it stands.

    Raises:
        PlaceError: its value cannot be read, or it is missing without a default.
    """
    tag = tags.get(name)
    if tag is None and default is not None:
        return parse(default), start
    if tag is None:
        fault = NotationError("the tag {name} is missing", name=name)
        raise PlaceError(start, fault)
    with at(tag.place):
        return parse(tag.value), tag.place


def _parse_pack(text: str) -> tuple[Card | None, ...]:
    return parse_codes(text.split())


def _parse_indicator(text: str) -> int:
    if text not in map(str, INDICATOR_PLACES):
        raise NotationError(
            "{text!r} is no place of the indicator: write {places}",
            text=text,
            places=OneOf(map(str, INDICATOR_PLACES)),
        )
    return int(text)


def _indicator(pack: Sequence[Card | None], indicator_at: int) -> Card:
    """The card turned up for trump.

    Raises:
        InvalidStateError: not 32 cards, one twice, or the indicator is not known.
    """
    check_different(pack)
    if len(pack) != len(PACK):
        raise InvalidStateError(
            "{count} cards are dealt: the pack has {all}",
            count=len(pack),
            all=len(PACK),
        )
    indicator = pack[indicator_at - 1]
    if indicator is None:
        raise InvalidStateError(
            "card {at}, the indicator, is not known: it lies open", at=indicator_at
        )
    return indicator


def _read_moves(
    pieces: Iterable[Piece], trump: Suit
) -> tuple[list[tuple[Place, Seen]], tuple[Comment, ...]]:
    """The moves with their places, and the comments.

    Raises:
        PlaceError: a statement cannot be read, or a trick's number is wrong.
    """
    moves: list[tuple[Place, Seen]] = []
    comments: list[Comment] = []
    number = taken = 0
    for piece in pieces:
        with at(piece.place):
            match piece.kind:
                case Kind.COMMENT:
                    comments.append(Comment(len(moves), piece.text))
                case Kind.NUMBER:
                    _check_number(piece.text, right=number + 1, reached=taken + 1)
                    number += 1
                case Kind.STATEMENT:
                    move = parse_statement(piece.text, trump)
                    if number == 0 or (number == taken and isinstance(move, OPENING)):
                        raise NotationError(
                            "{text!r} begins a trick: write '{number}.' before it",
                            text=piece.text,
                            number=number + 1,
                        )
                    taken += isinstance(move, TakeTrick)
                    moves.append((piece.place, move))
    return moves, tuple(comments)


def _check_number(text: str, right: int, reached: int) -> None:
    if right > reached:
        raise NotationError(
            "{text!r} here: trick {number} is not taken yet",
            text=text,
            number=reached,
        )
    if text != f"{right}.":
        raise NotationError("{text!r} here: write '{number}.'", text=text, number=right)
