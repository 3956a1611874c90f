"""Cards, statements and errors as values: one object, copied and pickled whole."""

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest

from tartli_core.errors import IllegalMoveError, InvalidStateError, NotationError
from tartli_core.tartli.cards import PACK, Card, CardSet, Rank, Suit, beats
from tartli_core.tartli.contest import Call
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import Sequence, Vannak
from tartli_core.tartli.moves import PlayCard
from tartli_core.tartli.notation.places import Place, PlaceError
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.seen import Heard
from tartli_core.text.say import Say

HUNGARIAN = Rules.preset("hungarian")


def untyped(value: object) -> Any:
    return value


def test_each_card_exists_once() -> None:
    over = Card(Rank.OVER, Suit.ACORNS)
    assert Card.parse("Oa") is over
    assert copy.deepcopy(over) is over
    assert pickle.loads(pickle.dumps(over)) is over


def test_plain_letters_neither_change_a_card_nor_make_another() -> None:
    assert Card(untyped("O"), untyped("a")) is PACK[2]
    assert PACK[2].suit is Suit.ACORNS
    assert PACK[2].points(Suit.ACORNS) == 20
    assert beats(PACK[2], PACK[0], Suit.ACORNS)
    for rank, suit in (("Z", "a"), ("O", "q"), (Rank.ACE, None)):
        with pytest.raises(NotationError, match="is not a"):
            Card(untyped(rank), untyped(suit))


def test_plain_letters_in_melds_become_suits_and_ranks() -> None:
    sequence = Sequence(untyped("a"), untyped("K"), 3)
    assert (sequence.suit, sequence.top) == (Suit.ACORNS, Rank.KING)
    assert type(sequence.suit) is Suit
    with pytest.raises(NotationError, match="'z' is not a suit"):
        Sequence(untyped("z"), Rank.KING, 3)
    with pytest.raises(NotationError, match="'Z' is not a rank"):
        Vannak(untyped("Z"))


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_deals_sets_and_statements_are_pickled_whole(protocol: int) -> None:
    deal = Deal.start(shuffled(1), dealer=0, rules=HUNGARIAN)
    refusal = deal.refusal(PlayCard(0, PACK[0]))
    for thing in (deal, CardSet(PACK[:5]), Say("a.code", card="Oa"), refusal):
        assert pickle.loads(pickle.dumps(thing, protocol)) == thing
        assert copy.deepcopy(thing) == thing


def test_errors_are_pickled_with_all_they_tell() -> None:
    deal = Deal.start(shuffled(1), dealer=0, rules=HUNGARIAN)
    with pytest.raises(IllegalMoveError) as raised:
        deal.play(PlayCard(0, PACK[0]))
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value)
    assert (again.rule, again.reason) == (raised.value.rule, raised.value.reason)


def test_a_fault_and_its_place_are_pickled() -> None:
    fault = PlaceError(Place(3, 7), NotationError("{text!r} is odd", text="x"))
    again = pickle.loads(pickle.dumps(fault))
    assert (str(again), again.place) == (str(fault), Place(3, 7))
    assert str(again.fault) == "'x' is odd"


def test_the_order_of_words_tells_no_suit() -> None:
    words = (Call.KVART, Call.BELA, Call.TERC)
    assert Heard(0, words) == Heard(0, (Call.TERC, Call.KVART, Call.BELA))


def test_a_list_given_is_not_kept() -> None:
    pack = list(shuffled(2))
    deal = Deal.start(untyped(pack), dealer=0, rules=HUNGARIAN)
    pack.reverse()
    assert deal.pack == shuffled(2)


def test_there_is_no_third_players_view() -> None:
    deal = Deal.start(PACK, dealer=0, rules=HUNGARIAN)
    for player in (2, -1, True):
        with pytest.raises(InvalidStateError, match="write 0 or 1"):
            deal.view(player)


def test_an_option_is_one_of_its_values_and_not_its_equal() -> None:
    with pytest.raises(NotationError, match="nines_vannak"):
        replace(HUNGARIAN, nines_vannak=untyped(1))
