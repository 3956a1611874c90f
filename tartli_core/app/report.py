"""A problem with a puzzle as text: the puzzle, the answer given, the proof."""

import json
from typing import Final

from tartli_core.trainer.session import Session

PROOF: Final = ("options", "answers", "value", "certificate", "digest")
"""What of a puzzle tells the answer: in the text only once that is known."""


def report_text(session: Session, address: str) -> str:
    """What to copy and send to whoever may mend it, as a JSON object.

    Args:
        session: the visitor's session.
        address: where the puzzle is found.
    """
    puzzle = session.puzzle.to_json()
    if not session.is_over:
        puzzle = {name: value for name, value in puzzle.items() if name not in PROOF}
    chosen = session.chosen
    report = {
        "address": address,
        "answer": None if chosen is None else list(chosen),
        "tries": session.tries,
        "hints": session.hints_shown,
        "puzzle": puzzle,
    }
    return json.dumps(report, ensure_ascii=False, indent=1)
