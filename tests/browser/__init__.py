"""Tests of the puzzle site as a visitor meets it, in a real browser."""

import pytest

pytest.register_assert_rewrite("browser.puzzle_page")
