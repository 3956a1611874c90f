"""What each option brings in every layout of the hidden cards, as a table."""

from typing import Any, Final

from tartli_core.text.phrases import Phrases
from tartli_core.text.words import LAYOUTS_BY_OUTCOME, LAYOUTS_BY_POINTS
from tartli_core.trainer.session import Session

MOST_BULI_POINTS: Final = 2
"""Where nothing in a table is beyond this it tells of bulis won and lost."""


def layout_table(session: Session, phrases: Phrases) -> dict[str, Any] | None:
    """The certificate's table; None where the proof goes by no layouts."""
    puzzle, kind = session.puzzle, session.kind
    layouts = puzzle.certificate.get("layouts")
    table = puzzle.certificate.get("table")
    if not layouts or not table:
        return None
    most = max(abs(value) for values in table for value in values)
    about = LAYOUTS_BY_OUTCOME if most <= MOST_BULI_POINTS else LAYOUTS_BY_POINTS
    return {
        "about": phrases.language.gettext(about),
        "heads": [phrases.codes(layout) for layout in layouts],
        "rows": [
            {
                "text": phrases.sentence(kind.describe(puzzle, option.answer)),
                "right": option.right,
                "values": values,
            }
            for option, values in zip(puzzle.options, table, strict=True)
        ],
    }
