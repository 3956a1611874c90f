"""Settings of all tests."""

import pytest
from command_line import Run
from hypothesis import settings

# how long an example takes says more about the machine than about the code
settings.register_profile("tartli", deadline=None)
settings.load_profile("tartli")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Run(capsys)
