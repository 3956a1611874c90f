"""Kind `count`: points in tricks, what is left of 161, and cards still out."""

import pytest

from kinds.damage import faults, moved, recarded, revalued
from kinds.spread import level_shares, made, theme_counts
from tartli_core.proof.tartli.open_tricks import course_faults, read_tricks
from tartli_core.tartli.kinds.cards import (
    count_rest_case,
    count_taken_case,
    count_unseen_case,
)
from tartli_core.tartli.kinds.cards.count import COUNT
from tartli_core.tartli.kinds.cards.count_rest_case import RestCase
from tartli_core.tartli.kinds.cards.count_taken_case import TakenCase
from tartli_core.tartli.kinds.cards.count_unseen_case import UnseenCase
from tartli_core.tartli.rules import PRESETS
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Puzzle

MADE = 200

TRUMP_POINTS = dict(zip("O9AXKU87", (20, 14, 11, 10, 4, 2, 0, 0), strict=True))
PLAIN_POINTS = dict(zip("AXKOU987", (11, 10, 4, 3, 2, 0, 0, 0), strict=True))
PACK = [rank + suit for suit in "alhb" for rank in "AKOUX987"]

LAST_TWO = ("15 you leads 9a", "15 opponent plays Aa", "16 you leads Kl")


def taken(*record: str, whose: str = "you", trump: str = "a") -> TakenCase:
    return TakenCase.of({"record": list(record), "whose": whose, "trump": trump})


def rest(cards: str, last: str = "you", trump: str = "a") -> RestCase:
    return RestCase.of({"cards": cards, "last": last, "trump": trump})


def unseen(
    hand: str, suit: str, asked: str = "cards", indicator: str = "8a", trick: int = 4
) -> UnseenCase:
    record = ("1 you leads Al", "1 opponent plays Xl", "2 you leads 9a")
    position = {
        "trick": trick,
        "trump": "a",
        "hand": hand,
        "record": [*record, "2 opponent plays Ol"],
        "suit": suit,
        "unseen": asked,
    }
    return UnseenCase.of(position | ({"indicator": indicator} if indicator else {}))


def points(card: str, trump: str) -> int:
    return (TRUMP_POINTS if card[1] == trump else PLAIN_POINTS)[card[0]]


def counted(puzzle: Puzzle) -> int:
    """The answer, counted with the tables of this file and the cards of the proof."""
    position, certificate = puzzle.position, puzzle.certificate
    trump: str = position["trump"]
    if "unseen" in position:
        played = " ".join(position["record"]).split(" ")
        seen = [*played, *position["hand"].split(" "), position.get("indicator")]
        out = [c for c in PACK if c not in seen and c[1] == position["suit"]]
        if position["unseen"] == "cards":
            return len(out)
        return sum(points(card, trump) for card in out)
    if "last" in position:
        other = [card for card in PACK if card not in position["cards"].split(" ")]
        ten = 10 if position["last"] == "opponent" else 0
        return sum(points(card, trump) for card in other) + ten
    taken_by: list[str] = certificate["taken"]
    cards = taken_by[position["whose"] == "opponent"].split(" ")
    ended = position["record"][-1].startswith("16 ")
    last = [event.split(" ")[3] for event in position["record"][-2:]]
    ten = 10 if ended and last[0] in cards else 0
    return sum(points(c, trump) for c in cards) + ten


@pytest.mark.parametrize("rules", PRESETS)
def test_every_number_is_what_plain_tables_say(rules: str) -> None:
    for puzzle in made("count", rules, MADE):
        assert puzzle.answers == ((str(counted(puzzle)),),)
        assert puzzle.value == counted(puzzle)


def test_points_in_tricks_and_the_mistakes_with_them() -> None:
    both = taken(*LAST_TWO, "16 opponent plays Xl")
    assert both.number == 14 + 11  # T-C3; the last trick is the opponent's
    assert both.mistakes["plain-points"] == 11
    assert "nine-forgotten" not in both.mistakes  # the same number
    assert both.mistakes["wrong-taker"] == 4 + 10 + 10
    theirs = taken(*LAST_TWO, "16 opponent plays Xl", whose="opponent")
    assert theirs.number == 4 + 10 + 10  # T-C5
    assert theirs.mistakes["last-ten"] == 14
    assert theirs.mistakes["wrong-taker"] == 25
    alone = taken("3 you leads Al", "3 opponent plays 7l", whose="opponent")
    assert alone.mistakes["other-side"] == 11


def test_the_rest_of_161_and_the_mistakes_with_it() -> None:
    mine = rest("Oa 9a Al 8h Kh 7h")
    assert mine.number == 161 - (20 + 14 + 11 + 0 + 4 + 0) - 10
    assert mine.mistakes["last-ten"] == mine.number + 10
    assert mine.mistakes["total-160"] == mine.number - 1
    assert mine.mistakes["no-trumps"] == mine.number - 31
    assert mine.mistakes["own-points"] == 59
    theirs = rest("Oa 9a Al 8h Kh 7h", last="opponent")
    assert theirs.number == mine.number + 10
    assert theirs.mistakes["ten-claimed"] == mine.number


def test_cards_still_out_and_the_mistakes_with_them() -> None:
    trumps = unseen("Oa 7a Kl", "a")
    assert trumps.number == 8 - 2 - 1 - 1  # held, played, turned up
    assert trumps.mistakes["indicator-out"] == 5
    assert trumps.mistakes["hand-out"] == 6
    assert "played-out" not in trumps.mistakes  # five again
    assert unseen("Oa 7a Kl", "a", "points").number == 11 + 10 + 4 + 2
    assert unseen("Oa 7a Kl", "l", "points").number == 2


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("high-trump", ("Al", "9a"), ("Al", "Xl")),
        ("order-misleads", ("Kl", "Xl"), ("Al", "Xl")),
    ],
)
def test_a_theme_of_points_in_tricks_holds_and_fails(
    theme: str, holds: tuple[str, str], fails: tuple[str, str]
) -> None:
    for (led, second), expected in ((holds, True), (fails, False)):
        record = f"3 opponent leads {led}", f"3 you plays {second}"
        whose = "you" if second == "9a" else "opponent"
        assert count_taken_case.THEMES[theme](taken(*record, whose=whose)) is expected


def test_whose_tricks_and_the_last_one_are_themes() -> None:
    themes, record = count_taken_case.THEMES, (*LAST_TWO, "16 opponent plays Xl")
    assert themes["opponents-tricks"](taken(*record, whose="opponent"))
    assert not themes["opponents-tricks"](taken(*record))
    assert themes["last-trick"](taken(*record, whose="opponent"))
    assert not themes["last-trick"](taken(*record))


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("high-trump", rest("9a 8l"), rest("Aa 8l")),
        ("last-trick", rest("9a 8l"), rest("9a 8l", last="opponent")),
        ("ahead", rest("Oa 9a Aa Xa Ka Ah Al"), rest("9a 8l")),
    ],
)
def test_a_theme_of_the_rest_holds_and_fails(
    theme: str, holds: RestCase, fails: RestCase
) -> None:
    assert count_rest_case.THEMES[theme](holds)
    assert not count_rest_case.THEMES[theme](fails)


@pytest.mark.parametrize(
    ("theme", "holds", "fails"),
    [
        ("trumps-out", unseen("Oa", "a"), unseen("Oa", "l")),
        ("points-out", unseen("Oa", "a", "points"), unseen("Oa", "a")),
        ("opponents-hand", unseen("Oa", "a", indicator="", trick=8), unseen("Oa", "a")),
        ("indicator", unseen("Oa", "a"), unseen("Oa", "l")),
    ],
)
def test_a_theme_of_cards_still_out_holds_and_fails(
    theme: str, holds: UnseenCase, fails: UnseenCase
) -> None:
    assert count_unseen_case.THEMES[theme](holds)
    assert not count_unseen_case.THEMES[theme](fails)


def test_the_levels_count_what_comes_together() -> None:
    assert count_taken_case.level(taken("3 you leads Al", "3 opponent plays 7l")) == 1
    assert count_taken_case.level(taken(*LAST_TWO, "16 opponent plays Xl")) == 3
    assert count_rest_case.level(rest("Aa 8l", last="opponent")) == 2
    assert count_rest_case.level(rest("9a 8l Kl Ol Ul 7l Ah Kh Oh Uh")) == 5
    assert count_unseen_case.level(unseen("Kl Ul 9l 8l", "l")) == 1
    assert count_unseen_case.level(unseen("Oa", "a", "points")) == 4


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_spread_over_levels_and_themes(rules: str) -> None:
    puzzles = made("count", rules, MADE)
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) == 5
    assert set(theme_counts(puzzles)) == set(COUNT.themes)
    assert len({str(puzzle.position) for puzzle in puzzles}) == MADE
    assert all(len(puzzle.options) >= 3 for puzzle in puzzles)


@pytest.mark.parametrize("rules", PRESETS)
def test_every_puzzle_is_proved(rules: str) -> None:
    for puzzle in made("count", rules, MADE):
        assert faults(puzzle) == [], puzzle.id


def test_every_damage_is_refused() -> None:
    for puzzle in made("count", "hungarian", 16):
        assert all(revalued(puzzle))
        for what, found in recarded(puzzle):
            assert found, (puzzle.id, what)
        record = puzzle.position.get("record", [])
        assert moved(puzzle, trump="x")
        if record:
            assert moved(puzzle, record=record[:-1])
            assert moved(puzzle, record=[*record[2:4], *record[:2], *record[4:]])
            assert moved(puzzle, record=record[2:])
    told = made("count", "hungarian", MADE)
    unknown = next(p for p in told if "unseen" in p.position)
    assert moved(unknown, trick=unknown.position["trick"] + 1)
    assert moved(unknown, opponent="?")
    over = next(p for p in told if "last" in p.position)
    swapped = "opponent" if over.position["last"] == "you" else "you"
    assert moved(over, last=swapped)
    assert moved(over, cards=over.position["cards"][3:])


def test_a_player_who_later_shows_the_suit_led_has_not_followed() -> None:
    """T-P4, from what is played later in the record, or still in the hand."""
    first, second = ("7h", "Kl"), ("Kl", "7h")
    for (now, later), legal in ((first, False), (second, True)):
        record = "15 you leads Al", f"15 opponent plays {now}", "16 you leads Ah"
        tricks = read_tricks([*record, f"16 opponent plays {later}"])
        found = list(course_faults(tricks, "b"))
        assert any("(T-P4)" in fault for fault in found) is not legal
    early = read_tricks(["7 you leads Al", "7 opponent plays 7h"])
    late = read_tricks(["8 opponent leads Al", "8 you plays 7h"])
    assert not list(course_faults(early, "b"))
    assert list(course_faults(late, "b", ["Kl"]))
    assert list(course_faults(late, "b", ["Kb"]))  # a trump
    assert not list(course_faults(late, "b", ["Ka"]))


def test_a_trick_is_led_by_the_taker_of_the_one_before() -> None:
    puzzle = next(p for p in made("count", "hungarian", MADE) if "whose" in p.position)
    record = puzzle.position["record"]
    other = {"you": "opponent", "opponent": "you"}
    turned = [*record[:2], *(swap(line, other) for line in record[2:4]), *record[4:]]
    assert any("(T-P1)" in fault for fault in moved(puzzle, record=turned))


def swap(line: str, other: dict[str, str]) -> str:
    number, who, rest = line.split(" ", 2)
    return f"{number} {other[who]} {rest}"


@pytest.mark.parametrize("key", ["whose", "last", "unseen"])
def test_the_words_of_a_count(key: str) -> None:
    phrases = Phrases()
    puzzle = next(p for p in made("count", "hungarian", MADE) if key in p.position)
    told = COUNT.tell(puzzle)
    explained = " ".join(phrases.sentences(told.explanation))
    said = {"whose": "taken", "last": "161 − ", "unseen": "Of the eight of"}
    assert said[key] in explained
    question = phrases.sentences(told.question)[0]
    assert question.endswith("?")
    hints = phrases.sentences([say for step in told.hints for say in step])
    assert f"It is not {puzzle.value}." not in hints
