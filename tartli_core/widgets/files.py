"""Scripts and styles of the widgets: several files here, one text in the browser."""

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
"""The folder that holds them."""


def joined(*names: str) -> str:
    """The texts of several files as one: an anywidget is given one text."""
    return "\n".join((HERE / name).read_text("utf-8") for name in names)
