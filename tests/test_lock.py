import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "binder" / "constraints.txt").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")


def plain(name: str) -> str:
    """A package's name as all tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> list[str]:
    return [line for line in LOCK.splitlines() if line and line.lstrip()[0] != "#"]


def test_every_line_of_the_lock_is_one_exact_version() -> None:
    for line in locked():
        assert re.fullmatch(r"[\w.-]+==[\w.!+]+( ; .+)?", line), line


def test_the_lock_holds_no_address_and_no_option() -> None:
    assert not re.search(r"://|^\s*-", LOCK, re.MULTILINE)


def test_the_lock_holds_every_requirement() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = {
        plain(re.match(r"[\w.-]+", requirement)[0])  # type: ignore[index]
        for group in (PROJECT["project"]["dependencies"], *extras.values())
        for requirement in group
    }
    assert wanted - {"tartli"} <= {plain(line.partition("==")[0]) for line in locked()}


def test_the_build_tool_has_an_exact_version() -> None:
    assert [name.count("==") for name in PROJECT["build-system"]["requires"]] == [1]


@pytest.mark.parametrize(
    ("extra", "end"),
    [
        ("site", ".venv/bin/tartli serve"),
        ("all", ".venv/bin/python -m pytest -n auto --dist loadfile"),
    ],
)
def test_the_readme_has_one_line_commands_that_use_the_lock(
    extra: str, end: str
) -> None:
    install = f"pip install -c binder/constraints.txt -e '.[{extra}]'"
    lines = [line for line in README.splitlines() if line.endswith(f" && {end}")]
    assert len(lines) == 1
    assert f"python3 -m venv .venv && .venv/bin/{install}; " in lines[0]


def test_binder_uses_the_lock() -> None:
    build = (ROOT / "binder" / "postBuild").read_text("utf-8")
    assert "-c binder/constraints.txt" in build
