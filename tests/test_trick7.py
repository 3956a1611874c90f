"""Trick 7: options in every layout, and endings in which melds are announced."""

from collections import Counter
from random import Random

import pytest
from deal_builder import deal_of, played, to_choice
from test_examples import UNSEEN, x9

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import CardSet
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.moves import Claim
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.open_cards import OpenCards
from tartli_core.tartli.solver.race import Race
from tartli_core.tartli.solver.trick7 import OptionTable, solve_trick_7


def wins_of(table: OptionTable) -> dict[str, int]:
    return {
        ", ".join(map(str, option)): wins
        for option, wins in zip(table.options, table.wins, strict=True)
    }


def test_x9_exchange_and_trump_eight_is_right_whatever_the_opponent_holds() -> None:
    """T-X9: it wins in 9 of 9 layouts, the next best in 1, with the terc none does."""
    deal = x9("7l")
    table = solve_trick_7(deal.view(1))
    assert len(table.layouts) == 9
    hidden = {str(layout.talon[0]) for layout in table.layouts}
    assert hidden == set(UNSEEN.split())
    wins = wins_of(table)
    assert wins.pop("1 exchanges, 1 plays 8a") == 9
    assert max(wins.values()) == 1
    assert not any(count for option, count in wins.items() if "9a 8a 7a" in option)
    assert table.right is not None
    assert [str(move) for move in table.right] == ["1 exchanges", "1 plays 8a"]


def test_nothing_is_called_right_that_is_not_better_somewhere() -> None:
    table = solve_trick_7(x9("7l", (0, 1)).view(1))  # nobody is near 501
    assert {value for row in table.outcomes for value in row} == {0}
    assert table.right is None


def test_words_heard_in_the_trick_are_taken_in_every_meaning() -> None:
    deal = deal_of("Oh Uh Xh 9h 8l 8b Ah Al 7l", number=7)
    deal = played(deal, "0 says Oh Uh Xh, 0 plays 8l")
    table = solve_trick_7(deal.view(1))
    meant = {
        (layout.hands[0], str(layout.said[0]))
        for layout in table.layouts
        if layout.hands[0] >= CardSet.parse("Oh Uh Xh 9h")
    }
    assert {said for _, said in meant} == {"Oh Uh Xh", "Uh Xh 9h"}


def test_trick_7_and_its_player_on_turn_are_asked_for() -> None:
    deal = x9("7l")
    with pytest.raises(InvalidStateError, match="player 0 is not on turn"):
        solve_trick_7(deal.view(0))
    with pytest.raises(InvalidStateError, match="trick 1"):
        solve_trick_7(deal_of("Oa").view(0))


def at_trick_8(
    mine: str, theirs: str, totals: tuple[int, int], rules: str = "hungarian"
) -> Deal:
    """Player 0 is on lead, bells are trumps."""
    now = deal_of(mine, theirs, number=8, rules=rules).totals
    before = totals[0] - now[0], totals[1] - now[1]
    return deal_of(mine, theirs, number=8, before=before, rules=rules)


HEARTS = "Kh Oh Uh 9l 8l 7l 9a 8a 7a"
POOR = "Ab Ob Ah Xh Al Xl Ub Xa 7h"


def test_without_melds_trick_8_is_a_race() -> None:
    mine, theirs = "Kh Oh 9h 9l 8l 8b 9a 8a Xb", "Ab Kb Ah Xh Al Xl Ka Xa 7h"
    deal = at_trick_8(mine, theirs, (430, 440))
    assert OpenCards().outcome(deal) == Race(Ending.of(deal)).value


def test_a_meld_announced_in_trick_8_wins_before_the_trick_is_lost() -> None:
    deal = at_trick_8(HEARTS, POOR, (485, 470))
    assert Race(Ending.of(deal)).value == -1
    assert OpenCards().outcome(deal) == 1
    silent = to_choice(played(deal, "0 plays 7a, 1 plays Xa"))
    assert OpenCards().outcome(silent) == -1


def test_bela_said_at_any_time_wins_before_the_trick_is_led() -> None:
    """T-X8: at 461 or more, where béla is said at any time and written when said."""
    mine, theirs = "Kh Oh Uh 9l 8l 7l 9a Aa Ub", "Kb Ob Ah Xh Al Xl Xa Ka 7h"
    for rules, value in (("hungarian", 1), ("international", -1)):
        deal = at_trick_8(mine, theirs, (490, 461), rules)
        assert OpenCards().outcome(deal) == value


def plain_outcome(deal: Deal) -> int:
    """Every legal move and every right claim at every moment, on the deal itself."""
    if deal.result is not None:
        result = deal.result
        sign = {0: 1, 1: -1, None: 0}[result.winner]
        return sign * result.buli_points
    onward: int | None = None
    for player in reversed(deal.asked):
        if deal.totals[player] >= 501 and not deal.tied:
            claimed = plain_outcome(deal.play(Claim(player)))
            goes_on = plain_onward(deal) if onward is None else onward
            onward = max(claimed, goes_on) if player == 0 else min(claimed, goes_on)
    return plain_onward(deal) if onward is None else onward


def plain_onward(deal: Deal) -> int:
    values = [plain_outcome(deal.play(move)) for move in deal.legal_moves]
    return max(values) if deal.to_move == 0 else min(values)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_last_tricks_come_out_as_on_the_deal_itself(preset: str) -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        rng, rules = Random(seed), Rules.preset(preset)
        before = rng.randrange(360, 500), rng.randrange(100, 500)
        deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=rules, before=before)
        while deal.number < 14 or deal.step is not Step.LEAD:
            deal = deal.play(rng.choice([*deal.legal_moves]))
        if not deal.tied:
            value = OpenCards().outcome(deal)
            assert value == plain_outcome(deal)
            seen[value] += 1
    assert len(seen) >= 3
