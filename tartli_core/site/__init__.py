"""The puzzle site and the lessons, each by its own server on this machine.

Nothing of Jupyter is imported before one of them starts.
"""

from tartli_core.site.starting import folder, listen, need_extras
from tartli_core.text.language import ENGLISH, Language


def serve(
    port: int = 8866, *, open_browser: bool, language: Language = ENGLISH
) -> None:
    """Show the puzzles at the port until Ctrl-C.

    Args:
        port: a port of this machine; 0 takes a free one.
        open_browser: whether to open the browser when the site answers.
        language: the language of the terminal, and of the page while it loads.

    Raises:
        StartError: packages or notebooks are missing, or the port is taken.
    """
    need_extras("voila", "ipykernel", "ipywidgets", "anywidget")
    notebook = folder("puzzles") / "tartli.ipynb"
    with listen(port) as listener:
        from tartli_core.site.puzzles import run

        run(notebook, listener, open_browser=open_browser, language=language)


def lab(port: int = 8888, *, open_browser: bool, language: Language = ENGLISH) -> None:
    """Open the lessons in JupyterLab until Ctrl-C.

    Args:
        port: a port of this machine; 0 takes a free one.
        open_browser: whether to open the browser when JupyterLab answers.
        language: the language of the terminal.

    Raises:
        StartError: packages or notebooks are missing, or the port is taken.
    """
    need_extras("jupyterlab", "ipykernel", "ipywidgets", "anywidget")
    lessons = folder("lessons")
    with listen(port) as listener:
        from tartli_core.site.lessons import run

        run(lessons, listener, open_browser=open_browser, language=language)
