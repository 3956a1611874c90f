"""Pictures as strings: numbers, escaping, elements."""

import re
from xml.etree import ElementTree

import pytest

from tartli_core.render import svg, theme


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (10, "10"),
        (100.0, "100"),
        (2.346, "2.35"),
        (0.5, ".5"),
        (-0.5, "-.5"),
        (-0.001, "0"),
        (10.05, "10.05"),
        (-20.25, "-20.25"),
    ],
)
def test_numbers_are_short_and_rounded_to_hundredths(value: float, text: str) -> None:
    assert svg.number(value) == text


def test_text_and_attributes_survive_what_xml_would_misread() -> None:
    words = """a < b & "c" > 'd'"""
    markup = svg.element("text", svg.escape(words), font_family=words)
    parsed = ElementTree.fromstring(markup)
    assert parsed.text == words
    assert parsed.get("font-family") == words


def test_an_element_without_children_closes_itself() -> None:
    assert svg.element("path", d="M0 0") == '<path d="M0 0"/>'


def test_a_picture_scales_and_is_silent_for_screen_readers() -> None:
    root = ElementTree.fromstring(svg.picture(0, 0, 5, 8, svg.line("M0 0H5")))
    assert root.get("viewBox") == "0 0 5 8"
    assert root.get("aria-hidden") == "true"
    assert root.get("focusable") == "false"
    assert root.get("width") is None


def test_the_pen_keeps_its_width_in_a_scaled_group() -> None:
    root = ElementTree.fromstring(svg.scaled(1, 2, 0.5, 1.1, svg.line("M0 0H9")))
    assert root.get("transform") == "translate(1 2) scale(.5)"
    assert float(root.get("stroke-width", "0")) * 0.5 == pytest.approx(1.1)


def test_a_tube_is_a_wide_stroke_with_the_pen_on_both_sides() -> None:
    root = ElementTree.fromstring(f"<g>{svg.tube('M0 0H9', 8, '#fff', 1)}</g>")
    widths = [float(path.get("stroke-width", "0")) for path in root]
    assert widths == [9, 7]


def test_every_colour_is_a_plain_hexadecimal_value() -> None:
    colours = {
        name: value
        for name, value in vars(theme).items()
        if name.isupper() and name not in ("PEN", "SERIF")
    }
    assert len(colours) > 10
    for value in colours.values():
        assert re.fullmatch("#[0-9a-f]{6}", value)
