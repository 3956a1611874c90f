"""A match: dealers, totals, bulis, ties and what the loser pays (T-D1, section S)."""

from random import Random

import pytest

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import PACK, Card, Rank, parse_cards
from tartli_core.tartli.deal import Deal, End, Step
from tartli_core.tartli.match import Match
from tartli_core.tartli.melds import Bela, Meld, Vannak, parse_meld
from tartli_core.tartli.moves import Announce, Claim, PlayCard
from tartli_core.tartli.pack import first_dealer, shuffled
from tartli_core.tartli.players.random_player import random_move
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import Pair

HUNGARIAN = Rules.preset("hungarian")
AUSTRIAN = Rules.preset("austrian")
WINNER_DEALS = HUNGARIAN.with_options({"dealer": "winner"})


def standing(rules: Rules, totals: Pair, buli_points: Pair = (0, 0)) -> Match:
    """A match in which player 1 deals next, so that player 0 leads."""
    return Match(rules=rules, dealer=1, totals=totals, buli_points=buli_points)


def packed(leader: str, dealer: str, indicator: str) -> tuple[Card, ...]:
    """A pack that deals these hands of nine cards."""
    hands = parse_cards(leader), parse_cards(dealer)
    dealt = [c for n in (0, 3, 6) for hand in hands for c in hand[n : n + 3]]
    dealt.append(Card.parse(indicator))
    return (*dealt, *(card for card in PACK if card not in dealt))


def silently(deal: Deal, until: int = 17) -> Deal:
    """Nobody says a word; each plays the last card allowed, before this trick."""
    while deal.result is None and deal.number < until:
        deal = deal.play(deal.legal_moves[-1])
    return deal


def announcing(deal: Deal, said: dict[int, list[Meld]], cards: str) -> Deal:
    """A trick with these announcements, played up to the taking of it."""
    led, played = parse_cards(cards)
    leader, second = deal.lead, deal.second
    for player, card in ((leader, led), (second, played)):
        if player in said:
            deal = deal.play(Announce(player, Announcement(tuple(said[player]))))
        deal = deal.play(PlayCard(player, card))
    while deal.step in (Step.HEIGHT, Step.ANSWER, Step.WRITE):
        deal = deal.play(deal.legal_moves[0])
    return deal


TERC = packed("Oa Ua Xa Ol Ul Xl 8l 8h Kh", "Ab Kb 7a 9l 7b 9b Xb Ah Xh", "8b")
BELA = packed("Kb Ob 7a Al 8a 9h Xl Xa Uh", "Aa Ah Ab 7l 8l Ul 8h 7h 9b", "8b")
FOUR_NINES = packed("Kb Ob 7a Al 8a 7h Xl Xa Uh", "9a 9l 9h 9b 8l Ul 8h 7l Ab", "8b")


def won_by_a_terc(match: Match) -> Deal:
    """Player 0 announces a terc (20), and claims before the trick is taken."""
    terc = parse_meld("Oa Ua Xa", Card.parse("8b").suit)
    deal = announcing(match.next_deal(TERC), {0: [terc]}, "8h Ah")
    return deal.play(Claim(0))


def bela_against_four_nines(match: Match) -> Deal:
    """Player 0 says béla (40), player 1 four nines (150); the trick is open."""
    deal = match.next_deal(FOUR_NINES)
    said: dict[int, list[Meld]] = {0: [Bela(deal.trump)], 1: [Vannak(Rank.NINE)]}
    return announcing(deal, said, "Uh 8h")


def wrongly_claimed(match: Match, player: int) -> Deal:
    return match.next_deal(PACK).play(Claim(player))


def played_out(match: Match, seed: int = 1) -> Deal:
    return silently(match.next_deal(shuffled(seed)))


def points_of(match: Match, seed: int = 1) -> Pair:
    result = played_out(match, seed).result
    assert result is not None
    return result.points


def leading_to(totals: Pair, rules: Rules = HUNGARIAN) -> Match:
    """A match whose next deal, played out in silence, ends with these totals."""
    points = points_of(standing(rules, (0, 0)))
    return standing(rules, (totals[0] - points[0], totals[1] - points[1]))


def test_who_draws_the_lower_card_deals_first_and_the_other_leads() -> None:
    mine, theirs = parse_cards("Kh Ub")
    dealer = first_dealer((mine, theirs))
    assert dealer == 1
    deal = Match(rules=HUNGARIAN, dealer=dealer).next_deal(PACK)
    assert (deal.dealer, deal.lead, deal.before) == (1, 0, (0, 0))


def test_the_next_deal_begins_with_the_totals_of_the_buli() -> None:
    match = standing(HUNGARIAN, (100, 200))
    gained = points_of(match)
    match = match.with_result(played_out(match))
    assert match.totals == (100 + gained[0], 200 + gained[1])
    assert match.buli_points == (0, 0)
    assert match.next_deal(PACK).before == match.totals


def test_after_a_buli_both_start_at_0_again() -> None:
    match = standing(HUNGARIAN, (481, 300))
    match = match.with_result(won_by_a_terc(match))
    assert (match.totals, match.buli_points) == ((0, 0), (1, 0))
    assert match.next_deal(PACK).before == (0, 0)


def test_the_deal_alternates_also_across_bulis() -> None:
    match = standing(HUNGARIAN, (0, 0))
    match = match.with_result(played_out(match))
    assert match.dealer == 0
    match = match.with_result(wrongly_claimed(match, player=1))
    assert (match.dealer, match.buli_points) == (1, (1, 0))
    match = match.with_result(wrongly_claimed(match, player=1))
    assert (match.dealer, match.buli_points) == (0, (2, 0))


def test_who_scored_more_in_a_deal_played_out_deals_again() -> None:
    """The points are 58 : 103; the dealer deals again, whoever won the buli."""
    for totals, winner in (((400, 300), None), ((480, 100), 0), ((300, 400), 1)):
        match = standing(WINNER_DEALS, totals)
        deal = played_out(match, seed=5)
        assert deal.result is not None
        assert (deal.result.points, deal.result.winner) == ((58, 103), winner)
        assert match.with_result(deal).dealer == 1


def test_a_right_claim_wins_the_deal_also_from_who_scored_more_in_it() -> None:
    match = standing(WINNER_DEALS, (461, 200))
    deal = bela_against_four_nines(match).play(Claim(0))
    assert deal.result is not None
    assert (deal.result.how, deal.result.points) == (End.CLAIM, (40, 150))
    after = match.with_result(deal)
    assert (after.dealer, after.buli_points) == (0, (1, 0))


def test_a_wrong_claim_loses_the_deal_also_for_who_scored_more_in_it() -> None:
    match = standing(WINNER_DEALS, (300, 300))
    deal = bela_against_four_nines(match).play(Claim(1))
    assert deal.result is not None
    assert (deal.result.how, deal.result.points) == (End.WRONG_CLAIM, (40, 150))
    assert match.with_result(deal).dealer == 0


def test_both_out_in_one_scoring_the_buli_and_the_deal_go_to_the_higher_total() -> None:
    """T-S7: 510 against 505, though the second scored more in this deal."""
    match = standing(WINNER_DEALS, (470, 355))
    deal = bela_against_four_nines(match)
    assert deal.result is not None
    assert (deal.result.how, deal.result.totals) == (End.BOTH_OUT, (510, 505))
    after = match.with_result(deal)
    assert (after.dealer, after.buli_points, after.totals) == (0, (1, 0), (0, 0))


def test_level_out_in_one_scoring_the_next_trick_decides_buli_and_deal() -> None:
    """T-S7: 505 each; the Under wins 2 points and with them the buli."""
    match = standing(WINNER_DEALS, (465, 355))
    deal = bela_against_four_nines(match)
    assert (deal.result, deal.totals) == (None, (505, 505))
    deal = deal.play(deal.legal_moves[0])
    assert deal.result is not None
    assert (deal.result.how, deal.result.totals) == (End.TIE_BROKEN, (507, 505))
    after = match.with_result(deal)
    assert (after.dealer, after.buli_points, after.totals) == (0, (1, 0), (0, 0))


def test_bela_before_melds_goes_out_and_the_other_meld_is_never_written() -> None:
    """T-S7, T-X8: 505 against 410."""
    match = standing(Rules.preset("international"), (465, 410))
    deal = match.next_deal(BELA)
    deal = deal.play(Announce(0, Announcement((Bela(deal.trump),)))).play(Claim(0))
    assert deal.result is not None
    assert deal.result.totals == (505, 410)
    assert match.with_result(deal).buli_points == (1, 0)


@pytest.mark.parametrize(
    ("limit", "loser", "buli_points"),
    [("250", 250, 2), ("250", 251, 1), ("249", 249, 2), ("249", 250, 1)],
)
def test_maccs_counts_2_up_to_its_limit(
    limit: str, loser: int, buli_points: int
) -> None:
    match = standing(HUNGARIAN.with_options({"maccs_limit": limit}), (481, loser))
    assert match.with_result(won_by_a_terc(match)).buli_points == (buli_points, 0)


@pytest.mark.parametrize("totals", [(0, 0), (300, 500), (500, 200)])
def test_a_wrong_claim_loses_1_buli_point_whatever_the_totals(totals: Pair) -> None:
    match = standing(HUNGARIAN, totals)
    assert match.with_result(wrongly_claimed(match, 0)).buli_points == (0, 1)


def test_who_claims_first_wins_even_if_the_other_has_more() -> None:
    """T-S6: 501 by the trick wins against 505 by the terc, unclaimed."""
    match = standing(HUNGARIAN, (485, 490))
    terc = parse_meld("Oa Ua Xa", Card.parse("8b").suit)
    deal = announcing(match.next_deal(TERC), {0: [terc]}, "8h Ah")
    deal = deal.play(deal.legal_moves[0]).play(Claim(1))
    assert deal.result is not None
    assert deal.result.totals == (505, 501)
    assert match.with_result(deal).buli_points == (0, 1)


@pytest.mark.parametrize(
    ("totals", "buli_points"),
    [
        ((501, 500), (1, 0)),
        ((500, 501), (0, 1)),
        ((520, 530), (0, 1)),
        ((530, 250), (2, 0)),
        ((530, 251), (1, 0)),
        ((500, 500), (0, 0)),
        ((501, 501), (0, 0)),
    ],
)
def test_unclaimed_the_higher_total_of_501_or_more_wins_at_the_end_of_the_deal(
    totals: Pair, buli_points: Pair
) -> None:
    match = leading_to(totals)
    after = match.with_result(played_out(match))
    assert after.buli_points == buli_points
    assert after.totals == ((0, 0) if sum(buli_points) else totals)


def test_a_tie_goes_to_who_scores_first_in_the_next_deal_for_1_buli_point() -> None:
    match = leading_to((510, 510))
    match = match.with_result(played_out(match))
    assert (match.tied, match.totals, match.buli_points) == (True, (510, 510), (0, 0))
    deal = match.next_deal(TERC)
    assert deal.tied
    assert deal.refusal(Claim(0)) is not None
    deal = silently(deal)
    assert deal.result is not None
    assert deal.result.how is End.TIE_BROKEN
    after = match.with_result(deal)
    assert (after.tied, after.totals, sum(after.buli_points)) == (False, (0, 0), 1)


def test_the_first_meld_written_breaks_a_tie_too() -> None:
    match = standing(HUNGARIAN, (501, 501))
    terc = parse_meld("Oa Ua Xa", Card.parse("8b").suit)
    deal = announcing(match.next_deal(TERC), {0: [terc]}, "8h Ah")
    assert match.with_result(deal).buli_points == (1, 0)


def test_level_below_501_is_no_tie() -> None:
    match = leading_to((500, 500))
    match = match.with_result(played_out(match))
    assert (match.totals, match.tied) == ((500, 500), False)
    assert not match.next_deal(PACK).tied


@pytest.mark.parametrize(
    ("option", "totals", "buli_points"),
    [("yes", (461, 490), (0, 0)), ("no", (418, 533), (0, 1))],
)
def test_stichmaccs_is_applied_before_the_totals_are_compared(
    option: str, totals: Pair, buli_points: Pair
) -> None:
    """T-S2, T-S6: the tricks of seed 8 are worth 118 : 43, and 0 takes the last 9."""
    match = standing(HUNGARIAN.with_options({"stichmaccs": option}), (300, 490))
    deal = played_out(match, seed=8)
    assert deal.result is not None
    assert deal.result.totals == totals
    after = match.with_result(deal)
    assert after.buli_points == buli_points
    assert after.totals == (totals if sum(buli_points) == 0 else (0, 0))


def test_stichmaccs_can_make_maccs() -> None:
    """T-S8: from 400 : 250 player 0 ends with 561, the other still with 250."""
    match = standing(HUNGARIAN, (400, 250))
    assert match.with_result(played_out(match, seed=8)).buli_points == (2, 0)


@pytest.mark.parametrize(("length", "over"), [("1", True), ("5", True), ("10", False)])
def test_a_match_is_over_at_its_number_of_buli_points(length: str, over: bool) -> None:
    rules = HUNGARIAN.with_options({"match": length})
    before = (0, 0) if length == "1" else (4, 3)
    match = standing(rules, (481, 300), before)
    assert (match.is_over, match.winner) == (False, None)
    match = match.with_result(won_by_a_terc(match))
    assert match.buli_points == (before[0] + 1, before[1])
    assert (match.is_over, match.winner) == (over, 0 if over else None)


def test_a_maccs_past_the_target_counts_in_full() -> None:
    match = standing(HUNGARIAN, (481, 250), (4, 3))
    match = match.with_result(won_by_a_terc(match))
    assert (match.buli_points, match.winner) == ((6, 3), 0)
    assert match.settlement(10) == 30


def test_the_loser_may_be_either_and_pays_the_difference() -> None:
    match = standing(HUNGARIAN, (0, 0), (2, 4))
    match = match.with_result(wrongly_claimed(match, 0))
    assert (match.winner, match.settlement(10), match.settlement(0)) == (1, 30, 0)


def test_a_single_game_costs_one_stake_and_double_for_maccs() -> None:
    for loser, paid in ((250, 7), (249, 14)):
        match = standing(AUSTRIAN, (481, loser))
        match = match.with_result(won_by_a_terc(match))
        assert (match.is_over, match.settlement(7)) == (True, paid)
    match = standing(AUSTRIAN, (0, 0))
    assert match.with_result(wrongly_claimed(match, 1)).settlement(7) == 7


def test_after_a_single_game_its_winner_would_deal_again() -> None:
    match = standing(AUSTRIAN, (481, 300))
    match = match.with_result(won_by_a_terc(match))
    again = Match(rules=AUSTRIAN, dealer=match.dealer)
    assert again.next_deal(PACK).dealer == 0


def test_the_indicator_may_be_asked_for_where_the_rules_say_so() -> None:
    match = standing(AUSTRIAN, (0, 0))
    assert match.next_deal(PACK, indicator_at=4).indicator == PACK[3]


def test_a_match_that_is_over_takes_no_more_deals() -> None:
    match = standing(AUSTRIAN, (0, 0))
    deal = wrongly_claimed(match, 1)
    over = match.with_result(deal)
    with pytest.raises(InvalidStateError, match="over at 1:0 buli points"):
        over.with_result(deal)
    with pytest.raises(InvalidStateError, match="over at 1:0 buli points"):
        over.next_deal(PACK)


def test_an_unfinished_deal_does_not_count() -> None:
    match = standing(HUNGARIAN, (0, 0))
    deal = silently(match.next_deal(PACK), until=5)
    with pytest.raises(InvalidStateError, match="stands at trick 5"):
        match.with_result(deal)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (standing(AUSTRIAN, (10, 20)), r"rules austrian: .* by hungarian"),
        (Match(rules=HUNGARIAN, dealer=0, totals=(10, 20)), "player 0: player 1"),
        (standing(HUNGARIAN, (20, 10)), r"begun at 20:10: .* at 10:20"),
    ],
)
def test_a_deal_of_another_match_does_not_count(other: Match, message: str) -> None:
    match = standing(HUNGARIAN, (10, 20))
    with pytest.raises(InvalidStateError, match=message):
        match.with_result(wrongly_claimed(other, 0))


def test_a_match_that_goes_on_is_not_settled_and_no_stake_is_negative() -> None:
    with pytest.raises(InvalidStateError, match=r"at 4:3 buli points: .* has 5"):
        standing(HUNGARIAN, (0, 0), (4, 3)).settlement(1)
    with pytest.raises(InvalidStateError, match="stake -1"):
        standing(HUNGARIAN, (0, 0), (5, 3)).settlement(-1)


@pytest.mark.parametrize(
    ("dealer", "totals", "buli_points", "message"),
    [
        (2, (0, 0), (0, 0), "player 2"),
        (0, (501, 500), (0, 0), r"totals 501:500"),
        (0, (505, 501), (0, 0), r"totals 505:501"),
        (0, (-1, 500), (0, 0), r"totals -1:500"),
        (0, (0, 0), (5, 5), "buli points 5:5"),
        (0, (0, 0), (0, -1), "buli points 0:-1"),
    ],
)
def test_a_match_cannot_stand_at_what_no_match_reaches(
    dealer: int, totals: Pair, buli_points: Pair, message: str
) -> None:
    with pytest.raises(InvalidStateError, match=message):
        Match(rules=HUNGARIAN, dealer=dealer, totals=totals, buli_points=buli_points)


def random_match(rules: Rules, seed: int) -> Match:
    """A match by two players who like to announce, and claim wrongly now and then."""
    rng = Random(seed)
    match = Match(rules=rules, dealer=seed % 2)
    while not match.is_over:
        deal = match.next_deal(shuffled(rng.randrange(10**6)))
        while deal.result is None:
            deal = deal.play(random_move(deal, rng))
        match = match.with_result(deal)
    return match


def dealer_after(deal: Deal) -> int:
    """T-D1 once more, from the moves."""
    result, last = deal.result, deal.history[-1]
    assert result is not None
    if deal.rules.dealer == "alternates":
        return 1 - deal.dealer
    if isinstance(last, Claim):
        return last.player if result.how is End.CLAIM else 1 - last.player
    if result.how is End.PLAYED_OUT:
        return result.points.index(max(result.points))
    return result.totals.index(max(result.totals))


@pytest.mark.parametrize("options", ["match=5", "match=1", "match=10+dealer=winner"])
@pytest.mark.parametrize("preset", PRESETS)
def test_random_matches_add_up_from_the_first_deal_to_the_last(
    preset: str, options: str
) -> None:
    rules = Rules.parse(f"{preset}+{options}")
    for seed in (1, 2):
        match = random_match(rules, seed)
        dealer, since, bulis = seed % 2, [0, 0], [0, 0]
        for deal in match.deals:
            result = deal.result
            assert result is not None
            assert max(bulis) < rules.match
            assert (deal.dealer, deal.before) == (dealer, tuple(since))
            since = [since[who] + result.points[who] for who in (0, 1)]
            assert result.totals == tuple(since)
            if result.winner is not None:
                bulis[result.winner] += result.buli_points
                since = [0, 0]
            dealer = dealer_after(deal)
        assert (match.buli_points, match.totals) == (tuple(bulis), tuple(since))
        assert match.dealer == dealer
        assert match.settlement(3) == 3 * (max(bulis) - min(bulis))


def test_the_same_deal_counts_once() -> None:
    match = Match(rules=Rules.parse("hungarian+dealer=winner"), dealer=1)
    deal = match.next_deal(shuffled(1)).play(Claim(0))
    once = match.with_result(deal)
    assert (once.dealer, once.totals) == (match.dealer, match.totals)
    with pytest.raises(InvalidStateError, match="counted already"):
        once.with_result(deal)
