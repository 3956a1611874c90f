import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.puzzle_page import PuzzlePage

pytestmark = pytest.mark.browser


def test_an_address_opens_the_same_puzzle_for_two_who_do_not_disturb_each_other(
    visit: Visit,
) -> None:
    one, other = (visit().open_puzzle("contest", 7, "austrian") for _ in range(2))
    assert one.asked.inner_text() == other.asked.inner_text()
    assert one.options.all_inner_texts() == other.options.all_inner_texts()
    assert one.hand_names() == other.hand_names()
    other.hint.click()
    expect(other.hints).to_have_count(1)
    one.solve()
    expect(one.count).to_have_text("1 of 1 solved")
    expect(one.hints).to_have_count(0)
    other.skip.click()
    other.wait_for_seed(8)
    expect(other.count).to_have_text("0 of 1 solved")
    assert one.query.seed == 7


@pytest.mark.parametrize(
    ("address", "notice"),
    [
        ("?kind=chess&seed=1", "'chess' is not a kind of puzzle"),
        ("?kind=split&seed=x", "'x' is not a seed"),
        ("?kind=split&seed=1&rules=welsh", "'welsh' is not a rule set"),
    ],
)
def test_an_address_that_makes_no_sense_is_said_beside_a_puzzle(
    page: PuzzlePage, address: str, notice: str
) -> None:
    page.open(address)
    expect(page.notice).to_contain_text(notice)
    page.solve()
    expect(page.count).to_have_text("1 of 1 solved")
    expect(page.notice).to_have_count(0)
