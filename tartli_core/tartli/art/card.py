"""Whole cards: stock, face and corner index put together."""

from functools import cache
from typing import Final

from tartli_core.render.svg import Attribute, element, picture, turned
from tartli_core.render.theme import INK, PEN, SERIF, STOCK
from tartli_core.tartli.art.back import woven
from tartli_core.tartli.art.framed import framed_face
from tartli_core.tartli.art.french import french_ace_face, french_number_face
from tartli_core.tartli.art.numbers import number_face
from tartli_core.tartli.art.suits import mark, pip
from tartli_core.tartli.cards import Card, Rank, Suit
from tartli_core.text.glossary import Names, Pack

WIDTH: Final = 100
HEIGHT: Final = 160

_PEN: Final[dict[str, Attribute]] = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": PEN,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


def card_svg(card: Card, *, pack: Pack = "hungarian", corners: bool = True) -> str:
    """The face of a card, a complete picture in the ratio 5:8.

    Without corners it shows no letter, as the real Hungarian pack.
    """
    return _drawn(card, pack, corners)


@cache
def _drawn(card: Card, pack: Pack, corners: bool) -> str:
    """The picture, drawn once: a page asks for all of them again and again."""
    face = _face(card, pack, corners=corners)
    return _card(face + _corners(card, pack) if corners else face)


@cache
def back_svg() -> str:
    """The back of every card, in the same size as a face."""
    return _card(woven())


def suit_svg(suit: Suit, *, pack: Pack = "hungarian") -> str:
    """The mark of a suit alone, a complete square picture."""
    return picture(-13, -13, 26, 26, element("g", mark(suit, pack), **_PEN))


def _card(drawing: str) -> str:
    stock = element("rect", x=1, y=1, width=98, height=158, rx=7, fill=STOCK)
    return picture(0, 0, WIDTH, HEIGHT, element("g", stock, drawing, **_PEN))


def _face(card: Card, pack: Pack, *, corners: bool) -> str:
    match card.rank, pack:
        case (Rank.TEN | Rank.NINE | Rank.EIGHT | Rank.SEVEN) as rank, "hungarian":
            return number_face(rank, card.suit, corners=corners)
        case (Rank.TEN | Rank.NINE | Rank.EIGHT | Rank.SEVEN) as rank, _:
            return french_number_face(rank, card.suit)
        case Rank.ACE, "french":
            return french_ace_face(card.suit)
        case rank, _:
            return framed_face(rank, card.suit, pack, corners=corners)


def _corners(card: Card, pack: Pack) -> str:
    """Letter and suit in both corners, within 26 of the card's edge."""
    letter = Names("en", pack).rank_code(str(card.rank))
    style: dict[str, Attribute] = {"x": 14, "y": 25, "fill": INK, "stroke": "none"}
    if len(letter) > 1:
        style |= {"textLength": 18, "lengthAdjust": "spacingAndGlyphs"}
    index = element("text", letter, **style) + pip(card.suit, pack, 14, 37, 16)
    return element(
        "g",
        index,
        turned(50, 80, index),
        font_family=SERIF,
        font_size=22,
        font_weight="bold",
        text_anchor="middle",
    )
