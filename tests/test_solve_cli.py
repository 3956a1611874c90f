"""The command solve."""

import io
import json
from typing import Any

import pytest
from vector_files import cases

from tartli_core.cli import main
from tartli_core.tartli.cards import Card
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.notation.position import Position
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import Rules

SMALL = {
    "trump": "a",
    "hands": ["Ka 8l", "7a Xl"],
    "leader": 0,
    "taken": [70, 67],
    "last_nine": [4, 3],
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


class Solve:
    """Runs `tartli solve -` on some lines."""

    def __init__(
        self, capture: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self._capture, self._monkeypatch = capture, monkeypatch

    def __call__(self, *lines: str, words: bool = False) -> tuple[int, list[str]]:
        stdin = io.TextIOWrapper(io.BytesIO("\n".join(lines).encode()))
        self._monkeypatch.setattr("sys.stdin", stdin)
        code = main(["solve", "-", *([] if words else ["--json"])])
        return code, self._capture.readouterr().out.splitlines()


@pytest.fixture
def solve(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Solve:
    return Solve(capsys, monkeypatch)


def small(**changes: Any) -> str:
    return json.dumps({**SMALL, **changes})


NOTHING_SCORED = {
    "scored": [[], []],
    "fours_scored": [[], []],
    "bela_scored": [False, False],
}
EIGHT = {
    "trump": "b",
    "hands": ["9l 8l 7l 9a 8a 7a Xb 9h Ka", "Kh Oh Uh Ob Kb Ul Xl 7h 8h"],
    "leader": 0,
    "taken": [67, 25],
    "scores": [300, 330],
    "announcing": True,
    **NOTHING_SCORED,
}


def eight(**changes: Any) -> str:
    """Trick 8, melds to be announced."""
    return json.dumps({**EIGHT, **changes})


def test_melds_are_announced_in_trick_8_if_asked(solve: Solve) -> None:
    silent, race, points = (
        eight(announcing=False),
        eight(),
        json.dumps({f: EIGHT[f] for f in EIGHT if f != "scores"}),
    )
    code, told = solve(silent, race, points)
    assert code == 0
    without, with_melds, by_points = map(json.loads, told)
    assert without["value"] == 0
    assert {option["move"] for option in without["options"]} == set(without["cards"])
    moves = [option["move"] for option in with_melds["options"]]
    assert moves[:2] == ["announce 9a 8a 7a", "announce 9l 8l 7l"]
    assert moves[2:] == list(with_melds["cards"])
    assert with_melds["value"] == -1  # a terc, béla and all tricks
    assert {"announce bela", "announce Kh Oh Uh"} <= set(by_points["line"])
    assert by_points["value"] == max(without["points"].values()) - 60


def test_a_meld_scored_before_is_not_announced_again(solve: Solve) -> None:
    _, [told] = solve(eight(scored=[[], ["Kh Oh Uh"]], bela_scored=[False, True]))
    answer = json.loads(told)
    assert answer["value"] == 0
    assert not any("Oh" in move for move in answer["line"] if "announce" in move)


def test_each_line_of_json_gets_its_answer(solve: Solve) -> None:
    asked = cases("endgame")[:3] + cases("race")[:3]
    fields = ("hands", "trump", "leader", "taken", "led", "scores")
    lines = [json.dumps({f: case[f] for f in fields if f in case}) for case in asked]
    code, told = solve(*lines)
    answers = [json.loads(line) for line in told]
    assert code == 0
    for case, answer in zip(asked, answers, strict=True):
        assert answer["cards"] == case["cards"]
        assert answer["value"] == case["value"]
        assert answer["nodes"] > 0
        assert ("points" in answer) == ("scores" in case)


def test_a_right_claim_is_one_of_the_options(solve: Solve) -> None:
    _, [told] = solve(small(scores=[440, 300]))
    assert json.loads(told)["options"][0] == {"move": "claim", "value": 1}


def test_the_answer_is_told_in_words(solve: Solve) -> None:
    assert solve(small(scores=[420, 300]), words=True) == (
        0,
        [
            "Player 0 wins the buli.",
            "  king of acorns (Ka): Nobody reaches 501 in this deal. From here on "
            "player 1 makes 16 points more than player 0.",
            "  eight of leaves (8l): Player 0 wins the buli.",
            "Best play: 8l Xl 7a Ka.",
        ],
    )


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("x", "'x' is not an ending"),
        ("[" * 3000, "is not an ending"),
        ('{"trump": "a"}', "hands is missing"),
        (small(more=1), "'more' is not a field"),
        (small(hands=["Ka"]), "write one for each player"),
        (small(taken=[70, "67"]), "write one for each player"),
        (small(trump=3), "write a text in quotes"),
        (small(last_nine=None), "last_nine is missing"),
        (small(leader=True), "write 0 or 1"),
        (small(taken=[70, 66]), "the cards gone have 137"),
        (small(announcing="yes"), "write true or false"),
        (small(announcing=True), "scored is missing"),
        (small(announcing=True, **NOTHING_SCORED), "announced up to trick 8"),
        (eight(scored=[["Oh Uh"], []]), "'Oh Uh'"),
        (eight(scored=[["Kh Oh Uh"], []]), "player 0, who never held"),
        (eight(scored=[[], [3]]), "scored 3: write a text in quotes"),
        (eight(scored=["Ah", []]), "write one for each player"),
        (eight(bela_scored=[True, 0]), "write one for each player"),
        (eight(fours_scored=[["A"], []], scores=[60, 70]), "100 points of it"),
        (eight(fours_scored=[["A"], ["A"]]), "who never held"),
        (eight(scored=[[], ["Kh Oh Uh", "Kh Oh Uh"]]), "T-M9 forbids it"),
    ],
)
def test_a_bad_line_is_refused_and_the_next_is_answered(
    solve: Solve, line: str, why: str
) -> None:
    code, [refused, answered] = solve(line, small())
    assert code == 2
    assert why in json.loads(refused)["error"]
    assert json.loads(answered)["value"] == 4


def test_a_position_on_one_line_is_solved_as_a_race(
    capsys: pytest.CaptureFixture[str],
) -> None:
    deal = random_deal(3, Rules.preset("hungarian"), (0, 0))
    state = next(s for s in states_of(deal) if s.number == 11)
    assert main(["solve", str(Position.of(state)), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert set(answer["cards"]) == set(answer["points"])
    assert Card.parse(answer["line"][0]) in state.hands[state.lead]


def test_a_position_before_trick_8_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    deal = random_deal(3, Rules.preset("hungarian"), (0, 0))
    early: Deal = next(iter(states_of(deal)))
    assert main(["solve", str(Position.of(early))]) == 2
    assert "tricks 8 to 16" in capsys.readouterr().err
