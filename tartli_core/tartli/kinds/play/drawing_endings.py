"""Drawing moments of tricks 8 to 16 with both hands open."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from tartli_core.tartli.cards import (
    FULL_PACK,
    HAND_SIZE,
    PACK,
    Card,
    CardSet,
    Suit,
    trick_points,
)
from tartli_core.tartli.kinds.events import Event, Verb
from tartli_core.tartli.kinds.play.open_ending import (
    PLAYERS,
    OpenEnding,
    natural_card,
    trick_number,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.state import LAST_DRAWING_TRICK

MELDS: Final = (0, 0, 20, 20, 40, 50, 70, 90, 100, 120)
"""What each may have written for melds in this deal."""

LIKES_THE_NATURAL_CARD: Final = 0.6
"""How often the natural card is played in tricks 8 and after, before the puzzle."""


def draw_ending(rng: Random, rules: Rules, number: int, *, follows: bool) -> OpenEnding:
    """An ending at random, tricks 8 and on played as people often play them.

    Args:
        rng: source of randomness.
        rules: the rule set.
        number: the trick under way, 8 to 16.
        follows: whether the opponent has led to it.
    """
    trump = rng.choice(list(Suit))
    dealt = rng.sample(PACK, 2 * HAND_SIZE)
    hands = CardSet(dealt[:HAND_SIZE]), CardSet(dealt[HAND_SIZE:])
    return play_to(rng, deal_ending(rng, rules, trump, hands), number, follows=follows)


def deal_ending(
    rng: Random,
    rules: Rules,
    trump: Suit,
    hands: tuple[CardSet, CardSet],
    leader: int | None = None,
) -> Ending:
    """The beginning of trick 8 with these hands; tricks 1 to 7 went as they went.

    Args:
        rng: source of randomness.
        rules: the rule set.
        trump: the trump suit.
        hands: nine cards each, by player.
        leader: who leads, who is then the taker of trick 7; None for either.
    """
    gone = list(FULL_PACK - hands[0] - hands[1])
    rng.shuffle(gone)
    takers = [rng.randrange(2) for _ in range(LAST_DRAWING_TRICK)]
    if leader is not None:
        takers[-1] = leader
    taken = [0, 0]
    for taker, first in zip(takers, range(0, len(gone), 2), strict=True):
        taken[taker] += trick_points(gone[first : first + 2], trump)
    return Ending(
        rules=rules,
        trump=trump,
        hands=hands,
        leader=takers[-1],
        taken=(taken[0], taken[1]),
    )


def play_to(rng: Random, ending: Ending, number: int, *, follows: bool) -> OpenEnding:
    """The ending when the trick of this number has come; who is on turn is you.

    Args:
        rng: source of randomness.
        ending: before trick 8.
        number: the trick to come to.
        follows: whether its first card has been led.
    """
    start, cards = ending, []
    while trick_number(ending) < number or (follows and ending.led is None):
        if rng.random() < LIKES_THE_NATURAL_CARD:
            card, _ = natural_card(ending)
        else:
            card = rng.choice(ending.legal_cards)
        cards.append(card)
        ending = ending.play(card)
    situation = play_out(start, cards)
    return situation if ending.to_move == 0 else _turned(situation)


def play_out(ending: Ending, cards: Iterable[Card]) -> OpenEnding:
    """The ending after these cards, with the record of them."""
    record = []
    for card in cards:
        record.append(_event(ending, card))
        ending = ending.play(card)
    return OpenEnding(ending, tuple(record))


def _turned(situation: OpenEnding) -> OpenEnding:
    """The same with the players exchanged."""
    ending = situation.ending
    return OpenEnding(
        Ending(
            rules=ending.rules,
            trump=ending.trump,
            hands=ending.hands[::-1],
            leader=1 - ending.leader,
            led=ending.led,
            taken=ending.taken[::-1],
            last_nine=ending.last_nine[::-1],
        ),
        tuple(replace(event, who=event.who.other) for event in situation.record),
    )


def draw_written(rng: Random) -> int:
    """What a player may have written for melds in this deal."""
    return rng.choice(MELDS)


def with_totals(
    situation: OpenEnding, totals: Pair, written: Pair
) -> tuple[OpenEnding, Pair]:
    """The situation with these totals, and what they were before the deal.

    Raises:
        Rejected: those are below 0, or had ended the buli.
    """
    ending = situation.ending
    mine, theirs = (total - ending.taken[p] for p, total in enumerate(totals))
    before = mine - written[0], theirs - written[1]
    if not all(0 <= points < TARGET for points in before):
        raise Rejected
    scored = replace(ending, scores=(mine, theirs))
    return OpenEnding(scored, situation.record), before


def _event(ending: Ending, card: Card) -> Event:
    """The player on turn plays this card."""
    verb = Verb.LEADS if ending.led is None else Verb.PLAYS
    return Event(trick_number(ending), PLAYERS[ending.to_move], verb, str(card))
