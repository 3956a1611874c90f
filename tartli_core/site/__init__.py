"""The puzzle site and the lessons, each by its own server on this machine.

Nothing of Jupyter is imported before one of them starts.
"""

import sys
from collections.abc import Callable

from tartli_core.site.starting import StartError, folder, listen, need_extras

BAD_START = 2


def serve(port: int = 8866, *, open_browser: bool) -> int:
    """Show the puzzles at the port until Ctrl-C; the exit code of the command."""

    def start() -> None:
        need_extras("voila", "ipykernel", "ipywidgets", "anywidget")
        notebook = folder("puzzles") / "tartli.ipynb"
        with listen(port) as listener:
            from tartli_core.site.puzzles import run

            run(notebook, listener, open_browser=open_browser)

    return _exit_code(start)


def lab(port: int = 8888, *, open_browser: bool) -> int:
    """Open the lessons in JupyterLab until Ctrl-C; the exit code of the command."""

    def start() -> None:
        need_extras("jupyterlab", "ipykernel", "ipywidgets", "anywidget")
        lessons = folder("lessons")
        with listen(port) as listener:
            from tartli_core.site.lessons import run

            run(lessons, listener, open_browser=open_browser)

    return _exit_code(start)


def _exit_code(start: Callable[[], None]) -> int:
    """Run a server; 2 and one line on stderr when it cannot start."""
    try:
        start()
    except StartError as error:
        sys.stderr.write(f"tartli: {error}\n")
        return BAD_START
    except KeyboardInterrupt:  # before the server listened to signals itself
        return 0
    return 0
