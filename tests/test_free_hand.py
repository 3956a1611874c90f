"""A hand just dealt: the utterances told as legal are those that the rules allow."""

import pytest

from tartli_core.app.host import PuzzleHost
from tartli_core.tartli.announcements import announceable
from tartli_core.tartli.cards import parse_hand, parse_suit
from tartli_core.tartli.contest import CONTEST_CALLS, Call, call_of
from tartli_core.tartli.kinds.free_hand import FREE_HANDS, LEAD, SECOND
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.trainer.puzzle import Puzzle

SEEDS = range(40)


def hands(role: str) -> list[Puzzle]:
    return [
        FREE_HANDS.generate(role, seed, rules) for rules in PRESETS for seed in SEEDS
    ]


def words_heard(puzzle: Puzzle) -> list[Call]:
    said = [line for line in puzzle.position["record"] if " says " in line]
    return [
        Call(word) for line in said for word in line.split(" says ")[1].split(" / ")
    ]


@pytest.mark.parametrize("role", [LEAD, SECOND])
def test_a_single_word_is_legal_if_a_meld_of_it_may_be_announced(role: str) -> None:
    for puzzle in hands(role):
        heard = [call for call in words_heard(puzzle) if call is not Call.BELA]
        melds = announceable(
            parse_hand(puzzle.position["hand"]),
            parse_suit(puzzle.position["trump"]),
            Rules.parse(str(puzzle.rules)),
            leader=max(heard, key=CONTEST_CALLS.index, default=None),
        )
        calls = {str(call_of(meld)) for meld in melds}
        legal = {option.answer for option in puzzle.options if option.right}
        words = {word for answer in legal for word in answer.split(" / ")}
        assert words - {"silence"} == calls, puzzle.id
        assert "silence" in legal


def test_the_second_player_hears_what_the_opponent_can_say() -> None:
    heard = 0
    for puzzle in hands(SECOND):
        hand = parse_hand(puzzle.certificate["opponent"])
        assert len(hand) == 8
        assert puzzle.position["record"][-1].startswith("1 opponent leads ")
        heard += bool(words_heard(puzzle))
    assert heard > len(SEEDS) / 2


def test_a_free_hand_has_its_own_address_and_counts_for_nothing() -> None:
    host = PuzzleHost.from_query("table=second&seed=4&rules=austrian")
    page = host.page
    assert page["is_free"]
    assert page["link"] == "?table=second&seed=4&rules=austrian"
    host.do("answer", {"answer": ["silence"]})
    host.do("reveal", {})
    assert host.page["reveal"]["opponent"]
    assert host.count == {"solved": 0, "seen": 0, "first_try": 0}
    host.do("next", {})
    assert host.page["link"] == "?table=second&seed=5&rules=austrian"


def test_one_comes_from_a_puzzle_to_a_free_hand_and_back() -> None:
    host = PuzzleHost.from_query("kind=split&seed=4")
    wanted = {"rules": "hungarian", "level": "1-5", "mix": False}
    host.do("open", {"kind": LEAD, **wanted})
    assert host.page["is_free"]
    host.do("visit", {"link": "?kind=split&seed=4&rules=hungarian"})
    assert not host.page["is_free"]
    assert host.page["kind"] == "split"
    host.do("open", {"kind": LEAD, **wanted})
    host.do("open", {"kind": LEAD, **wanted, "mix": True})
    assert not host.page["is_free"]
    assert host.page["wanted"]["mix"]


def test_one_lead_is_the_address_of_a_free_hand() -> None:
    assert PuzzleHost.from_query("table=1").page["kind"] == LEAD
