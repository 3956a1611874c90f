from itertools import combinations
from typing import Any

import pytest
from vector_files import cases

from tartli_core.tartli.cards import NATURAL_ORDER, Rank, Suit
from tartli_core.tartli.contest import (
    CONTEST_CALLS,
    Call,
    call_of,
    may_reply,
    second_wins,
    strength,
)
from tartli_core.tartli.melds import Bela, Sequence, Vannak, parse_meld
from tartli_core.tartli.rules import Rules

HUNGARIAN = Rules.preset("hungarian")
TENS_LOW = HUNGARIAN.with_options({"tens_low": "yes"})
ALL: list[Sequence | Vannak] = [
    *(Vannak(Rank(rank)) for rank in "AKOUX9"),
    *(
        Sequence(suit, NATURAL_ORDER[start], length)
        for suit in Suit
        for start in range(6)
        for length in range(3, 9 - start)
    ),
]


@pytest.mark.parametrize("case", cases("contest"), ids=str)
def test_the_winner_is_that_of_the_reference(case: dict[str, Any]) -> None:
    trump = Suit(case["trump"])
    rules = TENS_LOW if case["tens_low"] else HUNGARIAN
    leader, second = (parse_meld(case[who], trump) for who in ("leader", "second"))
    assert not isinstance(leader, Bela)
    assert not isinstance(second, Bela)
    winner = "second" if second_wins(leader, second, trump, rules) else "leader"
    assert winner == case["winner"]


def test_of_two_melds_the_leader_wins_exactly_where_strengths_are_equal() -> None:
    for a, b in combinations(ALL, 2):
        ahead = second_wins(a, b, Suit.HEARTS, HUNGARIAN)
        behind = second_wins(b, a, Suit.HEARTS, HUNGARIAN)
        level = strength(a, Suit.HEARTS, HUNGARIAN) == strength(
            b, Suit.HEARTS, HUNGARIAN
        )
        assert ahead + behind + level == 1


def test_only_sequences_of_two_plain_suits_can_be_level() -> None:
    for a, b in combinations(ALL, 2):
        level = strength(a, Suit.HEARTS, HUNGARIAN) == strength(
            b, Suit.HEARTS, HUNGARIAN
        )
        plain = (
            isinstance(a, Sequence)
            and isinstance(b, Sequence)
            and (a.top, a.length) == (b.top, b.length)
            and Suit.HEARTS not in (a.suit, b.suit)
        )
        assert level == plain


def test_vannak_rank_o_9_a_x_k_u_or_with_tens_last() -> None:
    fours = {four.rank: four for four in ALL if isinstance(four, Vannak)}
    for rules, order in ((HUNGARIAN, "O9AXKU"), (TENS_LOW, "O9AKUX")):
        ranked = sorted(fours, key=lambda r: strength(fours[r], Suit.BELLS, rules))
        assert "".join(reversed(ranked)) == order


def test_any_vannak_beats_any_sequence() -> None:
    under, okt = Vannak(Rank.UNDER), Sequence(Suit.BELLS, Rank.ACE, 8)
    assert second_wins(okt, under, Suit.BELLS, HUNGARIAN)
    assert not second_wins(under, okt, Suit.BELLS, HUNGARIAN)


def test_calls_name_kind_and_length() -> None:
    calls = [call_of(Sequence(Suit.ACORNS, Rank.ACE, n)) for n in range(3, 9)]
    assert tuple(calls) == CONTEST_CALLS[:-1]
    assert call_of(Vannak(Rank.ACE)) is Call.VANNAK
    assert call_of(Bela(Suit.ACORNS)) is Call.BELA


@pytest.mark.parametrize(
    ("second", "leader", "allowed"),
    [
        ("kvart", "kvart", True),
        ("terc", "kvart", False),
        ("kvint", "kvart", True),
        ("vannak", "kvart", True),
        ("kvint", "vannak", False),
        ("okt", "vannak", False),
        ("vannak", "vannak", True),
        ("terc", "bela", True),
        ("bela", "vannak", True),
        ("terc", None, True),
    ],
)
def test_the_second_player_speaks_only_with_enough(
    second: str, leader: str | None, allowed: bool
) -> None:
    said = None if leader is None else Call(leader)
    assert may_reply(Call(second), said) == allowed


@pytest.mark.parametrize(
    ("rules", "meld"),
    [
        (TENS_LOW, "X"),
        (HUNGARIAN, "U"),
        (HUNGARIAN, "9a 8a 7a"),
        (HUNGARIAN, "Xa 9a 8a 7a"),
        (HUNGARIAN, "Ua Xa 9a 8a 7a"),
        (HUNGARIAN, "Oa Ua Xa 9a 8a 7a"),
        (HUNGARIAN, "Ka Oa Ua Xa 9a 8a 7a"),
        (HUNGARIAN, "Aa Ka Oa Ua Xa 9a 8a 7a"),
    ],
)
def test_some_melds_never_win_as_second_at_equal_kind_and_length(
    rules: Rules, meld: str
) -> None:
    """T-M7's advice: the lowest of each kind and length, plain."""
    trump = Suit.BELLS
    second = parse_meld(meld, trump)
    assert not isinstance(second, Bela)
    rivals = [other for other in ALL if call_of(other) is call_of(second)]
    assert not any(second_wins(other, second, trump, rules) for other in rivals)
