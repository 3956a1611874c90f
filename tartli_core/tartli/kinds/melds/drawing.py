"""Hands with melds, and what was scored and said, for puzzles about announcing."""

from collections.abc import Iterable
from random import Random
from typing import Final

from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import FULL_PACK, NATURAL_ORDER, Card, CardSet, Suit
from tartli_core.tartli.contest import Call, call_of
from tartli_core.tartli.kinds.events import Event, Verb, Who, bela_at_once
from tartli_core.tartli.kinds.position import (
    Course,
    Rejected,
    draw_course,
    draw_leads,
    fill_hand,
)
from tartli_core.tartli.melds import Bela, Meld, Sequence, Vannak, find_melds
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules

LENGTHS: Final = (0, 3, 3, 4, 4, 5)
"""Lengths of the runs dealt on purpose; 0 for none."""


def draw_melding_hand(rng: Random, trump: Suit) -> CardSet:
    """Nine cards, often with a run, sometimes with four of a rank or béla."""
    cards: set[Card] = set()
    for _ in range(2):
        length = rng.choice(LENGTHS)
        if length:
            top = NATURAL_ORDER[rng.randint(0, 8 - length)]
            cards.update(Sequence(rng.choice(list(Suit)), top, length).cards)
    if rng.random() < 0.25:
        cards.update(Vannak(rng.choice(NATURAL_ORDER[:6])).cards)
    if rng.random() < 0.2:
        cards.update(Bela(trump).cards)
    return fill_hand(rng, CardSet(cards), CardSet())


def draw_scoring_past(
    rng: Random,
    rules: Rules,
    hand: CardSet,
    indicator: Card,
    *,
    finished: int,
    lead: Who | None,
    other: Iterable[Card] = (),
) -> Course:
    """Earlier tricks, in some of which you scored melds you still hold.

    Args:
        rng: source of randomness.
        rules: the rule set.
        hand: your cards.
        indicator: the card turned up for trump.
        finished: tricks that are over.
        lead: who must lead to the next trick, or None for either.
        other: cards in the opponent's hand, where they are known.
    """
    said: dict[int, Announcement] = {}
    scored: list[Meld] = []
    if finished and rng.random() < 0.5:
        wanted = rng.randint(1, min(2, finished))
        for number in sorted(rng.sample(range(1, finished + 1), wanted)):
            fresh = [
                meld
                for meld in find_melds(hand, indicator.suit, rules)
                if judge_repeat(meld, scored, hand, rules).allowed
            ]
            if fresh:
                meld = rng.choice(fresh)
                said[number] = Announcement((meld,))
                scored.append(meld)

    def announce(number: int, lead: Who) -> dict[Who, Announcement]:
        return {Who.YOU: said.get(number, SILENCE), Who.OPPONENT: SILENCE}

    return draw_course(
        rng,
        finished=finished,
        trump=indicator.suit,
        rules=rules,
        kept=CardSet([*hand, indicator, *other]),
        announce=announce,
        lead=lead,
    )


def draw_heard(
    rng: Random,
    course: Course,
    hand: CardSet,
    indicator: Card,
    rules: Rules,
    words: tuple[Call, ...],
) -> tuple[Event, ...]:
    """What the opponent said and led, out of cards that bear it out.

    Raises:
        Rejected: no card of a word is left for the opponent.
    """
    leads = draw_leads(rng, course, hand, indicator)
    if not words:
        return leads
    free = FULL_PACK - hand - CardSet([indicator]) - course.played
    there = {call_of(meld) for meld in find_melds(free, indicator.suit, rules)}
    if not there.issuperset(words):
        raise Rejected
    number = len(course.tricks) + 1
    says = Event(number, Who.OPPONENT, Verb.SAYS, " / ".join(words))
    if bela_at_once(words, rules):
        return says, Event(number, Who.OPPONENT, Verb.SCORES, "bela"), *leads
    return says, *leads
