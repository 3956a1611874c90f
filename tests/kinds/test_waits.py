"""Kind `waits`: what to keep for the draws to come (T-X5)."""

import json
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from kinds.damage import as_json, damaged
from kinds.spread import (
    different,
    level_shares,
    made,
    most_often_right,
    theme_counts,
)
from tartli_core.proof.tartli import check
from tartli_core.proof.tartli.draws import best_faults
from tartli_core.proof.tartli.kinds.waits import drawn_points
from tartli_core.proof.tartli.melds import meld_points, melds_in
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.rules import read_rules
from tartli_core.proof.tartli.tables import CARDS, SEQUENCES
from tartli_core.tartli.cards import FULL_PACK, CardSet, Suit
from tartli_core.tartli.kinds.melds.waits import WAITS
from tartli_core.tartli.kinds.melds.waits_case import (
    THEMES,
    WaitsCase,
    level,
    make_option,
    mistake,
    reasons,
    tell,
)
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Form

COUNT = 100
HUNGARIAN = Rules.preset("hungarian")
AUSTRIAN = Rules.preset("austrian")


def keeping(parts: str, hand: str = "", seen: str = "8a", draws: int = 1) -> WaitsCase:
    """Which of these parts, divided by commas, to build on."""
    each = tuple(CardSet.parse(part) for part in parts.split(","))
    cards = CardSet(card for part in each for card in part) | CardSet.parse(hand)
    unseen = FULL_PACK - cards - CardSet.parse(seen)
    return WaitsCase(cards, unseen, draws, Suit.ACORNS, HUNGARIAN, parts=each)


def throwing(
    hand: str, seen: str = "8a", draws: int = 4, rules: Rules = HUNGARIAN
) -> WaitsCase:
    """Which card of the hand to throw."""
    cards = CardSet.parse(hand)
    unseen = FULL_PACK - cards - CardSet.parse(seen)
    return WaitsCase(cards, unseen, draws, Suit.ACORNS, rules)


# --- the truth ------------------------------------------------------------------------


def test_x5_neighbours_inside_a_suit_wait_for_two_cards_the_edge_for_one() -> None:
    case = keeping("Ul Xl,Ah Kh,8b 7b", hand="Oa Ka")
    ways = 32 - 8 - 1
    assert case.ways == ways
    assert case.values == {"Ul Xl": 2 * 20, "Ah Kh": 20, "8b 7b": 20}
    assert case.best == "Ul Xl"
    assert case.gap == Fraction(20, ways)


def test_a_completing_card_that_is_gone_halves_the_wait() -> None:
    case = keeping("Ul Xl,Kh Oh", seen="8a Ol")
    assert str(case.dead(CardSet.parse("Ul Xl"))) == "Ol"
    assert case.values["Ul Xl"] == 20
    assert case.values["Kh Oh"] == 40
    assert mistake(case, "Ul Xl") == "dead-wait"


def best_announcement(cards: frozenset[str], trump: str, rules: dict[str, str]) -> int:
    melds = melds_in(cards, trump, rules)
    runs = [meld for meld in melds if meld in SEQUENCES]
    fours = [meld_points(m) for m in melds if m not in runs and m != "bela"]
    by_suit = [
        max([meld_points(run) for run in runs if run[-1] == suit], default=0)
        for suit in "alhb"
    ]
    joined = sum if rules["sequences_per_trick"] == "per_suit" else max
    return joined(by_suit) + max(fours, default=0) + 40 * ("bela" in melds)


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("seed", range(4))
def test_values_are_those_of_every_draw_one_by_one_twice(rules: str, seed: int) -> None:
    rng = Random(seed)
    pack = rng.sample(sorted(CARDS), 32)
    hand, seen, draws = frozenset(pack[:9]), frozenset(pack[9:16]), rng.choice((1, 2))
    read = read_rules({"preset": rules, "options": {}})
    case = throwing(
        " ".join(hand), " ".join(seen), draws=draws, rules=Rules.preset(rules)
    )
    unseen = CARDS - hand - seen
    deal = Deal(read, "a", "8a", sorted(hand), [])
    for card in hand:
        kept = hand - {card}
        plain = sum(
            best_announcement(kept.union(drawn), "a", read)
            for drawn in combinations(sorted(unseen), draws)
        )
        assert case.values[card] == plain
        assert drawn_points(kept, unseen, draws, deal) == plain


# --- themes, mistakes, levels ---------------------------------------------------------


@pytest.mark.parametrize(
    ("theme", "yes", "no"),
    [
        ("throw", throwing("Ul Xl 7a"), keeping("Ul Xl,Ah Kh")),
        ("dead-card", keeping("Ul Xl,Ah Kh", seen="Oh"), keeping("Ul Xl,Ah Kh")),
        ("one-sided", keeping("Ul Xl,Ah Kh"), keeping("Ul Xl,Kh Oh")),
        ("vannak", keeping("Oa Ol Ob,Ah Kh Uh"), keeping("Ol Oh,Kb Ub")),
        ("half-bela", keeping("Oa Ua,Ah Kh"), keeping("Oa Ka,Ah Kh")),
        ("looks-otherwise", keeping("Ul Xl,Ah Kh"), keeping("Ul Xl,8h 7h")),
    ],
)
def test_themes_hold_where_they_should(
    theme: str, yes: WaitsCase, no: WaitsCase
) -> None:
    assert THEMES[theme](yes)
    assert not THEMES[theme](no)


def test_four_nines_and_eights_are_no_wait_where_they_are_no_meld() -> None:
    nines = "9a 9l 9h Ka Kb Ul 7h 8b Ab"
    assert mistake(throwing(nines), "9h") == "three-broken"
    assert mistake(throwing(nines, rules=AUSTRIAN), "9h") != "three-broken"
    assert mistake(throwing("8a 8l 8h Kb Ab", seen=""), "8h") != "three-broken"


@pytest.mark.parametrize(
    ("case", "answer", "name"),
    [
        (keeping("Ul Xl,Ah Kh"), "Ah Kh", "one-sided"),
        (keeping("Oa Ol Ob,Ah Kh Uh", draws=2), "Ah Kh Uh", "four-forgotten"),
        (keeping("Ul Xl Kl,Ah Kh 7h", draws=2), "Ah Kh 7h", "one-sided"),
        (throwing("Ka 8l 7l Ub Xb"), "Ka", "bela-half-thrown"),
        (throwing("Kl 8l 7l Ub Xb"), "7l", "low-thrown"),
        (throwing("Kl 8l 7l Ub Xb"), "8l", "wait-broken"),
        (throwing("Kl 9l 7l Ub Xb"), "Kl", ""),
    ],
)
def test_each_wrong_answer_has_its_mistake(
    case: WaitsCase, answer: str, name: str
) -> None:
    assert mistake(case, answer) == name


def test_the_right_answer_has_no_mistake() -> None:
    case = keeping("Ul Xl,Ah Kh")
    assert make_option(case, "Ul Xl").right
    assert make_option(case, "Ul Xl").mistake == ""


def test_the_level_counts_what_makes_it_hard() -> None:
    assert level(keeping("Ul Xl,8h 7h", draws=1)) == 2  # a close next
    assert level(keeping("Ul Xl,Ah Kh", draws=1)) == 3  # and it looks otherwise
    assert level(keeping("Ul Xl,Ah Kh", draws=5)) == 3  # many draws, a wide gap


# --- the puzzles ----------------------------------------------------------------------


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles_of_all_levels(rules: str) -> None:
    puzzles = made("waits", rules, COUNT)
    assert different(puzzles) >= 0.95 * COUNT
    assert most_often_right(puzzles) <= 0.42
    levels = level_shares(puzzles)
    assert max(levels.values()) <= 0.5
    assert len(levels) >= 4
    assert all(0 < theme_counts(puzzles)[theme] < COUNT for theme in THEMES)


def test_what_looks_right_is_mostly_wrong_and_both_forms_occur() -> None:
    puzzles = made("waits", "hungarian", COUNT)
    otherwise = theme_counts(puzzles)["looks-otherwise"]
    assert otherwise >= 0.6 * COUNT
    assert {puzzle.form for puzzle in puzzles} == {Form.ONE, Form.CARD}


@pytest.mark.parametrize("seed", range(6))
def test_damage_is_refused(seed: int) -> None:
    data = as_json(WAITS.generate(seed, "hungarian"))
    assert check(data) == []
    ways = data["certificate"]["ways"]
    certificate = data["certificate"]
    assert damaged(data, certificate={**certificate, "ways": ways + 1})
    cards = data["position"]["hand"]
    assert damaged(data, certificate={**certificate, "unseen": cards})
    assert damaged(data, certificate={"class": "closed form"})
    for option in data["options"]:
        changed = {**option, "value": option["value"] + 1}
        others = [changed if o is option else o for o in data["options"]]
        assert damaged(data, options=others)
    wrong = next(o for o in data["options"] if not o["right"])
    best = next(o for o in data["options"] if o["right"])
    fewer = [o for o in data["options"] if o is best]
    assert damaged(data, options=fewer)
    if data["form"] == "card":
        assert damaged(data, options=[o for o in data["options"] if o is not wrong])
    renamed = {**wrong, "answer": "Aa Ka Oa Ua"}
    assert damaged(
        data, options=[renamed if o is wrong else o for o in data["options"]]
    )
    position = data["position"]
    other = next(c for c in sorted(CARDS) if c not in json.dumps(position))
    hand = " ".join([other, *position["hand"].split()[1:]])
    assert damaged(data, position={**position, "hand": hand})
    later = position["trick"] + 1
    assert damaged(data, position={**position, "trick": later})


def test_a_best_answer_that_is_hardly_ahead_is_refused() -> None:
    puzzle = {
        "options": [
            {"answer": answer, "value": value, "right": value == 110}
            for answer, value in (("Oa", 110), ("Ka", 101))
        ],
        "value": 110,
    }
    values = {"Oa": 110, "Ka": 101}
    assert not [*best_faults(puzzle, values, ways=9, least_gap=1)]
    (fault,) = best_faults(puzzle, values, ways=10, least_gap=1)
    assert fault.startswith("the best is ahead of the next by less than 1 on average")


# --- the words ------------------------------------------------------------------------


def test_a_part_to_build_on_is_told_in_plain_sentences() -> None:
    case = keeping("Ul Xl,Ah Kh,Xa Xb", seen="8a Oh", draws=2)
    words, phrases = tell(case), Phrases()
    assert phrases.sentences(words.question) == [
        "2 draws are to come. On which part of your hand would you build: which "
        "brings, with these draws and without your other cards, the most meld points "
        "on average?\n"
        "Nothing of it is thrown. Each of the 24 cards not seen is as likely to be "
        "drawn as any other. After the draws the best announcement counts: one "
        "sequence, one vannak and béla."
    ]
    assert phrases.sentences(words.hints[1]) == [
        "These cards cannot be drawn any more: Oh."
    ]
    assert phrases.sentences(words.explanation) == [
        "Building on Ul Xl brings 3.7 points on average; the next best, building on "
        "Xa Xb, brings 0.5.",
        "Held with a chance of 8.3 %: Over terc of leaves (Ol Ul Xl).",
        "Held with a chance of 8.3 %: Under terc of leaves (Ul Xl 9l).",
        "Held with a chance of 0.4 %: king kvart of leaves (Kl Ol Ul Xl).",
        "These are averages over all 276 ways to draw.",
    ]
    assert phrases.sentences(words.why("Ah Kh"))[1:] == [
        "A card that would complete it cannot come any more: Oh."
    ]
    assert phrases.sentences(words.why("Xa Xb"))[1:] == [
        "It becomes a vannak only with all of Xl Xh."
    ]
    nines = WaitsCase(
        case.hand, case.unseen, 1, Suit.ACORNS, AUSTRIAN, (CardSet.parse("9h 9b"),)
    )
    assert phrases.sentences(reasons(nines, "9h 9b")) == [
        "Four of that rank are no meld under these rules."
    ]


def test_a_card_to_throw_is_told_in_plain_sentences() -> None:
    case = throwing("Oa Ol Oh Kb Ub 7l", draws=4)
    assert case.best == "7l"
    words, phrases = tell(case), Phrases()
    assert phrases.sentences(words.hints[1]) == [
        "Look at Oa Ol Oh: what is missing to a vannak?"
    ]
    why = phrases.sentences(words.why("Oh"))
    assert why[0].startswith("Without the Over of hearts (Oh) the rest brings ")
    assert why[0].endswith(" less than the best.")
    assert why[1:] == ["It belongs to Oa Ol Oh, and four of that rank are a vannak."]
