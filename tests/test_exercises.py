"""Every exercise is checked in a second way, with tables of this file."""

from collections import Counter
from itertools import product

import pytest

from tartli_core.errors import NotationError
from tartli_core.tartli.exercises import KINDS, MOST_LEVEL, Exercise, make
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form

SEEDS = range(200)
LEVELS = range(1, MOST_LEVEL + 1)
EVERY = list(product(KINDS, LEVELS))

ORDERS = {"natural": "AKOUX987", "trump": "O9AXKU87", "plain": "AXKOU987"}
POINTS = {
    "trump": dict(zip("O9AXKU87", (20, 14, 11, 10, 4, 2, 0, 0), strict=True)),
    "plain": dict(zip("AXKOU987", (11, 10, 4, 3, 2, 0, 0, 0), strict=True)),
}


def points(code: str, trump: str) -> int:
    return POINTS["trump" if code[1] == trump else "plain"][code[0]]


def all_of(kind: str, level: int) -> list[Exercise]:
    return [make(kind, seed, level) for seed in SEEDS]


def params(exercise: Exercise) -> dict[str, str | int]:
    return dict(exercise.question[0].params)


def right_name(exercise: Exercise) -> list[str]:
    (card,) = exercise.cards
    assert not exercise.corners
    return [str(card)]


def right_order(exercise: Exercise) -> list[str]:
    order = ORDERS[exercise.question[0].code.removeprefix("order.question_")]
    cards = [option.answer for option in exercise.options]
    return sorted(cards, key=lambda code: order.index(code[0]))


def right_trick(exercise: Exercise) -> list[str]:
    trump = str(params(exercise)["trump"])
    led, second = map(str, exercise.cards)

    def key(code: str) -> tuple[int, int]:
        kind = "trump" if code[1] == trump else "plain"
        return (code[1] == trump) * 2 + (code[1] == led[1]), -ORDERS[kind].index(
            code[0]
        )

    winner = max((led, second), key=key)
    return [f"{winner} {points(led, trump) + points(second, trump)}"]


def right_count(exercise: Exercise) -> list[str]:
    asked = params(exercise)
    match exercise.question[0].code:
        case "count.question":
            trump = str(asked["trump"])
            return [str(sum(points(str(card), trump) for card in exercise.cards))]
        case "count.question_rest":
            return [str(161 - int(asked["points"]))]
        case _:
            return [str(151 - int(asked["points"]))]


SECOND_WAY = {
    "name": right_name,
    "order": right_order,
    "trick": right_trick,
    "count": right_count,
}


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_answer_is_right_in_a_second_way(kind: str, level: int) -> None:
    for exercise in all_of(kind, level):
        assert list(exercise.answer) == SECOND_WAY[kind](exercise)
        assert exercise.is_right(exercise.answer)


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_only_the_answer_is_right(kind: str, level: int) -> None:
    for exercise in all_of(kind, level):
        answers = [option.answer for option in exercise.options]
        assert len(set(answers)) == len(answers)
        if exercise.form is Form.ONE:
            right = [a for a in answers if exercise.is_right([a])]
            assert right == list(exercise.answer)
            assert len(answers) == 4
        else:
            assert not exercise.is_right(answers), "it stands in order already"


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_seeds_differ_and_are_kept(kind: str, level: int) -> None:
    made = all_of(kind, level)
    assert made == all_of(kind, level)
    assert len({repr(exercise) for exercise in made}) >= 90
    if kind != "name":  # 32 cards can be named, in some ways each
        assert len({repr((e.question, e.cards, e.answer)) for e in made}) >= 90


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_no_place_is_right_too_often(kind: str, level: int) -> None:
    places = Counter(
        [option.answer for option in exercise.options].index(exercise.answer[0])
        for exercise in all_of(kind, level)
    )
    assert max(places.values()) <= 0.4 * len(SEEDS)


@pytest.mark.parametrize("level", LEVELS)
def test_no_rank_among_the_counts_is_right_too_often(level: int) -> None:
    places = Counter(
        sorted(int(option.answer) for option in exercise.options).index(
            int(exercise.answer[0])
        )
        for exercise in all_of("count", level)
    )
    assert max(places.values()) <= 0.6 * len(SEEDS)


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_everything_can_be_said(kind: str, level: int) -> None:
    phrases = Phrases()
    for exercise in all_of(kind, level):
        says = [*exercise.question, exercise.hint, *exercise.explanation]
        says += [option.text for option in exercise.options]
        for option in exercise.options:
            if exercise.form is Form.ONE and option.answer not in exercise.answer:
                assert option.why, exercise
            says += option.why
        for sentence in phrases.sentences([*says, *exercise.captions]):
            assert "{" not in sentence


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_explanation_names_a_card_or_number_of_the_exercise(
    kind: str, level: int
) -> None:
    phrases = Phrases()
    for exercise in all_of(kind, level):
        text = " ".join(phrases.sentences(exercise.explanation))
        cards = [str(card) for card in exercise.cards] or list(exercise.answer)
        assert all(card in text for card in cards)
        if kind in ("trick", "count"):
            assert exercise.answer[0].split()[-1] in text


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_neither_hint_nor_remark_gives_the_answer_away(kind: str, level: int) -> None:
    if kind == "count":
        return  # its hint tells the table of points, which holds any number
    phrases = Phrases()
    for exercise in all_of(kind, level):
        hint = phrases.sentence(exercise.hint)
        assert not any(answer in hint for answer in exercise.answer)
        if exercise.form is Form.ONE:
            for option in exercise.options:
                said = " ".join(phrases.sentences(option.why))
                assert phrases.sentence(_text_of(exercise)) not in said


def _text_of(exercise: Exercise) -> Say:
    return next(o.text for o in exercise.options if exercise.is_right([o.answer]))


def test_level_1_asks_for_the_suit_of_a_card_alone() -> None:
    for exercise in all_of("name", 1):
        assert len({option.answer[0] for option in exercise.options}) == 1


def test_higher_levels_bring_trumps_and_the_rest_of_161() -> None:
    assert all(e.cards for e in all_of("count", 1))
    codes = Counter(e.question[0].code for e in all_of("count", 3))
    assert min(codes[code] for code in codes) > 20
    assert len(codes) == 3


def test_every_way_to_take_a_trick_is_asked() -> None:
    whys = Counter(e.explanation[0].code for e in all_of("trick", 3))
    assert set(whys) == {
        "trick.why_trump",
        "trick.why_suit",
        "trick.why_order_trump",
        "trick.why_order_plain",
    }


def test_a_misplaced_card_is_named_and_no_other() -> None:
    exercise = make("order", 3, 2)
    first, second, *rest = exercise.answer
    (remark,) = exercise.remarks([first, rest[0], second, *rest[1:]])
    assert remark.params == {"cards": first, "card": rest[0]}
    (remark,) = exercise.remarks([second, first, *rest])
    assert remark.params == {"card": second}


@pytest.mark.parametrize("answer", [[], ["Zz"], ["Oa", "Oa"], ["Oa", "Ob"]])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_answer_is_refused(kind: str, answer: list[str]) -> None:
    with pytest.raises(NotationError, match="is no answer here"):
        make(kind, 1, 1).is_right(answer)


def test_unknown_kinds_and_levels_are_refused() -> None:
    with pytest.raises(NotationError, match="'bridge' is not an exercise"):
        make("bridge", 1, 1)
    with pytest.raises(NotationError, match="9 is not a level"):
        make("name", 1, 9)
