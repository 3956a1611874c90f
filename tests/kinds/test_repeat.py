"""Kind `repeat`: what may still be announced after what was scored."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from kinds.damage import Json, faults_after
from kinds.spread import (
    different,
    level_shares,
    made,
    most_often_right,
    quiet_share,
    theme_counts,
)
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import CardSet, Suit
from tartli_core.tartli.kinds.melds.repeat_case import (
    THEMES,
    RepeatCase,
    everything_touched,
    level,
    tell,
)
from tartli_core.tartli.melds import parse_meld
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.phrases import Phrases

COUNT = 80


def case(hand: str, *scored: str, rules: str = "hungarian") -> RepeatCase:
    """Everything in the hand that the scored melds have a say in; acorns are trumps."""
    melds = tuple(parse_meld(meld, Suit.ACORNS) for meld in scored)
    return everything_touched(
        CardSet.parse(hand), Suit.ACORNS, Rules.parse(rules), melds
    )


def allowed(repeat: RepeatCase) -> set[str]:
    return set(map(str, repeat.allowed))


def barred(repeat: RepeatCase) -> set[str]:
    return set(map(str, repeat.barred))


def test_after_a_king_kvart_only_what_is_higher_or_longer_may_follow() -> None:
    """T-X4."""
    repeat = case("Ah Kh Oh Uh Xh", "Kh Oh Uh Xh")
    assert {"Ah Kh Oh", "Kh Oh Uh Xh"} & allowed(repeat) == {"Ah Kh Oh"}
    assert {"Kh Oh Uh", "Oh Uh Xh"} <= barred(repeat)
    longer = case("Kh Oh Uh Xh 9h", "Kh Oh Uh Xh")
    assert allowed(longer) == {"Kh Oh Uh Xh 9h"}


def test_after_an_ace_kvart_the_gap_decides() -> None:
    """T-X4, T-M9."""
    assert allowed(case("9h 8h 7h", "Ah Kh Oh Uh")) == {"9h 8h 7h"}
    assert allowed(case("Xh 9h 8h", "Ah Kh Oh Uh")) == set()


GAP_PAIRS = [
    ("Ah Kh Oh", "Xh 9h 8h", "Uh"),
    ("Ah Kh Oh", "9h 8h 7h", "Uh Xh"),
    ("Ah Kh Oh", "Xh 9h 8h 7h", "Uh"),
    ("Kh Oh Uh", "9h 8h 7h", "Xh"),
    ("Ah Kh Oh Uh", "9h 8h 7h", "Xh"),
]


@pytest.mark.parametrize(("upper", "lower", "gap"), GAP_PAIRS)
def test_both_readings_of_the_gap(upper: str, lower: str, gap: str) -> None:
    """T-M9: between, or missing from the hand."""
    for rules, held, may in (
        ("hungarian", "", True),
        ("hungarian", gap, True),
        ("international", "", True),
        ("international", gap, False),
    ):
        repeat = case(f"{lower} {held}".strip(), upper, rules=rules)
        assert (lower in allowed(repeat)) is may


def test_austrians_ask_only_whether_it_is_contained() -> None:
    """T-M11: after K-O-U-X the Over terc not, the Under terc yes."""
    repeat = case("Kh Oh Uh Xh 9h", "Kh Oh Uh Xh", rules="austrian")
    assert "Oh Uh Xh" in barred(repeat)
    assert "Uh Xh 9h" in allowed(repeat)


def test_vannak_and_bela_are_scored_once() -> None:
    """T-M12."""
    repeat = case("Ka Oa Ol Oh Ob", "O", "bela")
    assert barred(repeat) == {"O", "bela"}


def test_other_suits_are_not_asked_about() -> None:
    assert case("Kl Ol Ul 9h 8h 7h", "Kh Oh Uh").asked == (
        parse_meld("9h 8h 7h", Suit.ACORNS),
    )


THEME_CASES = {
    "gap": (case("9h 8h 7h", "Kh Oh Uh"), case("Xh 9h 8h", "Kh Oh Uh")),
    "gap-held": (
        case("Xh 9h 8h 7h", "Kh Oh Uh", rules="international"),
        case("9h 8h 7h", "Kh Oh Uh", rules="international"),
    ),
    "same-top": (case("Kh Oh Uh Xh", "Kh Oh Uh"), case("Oh Uh Xh", "Kh Oh Uh")),
    "two-suits": (
        case("Kh Oh Uh Kl Ol Ul", "Kh Oh Uh", "Kl Ol Ul"),
        case("Kh Oh Uh Kl Ol Ul", "Kh Oh Uh", "bela"),
    ),
    "one-of-two-bars": (
        case("Uh Xh 9h 8h", "Xh 9h 8h", "Oh Uh Xh"),
        case("Uh Xh 9h 8h", "Xh 9h 8h"),
    ),
    "once-a-deal": (case("Oa Ol Oh Ob", "O"), case("Kh Oh Uh", "Kh Oh Uh")),
    "rules-decide": (
        case("Uh Xh 9h", "Kh Oh Uh Xh"),
        case("Kh Oh Uh", "Kh Oh Uh"),
    ),
    "quiet": (case("Xh 9h 8h", "Kh Oh Uh"), case("9h 8h 7h", "Kh Oh Uh")),
}


@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_tells_its_positions_from_others(theme: str) -> None:
    with_it, without_it = THEME_CASES[theme]
    assert THEMES[theme](with_it)
    assert not THEMES[theme](without_it)


def test_a_theme_is_about_what_is_asked() -> None:
    repeat = case("Ah Kh Oh 9h 8h 7h", "Kh Oh Uh")
    assert THEMES["gap"](repeat)
    assert not THEMES["gap"](replace(repeat, asked=repeat.asked[:1]))


def test_the_level_rises_with_what_there_is_to_think_of() -> None:
    assert level(case("Kh Oh Uh Xh", "Kh Oh Uh")) == 1
    assert level(case("9h 8h 7h Kl Ol Ul", "Kh Oh Uh", "Kl Ol Ul")) == 3


def test_what_is_said_about_a_gap() -> None:
    words = tell(case("Xh 9h 8h 7h", "Kh Oh Uh", rules="international"))
    phrases = Phrases()
    assert phrases.sentences(words.question)[0].startswith(
        "In this deal you have scored the king terc of hearts (Kh Oh Uh)."
    )
    assert phrases.sentences(words.why("9h 8h 7h")) == [
        "The nine terc of hearts (9h 8h 7h) lies below the scored king terc of hearts "
        "(Kh Oh Uh), but Xh between them is in the hand; at least one card of the gap "
        "must be missing."
    ]
    assert phrases.sentences(words.explanation)[0] == (
        "After the king terc of hearts (Kh Oh Uh) you may announce none of these now."
    )


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles_with_answers_in_all_places(rules: str) -> None:
    puzzles = made("repeat", rules, COUNT)
    assert different(puzzles) >= 0.9 * COUNT
    assert most_often_right(puzzles) <= 0.42
    assert 0.06 <= quiet_share(puzzles) <= 0.2
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 3


def test_all_themes_occur() -> None:
    puzzles = [puzzle for rules in PRESETS for puzzle in made("repeat", rules, COUNT)]
    assert set(theme_counts(puzzles)) == set(REGISTRY["repeat"].themes)


def test_damage_is_refused() -> None:
    for puzzle in made("repeat", "international", 12):
        assert faults_after(puzzle, nothing_scored)
        for place in range(len(puzzle.options)):
            assert faults_after(puzzle, option_turned(place))


def nothing_scored(data: Json) -> None:
    record = data["position"]["record"]
    data["position"]["record"] = [e for e in record if " scores " not in e]


def option_turned(place: int) -> Callable[[Json], None]:
    """An option taken for the contrary, in flag, value and answer."""

    def damage(data: Json) -> None:
        option = data["options"][place]
        option["right"] = not option["right"]
        data["value"] += 20 if option["right"] else -option["value"]
        option["value"] = 20 if option["right"] else 0
        data["answers"] = [[o["answer"] for o in data["options"] if o["right"]]]

    return damage
