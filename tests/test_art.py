"""The card pack, drawn: what must hold for every picture of it."""

import re
from itertools import combinations
from typing import Final, get_args
from xml.etree import ElementTree

import pytest

from tartli_core.render.theme import STOCK
from tartli_core.tartli.art import Pack, back_svg, card_svg, suit_svg
from tartli_core.tartli.art.figures import Figure
from tartli_core.tartli.art.french import MIDDLE, UPPER
from tartli_core.tartli.art.numbers import GROUPS
from tartli_core.tartli.art.people import OVERS, UNDERS
from tartli_core.tartli.art.suits import MARKS
from tartli_core.tartli.cards import PACK, Card, Rank, Suit

PACKS: Final[tuple[Pack, ...]] = get_args(Pack)
SVG: Final = "{http://www.w3.org/2000/svg}"
SIZE_LIMIT: Final = 6000
SUIT_GLYPHS: Final = "♣♠♥♦♧♤♡♢🌰🍂🔔"

Faces = list[tuple[str, str]]


def faces() -> Faces:
    """Every face of both packs, with and without corners, under a name."""
    return [
        (f"{card} {pack} {corners}", card_svg(card, pack=pack, corners=corners))
        for pack in PACKS
        for corners in (True, False)
        for card in PACK
    ]


def pictures() -> Faces:
    """Every picture the pack can make."""
    marks = [
        (f"{suit} {pack}", suit_svg(suit, pack=pack)) for pack in PACKS for suit in Suit
    ]
    return [*faces(), ("back", back_svg()), *marks]


def texts(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]


def lightness(colour: str) -> float:
    """CIE lightness, 0 to 100, of a colour like #a0b1c2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in parts
    )
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 116 * float(luminance ** (1 / 3)) - 16


def test_every_picture_is_well_formed_and_stands_alone() -> None:
    for name, picture in pictures():
        root = ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg", name
        assert root.get("aria-hidden") == "true", name
        assert root.get("focusable") == "false", name
        for node in root.iter():
            assert "id" not in node.attrib, name
            assert not [key for key in node.attrib if key.endswith("href")], name
            assert not [text for text in node.attrib.values() if "url(" in text], name


def test_cards_have_the_ratio_five_to_eight_and_suits_are_square() -> None:
    for name, picture in [*faces(), ("back", back_svg())]:
        box = ElementTree.fromstring(picture).get("viewBox", "")
        width, height = map(float, box.split()[2:])
        assert width / height == 5 / 8, name
    for suit in Suit:
        box = ElementTree.fromstring(suit_svg(suit)).get("viewBox", "")
        width, height = map(float, box.split()[2:])
        assert width == height


def test_every_card_is_small_enough_to_send_all_of_them() -> None:
    sizes = {name: len(picture.encode()) for name, picture in pictures()}
    assert {name: size for name, size in sizes.items() if size > SIZE_LIMIT} == {}


@pytest.mark.parametrize("corners", [True, False])
@pytest.mark.parametrize("pack", PACKS)
def test_no_two_cards_of_a_pack_look_the_same(pack: Pack, corners: bool) -> None:
    drawn = {card_svg(card, pack=pack, corners=corners) for card in PACK}
    assert len(drawn | {back_svg()}) == 33
    assert len({suit_svg(suit, pack=pack) for suit in Suit}) == 4


def test_suits_are_drawn_and_never_written() -> None:
    for name, picture in pictures():
        assert not set(SUIT_GLYPHS) & set(picture), name
        assert "&#" not in picture, name


@pytest.mark.parametrize("card", PACK, ids=str)
def test_corners_show_the_letter_twice_and_without_them_there_is_none(
    card: Card,
) -> None:
    assert texts(card_svg(card)) == [str(card.rank)] * 2
    french = {"O": "Q", "U": "J", "X": "10"}.get(card.rank, str(card.rank))
    assert texts(card_svg(card, pack="french")) == [french] * 2
    for pack in PACKS:
        assert texts(card_svg(card, pack=pack, corners=False)) == []


def test_the_index_ends_before_the_visible_strip_of_a_fanned_card_does() -> None:
    # 36 px of a card 110 px wide are the left 32 of its 100 units
    strip = 36 / 110 * 100
    for card in PACK:
        for pack in PACKS:
            root = ElementTree.fromstring(card_svg(card, pack=pack))
            text = next(root.iter(f"{SVG}text"))
            corner = next(g for g in root.iter(f"{SVG}g") if text in list(g))
            mark = corner[1].get("transform", "")
            place = re.match(r"translate\(([\d.]+) ", mark)
            assert place
            assert float(place[1]) + 8 < strip
            assert float(text.get("x", "99")) + 11 < strip


def test_the_four_suits_differ_in_lightness_too() -> None:
    colours = [MARKS["hungarian", suit].colour for suit in Suit]
    for one, other in combinations(colours, 2):
        assert abs(lightness(one) - lightness(other)) > 10


def test_cards_are_light_whatever_the_page_is() -> None:
    assert lightness(STOCK) > 95
    for name, picture in faces():
        assert f'fill="{STOCK}"' in picture, name
        assert "currentColor" not in picture, name
        assert "var(" not in picture, name


def test_number_cards_carry_as_many_pips_as_their_number_says() -> None:
    numbers = {Rank.TEN: 10, Rank.NINE: 9, Rank.EIGHT: 8, Rank.SEVEN: 7}
    for rank, count in numbers.items():
        hungarian = 2 * len(GROUPS[rank]) + count % 2
        french = 2 * len(UPPER[rank]) + len(MIDDLE[rank])
        assert hungarian == french == count
        for pack in PACKS:
            for suit in Suit:
                picture = card_svg(Card(rank, suit), pack=pack, corners=False)
                assert picture.count(MARKS[pack, suit].drawing) == count


def test_courts_and_aces_of_the_hungarian_pack_carry_two_pips() -> None:
    for card in PACK:
        if card.rank in (Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER):
            picture = card_svg(card, corners=False)
            assert picture.count(MARKS["hungarian", card.suit].drawing) == 2


@pytest.mark.parametrize("suit", Suit)
def test_the_pip_of_an_over_is_high_and_of_an_under_at_the_waist(suit: Suit) -> None:
    def height(rank: Rank) -> float:
        picture = card_svg(Card(rank, suit), corners=False)
        before = picture.split(MARKS["hungarian", suit].drawing)[0]
        place = re.findall(r"translate\([\d.]+ ([\d.]+)\) scale", before)[-1]
        return float(place)

    assert height(Rank.OVER) < 30
    assert height(Rank.KING) < 30
    assert 50 < height(Rank.UNDER) < 80


def test_every_figure_on_foot_carries_a_thing_of_its_own() -> None:
    people: list[Figure] = [*OVERS.values(), *UNDERS.values()]
    assert len({figure.held for figure in people}) == 8
    assert len({figure.hat for figure in people}) == 8
