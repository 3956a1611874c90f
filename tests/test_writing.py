"""When melds and béla are written, and what stays hidden (T-A1 to T-A5)."""

import pytest
from deal_builder import deal_of, played

from tartli_core.tartli.deal import Deal, End, Step

ANY_TIME = "hungarian+bela_when=any_time"
BEFORE = f"{ANY_TIME}+bela_order=before_melds"
BELA = "Kb Ob Xa Xl Xh 9l Ul Uh 8h"
TERCS = "Kh Oh Uh Al 9l 8a 7a Xb 9b", "Oa Ua Xa Kl 8l 9h 8h Ob Ub"


def heard(deal: Deal, player: int) -> list[str]:
    return [str(seen) for seen in deal.view(player).seen]


def test_after_good_the_second_players_meld_stays_hidden() -> None:
    """T-A3: only what is scored is named."""
    said = "0 says Kh Oh Uh, 0 plays Al, 1 says Oa Ua Xa, 1 plays 8l, 0 takes"
    assert heard(played(deal_of(*TERCS), said), player=0) == [
        *("0 says Kh Oh Uh", "0 plays Al", "1 says terc", "1 plays 8l"),
        *("0 height K", "1 good", "0 scores Kh Oh Uh", "0 takes"),
    ]


def test_after_higher_the_leaders_meld_is_known_by_its_height_only() -> None:
    """T-A1, T-A3: without suit."""
    said = "0 says Oa Ua Xa, 0 plays 8l, 1 says Kh Oh Uh, 1 plays Al, 1 takes"
    assert heard(played(deal_of(*reversed(TERCS)), said), player=1) == [
        *("0 says terc", "0 plays 8l", "1 says Kh Oh Uh", "1 plays Al"),
        *("0 height O", "1 higher", "1 scores Kh Oh Uh", "1 takes"),
    ]


def test_what_is_named_exactly_and_certain_is_written_at_once() -> None:
    """T-A4: felső vannak; it can be claimed with before a card is led."""
    deal = deal_of("Oa Ol Oh Ob Ul 8l 7l 8h 7h", before=(301, 0))
    deal = played(deal, "0 names O")
    assert (deal.step, deal.totals) == (Step.LEAD, (501, 0))
    result = played(deal, "0 claims").result
    assert result is not None
    assert (result.how, result.winner, result.buli_points) == (End.CLAIM, 0, 2)


@pytest.mark.parametrize("named", ["Aa Ka Oa Ua Xa 9a", "Ka Oa Ua Xa 9a 8a 7a"])
def test_what_is_named_exactly_but_not_certain_is_written_at_step_7(named: str) -> None:
    """T-A4: HU says "any ász szext or longer"; neither of these is certain."""
    deal = played(deal_of(f"{named} 8l 7h", "7l"), f"0 names {named}")
    assert deal.written == (0, 0)
    deal = played(deal, "0 plays 8l, 1 plays 7l")
    assert deal.step is Step.WRITE
    assert played(deal, f"0 scores {named}").written == (100, 0)


def test_what_was_written_at_once_is_not_written_again() -> None:
    deal = deal_of("Oa Ol Oh Ob Ul 8l 7l 8h 7h", "Ah")
    deal = played(deal, "0 names O, 0 plays 8h, 1 plays Ah")
    assert (deal.step, deal.written) == (Step.TAKE, (200, 0))


def test_by_own_turn_bela_is_written_with_the_other_melds() -> None:
    """T-A5, Pais."""
    deal = played(deal_of(BELA), "0 says bela, 0 plays 8h, 1 plays 7h")
    assert (deal.step, deal.written) == (Step.WRITE, (0, 0))
    assert played(deal, "0 scores bela").written == (40, 0)


@pytest.mark.parametrize(
    ("rules", "moves", "at_once", "at_last"),
    [
        (ANY_TIME, "0 bela", 40, 40),
        (ANY_TIME, "0 plays 8h, 0 bela", 0, 40),
        (ANY_TIME, "0 plays 8h, 1 plays 7h, 0 bela", 40, 40),
        (ANY_TIME, "0 plays 8h, 1 plays 7h, 0 takes, 0 bela", 40, 40),
        (ANY_TIME, "0 plays 8h, 1 plays 7h, 0 takes, 0 draws, 0 bela", 40, 40),
        (BEFORE, "0 bela", 40, 40),
        (BEFORE, "0 says bela", 40, 40),
        (BEFORE, "0 plays 8h, 0 bela", 40, 40),
    ],
)
def test_bela_at_any_time_waits_only_for_a_scoring_that_is_to_come(
    rules: str, moves: str, at_once: int, at_last: int
) -> None:
    """T-A5: at once between tricks and after step 7, else at the next step 7."""
    deal = played(deal_of(BELA, "7h", rules=rules), moves)
    assert deal.written == (at_once, 0)
    while deal.number == 1:
        deal = deal.play(deal.legal_moves[-1])
    assert deal.written == (at_last, 0)


def test_a_card_led_may_belong_to_what_the_leader_only_said() -> None:
    """T-A4, T-M6: so four nines are not certain against a bare "vannak"."""
    deal = deal_of("Oa Ol Oh Ob 8l 7l 8h 7h 8a", "9a 9l 9h 9b Kb")
    deal = played(deal, "0 says O, 0 plays Oa, 1 names 9, 1 plays 9l")
    assert deal.written == (0, 0)
    assert played(deal, "0 scores O").written == (200, 0)
    after_silence = deal_of("Oa Ol Oh Ub 8l 7l 8h 7h 8a", "9a 9l 9h 9b Kb")
    after_silence = played(after_silence, "0 plays Oa, 1 names 9")
    assert after_silence.written == (0, 150)


def test_the_open_card_counts_where_the_second_player_may_still_take_it() -> None:
    """T-A4, T-P5: a trump szext may come of the exchange."""
    szext = "Ka Oa Ua Xa 9a 8a"
    hands = f"{szext} Uh Ub Ah", "7l Kl Ul Xl 9l 8l"
    leader = deal_of(*hands, turned="Ol", rules="austrian+exchange=on_lead")
    assert played(leader, f"0 names {szext}").written == (100, 0)
    anyone = deal_of(*hands, turned="Ol", rules="austrian")
    anyone = played(anyone, f"0 names {szext}, 0 plays Ah, 1 exchanges")
    anyone = played(anyone, "1 names Kl Ol Ul Xl 9l 8l, 1 plays 8l, ...")
    assert anyone.written == (0, 100)
