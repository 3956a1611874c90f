"""Claiming, or not, within a deal (T-S4 to T-S8)."""

from deal_builder import deal_of, played, to_choice

from tartli_core.tartli.deal import Deal, End, Result
from tartli_core.tartli.scoring import Pair

TRUMPS = "Ob 9b Ab Xb Kb Ub 8b 7b Aa"


def result_of(deal: Deal) -> Result:
    assert deal.result is not None
    return deal.result


def played_out(deal: Deal) -> Result:
    """Nobody says a word; each plays the last card allowed."""
    while deal.result is None:
        deal = deal.play(deal.legal_moves[-1])
    return deal.result


def at_trick_8(totals: Pair, rules: str = "hungarian") -> Deal:
    """Player 1 has the lead and all trumps, player 0 has taken tricks before."""
    points = deal_of("", TRUMPS, number=8, lead=1).totals
    assert points[0] > 0
    before = totals[0] - points[0], totals[1] - points[1]
    deal = deal_of("", TRUMPS, number=8, lead=1, before=before, rules=rules)
    assert deal.totals == totals
    return deal


def test_the_trick_under_way_counts_for_nobody() -> None:
    """T-S4: 495 and an ace on the table are no 501, and 506 when it is taken."""
    deal = deal_of("Aa", "8a", before=(495, 0))
    deal = played(deal, "0 plays Aa, 1 plays 8a")
    early, late = played(deal, "0 claims"), played(deal, "0 takes, 0 claims")
    assert (result_of(early).how, result_of(early).totals) == (
        End.WRONG_CLAIM,
        (495, 0),
    )
    assert (result_of(late).how, result_of(late).totals) == (End.CLAIM, (506, 0))


def test_a_claim_by_melds_comes_before_the_points_of_the_trick() -> None:
    """T-S4: it keeps the loser at 245 and so below the limit of maccs."""
    deal = deal_of("Kh Oh Uh 8a 9l 8l 7l Xb 9b", "Aa", before=(481, 245))
    deal = played(deal, "0 says Kh Oh Uh, 0 plays 8a, 1 plays Aa, 0 scores Kh Oh Uh")
    early, late = played(deal, "0 claims"), played(deal, "1 takes, 0 claims")
    assert (result_of(early).totals, result_of(early).buli_points) == ((501, 245), 2)
    assert (result_of(late).totals, result_of(late).buli_points) == ((501, 256), 1)


def test_a_claim_may_come_in_the_middle_of_a_trick() -> None:
    """T-S4: also at the other's turn; the cards stay on the table."""
    deal = deal_of("Kh Oh Uh 8a 9l 8l 7l Xb 9b", "8h", before=(481, 300))
    deal = played(deal, "0 says Kh Oh Uh, 0 plays 8a, 1 plays 8h, 0 scores Kh Oh Uh")
    deal = to_choice(deal)
    deal = played(deal, f"0 plays {next(iter(deal.hands[0]))}, 0 claims")
    assert (result_of(deal).how, result_of(deal).winner) == (End.CLAIM, 0)
    assert deal.number == 2


def test_with_a_claim_no_stichmaccs_is_applied() -> None:
    """T-S4: the loser keeps the points of the tricks taken so far."""
    deal = played(at_trick_8((251, 491)), "1 plays Ob, ...")
    while deal.totals[1] < 501:
        deal = deal.play(deal.legal_moves[-1])
    result = result_of(played(deal, "1 claims"))
    assert (result.how, result.totals[0], result.buli_points) == (End.CLAIM, 251, 1)


def test_a_wrong_claim_loses_1_buli_point_even_with_nothing_written() -> None:
    """T-S5: 0 is no maccs then."""
    result = result_of(played(deal_of("Aa"), "0 claims"))
    assert (result.how, result.winner, result.buli_points) == (End.WRONG_CLAIM, 1, 1)


def test_the_winner_of_the_trick_just_taken_is_asked_first() -> None:
    """T-S6."""
    deal = deal_of("8a", "Aa")
    assert played(deal, "0 plays 8a, 1 plays Aa, 1 takes").asked == (1, 0)
    assert played(deal, "0 plays 8a, 1 plays Aa").asked == (0, 1)


def test_who_does_not_claim_may_lose_the_points_to_stichmaccs() -> None:
    """T-S8: at 505 a claim wins; unclaimed, the tricks are taken away."""
    deal = at_trick_8((505, 200))
    assert result_of(played(deal, "0 claims")).winner == 0
    result = played_out(deal)
    assert result.totals[0] == deal.before[0] < 501
    assert result.winner is None


def test_who_does_not_claim_may_be_passed_by_a_higher_total() -> None:
    """T-S8, T-S6: without stichmaccs 505 stay, and are fewer."""
    deal = at_trick_8((505, 490), "hungarian+stichmaccs=no")
    result = played_out(deal)
    assert (result.totals[0], result.winner) == (505, 1)


def test_stichmaccs_makes_maccs_only_if_it_leaves_the_other_at_the_limit() -> None:
    """T-S8: player 1 plays on from 501; only the other's tricks can be taken away."""
    taken = at_trick_8((300, 300)).trick_points[0]
    for left, buli_points in ((250, 2), (251, 1)):
        deal = at_trick_8((left + taken, 501))
        assert result_of(played(deal, "1 claims")).buli_points == 1
        result = played_out(deal)
        assert (result.totals[0], result.winner) == (left, 1)
        assert result.buli_points == buli_points


def test_two_scorings_one_after_the_other_end_nothing() -> None:
    """T-S7 is for one scoring only: who had 501 before and was silent plays on."""
    deal = deal_of("Kh Oh Uh 8a 9l 8l 7l Xb 9b", "Aa Ka Oa Ua Xa", before=(490, 480))
    deal = played(deal, "0 says Kh Oh Uh, 0 plays 8a, 1 plays Aa, ...")
    assert deal.totals[0] == 510
    deal = played(
        deal, "1 says Ka Oa Ua Xa, 1 plays Ka, 0 plays 9l, 1 scores Ka Oa Ua Xa"
    )
    assert min(deal.totals) > 501
    assert deal.result is None
    assert result_of(played(deal, "0 claims")).winner == 0
