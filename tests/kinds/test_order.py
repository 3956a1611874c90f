"""Kind `order`: cards by their strength in tricks, or as sequences run."""

from itertools import permutations

import pytest

from kinds.damage import faults, moved, recarded, revalued
from kinds.spread import level_shares, made, most_often_right, theme_counts
from tartli_core.tartli.cards import Card, Suit, beats, parse_cards
from tartli_core.tartli.kinds.cards.order import ORDER
from tartli_core.tartli.kinds.cards.order_case import THEMES, OrderCase, level
from tartli_core.tartli.rules import PRESETS
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Puzzle

COUNT = 200


def case(cards: str, trump: str = "", led: str = "") -> OrderCase:
    suits = (Suit(trump), Suit(led)) if trump else ()
    return OrderCase(parse_cards(cards), *suits)


@pytest.mark.parametrize(
    ("cards", "trump", "led", "right"),
    [
        ("9a Ka Xa Oa Aa", "", "", "Aa Ka Oa Xa 9a"),  # T-C2
        ("9a Ka Xa Oa Aa", "a", "a", "Oa 9a Aa Xa Ka"),  # T-C3
        ("9a Ka Xa Oa Aa", "l", "a", "Aa Xa Ka Oa 9a"),  # T-C4
        ("Al 7a Xl 9a", "a", "l", "9a 7a Al Xl"),  # T-P2
        ("Al 7a Xl 9a Ah", "a", "l", "9a 7a Al Xl Ah"),
        ("Oa Aa 9a Xa Al", "a", "a", "Oa 9a Aa Xa Al"),
    ],
)
def test_cards_stand_as_the_rules_rank_them(
    cards: str, trump: str, led: str, right: str
) -> None:
    assert case(cards, trump, led).right == parse_cards(right)


def test_each_card_takes_the_trick_from_all_that_follow_it() -> None:
    """Any two of which one is of the suit led, by the rule for tricks itself."""
    for puzzle in made("order", "hungarian", COUNT):
        shown = OrderCase.of(puzzle)
        if shown.trump is None:
            continue
        for higher, lower in zip(shown.right, shown.right[1:], strict=False):
            if lower.suit is shown.led:
                assert beats(higher, lower, shown.trump)
            if higher.suit is shown.led:
                assert not beats(lower, higher, shown.trump)


def test_the_mistakes_are_the_orders_of_the_wrong_table() -> None:
    trumps = case("9a Aa Oa Xa 7a", "a", "a").mistaken
    assert trumps["plain-in-trumps"] == parse_cards("Aa Xa Oa 9a 7a")
    assert trumps["natural-in-tricks"] == parse_cards("Aa Oa Xa 9a 7a")
    assert trumps["nine-forgotten"] == parse_cards("Oa Aa Xa 9a 7a")
    mixed = case("9l Kl Ah Xa Xl", "a", "l").mistaken
    assert mixed["trump-forgotten"] == parse_cards("Xl Kl 9l Xa Ah")
    assert mixed["foreign-card"] == parse_cards("Xa Ah Xl Kl 9l")
    assert mixed["trump-in-plain"] == parse_cards("Xa 9l Xl Kl Ah")
    assert case("Ka Oa Xa 7a").mistaken == {"trick-order": parse_cards("Xa Ka Oa 7a")}


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("sequences", "Aa Ka Oa Xa", "Aa Ka Oa Xa|a|a"),
        ("trumps", "Al 9a Oa Kl|a|l", "Al Xl Oa Kl|a|l"),
        ("trump-nine", "Al 9a Xa Kl|a|l", "Al 9a Oa Kl|a|l"),
        ("plain-ten", "Xl Ul 9a Oa|a|l", "Xa Ua 9l Ol|a|l"),
        ("two-suits", "Xl Ul 9a Oa|a|l", "Xa Ua 9a Oa|a|l"),
        ("foreign-card", "Xl Ul 9a Ah|a|l", "Xl Ul 9a Oa|a|l"),
    ],
)
def test_a_theme_holds_and_fails(theme: str, holds: str, fails: str) -> None:
    assert THEMES[theme](case(*holds.split("|")))
    assert not THEMES[theme](case(*fails.split("|")))


def test_the_level_counts_what_comes_together() -> None:
    assert level(case("Aa Ka Oa Xa")) == 1
    assert level(case("Aa Ka Oa Xa 8a")) == 2
    assert level(case("Al 9a Oa Xl Ah", "a", "l")) == 5


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_spread_over_levels_themes_and_places(rules: str) -> None:
    puzzles = made("order", rules, COUNT)
    assert most_often_right(puzzles) <= 0.42
    assert max(level_shares(puzzles).values()) <= 0.5
    assert set(theme_counts(puzzles)) == set(ORDER.themes)
    shapes = {(p.position["cards"], p.position.get("trump")) for p in puzzles}
    assert len(shapes) >= 0.75 * COUNT


def puzzle_with(*themes: str) -> Puzzle:
    return next(p for p in made("order", "hungarian", COUNT) if p.themes == themes)


def verdict(puzzle: Puzzle, answer: str) -> tuple[int, str]:
    judged = ORDER.assess(puzzle, ORDER.tell(puzzle), tuple(answer.split()))
    return judged.value, " ".join(Phrases().sentences(judged.says))


def test_an_order_is_judged_by_its_mistake_or_its_first_slip() -> None:
    puzzle = next(p for p in made("order", "hungarian", COUNT) if "trumps" in p.themes)
    shown = OrderCase.of(puzzle)
    count = len(shown.cards)
    assert verdict(puzzle, " ".join(map(str, shown.right))) == (count, "Right.")
    natural = " ".join(map(str, shown.mistaken["natural-in-tricks"]))
    value, said = verdict(puzzle, natural)
    assert value < count
    assert "order" in said
    part = " ".join(map(str, shown.right[:-1]))
    assert verdict(puzzle, part) == (
        count - 1,
        "So far it is right. One card is still to be placed.",
    )
    swapped = [*shown.right[:-2], shown.right[-1], shown.right[-2]]
    value, said = verdict(puzzle, " ".join(map(str, swapped)))
    assert value == count - 2
    assert "is not next" in said or "That" in said


@pytest.mark.parametrize("rules", PRESETS)
def test_every_puzzle_is_proved(rules: str) -> None:
    for puzzle in made("order", rules, COUNT):
        assert faults(puzzle) == [], puzzle.id


def test_every_damage_is_refused() -> None:
    for puzzle in made("order", "hungarian", 12):
        assert all(revalued(puzzle))
        for what, found in recarded(puzzle):
            assert found, (puzzle.id, what)
        right = list(puzzle.answers[0])
        for order in list(permutations(right))[1:6]:
            assert faults(puzzle, answers=[list(order)])
    puzzle = puzzle_with("sequences")
    cards = puzzle.position["cards"].split()
    assert moved(puzzle, cards=" ".join(cards[:3]))
    assert moved(puzzle, trump="a")
    assert moved(puzzle, suit="a", trump="b")
    assert moved(puzzle, hand="Aa")


def test_two_cards_that_cannot_win_have_no_order() -> None:
    puzzle = next(
        p for p in made("order", "hungarian", COUNT) if "foreign-card" in p.themes
    )
    foreign = OrderCase.of(puzzle).foreign[0]
    again = Card(foreign.rank, next(s for s in Suit if s not in used(puzzle)))
    cards = puzzle.position["cards"].split()
    cards[cards.index(str(OrderCase.of(puzzle).right[-2]))] = str(again)
    assert any(
        "can all not win" in fault for fault in moved(puzzle, cards=" ".join(cards))
    )


def used(puzzle: Puzzle) -> set[Suit]:
    return {card.suit for card in OrderCase.of(puzzle).cards}


def test_the_words_of_an_order_in_trumps() -> None:
    phrases = Phrases()
    puzzle = puzzle_with("trumps", "trump-nine", "two-suits", "foreign-card")
    told = ORDER.tell(puzzle)
    shown = OrderCase.of(puzzle)
    (question,) = phrases.sentences(told.question)
    assert "strongest first" in question
    explained = " ".join(phrases.sentences(told.explanation))
    assert "In the trump suit the order is" in explained
    assert "Every trump is stronger than any card of the suit led." in explained
    assert f"So they stand {' '.join(map(str, shown.right))}." in explained
    assert "cannot take the trick" in explained
    struck = phrases.sentences(told.hints[2])[0]
    assert str(shown.right[0]) not in struck
