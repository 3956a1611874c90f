import pytest
from playwright.sync_api import expect

from browser.conftest import Visit

pytestmark = pytest.mark.browser

TYPE_SIZE = "() => parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"


def test_on_a_projector_keys_show_the_answer_and_go_on(visit: Visit) -> None:
    page = visit(viewport={"width": 1920, "height": 1080})
    page.open_puzzle("contest", 3)
    usual = page.measure(TYPE_SIZE)
    page.open("?kind=contest&seed=3&present=1")
    assert page.measure(TYPE_SIZE) >= 1.2 * usual
    page.expect_nothing_revealed()
    page.press("Space")
    page.expect_explained()
    page.press("ArrowRight")
    page.wait_for_seed(4)
    expect(page.explanation).to_have_count(0)
    page.press("Enter")
    page.expect_explained()
    page.press("Enter")
    page.wait_for_seed(5)
    assert page.query.present
