"""Exercise: count the points of cards, or what the other player has (T-C3 to T-C5)."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    PACK,
    PLAIN_POINTS,
    TRUMP_POINTS,
    Card,
    Rank,
    Suit,
    trick_points,
)
from tartli_core.tartli.exercises.record import Exercise, Option
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form

ALL_CARDS: Final = sum(TRUMP_POINTS.values()) + 3 * sum(PLAIN_POINTS.values())
ALL_POINTS: Final = ALL_CARDS + LAST_TRICK_POINTS
"""Points of a whole deal: 161 (T-C5)."""

COUNTS: Final = {1: 3, 2: 4, 3: 6}
"""How many cards at each level."""

NUMERALS: Final[Mapping[Rank, int]] = {Rank.NINE: 9, Rank.EIGHT: 8, Rank.SEVEN: 7}

Slips = dict[int, Say]
"""Wrong counts, and what went wrong in each."""


def draw(rng: Random, level: int) -> Exercise:
    """Level 1 has three plain cards, 2 and 3 also trumps, and what is left of 161."""
    if level > 1 and rng.random() < 0.4:
        return _rest(rng)
    return _cards(rng, level)


def _cards(rng: Random, level: int) -> Exercise:
    trump = rng.choice(tuple(Suit))
    while True:
        cards = tuple(rng.sample(PACK, COUNTS[level]))
        trumps = [card for card in cards if card.suit is trump]
        points = trick_points(cards, trump)
        slips = {n: say for n, say in _slips(cards, trump) if n != points}
        if len(slips) >= 3 and bool(trumps) is (level > 1):
            break
    codes = " ".join(map(str, cards))
    terms = " + ".join(str(card.points(trump)) for card in cards)
    total = f"{terms} = {points}"
    which = (
        Say("count.why_trump", cards=" ".join(map(str, trumps)), count=len(trumps))
        if trumps
        else Say("count.why_no_trump", cards=codes)
    )
    return Exercise(
        kind="count",
        question=(Say("count.question", trump=str(trump)),),
        form=Form.ONE,
        trump=trump,
        cards=cards,
        options=_options(rng, points, slips),
        answer=(str(points),),
        hint=Say("count.hint_cards", over="O", under="U"),
        explanation=(which, Say("count.why_sum", sum=total, cards=codes)),
    )


def _slips(cards: tuple[Card, ...], trump: Suit) -> Iterator[tuple[int, Say]]:
    """What one comes to by taking one card for something else."""
    points = trick_points(cards, trump)
    for card in cards:
        worth, code = card.points(trump), str(card)
        if card.suit is trump:
            plain = points - worth + PLAIN_POINTS[card.rank]
            yield plain, Say("count.not_trump", card=code)
        else:
            as_trump = points - worth + TRUMP_POINTS[card.rank]
            yield as_trump, Say("count.not_plain", card=code, trump=str(trump))
        if worth:
            yield points - worth, Say("count.left_out", card=code)
        if card.rank in NUMERALS and worth == 0:
            yield points + NUMERALS[card.rank], Say("count.numeral", card=code)


def _rest(rng: Random) -> Exercise:
    """What the opponent has, from what you have."""
    points = rng.randrange(35, 116)
    ten_apart = rng.random() < 0.5
    mine = points + LAST_TRICK_POINTS if ten_apart else points
    rest = ALL_POINTS - mine
    slips: Slips = {
        rest - 10: Say("count.two_tens" if ten_apart else "count.no_ten"),
        rest + 10: Say("count.no_ten" if ten_apart else "count.two_tens"),
        rest - 31: Say("count.no_trumps"),
        rest - 1: Say("count.base", base=ALL_POINTS - 1),
        rest + 1: Say("count.base", base=ALL_POINTS + 1),
    }
    slips = {count: say for count, say in slips.items() if count > 0}
    explanation = [
        Say("count.why_all", sum=f"61 + 30 + 30 + 30 + 10 = {ALL_POINTS}"),
        Say("count.why_rest", sum=f"{ALL_POINTS} − {mine} = {rest}"),
    ]
    if ten_apart:
        explanation.insert(1, Say("count.why_last", sum=f"{points} + 10 = {mine}"))
    question = "count.question_last" if ten_apart else "count.question_rest"
    return Exercise(
        kind="count",
        question=(Say(question, points=points),),
        form=Form.ONE,
        options=_options(rng, rest, slips),
        answer=(str(rest),),
        hint=Say("count.hint_all"),
        explanation=tuple(explanation),
    )


def _options(rng: Random, points: int, slips: Slips) -> tuple[Option, ...]:
    """The right count and three wrong ones."""
    options = [_option(points)]
    options += [_option(n, slips[n]) for n in rng.sample(sorted(slips), 3)]
    rng.shuffle(options)
    return tuple(options)


def _option(points: int, *why: Say) -> Option:
    return Option(
        answer=str(points), text=Say("exercise.points", points=points), why=why
    )
