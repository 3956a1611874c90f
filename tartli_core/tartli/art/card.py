"""Whole cards: stock, frame, face and corner index put together."""

from typing import Final

from tartli_core.render.svg import Attribute, element, moved, picture, shape, turned
from tartli_core.render.theme import INK, LINEN, PEN, SERIF, STOCK
from tartli_core.tartli.art.back import woven
from tartli_core.tartli.art.figures import on_foot
from tartli_core.tartli.art.french import french_ace_face, french_number_face
from tartli_core.tartli.art.horse import on_horse
from tartli_core.tartli.art.numbers import number_face
from tartli_core.tartli.art.pack import Pack
from tartli_core.tartli.art.people import KINGS, OVERS, QUEENS, UNDERS
from tartli_core.tartli.art.seasons import ace_half
from tartli_core.tartli.art.suits import MARKS, mark, pip
from tartli_core.tartli.cards import FRENCH_RANKS, Card, Rank, Suit

WIDTH: Final = 100
HEIGHT: Final = 160

_STROKES: Final[dict[str, Attribute]] = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": PEN,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
_FRAME: Final = "M11 7H89Q93 7 93 11V149Q93 153 89 153H11Q7 153 7 149V11Q7 7 11 7Z"
_NOTCHED: Final = "M26 7H89Q93 7 93 11V111H74V153H11Q7 153 7 149V49H26Z"


def card_svg(card: Card, *, pack: Pack = "hungarian", corners: bool = True) -> str:
    """The face of a card, a complete picture in the ratio 5:8.

    Without corners it shows no letter, as the real Hungarian pack.
    """
    face = _face(card, pack, corners=corners)
    return _card(face + _both_corners(card, pack) if corners else face)


def back_svg() -> str:
    """The back of every card, in the same size as a face."""
    return _card(woven())


def suit_svg(suit: Suit, *, pack: Pack = "hungarian") -> str:
    """The mark of a suit alone, a complete square picture."""
    return picture(-13, -13, 26, 26, element("g", mark(suit, pack), **_STROKES))


def _card(*drawing: str) -> str:
    stock = element("rect", x=1, y=1, width=98, height=158, rx=7, fill=STOCK)
    return picture(0, 0, WIDTH, HEIGHT, element("g", stock, *drawing, **_STROKES))


def _face(card: Card, pack: Pack, *, corners: bool) -> str:
    rank, suit = card.rank, card.suit
    match rank:
        case Rank.TEN | Rank.NINE | Rank.EIGHT | Rank.SEVEN:
            if pack == "french":
                return french_number_face(rank, suit)
            return number_face(rank, suit, corners=corners)
        case Rank.ACE if pack == "french":
            return french_ace_face(suit)
    axis = 53 if corners else 50
    half = _half(rank, suit, pack, axis)
    frame = shape(_NOTCHED if corners else _FRAME, LINEN)
    band = shape("M7 78H93V82H7Z", MARKS[pack, suit].colour)
    return frame + half + turned(50, 80, half) + band


def _half(rank: Rank, suit: Suit, pack: Pack, axis: float) -> str:
    high = pip(suit, pack, axis + 27, 22, 20)
    low = pip(suit, pack, axis + 28, 55, 20)
    match rank:
        case Rank.KING if pack == "hungarian":
            return moved(axis - 6, 0, on_horse(suit, KINGS[suit])) + high
        case Rank.KING:
            return moved(axis, 0, on_foot(KINGS[suit], raises=True)) + high
        case Rank.OVER:
            people = OVERS if pack == "hungarian" else QUEENS
            return moved(axis, 0, on_foot(people[suit], raises=True)) + high
        case Rank.UNDER:
            return low + moved(axis, 0, on_foot(UNDERS[suit], raises=False))
        case _:
            return moved(axis, 0, ace_half(suit))


def _both_corners(card: Card, pack: Pack) -> str:
    index = _index(card, pack)
    return element(
        "g",
        index,
        turned(50, 80, index),
        font_family=SERIF,
        font_size=22,
        font_weight="bold",
        text_anchor="middle",
    )


def _index(card: Card, pack: Pack) -> str:
    letter = FRENCH_RANKS[card.rank] if pack == "french" else str(card.rank)
    style: dict[str, Attribute] = {
        "x": 14,
        "y": 25,
        "fill": INK,
        "stroke": "none",
    }
    if len(letter) > 1:
        style |= {"textLength": 18, "lengthAdjust": "spacingAndGlyphs"}
    return element("text", letter, **style) + pip(card.suit, pack, 14, 37, 16)
