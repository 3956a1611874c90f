"""Positions for puzzles: a hand, and an earlier course of the deal that fits it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import (
    FULL_PACK,
    HAND_SIZE,
    SEVENS,
    Card,
    CardSet,
    Suit,
    trick_points,
)
from tartli_core.tartli.kinds.events import Event, Trick, Verb, Who, melds_scored
from tartli_core.tartli.kinds.texts import backs
from tartli_core.tartli.melds import Meld
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair

Announcer = Callable[[int, Who], dict[Who, Announcement]]
"""What both players announce in an earlier trick, from its number and leader."""


class Rejected(Exception):  # noqa: N818 -- not an error: the generator tries again
    """What was drawn makes no puzzle."""


@dataclass(frozen=True, kw_only=True)
class Course:
    """The finished tricks of a deal, all cards open.

    Attributes:
        tricks: tricks 1 to 7 at most.
        lead: who leads to the next trick.
    """

    tricks: tuple[Trick, ...]
    lead: Who

    def scored(self, who: Who) -> tuple[Meld, ...]:
        """All melds this player has scored, in order."""
        return tuple(meld for trick in self.tricks for meld in trick.scored(who))

    @property
    def played(self) -> CardSet:
        """The cards of all tricks."""
        return CardSet(card for trick in self.tricks for card in trick.cards.values())

    def points(self) -> Pair:
        """Melds and tricks of both players (T-S1, T-S4): you, opponent."""
        total = {who: sum(meld.points for meld in self.scored(who)) for who in Who}
        for trick in self.tricks:
            total[trick.taker] += trick_points(trick.cards.values(), trick.trump)
        return total[Who.YOU], total[Who.OPPONENT]

    def events(self) -> tuple[Event, ...]:
        """The record of the finished tricks."""
        return tuple(
            event
            for trick in self.tricks
            for event in (*trick.talk(), *trick.writing())
        )


def silent(number: int, lead: Who) -> dict[Who, Announcement]:
    """An earlier trick without announcements."""
    return {Who.YOU: SILENCE, Who.OPPONENT: SILENCE}


def draw_course(
    rng: Random,
    *,
    finished: int,
    trump: Suit,
    rules: Rules,
    kept: CardSet,
    announce: Announcer = silent,
    lead: Who | None = None,
    yours: Sequence[Card] = (),
) -> Course:
    """An earlier course of the deal in which no kept card was played.

    In tricks 1 to 7 any card may be played (T-P3), so every way to deal out the
    other cards to the tricks is a legal course.

    Args:
        rng: source of randomness.
        finished: tricks that are over, 0 to 7.
        trump: the trump suit.
        rules: the rule set.
        kept: cards that are still in a hand or under the talon.
        announce: what was announced in each of them.
        lead: who must lead to the next trick, or None for either.
        yours: the cards you played, trick by trick; by chance where none are given.

    Raises:
        Rejected: too few cards are left, or another player leads.
    """
    others = list(FULL_PACK - kept - CardSet(yours))
    if len(others) < 2 * finished - len(yours):
        raise Rejected
    played = rng.sample(others, 2 * finished - len(yours))
    own = list(reversed(yours)) or played
    leader = rng.choice(list(Who))
    if finished == 0 and lead is not None:
        leader = lead
    tricks = []
    for number in range(1, finished + 1):
        cards = {Who.YOU: own.pop(), Who.OPPONENT: played.pop()}
        trick = Trick(
            number=number,
            trump=trump,
            rules=rules,
            lead=leader,
            said=announce(number, leader),
            cards=cards,
        )
        tricks.append(trick)
        leader = trick.taker
    if lead is not None and leader is not lead:
        raise Rejected
    if any(not _could_hold(tricks, who) for who in Who):
        raise Rejected
    return Course(tricks=tuple(tricks), lead=leader)


def _could_hold(tricks: list[Trick], who: Who) -> bool:
    """Whether the player had drawn enough cards to show all these (T-P3).

    By trick k a player has held nine cards and drawn k - 1.
    """
    shown: set[Card] = set()
    for trick in tricks:
        shown.add(trick.cards[who])
        shown.update(card for meld in trick.said[who].melds for card in meld.cards)
        if len(shown) > HAND_SIZE + trick.number - 1:
            return False
    return True


def draw_indicator(rng: Random, taken: CardSet, trump: Suit) -> Card:
    """The turned-up card: any trump not held by anyone yet (T-D2)."""
    free = [card for card in FULL_PACK - taken if card.suit is trump]
    if not free:
        raise Rejected
    return rng.choice(free)


def could_exchange(hand: CardSet, trump: Suit, rules: Rules, lead: Who) -> bool:
    """Whether you could swap the seven first in one of tricks 1 to 7 (T-P5)."""
    at_turn = lead is Who.YOU or rules.exchange == "any_time"
    return at_turn and SEVENS[trump] in hand


def fill_hand(rng: Random, cards: CardSet, avoid: CardSet) -> CardSet:
    """Nine cards: those given, and others by chance."""
    if len(cards) > HAND_SIZE or cards & avoid:
        raise Rejected
    free = list(FULL_PACK - cards - avoid)
    return CardSet([*cards, *rng.sample(free, HAND_SIZE - len(cards))])


def draw_lead(rng: Random, course: Course, hand: CardSet, indicator: Card) -> Card:
    """A card the opponent can lead: none that you hold or have seen."""
    return rng.choice(list(FULL_PACK - CardSet([*hand, indicator, *course.played])))


def draw_leads(
    rng: Random, course: Course, hand: CardSet, indicator: Card
) -> tuple[Event, ...]:
    """The card the opponent has led without a word; nothing where you lead."""
    if course.lead is Who.YOU:
        return ()
    card = draw_lead(rng, course, hand, indicator)
    return (Event(len(course.tricks) + 1, Who.OPPONENT, Verb.LEADS, str(card)),)


def draw_before(rng: Random, points: Pair, most: Pair = (TARGET, TARGET)) -> Pair:
    """Totals before this deal, such that both stand below `most` now."""
    if any(here >= limit for here, limit in zip(points, most, strict=True)):
        raise Rejected
    mine, theirs = (
        rng.randrange(limit - here) for here, limit in zip(points, most, strict=True)
    )
    return mine, theirs


def draw_position(
    rng: Random,
    course: Course,
    *,
    indicator: Card,
    hand: CardSet,
    now: tuple[Event, ...] = (),
    most: Pair = (TARGET, TARGET),
) -> dict[str, Any]:
    """The position after these tricks and what has happened in the next.

    The totals before the deal are by chance, such that both stand below `most` now.

    Args:
        rng: source of randomness.
        course: the finished tricks.
        indicator: the card turned up for trump.
        hand: your cards.
        now: what the record tells of the trick under way.
        most: you, opponent.
    """
    points = _points_after(course, indicator.suit, now)
    before = draw_before(rng, points, most)
    return position_after(
        course, indicator=indicator, hand=hand, before=before, now=now
    )


def position_after(
    course: Course,
    *,
    indicator: Card,
    hand: CardSet,
    before: Pair,
    now: tuple[Event, ...] = (),
) -> dict[str, Any]:
    """The same with these totals before the deal: you, opponent."""
    cards = (Verb.LEADS, Verb.PLAYS)
    played = [e for e in now if e.who is Who.OPPONENT and e.verb in cards]
    return position_json(
        number=len(course.tricks) + 1,
        indicator=indicator,
        hand=hand,
        opponent_cards=HAND_SIZE - len(played),
        before=before,
        points=_points_after(course, indicator.suit, now),
        record=(*course.events(), *now),
    )


def _points_after(course: Course, trump: Suit, now: tuple[Event, ...]) -> Pair:
    """Melds and tricks of both so far (T-S1, T-S4): you, opponent."""
    mine, theirs = (
        points + sum(meld.points for meld in melds_scored(now, who, trump))
        for who, points in zip(Who, course.points(), strict=True)
    )
    return mine, theirs


def position_json(
    *,
    number: int,
    indicator: Card,
    hand: CardSet,
    opponent_cards: int,
    before: Pair,
    points: Pair,
    record: tuple[Event, ...],
) -> dict[str, Any]:
    """The position as a puzzle carries it; unknown cards are ``?``."""
    return {
        "trick": number,
        "trump": str(indicator.suit),
        "indicator": str(indicator),
        "hand": str(hand),
        "opponent": backs(opponent_cards),
        "before": list(before),
        "totals": [before[0] + points[0], before[1] + points[1]],
        "record": [str(event) for event in record],
    }
