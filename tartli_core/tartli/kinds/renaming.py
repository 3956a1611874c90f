"""A puzzle with other names for its suits: the same question, the same proof (T-C1)."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from itertools import permutations
from random import Random
from typing import Any, Final

from tartli_core.errors import NotationError
from tartli_core.tartli.cards import PACK, Suit
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Puzzle, Telling

SUITS: Final = "".join(map(str, Suit))
"""The letters of the suits; a renaming is written as what each of them becomes."""

_NAMED: Final = re.compile(rf"(?<!\w)([AKOUX987]?)([{SUITS}])(?!\w)")
"""A card or a suit standing alone; every other word of a puzzle is longer."""

FEWEST_IN_ORDER: Final = 7
"""So many cards stand in the order of the pack by intent; fewer may by chance."""

_PLACES: Final = {str(card): place for place, card in enumerate(PACK)}

_QUESTION: Final = (
    "trick",
    "trump",
    "hand",
    "opponent",
    "cards",
    "choices",
    "lead",
)
"""What of a position makes a question the same; the deal's past seldom matters."""


def some_renaming(rng: Random) -> str:
    """Any of the 24 renamings, as the letters that the suits in order become."""
    return "".join(rng.sample(SUITS, len(SUITS)))


def renaming(letters: str) -> dict[str, str]:
    """What each suit becomes.

    Raises:
        NotationError: these are not the four suits.

    >>> renaming("lahb")
    {'a': 'l', 'l': 'a', 'h': 'h', 'b': 'b'}
    """
    if sorted(letters) != sorted(SUITS):
        raise NotationError(
            "{letters!r} does not rename the suits: write the letters {suits} in "
            "some order",
            letters=letters[:20],
            suits=SUITS,
        )
    return dict(zip(SUITS, letters, strict=True))


def renamed(puzzle: Puzzle, names: Mapping[str, str]) -> Puzzle:
    """The puzzle with each suit called by its new name.

    Worth, level, themes and id stay as they are.
    """
    anew = partial(_renamed, names=names)
    return replace(
        puzzle,
        position=anew(puzzle.position),
        options=tuple(
            replace(option, answer=_renamed_answer(option.answer, names))
            for option in puzzle.options
        ),
        answers=tuple(
            tuple(_renamed_answer(answer, names) for answer in answers)
            for answers in puzzle.answers
        ),
        certificate=anew(puzzle.certificate),
    )


def renamed_telling(telling: Telling, names: Mapping[str, str]) -> Telling:
    """The words of a puzzle as the words of the renamed one.

    So nobody works them out anew: of two suits that do for an example, a telling
    takes the first, and which is first depends on their names.
    """
    anew = partial(_renamed_says, names=names)
    return replace(
        telling,
        question=anew(telling.question),
        hints=tuple(map(anew, telling.hints)),
        explanation=anew(telling.explanation),
        whys={
            _renamed_answer(answer, names): anew(why)
            for answer, why in telling.whys.items()
        },
    )


def _renamed_says(says: Iterable[Say], names: Mapping[str, str]) -> tuple[Say, ...]:
    return tuple(Say(say.code, **_renamed(say.params, names)) for say in says)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Any part of a puzzle with its suits renamed."""
    match value:
        case str():
            return _renamed_text(value, names, FEWEST_IN_ORDER)
        case Mapping():
            return {
                _renamed_answer(name, names): _renamed(inner, names)
                for name, inner in value.items()
            }
        case list() | tuple():
            return [_renamed(inner, names) for inner in value]
        case _:
            return value


def _renamed_answer(answer: str, names: Mapping[str, str]) -> str:
    """What can be chosen, with its suits renamed; cards have the pack's order."""
    return _renamed_text(answer, names, 2)


def _renamed_text(text: str, names: Mapping[str, str], fewest: int) -> str:
    """A text with its suits renamed.

    Cards that stand in the order of the pack stay in it, from so many on.
    """
    anew = _NAMED.sub(lambda found: found[1] + names[found[2]], text)
    words = text.split(" ")
    if len(words) < fewest or not _PLACES.keys() >= set(words):
        return anew
    if words != sorted(words, key=_PLACES.__getitem__):
        return anew
    return " ".join(sorted(anew.split(" "), key=_PLACES.__getitem__))


def canonical_key(puzzle: Puzzle) -> str:
    """A text that two puzzles share if they differ only in suit names.

    The rule set is no part of it, nor is what seldom matters: totals and the past
    of the deal where there are cards to look at, all cards but the options' where
    these are put in order.
    """
    position = puzzle.position
    if puzzle.form is Form.ORDER:
        shown = [position.get("trick")]
    elif "hand" in position or "cards" in position:
        shown = [position.get(name) for name in _QUESTION]
    else:
        shown = [position]
    options = [f"{option.answer} = {option.value}" for option in puzzle.options]
    text = json.dumps([puzzle.kind, shown, options, puzzle.answers])
    in_order = puzzle.form is Form.ORDER
    renamings = (dict(zip(SUITS, new, strict=True)) for new in permutations(SUITS))
    return min(
        _tidied(_renamed(text, names), answers_in_order=in_order) for names in renamings
    )


def _tidied(text: str, *, answers_in_order: bool) -> str:
    """The parts of a key without the order of cards, options and answers."""
    kind, shown, options, answers = json.loads(text)
    answers = _without_order(answers)
    if not answers_in_order:
        answers = map(sorted, answers)
    return json.dumps(
        [
            kind,
            _without_order(shown),
            sorted(map(_without_order, options)),
            sorted(answers),
        ]
    )


def _without_order(value: Any) -> Any:
    """The same with the words of every text sorted."""
    match value:
        case str():
            return " ".join(sorted(value.split()))
        case dict():
            return {name: _without_order(inner) for name, inner in value.items()}
        case list():
            return [_without_order(inner) for inner in value]
        case _:
            return value
