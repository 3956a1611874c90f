"""A deal taken up at the beginning of a later trick, and what cannot be."""

from typing import Any

import pytest

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import PACK, Card, CardSet, Suit
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.melds import (
    SHORTEST,
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_sequences,
    parse_sequence,
)
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import PRESETS, Rules

HUNGARIAN = Rules.preset("hungarian")


def facts(deal: Deal) -> dict[str, Any]:
    """What `Deal.at_trick` needs to know of a deal."""
    return {
        "rules": deal.rules,
        "dealer": deal.dealer,
        "before": deal.before,
        "tied": deal.tied,
        "trump": deal.trump,
        "hands": deal.hands,
        "talon": deal.talon,
        "tricks": [trick.in_order for trick in deal.tricks],
        "scored": deal.scored,
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_the_same_when_taken_up_at_any_trick(preset: str) -> None:
    for seed in range(10):
        starts = [
            deal
            for deal in states_of(random_deal(seed, Rules.preset(preset)))
            if deal.step is Step.LEAD and deal.said == (None, None)
        ]
        for deal in starts:
            if deal.history and str(deal.history[-1]).endswith("exchanges"):
                continue
            later = Deal.at_trick(**facts(deal))
            assert later == deal
            assert later.legal_moves == deal.legal_moves
            assert later.beginning == later


@pytest.fixture
def ninth() -> dict[str, Any]:
    """The facts before trick 9 of a deal without a word."""
    return ninth_of(PACK)


def ninth_of(pack: tuple[Card, ...]) -> dict[str, Any]:
    deal = Deal.start(pack, dealer=0, rules=HUNGARIAN)
    while deal.number < 9 or deal.step is not Step.LEAD:
        deal = deal.play(deal.legal_moves[-1])
    return facts(deal)


def moved(hands: tuple[CardSet, CardSet], card: Card) -> tuple[CardSet, CardSet]:
    return hands[0].without_card(card), hands[1].with_card(card)


def test_each_card_stands_in_one_place(ninth: dict[str, Any]) -> None:
    mine, theirs = ninth["hands"]
    card = next(iter(mine))
    with pytest.raises(InvalidStateError, match=f"{card} stands more than once"):
        Deal.at_trick(**ninth | {"hands": (mine, theirs.with_card(card))})
    with pytest.raises(InvalidStateError, match=f"{card} is missing"):
        Deal.at_trick(**ninth | {"hands": (mine.without_card(card), theirs)})
    with pytest.raises(InvalidStateError, match="it is 8 each, and 0 in the talon"):
        Deal.at_trick(**ninth | {"hands": moved(ninth["hands"], card)})


def test_the_open_card_is_of_the_trump_suit() -> None:
    deal = Deal.start(PACK, dealer=0, rules=HUNGARIAN)
    wrong = next(suit for suit in Suit if suit is not deal.trump)
    with pytest.raises(InvalidStateError, match=f"trump suit {wrong}"):
        Deal.at_trick(**facts(deal) | {"trump": wrong})


def test_a_suit_was_followed_from_trick_8() -> None:
    refused = 0
    for seed in range(30):
        for deal in states_of(random_deal(seed, HUNGARIAN, (0, 0))):
            if deal.number != 9 or deal.step is not Step.LEAD or deal.said[deal.lead]:
                continue
            trick = deal.tricks[-1]
            second = 1 - trick.lead
            led, played = trick.cards[trick.lead], trick.cards[second]
            others = deal.hands[second] - deal.hands[second].of_suit(led.suit)
            if played.suit is not led.suit or not others:
                continue
            other = next(iter(others))
            hands = [*deal.hands]
            hands[second] = hands[second].without_card(other).with_card(played)
            tricks = [*facts(deal)["tricks"][:-1], (led, other)]
            changed = {"hands": tuple(hands), "tricks": tricks, "scored": ((), ())}
            with pytest.raises(InvalidStateError, match=f"{other} on {led} in trick 8"):
                Deal.at_trick(**facts(deal) | changed)
            refused += 1
    assert refused > 5


def test_a_deal_of_16_tricks_is_over() -> None:
    deal = random_deal(0, HUNGARIAN)
    tricks = [tuple(PACK[i : i + 2]) for i in range(0, 32, 2)]
    empty = (CardSet(), CardSet())
    with pytest.raises(InvalidStateError, match="16 tricks are taken"):
        Deal.at_trick(**facts(deal) | {"tricks": tricks, "hands": empty, "talon": ()})


def test_scored_melds_were_held_once(ninth: dict[str, Any]) -> None:
    owned = ninth["hands"][0]
    lacking = next(rank for rank in "AKOUX9" if f"{rank}a" not in map(str, owned))
    four = Vannak(Card.parse(f"{lacking}a").rank)
    with pytest.raises(InvalidStateError, match="who never held"):
        Deal.at_trick(**ninth | {"scored": ((four,), ())})


def owned(deal: dict[str, Any], who: int) -> CardSet:
    """All cards a player has held, who led and second cards both being known."""
    taken_up = Deal.at_trick(**deal)
    played = CardSet(trick.cards[who] for trick in taken_up.tricks)
    return taken_up.hands[who] | played


def scored_by(who: int, *melds: Meld) -> dict[str, Any]:
    return {"scored": (melds, ()) if who == 0 else ((), melds)}


def test_melds_scored_may_follow_one_another() -> None:
    ninth, who, long = next(
        (ninth, who, meld)
        for ninth in map(ninth_of, map(shuffled, range(50)))
        for who in (0, 1)
        for meld in find_sequences(owned(ninth, who))
        if meld.length > SHORTEST
    )
    short = Sequence(long.suit, long.top, SHORTEST)
    assert Deal.at_trick(**ninth | scored_by(who, short, long)).written[who] >= 70
    with pytest.raises(InvalidStateError, match=f"{short}' is scored after .* T-M9"):
        Deal.at_trick(**ninth | scored_by(who, long, short))
    with pytest.raises(InvalidStateError, match="scored after"):
        Deal.at_trick(**ninth | scored_by(who, long, long))


def test_melds_scored_need_a_trick_each(ninth: dict[str, Any]) -> None:
    deal = Deal.start(PACK, dealer=0, rules=HUNGARIAN)
    who = next(w for w in (0, 1) if find_sequences(deal.hands[w]))
    run = find_sequences(deal.hands[who])[0]
    with pytest.raises(InvalidStateError, match="need 1 tricks: 0 are taken"):
        Deal.at_trick(**facts(deal) | scored_by(who, run))


def test_bela_scored_is_of_trumps(ninth: dict[str, Any]) -> None:
    who, suit = next(
        (who, suit)
        for who in (0, 1)
        for suit in Suit
        if suit is not ninth["trump"] and owned(ninth, who) >= CardSet(Bela(suit).cards)
    )
    with pytest.raises(InvalidStateError, match=f"trump suit {ninth['trump']}"):
        Deal.at_trick(**ninth | scored_by(who, Bela(suit)))


def test_four_nines_are_scored_only_where_they_count(ninth: dict[str, Any]) -> None:
    nines = Vannak(Card.parse("9a").rank)
    rules = HUNGARIAN.with_options({"nines_vannak": "no"})
    with pytest.raises(NotationError, match="nines_vannak=no"):
        Deal.at_trick(**ninth | {"rules": rules, "scored": ((nines,), ())})


@pytest.mark.parametrize("before", [(501, 0), (-1, 0), (505, 510)])
def test_a_deal_begins_below_501_or_level(
    ninth: dict[str, Any], before: tuple[int, int]
) -> None:
    with pytest.raises(InvalidStateError, match="before the deal"):
        Deal.start(PACK, dealer=0, rules=HUNGARIAN, before=before)
    with pytest.raises(InvalidStateError, match="before the deal"):
        Deal.at_trick(**ninth | {"before": before})


@pytest.mark.parametrize(
    ("before", "tied"),
    [((505, 505), True), ((501, 501), True), ((500, 500), False), ((0, 0), False)],
)
def test_a_deal_begins_tied_exactly_if_both_are_level_at_501_or_more(
    ninth: dict[str, Any], before: tuple[int, int], tied: bool
) -> None:
    deal = Deal.start(PACK, dealer=0, rules=HUNGARIAN, before=before)
    assert deal.tied is tied
    assert Deal.at_trick(**facts(deal)) == deal
    if tied:
        with pytest.raises(InvalidStateError, match="is played tied"):
            Deal.at_trick(**facts(deal) | {"tied": False})


def test_tied_totals_are_level_at_501(ninth: dict[str, Any]) -> None:
    with pytest.raises(InvalidStateError, match="are not tied"):
        Deal.at_trick(**ninth | {"tied": True})


def test_there_are_two_players() -> None:
    with pytest.raises(InvalidStateError, match="player 2: write 0 or 1"):
        Deal.start(PACK, dealer=2, rules=HUNGARIAN)


def test_the_seven_may_have_been_exchanged_since_it_was_scored(
    ninth: dict[str, Any],
) -> None:
    trump = ninth["trump"]
    seven = Card.parse(f"7{trump}")
    who = next(who for who in (0, 1) if seven not in owned(ninth, who))
    run = parse_sequence(f"9{trump} 8{trump} 7{trump}")
    lacking = CardSet(run.cards[:2]) - owned(ninth, who)
    with pytest.raises(InvalidStateError, match=f"who never held {lacking}$"):
        Deal.at_trick(**ninth | scored_by(who, run))
