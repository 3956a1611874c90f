import pytest
from playwright.sync_api import expect

from browser.puzzle_page import PuzzlePage

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("kind", "seed"), [("meld-find", 4), ("contest", 3)])
def test_the_answer_is_nowhere_before_it_is_given(
    page: PuzzlePage, kind: str, seed: int
) -> None:
    page.open_puzzle(kind, seed)
    page.expect_nothing_revealed()
    page.choose(page.right)
    page.expect_nothing_revealed()
    page.check.click()
    page.expect_solved()
    told = page.revealed()  # so it would have been found
    assert set(page.explained) <= set(told)
    assert {'"right": true', '"why":', '"answers":', '"explanation": ['} <= set(told)


def test_no_request_leaves_the_machine(page: PuzzlePage) -> None:
    page.open_puzzle("split", 2)
    page.expect_nothing_revealed()
    page.look(pack="French-suited")
    page.look(pack="Hungarian")
    page.hint.click()
    expect(page.hints).to_have_count(1)
    page.solve()
    page.next.click()
    page.wait_for_seed(3)
    assert len(page.witness.asked) > 50
    assert page.witness.asked_elsewhere(page.site) == []
    assert page.witness.complaints == []
