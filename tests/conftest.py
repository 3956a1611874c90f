"""Settings of all tests."""

import os
from random import SystemRandom

import pytest
from command_line import Run
from hypothesis import settings

# how long an example takes says more about the machine than about the code
settings.register_profile("tartli", deadline=None)
settings.load_profile("tartli")

# which puzzles are proved anew in this run; all processes of it take the same
os.environ.setdefault("TARTLI_SAMPLE_SEED", str(SystemRandom().randrange(10**6)))


def pytest_report_header() -> str:
    return f"puzzles by chance: TARTLI_SAMPLE_SEED={os.environ['TARTLI_SAMPLE_SEED']}"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Run(capsys)
