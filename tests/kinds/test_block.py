"""Kind `block`: the fewest cards that stop every terc."""

from itertools import combinations

import pytest

from kinds.damage import Json, faults_after
from kinds.spread import different, level_shares, made, theme_counts
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import FULL_PACK, CardSet, Suit
from tartli_core.tartli.kinds.melds.block_case import (
    THEMES,
    BlockCase,
    OpenSuit,
    level,
    tell,
)
from tartli_core.tartli.rules import PRESETS
from tartli_core.text.phrases import Phrases

COUNT = 120


def case(cards: str) -> BlockCase:
    return BlockCase.of(CardSet.parse(cards))


def smallest(block: BlockCase) -> set[str]:
    return set(map(str, block.smallest))


WHOLE = "Ah Kh Oh Uh Xh 9h 8h 7h"


def test_over_and_nine_is_the_only_pair_for_a_whole_suit() -> None:
    """T-X6; no single card does."""
    assert smallest(case(WHOLE)) == {"Oh 9h"}


def test_ten_and_over_leave_nine_eight_seven() -> None:
    """T-X6: the Persian text is wrong."""
    suit = OpenSuit(CardSet.parse(WHOLE))
    assert [str(t) for t in suit.left_by(CardSet.parse("Xh Oh"))] == ["9h 8h 7h"]


def test_with_cards_gone_other_sets_are_smallest() -> None:
    assert smallest(case("Ah Kh Oh Uh 8h 7h")) == {"Kh", "Oh"}
    assert smallest(case("Ah Kh Oh 9h 8h 7h")) == {
        f"{high} {low}" for high in ("Ah", "Kh", "Oh") for low in ("9h", "8h", "7h")
    }


def test_two_suits_need_a_set_of_each() -> None:
    assert smallest(case("Kl Ol Ul Xl 9h 8h 7h")) == {
        f"{first} {second}" for first in ("Ol", "Ul") for second in ("9h", "8h", "7h")
    }


def test_every_suit_agrees_with_trying_all_sets() -> None:
    whole = FULL_PACK.of_suit(Suit.HEARTS)
    for size in range(3, 9):
        for cards in map(CardSet, combinations(whole, size)):
            suit = OpenSuit(cards)
            stops = [
                CardSet(chosen)
                for count in range(size + 1)
                for chosen in combinations(cards, count)
                if not any(three_in_a_row(cards - CardSet(chosen)))
            ]
            least = min(map(len, stops))
            assert set(suit.smallest) == {c for c in stops if len(c) == least}


def three_in_a_row(cards: CardSet) -> list[bool]:
    places = {"AKOUX987".index(card.rank) for card in cards}
    return [{n, n + 1, n + 2} <= places for n in range(6)]


THEME_CASES = {
    "whole-suit": (case(WHOLE), case("Ah Kh Oh Uh Xh 9h 8h")),
    "one-card": (case("Kh Oh Uh Xh"), case(WHOLE)),
    "only-one": (case(WHOLE), case("Kh Oh Uh Xh")),
    "most-misleads": (case(WHOLE), case("Kh Oh Uh Xh")),
    "ten-and-over": (case(WHOLE), case("Kh Oh Uh Xh")),
    "two-suits": (case("Kl Ol Ul Xl 9h 8h 7h"), case(WHOLE)),
}


@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_tells_its_positions_from_others(theme: str) -> None:
    with_it, without_it = THEME_CASES[theme]
    assert THEMES[theme](with_it)
    assert not THEMES[theme](without_it)


def test_the_level_rises_with_what_is_needed() -> None:
    assert level(case("Kh Oh Uh Xh")) == 1
    assert level(case("Kl Ol Ul Xl 9h 8h 7h")) == 2
    assert level(case(WHOLE)) == 4


def test_what_is_said_about_a_whole_suit() -> None:
    words = tell(case(WHOLE))
    phrases = Phrases()
    told = phrases.sentences(words.explanation)
    assert told[1:] == [
        "In hearts no single card stops them all, and only one pair does: Oh 9h.",
        "The ten and the Over (Oh Xh) are not enough: they leave the nine terc of "
        "hearts (9h 8h 7h).",
    ]
    assert phrases.sentences(words.why("Uh")) == [
        "Even with the nine of hearts (9h) beside it, the Under of hearts (Uh) leaves "
        "the ace terc of hearts (Ah Kh Oh)."
    ]


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles(rules: str) -> None:
    puzzles = made("block", rules, COUNT)
    assert different(puzzles) >= 0.9 * COUNT
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 3
    themes = theme_counts(puzzles)
    assert set(themes) == set(REGISTRY["block"].themes)
    assert max(themes.values()) <= 0.6 * COUNT


def test_damage_is_refused() -> None:
    for puzzle in made("block", "hungarian", 12):
        assert faults_after(puzzle, answer_dropped)
        assert faults_after(puzzle, answer_grown)
        assert faults_after(puzzle, card_of_the_suit_played)


def answer_dropped(data: Json) -> None:
    data["answers"] = data["answers"][1:] or [[]]


def answer_grown(data: Json) -> None:
    """A set that stops everything and is not smallest."""
    names = [option["answer"] for option in data["options"]]
    data["answers"].append(names)
    for option in data["options"]:
        option["right"] = True


def card_of_the_suit_played(data: Json) -> None:
    """A card of your hand put for one that was asked about, where it is not noticed."""
    hand = data["position"]["hand"].split()
    hand[0] = data["options"][-1]["answer"]
    data["position"]["hand"] = " ".join(hand)
