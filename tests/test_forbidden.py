"""Every clause of the rules that forbids a move, beside the nearest move allowed.

Clauses that forbid a pack, an indicator or a deal of a match are in `test_deal` and
`test_match`, cards that are no meld at all in `test_melds`.
"""

import pytest
from deal_builder import deal_of, move_of, played
from forbidden_case import HIGH, LOW, Case
from forbidden_melds import MELD_CASES
from forbidden_play import PLAY_CASES

from tartli_core.errors import IllegalMoveError, NotationError
from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import Suit
from tartli_core.tartli.deal import Step
from tartli_core.tartli.melds import Meld, parse_meld
from tartli_core.tartli.moves import Claim
from tartli_core.text.phrases import Phrases
from tartli_core.text.refusal_sentences import REFUSAL_SENTENCES

CASES = [*PLAY_CASES, *MELD_CASES]


def refusal_of(case: Case) -> IllegalMoveError:
    deal = played(case.deal, case.moves)
    refused = case.refused
    move = move_of(deal, refused) if isinstance(refused, str) else refused
    with pytest.raises(IllegalMoveError) as raised:
        deal.play(move)
    return raised.value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.clause)
def test_what_a_clause_forbids_is_refused_by_its_number(case: Case) -> None:
    error = refusal_of(case)
    reason = error.reason.code.removeprefix("refusal.")
    assert f"{error.rule} {reason}" == case.why


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.clause)
def test_the_nearest_move_that_no_clause_forbids_is_allowed(case: Case) -> None:
    deal = case.before_allowed
    move = move_of(deal, case.allowed)
    assert deal.refusal(move) is None
    deal.play(move)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.clause)
def test_a_refusal_is_told_in_a_sentence(case: Case) -> None:
    error = refusal_of(case)
    told = Phrases().error(error)
    assert told.startswith(f"'{error.move}' is not allowed here. ")
    assert told.endswith(f" ({error.rule}).")
    assert "{" not in told


def test_every_reason_to_refuse_has_a_case() -> None:
    reached = {refusal_of(case).reason.code for case in CASES}
    refusals = {code for code in reached if code.startswith("refusal.")}
    assert refusals == set(REFUSAL_SENTENCES)
    repeats = {code.removeprefix("repeat.") for code in reached - refusals}
    assert repeats == {
        *("same", "once", "not_longer", "no_gap", "gap_held", "contained")
    }


def test_who_has_501_claims_until_trick_16_is_taken_and_not_after() -> None:
    """T-S4: then the deal is counted."""
    deal = deal_of(LOW, HIGH, before=(500, 500))
    while deal.number < 16 or deal.step is not Step.TAKE:
        deal = deal.play(deal.legal_moves[-1])
    assert deal.refusal(Claim(0)) is None
    counted = deal.play(deal.legal_moves[0])
    refused = counted.refusal(Claim(0))
    assert refused is not None
    assert refused.why.code == "refusal.over"


@pytest.mark.parametrize(
    "melds", [("Oa Ua Xa", "Aa Ka Oa"), ("O", "K"), ("bela", "bela")]
)
def test_one_sequence_a_suit_one_vannak_and_bela_go_into_one_announcement(
    melds: tuple[str, str],
) -> None:
    """T-M4, whatever the rules: it cannot even be said."""
    parts: list[Meld] = [parse_meld(text, Suit.BELLS) for text in melds]
    with pytest.raises(NotationError, match="cannot be announced in one trick"):
        Announcement(tuple(parts))
    for part in parts:
        Announcement((part,))
