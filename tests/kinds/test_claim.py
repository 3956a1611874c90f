"""Kind `claim`: may you go out, and when first."""

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
from tartli_core.tartli.cards import Card, Suit
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.score.claim_case import (
    MELDS,
    NOT_YET,
    NOW,
    THEMES,
    TRICK,
    ClaimCase,
    level,
    mistake,
    tell,
)
from tartli_core.tartli.melds import parse_meld
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.phrases import Phrases

COUNT = 100


def case(
    before: int,
    announced: str = "",
    heard: str = "",
    *,
    written: int = 0,
    tricks: tuple[int, ...] = (25, 15),
    cards: str = "Al Kl",
    leads: Who = Who.YOU,
    higher: bool | None = None,
    rules: str = "hungarian",
) -> ClaimCase:
    """Acorns are trumps; the first card is the leader's."""
    led, second = map(Card.parse, cards.split())
    melds = announced.split(" / ") if announced else []
    return ClaimCase(
        rules=Rules.parse(rules),
        trump=Suit.ACORNS,
        before=before,
        written=written,
        tricks=tricks,
        cards={leads: led, leads.other: second},
        announced=tuple(parse_meld(meld, Suit.ACORNS) for meld in melds),
        heard=tuple(map(Call, heard.split(" / "))) if heard else (),
        higher=higher,
    )


def test_written_melds_and_completed_tricks_count_now() -> None:
    """T-S4."""
    assert case(441, written=20).right == NOW
    assert case(440, written=20).totals[NOW] == 500


def test_melds_count_once_they_are_written_and_before_the_trick() -> None:
    """T-S4: a claim by melds comes before the trick's points."""
    assert case(441, "Kh Oh Uh").right == MELDS
    assert case(441, "Kh Oh Uh").totals == {NOW: 481, MELDS: 501, TRICK: 516}


def test_the_trick_under_way_counts_for_nobody_until_it_is_taken() -> None:
    """T-S4."""
    assert case(446).totals == {NOW: 486, MELDS: 486, TRICK: 501}
    assert case(446).right == TRICK
    assert case(446, leads=Who.OPPONENT).right == NOT_YET


def test_beaten_melds_are_not_written() -> None:
    """T-M6."""
    assert case(441, "Kh Oh Uh", "kvart").totals[MELDS] == 481
    assert case(441, "Kh Oh Uh", "terc", higher=True).totals[MELDS] == 481
    good = case(441, "Kh Oh Uh", "terc", higher=False, leads=Who.OPPONENT)
    assert good.totals[MELDS] == 481
    assert case(441, "Kh Oh Uh", "terc", higher=False).right == MELDS


def test_bela_is_written_with_the_melds_or_when_it_is_said() -> None:
    """T-A5; where it is written when said, it is among what is written."""
    assert case(425, "bela").right == MELDS
    assert case(425, "bela", written=40, rules="international").right == NOW


def test_bela_is_written_whoever_has_the_best_meld() -> None:
    """T-M6."""
    assert case(425, "Kh Oh Uh / bela", "kvart").totals[MELDS] == 505


THEME_CASES = {
    "melds-decide": (case(441, "Kh Oh Uh"), case(446)),
    "trick-decides": (case(446), case(441, "Kh Oh Uh")),
    "bela": (case(425, "bela"), case(441, "Kh Oh Uh")),
    "beaten": (
        case(441, "Kh Oh Uh", "kvart"),
        case(441, "Kh Oh Uh", "terc", higher=False),
    ),
    "other-takes": (case(446, leads=Who.OPPONENT), case(446)),
    "close": (case(446), case(440, "Kh Oh Uh Xh")),
    "bela-order": (case(425, "bela"), case(300, "bela")),
    "quiet": (case(446, leads=Who.OPPONENT), case(446)),
}


@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_tells_its_positions_from_others(theme: str) -> None:
    with_it, without_it = THEME_CASES[theme]
    assert THEMES[theme](with_it)
    assert not THEMES[theme](without_it)


def test_each_wrong_moment_has_its_mistake() -> None:
    assert mistake(case(446), NOW) == "trick-too-soon"
    assert mistake(case(441, "Kh Oh Uh"), NOW) == "melds-too-soon"
    assert mistake(case(441, "Kh Oh Uh"), TRICK) == "out-missed"
    assert mistake(case(441, "Kh Oh Uh", "kvart"), MELDS) == "beaten-counted"
    assert mistake(case(446, leads=Who.OPPONENT), TRICK) == "other-trick-counted"
    assert mistake(case(446), TRICK) == ""


def test_the_level_rises_with_what_there_is_to_think_of() -> None:
    assert level(case(440)) == 1
    assert level(case(441, "Kh Oh Uh / bela", "kvart", tricks=(20, 10, 10))) == 4


def test_what_is_said_about_a_trick_that_decides() -> None:
    words, phrases = tell(case(440, "Kh Oh Uh", "kvart", cards="Al Xl")), Phrases()
    assert phrases.sentences(words.explanation) == [
        "Your tricks bring 25 + 15 = 40 points.",
        "440 before the deal, 0 for melds and 40 from tricks make 480 now.",
        "Your king terc of hearts (Kh Oh Uh) is beaten and is not written.",
        "You take this trick and 21 points with it: 501. Until it is taken it counts "
        "for nobody.",
        "So you may claim as soon as the trick is taken.",
    ]
    assert phrases.sentences(words.why(MELDS)) == [
        "You write nothing for melds in this trick, so you still have 480, 21 points "
        "short."
    ]
    assert phrases.sentences(words.why(NOT_YET)) == [
        "You have 501 earlier than that. Who waits may find the opponent claiming "
        "first."
    ]


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles_with_answers_in_all_places(rules: str) -> None:
    puzzles = made("claim", rules, COUNT)
    assert different(puzzles) >= 0.9 * COUNT
    assert most_often_right(puzzles) <= 0.45
    assert 0.06 <= quiet_share(puzzles) <= 0.2
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 3
    assert set(theme_counts(puzzles)) == set(REGISTRY["claim"].themes)
    assert all("totals" not in puzzle.position for puzzle in puzzles)


def test_damage_is_refused() -> None:
    for puzzle in made("claim", "hungarian", 12):
        assert faults_after(puzzle, trick_dropped)
        assert faults_after(puzzle, more_before)
        assert faults_after(puzzle, melds_not_written)
        assert faults_after(puzzle, moment_dropped)


def trick_dropped(data: Json) -> None:
    """The trick under way is not complete."""
    data["position"]["record"] = [
        event
        for event in data["position"]["record"]
        if not (event.startswith(str(data["position"]["trick"])) and " plays " in event)
    ]


def more_before(data: Json) -> None:
    data["position"]["before"][0] -= 100


def melds_not_written(data: Json) -> None:
    data["position"]["written"][0] += 20


def moment_dropped(data: Json) -> None:
    data["options"] = [o for o in data["options"] if o["answer"] != "trick"]
    if data["answers"] == [["trick"]]:
        data["options"][-1]["right"] = True
        data["answers"] = [["not-yet"]]
