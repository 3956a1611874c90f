"""Runs commands in this process, for tests of the command line."""

import json
from typing import Any

import pytest

from tartli_core.cli import main


class Run:
    """Runs the command line here and reads what it says."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = self._capture.readouterr()
        return code, out, err

    def json(self, *arguments: str) -> Any:
        code, out, err = self(*arguments, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)
