"""The opponent's hand that is shown where an answer holds for every one."""

import pytest

from kinds.damage import as_json
from kinds.spread import made
from tartli_core.app.kinds import REGISTRY
from tartli_core.proof.tartli.melds import meld_cards
from tartli_core.proof.tartli.readings import consistent
from tartli_core.proof.tartli.record import read_deal
from tartli_core.proof.tartli.rules import read_rules
from tartli_core.tartli.kinds.hand_that_fits import hand_that_fits
from tartli_core.trainer.puzzle import Puzzle

KINDS = ("meld-find", "split", "waits", "reply", "repeat", "certain", "block", "claim")


def fits(puzzle: Puzzle, cards: list[str]) -> bool:
    """Whether the checker, too, takes the hand for one that may be held."""
    data = as_json(puzzle)
    deal = read_deal(data["position"], read_rules(data["rules"]))
    number, played = deal.now.number, deal.cards_of("opponent")
    free = deal.pool(number) - played
    known = deal.surely_held("opponent", number) - played
    held = {*cards, *deal.now.cards.values()}
    said = consistent(deal) if deal.now.said["opponent"] else [[]]
    return (
        len(set(cards)) == len(cards) == len(data["position"]["opponent"].split())
        and known <= set(cards) <= free
        and any(all(meld_cards(m, deal.trump) <= held for m in melds) for melds in said)
    )


@pytest.mark.parametrize("kind", KINDS)
def test_the_hand_fits_all_that_was_seen_and_heard(kind: str) -> None:
    shown = 0
    for rules in REGISTRY[kind].presets:
        for puzzle in made(kind, rules, 25):
            cards = hand_that_fits(puzzle).split()
            shown += bool(cards)
            assert not cards or fits(puzzle, cards), puzzle.id
            assert cards == hand_that_fits(puzzle).split()
    assert shown >= 25


def test_no_hand_is_made_up_for_an_open_ending() -> None:
    assert not any(map(hand_that_fits, made("endgame", "hungarian", 2)))
