"""A whole deal, move by move."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations

import pytest

from tartli_core.errors import IllegalMoveError, InvalidStateError, NotationError
from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import PACK, CardSet, Rank, parse_cards
from tartli_core.tartli.deal import Deal, End, Step
from tartli_core.tartli.melds import find_melds
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Claim,
    Draw,
    Exchange,
    Move,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.pack import cut, deal_out, first_dealer, shuffled
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import PRESETS, Rules

HUNGARIAN = Rules.preset("hungarian")


@pytest.fixture(scope="module", params=PRESETS)
def deals(request: pytest.FixtureRequest) -> list[list[Deal]]:
    """Every state of some random deals."""
    rules = Rules.preset(request.param)
    return [list(states_of(random_deal(seed, rules))) for seed in range(25)]


def test_a_result_differs_from_the_totals_by_stichmaccs_alone(
    deals: list[list[Deal]],
) -> None:
    for *_, deal in deals:
        assert deal.result is not None
        takers = {trick.taker for trick in deal.tricks[7:]}
        swept = deal.result.how is End.PLAYED_OUT and len(takers) == 1
        if not (swept and deal.rules.stichmaccs):
            assert deal.result.totals == deal.totals


def everything(deal: Deal, player: int) -> Iterator[Move]:
    """Every move of a player that one could think of, allowed or not."""
    yield from (PlayCard(player, card) for card in PACK)
    yield from (Exchange(player), Draw(player), TakeTrick(player), SayBela(player))
    yield from (AskToShow(player), Claim(player))
    yield from (NameHeight(player, rank) for rank in Rank)
    yield from (Answer(player, higher) for higher in (True, False))
    melds = find_melds(deal.hands[player], deal.trump, deal.rules)
    for count in (1, 2, 3):
        for some in combinations(melds, count):
            with suppress(NotationError):
                said = Announcement(some)
                yield from (Announce(player, said), Announce(player, said, True))


def test_what_is_legal_is_exactly_what_is_not_refused(
    deals: list[list[Deal]],
) -> None:
    for states in deals[:8]:
        for deal in states:
            legal = {*deal.legal_moves, *deal.interrupts(0), *deal.interrupts(1)}
            tried = {move for who in (0, 1) for move in everything(deal, who)}
            allowed = {move for move in tried if deal.refusal(move) is None}
            assert allowed == {m for m in legal if not isinstance(m, WriteMelds)}
            assert len(set(deal.legal_moves)) == len(deal.legal_moves)
            for move in deal.legal_moves:
                assert deal.refusal(move) is None
                assert move.player == deal.to_move


def test_cards_are_legal_in_the_order_of_the_pack(deals: list[list[Deal]]) -> None:
    for deal in (state for states in deals for state in states):
        kinds = [type(move) for move in deal.legal_moves]
        order = [Exchange, Announce, PlayCard]
        if deal.step in (Step.LEAD, Step.REPLY):
            assert kinds == sorted(kinds, key=order.index)
            cards = [m.card for m in deal.legal_moves if isinstance(m, PlayCard)]
            assert cards == sorted(cards, key=PACK.index)
        else:
            assert len(kinds) == (deal.step is not Step.OVER)


def test_a_state_is_not_changed_by_a_move() -> None:
    deal = Deal.start(PACK, dealer=0, rules=HUNGARIAN)
    before = repr(deal)
    for move in deal.legal_moves:
        deal.play(move)
    assert repr(deal) == before


def test_an_illegal_move_names_rule_and_reason() -> None:
    deal = Deal.start(PACK, dealer=0, rules=HUNGARIAN)
    with pytest.raises(IllegalMoveError) as raised:
        deal.play(PlayCard(0, PACK[0]))
    assert raised.value.rule == "T-P1"
    assert raised.value.reason.code == "refusal.not_your_turn"


def test_the_opponent_of_the_dealer_gets_the_first_packet_and_leads() -> None:
    dealt = deal_out(PACK, 0, HUNGARIAN)
    assert dealt.hands[1].issuperset(PACK[:3])
    assert dealt.talon[-1] == PACK[18]
    assert len(dealt.talon) == 14
    deal = Deal.start(PACK, dealer=0, rules=HUNGARIAN)
    assert (deal.to_move, deal.step) == (1, Step.LEAD)


def test_the_indicator_may_be_asked_for_only_where_the_rules_say_so() -> None:
    with pytest.raises(InvalidStateError, match="as card 13"):
        deal_out(PACK, 0, HUNGARIAN, 13)
    dealt = deal_out(PACK, 0, Rules.preset("austrian"), 13)
    assert dealt.talon[-1] == PACK[12]
    with pytest.raises(InvalidStateError, match="as card 5"):
        deal_out(PACK, 0, Rules.preset("austrian"), 5)


def test_only_the_whole_pack_is_dealt() -> None:
    with pytest.raises(InvalidStateError, match="31 different cards"):
        deal_out((*PACK[:31], PACK[0]), 0, HUNGARIAN)


def test_a_cut_moves_cards_to_the_end() -> None:
    assert cut(PACK, 5) == (*PACK[5:], *PACK[:5])
    for at in (0, 32):
        with pytest.raises(InvalidStateError, match=f"{at} cards lifted"):
            cut(PACK, at)


def test_a_shuffle_is_the_same_for_the_same_seed() -> None:
    assert shuffled(1) == shuffled(1)
    assert len({shuffled(seed) for seed in range(20)}) == 20
    assert CardSet(shuffled(3)) == CardSet(PACK)


def test_the_lower_card_deals_first_and_equals_draw_again() -> None:
    low, high, same = parse_cards("Xh Ub Xl")
    assert first_dealer((low, high)) == 0
    assert first_dealer((high, low)) == 1
    assert first_dealer((low, same)) is None


@pytest.mark.parametrize("bela_first", [True, False])
def test_bela_may_be_said_before_or_after_the_other_melds(bela_first: bool) -> None:
    deals = (
        Deal.start(shuffled(seed), dealer=1, rules=HUNGARIAN) for seed in range(999)
    )
    deal, said = next(
        (deal, move.said)
        for deal in deals
        for move in deal.legal_moves
        if isinstance(move, Announce) and move.said.bela and move.said.contesting
    )
    parts = Announcement(said.contesting), Announcement((said.melds[-1],))
    after = deal
    for part in reversed(parts) if bela_first else parts:
        after = after.play(Announce(0, part))
    assert after.said[0] == said
    with pytest.raises(IllegalMoveError) as raised:
        after.play(Announce(0, parts[0]))
    assert raised.value.reason.code == "refusal.said_already"
