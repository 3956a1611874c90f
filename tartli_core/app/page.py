"""What the puzzle page shows: a session in words; no answer before it is given."""

from typing import Any

from tartli_core.app.query import Query
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.melds import SEQUENCE_POINTS
from tartli_core.tartli.table import (
    option_cards,
    option_outcome,
    table_view,
    trump_view,
)
from tartli_core.text.phrases import Phrases
from tartli_core.text.rule_texts import RULE_TEXTS
from tartli_core.text.words import LEVELS, NOT_QUITE, RULE_SETS
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.session import Session

Json = dict[str, Any]


def page_view(session: Session, phrases: Phrases, query: Query, notice: str) -> Json:
    """Everything about the puzzle on the table that may be seen now.

    Args:
        session: the visitor's session.
        phrases: the visitor's language and pack.
        query: what the address asked for.
        notice: what could not be done, or empty.
    """
    puzzle = session.puzzle
    title = _rules_title(puzzle, phrases)
    nothing = session.kind.nothing
    return {
        "id": puzzle.id,
        "link": _link(session, query),
        "kind": puzzle.kind,
        "title": phrases.sentence(session.kind.title),
        "rules": str(puzzle.rules),
        "rules_title": title,
        "level": puzzle.level,
        "level_title": phrases.language.gettext(LEVELS[puzzle.level - 1]),
        "present": query.present,
        "notice": notice,
        "context": [title, trump_view(puzzle, phrases)],
        "question": phrases.sentences(session.telling.question),
        "form": str(puzzle.form),
        "steps": _steps(puzzle),
        "options": [_option(session, option, phrases) for option in puzzle.options],
        "nothing": phrases.sentence(nothing) if nothing else None,
        "table": table_view(puzzle, phrases),
        "hints": [phrases.sentences(hint) for hint in session.hints],
        "hints_left": len(session.telling.hints) - session.hints_shown,
        "verdict": _verdict(session, phrases),
        "reveal": _reveal(session, phrases) if session.is_over else None,
    }


def _link(session: Session, query: Query) -> str:
    puzzle, wanted = session.puzzle, session.wanted
    return str(
        Query(
            kind=puzzle.kind,
            seed=puzzle.seed,
            rules=str(puzzle.rules),
            suits=session.names,
            mix=len(wanted.kinds) > 1,
            levels=wanted.levels,
            present=query.present,
            lang=query.lang,
        )
    )


def _rules_title(puzzle: Puzzle, phrases: Phrases) -> str:
    title = phrases.language.gettext(RULE_SETS[puzzle.rules.preset])
    changes = (f"{name}={value}" for name, value in puzzle.rules.options.items())
    return ", ".join([title, *changes])


def _steps(puzzle: Puzzle) -> int | None:
    """The announcements to put in order: one a trick left (T-M4)."""
    if puzzle.form is not Form.ORDER:
        return None
    return LAST_ANNOUNCING_TRICK + 1 - int(puzzle.position["trick"])


def _option(session: Session, option: Option, phrases: Phrases) -> Json:
    """An option without what it is worth, but for a sequence's own points."""
    puzzle = session.puzzle
    cards = option_cards(option.answer, puzzle.position["trump"])
    ordered = puzzle.form is Form.ORDER
    return {
        "answer": option.answer,
        "text": phrases.sentence(session.kind.describe(puzzle, option.answer)),
        "cards": cards,
        "outcome": option_outcome(option.answer),
        "points": SEQUENCE_POINTS[len(cards)] if ordered else None,
    }


def _verdict(session: Session, phrases: Phrases) -> Json | None:
    if session.verdict is None:
        return None
    lines = phrases.sentences(session.verdict.says)
    if session.is_solved:
        headline = lines.pop(0)
    else:
        headline = phrases.language.gettext(NOT_QUITE)
    return {
        "right": session.is_solved,
        "headline": headline,
        "lines": lines,
        "tries": session.tries,
    }


def _reveal(session: Session, phrases: Phrases) -> Json:
    puzzle, kind, telling = session.puzzle, session.kind, session.telling
    return {
        "options": [
            {
                "answer": option.answer,
                "value": option.value,
                "value_text": phrases.sentence(kind.worth(puzzle, option.value)),
                "right": option.right,
                "why": phrases.sentences(telling.why(option.answer)),
            }
            for option in puzzle.options
        ],
        "answers": [list(answer) for answer in puzzle.answers],
        "explanation": phrases.sentences(telling.explanation),
        "rules": [
            {"number": n, "text": phrases.language.gettext(RULE_TEXTS[n])}
            for n in telling.rule_numbers
        ],
        "chosen": None if session.chosen is None else list(session.chosen),
        "chosen_value": session.verdict.value if session.verdict else None,
    }
