"""The trainer with its games: registers the kinds and opens the puzzle page."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tartli_core.widgets.trainer import TrainerWidget


def puzzle_page(query: str = "", accept_language: str = "") -> "TrainerWidget":
    """The puzzle page as a widget.

    Args:
        query: what stands after ``?`` in the address, such as
            ``kind=split&seed=42&rules=hungarian&present=1``.
        accept_language: the languages the visitor's browser asks for.
    """
    from tartli_core.app.host import PuzzleHost
    from tartli_core.widgets.trainer import TrainerWidget

    return TrainerWidget(PuzzleHost.from_query(query, accept_language))
