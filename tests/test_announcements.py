from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import hands, rule_sets, suits
from tartli_core.errors import NotationError
from tartli_core.tartli.announcements import (
    SILENCE,
    Announcement,
    announceable,
    leader_scores,
)
from tartli_core.tartli.cards import CardSet, Suit, parse_hand
from tartli_core.tartli.contest import CONTEST_CALLS, Call, may_reply
from tartli_core.tartli.melds import Meld, find_melds, parse_meld
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules

HUNGARIAN = Rules.preset("hungarian")
AUSTRIAN = Rules.preset("austrian")


def said(*melds: str) -> Announcement:
    return Announcement(tuple(parse_meld(meld, Suit.ACORNS) for meld in melds))


def is_one_announcement(melds: tuple[Meld, ...], rules: Rules) -> bool:
    """T-M4, read once more: counts a player may announce in one trick."""
    texts = [str(meld) for meld in melds]
    sequences = [text for text in texts if " " in text]
    fours = [text for text in texts if len(text) == 1]
    suits_of = [text[1] for text in sequences]
    if rules.sequences_per_trick == "1" and len(sequences) > 1:
        return False
    return len(set(suits_of)) == len(suits_of) and len(fours) <= 1


@settings(max_examples=80, deadline=None)
@given(hands, suits, rule_sets(), st.sampled_from([None, *CONTEST_CALLS]), st.data())
def test_announceable_is_what_stands_in_some_legal_announcement(
    hand: CardSet, trump: Suit, rules: Rules, leader: Call | None, data: st.DataObject
) -> None:
    """A second way: try every announcement of up to four melds."""
    held = find_melds(hand, trump, rules)
    scored = data.draw(st.lists(st.sampled_from(held), max_size=2)) if held else []
    free = [m for m in held if judge_repeat(m, scored, hand, rules).allowed]
    if len(free) > 9:
        return
    legal: set[Meld] = set()
    for melds in chain.from_iterable(combinations(free, n) for n in range(1, 4)):
        if is_one_announcement(melds, rules):
            best = Announcement(melds).best_call
            if best is None or may_reply(best, leader):
                legal.update(melds)
    found = announceable(hand, trump, rules, scored=scored, leader=leader)
    assert set(found) == legal


def test_x3_what_the_second_player_may_say() -> None:
    """T-X3."""
    kvart = parse_hand("Oa Ua Xa 9a 7l 8l 7h 8h 7b")
    assert announceable(kvart, Suit.BELLS, HUNGARIAN, leader=Call.VANNAK) == ()

    rich = parse_hand("Oa Ua Xa 9a 8a Ul Uh Ub Kl")  # kvint, vannak of Unders
    free = announceable(rich, Suit.BELLS, HUNGARIAN, leader=Call.KVART)
    assert {"U", "Oa Ua Xa 9a", "Oa Ua Xa 9a 8a", "Oa Ua Xa"} <= set(map(str, free))

    terc = parse_hand("Oa Ua Xa 7l 8l 7h 8h 7b 8b")
    assert announceable(terc, Suit.BELLS, HUNGARIAN, leader=Call.KVART) == ()

    kvint = parse_hand("Oa Ua Xa 9a 8a 7l 8l 7h 8h")
    assert announceable(kvint, Suit.BELLS, HUNGARIAN, leader=Call.VANNAK) == ()
    longer = announceable(kvint, Suit.BELLS, HUNGARIAN, leader=Call.KVART)
    assert {len(meld.cards) for meld in longer} == {4, 5}


def test_with_several_sequences_a_trick_a_short_one_goes_with_a_long_one() -> None:
    hand = parse_hand("Oa Ua Xa 9a Ol Ul Xl 7h 7b")
    one = announceable(hand, Suit.BELLS, HUNGARIAN, leader=Call.KVART)
    each = announceable(hand, Suit.BELLS, AUSTRIAN, leader=Call.KVART)
    assert list(map(str, one)) == ["Oa Ua Xa 9a"]
    assert list(map(str, each)) == ["Oa Ua Xa 9a", "Ol Ul Xl"]


def test_bela_is_always_free() -> None:
    hand = parse_hand("Ka Oa 7l 8l 7h 8h 7b 8b 9b")
    assert list(
        map(str, announceable(hand, Suit.ACORNS, HUNGARIAN, leader=Call.VANNAK))
    ) == ["bela"]


def test_only_the_owner_of_the_best_meld_scores() -> None:
    trump = Suit.ACORNS
    assert leader_scores(said("Oa Ua Xa"), SILENCE, trump, HUNGARIAN) is True
    assert leader_scores(SILENCE, said("Oa Ua Xa"), trump, HUNGARIAN) is False
    assert leader_scores(said("bela"), SILENCE, trump, HUNGARIAN) is None
    assert leader_scores(said("Ol Ul Xl"), said("Oh Uh Xh"), trump, HUNGARIAN) is True
    assert leader_scores(said("Ol Ul Xl"), said("Oa Ua Xa"), trump, HUNGARIAN) is False
    assert leader_scores(said("Oa Ua Xa", "U"), said("9"), trump, HUNGARIAN) is False


def test_an_announcement_tells_its_words_and_points() -> None:
    both = said("Oa Ua Xa 9a", "U", "bela")
    assert both.calls == (Call.KVART, Call.VANNAK, Call.BELA)
    assert both.best_call is Call.VANNAK
    assert (both.contest_points, both.bela) == (150, True)
    assert SILENCE.best_call is None
    assert said("bela").best_call is None


@pytest.mark.parametrize("melds", [("U", "9"), ("Oa Ua Xa", "Ua Xa 9a"), ("bela",) * 2])
def test_what_cannot_go_together_is_quoted(melds: tuple[str, ...]) -> None:
    with pytest.raises(NotationError, match="cannot be announced in one trick"):
        said(*melds)
