"""A line of a proof, step by step: cards, tricks, points and words agree."""

from functools import cache
from typing import Any

import pytest

from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.played_out import line_view, lines_view
from tartli_core.tartli.table import table_view
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Puzzle

PHRASES = Phrases()


@cache
def with_lines(kind: str) -> tuple[Puzzle, ...]:
    """Some puzzles of this kind whose certificate holds lines."""
    presets = REGISTRY[kind].presets
    made = (REGISTRY.generate(kind, seed, presets[0]) for seed in range(2))
    return tuple(puzzle for puzzle in made if puzzle.certificate.get("lines"))


def frames(puzzle: Puzzle) -> dict[str, list[dict[str, Any]]]:
    return lines_view(puzzle, table_view(puzzle, PHRASES), PHRASES) or {}


@pytest.mark.parametrize("kind", REGISTRY)
def test_every_line_is_told_step_by_step(kind: str) -> None:
    for puzzle in with_lines(kind):
        for answer, line in frames(puzzle).items():
            steps = puzzle.certificate["lines"][answer].split(", ")
            assert len(line) == len(steps) + 1
            assert all(frame["text"] and "{" not in frame["text"] for frame in line)


@pytest.mark.parametrize("kind", REGISTRY)
def test_cards_go_from_hand_to_trick_and_none_appears_twice(kind: str) -> None:
    for puzzle in with_lines(kind):
        for line in frames(puzzle).values():
            for frame in line:
                table = frame["table"]
                now = [play["card"] for play in table["now"]]
                known = [*table["hand"], *table["opponent"], *now]
                cards = [card for card in known if card != "?"]
                assert len(cards) == len(set(cards)), puzzle.id


def frames_of(line: str, **changes: Any) -> list[dict[str, Any]]:
    """The frames of a line from a small ending."""
    position = {
        "trick": 15,
        "trump": "a",
        "hand": "Oa 7l",
        "opponent": "Aa Xl",
        "lead": "you",
        "record": [],
        "totals": [100, 90],
        "before": [0, 0],
        "tricks": [7, 7],
        **changes,
    }
    puzzle = REGISTRY.generate("split", 1, "hungarian")
    facts = {name: getattr(puzzle, name) for name in Puzzle.__dataclass_fields__}
    puzzle = Puzzle(**{**facts, "position": position})
    return line_view(puzzle, line, table_view(puzzle, PHRASES), PHRASES)


def test_a_trick_is_taken_with_its_second_card_and_the_last_counts_ten_more() -> None:
    start, led, taken, again, last = frames_of(
        "you Oa, opponent Aa, you 7l, opponent Xl"
    )
    assert start["table"]["totals"] == [100, 90]
    assert led["table"]["hand"] == ["7l"]
    assert led["text"] == "You lead the Over of acorns (Oa)."
    assert taken["table"]["totals"] == [131, 90]
    assert taken["table"]["taken"] == [8, 7]
    assert taken["table"]["lead"] == "you"
    assert again["table"]["trick"] == 16
    assert [play["card"] for play in again["table"]["now"]] == ["7l"]
    assert last["table"]["totals"] == [131, 110]
    assert last["text"].endswith("takes the trick: 20.")


def test_a_hidden_card_is_played_from_the_backs() -> None:
    frame = frames_of("you Oa, opponent Aa", opponent="? ?")[-1]
    assert frame["table"]["opponent"] == ["?"]


def test_what_is_no_card_is_told_and_cards_taken_come_to_the_hand() -> None:
    line = "you says terc / bela, opponent draws Xh, you exchanges 9a, opponent claims"
    _, *steps = frames_of(line, hand="7a 7l")
    assert [frame["text"] for frame in steps] == [
        "You say: terc and béla.",
        "The opponent draws the ten of hearts (Xh).",
        "You exchange the seven of trumps.",
        "The opponent claims: the buli is lost.",
    ]
    assert steps[-1]["table"]["hand"] == ["7l", "9a"]
    assert steps[-1]["table"]["opponent"] == ["Aa", "Xl", "Xh"]
    assert steps[0]["table"]["speech"] == [{"by": "you", "text": "terc, béla"}]
