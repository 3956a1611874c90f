"""A real site and a real browser, and one fresh visitor after another.

Both live as long as this folder's tests: Playwright leaves an event loop running,
which tests elsewhere must not find.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.puzzle_page import PuzzlePage
from browser.stage import Stage

PATIENCE = 15_000  # ms, for a slow machine
NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW_TO_GET_ONE = (
    "no Chromium found: install it (Debian: apt-get install chromium) "
    "or name yours in the environment variable CHROMIUM"
)


class Visit(Protocol):
    """Lets a visitor come, with a browser of his own."""

    def __call__(self, **options: Any) -> PuzzlePage:
        """An empty page; the options are those of `Browser.new_context`."""


class OpenStage(Protocol):
    """Draws pages without a server, each on a screen of its own."""

    def __call__(self, **options: Any) -> Stage:
        """An empty page; the options are those of `Browser.new_context`."""


def chromium() -> str | None:
    """The browser's program, if there is one."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def pytest_runtest_setup() -> None:
    """Skip this folder's tests without a browser, or fail them if it is required.

    Here and not in a fixture, so that the report needs one line for all of them.
    """
    if chromium() is None:
        if os.environ.get("TARTLI_REQUIRE_BROWSER") == "1":
            pytest.fail(HOW_TO_GET_ONE, pytrace=False)
        pytest.skip(HOW_TO_GET_ONE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, with nothing in it that calls home."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running `tartli serve`; Ctrl-C ends it without a word."""
    command = [sys.executable, "-m", "tartli_core"]
    with subprocess.Popen(
        [*command, "serve", "--port", "0", "--no-browser"],
        cwd=tmp_path_factory.mktemp("elsewhere"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert address, process.communicate(timeout=5)
            yield address[0]
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=15)
            assert (process.returncode, out, err) == (0, "", "")
        finally:
            process.kill()


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Lets visitors come; none may hear of another host or see an error."""
    pages: list[PuzzlePage] = []

    def come(**options: Any) -> PuzzlePage:
        context = browser.new_context(**{"reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        page = PuzzlePage(context.new_page(), site)
        pages.append(page)
        return page

    yield come
    for page in pages:
        page.leave()
        page.page.context.close()
    assert [page.witness.asked_elsewhere(site) for page in pages] == [[]] * len(pages)
    assert [page.witness.complaints for page in pages] == [[]] * len(pages)


@pytest.fixture
def page(visit: Visit) -> PuzzlePage:
    """One visitor with an ordinary screen."""
    return visit()


@pytest.fixture
def stages(browser: Browser) -> Iterator[OpenStage]:
    """Draws pages without a server; the browser may complain of none."""
    opened: list[Stage] = []

    def come(**options: Any) -> Stage:
        context = browser.new_context(**{"reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        opened.append(Stage(context.new_page()))
        return opened[-1]

    yield come
    for stage in opened:
        stage.page.context.close()
    assert [stage.complaints for stage in opened] == [[]] * len(opened)


@pytest.fixture
def stage(stages: OpenStage) -> Stage:
    """One page with an ordinary screen."""
    return stages()
