from collections.abc import Callable
from dataclasses import replace

import pytest

from tartli_core.errors import NotationError
from tartli_core.text.say import Say
from tartli_core.trainer.bank import Wanted
from tartli_core.trainer.judging import Assessment
from tartli_core.trainer.puzzle import (
    Answer,
    Form,
    Honesty,
    Option,
    Puzzle,
    RuleSet,
    Telling,
    digest,
)
from tartli_core.trainer.registry import MOST_SEED, Kind, Registry
from tartli_core.trainer.session import Session
from tartli_core.trainer.supply import Named, Renaming, Supply

HINT = (Say("split.hint_total", total=1),)


def make(form: Form) -> Callable[[int, str], Puzzle]:
    """A tiny kind of a game of its own: option b is right (a and b, for a set)."""

    def generate(seed: int, rules: str) -> Puzzle:
        answers: dict[Form, tuple[Answer, ...]] = {
            Form.SET: (("a", "b"),),
            Form.ORDER: (("b", "a"), ("b", "c")),
        }
        return Puzzle(
            kind=str(form),
            seed=seed,
            generator_version=1,
            rules=RuleSet(preset=rules, options={}),
            position={"hand": "?"},
            form=form,
            options=tuple(
                Option(answer=name, value=value, right=name == "b")
                for name, value in (("a", 1), ("b", 2), ("c", 0))
            ),
            answers=answers.get(form, (("b",),)),
            value=2,
            honesty=Honesty.CERTAIN,
            certificate={"class": "closed form"},
            themes=(),
            level=1,
        )

    return generate


def tell(_puzzle: Puzzle) -> Telling:
    return Telling(
        question=HINT,
        hints=(HINT, HINT, HINT),
        explanation=HINT,
        rule_numbers=("T-C1",),
        whys={},
    )


def assess(puzzle: Puzzle, _telling: Telling, answer: Answer) -> Assessment:
    return Assessment(puzzle.option(answer[0]).value, HINT)


def kind(form: Form) -> Kind:
    return Kind(
        name=str(form),
        title=Say("split.title"),
        about=Say("split.about"),
        generate=make(form),
        tell=tell,
        assess=assess,
        describe=lambda _puzzle, answer: Say("option.cards", meld=answer),
        themes=(),
        presets=("plain",),
    )


REGISTRY = Registry(*(kind(form) for form in Form))
SUPPLY = Supply(registry=REGISTRY)


def wanted(*kinds: str) -> Wanted:
    return Wanted(kinds=kinds, rules="plain")


def session(form: Form = Form.ONE) -> Session:
    return Session.start(SUPPLY, wanted(str(form)), Named(seed=5))


def counted(run: Session) -> tuple[int, int, int]:
    return run.count.solved, run.count.seen, run.count.first_try


def test_a_wrong_answer_may_be_tried_again_before_anything_is_shown() -> None:
    run = session()
    run.answer(("a",))
    assert (run.is_solved, run.is_over, run.tries) == (False, False, 1)
    assert counted(run) == (0, 0, 0)
    run.answer(("b",))
    assert (run.is_solved, run.is_over, run.tries) == (True, True, 2)
    assert counted(run) == (1, 1, 0)


def test_the_first_try_counts_only_without_a_hint() -> None:
    run = session()
    run.answer(("b",))
    assert counted(run) == (1, 1, 1)
    run.next()
    run.hint()
    run.answer(("b",))
    assert counted(run) == (2, 2, 1)


def test_after_the_solution_is_known_an_answer_changes_nothing() -> None:
    run = session()
    run.reveal()
    run.answer(("b",))
    assert (run.tries, run.verdict) == (0, None)
    run.reveal()
    assert counted(run) == (0, 1, 0)


def test_solved_twice_counts_once() -> None:
    run = session()
    run.answer(("b",))
    run.answer(("b",))
    assert counted(run) == (1, 1, 1)


def test_hints_come_one_by_one_and_end() -> None:
    run = session()
    shown = []
    for _ in range(5):
        run.hint()
        shown.append(len(run.hints))
    assert shown == [1, 2, 3, 3, 3]


def test_skipping_counts_as_seen_and_goes_on_to_the_next_seed() -> None:
    run = session()
    run.hint()
    run.skip()
    assert (run.puzzle.seed, run.hints_shown) == (6, 0)
    assert counted(run) == (0, 1, 0)


def test_after_the_last_seed_comes_the_first() -> None:
    run = Session.start(SUPPLY, wanted("one"), Named(seed=MOST_SEED))
    run.next()
    assert run.puzzle.seed == 0


def test_every_right_order_counts_and_no_other() -> None:
    run = session(Form.ORDER)
    assert run.puzzle.is_right(("b", "a"))
    assert run.puzzle.is_right(("b", "c"))
    assert not run.puzzle.is_right(("a", "b"))


def test_a_set_counts_in_any_order() -> None:
    puzzle = session(Form.SET).puzzle
    assert puzzle.is_right(("b", "a"))
    assert not puzzle.is_right(("b",))
    assert not puzzle.is_right(("a", "b", "c"))


@pytest.mark.parametrize(
    ("answer", "quoted"),
    [(("z",), "'z' is not an option"), (("b", "b"), "twice")],
)
def test_what_is_no_answer_is_quoted_and_costs_no_try(
    answer: tuple[str, ...], quoted: str
) -> None:
    run = session()
    with pytest.raises(NotationError, match=quoted):
        run.answer(answer)
    assert run.tries == 0


def test_one_option_must_be_chosen() -> None:
    with pytest.raises(NotationError, match="0 options were chosen"):
        session().puzzle.one_option(())


def test_what_cannot_be_opened_leaves_the_puzzle_on_the_table() -> None:
    run = session()
    with pytest.raises(NotationError, match="'chess' is not a kind"):
        run.open(wanted("chess"))
    assert run.puzzle.seed == 5


def test_without_a_seed_puzzles_differ() -> None:
    seeds = {Session.start(SUPPLY, wanted("one")).puzzle.seed for _ in range(20)}
    assert len(seeds) > 15


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"solved": 2},
        {"solved": 2, "seen": 1, "first_try": 0},
        {"solved": 1, "seen": 2, "first_try": 2},
        {"solved": -1, "seen": 2, "first_try": -1},
        {"solved": True, "seen": True, "first_try": True},
        {"solved": "1", "seen": "2", "first_try": "0"},
        {"solved": 1, "seen": 10**12, "first_try": 0},
    ],
)
def test_a_kept_count_that_makes_no_sense_is_left_out(
    stored: dict[str, object],
) -> None:
    run = session()
    run.restore(stored)
    assert counted(run) == (0, 0, 0)


def test_a_kept_count_is_taken_up() -> None:
    run = session()
    run.restore({"solved": 3, "seen": 5, "first_try": 2})
    assert counted(run) == (3, 5, 2)


def test_the_digest_changes_with_anything_in_a_puzzle() -> None:
    data = session().puzzle.to_json()
    assert digest(data) == data["digest"]
    for name in data.keys() - {"digest"}:
        assert digest({**data, name: "changed"}) != data["digest"], name


def test_the_id_tells_kind_rules_seed_and_version() -> None:
    assert session().puzzle.id == "one.plain.5.v1"
    rules = RuleSet(preset="hungarian", options={"gap": "missing", "match": "10"})
    assert str(rules) == "hungarian+gap=missing+match=10"


def test_a_mix_goes_from_kind_to_kind() -> None:
    run = Session.start(
        SUPPLY, wanted("one", "set", "order"), Named(seed=4, kind="set")
    )
    kinds = []
    for _ in range(6):
        kinds.append(run.puzzle.kind)
        run.next()
    assert kinds == ["set", "order", "one", "set", "order", "one"]


def test_a_seed_picks_the_same_of_a_mix_for_everybody() -> None:
    mix = wanted("one", "set", "order")
    picked = {Session.start(SUPPLY, mix, Named(seed=9)).puzzle.id for _ in range(5)}
    assert len(picked) == 1


def with_names(puzzle: Puzzle, names: str) -> Puzzle:
    return replace(puzzle, position={"hand": names})


def told_with(telling: Telling, names: str) -> Telling:
    return replace(telling, rule_numbers=(names,))


def test_what_is_picked_by_chance_has_names_by_chance_and_keeps_them() -> None:
    renaming = Renaming(
        draw=lambda rng: rng.choice("wxyz"), puzzle=with_names, telling=told_with
    )
    supply = replace(SUPPLY, renaming=renaming)
    names = {Session.start(supply, wanted("one")).names for _ in range(60)}
    assert names == {"w", "x", "y", "z"}
    run = Session.start(supply, wanted("one"), Named(seed=5, names="x"))
    assert (run.names, run.puzzle.position["hand"]) == ("x", "x")
    assert run.telling.rule_numbers == ("x",)
    run.next()
    again = Session.start(supply, wanted("one"), Named(seed=5, names="x"))
    again.next()
    assert again.puzzle == run.puzzle
    assert again.puzzle.position["hand"] == again.names
    run.open(wanted("one"), Named(seed=5))
    assert (run.names, run.puzzle.position["hand"]) == ("", "?")
