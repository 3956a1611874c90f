import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.drawn.test_phone import PHONE
from browser.puzzle_page import PuzzlePage
from tartli_core.text.rule_texts import RULE_TEXTS

pytestmark = pytest.mark.browser


def the_help(page: PuzzlePage) -> Locator:
    return page.page.get_by_role("dialog", name="Rules and words")


def newcomers_line(page: PuzzlePage) -> Locator:
    return page.asked.get_by_role("button", name="New here? Rules and words")


def test_a_newcomer_is_led_to_the_rules_and_words(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 3)
    newcomers_line(page).click()
    for said in ("race of two players to 501", "talon", RULE_TEXTS["T-M2"]):
        expect(the_help(page)).to_contain_text(said)
    the_help(page).get_by_role("button", name="Close").click()
    expect(the_help(page)).to_have_count(0)
    expect(newcomers_line(page)).to_have_count(0)
    page.reload()
    expect(newcomers_line(page)).to_have_count(0)


def test_keys_open_and_close_the_help_and_the_focus_returns(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 3)
    page.walk_to(page.wrong[0])
    page.press("w", "1", "Tab", "Tab", "End")
    expect(the_help(page)).to_be_visible()
    expect(page.chosen).to_have_count(0)
    page.press("Escape")
    expect(the_help(page)).to_have_count(0)
    expect(page.option(page.wrong[0])).to_be_focused()


def test_the_help_can_be_read_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE).open_puzzle("split", 3)
    button = page.page.get_by_role("button", name="Rules and words", exact=True)
    button.tap()
    last = the_help(page).get_by_role("definition").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert page.measure("window.innerWidth") <= 360
    the_help(page).get_by_role("button", name="Close").tap()
    expect(button).to_be_focused()
