"""Many records in one file, read one after the other in bounded memory."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from typing import BinaryIO, Final

from tartli_core.errors import NotationError
from tartli_core.tartli.notation.layout import (
    LONGEST_LINE,
    LONGEST_RECORD,
    too_long,
)
from tartli_core.tartli.notation.places import Place, PlaceError
from tartli_core.tartli.notation.record import Record

LONGEST_SKIP: Final = 100_000_000
"""Bytes of a line too long that are passed over before reading ends."""


def read_records(stream: BinaryIO) -> Iterator[Record | PlaceError]:
    """The records of a stream of UTF-8 bytes; of a bad one its first fault.

    A record begins at a line that starts with ``[`` after an empty line; so reading
    goes on behind a bad one. Memory holds one record at a time.
    """
    lines: list[str] = []
    first, size = 1, 0
    fault: PlaceError | None = None
    empty = True
    for number, line in _lines(stream):
        text = line.strip() if isinstance(line, str) else "…"
        if empty and text.startswith("[") and (lines or fault):
            yield fault or _parse(lines, first)
            lines, fault = [], None
        empty = not text
        if not lines:
            first, size = number, 0
            if empty:
                continue
        if isinstance(line, PlaceError):
            fault = fault or line
        elif fault is None:
            lines.append(line)
            size += len(line.encode())
            if size > LONGEST_RECORD:
                fault, lines = PlaceError(Place(number, 1), too_long()), []
    if lines or fault:
        yield fault or _parse(lines, first)


def _parse(lines: list[str], first: int) -> Record | PlaceError:
    try:
        return Record.parse("".join(lines), first)
    except PlaceError as fault:
        return fault


def _lines(stream: BinaryIO) -> Iterator[tuple[int, str | PlaceError]]:
    """The lines with their numbers; for one that cannot be read its fault."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            yield number, PlaceError(Place(number, 1), too_long())
            if not _skip_line(stream, line):
                return
            continue
        if line.startswith(BOM_UTF8):  # a file begins, perhaps joined to another
            yield number, "\n"
            line = line.removeprefix(BOM_UTF8)
        try:
            yield number, line.decode("utf-8")
        except UnicodeDecodeError as error:
            column = len(line[: error.start].decode("utf-8")) + 1
            fault = NotationError(
                "no UTF-8 text: byte {byte}; write UTF-8, lines ended by LF",
                byte=line[error.start],
            )
            yield number, PlaceError(Place(number, column), fault)


def _skip_line(stream: BinaryIO, part: bytes) -> bool:
    """Read to the line's end; False if it is too far."""
    skipped = 0
    while part and not part.endswith(b"\n"):
        part = stream.readline(LONGEST_LINE)
        skipped += len(part)
        if skipped > LONGEST_SKIP:
            return False
    return True
