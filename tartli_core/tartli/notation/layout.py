"""How a record is laid out: header tags, then numbered lines of statements."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.tartli.notation.places import Place, PlaceError, at

LONGEST_LINE: Final = 20_000
"""Bytes of a line; a trick has some three hundred."""

LONGEST_RECORD: Final = 500_000
"""Bytes of a record; one without comments has some five thousand."""

_TAG: Final = re.compile(r'\[\s*([A-Za-z]\w*)\s+"((?:[^"\\]|\\["\\])*)"\s*\]')
_PIECE: Final = re.compile(
    r"(?P<comment>\{[^{}]*\})|(?P<number>[0-9]{1,3}\.)|(?P<comma>,)|(?P<line>\n)"
    r"|(?P<statement>[^\s,{}][^,{}\n]*)"
)
_BLANKS: Final = re.compile(r"[^\S\n]*")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_EMPTY_LINE: Final = re.compile(r"\n[^\S\n]*\n")


@dataclass(frozen=True, slots=True)
class Tag:
    """A header tag: its value and where that stands."""

    value: str
    place: Place


class Kind(Enum):
    """What a piece of the lines below the tags is."""

    NUMBER = auto()
    STATEMENT = auto()
    COMMENT = auto()


_KINDS: Final[Mapping[str | None, Kind]] = {
    "number": Kind.NUMBER,
    "statement": Kind.STATEMENT,
    "comment": Kind.COMMENT,
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A trick's number, a statement or a comment, and where it begins."""

    kind: Kind
    text: str
    place: Place


def split_record(
    text: str, first_line: int = 1
) -> tuple[Mapping[str, Tag], Iterator[Piece]]:
    """The tags of a record by name, and the pieces of the lines below.

    Raises:
        PlaceError: a tag or line is not laid out as it should be; for the lines
            below the tags while they are read.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    control = _CONTROL.search(text)
    if control is not None:
        raise PlaceError(
            _place(text, control.start(), first_line),
            NotationError(
                "{text!r} is no printable character: write UTF-8, lines ended by LF",
                text=control[0],
            ),
        )
    tags: dict[str, Tag] = {}
    lines = text.split("\n")
    number = 0
    for number, line in enumerate(lines):
        if line.lstrip().startswith("["):
            place = Place(first_line + number, line.index("[") + 1)
            if number and tags and not lines[number - 1].strip():
                raise PlaceError(place, _another(line.strip()))
            _add_tag(tags, line.strip(), place)
        elif line.strip():
            break
    else:
        number = len(lines)
    return tags, _pieces("\n".join(lines[number:]), first_line + number)


def _add_tag(tags: dict[str, Tag], line: str, place: Place) -> None:
    found = _TAG.fullmatch(line)
    if found is None:
        fault = NotationError(
            '{line!r} is not a tag: write [Name "value"] on a line of its own',
            line=line,
        )
        raise PlaceError(place, fault)
    name, value = found.groups()
    if name in tags:
        fault = NotationError("the tag {name} stands twice: give it once", name=name)
        raise PlaceError(place, fault)
    at_value = Place(place.line, place.column + found.start(2))
    tags[name] = Tag(re.sub(r"\\(.)", r"\1", value), at_value)


def tag_line(name: str, value: str) -> str:
    r"""A tag as a line.

    >>> print(tag_line("Table", 'the "Lion"'))
    [Table "the \"Lion\""]
    """
    escaped = re.sub(r'(["\\])', r"\\\1", value)
    return f'[{name} "{escaped}"]'


def check_tag(name: str, value: str) -> None:
    """Pass if the tag can be written and read back.

    Raises:
        NotationError: the name is no word, or the value holds a line's end.
    """
    line = tag_line(name, value)
    if _TAG.fullmatch(line) is None or "\n" in line or _CONTROL.search(line):
        raise NotationError(
            "{line!r} is not a tag: its name is a word, its value one line", line=line
        )


def check_comment(text: str) -> None:
    """Pass if the comment can be written and read back.

    Raises:
        NotationError: it holds a brace, an empty line or a control character.
    """
    if re.search(r"[{}]", text) or _EMPTY_LINE.search(text) or _CONTROL.search(text):
        raise NotationError(
            "{text!r} is not a comment: it holds no brace and no empty line", text=text
        )


def check_length(text: str) -> None:
    """Pass if a record printed so can be read from a file.

    Raises:
        NotationError: a line of it or the whole is too long.
    """
    sizes = [len(f"{line}\r\n".encode()) for line in text.split("\n")]
    if max(sizes) > LONGEST_LINE or sum(sizes) > LONGEST_RECORD:
        raise too_long()


def too_long() -> NotationError:
    """What is wrong with a line or record beyond the limits."""
    return NotationError(
        "too long: a line, ended by LF, has {line} bytes at most, and so has a trick "
        "with its comments when printed; a record has {record}",
        line=LONGEST_LINE,
        record=LONGEST_RECORD,
    )


def _pieces(text: str, line: int) -> Iterator[Piece]:
    """The pieces; a comma or a line's end stands between two statements."""
    position = line_start = 0
    after: str | None = None
    while (position := _blanks_end(text, position)) < len(text):
        place = Place(line, position - line_start + 1)
        found = _PIECE.match(text, position)
        kind = found.lastgroup if found else None
        if found is None or (kind == "comma" and after != "statement"):
            raise PlaceError(place, _stray(text[position]))
        if kind == "statement" and found[0].startswith("["):
            raise PlaceError(place, _another(found[0].strip()))
        if kind == "statement" and after == "statement":
            fault = NotationError(
                "{text!r} follows without a comma: write one before it",
                text=found[0].strip(),
            )
            raise PlaceError(place, fault)
        if kind in _KINDS:
            yield _piece(_KINDS[kind], found[0], place)
        if kind in ("comma", "statement") or (kind, after) == ("line", "statement"):
            after = kind
        position = found.end()
        if "\n" in found[0]:
            line += found[0].count("\n")
            line_start = found.start() + found[0].rindex("\n") + 1
    if after == "comma":
        raise PlaceError(place, _stray(","))


def _another(line: str) -> NotationError:
    return NotationError(
        "{line!r} begins another record: in a file write an empty line before it; "
        "read several with read_records",
        line=line,
    )


def _piece(kind: Kind, text: str, place: Place) -> Piece:
    if kind is not Kind.COMMENT:
        return Piece(kind, text.strip(), place)
    with at(place):
        check_comment(text[1:-1])
    return Piece(kind, text[1:-1], place)


def _blanks_end(text: str, position: int) -> int:
    blanks = _BLANKS.match(text, position)
    assert blanks is not None
    return blanks.end()


def _stray(character: str) -> NotationError:
    if character in "{}":
        return NotationError(
            "{text!r} without its partner: a comment stands in braces and holds none",
            text=character,
        )
    return NotationError(
        "{text!r} where a statement or a line should begin", text=character
    )


def _place(text: str, offset: int, first_line: int) -> Place:
    start = text.rfind("\n", 0, offset) + 1
    return Place(first_line + text.count("\n", 0, offset), offset - start + 1)
