"""Every option of section V acts: a scene in which each of its values tells."""

from collections.abc import Callable
from dataclasses import Field, fields

import pytest
from deal_builder import deal_of, move_of, played

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import PACK
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.match import Match
from tartli_core.tartli.moves import Announce, AskToShow, Claim, SayBela
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.seen import Drawn

KING_TERC = "Kh Oh Uh Al 9l 8a 7a Xb 9b"
OVER_TERC = "Oa Ua Xa Kl 8l 9h 8h Ob Ub"
BELA = "Kb Ob Xa Xl Xh 9l Ul Uh 8h"
ACES = "Aa Al Ah Ab Kl Ol Kh 7h 9a"
RUN = "Aa Ka Oa Ua Xa 9a 8a 8h 7h"
TWO_TERCS = "Ka Oa Ua Xl 9l 8l Ah 7h 8b"
NINES = "9a 9l 9h 9b Aa Ol Kh 8h 7h"
TENS = "Xa Xl Xh Xb Al Kh 9a 8a 7a"
UNDERS = "Ua Ul Uh Ub Aa Kl 8h 7h 8l"
TRUMPS = "Ob 9b Ab Xb Kb Ub 8b 7b Aa"


def is_allowed(deal: Deal, text: str) -> bool:
    return deal.refusal(move_of(deal, text)) is None


def who_deals_after_winning(rules: Rules) -> int:
    """Player 1 has dealt, and wins by the other's wrong claim."""
    match = Match(rules=rules, dealer=1)
    return match.with_result(match.next_deal(PACK).play(Claim(0))).dealer


def indicator_asked_for_as_13th(rules: Rules) -> str:
    match = Match(rules=rules, dealer=1)
    assert match.next_deal(PACK).indicator == PACK[18]
    try:
        return str(match.next_deal(PACK, indicator_at=13).indicator)
    except InvalidStateError:
        return "not allowed"


def next_step_when_both_have_announced(rules: Rules) -> str:
    deal = deal_of(KING_TERC, OVER_TERC, rules=rules)
    said = "0 says Kh Oh Uh, 0 plays Al, 1 says Oa Ua Xa"
    return played(deal, said).step.name


def bela_at_the_others_turn(rules: Rules) -> bool:
    deal = played(deal_of(BELA, rules=rules), "0 plays 8h")
    return SayBela(0) in deal.interrupts(0)


def totals_with_bela_against_a_vannak(rules: Rules) -> Pair:
    """T-S7: béla at 465 against four aces at 410; who is out first claims."""
    deal = deal_of(BELA, ACES, rules=rules, before=(465, 410))
    deal = played(deal, "0 says bela")
    if deal.totals[0] >= TARGET:
        deal = played(deal, "0 claims")
    else:
        deal = played(deal, "0 plays 8h, 1 says A, 1 plays 7h, ...")
    assert deal.result is not None
    return deal.result.totals


def what_may_follow_a_king_kvart(rules: Rules) -> list[str]:
    """One of the same length below, and one with the same top."""
    deal = deal_of(RUN, rules=rules, number=3, scored=("KaOaUaXa", "-"))
    melds = ("Oa Ua Xa 9a", "Ka Oa Ua Xa 9a")
    return [meld for meld in melds if is_allowed(deal, f"0 says {meld}")]


def ten_terc_after_ace_terc(rules: Rules) -> bool:
    """The Under, which lies between, is in hand."""
    deal = deal_of(RUN, rules=rules, number=3, scored=("AaKaOa", "-"))
    return is_allowed(deal, "0 says Xa 9a 8a")


def most_that_two_tercs_bring_in_one_trick(rules: Rules) -> int:
    moves = deal_of(TWO_TERCS, rules=rules).legal_moves
    said = [move.said for move in moves if isinstance(move, Announce)]
    return max(announcement.contest_points for announcement in said)


def four_nines(rules: Rules) -> bool:
    return is_allowed(deal_of(NINES, rules=rules), "0 says 9")


def written_for_tens_against_unders(rules: Rules) -> Pair:
    deal = deal_of(TENS, UNDERS, rules=rules)
    return played(deal, "0 says X, 0 plays 9a, 1 says U, 1 plays 8h, ...").written


def exchange_by_the_second_player(rules: Rules) -> bool:
    deal = deal_of(KING_TERC, "7b", turned="8b", rules=rules)
    return is_allowed(played(deal, "0 plays Al"), "1 exchanges")


def last_hidden_card_as_the_loser_sees_it(rules: Rules) -> str:
    deal = deal_of("Al", "7l", talon="Xh", rules=rules, number=7)
    deal = played(deal, "0 plays Al, 1 plays 7l, 0 takes, 0 draws")
    drawn = deal.view(1).seen[-1]
    assert isinstance(drawn, Drawn)
    return str(drawn)


def shown_on_request(rules: Rules) -> bool:
    deal = deal_of(KING_TERC, rules=rules)
    deal = played(deal, "0 says Kh Oh Uh, 0 plays Al, 1 plays 8h, 0 scores Kh Oh Uh")
    return AskToShow(1) in deal.interrupts(1)


def tricks_of_the_loser_of_the_last_nine(rules: Rules) -> bool:
    """Player 1 holds all trumps in trick 8, and player 0 has taken some before."""
    deal = deal_of("", TRUMPS, rules=rules, number=8, lead=1)
    assert deal.totals[0] > 0
    while deal.result is None:
        deal = deal.play(deal.legal_moves[-1])
    assert {trick.taker for trick in deal.tricks[7:]} == {1}
    assert sum(deal.result.points) == 161
    return deal.result.points[0] > 0


def buli_points_against_250(rules: Rules) -> int:
    """A terc goes out from 481."""
    deal = deal_of(KING_TERC, rules=rules, before=(481, 250))
    deal = played(deal, "0 says Kh Oh Uh, 0 plays Al, 1 plays 8h, 0 scores Kh Oh Uh")
    result = deal.play(Claim(0)).result
    assert result is not None
    return result.buli_points


def bulis_of_a_match_won_by_wrong_claims(rules: Rules) -> int:
    """One buli point each."""
    match = Match(rules=rules, dealer=1)
    while not match.is_over:
        pack = shuffled(len(match.deals))
        match = match.with_result(match.next_deal(pack).play(Claim(0)))
    return len(match.deals)


def own_tricks_in_view(rules: Rules) -> int:
    deal = played(deal_of("Aa", "7a", rules=rules), "0 plays Aa, 1 plays 7a, ...")
    return len(deal.view(0).tricks)


Scene = Callable[[Rules], object]

SCENES: dict[str, tuple[Scene, dict[str, object]]] = {
    "dealer": (who_deals_after_winning, {"alternates": 0, "winner": 1}),
    "indicator": (
        indicator_asked_for_as_13th,
        {"19th": "not allowed", "any_packet": str(PACK[12])},
    ),
    "contest_before_second_card": (
        next_step_when_both_have_announced,
        {"no": "REPLY", "yes": "HEIGHT"},
    ),
    "bela_when": (bela_at_the_others_turn, {"own_turn": False, "any_time": True}),
    "bela_order": (
        totals_with_bela_against_a_vannak,
        {"with_melds": (505, 510), "before_melds": (505, 410)},
    ),
    "repeat": (
        what_may_follow_a_king_kvart,
        {"T-M9": ["Ka Oa Ua Xa 9a"], "T-M11": ["Oa Ua Xa 9a", "Ka Oa Ua Xa 9a"]},
    ),
    "gap": (ten_terc_after_ace_terc, {"between": True, "missing": False}),
    "sequences_per_trick": (
        most_that_two_tercs_bring_in_one_trick,
        {"1": 20, "per_suit": 40},
    ),
    "nines_vannak": (four_nines, {"yes": True, "no": False}),
    "tens_low": (
        written_for_tens_against_unders,
        {"no": (100, 0), "yes": (0, 100)},
    ),
    "exchange": (exchange_by_the_second_player, {"on_lead": False, "any_time": True}),
    "show_last_hidden": (
        last_hidden_card_as_the_loser_sees_it,
        {"no": "0 draws ?", "yes": "0 draws Xh"},
    ),
    "show_scored": (shown_on_request, {"no": False, "yes": True}),
    "stichmaccs": (tricks_of_the_loser_of_the_last_nine, {"yes": False, "no": True}),
    "maccs_limit": (buli_points_against_250, {"250": 2, "249": 1}),
    "match": (bulis_of_a_match_won_by_wrong_claims, {"1": 1, "5": 5, "10": 10}),
    "may_review_tricks": (own_tricks_in_view, {"yes": 1, "no": 0}),
}
"""For each option a scene, and what comes of it by each value."""


@pytest.mark.parametrize("option", fields(Rules), ids=lambda option: option.name)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_every_option_acts(preset: str, option: Field[object]) -> None:
    scene, expected = SCENES[option.name]
    assert set(expected) == set(option.metadata["values"])
    assert len(set(map(str, expected.values()))) == len(expected)
    rules = Rules.preset(preset)
    if option.name == "gap":
        rules = rules.with_options({"repeat": "T-M9"})
    for value, outcome in expected.items():
        assert scene(rules.with_options({option.name: value})) == outcome, value


def test_every_option_has_a_scene_and_no_scene_is_left_over() -> None:
    assert list(SCENES) == [option.name for option in fields(Rules)]
