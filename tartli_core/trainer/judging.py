"""Judging an answer by the options of its puzzle."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Answer, Form, Puzzle, Telling

MOST_DIGITS: Final = 18
"""Digits of a whole number that may be given as an answer."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What is said about an answer before the solution is shown.

    Attributes:
        value: its exact worth, as its kind defines it.
        says: what is right or goes wrong, without giving the solution away.
    """

    value: int
    says: tuple[Say, ...]


def judge(puzzle: Puzzle, telling: Telling, answer: Answer) -> Assessment:
    """The judgement that fits most kinds; an ORDER needs its kind's own.

    Raises:
        NotationError: it is no answer to this puzzle.
    """
    if puzzle.form is Form.SET:
        return _judge_set(puzzle, answer)
    if puzzle.form is Form.NUMBER:
        return _judge_number(puzzle, telling, answer)
    if puzzle.form is Form.WORDS and answer not in _utterances(puzzle):
        return Assessment(0, (Say("answer.not"),))
    option = puzzle.one_option(answer)
    says = telling.why(option.answer) if not option.right else (Say("answer.right"),)
    return Assessment(option.value, says or (Say("answer.not"),))


def _utterances(puzzle: Puzzle) -> set[Answer]:
    """The utterances that have a value; of the words offered one can make others."""
    return {(option.answer,) for option in puzzle.options}


def _judge_set(puzzle: Puzzle, answer: Answer) -> Assessment:
    """How many do not belong and how many are missing, by the nearest answer."""
    chosen = {puzzle.option(text).answer for text in answer}
    value = sum(puzzle.option(text).value for text in answer)
    nearest = min(map(set, puzzle.answers), key=lambda right: len(right ^ chosen))
    if chosen == nearest:
        count = len(chosen)
        right = Say("answer.all", count=count) if count else Say("answer.none")
        return Assessment(value, (right,))
    return Assessment(
        value, tuple(_counts(len(chosen - nearest), len(nearest - chosen)))
    )


def _counts(false: int, missing: int) -> Iterator[Say]:
    if false:
        yield Say("answer.false", count=false)
    if missing:
        yield Say("answer.missing", count=missing)


def _judge_number(puzzle: Puzzle, telling: Telling, answer: Answer) -> Assessment:
    """A number is right, a known mistake, or simply another one."""
    number = int(read_number(answer))
    for option in puzzle.options:
        if option.answer == str(number):
            says = (Say("answer.right"),) if option.right else telling.why(str(number))
            return Assessment(number, says or (Say("answer.not"),))
    return Assessment(number, (Say("answer.not"),))


def read_number(answer: Answer) -> str:
    """The whole number of an answer, in the digits 0 to 9 and without zeros before it.

    Raises:
        NotationError: it is none, or has too many digits to be an answer.
    """
    text = " ".join(answer)
    if len(answer) != 1 or not text.isdecimal() or len(text) > MOST_DIGITS:
        raise NotationError(
            "{answer!r} is not a whole number: write one such as 47",
            answer=text[:MOST_DIGITS],
        )
    return str(int(text))
