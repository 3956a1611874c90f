"""What holds for every puzzle of every kind, over 200 seeds."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import permutations

import pytest

from tartli_core.app.kinds import REGISTRY
from tartli_core.errors import NotationError
from tartli_core.proof.tartli import check
from tartli_core.tartli.rules import PRESETS
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Puzzle, digest

SEEDS = range(200)
RULES = (
    "hungarian",
    "international",
    "austrian",
    "austrian+repeat=T-M9+gap=missing",
    "hungarian+sequences_per_trick=per_suit+tens_low=yes",
)
CASES = [(kind, rules) for kind in REGISTRY for rules in RULES]
each = pytest.mark.parametrize(("kind", "rules"), CASES)


@cache
def puzzles(kind: str, rules: str) -> tuple[Puzzle, ...]:
    return tuple(REGISTRY.generate(kind, seed, rules) for seed in SEEDS)


def says(puzzle: Puzzle) -> list[Say]:
    hints = [say for hint in puzzle.hints for say in hint]
    whys = [say for option in puzzle.options for say in option.why]
    return [*puzzle.question, *puzzle.explanation, *hints, *whys]


@each
def test_every_puzzle_is_proved_by_the_independent_checker(
    kind: str, rules: str
) -> None:
    for puzzle in puzzles(kind, rules):
        assert check(json.loads(json.dumps(puzzle.to_json()))) == [], puzzle.id


@each
def test_a_seed_always_gives_the_same_puzzle(kind: str, rules: str) -> None:
    for puzzle in puzzles(kind, rules)[:20]:
        assert REGISTRY.generate(kind, puzzle.seed, rules) == puzzle


PINNED = {
    "meld-find.hungarian.1.v1": "bcda91e7b67a503b",
    "contest.hungarian.1.v1": "aff02b2bd658d11f",
    "split.hungarian.1.v1": "87b4a468b837fe5c",
    "meld-find.austrian.7.v1": "690f3ed6eef588e3",
    "contest.international.7.v1": "1b93684daaea6ef6",
    "split.austrian.7.v1": "50d24c63c7f0f851",
}


@pytest.mark.parametrize(("name", "digest"), PINNED.items())
def test_a_puzzle_changes_only_with_the_generator_version(
    name: str, digest: str
) -> None:
    kind, rules, seed, _version = name.split(".")
    puzzle = REGISTRY.generate(kind, int(seed), rules)
    assert puzzle.id == name
    assert puzzle.to_json()["digest"] == digest


@pytest.mark.parametrize("kind", REGISTRY)
@pytest.mark.parametrize("rules", PRESETS)
def test_at_least_150_of_200_differ_up_to_suit_names(kind: str, rules: str) -> None:
    assert len({shape(puzzle) for puzzle in puzzles(kind, rules)}) >= 150


def shape(puzzle: Puzzle) -> str:
    """What is asked, without the cards that do not matter, whatever the suits."""
    options = sorted(f"{o.answer}={o.value}" for o in puzzle.options)
    texts = [" | ".join(options), str(puzzle.position["trick"])]
    if puzzle.kind == "split":
        scored = [e for e in puzzle.position["record"] if " you scores " in e]
        texts.append(" ".join(e.split(" ", 3)[3] for e in scored))
    else:
        texts.append(puzzle.position["hand"])
    return min(renamed(" # ".join(texts), names) for names in permutations("alhb"))


def renamed(text: str, names: tuple[str, ...]) -> str:
    """The text with suits renamed and every list of cards sorted."""
    new = dict(zip("alhb", names, strict=True))
    words = [
        w[0] + new[w[1]] + w[2:] if w[1:2] in new and w[:1] in "AKOUX987" else w
        for w in text.split(" ")
    ]
    parts = " ".join(words).split(" # ")
    parts[0] = " | ".join(sorted(parts[0].split(" | ")))
    parts[2:] = [" ".join(sorted(part.split())) for part in parts[2:]]
    return " # ".join(parts)


@each
def test_no_answer_position_is_right_more_than_two_times_in_five(
    kind: str, rules: str
) -> None:
    """For an order: the place of its first step, and of its last."""
    right: Counter[int] = Counter()
    last: Counter[int] = Counter()
    there: Counter[int] = Counter()
    for puzzle in puzzles(kind, rules):
        answers = [option.answer for option in puzzle.options]
        there.update(range(len(answers)))
        if puzzle.form is Form.ORDER:
            right[answers.index(puzzle.answers[0][0])] += 1
            last[answers.index(puzzle.answers[0][-1])] += 1
        else:
            right.update(answers.index(answer) for answer in puzzle.answers[0])
    for place, count in (right | last).items():
        assert count <= 0.4 * len(SEEDS), place
    if kind != "split":
        for place, count in right.items():
            assert count <= 0.42 * there[place] or there[place] < 60, place


@each
def test_every_explanation_names_a_card_or_number_of_its_position(
    kind: str, rules: str
) -> None:
    for puzzle in puzzles(kind, rules):
        told = " ".join(
            str(value) for say in puzzle.explanation for value in say.params.values()
        )
        options = [(option.answer, option.value) for option in puzzle.options]
        known = json.dumps([puzzle.position, options])
        named = set(re.findall(r"\b(?:[AKOUX987][alhb]|\d{2,})\b", told))
        assert named & set(re.findall(r"\w+", known)), puzzle.id


@each
def test_every_statement_has_a_sentence_in_both_packs(kind: str, rules: str) -> None:
    for puzzle in puzzles(kind, rules):
        for phrases in (Phrases(), Phrases(pack="french")):
            for sentence in phrases.sentences(says(puzzle)):
                assert sentence
                assert "{" not in sentence


@each
def test_the_options_right_are_those_of_the_answers(kind: str, rules: str) -> None:
    for puzzle in puzzles(kind, rules):
        firsts = {a[0] for a in puzzle.answers if a}
        right = set(puzzle.answers[0]) if puzzle.form is Form.SET else firsts
        assert {o.answer for o in puzzle.options if o.right} == right
        assert all(puzzle.is_right(answer) for answer in puzzle.answers)
        assert all(option.right or option.why for option in puzzle.options)


@each
def test_a_right_answer_is_assessed_with_the_value_of_the_puzzle(
    kind: str, rules: str
) -> None:
    phrases = Phrases()
    for puzzle in puzzles(kind, rules)[:40]:
        assess = REGISTRY[kind].assess
        for answer in puzzle.answers:
            assert assess(puzzle, answer).value == puzzle.value
        for option in puzzle.options:
            verdict = assess(puzzle, (option.answer,))
            if puzzle.form is not Form.SET:
                assert verdict.value <= puzzle.value or puzzle.form is Form.ONE
            assert phrases.sentences(verdict.says)


def test_about_one_meld_find_in_eight_is_quiet() -> None:
    for rules in RULES:
        quiet = sum(not puzzle.answers[0] for puzzle in puzzles("meld-find", rules))
        assert 15 <= quiet <= 40


def test_levels_and_themes_are_all_in_use() -> None:
    for kind in REGISTRY:
        made = [puzzle for rules in RULES for puzzle in puzzles(kind, rules)]
        assert {puzzle.level for puzzle in made} == {1, 2, 3, 4, 5}
        themes = Counter(theme for puzzle in made for theme in puzzle.themes)
        assert all(count >= 10 for count in themes.values()), themes
        assert all(count < len(made) for count in themes.values()), themes


def test_nothing_is_said_to_be_written_after_bela_has_ended_the_buli() -> None:
    ended = 0
    for puzzle in puzzles("contest", "austrian"):
        told = [*puzzle.explanation, *(say for hint in puzzle.hints for say in hint)]
        codes = {say.code for say in told}
        if any(code.startswith("contest.bela_first") for code in codes):
            ended += 1
            assert not any("sum" in code or "scorer" in code for code in codes)
    assert ended


def test_both_orders_of_bela_occur_and_matter() -> None:
    for rules, order in (
        ("hungarian", "with_melds"),
        ("international", "before_melds"),
    ):
        matters = [p for p in puzzles("contest", rules) if "bela-order" in p.themes]
        assert len(matters) >= 5, order


def test_earlier_scores_and_lost_tricks_occur_in_splits() -> None:
    themes: Counter[str] = Counter()
    for puzzle in puzzles("split", "hungarian"):
        themes.update(puzzle.themes)
    wanted = ("scored-before", "beaten-before", "short-of-tricks", "two-runs", "gap")
    assert all(themes[theme] >= 5 for theme in wanted), themes


def test_what_cannot_be_generated_is_quoted() -> None:
    with pytest.raises(NotationError, match="'chess' is not a kind of puzzle"):
        REGISTRY.generate("chess", 1, "hungarian")
    with pytest.raises(NotationError, match="-1 is not a seed"):
        REGISTRY.generate("split", -1, "hungarian")
    with pytest.raises(NotationError, match="'welsh' is not a rule set"):
        REGISTRY.generate("split", 1, "welsh")


def damaged(data: Mapping[str, object], **changes: object) -> list[str]:
    """The faults found although the digest is right again."""
    changed = {**data, **changes}
    return check({**changed, "digest": digest(changed)})


def test_the_checker_refuses_a_swapped_answer_a_changed_value_a_changed_card() -> None:
    for kind in REGISTRY:
        for puzzle in puzzles(kind, "hungarian")[:20]:
            data = json.loads(json.dumps(puzzle.to_json()))
            options = data["options"]
            right = next((o for o in options if o["right"]), None)
            wrong = next(o for o in options if not o["right"])
            swapped = [[wrong["answer"]]]
            assert damaged(data, answers=swapped)
            assert damaged(data, value=data["value"] + 10)
            for option in filter(None, (right, wrong)):
                changed = {**option, "value": option["value"] + 10}
                among = [changed if o is option else o for o in options]
                assert damaged(data, options=among)
            position = data["position"]
            cards = position["hand"].split()
            other = next(c for c in ("8a", "8l", "8h", "8b") if c not in cards)
            hand = " ".join([*cards[:-1], other])
            assert check({**data, "position": {**position, "hand": hand}})
