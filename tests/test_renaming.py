import json
import re
from collections.abc import Iterable
from functools import cache
from random import Random

import pytest
from kinds.damage import as_json
from some_puzzles import some_puzzles

from tartli_core.app.kinds import REGISTRY
from tartli_core.errors import NotationError
from tartli_core.proof.tartli import check
from tartli_core.tartli.cards import parse_hand
from tartli_core.tartli.kinds.renaming import (
    canonical_key,
    renamed,
    renamed_telling,
    renaming,
    some_renaming,
)
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Puzzle


@cache
def puzzles(kind: str) -> tuple[Puzzle, ...]:
    return tuple(map(Puzzle.from_json, some_puzzles(kind, 3)))


def sentences(says: Iterable[Say]) -> list[str]:
    return Phrases().sentences(says)


@pytest.mark.parametrize("kind", REGISTRY)
def test_a_renamed_puzzle_is_proved_and_told_like_the_first(kind: str) -> None:
    for puzzle in puzzles(kind):
        letters = some_renaming(Random(puzzle.id))
        other = renamed(puzzle, renaming(letters))
        assert check(as_json(other)) == [], letters
        assert (other.id, other.level, other.themes, other.value) == (
            (puzzle.id, puzzle.level, puzzle.themes, puzzle.value)
        )
        told = renamed_telling(REGISTRY[kind].tell(puzzle), renaming(letters))
        wrong = {option.answer for option in other.options if not option.right}
        assert wrong <= {answer for answer, why in told.whys.items() if why}
        for option in other.options:
            assert sentences((REGISTRY[kind].describe(other, option.answer),))
            if other.form is not Form.ORDER:
                verdict = REGISTRY[kind].assess(other, told, (option.answer,))
                assert sentences(verdict.says)
        for answer in other.answers:
            verdict = REGISTRY[kind].assess(other, told, answer)
            assert sentences(verdict.says)
        for says in (told.question, told.explanation, *told.hints, *told.whys.values()):
            assert sentences(says)


def words(puzzle: Puzzle) -> list[str]:
    """All its words; cards that came into the pack's order by chance stay in it."""
    data = puzzle.to_json()
    del data["digest"]
    return sorted(re.findall(r"\w+", json.dumps(data)))


@pytest.mark.parametrize("kind", REGISTRY)
def test_renaming_there_and_back_changes_nothing(kind: str) -> None:
    names = renaming("lhba")
    back = {new: old for old, new in names.items()}
    for puzzle in puzzles(kind):
        again = renamed(renamed(puzzle, names), back)
        assert words(again) == words(puzzle)


@pytest.mark.parametrize("kind", REGISTRY)
def test_a_renamed_puzzle_is_a_near_copy_and_another_seed_is_none(kind: str) -> None:
    first, second, _ = puzzles(kind)
    names = renaming(some_renaming(Random(kind)))
    assert canonical_key(renamed(first, names)) == canonical_key(first)
    assert canonical_key(second) != canonical_key(first)


def test_every_card_and_suit_is_renamed_and_no_other_word() -> None:
    names = renaming("lahb")
    puzzle = puzzles("contest")[0]
    other = renamed(puzzle, names)
    cards = puzzle.position["hand"].split()
    assert other.position["hand"] == str(
        parse_hand(" ".join(card[0] + names[card[1]] for card in cards))
    )
    assert other.position["trump"] == names[puzzle.position["trump"]]
    assert other.position["before"] == puzzle.position["before"]
    assert other.position["opponent"] == puzzle.position["opponent"]


@pytest.mark.parametrize("letters", ["", "alh", "alhh", "alhbx", "ALHB"])
def test_what_renames_no_suits_is_quoted(letters: str) -> None:
    with pytest.raises(NotationError, match="does not rename the suits"):
        renaming(letters)
