"""Where in a text something is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tartli_core.errors import NotationError, TartliError
from tartli_core.text.marks import N_


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a text: line and column, both from 1; columns are characters."""

    line: int
    column: int


class PlaceError(NotationError):
    """The fault of a text and its place.

    Attributes:
        place: where the faulty part begins.
        fault: what is wrong with it.

    >>> print(PlaceError(Place(3, 7), NotationError("no such verb")))
    line 3, column 7: no such verb
    """

    def __init__(self, place: Place, fault: TartliError) -> None:
        super().__init__(
            N_("line {line}, column {column}: {fault}"),
            line=place.line,
            column=place.column,
            fault=fault,
        )
        self.place = place
        self.fault = fault


@contextmanager
def at(place: Place) -> Iterator[None]:
    """Give an error that is raised within its place."""
    try:
        yield
    except PlaceError:
        raise
    except TartliError as fault:
        raise PlaceError(place, fault) from None
