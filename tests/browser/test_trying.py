import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.puzzle_page import PuzzlePage

pytestmark = pytest.mark.browser


def said_anew(message: bytes) -> bytes:
    """The message under another number: a kernel drops what it has heard before."""
    return re.sub(
        rb'(?<="msg_id":")[^"]+', lambda number: number[0][::-1], message, count=1
    )


def test_a_message_about_a_puzzle_no_longer_shown_is_passed_over(
    page: PuzzlePage,
) -> None:
    def say_skips_twice(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            data = message if isinstance(message, bytes) else message.encode()
            server.send(data)
            if re.search(b'"do": ?"skip"', data):
                server.send(said_anew(data))

        socket.on_message(pass_on)

    page.page.route_web_socket(re.compile("/channels"), say_skips_twice)
    page.open_puzzle("contest", 1)
    page.skip.click()
    page.wait_for_seed(2)
    page.hint.click()  # answered after all that was said before
    expect(page.hints).to_have_count(1)
    page.wait_for_seed(2)
    expect(page.count).to_have_text("0 of 1 solved")
    expect(page.alert).to_have_count(0)
