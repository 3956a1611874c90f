import os
import re
import signal
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.processes import processes_with
from browser.puzzle_page import PuzzlePage

pytestmark = pytest.mark.browser


def wait_until(claim: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_reload_keeps_count_puzzle_and_look(page: PuzzlePage) -> None:
    page.open()  # which puzzle it is stands in the address bar at once
    expect(page.page).to_have_url(re.compile("kind=.+seed="))
    page.look(pack="French-suited", corner_letters="Off")
    page.answer(page.right)
    expect(page.next).to_be_visible()
    solved = page.page.url
    page.next.click()
    expect(page.page).not_to_have_url(solved)
    expect(page.check).to_be_visible()
    link, hand, picture = page.page.url, page.hand_names(), page.hand.first.inner_html()
    page.reload()
    assert page.page.url == link
    assert page.hand_names() == hand
    assert page.hand.first.inner_html() == picture
    expect(page.count).to_have_text("1 of 1 solved")
    page.page.get_by_role("button", name="Appearance").click()
    for row, choice in (("pack", "French-suited"), ("corner_letters", "Off")):
        expect(page.look_button(row, choice)).to_have_attribute("aria-pressed", "true")


def test_a_kernel_ends_with_its_page(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 1)
    first = page.kernel
    assert len(processes_with(first)) == 1
    page.reload()
    second = page.kernel
    assert len(processes_with(second)) == 1
    wait_until(lambda: not processes_with(first))
    page.leave()
    wait_until(lambda: not processes_with(second))


def test_a_lost_connection_is_said_and_a_reload_mends_it(page: PuzzlePage) -> None:
    page.open_puzzle("contest", 1)
    page.solve()
    page.next.click()
    page.wait_for_seed(2)
    for process in processes_with(page.kernel):
        os.kill(process, signal.SIGKILL)
    page.hint.click()
    expect(page.alert).to_contain_text("The connection is lost", timeout=8_000)
    page.witness.complaints.clear()
    page.alert.get_by_role("button", name="Reload").click()
    expect(page.alert).to_have_count(0)
    page.wait()
    page.wait_for_seed(2)
    expect(page.count).to_have_text("1 of 1 solved")
    page.solve()
    expect(page.count).to_have_text("2 of 2 solved")
