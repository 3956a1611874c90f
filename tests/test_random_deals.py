"""A few hundred of the deals that `random_deals.py` plays by the hundred thousand."""

import pytest
from random_deals import check_step, missing, tally

from tartli_core.tartli.cards import PACK
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.rules import PRESETS, Rules

RARE = ("word", "end: both out", "option gap", "option tens_low")


@pytest.mark.parametrize("preset", PRESETS)
def test_random_deals_hold_together_and_leave_nothing_out(preset: str) -> None:
    rules = Rules.preset(preset)
    never = missing(tally(0, rules), rules)
    assert [name for name in never if not name.startswith(RARE)] == []


def test_a_lost_card_or_a_falling_total_is_noticed() -> None:
    deal = Deal.start(PACK, dealer=0, rules=Rules.preset("hungarian"))
    check_step(deal, deal)
    with pytest.raises(AssertionError, match="not the whole pack"):
        check_step(deal, deal.changed(talon=deal.talon[1:]))
    with pytest.raises(AssertionError, match="a total fell"):
        check_step(deal.changed(written=(20, 0)), deal)
