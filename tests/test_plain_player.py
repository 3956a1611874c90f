"""The player with plain habits."""

from random import Random

import pytest

from tartli_core.tartli.cards import Card, Suit, parse_cards
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Announce, Exchange, Move
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.plain_player import (
    plain_move,
    usual_lead,
    usual_reply,
)
from tartli_core.tartli.rules import PRESETS, Rules


def whole_deal(seed: int, rules: str, *, exchanges: bool = True) -> Deal:
    rng = Random(seed)
    deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=Rules.preset(rules))
    while deal.result is None:
        deal = deal.play(plain_move(deal, rng, exchanges=exchanges))
    return deal


def moves(rules: str, *, exchanges: bool = True) -> list[Move]:
    deals = [whole_deal(seed, rules, exchanges=exchanges) for seed in range(25)]
    return [move for deal in deals for move in deal.history]


@pytest.mark.parametrize("rules", PRESETS)
def test_plain_players_play_whole_deals_exchange_and_announce(rules: str) -> None:
    made = moves(rules)
    said = [move for move in made if isinstance(move, Announce)]
    assert len(said) > 25
    assert not any(move.exact for move in said)
    assert any(isinstance(move, Exchange) for move in made)


def test_they_do_not_exchange_where_they_are_not_to() -> None:
    made = moves("austrian", exchanges=False)
    assert not any(isinstance(move, Exchange) for move in made)


@pytest.mark.parametrize(
    ("hand", "led", "card"),
    [
        ("Oa 9a 8a Kl 7h", "Ab", "8a"),  # ten points or more are taken, cheaply
        ("Ah Kh 8a 7l", "Xh", "Ah"),  # with the suit rather than with a trump
        ("Oa 9a 8a Kl 7h", "Kb", "7h"),  # a king is left; the fewest points go
        ("Kl Ol Xh Uh", "Ab", "Uh"),  # nothing takes it
    ],
)
def test_the_usual_reply(hand: str, led: str, card: str) -> None:
    found = usual_reply(parse_cards(hand), Card.parse(led), Suit.ACORNS)
    assert str(found) == card


def test_the_usual_lead_is_the_lowest_or_the_best() -> None:
    hand = parse_cards("Oa 9a Kl Ul Xh")
    leads = {str(usual_lead(hand, Suit.ACORNS, Random(seed))) for seed in range(30)}
    assert leads == {"Ul", "Oa"}
