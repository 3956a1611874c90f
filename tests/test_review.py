"""Choices graded: made on purpose, and at random."""

import re
from collections.abc import Callable
from fractions import Fraction

import pytest
from deal_builder import deal_of, played
from test_examples import x9

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.moves import PlayCard, SayBela
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.melds_to_come import melds_ahead, without_scores
from tartli_core.tartli.solver.review import By, Grade, review, review_deal

HUNGARIAN = Rules.preset("hungarian")


def wrong(deal: Deal) -> list[Grade]:
    return [grade for grade in review_deal(deal).grades if not grade.is_right]


def told(moves: tuple[object, ...]) -> str:
    return ", ".join(map(str, moves))


def test_x2_the_terc_announced_too_early() -> None:
    hand = "Ul Xl 9l 7l Ah 8a 7a Ob 9h"
    early = played(deal_of(hand), "0 says Ul Xl 9l, 0 plays 8a")
    (grade,) = wrong(early)
    assert (grade.by, grade.trick, grade.player) == (By.HOLDING_BACK, 1, 0)
    assert told(grade.moves) == "0 says Ul Xl 9l"
    assert grade.better == ()
    assert 8.4 < grade.points_lost < 8.7
    assert not wrong(played(deal_of(hand), "0 plays 8a"))


def test_a_vannak_that_can_no_longer_be_announced() -> None:
    deal = played(deal_of("9h 9l 9a 9b Xa 7l 8h Kb Ah"), "0 plays 9a")
    grades = [grade for grade in wrong(deal) if grade.by is By.LAST_CHANCE]
    assert [told(grade.better) for grade in grades] == ["0 says 9"]
    assert [grade.points_lost for grade in grades] == [150]


def test_x9_is_right_or_wrong_in_every_layout() -> None:
    """T-X9: exchange and trump 8 wins in 9 of 9 layouts, the next best in 1."""
    right = played(x9("7l"), "1 exchanges, 1 plays 8a")
    (grade,) = [g for g in review_deal(right).grades if g.by is By.EVERY_LAYOUT]
    assert grade.is_right
    assert grade.layouts == (0, 9)
    (grade,) = [
        g for g in wrong(played(x9("7l"), "1 plays Kl")) if g.by is By.EVERY_LAYOUT
    ]
    assert told(grade.better) == "1 exchanges, 1 plays 8a"
    assert grade.layouts[0] in (8, 9)


HEARTS = "Kh Oh Uh 9l 8l 7l 9a 8a 7a"
POOR = "Ab Ob Ah Xh Al Xl Ub Xa 7h"


def at_trick_8(totals: tuple[int, int]) -> Deal:
    now = deal_of(HEARTS, POOR, number=8).totals
    before = totals[0] - now[0], totals[1] - now[1]
    return deal_of(HEARTS, POOR, number=8, before=before)


def test_the_buli_is_given_away_by_silence_in_trick_8() -> None:
    (grade, *_) = wrong(played(at_trick_8((485, 470)), "0 plays 7a, 1 plays Xa"))
    assert grade.by is By.OPEN_CARDS
    assert grade.outcomes == (1, -1)
    assert told(grade.better).startswith("0 says")


def test_a_missed_meld_of_trick_8_costs_its_points() -> None:
    (grade, *_) = wrong(played(at_trick_8((100, 100)), "0 plays 7a, 1 plays Xa"))
    assert grade.outcomes == (0, 0)
    assert grade.points_lost >= 20
    said = played(at_trick_8((100, 100)), "0 says Kh Oh Uh, 0 plays 7a, 1 plays Xa")
    assert review_deal(said).grades[0].points_lost == 0


def test_a_claim_missed_is_a_mistake() -> None:
    deal = at_trick_8((505, 495))
    (grade, *_) = wrong(played(deal, "0 plays 7a, 1 plays Xa, 1 takes"))
    assert (grade.player, grade.moves, told(grade.better)) == (0, (), "0 claims")
    assert grade.outcomes == (1, -1)


@pytest.mark.parametrize(("number", "by"), [(2, By.POINTS), (8, By.OPEN_CARDS)])
def test_a_wrong_claim_loses_the_buli(number: int, by: By) -> None:
    """T-S5."""
    claimed = played(deal_of("", number=number), "0 claims")
    (grade,) = review_deal(claimed).grades
    assert (grade.by, grade.outcomes[1], grade.is_right) == (by, -1, False)
    assert grade.better == ()


def test_a_right_claim_is_right() -> None:
    claimed = played(at_trick_8((505, 470)), "0 claims")
    (grade,) = review_deal(claimed).grades
    assert grade.is_right


def test_the_record_of_one_player_is_refused() -> None:
    record = Record.of(random_deal(1, HUNGARIAN), 0)
    with pytest.raises(InvalidStateError, match="not known"):
        review(record)


@pytest.mark.parametrize("preset", PRESETS)
def test_points_lost_are_what_the_end_falls_short_of(preset: str) -> None:
    """A second way: the value at trick 8 less what was scored, far from 501."""
    seen = 0
    for seed in range(6):
        deal = random_deal(seed, Rules.preset(preset), (0, 0))
        if deal.number != 17:
            continue
        begun = next(
            s for s in states_of(deal) if s.number == 8 and s.step is Step.LEAD
        )
        grades = [g for g in review_deal(deal).grades if g.trick >= 8]
        lost = [sum(g.points_lost for g in grades if g.player == p) for p in (0, 1)]
        assert deal.result is not None
        mine, theirs = deal.result.points
        assert mine - theirs == best_from(begun) - lost[0] + lost[1]
        seen += 1
    assert seen


def best_from(deal: Deal) -> int:
    """What player 0 ends up ahead in this deal, best play of both from trick 8 on."""
    for player in (0, 1):
        if SayBela(player) in deal.interrupts(player):
            deal = deal.play(SayBela(player))
    ending = Ending.of(deal)
    cards = ending.taken[0] - ending.taken[1] + Endgame(ending).value
    return cards + melds_ahead(without_scores(deal))


Cost = tuple[int, int, str, int, Fraction, int]
"""Trick, player, what it rests on; outcome and points lost, layouts gone worse."""


def costs_of(deal: Deal) -> list[Cost]:
    """What every graded choice costs, right ones too."""
    costs: list[Cost] = []
    for grade in review_deal(deal).grades:
        best, own = grade.outcomes
        where = grade.trick, grade.player, grade.by.value
        costs.append((*where, best - own, grade.points_lost, grade.layouts[0]))
    return sorted(costs)


def retold(deal: Deal, change: Callable[[str], str]) -> Deal:
    """The deal of a record with other names of suits, or of players."""
    lines = [
        line for line in str(Record.of(deal)).splitlines() if "[Result" not in line
    ]
    *_, other = Record.parse("\n".join(map(change, lines))).replay()
    return other


def with_next_suits(line: str) -> str:
    names = dict(zip("alhb", "lhba", strict=True))
    return re.sub(
        r"\b([AKOUX987])([alhb])\b", lambda card: card[1] + names[card[2]], line
    )


def with_players_swapped(line: str) -> str:
    line = re.sub(r'Before "(\d+):(\d+)', r'Before "\2:\1', line)
    return re.sub(
        r'(?<=Dealer ")[01]|(?<=[ ,])[01](?= [a-z])', lambda p: "10"[int(p[0])], line
    )


@pytest.mark.parametrize("seed", range(6))
def test_names_of_suits_and_places_of_players_change_no_grade(seed: int) -> None:
    rules = Rules.preset(["hungarian", "international"][seed % 2])
    deal = random_deal(seed, rules, (0, 0) if seed < 4 else None)
    costs = costs_of(deal)
    assert costs_of(retold(deal, with_next_suits)) == costs
    swapped = [(trick, 1 - player, *rest) for trick, player, *rest in costs]
    assert costs_of(retold(deal, with_players_swapped)) == sorted(swapped)


@pytest.mark.parametrize("seed", range(9))
def test_nothing_costs_less_than_nothing(seed: int) -> None:
    deal = random_deal(seed, Rules.preset([*PRESETS][seed % 3]), (200, 220))
    found = review(Record.of(deal))
    for grade in found.grades:
        best, own = grade.outcomes
        assert best >= own
        assert grade.points_lost >= 0
        assert 0 <= grade.layouts[0] <= grade.layouts[1]
        assert grade.is_right or grade.moves != grade.better
    turns = sum(isinstance(move, PlayCard) for move in deal.history)
    graded = {(grade.trick, grade.player) for grade in found.grades}
    assert len(graded) + sum(found.ungraded) <= turns + 1


BELA, OTHERS = "Kb Ob Ah 9l 8l 7a Xa 8a Xh", "Ab Xb Uh 7h Al Xl Ub 9a Kh"


def of_bela(deal: Deal) -> list[tuple[str, int]]:
    """The mistakes with béla, and the points given away."""
    found = [(told(g.better), int(g.points_lost)) for g in wrong(deal)]
    return [(better, points) for better, points in found if "bela" in better]


def test_bela_may_be_said_later_in_trick_8_where_the_rules_let_one() -> None:
    """T-A5: with any_time until trick 8 is taken."""
    deal = deal_of(BELA, OTHERS, number=8, rules="international")
    later = played(deal, "0 plays Ah, 0 bela, 1 plays Uh, 0 takes")
    assert of_bela(later) == []
    never = played(deal, "0 plays Ah, 1 plays Uh, 0 takes")
    assert of_bela(never) == [("0 bela", 40)]
    own_turn = deal_of(BELA, OTHERS, number=8)
    assert of_bela(played(own_turn, "0 plays Xa")) == [("0 says bela", 40)]


def test_bela_broken_in_trick_8_is_missed_apart_from_the_card() -> None:
    deal = deal_of(BELA, OTHERS, number=8, rules="international")
    said, silent = (
        review_deal(played(deal, f"{words}0 plays Kb, 1 plays Ab")).grades
        for words in ("0 says bela, ", "")
    )
    lost = [sum(grade.points_lost for grade in grades) for grades in (said, silent)]
    assert lost[1] == lost[0] + 40
    assert [told(g.better) for g in silent if "bela" in told(g.better)] == ["0 bela"]


def test_bela_missed_in_trick_8_can_lose_the_buli() -> None:
    deal = deal_of(BELA, OTHERS, number=8, rules="international")
    before = 461 - deal.totals[0], 495 - deal.totals[1]
    deal = deal_of(BELA, OTHERS, number=8, rules="international", before=before)
    deal = played(deal, "0 plays 7a, 1 plays 9a, 1 takes")
    (grade, *_) = [g for g in wrong(deal) if told(g.better) == "0 bela"]
    assert grade.outcomes == (1, -1)
    assert grade.points_lost == 0


def test_where_both_are_level_at_501_the_outcome_is_graded_alone() -> None:
    """T-S6: the first points decide."""
    mine, theirs = "Ob 7h 8h 8l 9l Kl 7a 9a Xa", "Ah Kh Uh Xb Ub Kb Al Xl Aa"
    now = deal_of(mine, theirs, number=8).totals
    before = 510 - now[0], 510 - now[1]
    level = deal_of(mine, theirs, number=8, before=before, tied=True)
    right = review_deal(played(level, "0 plays Ob")).grades
    assert [(g.outcomes, int(g.points_lost)) for g in right] == [((1, 1), 0)]
    (grade,) = wrong(played(level, "0 plays 7h"))
    assert (grade.outcomes, told(grade.better)) == ((1, -1), "0 plays Ob")


def test_a_claim_missed_again_and_again_is_told_once() -> None:
    deal = at_trick_8((505, 505 - 1))
    deal = played(deal, "0 plays 7a, 1 plays Xa, 1 takes, 1 plays Ab, 0 plays Uh")
    claims = [g for g in wrong(deal) if told(g.better) == "0 claims"]
    assert [grade.trick for grade in claims] == [8]


def test_no_claim_is_missed_before_the_last_cards_are_drawn() -> None:
    """What is drawn after trick 7 nobody knows yet."""
    mine, theirs = "7h 8h 8l 9l Kl 7a 9a Xa Xb", "Ah Kh Uh Kb Ub Ab Al Xl Aa"
    now = deal_of(mine, theirs, number=7, turned="Ob").totals
    before = 501 - now[0], 495 - now[1]
    deal = deal_of(mine, theirs, number=7, turned="Ob", before=before)
    drawn = played(deal, "0 plays 7h, 1 plays Ah, ...")
    assert (drawn.number, drawn.step, min(drawn.totals)) == (8, Step.LEAD, 501)
    assert [grade.trick for grade in wrong(drawn) if grade.trick > 7] == []


def test_bela_said_out_of_turn_by_the_player_on_turn_is_no_choice_of_its_own() -> None:
    deal = deal_of(BELA, OTHERS, number=8, rules="international")
    said = played(deal, "0 bela, 0 plays Ah, 1 plays Uh")
    assert not any("bela" in told(grade.better) for grade in wrong(said))
