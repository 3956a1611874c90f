"""What each option is worth in every layout of the hidden cards, as a table."""

from typing import Any

from tartli_core.text.phrases import Phrases
from tartli_core.trainer.session import Session


def layout_table(session: Session, phrases: Phrases) -> dict[str, Any] | None:
    """The certificate's table in words; None where the proof goes by no layouts."""
    puzzle, kind = session.puzzle, session.kind
    layouts = puzzle.certificate.get("layouts")
    table = puzzle.certificate.get("table")
    if not layouts or not table:
        return None
    return {
        "heads": [phrases.codes(layout) for layout in layouts],
        "rows": [
            {
                "text": phrases.sentence(kind.describe(puzzle, option.answer)),
                "right": option.right,
                "values": [phrases.sentence(kind.worth(puzzle, v)) for v in values],
            }
            for option, values in zip(puzzle.options, table, strict=True)
        ],
    }
