"""Kind `trick`: who takes it and for how much, and which cards take it."""

import pytest

from kinds.damage import faults, moved, recarded, revalued
from kinds.spread import level_shares, made, most_often_right, quiet_share, theme_counts
from tartli_core.tartli.cards import Card, CardSet, Suit
from tartli_core.tartli.kinds.cards import taking_case, trick_case
from tartli_core.tartli.kinds.cards.taking_case import TakingCase
from tartli_core.tartli.kinds.cards.trick import TRICK
from tartli_core.tartli.kinds.cards.trick_case import TrickCase
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.open_tricks import OpenTrick
from tartli_core.tartli.rules import PRESETS
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Form, Puzzle

COUNT = 200

ORDERS = {"trump": "O9AXKU87", "plain": "AXKOU987"}
POINTS = {
    "trump": dict(zip("O9AXKU87", (20, 14, 11, 10, 4, 2, 0, 0), strict=True)),
    "plain": dict(zip("AXKOU987", (11, 10, 4, 3, 2, 0, 0, 0), strict=True)),
}


def finished(led: str, second: str, number: int = 5, trump: str = "a") -> TrickCase:
    cards = Card.parse(led), Card.parse(second)
    return TrickCase(OpenTrick(number, Suit(trump), Who.YOU, *cards))


def answering(hand: str, led: str, number: int = 5, trump: str = "a") -> TakingCase:
    return TakingCase(number, Suit(trump), CardSet.parse(hand), Card.parse(led))


def table(card: str, trump: str) -> str:
    return "trump" if card[1] == trump else "plain"


def takes(second: str, led: str, trump: str) -> bool:
    """A second way to the same truth, with the tables of this file."""

    def rank(card: str) -> tuple[bool, bool, int]:
        order = ORDERS[table(card, trump)]
        return card[1] == trump, card[1] == led[1], -order.index(card[0])

    return rank(second) > rank(led) and second[1] in (trump, led[1])


def puzzles(form: Form, rules: str = "hungarian") -> list[Puzzle]:
    return [puzzle for puzzle in made("trick", rules, COUNT) if puzzle.form is form]


def test_a_finished_trick_is_what_plain_tables_say() -> None:
    for puzzle in puzzles(Form.ONE):
        first, second = (event.split(" ") for event in puzzle.position["record"])
        trump, led, card = puzzle.position["trump"], first[3], second[3]
        taker = second if takes(card, led, trump) else first
        worth = sum(POINTS[table(c, trump)][c[0]] for c in (led, card))
        worth += 10 * (puzzle.position["trick"] == 16)
        assert puzzle.answers == ((f"{taker[3]} {worth}",),)
        assert puzzle.value == (worth if taker[1] == "you" else -worth)


def test_the_cards_that_take_a_trick_are_what_plain_tables_say() -> None:
    for puzzle in puzzles(Form.SET):
        trump, hand = puzzle.position["trump"], puzzle.position["hand"].split(" ")
        led = puzzle.position["record"][0].split(" ")[3]
        legal = hand
        if puzzle.position["trick"] >= 8:  # T-P4
            legal = [c for c in hand if c[1] == led[1]] or [
                c for c in hand if c[1] == trump
            ]
        right = {card for card in legal if takes(card, led, trump)}
        assert set(puzzle.answers[0]) == right


@pytest.mark.parametrize(
    ("led", "second", "number", "counts"),
    [
        ("Ua", "9a", 5, {"plain-points": 2, "numerals": None}),
        ("9a", "Kl", 5, {"plain-points": 4, "nine-forgotten": None}),
        ("Ol", "Al", 5, {"trump-points": 31, "plain-points": None}),
        ("Al", "Xl", 16, {"last-ten": 21, "ten-too-soon": None}),
        ("Al", "Xl", 15, {"ten-too-soon": 31, "last-ten": None}),
        ("8l", "Al", 5, {"numerals": 19}),
    ],
)
def test_wrong_counts_come_from_named_mistakes(
    led: str, second: str, number: int, counts: dict[str, int | None]
) -> None:
    found = finished(led, second, number).counts
    assert {name: found.get(name) for name in counts} == counts


@pytest.mark.parametrize(
    ("led", "second", "mistake"),
    [
        ("Al", "7a", "trump-forgotten"),
        ("7l", "Ah", "foreign-card"),
        ("Aa", "9a", "plain-in-trumps"),
        ("Oa", "9a", ""),
        ("Kl", "Xl", "natural-in-tricks"),
        ("Al", "Xl", ""),
    ],
)
def test_the_wrong_card_seems_to_win_by_a_named_mistake(
    led: str, second: str, mistake: str
) -> None:
    assert finished(led, second).taking_mistake == mistake


def test_what_may_not_be_played_does_not_take_the_trick() -> None:
    hand = "Oa 7l Xh Ab"
    assert answering(hand, "8l", number=7).takers == CardSet.parse("Oa")
    assert answering(hand, "8l", number=8).takers == CardSet()
    assert answering(hand, "8l", number=8).mistake(Card.parse("Oa")) == "must-follow"
    assert answering(hand, "8b", number=8).takers == CardSet.parse("Ab")
    void = "Oa Xh Ab"
    assert answering(void, "8l", number=8).takers == CardSet.parse("Oa")
    assert answering(void, "8l", number=8).mistake(Card.parse("Ab")) == "foreign-card"


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("trumped", ("Al", "7a"), ("Al", "Xl")),
        ("not-followed", ("7l", "Ah"), ("7l", "Aa")),
        ("two-trumps", ("7a", "Aa"), ("7l", "Aa")),
        ("order-reversed", ("Kl", "Xl"), ("Al", "Xl")),
    ],
)
def test_a_theme_of_a_finished_trick_holds_and_fails(
    theme: str, holds: tuple[str, str], fails: tuple[str, str]
) -> None:
    assert trick_case.THEMES[theme](finished(*holds))
    assert not trick_case.THEMES[theme](finished(*fails))


def test_only_the_sixteenth_trick_is_the_last() -> None:
    assert trick_case.THEMES["last-trick"](finished("Al", "Xl", 16))
    assert not trick_case.THEMES["last-trick"](finished("Al", "Xl", 15))


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("must-follow", ("Oa 7l", "8l", 8), ("Oa 7l", "8l", 7)),
        ("free-to-trump", ("Oa 7l", "8l", 7), ("Oa 7l", "8l", 8)),
        ("trump-led", ("Oa 7l", "8a", 7), ("Oa 7l", "8l", 7)),
        ("order-misleads", ("Xl 7l", "Kl", 7), ("Al 7l", "Kl", 7)),
        ("none-takes", ("7l 8h", "Kl", 7), ("Al 8h", "Kl", 7)),
    ],
)
def test_a_theme_of_an_answer_holds_and_fails(
    theme: str, holds: tuple[str, str, int], fails: tuple[str, str, int]
) -> None:
    assert taking_case.THEMES[theme](answering(*holds))
    assert not taking_case.THEMES[theme](answering(*fails))


def test_the_levels_count_what_comes_together() -> None:
    assert trick_case.level(finished("Al", "Xl")) == 1
    assert trick_case.level(finished("Aa", "9a", 16)) == 5
    assert taking_case.level(answering("Al 7l", "Kl", 7)) == 1
    assert taking_case.level(answering("Oa Kl", "Xl", 8)) == 5


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_spread_over_levels_themes_and_places(rules: str) -> None:
    made_so = made("trick", rules, COUNT)
    assert most_often_right(made_so) <= 0.42
    assert max(level_shares(made_so).values()) <= 0.5
    assert len(level_shares(made_so)) >= 3
    assert set(theme_counts(made_so)) == set(TRICK.themes)
    assert 0.08 <= quiet_share(made_so) <= 0.18
    shown = {(p.position["trump"], str(p.position["record"])) for p in made_so}
    assert len(shown) >= 0.95 * COUNT


@pytest.mark.parametrize("rules", PRESETS)
def test_every_puzzle_is_proved(rules: str) -> None:
    for puzzle in made("trick", rules, COUNT):
        assert faults(puzzle) == [], puzzle.id


def test_every_damage_is_refused() -> None:
    for puzzle in made("trick", "hungarian", 24):
        assert all(revalued(puzzle))
        for what, found in recarded(puzzle):
            assert found, (puzzle.id, what)
        assert moved(puzzle, trick=puzzle.position["trick"] + 1)
        assert moved(puzzle, trick=17)
        assert moved(puzzle, record=[])
        assert moved(puzzle, talon=3)
    taking = next(p for p in puzzles(Form.SET) if "indicator" in p.position)
    assert moved(taking, indicator=None)
    assert moved(taking, indicator="?")
    assert moved(taking, opponent="?")


def test_the_words_of_a_last_trick_that_is_trumped() -> None:
    phrases = Phrases()
    puzzle = next(
        p
        for p in made("trick", "hungarian", 2 * COUNT)
        if set(p.themes) == {"trumped", "last-trick"}
    )
    told = TRICK.tell(puzzle)
    assert "This is trick 16" in phrases.sentences(told.question)[0]
    explained = " ".join(phrases.sentences(told.explanation))
    assert "a trump takes any other card" in explained
    assert "It is the last trick, which is worth ten more" in explained
    right = puzzle.answers[0][0]
    named = phrases.sentence(TRICK.describe(puzzle, right))
    assert named.startswith(("You, with the", "The opponent, with the"))
    (struck,) = told.hints[2]
    taker = "you" if puzzle.value > 0 else "opponent"
    right_hint = f"trick.strike_{taker}", abs(puzzle.value)
    assert (struck.code, struck.params["points"]) != right_hint


def test_the_words_of_a_hand_that_must_follow() -> None:
    phrases = Phrases()
    puzzle = next(
        p for p in puzzles(Form.SET) if {"must-follow", "none-takes"} <= set(p.themes)
    )
    told = TRICK.tell(puzzle)
    explained = " ".join(phrases.sentences(told.explanation))
    assert "From trick 8 on suit must be followed" in explained
    assert "Nothing you may play takes the trick" in explained
    barred = next(o.answer for o in puzzle.options if o.mistake == "must-follow")
    assert "must follow" in phrases.sentences(told.why(barred))[0]
