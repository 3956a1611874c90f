"""Winning every trick: the solver, the checker and plain search agree (T-S2)."""

from random import Random

import pytest
from plain_endgame import Plain, Table
from random_endings import plain_table, random_ending
from test_proof_search import told

from tartli_core.proof.tartli.search import Sweep as ProofSweep
from tartli_core.tartli.cards import FULL_PACK, CardSet, Suit, trick_points
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.sweep import Sweep


def plainly(plain: Plain, table: Table, player: int) -> bool:
    """Whether this player wins every trick, by looking at every line of play."""
    if table.last_nine[1 - player]:
        return False
    if not any(table.hands) and table.led is None:
        return True
    answers = (plainly(plain, plain.play(table, c), player) for c in plain.legal(table))
    return any(answers) if table.to_move == player else all(answers)


@pytest.mark.parametrize("seed", range(200))
def test_both_searches_find_what_plain_search_finds(seed: int) -> None:
    ending = random_ending(Random(f"sweep {seed}"), 1 + seed % 4)
    plain = Plain(ending.trump.value, stichmaccs=True)
    for player in (0, 1):
        right = plainly(plain, plain_table(ending), player)
        assert Sweep().wins_all(ending, player) == right
        name = ("you", "opponent")[player]
        assert ProofSweep().wins_all(told(ending), name) == right


def trick_8(mine: str, theirs: str, leader: int, led: str = "") -> Ending:
    cards = CardSet.parse(led)
    hands = CardSet.parse(mine), CardSet.parse(theirs)
    gone = FULL_PACK - hands[0] - hands[1] - cards
    return Ending(
        rules=Rules.preset("hungarian"),
        trump=Suit.HEARTS,
        hands=hands,
        leader=leader,
        led=next(iter(cards), None),
        taken=(0, trick_points(gone, Suit.HEARTS)),
    )


STRONG = "Oh 9h Ah Xh Kh Uh 8h Aa Al"
WEAK = "Ka Oa Kl Ol Ul Kb Ob Ub 7h"


@pytest.mark.parametrize(
    ("ending", "player", "right"),
    [
        (trick_8(STRONG, WEAK, 0), 0, True),
        (trick_8(STRONG, WEAK, 0), 1, False),
        (trick_8(STRONG, WEAK, 1), 0, True),
        (trick_8(WEAK, STRONG, 0), 1, True),
        (trick_8(STRONG, WEAK.replace(" 7h", ""), 1, "7h"), 0, True),
        (trick_8(STRONG, WEAK.replace("Kb ", ""), 1, "Kb"), 0, True),
    ],
)
def test_in_trick_8_either_may_still_win_all(
    ending: Ending, player: int, right: bool
) -> None:
    assert Sweep().wins_all(ending, player) is right
    name = ("you", "opponent")[player]
    assert ProofSweep().wins_all(told(ending), name) is right
