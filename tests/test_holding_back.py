"""Announce now or wait: exact expected points, by the tables of T-X2 and T-X5."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations

import pytest

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, CardSet
from tartli_core.tartli.melds import Sequence, find_sequences, parse_sequence
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.holding_back import HoldingBack
from tartli_core.tartli.solver.split import best_split

HUNGARIAN = Rules.preset("hungarian")
LEAVES = CardSet.parse("Ul Xl 9l 7l")
U_TERC = parse_sequence("Ul Xl 9l")


@pytest.mark.parametrize(
    ("trick", "wait", "now"),
    [
        (1, 113.7, 105.2),
        (2, 98.5, 92.2),
        (3, 83.4, 79.4),
        (4, 68.7, 66.7),
        (5, 54.8, 54.0),
        (6, 39.4, 41.8),
        (7, 26.9, 29.4),
        (8, 0.0, 20.0),
    ],
)
def test_x2_wait_up_to_trick_5_and_announce_from_trick_6(
    trick: int, wait: float, now: float
) -> None:
    suit = HoldingBack(LEAVES, trick, HUNGARIAN)
    assert suit.options == (U_TERC,)
    assert float(round(suit.waiting, 1)) == wait
    assert float(round(suit.announcing(U_TERC), 1)) == now
    assert suit.best == max(suit.waiting, suit.announcing(U_TERC))


def test_x2_what_waiting_brings_once_the_eight_is_drawn() -> None:
    kvint = CardSet.parse("Ul Xl 9l 8l 7l")
    waited = [best_split(kvint, 8 - t, HUNGARIAN).total for t in range(1, 8)]
    assert waited == [260, 260, 240, 220, 200, 150, 100]
    first = [
        20 + best_split(kvint, 8 - t, HUNGARIAN, scored=[U_TERC]).total
        for t in range(1, 8)
    ]
    assert first == [170, 170, 170, 170, 170, 170, 120]


def test_x2_the_under_terc_first_forbids_three_sequences() -> None:
    for text in ("9l 8l 7l", "Xl 9l 8l", "Xl 9l 8l 7l"):
        verdict = judge_repeat(parse_sequence(text), [U_TERC], FULL_PACK, HUNGARIAN)
        assert not verdict.allowed


@pytest.mark.parametrize(
    ("cards", "points"), [("Ul Xl", 32.15), ("Ul 9l", 25.32), ("Al Kl", 15.19)]
)
def test_x5_two_cards_held_at_trick_1(cards: str, points: float) -> None:
    suit = HoldingBack(CardSet.parse(cards), 1, HUNGARIAN)
    assert float(round(suit.best, 2)) == points


def test_x5_five_starts_have_two_completing_cards_and_eight_have_one() -> None:
    completing = {}
    for pair in combinations(FULL_PACK.of_suit(parse_sequence("Al Kl Ol").suit), 2):
        cards = CardSet(pair)
        rest = FULL_PACK - cards
        count = sum(bool(find_sequences(cards.with_card(card))) for card in rest)
        completing["-".join(str(card.rank) for card in pair)] = count
    assert {p for p, count in completing.items() if count == 2} == {
        *("K-O", "O-U", "U-X", "X-9", "9-8")
    }
    assert {p for p, count in completing.items() if count == 1} == {
        *("A-K", "8-7", "A-O", "K-U", "O-X", "U-9", "X-8", "9-7")
    }


def plain_best(
    held: CardSet, scored: tuple[Sequence, ...], trick: int, rules: Rules
) -> Fraction:
    """The same with all that was scored remembered and every draw gone through."""
    values = [plain_later(held, scored, trick, rules)]
    for sequence in find_sequences(held):
        if judge_repeat(sequence, scored, held, rules).allowed:
            later = plain_later(held, (*scored, sequence), trick, rules)
            values.append(sequence.points + later)
    return max(values)


def plain_later(
    held: CardSet, scored: tuple[Sequence, ...], trick: int, rules: Rules
) -> Fraction:
    if trick == 8:
        return Fraction(0)
    suit = next(iter(held)).suit
    missing = [c for c in FULL_PACK.of_suit(suit) if c not in held]
    unseen = 23 - trick
    total = (unseen - len(missing)) * plain_best(held, scored, trick + 1, rules)
    for card in missing:
        total += plain_best(held.with_card(card), scored, trick + 1, rules)
    return total / unseen


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize(
    ("cards", "scored"),
    [
        ("Ol Ul Xl 9l 8l", ()),
        ("Al Kl Ol Xl 9l 8l", ("Al Kl Ol",)),
        ("Kl Ul Xl 9l 7l", ("Ul Xl 9l",)),
        ("9l 8l", ()),
    ],
)
def test_merging_what_was_scored_changes_no_value(
    rules: str, cards: str, scored: Iterable[str]
) -> None:
    held, options = CardSet.parse(cards), Rules.preset(rules)
    before = tuple(map(parse_sequence, scored))
    for trick in (6, 7, 8):
        merged = HoldingBack(held, trick, options, scored=before).best
        assert merged == plain_best(held, before, trick, options)


def test_a_card_gone_is_not_drawn() -> None:
    without = HoldingBack(LEAVES, 5, HUNGARIAN, gone=CardSet.parse("8l"))
    assert without.waiting < HoldingBack(LEAVES, 5, HUNGARIAN).waiting


def test_one_suit_and_an_announcing_trick_are_asked_for() -> None:
    with pytest.raises(InvalidStateError, match="cards of one suit"):
        HoldingBack(CardSet.parse("Ul Xh"), 1, HUNGARIAN)
    with pytest.raises(InvalidStateError, match="trick 9"):
        HoldingBack(LEAVES, 9, HUNGARIAN)
    with pytest.raises(InvalidStateError, match="may not be announced now"):
        HoldingBack(LEAVES, 1, HUNGARIAN).announcing(parse_sequence("9l 8l 7l"))
