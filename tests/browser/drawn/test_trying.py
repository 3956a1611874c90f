import pytest
from playwright.sync_api import expect

from browser.puzzle_page import PHRASES, PuzzlePage

pytestmark = pytest.mark.browser


def test_after_a_wrong_answer_one_tries_again(page: PuzzlePage) -> None:
    page.open_puzzle("meld-find", 1)
    page.answer(page.wrong)
    expect(page.verdict).to_contain_text("Not quite")
    expect(page.verdict).to_contain_text(page.said_of(page.wrong))
    page.expect_nothing_revealed()
    expect(page.count).to_have_text("0 of 0 solved")
    page.choose(set(page.right) ^ set(page.wrong))
    page.check.click()
    page.expect_solved()
    expect(page.count).to_have_text("1 of 1 solved")


def test_who_lets_the_answer_be_shown_has_not_solved_it(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 3)
    expect(page.show).to_have_count(0)
    page.answer(page.wrong)
    page.show.click()
    page.expect_solved()
    puzzle = page.puzzle
    expect(page.values).to_have_count(len(puzzle.options))
    right_first = sorted(puzzle.options, key=lambda option: not option.right)
    for option, row in zip(right_first, page.values.all(), strict=True):
        mark = "right" if option.right else "wrong"
        expect(row.get_by_text(mark, exact=True)).to_be_attached()
        expect(row).to_contain_text(f"{abs(option.value)}" if option.value else "level")
        chosen = int(page.wrong == (option.answer,))
        expect(row.get_by_text("your choice", exact=True)).to_have_count(chosen)
        for sentence in PHRASES.sentences(page.words.why(option.answer)):
            expect(row).to_contain_text(sentence)
    expect(page.count).to_have_text("0 of 1 solved")


def test_hints_come_in_three_steps_and_a_puzzle_can_be_skipped(
    page: PuzzlePage,
) -> None:
    page.open_puzzle("split", 2)
    for step, hint in enumerate(page.words.hints):
        expect(page.hints).to_have_count(step)
        page.hint.click()
        for sentence in PHRASES.sentences(hint):
            expect(page.hints.nth(step)).to_contain_text(sentence)
    expect(page.hint).to_be_disabled()
    page.skip.click()
    page.wait_for_seed(3)
    expect(page.hints).to_have_count(0)
    expect(page.count).to_have_text("0 of 1 solved")
    expect(page.hint).to_be_enabled()


def test_a_double_click_is_one_answer(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 1)
    page.choose(page.wrong)
    page.check.dblclick(delay=100)
    expect(page.verdict).to_contain_text("Not quite")
    page.choose(page.right)
    page.check.dblclick(delay=100)
    page.expect_solved()
    assert page.query.seed == 1
    expect(page.count).to_have_text("1 of 1 solved")
    assert page.sent("answer") == 2
