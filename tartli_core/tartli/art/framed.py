"""The framed cards: courts and aces, two turned halves with a line between."""

from typing import Final

from tartli_core.render.svg import moved, shape, turned
from tartli_core.render.theme import LINEN
from tartli_core.tartli.art.figures import on_foot
from tartli_core.tartli.art.horse import on_horse
from tartli_core.tartli.art.people import KINGS, OVERS, QUEENS, UNDERS
from tartli_core.tartli.art.seasons import ace_half
from tartli_core.tartli.art.suits import MARKS, pip
from tartli_core.tartli.cards import Rank, Suit
from tartli_core.text.glossary import Pack

_FRAME: Final = "M11 7H89Q93 7 93 11V149Q93 153 89 153H11Q7 153 7 149V11Q7 7 11 7Z"
_NOTCHED: Final = "M26 7H89Q93 7 93 11V111H74V153H11Q7 153 7 149V49H26Z"
_BAND: Final = "M7 78H93V82H7Z"

_PIP: Final = 20


def framed_face(rank: Rank, suit: Suit, pack: Pack, *, corners: bool) -> str:
    """The face of a court card or a Hungarian ace.

    With corners the frame gives way to the index and the figures stand a little
    to its right.
    """
    half = _half(rank, suit, pack, 53 if corners else 50)
    return (
        shape(_NOTCHED if corners else _FRAME, LINEN)
        + half
        + turned(50, 80, half)
        + shape(_BAND, MARKS[pack, suit].colour)
    )


def _half(rank: Rank, suit: Suit, pack: Pack, axis: float) -> str:
    """The upper half: the pip of an Over stands high, of an Under at the waist."""
    match rank:
        case Rank.KING if pack == "hungarian":
            high = pip(suit, pack, 80, 22, _PIP)
            return moved(47, 0, on_horse(suit, KINGS[suit])) + high
        case Rank.KING | Rank.OVER:
            people = KINGS if rank is Rank.KING else QUEENS
            figure = OVERS[suit] if pack == "hungarian" else people[suit]
            high = pip(suit, pack, axis + 27, 22, _PIP)
            return moved(axis, 0, on_foot(figure, raises=True)) + high
        case Rank.UNDER:
            low = pip(suit, pack, axis + 28, 55, _PIP)
            return low + moved(axis, 0, on_foot(UNDERS[suit], raises=False))
        case _:
            return moved(axis, 0, ace_half(suit))
