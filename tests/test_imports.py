"""What an import loads, and that every public name is there."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tartli_core.tartli as game
from tartli_core import cli
from tartli_core.text.phrases import Phrases

OF_THE_PAGES = {"anywidget", "IPython", "ipywidgets", "jupyterlab", "traitlets"}
OF_NUMBERS = {"joblib", "numpy", "pandas", "scipy"}


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python holds after this code."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    return set(told.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    "code",
    [
        "import tartli_core",
        "from tartli_core.tartli import *",
        "import tartli_core.cli.puzzles, tartli_core.cli.solve, tartli_core.cli.trick7",
        "from tartli_core.cli import main\n"
        "main(['melds', 'Oa Ua Xa', '--trump', 'a', '--json'])",
    ],
)
def test_the_core_and_the_command_line_load_no_other_package(code: str) -> None:
    assert not loaded_by(code) & (OF_THE_PAGES | OF_NUMBERS)


def test_only_what_is_asked_for_is_loaded() -> None:
    alone = loaded_by("import tartli_core.tartli")
    assert not {name for name in alone if name.startswith("tartli_core.tartli.")}
    with_a_deal = loaded_by("from tartli_core.tartli import Deal")
    assert "tartli_core.tartli.deal" in with_a_deal
    assert "tartli_core.tartli.solver.layouts" not in with_a_deal


def test_a_command_loads_only_its_own_module() -> None:
    listed = loaded_by(
        "from tartli_core.cli import make_parser\n"
        "from tartli_core.text.phrases import Phrases\n"
        "make_parser(Phrases()).format_help()\n"
        "make_parser(Phrases(), ['melds'])"
    )
    commands = {name for name in listed if name.startswith("tartli_core.cli.")}
    assert commands == {"tartli_core.cli.arguments", "tartli_core.cli.rules"}


def test_every_command_is_listed_and_knows_its_arguments(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = Path(cli.__file__).parent
    parts = {
        file.stem
        for file in folder.glob("*.py")
        if "\ndef add_commands(" in file.read_text()
    }
    assert {module for module, _ in cli._COMMANDS.values()} == parts
    for command, (_, purpose) in cli._COMMANDS.items():
        parser = cli.make_parser(Phrases(), [command])
        with pytest.raises(SystemExit, match="0"):
            parser.parse_args([command, "--help"])
        assert capsys.readouterr().out.startswith(f"usage: tartli {command} ")
        assert f" {purpose}\n" in cli.make_parser(Phrases()).format_help()


def test_a_star_import_brings_every_public_name() -> None:
    names: dict[str, object] = {}
    exec("from tartli_core.tartli import *", names)
    del names["__builtins__"]
    assert sorted(names) == sorted(game.__all__)


@pytest.mark.parametrize("name", game.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(game, name) is getattr(game, name)


def test_the_public_names_are_listed_before_they_are_loaded() -> None:
    loaded_by(
        "import tartli_core.tartli as game\nassert {*game.__all__} <= {*dir(game)}"
    )


def test_nothing_but_the_public_names_is_offered() -> None:
    assert sorted(game._HOMES) == sorted(game.__all__)


def test_a_wrong_name_is_refused_as_by_any_module() -> None:
    with pytest.raises(AttributeError) as refused:
        getattr(game, "Dael")  # noqa: B009 -- mypy knows that there is none
    with pytest.raises(AttributeError) as usual:
        getattr(sys, "Dael")  # noqa: B009
    assert str(refused.value) == str(usual.value).replace("'sys'", repr(game.__name__))
    with pytest.raises(ImportError, match="cannot import name 'Dael'"):
        exec("from tartli_core.tartli import Dael")


def test_type_checkers_and_the_loader_know_the_same_homes() -> None:
    package = "tartli_core.tartli."
    tree = ast.parse(Path(game.__file__).read_text("utf-8"))
    homes = {
        name.name: node.module.removeprefix(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package)
        for name in node.names
        if node.module
    }
    assert homes == game._HOMES
