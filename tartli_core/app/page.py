"""What the puzzle page shows: a session in words; no answer before it is given."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tartli_core.app.layout_table import layout_table
from tartli_core.app.query import Query
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.kinds.hand_that_fits import hand_that_fits
from tartli_core.tartli.kinds.mistakes import MISTAKES
from tartli_core.tartli.melds import SEQUENCE_POINTS
from tartli_core.tartli.played_out import lines_view
from tartli_core.tartli.table import (
    option_cards,
    option_marks,
    option_outcome,
    table_view,
    trump_view,
)
from tartli_core.text.glossary import CALLS
from tartli_core.text.phrases import Phrases
from tartli_core.text.rule_texts import RULE_TEXTS
from tartli_core.text.words import (
    LESSON,
    LEVELS,
    NOT_QUITE,
    ONE_HAND,
    OTHER_LEVEL,
    RULE_SETS,
    SILENCE,
    VALUES,
    VALUES_OF,
    WORDS,
)
from tartli_core.trainer.puzzle import Form, Option, Puzzle, RuleSet
from tartli_core.trainer.session import Session

Json = dict[str, Any]

HIDDEN_OPTIONS: Final = frozenset({Form.NUMBER, Form.WORDS})
"""Forms whose options would tell the answer: they come with it."""

SILENT: Final = "silence"
"""The utterance of who says nothing."""


@dataclass(frozen=True, kw_only=True)
class Visit:
    """What a page shows beside its session.

    Attributes:
        query: what the address asked for, and since then the visitor.
        notice: what could not be done, or empty.
        twins: the same position under other rule sets.
        report: the puzzle as text, where it was asked for.
        is_free: whether it is a free hand, and no puzzle.
    """

    query: Query
    notice: str = ""
    twins: Sequence[Puzzle] = ()
    report: str | None = None
    is_free: bool = False


def page_view(session: Session, phrases: Phrases, visit: Visit) -> Json:
    """Everything about the puzzle on the table that may be seen now.

    Args:
        session: the visitor's session.
        phrases: the visitor's language and pack.
        visit: what else the page shows.
    """
    puzzle, query = session.puzzle, visit.query
    nothing, may_be_none = session.kind.nothing, puzzle.form is Form.SET
    told = puzzle.form not in HIDDEN_OPTIONS or session.is_over
    table = table_view(puzzle, phrases)
    trump = trump_view(puzzle, phrases)
    return {
        "id": puzzle.id,
        "link": _link(session, visit),
        "is_free": visit.is_free,
        "kind": puzzle.kind,
        "title": phrases.sentence(session.kind.title),
        "wanted": _wanted(session),
        "rules": str(puzzle.rules),
        "rules_title": rules_title(puzzle.rules, phrases),
        "level": None if visit.is_free else puzzle.level,
        "level_title": phrases.language.gettext(LEVELS[puzzle.level - 1]),
        "present": query.present,
        "notice": visit.notice or _level_notice(session, visit, phrases),
        "context": [] if trump is None else [trump],
        "question": phrases.sentences(session.telling.question),
        "form": str(puzzle.form),
        "steps": _steps(puzzle, phrases),
        "options": [_option(session, o, phrases) for o in puzzle.options if told],
        "words": _words(puzzle, phrases) if puzzle.form is Form.WORDS else None,
        "nothing": phrases.sentence(nothing) if nothing and may_be_none else None,
        "table": table,
        "hints": [phrases.sentences(hint) for hint in session.hints],
        "hints_left": len(session.telling.hints) - session.hints_shown,
        "verdict": _verdict(session, phrases),
        "reveal": _reveal(session, phrases, table) if session.is_over else None,
        "twins": [
            {
                "link": _twin_link(twin, session, query),
                "title": rules_title(twin.rules, phrases),
            }
            for twin in visit.twins
        ],
        "report": visit.report,
    }


def _level_notice(session: Session, visit: Visit, phrases: Phrases) -> str:
    """That the puzzle is of another level than was asked for; else nothing."""
    if visit.is_free or session.puzzle.level in session.wanted.levels:
        return ""
    return phrases.language.gettext(OTHER_LEVEL)


def _wanted(session: Session) -> Json:
    """Which puzzles are to come: all kinds or one, and the levels."""
    wanted = session.wanted
    return {
        "mix": len(wanted.kinds) > 1,
        "levels": {"from": min(wanted.levels), "to": max(wanted.levels)},
    }


def _link(session: Session, visit: Visit) -> str:
    puzzle, wanted, query = session.puzzle, session.wanted, visit.query
    return str(
        Query(
            table=puzzle.kind if visit.is_free else "",
            kind=None if visit.is_free else puzzle.kind,
            seed=puzzle.seed,
            rules=str(puzzle.rules),
            suits=session.names,
            mix=len(wanted.kinds) > 1,
            levels=wanted.levels,
            present=query.present,
            lang=query.lang,
        )
    )


def _twin_link(twin: Puzzle, session: Session, query: Query) -> str:
    """The address of the same position under another rule set."""
    return str(
        Query(
            kind=twin.kind,
            seed=twin.seed,
            rules=str(twin.rules),
            suits=session.names,
            present=query.present,
            lang=query.lang,
        )
    )


def rules_title(rules: RuleSet, phrases: Phrases) -> str:
    """The rule set in words, and the options in which it differs as they stand."""
    title = phrases.language.gettext(RULE_SETS[rules.preset])
    changes = (f"{name}={value}" for name, value in rules.options.items())
    return ", ".join([title, *changes])


def _steps(puzzle: Puzzle, phrases: Phrases) -> list[str] | None:
    """Names of the places to put in order: tricks left (T-M4), or just numbers."""
    if puzzle.form is not Form.ORDER:
        return None
    if "trick" not in puzzle.position:
        return [str(place) for place in range(1, len(puzzle.options) + 1)]
    tricks = range(puzzle.position["trick"], LAST_ANNOUNCING_TRICK + 1)
    name = phrases.language.gettext(WORDS["trick"])
    return [name.format(n=trick) for trick in tricks]


def _option(session: Session, option: Option, phrases: Phrases) -> Json:
    """An option without what it is worth, but for a sequence's own points."""
    puzzle = session.puzzle
    uttered = any(other.answer == SILENT for other in puzzle.options)
    trump = puzzle.position.get("trump")
    cards = [] if uttered else option_cards(option.answer, trump)
    ordered = puzzle.form is Form.ORDER
    marks = option_marks(puzzle, option.answer, phrases)
    described = phrases.sentence(session.kind.describe(puzzle, option.answer))
    return {
        "answer": option.answer,
        "text": marks["text"] if marks else described,
        "picture": marks["svg"] if marks else None,
        "cards": cards,
        "outcome": option_outcome(option.answer),
        "points": SEQUENCE_POINTS.get(len(cards)) if ordered else None,
    }


def _words(puzzle: Puzzle, phrases: Phrases) -> list[Json]:
    """The words of all options, once each or as often as one option has them."""
    utterances = [option.answer.split(" / ") for option in puzzle.options]
    offered = [
        (word, copy)
        for word in CALLS
        for copy in range(max(said.count(word) for said in utterances))
    ]
    silence = phrases.language.gettext(SILENCE)
    return [
        *[
            {
                "answer": f"{word} {copy}" if copy else word,
                "word": word,
                "text": phrases.names.call(word),
            }
            for word, copy in offered
        ],
        {"answer": SILENT, "word": SILENT, "text": silence},
    ]


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


def _reveal(session: Session, phrases: Phrases, table: Json) -> Json:
    puzzle, telling = session.puzzle, session.telling
    opponent = session.kind.opponent(puzzle)
    example = "" if opponent else hand_that_fits(puzzle)
    explanation = phrases.sentences(telling.explanation)
    if example:
        explanation.append(phrases.language.gettext(ONE_HAND))
    return {
        "options": [_judged(session, option, phrases) for option in puzzle.options],
        "values_title": phrases.language.gettext(VALUES_OF.get(puzzle.kind, VALUES)),
        "answers": [list(answer) for answer in puzzle.answers],
        "explanation": explanation,
        "rules": [
            {"number": n, "text": phrases.language.gettext(RULE_TEXTS[n])}
            for n in telling.rule_numbers
        ],
        "chosen": None if session.chosen is None else list(session.chosen),
        "chosen_value": session.verdict.value if session.verdict else None,
        "opponent": (opponent or example).split() or None,
        "lines": lines_view(puzzle, table, phrases, session.kind.played_out),
        "layouts": layout_table(session, phrases),
    }


def _judged(session: Session, option: Option, phrases: Phrases) -> Json:
    """An option with what it is worth and what goes wrong with it."""
    puzzle, telling = session.puzzle, session.telling
    worth = phrases.sentence(session.kind.worth(puzzle, option.value))
    in_order = _is_whole_order(puzzle)
    return {
        "answer": option.answer,
        "value": option.value,
        "value_text": "" if puzzle.form is Form.NUMBER else worth,
        "right": option.right or in_order,
        "why": [] if in_order else phrases.sentences(telling.why(option.answer)),
        "mistake": _mistake(option.mistake, phrases),
    }


def _is_whole_order(puzzle: Puzzle) -> bool:
    """Whether every option has a place in the order, so that none is wrong."""
    return puzzle.form is Form.ORDER and all(
        len(answer) == len(puzzle.options) for answer in puzzle.answers
    )


def _mistake(name: str, phrases: Phrases) -> Json | None:
    if name not in MISTAKES:
        return None
    mistake = MISTAKES[name]
    lesson = phrases.language.gettext(LESSON).format(n=mistake.lesson)
    return {"text": phrases.sentence(mistake.what), "lesson": lesson}
