"""Visitors of pages that are drawn without a server."""

from typing import Any

import pytest

from browser.conftest import OpenStage, Visit
from browser.drawn.drawn_page import DrawnPage


@pytest.fixture
def visit(stages: OpenStage) -> Visit:
    """Lets visitors come; none may see an error."""

    def come(**options: Any) -> DrawnPage:
        return DrawnPage(stages(**options))

    return come
