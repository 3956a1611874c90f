"""The table beside a puzzle: it tells the record, the whole record, and no more."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import parse_suit
from tartli_core.tartli.kinds.events import Verb, events_of
from tartli_core.tartli.table import (
    option_cards,
    option_marks,
    option_outcome,
    table_view,
)
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Form, Puzzle


@cache
def puzzles(kind: str) -> list[Puzzle]:
    return [
        REGISTRY.generate(kind, seed, rules)
        for rules in REGISTRY[kind].presets
        for seed in range(3)
    ]


def adds_up(puzzle: Puzzle) -> bool:
    """Whether the record has all that the totals tell, from trick 1 on."""
    position = puzzle.position
    if not {"totals", "record", "trick"} <= set(position):
        return False
    record = events_of(position["record"])
    return min((event.trick for event in record), default=position["trick"]) == 1


def view(puzzle: Puzzle) -> dict[str, Any]:
    return table_view(puzzle, Phrases())


@pytest.mark.parametrize("kind", REGISTRY)
def test_the_slate_adds_up_to_the_totals(kind: str) -> None:
    for puzzle in puzzles(kind):
        if not adds_up(puzzle):
            continue
        table = view(puzzle)
        sums = dict(zip(("you", "opponent"), table["before"], strict=True))
        for meld in table["scored"]:
            sums[meld["by"]] += meld["points"]
        for trick in table["tricks"]:
            sums[trick["taken_by"]] += trick["points"]
        assert list(sums.values()) == table["totals"], puzzle.id


@pytest.mark.parametrize("kind", REGISTRY)
def test_every_earlier_announcement_is_told_as_scored_or_beaten(kind: str) -> None:
    for puzzle in puzzles(kind):
        if "hand" not in puzzle.position:
            continue
        number = puzzle.position["trick"]
        events = events_of(puzzle.position["record"])
        said = sum(
            len(event.items)
            for event in events
            if event.trick < number and event.verb in (Verb.ANNOUNCES, Verb.SAYS)
        )
        scored = sum(
            len(event.items)
            for event in events
            if event.trick < number and event.verb is Verb.SCORES
        )
        told = [entry for trick in view(puzzle)["tricks"] for entry in trick["said"]]
        assert len(told) == said, puzzle.id
        assert sum(entry["points"] is not None for entry in told) == scored


def with_record(*record: str) -> dict[str, Any]:
    puzzle = REGISTRY.generate("meld-find", 1, "hungarian")
    changes = {"trick": 2, "trump": "b", "record": list(record)}
    return view(replace(puzzle, position={**puzzle.position, **changes}))


def test_what_the_opponent_kept_closed_is_told_by_its_words_alone() -> None:
    table = with_record(
        "1 opponent says terc / bela",
        "1 opponent leads 7l",
        "1 you announces Ka Oa Ua Xa",
        "1 you plays 8l",
        "1 opponent scores bela",
        "1 you scores Ka Oa Ua Xa",
    )
    assert table["tricks"][0]["said"] == [
        {"by": "opponent", "text": "béla", "points": 40},
        {"by": "opponent", "text": "terc", "points": None},
        {"by": "you", "text": "king kvart of acorns", "points": 50},
    ]
    assert [meld["by"] for meld in table["scored"]] == ["opponent", "you"]


def test_an_own_meld_that_was_beaten_is_named_in_full() -> None:
    table = with_record(
        "1 you announces Ka Oa Ua",
        "1 you leads 7l",
        "1 opponent says kvart",
        "1 opponent plays 8l",
        "1 opponent scores Al Kl Ol Ul",
    )
    assert table["tricks"][0]["said"] == [
        {"by": "you", "text": "king terc of acorns", "points": None},
        {"by": "opponent", "text": "ace kvart of leaves", "points": 50},
    ]
    assert table["tricks"][0]["taken_by"] == "opponent"


def test_melds_of_the_trick_in_play_are_not_yet_on_the_slate() -> None:
    table = with_record(
        "1 you leads 7l",
        "1 opponent plays 8l",
        "2 opponent says bela",
        "2 opponent scores bela",
    )
    assert table["scored"] == []


def test_ranks_are_signed_as_on_the_cards_shown() -> None:
    puzzle = REGISTRY.generate("split", 1, "hungarian")
    assert view(puzzle)["ranks"]["O"] == "O"
    assert table_view(puzzle, Phrases(pack="french"))["ranks"]["O"] == "Q"


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ("40 100", {"you": 40, "opponent": 100, "wins": None}),
        ("40 0 you", {"you": 40, "opponent": 0, "wins": "you"}),
        ("Xa 9a 8a", None),
        ("8", None),
        ("bela", None),
    ],
)
def test_an_answer_is_an_outcome_or_about_cards(
    answer: str, outcome: dict[str, Any] | None
) -> None:
    assert option_outcome(answer) == outcome
    assert bool(option_cards(answer, parse_suit("h"))) is (outcome is None)


def test_chalk_marks_are_drawn_and_told_in_words() -> None:
    made = [REGISTRY.generate("chalk", seed, "austrian") for seed in range(20)]
    for puzzle in made:
        table = view(puzzle)
        assert ("marks" in puzzle.position) is (table["marks"] is not None)
        if table["marks"]:
            assert table["marks"]["svg"].startswith("<svg")
            assert "|" not in table["marks"]["text"]
        drawn = [option_marks(puzzle, o.answer, Phrases()) for o in puzzle.options]
        assert all(drawn) is (puzzle.form is Form.ONE)
        assert any(drawn) is (puzzle.form is Form.ONE)
    trick = REGISTRY.generate("trick", 1, "hungarian")
    assert option_marks(trick, trick.options[0].answer, Phrases()) is None
