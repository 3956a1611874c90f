import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.puzzle_page import PHRASES, PuzzlePage
from tartli_core.app.kinds import REGISTRY

pytestmark = pytest.mark.browser

PUZZLES = [("meld-find", 1), ("contest", 1), ("split", 1)]
QUIET = 6
"""A meld-find puzzle with nothing to announce."""


@pytest.mark.parametrize(("kind", "seed"), PUZZLES)
def test_a_puzzle_is_solved_by_mouse(visit: Visit, kind: str, seed: int) -> None:
    page = visit(reduced_motion="no-preference").open_puzzle(kind, seed)
    expect(page.count).to_have_text("0 of 0 solved")
    for option in page.puzzle.options:
        text = PHRASES.sentence(REGISTRY[kind].describe(page.puzzle, option.answer))
        expect(page.option(option.answer)).to_contain_text(text)
    page.answer(page.right)
    page.expect_solved()
    expect(page.explanation).to_contain_text(page.said_of(page.right))
    expect(page.count).to_have_text("1 of 1 solved")
    page.next.click()
    page.wait_for_seed(seed + 1)


@pytest.mark.parametrize(("kind", "seed"), PUZZLES)
def test_puzzles_are_solved_by_keyboard_alone(
    page: PuzzlePage, kind: str, seed: int
) -> None:
    page.open_puzzle(kind, seed)
    if kind == "split":  # a choice can be taken back
        page.press(page.digit(page.right[-1]), "Backspace")
        expect(page.options.and_(page.chosen)).to_have_count(0)
    page.press(*map(page.digit, page.right), "Enter")
    page.expect_solved()
    page.press("Enter")
    page.wait_for_seed(seed + 1)
    for choice in page.right:
        page.walk_to(choice)
        page.press("Enter" if kind == "contest" else "Space")
        expect(page.option(choice)).to_have_attribute("aria-pressed", "true")
    page.press("Enter")
    page.expect_solved()
    expect(page.count).to_have_text("2 of 2 solved")


def test_nothing_can_be_the_right_answer(page: PuzzlePage) -> None:
    page.open_puzzle("meld-find", QUIET)
    assert page.right == ()
    page.nothing.click()
    page.check.click()
    page.expect_solved()
    expect(page.count).to_have_text("1 of 1 solved")
