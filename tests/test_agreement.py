"""The short ways of the puzzle kinds against the whole deal: both say the same."""

from random import Random

import pytest

from tartli_core.tartli.announcements import announceable
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.melds import Bela
from tartli_core.tartli.moves import Announce, WriteMelds
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.random_player import random_move
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET, write_melds


def states(rules: Rules, seed: int) -> list[Deal]:
    """Every state of a deal played at random."""
    rng, found = Random(seed), []
    deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=rules)
    while deal.result is None:
        found.append(deal)
        deal = deal.play(random_move(deal, rng))
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_what_may_be_announced_is_part_of_a_legal_announcement(preset: str) -> None:
    compared = 0
    for seed in range(40):
        for deal in states(Rules.preset(preset), seed):
            player = deal.to_move
            on_turn = deal.step in (Step.LEAD, Step.REPLY) and deal.number <= 8
            if not on_turn or player is None or deal.said[player] is not None:
                continue
            if True in deal.exact or deal.bela_said is not None:
                continue
            leader = deal.announced(deal.lead).best_call
            melds = announceable(
                deal.hands[player],
                deal.trump,
                deal.rules,
                scored=deal.scored[player],
                leader=leader if player == deal.second else None,
            )
            legal = {
                meld
                for move in deal.legal_moves
                if isinstance(move, Announce)
                for meld in move.said.melds
            }
            assert legal == set(melds)
            compared += len(legal)
    assert compared > 100


@pytest.mark.parametrize("preset", PRESETS)
def test_melds_are_written_as_in_one_scoring(preset: str) -> None:
    rules, compared = Rules.preset(preset), 0
    for seed in range(60):
        for deal in states(rules, seed):
            if deal.step is not Step.WRITE or max(deal.totals) >= TARGET:
                continue
            after = deal.play(deal.legal_moves[0])
            gained = [
                after.written[who] - deal.written[who] - 40 * bela_now(deal, who)
                for who in (0, 1)
            ]
            writing = write_melds(
                deal.totals,
                (gained[0], gained[1]),
                deal.bela_said if deal.bela_owed else None,
                rules,
            )
            assert writing.totals == after.totals
            assert isinstance(after.history[-1], WriteMelds)
            compared += 1
    assert compared > 20


def bela_now(deal: Deal, player: int) -> bool:
    """Whether this player has béla written with the melds of the trick."""
    return Bela(deal.trump) in deal.to_write[player]
