"""What holds for every puzzle of every kind; what is special stands in `kinds/`."""

from functools import cache

import pytest
from kinds.damage import as_json, damaged

from tartli_core.app.kinds import REGISTRY
from tartli_core.errors import NotationError
from tartli_core.proof.tartli import check
from tartli_core.tartli.kinds.mistakes import MISTAKES
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Puzzle, Telling

SEEDS = {"talon-end": range(2), "exchange": range(3), "endgame": range(4)}
"""Fewer of the kinds whose puzzles take long to make or to prove."""

CASES = [(kind, rules) for kind in REGISTRY for rules in REGISTRY[kind].presets]
each = pytest.mark.parametrize(("kind", "rules"), CASES)


@cache
def puzzles(kind: str, rules: str) -> tuple[Puzzle, ...]:
    seeds = SEEDS.get(kind, range(12))
    return tuple(REGISTRY.generate(kind, seed, rules) for seed in seeds)


@cache
def telling(kind: str, rules: str, place: int) -> Telling:
    """The words of a puzzle that has been written down and read again."""
    data = as_json(puzzles(kind, rules)[place])
    return REGISTRY[kind].tell(Puzzle.from_json(data))


def told(kind: str, rules: str) -> list[tuple[Puzzle, Telling]]:
    made = puzzles(kind, rules)
    return [(p, telling(kind, rules, place)) for place, p in enumerate(made)]


def says(words: Telling) -> list[Say]:
    hints = [say for hint in words.hints for say in hint]
    whys = [say for why in words.whys.values() for say in why]
    return [*words.question, *words.explanation, *hints, *whys]


@each
def test_every_puzzle_is_proved_by_the_independent_checker(
    kind: str, rules: str
) -> None:
    for puzzle in puzzles(kind, rules):
        assert check(as_json(puzzle)) == [], puzzle.id


@each
def test_a_seed_always_gives_the_same_puzzle(kind: str, rules: str) -> None:
    for puzzle in puzzles(kind, rules)[:2]:
        assert REGISTRY.generate(kind, puzzle.seed, rules) == puzzle


@each
def test_a_puzzle_read_again_is_the_same(kind: str, rules: str) -> None:
    for puzzle in puzzles(kind, rules):
        data = as_json(puzzle)
        assert Puzzle.from_json(data).to_json() == data


@each
def test_every_statement_has_a_sentence_in_both_packs(kind: str, rules: str) -> None:
    for puzzle, words in told(kind, rules):
        options = [REGISTRY[kind].describe(puzzle, o.answer) for o in puzzle.options]
        worths = [REGISTRY[kind].worth(puzzle, o.value) for o in puzzle.options]
        for phrases in (Phrases(), Phrases(pack="french")):
            for sentence in phrases.sentences([*says(words), *options, *worths]):
                assert sentence
                assert "{" not in sentence


@each
def test_every_wrong_option_has_a_why_and_there_are_three_hints(
    kind: str, rules: str
) -> None:
    for puzzle, words in told(kind, rules):
        assert len(words.hints) == 3
        assert words.question
        assert words.explanation
        assert words.rule_numbers
        for option in puzzle.options:
            assert option.right or words.why(option.answer), (puzzle.id, option)


@each
def test_the_options_right_are_those_of_the_answers(kind: str, rules: str) -> None:
    for puzzle in puzzles(kind, rules):
        whole = puzzle.form is Form.SET
        named = {part for a in puzzle.answers for part in (a if whole else a[:1])}
        assert {o.answer for o in puzzle.options if o.right} == named
        assert all(puzzle.is_right(answer) for answer in puzzle.answers)
        assert len({o.answer for o in puzzle.options}) == len(puzzle.options)


@each
def test_every_right_answer_and_every_option_can_be_assessed(
    kind: str, rules: str
) -> None:
    phrases = Phrases()
    for puzzle, words in told(kind, rules):
        assess = REGISTRY[kind].assess
        for answer in puzzle.answers:
            assert phrases.sentences(assess(puzzle, words, answer).says)
        for option in puzzle.options:
            assert phrases.sentences(assess(puzzle, words, (option.answer,)).says)


@each
def test_themes_and_mistakes_are_known_by_name(kind: str, rules: str) -> None:
    known = REGISTRY[kind].themes
    assert len(set(known) - {kind}) >= 3
    for puzzle in puzzles(kind, rules):
        assert set(puzzle.themes) <= set(known)
        assert puzzle.level in range(1, 6)
        for option in puzzle.options:
            assert not option.mistake or option.mistake in MISTAKES, option
            assert not (option.right and option.mistake), option


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_has_a_sentence_and_a_lesson(mistake: str) -> None:
    assert Phrases().sentence(MISTAKES[mistake].what)
    assert MISTAKES[mistake].lesson in range(1, 13)


@each
def test_an_explanation_names_a_card_or_number(kind: str, rules: str) -> None:
    for puzzle, words in told(kind, rules):
        assert any(say.params for say in words.explanation), puzzle.id


PINNED = {
    "meld-find.hungarian.1.v2": "5a525c17576b1cd7",
    "contest.hungarian.1.v2": "1a2d5d36e40d4bab",
    "split.hungarian.1.v2": "6e8ce668cf411d2c",
    "meld-find.austrian.7.v2": "54a5c8dd01926864",
    "contest.international.7.v2": "1d505e8a8ec089d2",
    "split.austrian.7.v2": "1332d9afa6566767",
    "endgame.hungarian.1.v1": "9cab926e651c0ffa",
    "sweep.hungarian.1.v1": "e39cc14797907a7e",
    "race.austrian.7.v1": "a90bd3c20b035975",
    "count-hand.austrian.7.v1": "88758e21acb997ca",
    "talon-end.hungarian.2.v1": "873c9696f9b81491",
    "exchange.austrian.5.v1": "14df295a7d690d23",
    "exchange.international.7.v1": "2b45c5324750e9bc",
}


@pytest.mark.parametrize(("name", "digest"), PINNED.items())
def test_a_puzzle_changes_only_with_the_generator_version(
    name: str, digest: str
) -> None:
    kind, rules, seed, _version = name.split(".")
    puzzle = REGISTRY.generate(kind, int(seed), rules)
    assert puzzle.id == name
    assert puzzle.to_json()["digest"] == digest


def test_what_cannot_be_generated_is_quoted() -> None:
    with pytest.raises(NotationError, match="'chess' is not a kind of puzzle"):
        REGISTRY.generate("chess", 1, "hungarian")
    with pytest.raises(NotationError, match="-1 is not a seed"):
        REGISTRY.generate("split", -1, "hungarian")
    with pytest.raises(NotationError, match="'welsh' is not a rule set"):
        REGISTRY.generate("split", 1, "welsh")
    with pytest.raises(NotationError, match="'sweep' asks nothing under"):
        REGISTRY.generate("sweep", 1, "austrian")


@each
def test_the_checker_refuses_a_changed_answer_value_or_flag(
    kind: str, rules: str
) -> None:
    data = as_json(puzzles(kind, rules)[0])
    assert damaged(data, value=data["value"] + 10)
    assert damaged(data, answers=[["7q"]])
    for option in data["options"][:3]:
        flagged = {**option, "right": not option["right"]}
        among = [flagged if o is option else o for o in data["options"]]
        assert damaged(data, options=among), option
