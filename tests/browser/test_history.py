import re

import pytest
from playwright.sync_api import expect

from browser.puzzle_page import PuzzlePage

pytestmark = pytest.mark.browser


def test_back_and_forward_go_from_puzzle_to_puzzle(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 1)
    kernel = page.kernel
    page.solve()
    page.next.click()
    page.wait_for_seed(2)
    page.skip.click()
    page.wait_for_seed(3)
    page.page.go_back()
    page.wait_for_seed(2)
    page.page.go_back()
    page.wait_for_seed(1)
    page.solve()
    expect(page.count).to_have_text("1 of 2 solved")
    page.page.go_forward()
    page.wait_for_seed(2)
    page.page.go_forward()
    page.wait_for_seed(3)
    assert page.kernel == kernel


@pytest.mark.parametrize(
    ("address", "expected"),
    [("?seed=5", "seed=5&rules=hungarian"), ("?rules=austrian", "rules=austrian")],
)
def test_what_the_address_says_wins_over_what_was_kept(
    page: PuzzlePage, address: str, expected: str
) -> None:
    page.open_puzzle("contest", 1)
    page.open(address)
    expect(page.page).to_have_url(re.compile(rf"kind=.+{expected}"))
