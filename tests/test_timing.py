"""Announcing and waiting, judged by the holding-back assumption."""

from fractions import Fraction

import pytest
from deal_builder import deal_of, played

from tartli_core.tartli.cards import FULL_PACK, Card, CardSet
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.holding_back import HoldingBack
from tartli_core.tartli.solver.timing import Timing, timings

X2 = "Ul Xl 9l 7l Ah 8a 7a Ob 9h"


def judged(deal: Deal, card: str) -> list[tuple[str, str, float]]:
    """What is said and best, with the points it costs."""
    return [told(timing) for timing in timings(deal, Card.parse(card))]


def told(timing: Timing) -> tuple[str, str, float]:
    return (
        str(timing.said or "wait"),
        str(timing.best or "wait"),
        float(round(timing.cost, 1)),
    )


def test_x2_to_announce_the_under_terc_in_trick_1_costs_eight_points() -> None:
    """T-X2: 113.7 for waiting, 105.2 for announcing at once."""
    deal = played(deal_of(X2), "0 says Ul Xl 9l")
    suit = HoldingBack(CardSet.parse("Ul Xl 9l 7l"), 1, Rules.preset("hungarian"))
    (terc,) = suit.options
    cost = float(round(suit.waiting - suit.announcing(terc), 1))
    assert judged(deal, "8a") == [("Ul Xl 9l", "wait", cost)]
    assert 8.4 < cost < 8.7
    assert judged(deal_of(X2), "8a") == [("wait", "wait", 0.0)]


def test_x2_to_wait_once_more_in_trick_7_costs_points_too() -> None:
    ((said, best, cost),) = judged(deal_of(X2, number=7), "8a")
    assert (said, best) == ("wait", "Ul Xl 9l")
    assert 0 < cost < 20


def test_only_the_announcing_is_judged_not_the_card() -> None:
    """With the ten thrown the terc is broken, and waiting has little to wait for."""
    ((said, best, cost),) = judged(deal_of(X2), "Xl")
    assert (said, best) == ("wait", "Ul Xl 9l")
    assert 10 < cost < 20


def test_a_card_thrown_is_neither_held_nor_drawn_later() -> None:
    rules = Rules.preset("hungarian")
    held, thrown = CardSet.parse("Ul Xl 9l 8l"), Card.parse("8l")
    left = held - CardSet([thrown])
    for trick in range(1, 8):
        throwing = HoldingBack(held, trick, rules, thrown=[thrown])
        without = HoldingBack(left, trick, rules, gone=[thrown])
        assert throwing.waiting == without.waiting


@pytest.mark.parametrize("trick", range(1, 8))
def test_fewer_unseen_cards_make_each_draw_likelier(trick: int) -> None:
    rules, held = Rules.preset("hungarian"), CardSet.parse("Kl Ol")
    usual = HoldingBack(held, trick, rules)
    assert HoldingBack(held, trick, rules, unseen=23 - trick).waiting == usual.waiting
    fewer = HoldingBack(held, trick, rules, unseen=17)
    more = HoldingBack(held, trick, rules, unseen=30)
    assert fewer.waiting > more.waiting


def test_one_draw_is_counted_by_hand() -> None:
    """Trick 7, K O held, 12 unseen, among them the ace and the Under: 2 x 20 / 12."""
    rules = Rules.preset("hungarian")
    held, other = CardSet.parse("Kl Ol"), CardSet.parse("Xl 9l 8l 7l")
    choice = HoldingBack(held, 7, rules, gone=other, unseen=12)
    assert choice.waiting == Fraction(2 * 20, 12)


def test_a_vannak_or_bela_is_missed_when_its_card_is_played() -> None:
    deal = deal_of("Kb Ob 9h 9l 9a 9b Xa 7l 8h")
    assert judged(deal, "9a") == [("wait", "9", 150.0)]
    assert judged(deal, "Kb") == [("wait", "bela", 40.0)]
    assert judged(deal, "7l") == []
    said = played(deal, "0 says 9 / bela")
    assert judged(said, "9a") == judged(said, "Kb") == []


def test_a_second_player_is_not_judged_when_the_leader_has_announced() -> None:
    mine, theirs = "Kh Oh Uh 7l 8l 9a 8a 8b Xb", "Aa Ka Oa 9l Xl Al Ah 9h Kb"
    spoken = played(deal_of(mine, theirs), "0 says Kh Oh Uh, 0 plays 8b")
    silent = played(deal_of(mine, theirs), "0 plays 8b")
    assert judged(spoken, "9h") == []
    assert [said for said, _, _ in judged(silent, "9h")] == ["wait"]


def test_where_one_sequence_a_trick_is_said_no_other_suit_is_judged() -> None:
    hand = "Ah Kh Oh Al Kl Ol Xa 8b 8a"
    hungarian = played(deal_of(hand), "0 says Ah Kh Oh")
    assert [said for said, _, _ in judged(hungarian, "8a")] == ["Ah Kh Oh"]
    silent = judged(deal_of(hand), "8a")
    assert len(silent) == 1
    austrian = played(deal_of(hand, rules="austrian"), "0 says Ah Kh Oh")
    assert len(judged(austrian, "8a")) == 2


def test_what_was_played_or_named_cannot_be_waited_for() -> None:
    """Waiting for the ace is in vain once it lies there: announce at once."""
    leader, second = "Al Xl 9l 8l 7l Ah Kh Oh Uh", "Kl Ol Ul 7h 8h Aa 9a 8a Xb"
    deal = played(deal_of(leader, second), "0 plays Al")
    unseen = FULL_PACK - deal.seen_by(1)
    assert len(unseen) == 21
    held = CardSet.parse("Kl Ol Ul")
    choice = HoldingBack(
        held, 1, deal.rules, gone=[Card.parse("Al")], unseen=len(unseen)
    )
    (terc,) = choice.options
    ((_, _, cost),) = judged(deal, "7h")
    assert cost == float(round(choice.best - choice.waiting, 1))
    assert choice.announcing(terc) > 20


def test_bela_is_missed_even_after_the_leader_has_announced() -> None:
    """T-M7: béla is always free."""
    mine, theirs = "Kh Oh Uh 7l 8l 9a 8a 8b Xh", "Aa Ka 7a 9l Xl Al Ah Ob Kb"
    spoken = played(deal_of(mine, theirs), "0 says Kh Oh Uh, 0 plays 8b")
    assert judged(spoken, "Kb") == [("wait", "bela", 40.0)]


def test_a_vannak_announced_and_beaten_was_not_missed() -> None:
    """T-M8: it could be announced again, but nobody forgot it."""
    mine, theirs = "Ka Kl Kh Kb 7a 8a 8h Xa Xl", "Oa Ol Oh Ob Al 9l 9h Xh Ah"
    deal = played(
        deal_of(mine, theirs, number=3, turned="7b"),
        "0 says K, 0 plays 8a, 1 says O, 1 plays 9h, 1 scores O, 0 takes, ...",
    )
    assert deal.to_move == 0
    assert judged(deal, "Kb") == []


def test_where_a_sequence_can_bring_501_points_do_not_judge_it() -> None:
    for score, count in ((480, 1), (481, 0)):
        silent = deal_of(X2, before=(score, 300))
        said = played(silent, "0 says Ul Xl 9l")
        assert len(judged(silent, "8a")) == count
        assert len(judged(said, "8a")) == count
    with_bela = deal_of("Ul Xl 9l 7l Kb Ob 8a 7a 9h", before=(441, 300))
    said = played(with_bela, "0 says Ul Xl 9l / bela")
    assert judged(said, "8a") == []


def test_the_card_turned_up_is_not_drawn_even_when_the_other_has_taken_it() -> None:
    """T-P5: player 0 holds the eight of leaves, and the seven lies open."""
    mine, theirs = "7l 9h 8h 7h Xa Ua 8a 9b Xb", "Ul Xl 9l 8b 7b Aa 9a Xh Uh"
    deal = played(deal_of(mine, theirs, turned="8l"), "0 exchanges, 0 plays 8a")
    gone = CardSet.parse("8l 7l")
    choice = HoldingBack(
        CardSet.parse("Ul Xl 9l"), 1, deal.rules, gone=gone, unseen=32 - 9 - 3
    )
    (timing,) = timings(deal, Card.parse("7b"))
    assert timing.cost == choice.best - choice.waiting > 0
