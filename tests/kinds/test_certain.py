"""Kind `certain`: can the meld be beaten, and by which cards."""

import pytest

from kinds.damage import Json, faults_after
from kinds.spread import (
    different,
    level_shares,
    made,
    quiet_share,
    theme_counts,
)
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import FULL_PACK, Card, CardSet, Suit
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.melds.certain import case_of
from tartli_core.tartli.kinds.melds.certain_case import (
    THEMES,
    CertainCase,
    level,
    tell,
)
from tartli_core.tartli.melds import Bela, parse_meld
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.certainty import find_threat
from tartli_core.text.phrases import Phrases

COUNT = 120


def case(
    meld: str,
    unseen: str,
    *,
    indicator: str = "8a",
    leads: bool = True,
    heard: str = "",
    rules: str = "hungarian",
    number: int = 6,
) -> CertainCase:
    """All but your meld, the indicator and the unseen cards has been played."""
    own = parse_meld(meld, Suit.ACORNS)
    assert not isinstance(own, Bela)
    mine = CardSet(own.cards)
    turned = Card.parse(indicator)
    return CertainCase(
        meld=own,
        leads=leads,
        number=number,
        trump=Suit.ACORNS,
        rules=Rules.parse(rules),
        mine=mine,
        indicator=turned,
        played=FULL_PACK - mine - CardSet.parse(unseen) - CardSet([turned]),
        heard=Call(heard) if heard else None,
    )


def rivals(certain: CertainCase) -> set[str]:
    return set(map(str, certain.rivals))


def test_an_over_vannak_is_never_beaten() -> None:
    """T-X12."""
    everything = str(FULL_PACK - CardSet.parse("Oa Ol Oh Ob 8a"))
    assert rivals(case("O", everything)) == set()


def test_a_king_szept_leaves_four_aces() -> None:
    """T-A4."""
    assert rivals(case("Kh Oh Uh Xh 9h 8h 7h", "Aa Al Ah Ab Kl 7b 8b 9b Xb")) == {"A"}


def test_an_ace_szext_led_is_beaten_by_an_equal_one_in_trumps() -> None:
    """T-A4, T-M5."""
    trumps = "Aa Ka Oa Ua Xa 9a"
    led = case("Ah Kh Oh Uh Xh 9h", trumps)
    assert rivals(led) == {trumps}
    assert rivals(case(trumps, "Ah Kh Oh Uh Xh 9h")) == set()


def test_of_equal_melds_the_leaders_wins() -> None:
    """T-M5."""
    other = "Kl Ol Ul 7b 8b 9b 7l 8l Xl"
    assert "Kl Ol Ul" not in rivals(case("Kh Oh Uh", other))
    second = case("Kh Oh Uh", other, leads=False, heard="terc")
    assert "Kl Ol Ul" in rivals(second)


def test_a_word_means_one_meld_of_that_length() -> None:
    """T-M1, T-M7."""
    run = "Al Kl Ol Ul 7b 8b 9h 7h 8h"
    assert rivals(case("Oh Uh Xh", run, leads=False, heard="terc")) == {
        "Al Kl Ol",
        "Kl Ol Ul",
    }
    assert rivals(case("Oh Uh Xh", run)) == {"Al Kl Ol", "Kl Ol Ul", "Al Kl Ol Ul"}


def test_the_indicator_counts_only_where_it_can_be_swapped_for_in_time() -> None:
    """T-P5."""
    cards = "Ka Oa 7a 7b 8b 9h 7h 8h 8l"
    turned = {"indicator": "Ua"}
    assert rivals(case("Xh 9h 8h", cards, **turned)) == set()  # type: ignore[arg-type]
    austrian = {"indicator": "Ua", "rules": "austrian"}
    swapped = case("Xl 9l 8l", cards[:-3], **austrian)  # type: ignore[arg-type]
    assert rivals(swapped) == {"Ka Oa Ua"}
    without_seven = cards[:-3].replace("7a ", "")
    unable = case("Xl 9l 8l", without_seven, **austrian)  # type: ignore[arg-type]
    assert rivals(unable) == set()


@pytest.mark.parametrize("rules", ["hungarian", "international"])
def test_it_agrees_with_the_solver_where_you_lead(rules: str) -> None:
    seen = 0
    for puzzle in made("certain", rules, COUNT):
        certain = case_of(puzzle)
        if certain.heard is None:
            seen += 1
            threat = find_threat(
                certain.meld,
                certain.mine,
                FULL_PACK - certain.unseen - certain.mine,
                certain.trump,
                certain.rules,
                owner_leads=True,
            )
            assert (threat is None) is (puzzle.answers == ((),))
            assert threat is None or threat.meld in certain.rivals
    assert seen > COUNT / 4


THEME_CASES = {
    "vannak": (
        case("Kh Oh Uh Xh 9h 8h 7h", "Aa Al Ah Ab Kl 7b 8b 9b Xb"),
        case("Kh Oh Uh", "Kl Ol Ul Al 7b 8b"),
    ),
    "equal-in-trumps": (
        case("Kh Oh Uh", "Ka Oa Ua 7b 8b"),
        case("Kh Oh Uh", "Kl Ol Ul Al 7b 8b"),
    ),
    "exchange": (
        case("Xl 9l 8l", "Ka Oa 7a 7b", indicator="Ua", rules="austrian"),
        case("Xl 9l 8l", "Ka Oa 7a 7b", indicator="Ua"),
    ),
    "word-heard": (
        case("Kh Oh Uh", "Kl Ol Ul 7b", leads=False, heard="terc"),
        case("Kh Oh Uh", "Kl Ol Ul 7b"),
    ),
    "one-card-gone": (
        case("Xh 9h 8h", "Kl Ol 7b"),
        case("Xh 9h 8h", "7b 8l"),
    ),
    "only-one": (
        case("Kh Oh Uh", "Al Kl Ol 7b"),
        case("Kh Oh Uh", "Al Kl Ol Ul 7b"),
    ),
    "trick-8": (
        case("Kh Oh Uh", "Al Kl Ol 7b", number=8),
        case("Kh Oh Uh", "Al Kl Ol 7b", number=7),
    ),
    "quiet": (
        case("Ah Kh Oh", "Kl Ol Ul 7b"),
        case("Kh Oh Uh", "Al Kl Ol 7b"),
    ),
}


@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_tells_its_positions_from_others(theme: str) -> None:
    with_it, without_it = THEME_CASES[theme]
    assert THEMES[theme](with_it)
    assert not THEMES[theme](without_it)


def test_the_level_rises_with_what_there_is_to_think_of() -> None:
    assert level(case("Kh Oh Uh", "Al Kl Ol Ul Xl 9l")) == 1
    assert level(case("Kh Oh Uh", "Ka Oa Ua 7b 8b", leads=False, heard="terc")) >= 3


def test_what_is_said_about_a_meld_that_one_meld_beats() -> None:
    certain = case("Kh Oh Uh", "Al Kl Ol Ub Xb 8b", indicator="9b")
    words = tell(certain, CardSet.parse("Al Kl Ol Ub 9b 7l"))
    phrases = Phrases()
    assert phrases.sentences(words.explanation)[0] == (
        "The king terc of hearts (Kh Oh Uh) can be beaten by one meld only: the ace "
        "terc of leaves (Al Kl Ol)."
    )
    assert [phrases.sentences(words.why(card)) for card in ("Ub", "9b", "7l")] == [
        ["No better meld that the opponent can have needs the Under of bells (Ub)."],
        [
            "The opponent cannot use the nine of bells (9b) in this trick: it lies "
            "turned up."
        ],
        ["The opponent cannot have the seven of leaves (7l): it has been played."],
    ]


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles(rules: str) -> None:
    puzzles = made("certain", rules, COUNT)
    assert different(puzzles) >= 0.9 * COUNT
    assert 0.06 <= quiet_share(puzzles) <= 0.2
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 3
    expected = set(REGISTRY["certain"].themes)
    if rules != "austrian":
        expected -= {"exchange"}
    assert set(theme_counts(puzzles)) == expected


def test_damage_is_refused() -> None:
    for puzzle in made("certain", "austrian", 12):
        assert faults_after(puzzle, answer_dropped)
        assert faults_after(puzzle, nothing_announced)
        assert faults_after(puzzle, last_trick_forgotten)


def answer_dropped(data: Json) -> None:
    data["answers"] = data["answers"][1:] or [[data["options"][0]["answer"]]]


def nothing_announced(data: Json) -> None:
    record = data["position"]["record"]
    data["position"]["record"] = [e for e in record if " announces " not in e]


def last_trick_forgotten(data: Json) -> None:
    """The cards of a finished trick are not seen any more."""
    number = data["position"]["trick"] - 1
    record = data["position"]["record"]
    data["position"]["record"] = [e for e in record if not e.startswith(f"{number} ")]
