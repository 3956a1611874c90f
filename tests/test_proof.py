"""The independent checker: its tables, what it proves and what it refuses."""

import copy
import hashlib
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from vector_files import cases

from tartli_core.proof.tartli import check, check_line
from tartli_core.proof.tartli.kinds.split import SplitSearch
from tartli_core.proof.tartli.melds import (
    best_word,
    may_follow,
    may_repeat,
    meld_cards,
    meld_points,
    melds_in,
    second_wins,
    sequences_in,
    strongest,
    word_of,
)
from tartli_core.proof.tartli.position import position_faults, turn_faults
from tartli_core.proof.tartli.readings import consistent, readings
from tartli_core.proof.tartli.record import Trick, read_deal, taker, trick_points
from tartli_core.proof.tartli.rules import OPTIONS, PRESETS, read_rules
from tartli_core.proof.tartli.tables import (
    CARD_IN_TEXT,
    CARDS,
    NATURAL,
    OTHER,
    PLAIN_POINTS,
    PLAYERS,
    SEQUENCES,
    SUITS,
    TRUMP_POINTS,
)

Json = dict[str, Any]


def rules_of(preset: str = "hungarian", **options: str) -> dict[str, str]:
    return read_rules({"preset": preset, "options": options})


# --- puzzles by hand ------------------------------------------------------------------


def digest(puzzle: Json) -> str:
    rest = {key: value for key, value in puzzle.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def signed(puzzle: Json) -> Json:
    puzzle["digest"] = digest(puzzle)
    return puzzle


def named(puzzle: Json) -> Json:
    options = "".join(f"+{k}={v}" for k, v in puzzle["rules"]["options"].items())
    label = puzzle["rules"]["preset"] + options
    puzzle["id"] = f"{puzzle['kind']}.{label}.{puzzle['seed']}.v1"
    return puzzle


def position(
    hand: str,
    record: list[str],
    totals: tuple[list[int], list[int]] = ([100, 200], [100, 200]),
    trick: int = 1,
    indicator: str = "8a",
) -> Json:
    played = any(event.startswith(f"{trick} opponent leads") for event in record)
    played |= any(event.startswith(f"{trick} opponent plays") for event in record)
    return {
        "trick": trick,
        "trump": indicator[1],
        "indicator": indicator,
        "hand": hand,
        "opponent": " ".join("?" * (8 if played else 9)),
        "before": totals[0],
        "totals": totals[1],
        "record": record,
    }


def puzzle_of(
    kind: str,
    where: Json,
    options: dict[str, int],
    answers: list[list[str]],
    value: int,
    preset: str = "hungarian",
    **changed: str,
) -> Json:
    right = {answer[0] for answer in answers} if kind == "split" else {*answers[0]}
    puzzle: Json = {
        "kind": kind,
        "seed": 42,
        "generator_version": 1,
        "rules": {"preset": preset, "options": changed},
        "position": where,
        "form": {"split": "order", "contest": "one", "meld-find": "set"}[kind],
        "options": [
            {
                "answer": answer,
                "value": points,
                "right": answer in right,
            }
            for answer, points in options.items()
        ],
        "answers": answers,
        "value": value,
        "honesty": "certain",
        "certificate": {"class": "closed form"},
        "themes": ["kvart"],
        "level": 2,
    }
    if kind == "contest":
        puzzle["certificate"] |= some_hand_that_fits(where, puzzle["rules"])
    return signed(named(puzzle))


def some_hand_that_fits(where: Json, rules: Json) -> dict[str, str]:
    """Melds that the opponent may mean, and a hand with them."""
    deal = read_deal(where, read_rules(rules))
    melds = consistent(deal)[0]
    cards = {card for meld in melds for card in meld_cards(meld, deal.trump)}
    cards -= deal.cards_of("opponent")
    free = sorted(deal.pool(deal.now.number) - deal.cards_of("opponent") - cards)
    count = len(where["opponent"].split())
    held = [*sorted(cards), *free[: count - len(cards)]]
    return {"opponent": " ".join(held), "melds": " / ".join(melds)}


O_TERC, U_TERC, O_KVART = "Oh Uh Xh", "Uh Xh 9h", "Oh Uh Xh 9h"
BELL_TERC = "9b 8b 7b"
TWO_TRICKS = [
    "1 opponent leads 8h",
    "1 you plays 7h",
    "2 opponent leads Ul",
    "2 you plays Xl",
]
SIX_TRICKS = [
    "1 you announces Ah Kh Oh",
    "1 you leads 7b",
    "1 opponent plays 8b",
    "1 you scores Ah Kh Oh",
    "2 opponent leads 7l",
    "2 you plays 8l",
    "3 you leads 9b",
    "3 opponent plays Xb",
    "4 opponent leads 9l",
    "4 you plays Ul",
    "5 you leads Kb",
    "5 opponent plays Ab",
    "6 opponent leads Xl",
    "6 you plays Al",
]
BIG_HAND = "Ah Kh Oh Uh Xh 9h 8h 7a 8a"
A_KVART, A_KVINT, A_SZEXT = "Ah Kh Oh Uh", "Ah Kh Oh Uh Xh", "Ah Kh Oh Uh Xh 9h"
A_SZEPT = "Ah Kh Oh Uh Xh 9h 8h"
BEST_OF_TWO = [[A_KVINT, A_SZEXT], [A_KVINT, A_SZEPT], [A_SZEXT, A_SZEPT]]


def split_in_two_suits() -> Json:
    return puzzle_of(
        "split",
        position(
            "Oh Uh Xh 9h 9b 8b 7b Al Kl",
            TWO_TRICKS,
            ([100, 200], [112, 200]),
            trick=3,
        ),
        {O_TERC: 90, U_TERC: 110, O_KVART: 70, BELL_TERC: 110},
        [
            [BELL_TERC, U_TERC, O_TERC, O_KVART],
            [U_TERC, BELL_TERC, O_TERC, O_KVART],
            [U_TERC, O_TERC, BELL_TERC, O_KVART],
            [U_TERC, O_TERC, O_KVART, BELL_TERC],
        ],
        110,
    )


def split_after_a_gap() -> Json:
    """Between: the X terc below the scored A terc may be said."""
    return puzzle_of(
        "split",
        position(BIG_HAND, SIX_TRICKS, ([50, 60], [93, 85]), trick=7, indicator="Oa"),
        {"Xh 9h 8h": 120, A_KVART: 150, A_KVINT: 200, A_SZEXT: 200, A_SZEPT: 100},
        BEST_OF_TWO,
        200,
    )


def split_without_a_gap() -> Json:
    """Missing: the Under of the gap is in hand, so no X terc."""
    return puzzle_of(
        "split",
        position(BIG_HAND, SIX_TRICKS, ([50, 60], [93, 85]), trick=7, indicator="Oa"),
        {A_KVART: 150, A_KVINT: 200, A_SZEXT: 200, A_SZEPT: 100},
        BEST_OF_TWO,
        200,
        gap="missing",
    )


def split_in_any_order() -> Json:
    """T-M11: the two terc in either order."""
    terc, lower, kvart = "Ol Ul Xl", "Ul Xl 9l", "Ol Ul Xl 9l"
    return puzzle_of(
        "split",
        position("Ol Ul Xl 9l Aa 8b 7h Ah Kb", []),
        {terc: 90, lower: 90, kvart: 50},
        [[terc, lower, kvart], [lower, terc, kvart]],
        90,
        preset="austrian",
    )


def melds_on_lead() -> Json:
    return puzzle_of(
        "meld-find",
        position("Kl Ol Ul Uh Ua Ub 9h 8h 7b", [], indicator="9l"),
        {"Kl Ol Ul": 20, "U": 100, "bela": 40, "9h 8h 7b": 0, "O": 0},
        [["Kl Ol Ul", "U", "bela"]],
        160,
    )


def melds_none_can_beat() -> Json:
    return puzzle_of(
        "meld-find",
        position(
            "Ah Kh Oh 9b 8b 7b Xl Ul 7a",
            ["1 opponent says kvart", "1 opponent leads Kb"],
        ),
        {"Ah Kh Oh": 0, "9b 8b 7b": 0, "Kh Oh": 0},
        [[]],
        0,
    )


def melds_carried_along() -> Json:
    """Several a trick: the kvart lets the terc of another suit be said too."""
    return puzzle_of(
        "meld-find",
        position(
            "Ah Kh Oh Uh 9b 8b 7b Xl 7a",
            ["1 opponent says kvart", "1 opponent leads Kb"],
        ),
        {"Ah Kh Oh Uh": 50, "9b 8b 7b": 20, "Ah Kh Oh": 0, "Kh Oh Uh": 0},
        [["Ah Kh Oh Uh", "9b 8b 7b"]],
        70,
        sequences_per_trick="per_suit",
    )


def contest_by_height() -> Json:
    return puzzle_of(
        "contest",
        position(
            "Oh Uh Xh 9b 8b Al Kl Aa",
            [
                "1 you announces Kh Oh Uh Xh",
                "1 you leads Kh",
                "1 opponent says kvart / terc",
                "1 opponent plays 7l",
                "1 you names K",
                "1 opponent answers good",
            ],
            ([460, 470], [460, 470]),
        )
        | {"before": [460, 470]},
        {"50 0 you": 50, "50 0": 50, "0 70 opponent": -70, "0 50 opponent": -50},
        [["50 0 you"]],
        50,
        sequences_per_trick="per_suit",
    )


def contest_of_vannak() -> Json:
    return puzzle_of(
        "contest",
        position(
            "Aa Al Ah Ab Kb Ub Xb 7h 8h",
            [
                "1 opponent says vannak / terc",
                "1 opponent leads 7l",
                "1 you announces A",
                "1 opponent names O",
                "1 you answers good",
            ],
            ([101, 110], [101, 110]),
        ),
        {"0 220": -220, "100 0": 100, "100 0 you": 100, "0 200": -200},
        [["0 220"]],
        -220,
        contest_before_second_card="yes",
    )


def contest_with_bela(order: str) -> Json:
    """T-X8: 465 and béla against 410 and a vannak of 100."""
    right, value = {
        "with_melds": ("40 100 opponent", -60),
        "before_melds": ("40 0 you", 40),
    }[order]
    changed = {} if order == "with_melds" else {"bela_order": order}
    return puzzle_of(
        "contest",
        position(
            "Kh Oh 9l Xl 8l 7l Xb 9b",
            [
                "1 opponent says vannak",
                "1 opponent leads 7b",
                "1 you announces bela",
                "1 you plays 8b",
            ],
            ([465, 410], [465, 410]),
            indicator="7h",
        ),
        {"40 100 opponent": -60, "40 0 you": 40, "40 100": -60},
        [[right]],
        value,
        **changed,
    )


def contest_after_beaten_words() -> Json:
    """The opponent's beaten szept leaves three other cards, so no kvart beside it."""
    return puzzle_of(
        "contest",
        position(
            "Aa Ah Ab Oh Uh Xh 9h 7a",
            [
                "1 opponent says szept",
                "1 opponent leads Kl",
                "1 you announces A",
                "1 you plays Al",
                "1 you scores A",
                "2 you announces Oh Uh Xh 9h",
                "2 you leads 7b",
                "2 opponent says kvart",
            ],
            ([100, 200], [215, 200]),
            trick=2,
            indicator="8h",
        ),
        {"50 0": 50, "0 50": -50},
        [["50 0"]],
        50,
    )


def contest_in_the_last_trick_to_announce() -> Json:
    """Trick 8: the opponent's nine cards are all that is left."""
    return puzzle_of(
        "contest",
        position(
            "9h 8h Kl Ol Ul Kb Ob 8b",
            [
                "1 you leads 7a",
                "1 opponent plays 8a",
                "2 opponent leads Aa",
                "2 you plays Ua",
                "3 opponent leads Ka",
                "3 you plays Xa",
                "4 you leads Oa",
                "4 opponent plays Ub",
                "5 you leads 7b",
                "5 opponent plays Xb",
                "6 opponent leads Al",
                "6 you plays Xl",
                "7 opponent leads 9l",
                "7 you plays 8l",
                "8 opponent says kvint / bela",
                "8 opponent leads Ab",
                "8 you plays 9b",
            ],
            ([100, 200], [119, 244]),
            trick=8,
            indicator="9h",
        ),
        {"0 100": -100, "0 140": -140},
        [["0 140"]],
        -140,
    )


def contest_at_equal_height() -> Json:
    """Level in kind, length and top: the trump suit wins, also as second."""
    return puzzle_of(
        "contest",
        position(
            "Oh Uh Xh 9h 7a 7b Al Kb",
            [
                "1 opponent says kvart",
                "1 opponent leads 7l",
                "1 you announces Oh Uh Xh 9h",
                "1 you plays 8l",
                "1 opponent names O",
                "1 you answers higher",
            ],
            indicator="8h",
        ),
        {"50 0": 50, "0 50": -50},
        [["50 0"]],
        50,
    )


PUZZLES: dict[str, Callable[[], Json]] = {
    "split in two suits": split_in_two_suits,
    "split after a gap": split_after_a_gap,
    "split without a gap": split_without_a_gap,
    "split in any order": split_in_any_order,
    "melds on lead": melds_on_lead,
    "melds none can beat": melds_none_can_beat,
    "melds carried along": melds_carried_along,
    "contest by height": contest_by_height,
    "contest of vannak": contest_of_vannak,
    "contest at equal height": contest_at_equal_height,
    "contest after beaten words": contest_after_beaten_words,
    "contest in trick eight": contest_in_the_last_trick_to_announce,
    "contest with bela": lambda: contest_with_bela("with_melds"),
    "contest with bela first": lambda: contest_with_bela("before_melds"),
}

# --- tables and procedures against the reference -------------------------------------


@pytest.mark.parametrize("case", cases("melds"), ids=lambda c: c["hand"])
def test_melds_are_those_of_the_reference(case: Json) -> None:
    rules = rules_of() if case["nines"] else rules_of(nines_vannak="no")
    found = melds_in(case["hand"].split(), case["trump"], rules)
    right = case["sequences"] + case["fours"] + ["bela"] * case["bela"]
    assert sorted(found) == sorted(right)


@pytest.mark.parametrize(
    "case", cases("contest"), ids=lambda c: f"{c['leader']}-{c['second']}"
)
def test_contests_go_as_in_the_reference(case: Json) -> None:
    rules = rules_of(tens_low="yes") if case["tens_low"] else rules_of()
    wins = second_wins(case["leader"], case["second"], case["trump"], rules)
    assert wins == (case["winner"] == "second")


@pytest.mark.parametrize("case", cases("repeat"), ids=lambda c: c["candidate"])
def test_repeats_are_allowed_as_in_the_reference(case: Json) -> None:
    rules = rules_of() | {"repeat": case["rule"], "gap": case["gap"]}
    hand = case["hand"].split()
    found = may_repeat(case["candidate"], case["scored"], hand, rules)
    assert found == case["allowed"]


@pytest.mark.parametrize("case", cases("split"), ids=lambda c: c["hand"])
def test_best_splits_are_those_of_the_reference(case: Json) -> None:
    rules = rules_of() | {"repeat": case["rule"], "gap": case["gap"]}
    hand = case["hand"].split()
    search = SplitSearch(hand, rules)
    start = [
        meld
        for meld in sequences_in(hand)
        if may_repeat(meld, case["scored"], hand, rules)
    ]
    best = search.best(frozenset(start), case["tricks"])
    assert best == case["total"]
    for order in itertools.islice(search.orders(frozenset(start), case["tricks"]), 50):
        assert sum(map(meld_points, order)) == best


@pytest.mark.parametrize("case", cases("certainty"), ids=lambda c: c["meld"])
def test_melds_are_beatable_as_in_the_reference(case: Json) -> None:
    rules, trump, meld = rules_of(), case["trump"], case["meld"]
    unseen = CARDS - set(case["hand"].split()) - set(case["seen"].split())
    others = [m for m in melds_in(unseen, trump, rules) if m != "bela"]
    if case["leader"]:
        beatable = any(second_wins(meld, m, trump, rules) for m in others)
    else:
        beatable = any(not second_wins(m, meld, trump, rules) for m in others)
    assert beatable == case["beatable"]


def test_exactly_five_pairs_use_the_gap() -> None:
    hearts = [m for m in SEQUENCES if m.endswith("h")]
    rules = rules_of()
    pairs = {
        (earlier, later)
        for earlier in hearts
        for later in hearts
        if may_follow(later, earlier, [], rules)
        and NATURAL.index(later[0]) > NATURAL.index(earlier[0])
    }
    assert pairs == {
        ("Ah Kh Oh", "Xh 9h 8h"),
        ("Ah Kh Oh", "9h 8h 7h"),
        ("Ah Kh Oh", "Xh 9h 8h 7h"),
        ("Kh Oh Uh", "9h 8h 7h"),
        ("Ah Kh Oh Uh", "9h 8h 7h"),
    }


def test_the_points_of_all_cards_are_151() -> None:
    assert sum(TRUMP_POINTS.values()) + 3 * sum(PLAIN_POINTS.values()) == 151


# --- what is proved ------------------------------------------------------------------


@pytest.mark.parametrize("name", PUZZLES)
def test_a_right_puzzle_is_proved(name: str) -> None:
    puzzle = PUZZLES[name]()
    assert check(puzzle) == []
    line = json.dumps(puzzle, ensure_ascii=False)
    assert check_line(line) == (puzzle["id"], [])


@pytest.mark.parametrize("name", PUZZLES)
def test_a_proof_takes_a_moment_only(name: str) -> None:
    puzzle = PUZZLES[name]()
    took = []
    for _ in range(3):
        start = time.process_time()
        check(puzzle)
        took.append(time.process_time() - start)
    assert min(took) < 0.1


# --- what is refused -----------------------------------------------------------------


def where(puzzle: Json) -> Json:
    found: Json = puzzle["position"]
    return found


def in_record(old: str, new: str) -> Callable[[Json], None]:
    def damage(puzzle: Json) -> None:
        record = where(puzzle)["record"]
        assert any(old in event for event in record)
        where(puzzle)["record"] = [event.replace(old, new) for event in record]

    return damage


def without(event: str) -> Callable[[Json], None]:
    return lambda puzzle: where(puzzle)["record"].remove(event)


def put_in(event: str, before: str) -> Callable[[Json], None]:
    def damage(puzzle: Json) -> None:
        record = where(puzzle)["record"]
        record.insert(record.index(before), event)

    return damage


def set_in(*path: str | int, value: object) -> Callable[[Json], None]:
    def damage(puzzle: Any) -> None:
        at = puzzle
        for key in path[:-1]:
            at = at[key]
        assert at[path[-1]] != value
        at[path[-1]] = value

    return damage


def all_of(*damages: Callable[[Json], None]) -> Callable[[Json], None]:
    def damage(puzzle: Json) -> None:
        for one in damages:
            one(puzzle)

    return damage


def rules_set(preset: str, **options: str) -> Callable[[Json], None]:
    def damage(puzzle: Json) -> None:
        puzzle["rules"] = {"preset": preset, "options": options}
        named(puzzle)

    return damage


def option_gone(answer: str) -> Callable[[Json], None]:
    """An option dropped from everywhere, so that nothing else gives it away."""

    def damage(puzzle: Json) -> None:
        options = puzzle["options"]
        puzzle["options"] = [o for o in options if o["answer"] != answer]
        assert len(puzzle["options"]) == len(options) - 1
        if puzzle["form"] == "order":
            shorter = [[a for a in order if a != answer] for order in puzzle["answers"]]
            puzzle["answers"] = [a for a, _ in itertools.groupby(sorted(shorter))]
        if puzzle["form"] == "set":
            puzzle["answers"] = [[a for a in puzzle["answers"][0] if a != answer]]
            puzzle["value"] = sum(o["value"] for o in puzzle["options"])

    return damage


def answer_moved(to: str, value: int | None = None) -> Callable[[Json], None]:
    """Another option made the one right answer, in every place that tells it."""

    def damage(puzzle: Json) -> None:
        for option in puzzle["options"]:
            option["right"] = option["answer"] == to
        puzzle["answers"] = [[to]]
        if value is not None:
            puzzle["value"] = value

    return damage


DAMAGES: list[tuple[str, str, Callable[[Json], None], str]] = [
    # split: answers, values, options
    (
        "split in two suits",
        "a best order left out",
        lambda p: p["answers"].pop(),
        "lacks the order",
    ),
    (
        "split in two suits",
        "an order that is not best",
        lambda p: p["answers"].append([O_TERC, O_KVART, BELL_TERC]),
        "is not a best one",
    ),
    (
        "split in two suits",
        "an order twice",
        lambda p: p["answers"].append(p["answers"][0]),
        "the same answer twice",
    ),
    (
        "split in two suits",
        "two announcements swapped",
        lambda p: p["answers"][0].reverse(),
        "lacks the order",
    ),
    ("split in two suits", "the value raised", set_in("value", value=130), "be 110"),
    (
        "split in two suits",
        "an option's value changed",
        set_in("options", 0, "value", value=110),
        "right would be 90",
    ),
    (
        "split in two suits",
        "a wrong option flagged right",
        set_in("options", 0, "right", value=True),
        "flagged",
    ),
    ("split in two suits", "an option dropped", option_gone(O_TERC), "is missing"),
    ("split in two suits", "a wrong option dropped", option_gone(O_KVART), "missing"),
    (
        "split in two suits",
        "a hand that lacks the bell seven",
        set_in("position", "hand", value="Oh Uh Xh 9h 9b 8b Ab Al Kl"),
        "may not be announced",
    ),
    (
        "split in two suits",
        "a hand with a longer run",
        set_in("position", "hand", value="Oh Uh Xh 9h 9b 8b 7b Al Kh"),
        "is missing",
    ),
    (
        "split in two suits",
        "a card of the hand that was played",
        set_in("position", "hand", value="Oh Uh Xh 9h 9b 8b 7b Al Xl"),
        "comes twice",
    ),
    (
        "split in two suits",
        "a hand of eight cards",
        set_in("position", "hand", value="Oh Uh Xh 9h 9b 8b 7b Al"),
        "right would be 9",
    ),
    (
        "split in two suits",
        "the indicator in hand",
        set_in("position", "hand", value="Oh Uh Xh 9h 9b 8b 7b Al 8a"),
        "indicator",
    ),
    (
        "split in two suits",
        "a card that does not exist",
        set_in("position", "hand", value="Oh Uh Xh 9h 9b 8b 7b Al Qh"),
        "'Qh' is no card",
    ),
    (
        "split in two suits",
        "another indicator's suit",
        set_in("position", "indicator", value="8l"),
        "suit",
    ),
    (
        "split in two suits",
        "the opponent with eight cards",
        set_in("position", "opponent", value="? ? ? ? ? ? ? ?"),
        "opponent is",
    ),
    (
        "split in two suits",
        "a score changed",
        set_in("position", "totals", 0, value=100),
        "right would be 112",
    ),
    (
        "split in two suits",
        "the score before the deal changed",
        set_in("position", "before", 1, value=210),
        "right would be 210",
    ),
    (
        "split in two suits",
        "a played card changed",
        in_record("opponent leads Ul", "opponent leads Al"),
        "Al",
    ),
    (
        "split in two suits",
        "a played card of other points",
        in_record("you plays Xl", "you plays 9l"),
        "right would be",
    ),
    (
        "split in two suits",
        "a trick left out",
        without("2 you plays Xl"),
        "the record ends",
    ),
    (
        "split in two suits",
        "the tricks left changed",
        set_in("position", "trick", value=4),
        "the record ends",
    ),
    (
        "split in two suits",
        "an option of other rules",
        rules_set("austrian", sequences_per_trick="1"),
        "lacks the order",
    ),
    (
        "split in two suits",
        "several sequences a trick",
        rules_set("hungarian", sequences_per_trick="per_suit"),
        "right would be one suit",
    ),
    (
        "split in two suits",
        "the same preset under another name",
        rules_set("german"),
        "hungarian, international, austrian",
    ),
    (
        "split in two suits",
        "an option that the preset has anyway",
        rules_set("hungarian", gap="between"),
        "anyway",
    ),
    (
        "split in two suits",
        "an unknown option",
        rules_set("hungarian", speed="fast"),
        "no option",
    ),
    (
        "split in two suits",
        "an unknown value",
        rules_set("hungarian", match="7"),
        "5 or 10 or 1",
    ),
    (
        "split in two suits",
        "the id of another seed",
        set_in("seed", value=43),
        "split.hungarian.43.v1",
    ),
    ("split in two suits", "another form", set_in("form", value="one"), "be order"),
    (
        "split in two suits",
        "an unknown kind",
        set_in("kind", value="chess"),
        "meld-find",
    ),
    ("split in two suits", "a level of six", set_in("level", value=6), "1 to 5"),
    (
        "split in two suits",
        "an opponent who speaks",
        in_record("you plays Xl", "you plays Ol"),
        "right would be",
    ),
    (
        "split after a gap",
        "a gap that must be missing",
        rules_set("hungarian", gap="missing"),
        "may not be announced",
    ),
    (
        "split without a gap",
        "a gap that may be in hand",
        rules_set("hungarian"),
        "is missing",
    ),
    (
        "split after a gap",
        "a scored sequence left out",
        all_of(
            without("1 you announces Ah Kh Oh"),
            without("1 you scores Ah Kh Oh"),
            set_in("position", "totals", 0, value=73),
        ),
        "is missing",
    ),
    (
        "split after a gap",
        "a scored sequence that was not announced",
        in_record("announces Ah Kh Oh", "announces Ah Kh Oh Uh"),
        "was announced",
    ),
    (
        "split after a gap",
        "a meld announced without its card",
        in_record("Ah Kh Oh", "Ol Ul Xl"),
        "without",
    ),
    (
        "split after a gap",
        "a sequence announced again after it was scored",
        all_of(
            put_in("3 you announces Kh Oh Uh", before="3 you leads 9b"),
            put_in("3 you scores Kh Oh Uh", before="4 opponent leads 9l"),
            set_in("position", "totals", 0, value=113),
        ),
        "T-M9",
    ),
    (
        "split in any order",
        "an order that only the Austrian rule allows",
        rules_set("hungarian"),
        "not a best one",
    ),
    # meld-find
    ("melds on lead", "a right option dropped", option_gone("U"), "is missing"),
    (
        "melds on lead",
        "a right meld flagged wrong",
        all_of(
            set_in("options", 2, "right", value=False),
            set_in("answers", value=[["Kl Ol Ul", "U"]]),
        ),
        "flagged",
    ),
    (
        "melds on lead",
        "a false meld flagged right",
        all_of(
            set_in("options", 4, "right", value=True),
            set_in("answers", value=[["Kl Ol Ul", "U", "bela", "O"]]),
        ),
        "flagged",
    ),
    (
        "melds on lead",
        "answers in another order than the options",
        set_in("answers", value=[["U", "Kl Ol Ul", "bela"]]),
        "right would be",
    ),
    (
        "melds on lead",
        "a meld of other points",
        set_in("options", 1, "value", value=200),
        "right would be 100",
    ),
    ("melds on lead", "the sum changed", set_in("value", value=150), "be 160"),
    (
        "melds on lead",
        "an option that changes a card",
        set_in("options", 0, "answer", value="Ol Ul Xl"),
        "is missing",
    ),
    (
        "melds on lead",
        "a sequence written in trick order",
        set_in("options", 3, "answer", value="Ol Kl Ul"),
        "written wrongly",
    ),
    (
        "melds on lead",
        "another trump suit",
        lambda p: where(p).update(indicator="9a", trump="a"),
        "flagged",
    ),
    (
        "melds on lead",
        "a hand without the fourth Under",
        set_in("position", "hand", value="Kl Ol Ul Uh Ua Xb 9h 8h 7b"),
        "flagged",
    ),
    (
        "melds on lead",
        "a card that was played already",
        lambda p: where(p).update(
            record=["1 you leads 7b"], hand="Kl Ol Ul Uh Ua Ub 9h 8h"
        ),
        "already",
    ),
    (
        "melds none can beat",
        "a lower word of the leader",
        in_record("kvart", "terc"),
        "flagged",
    ),
    (
        "melds none can beat",
        "a leader who said nothing",
        without("1 opponent says kvart"),
        "flagged",
    ),
    (
        "melds none can beat",
        "a leader who has not led",
        all_of(
            without("1 opponent leads Kb"),
            set_in("position", "opponent", value="? ? ? ? ? ? ? ? ?"),
        ),
        "the opponent is to lead",
    ),
    (
        "melds none can beat",
        "a word that no cards bear out",
        in_record("kvart", "okt"),
        "bear out",
    ),
    (
        "melds carried along",
        "one sequence a trick",
        rules_set("hungarian"),
        "flagged",
    ),
    # contest
    (
        "contest by height",
        "a win not claimed",
        answer_moved("50 0"),
        "is flagged False; right would be True",
    ),
    (
        "contest by height",
        "the other one winning",
        answer_moved("0 70 opponent", -70),
        "is flagged False; right would be True",
    ),
    (
        "contest by height",
        "the right option dropped",
        option_gone("50 0 you"),
        "no option is",
    ),
    ("contest by height", "the value changed", set_in("value", value=70), "be 50"),
    (
        "contest by height",
        "an option's value changed",
        set_in("options", 3, "value", value=50),
        "would be -50",
    ),
    (
        "contest by height",
        "both scores changed",
        lambda p: where(p).update(before=[400, 470], totals=[400, 470]),
        "'50 0'",
    ),
    (
        "contest by height",
        "another answer",
        in_record("answers good", "answers higher"),
        "the option '0 70 opponent' is flagged False; right would be True",
    ),
    (
        "contest by height",
        "another height",
        in_record("names K", "names O"),
        "right would be 'K'",
    ),
    (
        "contest by height",
        "no height",
        without("1 you names K"),
        "missing",
    ),
    (
        "contest by height",
        "neither height nor answer",
        all_of(
            without("1 you names K"),
            without("1 opponent answers good"),
        ),
        "not certain",
    ),
    (
        "contest by height",
        "a lower word of the second",
        in_record("says kvart / terc", "says terc"),
        "T-M7",
    ),
    (
        "contest by height",
        "a higher word of the second",
        in_record("says kvart / terc", "says kvint / terc"),
        "kind and length decide",
    ),
    (
        "contest by height",
        "the height before the second card",
        rules_set("hungarian", contest_before_second_card="yes"),
        "the wrong moment",
    ),
    (
        "contest by height",
        "two sequences where one is allowed",
        rules_set("hungarian"),
        "T-M4",
    ),
    (
        "contest by height",
        "melds scored before the question",
        lambda p: where(p)["record"].append("1 you scores Kh Oh Uh Xh"),
        "asked before that",
    ),
    (
        "contest by height",
        "an announced card that is not held",
        all_of(
            in_record("announces Kh Oh Uh Xh", "announces Oh Uh Xh 9h"),
            in_record("names K", "names O"),
        ),
        "without '9h'",
    ),
    (
        "contest of vannak",
        "a height that you hold yourself",
        in_record("names O", "names K"),
        "bear out",
    ),
    (
        "contest of vannak",
        "a height below yours",
        in_record("names O", "names X"),
        "right would be 'higher'",
    ),
    (
        "contest of vannak",
        "the answer of a winner",
        in_record("answers good", "answers higher"),
        "right would be 'good'",
    ),
    (
        "contest of vannak",
        "a leader who said terc only",
        in_record("says vannak / terc", "says terc"),
        "kind and length decide",
    ),
    (
        "contest of vannak",
        "a vannak of nines where there is none",
        all_of(
            rules_set("international", nines_vannak="no"),
            in_record("names O", "names 9"),
        ),
        "bear out",
    ),
    (
        "contest with bela",
        "bela written first",
        rules_set("hungarian", bela_order="before_melds"),
        "the option '40 0 you' is flagged False; right would be True",
    ),
    (
        "contest with bela first",
        "bela written with the melds",
        rules_set("hungarian"),
        "the option '40 100 opponent' is flagged False; right would be True",
    ),
    (
        "contest with bela",
        "a vannak whose rank stays open",
        lambda p: where(p).update(hand="Kh Oh Ol Xl 8l 7l Kb Ub"),
        "not certain",
    ),
    (
        "contest with bela",
        "bela without the King",
        lambda p: where(p).update(hand="Ah Oh 9l Xl 8l 7l Xb 9b"),
        "without 'Kh'",
    ),
    (
        "contest with bela",
        "bela said twice",
        in_record("announces bela", "announces bela / bela"),
        "one bela",
    ),
    (
        "contest with bela",
        "a second player who may still speak",
        all_of(
            without("1 you announces bela"),
            without("1 you plays 8b"),
            set_in("position", "hand", value="Kh Oh 9l Xl 8l 7l Xb 9b 8b"),
        ),
        "may still announce",
    ),
    (
        "contest after beaten words",
        "a beaten word that leaves room",
        in_record("szept", "terc"),
        "not certain",
    ),
    (
        "contest after beaten words",
        "words that do not fit into nine cards",
        in_record("2 opponent says kvart", "2 opponent says szept"),
        "right would be",
    ),
    (
        "contest after beaten words",
        "a scored meld left unwritten",
        without("1 you scores A"),
        "was announced",
    ),
    (
        "contest after beaten words",
        "a vannak announced again",
        in_record("2 you announces Oh Uh Xh 9h", "2 you announces Oh Uh Xh 9h / A"),
        "T-M12",
    ),
    (
        "contest in trick eight",
        "a word that the last nine cards do not hold",
        in_record("says kvint", "says szext"),
        "bear out",
    ),
    (
        "contest in trick eight",
        "a card that does not follow",
        all_of(
            in_record("8 you plays 9b", "8 you plays Kl"),
            set_in("position", "hand", value="9h 8h 9b Ol Ul Kb Ob 8b"),
        ),
        "T-P4",
    ),
    (
        "contest in trick eight",
        "an indicator that the loser of trick 7 did not take",
        set_in("position", "hand", value="Xh 8h Kl Ol Ul Kb Ob 8b"),
        "loser of trick 7",
    ),
    # what only reads wrongly
    (
        "split in two suits",
        "an unknown verb",
        in_record("2 you plays Xl", "2 you throws Xl"),
        "cannot be read",
    ),
    (
        "split in two suits",
        "a card of another pack",
        in_record("2 you plays Xl", "2 you plays Ql"),
        "cannot be read",
    ),
    (
        "split in two suits",
        "a trick number that jumps",
        in_record("2 opponent leads Ul", "3 opponent leads Ul"),
        "out of turn",
    ),
    (
        "split in two suits",
        "a second player who leads",
        in_record("1 you plays 7h", "1 you leads 7h"),
        "second player's",
    ),
    (
        "contest by height",
        "words where exact melds belong",
        in_record("you announces Kh Oh Uh Xh", "you says kvart"),
        "right would be 'you announces'",
    ),
    (
        "contest by height",
        "a second player who names the height",
        in_record("1 you names K", "1 opponent names K"),
        "second player's",
    ),
    (
        "contest by height",
        "a word after the card",
        all_of(
            without("1 opponent says kvart / terc"),
            put_in("1 opponent says kvart / terc", before="1 you names K"),
        ),
        "the wrong moment",
    ),
    (
        "contest by height",
        "a second player before the lead",
        all_of(
            without("1 you leads Kh"),
            put_in("1 you leads Kh", before="1 opponent plays 7l"),
        ),
        "the wrong moment",
    ),
    (
        "split after a gap",
        "a scoring before the second card",
        all_of(
            without("1 you scores Ah Kh Oh"),
            put_in("1 you scores Ah Kh Oh", before="1 opponent plays 8b"),
        ),
        "the wrong moment",
    ),
    (
        "melds on lead",
        "an option that is one card",
        set_in("options", 3, "answer", value="9h"),
        "cannot be read",
    ),
    (
        "melds on lead",
        "an option with a card twice",
        set_in("options", 3, "answer", value="9h 9h"),
        "cannot be read",
    ),
    (
        "melds on lead",
        "an option of strange cards",
        set_in("options", 3, "answer", value="9h Qh"),
        "cannot be read",
    ),
    (
        "contest by height",
        "an option with a leading zero",
        set_in("options", 1, "answer", value="050 0"),
        "cannot be read",
    ),
    # options and answers that do not go together
    (
        "split in two suits",
        "an option twice",
        lambda p: p["options"].append(p["options"][0]),
        "comes twice",
    ),
    (
        "split in two suits",
        "an answer that is no option",
        lambda p: p["answers"].append(["Oa Ua Xa"]),
        "none of the options",
    ),
    (
        "split in two suits",
        "a best option flagged wrong",
        all_of(
            set_in("options", 1, "right", value=False),
        ),
        "the first announcements of the answers",
    ),
    (
        "split in two suits",
        "a best option flagged and answered wrong",
        all_of(
            set_in("options", 1, "right", value=False),
            lambda p: p.update(answers=[a for a in p["answers"] if a[0] != U_TERC]),
        ),
        "is flagged False; right would be True",
    ),
    (
        "contest by height",
        "an answer that is not flagged",
        set_in("answers", value=[["50 0"]]),
        "the same options in both",
    ),
    (
        "contest by height",
        "two options flagged and answered",
        all_of(
            set_in("options", 1, "right", value=True),
            lambda p: p["answers"].append(["50 0"]),
        ),
        "is flagged True",
    ),
    (
        "contest by height",
        "one option only",
        all_of(
            option_gone("50 0"),
            option_gone("0 70 opponent"),
            option_gone("0 50 opponent"),
        ),
        "at least two",
    ),
    # what the rules forbid
    (
        "split in two suits",
        "an opponent who speaks",
        all_of(
            in_record("2 you plays Xl", "2 you plays 7l"),
            lambda p: where(p)["record"].extend(
                ["3 opponent says terc", "3 opponent leads Ab"]
            ),
            lambda p: where(p).update(totals=[100, 202], opponent="? ? ? ? ? ? ? ?"),
        ),
        "right would be silence",
    ),
    (
        "split after a gap",
        "a bela scored that was not said",
        in_record("scores Ah Kh Oh", "scores Ah Kh Oh / bela"),
        "scores bela",
    ),
    (
        "split after a gap",
        "a meld with the indicator",
        in_record("Ah Kh Oh", "Oa Ua Xa"),
        "nobody's yet",
    ),
    (
        "contest in trick eight",
        "the indicator played before trick 8",
        in_record("4 you leads Oa", "4 you leads 9h"),
        "before trick 8",
    ),
    (
        "contest with bela",
        "bela scored before the other melds",
        lambda p: where(p)["record"].append("1 you scores bela"),
        "scores bela",
    ),
    (
        "contest with bela first",
        "bela scored before it was said",
        put_in("1 you scores bela", before="1 you announces bela"),
        "the wrong moment",
    ),
    (
        "contest with bela",
        "vannak said twice",
        in_record("says vannak", "says vannak / vannak"),
        "one vannak",
    ),
    (
        "contest with bela",
        "nobody speaking",
        all_of(without("1 opponent says vannak"), without("1 you announces bela")),
        "nobody has announced",
    ),
    (
        "contest with bela",
        "both at the same total past 501",
        lambda p: where(p).update(before=[470, 410], totals=[470, 410]),
        "the option '40 100' is flagged False; right would be True",
    ),
    (
        "contest with bela first",
        "bela that does not reach 501",
        lambda p: where(p).update(before=[460, 410], totals=[460, 410]),
        "the option '40 100 opponent' is flagged False; right would be True",
    ),
    (
        "contest by height",
        "a total of 500",
        lambda p: where(p).update(before=[450, 470], totals=[450, 470]),
        "the option '50 0' is flagged False; right would be True",
    ),
    (
        "contest by height",
        "two sequences of one suit",
        in_record("announces Kh Oh Uh Xh", "announces Kh Oh Uh Xh / Oh Uh Xh"),
        "T-M4",
    ),
    (
        "contest by height",
        "the height left out before the second card",
        all_of(
            rules_set(
                "hungarian",
                contest_before_second_card="yes",
                sequences_per_trick="per_suit",
            ),
            without("1 you names K"),
            without("1 opponent answers good"),
        ),
        "are missing",
    ),
    (
        "contest at equal height",
        "the answer that trumps do not give",
        in_record("answers higher", "answers good"),
        "right would be 'higher'",
    ),
    (
        "contest at equal height",
        "another trump suit",
        lambda p: where(p).update(indicator="8a", trump="a"),
        "right would be 'good'",
    ),
    (
        "contest of vannak",
        "a vannak of nines of yours where there is none",
        all_of(
            rules_set("international", nines_vannak="no"),
            in_record("you announces A", "you announces 9"),
        ),
        "'9' is no vannak",
    ),
    (
        "contest after beaten words",
        "a meld with a card played before",
        in_record("2 you announces Oh Uh Xh 9h", "2 you announces A"),
        "without 'Al'",
    ),
    (
        "contest after beaten words",
        "a meld scored by the loser",
        in_record("you scores A", "opponent scores Kl Ol Ul Xl 9l 8l 7l"),
        "other player's",
    ),
    (
        "contest at equal height",
        "a level contest that no trump decides",
        all_of(
            lambda p: where(p).update(indicator="8a", trump="a"),
            in_record("answers higher", "answers good"),
        ),
        "the option '0 50' is flagged False; right would be True",
    ),
    (
        "contest after beaten words",
        "no lead at all",
        all_of(
            without("2 you leads 7b"),
            set_in("position", "hand", value="Aa Ah Ab Oh Uh Xh 9h 7a 7b"),
        ),
        "the wrong moment",
    ),
    (
        "melds on lead",
        "an announcement that was made already",
        lambda p: where(p).update(record=["1 you announces U"]),
        "already",
    ),
    (
        "contest with bela",
        "bela scored at once where it is written later",
        put_in("1 you scores bela", before="1 you plays 8b"),
        "the wrong moment",
    ),
    (
        "split after a gap",
        "a level contest without a height",
        put_in("1 opponent says terc", before="1 opponent plays 8b"),
        "are missing",
    ),
    (
        "split after a gap",
        "another sequence scored than announced",
        in_record("scores Ah Kh Oh", "scores Kh Oh Uh"),
        "was announced",
    ),
    (
        "contest after beaten words",
        "words that are possible each but not together",
        all_of(
            rules_set("hungarian", sequences_per_trick="per_suit"),
            in_record("2 opponent says kvart", "2 opponent says kvart / kvart"),
        ),
        "cannot be true together",
    ),
]


@pytest.mark.parametrize(
    ("name", "damage", "sentence"),
    [(name, damage, sentence) for name, _, damage, sentence in DAMAGES],
    ids=[f"{name}: {what}" for name, what, _, _ in DAMAGES],
)
def test_a_damaged_puzzle_is_refused_under_a_right_digest(
    name: str, damage: Callable[[Json], object], sentence: str
) -> None:
    puzzle = copy.deepcopy(PUZZLES[name]())
    damage(puzzle)
    faults = check(signed(puzzle))
    assert any(sentence in fault for fault in faults), faults


@pytest.mark.parametrize("name", PUZZLES)
def test_a_change_of_any_card_at_all_is_caught_by_the_digest(name: str) -> None:
    text = json.dumps(PUZZLES[name]())
    for found in CARD_IN_TEXT.finditer(text):
        other = "Ab" if found[0] != "Ab" else "Kb"
        changed = text[: found.start()] + other + text[found.end() :]
        assert check_line(changed)[1]


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every path to a value inside a puzzle."""
    inside: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    if isinstance(value, list):
        inside = list(enumerate(value))
    return [path, *(p for key, inner in inside for p in places(inner, (*path, key)))]


JUNK: list[object] = [
    None,
    True,
    -1,
    10**9,
    10**5000,
    1.5,
    float("nan"),
    "",
    "x",
    "\ud800",
    "Oh " * 40,
    [],
    [[]],
    [None],
    {},
    {"a": {}},
]


@pytest.mark.parametrize("name", PUZZLES)
def test_junk_in_any_place_is_refused_without_an_error(name: str) -> None:
    good = PUZZLES[name]()
    for path in places(good)[1:]:
        for junk in JUNK:
            puzzle: Any = copy.deepcopy(good)
            at = puzzle
            for key in path[:-1]:
                at = at[key]
            if at[path[-1]] == junk:
                continue
            at[path[-1]] = junk
            assert check(puzzle), (path, junk)


@pytest.mark.parametrize("name", PUZZLES)
def test_a_key_left_out_or_added_is_refused(name: str) -> None:
    good = PUZZLES[name]()
    for key in good:
        puzzle = copy.deepcopy(good)
        del puzzle[key]
        assert check(puzzle)
        assert check(puzzle if key == "digest" else signed(puzzle))
    assert check(signed({**good, "note": 1}))
    for part in ("rules", "position"):
        for key in good[part]:
            puzzle = copy.deepcopy(good)
            del puzzle[part][key]
            assert check(signed(puzzle))


@pytest.mark.parametrize("junk", JUNK, ids=[type(junk).__name__ for junk in JUNK])
def test_what_is_no_object_is_refused(junk: object) -> None:
    assert check(junk)


def test_an_object_that_holds_itself_is_refused() -> None:
    puzzle = split_in_any_order()
    puzzle["certificate"]["opponent"] = puzzle
    assert check(puzzle)


def test_a_thousand_words_are_refused_at_once() -> None:
    puzzle = melds_none_can_beat()
    words = " / ".join(["terc"] * 1000)
    puzzle["position"]["record"][0] = f"1 opponent says {words}"
    start = time.process_time()
    assert check(signed(puzzle))
    assert time.process_time() - start < 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[1, 2]", "JSON object"),
        ("17", "JSON object"),
        ('{"id": NaN}', "NaN"),
        ('{"id": Infinity}', "Infinity"),
        ('{"id": "a", "id": "b"}', "comes twice"),
        ("[" * 100_000, "not JSON"),
        ("9" * 5000, "not JSON"),
    ],
    ids=lambda text: str(text)[:20],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str, sentence: str) -> None:
    found, faults = check_line(line)
    assert found is None
    assert any(sentence in fault for fault in faults), faults


@pytest.mark.parametrize("name", ["\\ud800", "\\u001b[2J", "\\n", "x" * 1001])
def test_an_id_that_cannot_be_shown_is_not_told(name: str) -> None:
    found, faults = check_line(f'{{"id": "{name}"}}')
    assert found is None
    assert faults


def test_a_line_with_a_fault_still_tells_its_id() -> None:
    found, faults = check_line('{"id": "split.hungarian.1.v1"}')
    assert found == "split.hungarian.1.v1"
    assert "the puzzle has no 'kind'; right would be a text" in (faults)


# --- more of the contest --------------------------------------------------------------


def test_a_trump_kvart_led_needs_no_height() -> None:
    """At equal length nothing beats an ace kvart in trumps."""
    puzzle = puzzle_of(
        "contest",
        position(
            "Aa Ka Oa Ua 9b 8b Al Kl",
            [
                "1 you announces Aa Ka Oa Ua",
                "1 you leads 7h",
                "1 opponent says kvart",
            ],
        ),
        {"50 0": 50, "0 50": -50},
        [["50 0"]],
        50,
        preset="international",
    )
    assert check(puzzle) == []


def test_a_gap_in_hand_keeps_the_opponent_from_a_lower_sequence() -> None:
    """Under `missing` the scored A terc forbids the X terc with U, else not."""
    record = [
        "1 opponent says terc",
        "1 opponent leads 8b",
        "1 you plays 7b",
        "1 opponent scores Ah Kh Oh",
        "2 opponent leads Uh",
        "2 you plays 7h",
        "3 opponent says terc",
        "3 opponent leads 7l",
        "3 you announces Xl 9l 8l",
    ]
    for line, allowed in (
        ("2 opponent leads Uh", True),
        ("3 opponent leads Uh", False),
    ):
        changed = list(record)
        if line.startswith("3"):
            changed[4], changed[5] = "2 opponent leads 9b", "2 you plays Ul"
            changed[7] = line
        deal = read_deal(
            position("9a Kl Al Xl 9l 8l Xb Ub Kb", changed, trick=3, indicator="7a"),
            rules_of(gap="missing"),
        )
        meant = [melds[0] for melds in readings(deal, deal.now)]
        assert ("Xh 9h 8h" in meant) == allowed


def test_five_hundred_and_one_is_enough() -> None:
    puzzle = contest_by_height()
    where(puzzle).update(before=[451, 470], totals=[451, 470])
    assert check(signed(puzzle)) == []
    puzzle = contest_with_bela("before_melds")
    where(puzzle).update(before=[461, 410], totals=[461, 410])
    assert check(signed(puzzle)) == []


def test_bela_written_when_said_counts_in_the_total_if_the_rules_say_so() -> None:
    puzzle = contest_with_bela("before_melds")
    put_in("1 you scores bela", before="1 you plays 8b")(puzzle)
    assert check(signed(puzzle)) == ["totals gives you 465; right would be 505"]


def test_more_melds_than_nine_cards_hold_are_refused() -> None:
    okt = "Ah Kh Oh Uh Xh 9h 8h 7h"
    record = [
        f"1 you announces {okt} / A",
        "1 you leads Ab",
        "1 opponent plays 7b",
        f"1 you scores {okt} / A",
        "2 you leads Aa",
        "2 opponent plays Ua",
    ]
    found = position(f"{okt} Al", record, ([0, 0], [224, 0]), trick=3)
    deal = read_deal(found, rules_of())
    faults = list(position_faults(deal, found))
    assert faults == [
        "your announcements need more cards than you had drawn by then (T-P3)"
    ]


def test_a_scored_meld_of_another_height_is_refused() -> None:
    """The opponent names K and then scores an Over kvart."""
    record = [
        "1 opponent says kvart",
        "1 opponent leads 7l",
        "1 you announces Oh Uh Xh 9h",
        "1 you plays 8l",
        "1 opponent names K",
        "1 you answers good",
        "1 opponent scores Kb Ob Ub Xb",
    ]
    hand = "Oh Uh Xh 9h 7a 7h Al Kl Aa"
    for scored, refused in (("Kb Ob Ub Xb", False), ("Ob Ub Xb 9b", True)):
        changed = [*record[:-1], f"1 opponent scores {scored}"]
        found = position(hand, changed, ([0, 0], [0, 50]), trick=2)
        deal = read_deal(found, rules_of())
        faults = list(position_faults(deal, found))
        assert any("bear out" in fault for fault in faults) == refused


def test_your_own_gap_is_judged_by_the_hand_you_hold() -> None:
    """Under `missing` the Under in hand forbids the X terc below an A terc."""
    record = [
        "1 you announces Ah Kh Oh",
        "1 you leads Ah",
        "1 opponent plays 7h",
        "1 you scores Ah Kh Oh",
        "2 you announces Xh 9h 8h",
        "2 you leads 7a",
    ]
    for other, refused in (("Uh", True), ("Ul", False)):
        hand = f"Kh Oh Xh 9h 8h Al Kb {other}"
        found = position(hand, record, ([0, 0], [31, 0]), trick=2)
        deal = read_deal(found, rules_of(gap="missing"))
        faults = list(position_faults(deal, found))
        assert any("T-M9" in fault for fault in faults) == refused
        assert len(faults) == refused


# --- honest deals ---------------------------------------------------------------------


class HonestDeal:
    """A deal of chance, told as a puzzle's record, with what the opponent meant."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        options = ("contest_before_second_card", "bela_order", "repeat", "gap")
        more = ("sequences_per_trick", "nines_vannak", "tens_low")
        self.rules = rules_of(self.chance.choice(PRESETS))
        for option in (*options, *more):
            self.rules[option] = self.chance.choice(OPTIONS[option][0])
        pack = [rank + suit for suit in SUITS for rank in NATURAL]
        if seed % 2:  # many vannak, else many sequences
            pack.sort(key=lambda card: card[0])
        packets = [pack[i : i + 3] for i in range(0, 32, 3)]
        self.chance.shuffle(packets)
        pack = [card for packet in packets for card in packet]
        self.hands = {"you": pack[:9], "opponent": pack[9:18]}
        self.indicator, self.talon = pack[18], [*pack[19:], pack[18]]
        self.trump = self.indicator[1]
        self.scored: dict[str, list[str]] = {"you": [], "opponent": []}
        self.totals = {"you": 0, "opponent": 0}
        self.record: list[str] = []
        self.moments: list[tuple[str, Json, list[str]]] = []

    def deal(self) -> None:
        leader = self.chance.choice(PLAYERS)
        for number in range(1, 9):
            leader = self.trick(number, leader)
            for player in (leader, OTHER[leader]):
                if number < 8:
                    self.hands[player].append(self.talon.pop(0))

    def trick(self, number: int, leader: str) -> str:
        second = OTHER[leader]
        self.said: dict[str, list[str]] = {"you": [], "opponent": []}
        self.number = number
        early = self.rules["contest_before_second_card"] == "yes"
        cards: dict[str, str] = {}
        for player in (leader, second):
            if player == "you":
                self.remember("turn")
            self.announce(player, self.said[leader])
            if player == second:
                self.remember("contest")
                if early:
                    self.contest(leader)
            cards[player] = self.play(player, cards.get(leader))
        if not early:
            self.contest(leader)
        best = {p: strongest(self.said[p], self.trump, self.rules) for p in cards}
        owner = leader if best[leader] else second
        first, other = best[leader], best[second]
        if first and other:
            wins = second_wins(first, other, self.trump, self.rules)
            owner = second if wins else leader
        for player in (owner, OTHER[owner]):
            won = [m for m in self.said[player] if player == owner or m == "bela"]
            if won:
                self.tell(player, "scores", " / ".join(won))
            self.scored[player] += won
            self.totals[player] += sum(map(meld_points, won))
        trick = Trick(number, leader, cards=cards)
        winner = taker(trick, self.trump)
        self.totals[winner] += trick_points(trick, self.trump)
        return winner

    def tell(self, player: str, verb: str, rest: str) -> None:
        self.record.append(f"{self.number} {player} {verb} {rest}")

    def announce(self, player: str, led: list[str]) -> None:
        hand, scored = self.hands[player], self.scored[player]
        melds = melds_in(hand, self.trump, self.rules)
        free = [m for m in melds if may_repeat(m, scored, hand, self.rules)]
        self.chance.shuffle(free)
        most = 3 if self.rules["sequences_per_trick"] == "per_suit" else 1
        sequences = {meld[-1]: meld for meld in free if meld in SEQUENCES}
        said = list(sequences.values())[: self.chance.randint(0, most)]
        said += [meld for meld in free if len(meld) == 1][: self.chance.randint(0, 1)]
        to_beat = best_word(map(word_of, led))
        best = best_word(map(word_of, said))
        if to_beat and best and best < to_beat:
            said = []
        said += ["bela"] * ("bela" in free)
        self.said[player] = said
        words = [word_of(meld) for meld in said]
        if said and player == "you":
            self.tell(player, "announces", " / ".join(said))
        elif said:
            self.tell(player, "says", " / ".join(words))

    def contest(self, leader: str) -> None:
        second = OTHER[leader]
        first = strongest(self.said[leader], self.trump, self.rules)
        other = strongest(self.said[second], self.trump, self.rules)
        if first and other and word_of(first) == word_of(other):
            wins = second_wins(first, other, self.trump, self.rules)
            self.tell(leader, "names", first[0])
            self.remember("contest")
            self.tell(second, "answers", "higher" if wins else "good")
        self.remember("contest")

    def play(self, player: str, led: str | None) -> str:
        hand = self.hands[player]
        choice = hand
        if led and self.number == 8:
            follow = [card for card in hand if card[1] == led[1]]
            choice = follow or [c for c in hand if c[1] == self.trump] or hand
        card = self.chance.choice(choice)
        hand.remove(card)
        self.tell(player, "plays" if led else "leads", card)
        return card

    def remember(self, kind: str) -> None:
        if max(self.totals.values()) > 500:
            return
        totals = [self.totals["you"], self.totals["opponent"]]
        where = position(
            " ".join(self.hands["you"]),
            list(self.record),
            ([0, 0], totals),
            trick=self.number,
            indicator=self.indicator,
        )
        self.moments.append((kind, where, list(self.said["opponent"])))


@pytest.mark.parametrize("seed", range(60))
def test_an_honest_deal_is_never_refused(seed: int) -> None:
    honest = HonestDeal(seed)
    honest.deal()
    for kind, found, meant in honest.moments:
        deal = read_deal(found, honest.rules)
        assert list(position_faults(deal, found)) == []
        if kind == "turn":
            assert list(turn_faults(deal)) == []
        possible = [sorted(melds) for melds in consistent(deal)]
        assert sorted(meant) in possible
