"""What can still be held, against all hands that fit, and rivals with history."""

from random import Random

import pytest
from deal_builder import deal_of, played
from random_deals import rich_pack

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, PACK, CardSet, Suit
from tartli_core.tartli.contest import better_melds
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_melds,
    find_sequences,
    parse_meld,
)
from tartli_core.tartli.moves import Announce
from tartli_core.tartli.players.random_player import random_move
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.hold import (
    Holding,
    Where,
    can_come_to_hold,
    cards_can_be_held,
    other_can_hold,
)
from tartli_core.tartli.solver.layouts import consistent_layouts
from tartli_core.tartli.solver.rivals import find_rival
from tartli_core.tartli.view import View

HUNGARIAN = Rules.preset("hungarian")


def meld_of(text: str) -> Meld:
    return parse_meld(text, Suit.BELLS)


def at_a_lead(rules: Rules, seed: int, number: int) -> Deal:
    """A random deal at the lead to this trick, with much said before it."""
    for rng in map(Random, range(1000 * seed, 1000 * seed + 1000)):
        deal = Deal.start(rich_pack(rng), dealer=rng.randrange(2), rules=rules)
        while deal.result is None:
            if deal.number == number and deal.step is Step.LEAD:
                return deal
            said = [move for move in deal.legal_moves if isinstance(move, Announce)]
            deal = deal.play(rng.choice(said) if said else random_move(deal, rng))
    raise AssertionError("every deal was over before")


def all_melds(view: View) -> tuple[Meld, ...]:
    return find_melds(FULL_PACK, view.trump, view.rules)


@pytest.mark.parametrize("number", [6, 7])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_other_can_hold_what_some_hand_that_fits_holds(
    preset: str, number: int
) -> None:
    for seed in range(2):
        deal = at_a_lead(Rules.preset(preset), seed, number)
        view = deal.view(seed % 2)
        hands = [hand for hand, _ in consistent_layouts(view).hands()]
        for meld in all_melds(view):
            holding = other_can_hold(view, meld)
            possible = any(hand.issuperset(meld.cards) for hand in hands)
            assert (holding.deal is not None) == possible
            if holding.deal is not None:
                assert holding.deal.view(view.player) == view
                assert holding.hand == holding.deal.hands[1 - view.player]
                assert holding.hand.issuperset(meld.cards)
                assert not holding.elsewhere
            for card, _ in holding.elsewhere:
                assert card in meld.cards
                assert not any(card in hand for hand in hands)


@pytest.mark.parametrize("number", [6, 7])
@pytest.mark.parametrize("preset", PRESETS)
def test_one_can_come_to_hold_what_is_left_to_draw_in_some_deal(
    preset: str, number: int
) -> None:
    for seed in range(2):
        deal = at_a_lead(Rules.preset(preset), seed, number)
        view = deal.view(seed % 2)
        hands = [hand for hand, _ in consistent_layouts(view).hands()]
        seen = [card for trick in deal.tricks for card in trick.cards]
        for meld in all_melds(view):
            missing = CardSet(meld.cards) - view.hand
            possible = (
                not missing & seen
                and len(missing) <= 8 - number
                and any(not hand & missing for hand in hands)
            )
            holding = can_come_to_hold(view, meld)
            assert (holding.deal is not None) == possible
            if holding.deal is not None:
                assert holding.deal.view(view.player) == view
                assert CardSet(holding.deal.talon) >= missing


@pytest.mark.parametrize("gap", ["between", "missing"])
@pytest.mark.parametrize("number", [6, 7])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_leader_is_certain_when_no_hand_that_fits_may_announce_better(
    preset: str, number: int, gap: str
) -> None:
    rules = Rules.preset(preset).with_options({"gap": gap, "exchange": "on_lead"})
    for seed in range(4):
        deal = at_a_lead(rules, seed, number)
        view, other = deal.view(deal.lead), 1 - deal.lead
        hands = [hand for hand, _ in consistent_layouts(view).hands()]
        for meld in find_melds(view.hand, view.trump, rules):
            if isinstance(meld, Bela):
                assert find_rival(view, meld) is None
                continue
            beaten = any(
                judge_repeat(better, view.scored[other], hand, rules).allowed
                for hand in hands
                for better in better_melds(
                    meld, hand, view.trump, rules, owner_leads=True
                )
            )
            assert (find_rival(view, meld) is not None) == beaten


def sequences_left(deal: Deal, suit: Suit) -> list[str]:
    """The sequences of a suit that player 0 can hold, as player 1 knows it."""
    view = deal.view(1)
    sequences = [s for s in find_sequences(FULL_PACK) if s.suit is suit]
    return [str(s) for s in sequences if other_can_hold(view, s).deal is not None]


def test_x6_over_and_nine_in_hand_leave_no_sequence_and_over_and_ten_do() -> None:
    deal = deal_of("Al Kl Ol 7a", "Oh 9h Xb Ob Ah Ab Ul 9l Ua", turned="8a")
    assert sequences_left(deal, Suit.HEARTS) == []
    assert sequences_left(deal, Suit.BELLS) == ["9b 8b 7b"]
    why = other_can_hold(deal.view(1), meld_of("Kh Oh Uh"))
    assert [(str(card), where) for card, where in why.elsewhere] == [
        ("Oh", Where.YOURS)
    ]
    for text in ("Oh 9h", "Xb Ob"):
        left = [
            sequence
            for sequence in find_sequences(FULL_PACK)
            if sequence.suit.value == text[1]
            and cards_can_be_held(sequence, CardSet.parse(text), CardSet()).hand
        ]
        assert [str(s) for s in left] == ([] if text == "Oh 9h" else ["9b 8b 7b"])


def test_x7_an_ace_terc_scored_ends_the_hope_of_four_overs_and_a_bare_one_not() -> None:
    start = deal_of("Ab Kb Ob 7a", "Oa Ol Oh 8a Xh 9h 8h 7h", turned="9l")
    assert can_come_to_hold(start.view(1), meld_of("O")).deal is not None
    named = played(start, "0 says Ab Kb Ob, 0 plays 7a, 1 plays 8a, ...")
    lost = can_come_to_hold(named.view(1), meld_of("O"))
    assert lost.deal is None
    assert [(str(card), where) for card, where in lost.elsewhere] == [
        ("Ob", Where.THEIRS)
    ]
    text = "0 says Ab Kb Ob, 0 plays 7a, 1 says Xh 9h 8h 7h, 1 plays 8a, ..."
    bare = can_come_to_hold(played(start, text).view(1), meld_of("O"))
    assert bare.deal is not None


def test_a_card_played_or_open_is_told_as_such() -> None:
    start = deal_of("Ab Kb Ob 7a", "8a", turned="9l")
    view = played(start, "0 plays 7a, 1 plays 8a, ...").view(1)
    for text, card, where in (
        ("9a 8a 7a", "7a", Where.PLAYED),
        ("Xl 9l 8l", "9l", Where.OPEN),
    ):
        elsewhere = other_can_hold(view, meld_of(text)).elsewhere
        assert (card, where) in [(str(c), place) for c, place in elsewhere]


def test_there_are_too_few_draws_for_three_missing_cards_at_trick_6() -> None:
    view = deal_of("Oa Kl", "8a", turned="9l", talon="Aa Ka Ol", number=6).view(0)
    holding = can_come_to_hold(view, meld_of("Ab Kb Ob"))
    assert holding.deal is None


SCENES = {
    "nothing scored": ("-", "Ab Kb Ob"),
    "a longer one with the same top (T-M9)": ("Ab Kb Ob", "Ab Kb Ob Ub"),
    "one with a higher top (T-M9)": ("Kb Ob Ub", "Ab Kb Ob"),
    "nothing after the longest with the highest top (T-M9)": ("Ab Kb Ob Ub", None),
}


@pytest.mark.parametrize(("scored", "rival"), SCENES.values(), ids=SCENES)
def test_a_meld_that_may_not_be_repeated_beats_nothing(
    scored: str, rival: str | None
) -> None:
    deal = deal_of(
        "Kh Oh Uh Aa Al Ah Xb 8b 7b",
        "Ab Kb Ob Ub 8a 8l 8h 7l 7h",
        turned="9b",
        number=7,
        talon="7a",
        scored=("-", scored),
    )
    found = find_rival(deal.view(0), meld_of("Kh Oh Uh"))
    assert (str(found.meld) if found else None) == rival


def test_a_player_who_kept_silent_brings_nothing_against_the_second() -> None:
    start = deal_of("Ab Kb Ob 7a", "9a 8a 7l Xa Kh Oh Uh", turned="9l")
    terc = meld_of("Kh Oh Uh")
    silent = played(start, "0 plays 7a").view(1)
    assert find_rival(silent, terc) is None
    heard = played(start, "0 says Ab Kb Ob, 0 plays 7a").view(1)
    rival = find_rival(heard, terc)
    assert rival is not None
    assert isinstance(rival.meld, Sequence)
    assert rival.meld.length == 3
    assert rival.deal is not None
    assert rival.deal.view(1) == heard


def test_what_is_named_exactly_is_the_only_rival() -> None:
    start = deal_of("Ab Kb Ob 7a", "9a 8a 7l Xa Kh Oh Uh", turned="9l")
    named = played(start, "0 names Ab Kb Ob, 0 plays Ab").view(1)
    rival = find_rival(named, meld_of("Kh Oh Uh"))
    assert rival is not None
    assert str(rival.meld) == "Ab Kb Ob"


@pytest.mark.parametrize(
    ("exchange", "rival"), [("any_time", "Ob Ub Xb"), ("on_lead", None)]
)
def test_the_open_card_counts_while_the_other_may_swap_the_seven(
    exchange: str, rival: str | None
) -> None:
    deal = deal_of(
        "Ua Xa 9a Ah Kh Al Kl Ab Kb",
        "7b Ob Xb 8a 8l 8h 7l 7h 7a",
        turned="Ub",
        number=7,
        rules=HUNGARIAN.with_options({"exchange": exchange}),
        talon="Oh",
    )
    found = find_rival(deal.view(0), meld_of("Ua Xa 9a"))
    assert (str(found.meld) if found else None) == rival


def test_the_cards_of_a_named_meld_take_up_room_in_the_hand() -> None:
    hand = CardSet.parse("7a 8a 9a")
    szept = meld_of("Ab Kb Ob Ub Xb 9b 8b")
    terc = meld_of("Ah Kh Oh")
    assert cards_can_be_held(terc, hand, CardSet()).hand is not None
    crowded = cards_can_be_held(terc, hand, CardSet(), [szept])
    assert crowded == Holding(terc)
    later = cards_can_be_held(terc, hand, CardSet.parse("Xb"), [szept], trick=2)
    assert later.hand == CardSet([*szept.cards, *terc.cards]) - CardSet.parse("Xb")


def test_late_in_a_deal_fewer_cards_are_held() -> None:
    seen = CardSet(PACK[9:])
    with pytest.raises(InvalidStateError, match="the opponent holds 9"):
        cards_can_be_held(Vannak(PACK[0].rank), CardSet(), seen | CardSet(PACK[:1]))
    hand = cards_can_be_held(meld_of("Oa Ua Xa"), CardSet(), seen, trick=13).hand
    assert hand == CardSet.parse("Aa Oa Ua Xa")


@pytest.mark.parametrize(
    ("hand", "seen", "named", "trick", "quoted"),
    [
        ("Oa", "Oa", "", 1, "Oa stands both"),
        ("Oa", "", "Oa Ua Xa", 1, "Oa stands both"),
        ("Oa", "", "", 17, "tricks 1 to 16"),
        ("Ah", "", "Oa Ua Xa", 15, "3 cards named"),
    ],
)
def test_cards_that_cannot_be_so_are_refused(
    hand: str, seen: str, named: str, trick: int, quoted: str
) -> None:
    with pytest.raises(InvalidStateError, match=quoted):
        cards_can_be_held(
            meld_of("U"),
            CardSet.parse(hand),
            CardSet.parse(seen),
            [meld_of(named)] if named else [],
            trick,
        )
