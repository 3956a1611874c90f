"""Kind `hold-back`: what to say of a suit now, or whether to wait (T-X2)."""

import json
from functools import cache
from itertools import combinations
from math import perm

import pytest

from kinds.damage import as_json, damaged
from kinds.spread import (
    different,
    level_shares,
    made,
    most_often_right,
    quiet_share,
    theme_counts,
)
from tartli_core.proof.tartli import check
from tartli_core.proof.tartli.kinds.hold_back import Holding
from tartli_core.proof.tartli.rules import read_rules
from tartli_core.proof.tartli.tables import CARDS
from tartli_core.tartli.cards import FULL_PACK, CardSet, Suit
from tartli_core.tartli.kinds.melds.hold_back import HOLD_BACK
from tartli_core.tartli.kinds.melds.hold_back_case import (
    THEMES,
    HoldBackCase,
    level,
    make_option,
    mistake,
    tell,
)
from tartli_core.tartli.kinds.melds.reply_case import SILENCE_TEXT
from tartli_core.tartli.melds import find_sequences, parse_sequence
from tartli_core.tartli.rules import Rules
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Puzzle

COUNT = 60
HUNGARIAN = Rules.preset("hungarian")
AUSTRIAN = Rules.preset("austrian")
ELSEWHERE = CardSet.parse("Aa 8a Kh Ah 7b Xb")


def holding(
    leaves: str,
    trick: int,
    scored: str = "",
    gone: str = "",
    rules: Rules = HUNGARIAN,
) -> HoldBackCase:
    """What to say of leaves when nothing but one's own draws has been seen."""
    held = CardSet.parse(leaves)
    hand = held | CardSet(list(ELSEWHERE)[: 9 - len(held)])
    away = CardSet.parse(gone)
    free = [card for card in FULL_PACK - hand - away if card not in ELSEWHERE]
    free.sort(key=lambda card: card.suit is not Suit.LEAVES)
    unseen = CardSet(free[: 23 - trick])
    before = tuple(map(parse_sequence, filter(None, [scored])))
    return HoldBackCase(hand, Suit.LEAVES, trick, before, unseen, rules)


# --- the truth ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "wait", "now"),
    [(1, "113.7", "105.2"), (3, "83.4", "79.4"), (6, "39.4", "41.8")],
)
def test_x2_wait_with_the_under_terc_early_and_say_it_late(
    trick: int, wait: str, now: str
) -> None:
    case = holding("Ul Xl 9l 7l", trick)
    assert case.ways == perm(23 - trick, 8 - trick)
    averages = {
        answer: f"{value / case.ways:.1f}" for answer, value in case.values.items()
    }
    assert averages == {SILENCE_TEXT: wait, "terc": now}
    assert case.best == (SILENCE_TEXT if trick < 6 else "terc")


def test_a_word_counts_with_the_best_sequence_it_can_mean() -> None:
    case = holding("Ul Xl 9l 8l", 6)
    assert {word: str(meld) for word, meld in case.meant.items()} == {
        "terc": "Xl 9l 8l",
        "kvart": "Ul Xl 9l 8l",
    }
    assert case.best == "terc"
    assert case.natural == "kvart"


def test_a_scored_sequence_bars_what_lies_under_its_top() -> None:
    case = holding("Ul Xl 9l 8l", 7, scored="Ul Xl 9l")
    assert list(case.meant) == ["kvart"]
    assert not case.barred_by(parse_sequence("Ul Xl 9l 8l 7l"))[0].length < 4


def test_a_gap_bars_only_while_its_cards_are_held() -> None:
    rules = Rules.preset("international")
    ace = parse_sequence("Al Kl Ol")
    lower = parse_sequence("Xl 9l 8l")
    assert lower not in holding("Al Kl Ol Xl 9l 8l", 6, rules=rules).barred_by(ace)
    whole = holding("Al Kl Ol Ul Xl 9l 8l", 6, rules=rules)
    assert lower in whole.barred_by(ace)


@pytest.mark.parametrize("trick", [6, 7])
def test_by_containment_waiting_is_never_better(trick: int) -> None:
    leaves = list(FULL_PACK.of_suit(Suit.LEAVES))
    for size in (3, 4, 5):
        for cards in map(CardSet, combinations(leaves, size)):
            if find_sequences(cards):
                values = holding(str(cards), trick, rules=AUSTRIAN).values
                assert values[SILENCE_TEXT] < max(values.values())


@pytest.mark.parametrize("rules", ["hungarian", "international", "austrian"])
@pytest.mark.parametrize(
    ("leaves", "trick", "scored"),
    [
        ("Ul Xl 9l 7l", 4, ""),
        ("Al Kl Ol Xl 9l 8l", 5, "Al Kl Ol"),
        ("Ol Ul Xl 8l", 5, ""),
        ("Kl Ol Ul Xl 8l", 6, "Ol Ul Xl"),
    ],
)
def test_the_checker_counts_the_same_points_in_its_own_way(
    rules: str, leaves: str, trick: int, scored: str
) -> None:
    case = holding(leaves, trick, scored, rules=Rules.preset(rules))
    search = Holding(
        frozenset(leaves.split()),
        frozenset(map(str, case.unseen)),
        trick,
        read_rules({"preset": rules, "options": {}}),
    )
    bars = search.barred_by(scored) if scored else frozenset()
    assert search.later(search.held, bars, trick) == case.values[SILENCE_TEXT]
    said = {
        m: search.now(m, search.held, bars, trick)
        for m in search.sayable(search.held, bars)
    }
    assert said == {str(meld): value for meld, value in case.announcing.items()}


# --- themes, mistakes, levels ---------------------------------------------------------

WAITING = holding("Ul Xl 9l 7l", 2)
SHORTER = holding("Ul Xl 9l 8l", 6)
LONGEST = holding("Ul Xl 9l 7l", 7)


@pytest.mark.parametrize(
    ("theme", "yes", "no"),
    [
        ("wait", WAITING, LONGEST),
        ("keep-the-longest", SHORTER, WAITING),
        ("gone-card", holding("Ul Xl 9l", 6, gone="8l"), holding("Ul Xl 9l", 6)),
        ("scored-before", holding("Ul Xl 9l 8l", 6, scored="Xl 9l 8l"), SHORTER),
        ("late", LONGEST, WAITING),
        ("hole", WAITING, SHORTER),
    ],
)
def test_themes_hold_where_they_should(
    theme: str, yes: HoldBackCase, no: HoldBackCase
) -> None:
    assert THEMES[theme](yes)
    assert not THEMES[theme](no)


def test_each_wrong_answer_has_its_mistake() -> None:
    assert mistake(WAITING, "terc") == "said-too-early"
    assert mistake(LONGEST, SILENCE_TEXT) == "waits-too-long"
    assert mistake(SHORTER, "kvart") == "bars"
    kvart = holding("Xl 9l 8l 7l", 8 - 1, scored="9l 8l 7l")
    assert kvart.best == "terc"
    assert make_option(SHORTER, "terc").mistake == ""
    late = holding("Al Kl Ol Ul Xl", 7)
    assert late.best == "kvart"
    assert mistake(late, "terc") == "spends"


def test_the_level_counts_what_makes_it_hard() -> None:
    assert level(LONGEST) == 2  # a close next
    assert level(WAITING) == 4  # and the longest is wrong, in an early trick
    assert level(holding("Al Kl Ol Ul Xl", 7)) == 3  # the longest wrong, many words


# --- the puzzles ----------------------------------------------------------------------


@cache
def hungarian() -> list[Puzzle]:
    return made("hold-back", "hungarian", COUNT)


def test_seeds_give_different_puzzles_of_all_levels() -> None:
    puzzles = hungarian()
    assert different(puzzles) >= 0.95 * COUNT
    assert most_often_right(puzzles) <= 0.5
    levels = level_shares(puzzles)
    assert max(levels.values()) <= 0.5
    assert len(levels) >= 4
    themes = theme_counts(puzzles)
    assert all(0 < themes[theme] < COUNT for theme in THEMES), themes


def test_now_and_then_silence_is_right_and_often_not_the_longest() -> None:
    assert 0.04 <= quiet_share(hungarian()) <= 0.25
    assert 0.4 * COUNT <= theme_counts(hungarian())["keep-the-longest"] <= 0.9 * COUNT


@pytest.mark.parametrize("seed", [0, 1, 2, 41])
def test_damage_is_refused(seed: int) -> None:
    data = as_json(HOLD_BACK.generate(seed, "hungarian"))
    assert check(data) == []
    certificate, position = data["certificate"], data["position"]
    assert damaged(data, certificate={**certificate, "ways": certificate["ways"] + 1})
    assert damaged(data, certificate={"class": "closed form"})
    for option in data["options"]:
        others = [o for o in data["options"] if o is not option]
        assert damaged(data, options=others)
        changed = {**option, "value": option["value"] + 1}
        assert damaged(data, options=[*others, changed])
    other = next(card for card in sorted(CARDS) if card not in json.dumps(position))
    cards = position["hand"].split()
    for card in cards:
        hand = " ".join(other if c == card else c for c in cards)
        assert damaged(data, position={**position, "hand": hand})
    record = position["record"]
    heard = [f"{position['trick']} opponent says terc", *record[-1:]]
    assert damaged(data, position={**position, "record": [*record[:-1], *heard]})


def test_a_position_that_the_assumption_does_not_fit_is_refused() -> None:
    data = as_json(HOLD_BACK.generate(0, "hungarian"))
    position = data["position"]
    mine, theirs = position["before"]
    now, other = position["totals"]
    near = {"before": [mine + 200, theirs], "totals": [now + 200, other]}
    faults = damaged(data, position={**position, **near})
    assert faults == [f"totals gives you {now + 200}; right would be below 251"]


# --- the words ------------------------------------------------------------------------


def test_waiting_is_told_with_what_it_hopes_for() -> None:
    words, phrases = tell(WAITING), Phrases()
    assert phrases.sentences(words.question) == [
        "Trick 2, and melds are announced up to trick 8: what do you say now to score "
        "the most in leaves on average?\n"
        "Only sequences of that suit count, one a trick. Nothing of it is thrown, the "
        "opponent stays silent, and each card you draw is any of the 21 cards not seen "
        "alike."
    ]
    assert phrases.sentences(words.hints[1]) == [
        "These cards of the suit may still be drawn: Al Kl Ol 8l. What would each "
        "bring?"
    ]
    assert phrases.sentences(words.hints[2]) == [
        "To say terc now brings 92.2 points on average."
    ]
    assert phrases.sentences(words.explanation) == [
        "To say nothing brings 98.5 points on average, best play later; to say terc "
        "now, 92.2.",
        "The Under terc of leaves (Ul Xl 9l), once scored, bars what a draw may still "
        "bring or join: ten kvart of leaves (Xl 9l 8l 7l), ten terc of leaves "
        "(Xl 9l 8l) and nine terc of leaves (9l 8l 7l).",
    ]


def test_a_shorter_word_is_told_with_what_the_longest_bars() -> None:
    words, phrases = tell(SHORTER), Phrases()
    said = phrases.sentences(words.explanation)
    assert said[0].startswith(
        "To say terc and mean the ten terc of leaves (Xl 9l 8l) brings "
    )
    assert said[1].startswith("Meaning the Under terc of leaves (Ul Xl 9l) instead, ")
    assert phrases.sentences(words.why("kvart"))[0].startswith(
        "To say kvart and mean the Under kvart of leaves (Ul Xl 9l 8l) brings "
    )
    assert phrases.sentences(words.why(SILENCE_TEXT))[0].endswith(
        "less than the best: a trick to announce in goes by."
    )


def test_two_words_in_one_trick_are_judged_as_one_too_many() -> None:
    puzzle = hungarian()[0]
    words = HOLD_BACK.tell(puzzle)
    judged = HOLD_BACK.assess(puzzle, words, ("terc / kvart",))
    assert Phrases().sentences(judged.says) == [
        "Only one sequence may be announced in a trick."
    ]
