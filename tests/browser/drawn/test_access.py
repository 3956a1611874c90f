import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.puzzle_page import PuzzlePage

pytestmark = pytest.mark.browser

COLOURS = """() => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const ground = (element) => {
    const colour = rgba(getComputedStyle(element).backgroundColor);
    return colour[3] === 255 ? colour : ground(element.parentElement);
  };
  const question = document.querySelector("h1");
  return [rgba(getComputedStyle(question).color), ground(question)];
}"""
FOCUS_RING = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
}"""


def luminance(colour: list[int]) -> float:
    """Relative luminance as WCAG defines it, 0 to 1."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_question_stands_out_in_light_and_dark(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 3)
    schemes: list[Literal["light", "dark"]] = ["light", "dark"]
    for scheme in schemes:
        page.page.emulate_media(color_scheme=scheme)
        ink, ground = map(luminance, page.measure(COLOURS))
        assert (ink < ground) == (scheme == "light")
        assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5


def test_a_screen_reader_is_told_names_states_and_the_verdict(
    page: PuzzlePage,
) -> None:
    page.open_puzzle("meld-find", 1)
    html = page.page.locator("html")
    expect(html).to_have_attribute("lang", "en")
    buttons = page.page.get_by_role("button")
    named = page.page.get_by_role("button", name=re.compile(r"\w"))
    live = page.page.locator("[aria-live=polite]")

    expect(named).to_have_count(buttons.count())
    for option in page.options.all():
        expect(option).to_have_attribute("aria-pressed", "false")
    page.choose(page.wrong)
    expect(page.option(page.wrong[0])).to_have_attribute("aria-pressed", "true")
    expect(page.options.and_(page.chosen)).to_have_count(1)
    page.check.click()
    expect(live).to_contain_text("Not quite")
    page.show.click()
    expect(live).to_contain_text(page.explained[0])
    expect(named).to_have_count(buttons.count())


def test_the_focus_is_seen_and_stays_in_the_widget(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 1)
    page.walk_to(page.wrong[0])
    assert page.measure(FOCUS_RING) >= 2
    page.press("Enter", "Enter")
    expect(page.verdict).to_contain_text("Not quite")
    expect(page.option(page.wrong[0])).to_be_focused()
    page.walk_to(page.right[0])
    page.press("Space", "Enter")
    page.expect_solved()
    assert page.whole.evaluate("(root) => root.contains(document.activeElement)")
    page.press("Enter")
    page.wait_for_seed(2)
