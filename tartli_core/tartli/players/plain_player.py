"""A player with a few plain habits: the deals look like deals, not like chance."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tartli_core.tartli.cards import Card, Suit, beats
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Announce, Exchange, Move, PlayCard
from tartli_core.tartli.players.random_player import strength

WORTH_TAKING: Final = 10
"""Points in the card led from which the second player takes the trick if possible."""

EXCHANGES: Final = 0.8
SPEAKS: Final = 0.9
LEADS_STRONG: Final = 0.35
SURPRISES: Final = 0.15
"""How often the player exchanges, announces, leads a strong card, plays any card."""


def plain_move(deal: Deal, rng: Random, *, exchanges: bool = True) -> Move:
    """What the player on turn does: exchange, announce the most, play a card.

    Béla is said on turn only, and nothing is named exactly.

    Args:
        deal: a deal that is not over.
        rng: source of randomness.
        exchanges: whether the seven is exchanged now and then.
    """
    moves = deal.legal_moves
    if len(moves) == 1:
        return moves[0]
    silent = deal.said[moves[0].player] is None
    swaps = [move for move in moves if isinstance(move, Exchange)]
    if exchanges and swaps and silent and rng.random() < EXCHANGES:
        return swaps[0]
    said = [move for move in moves if isinstance(move, Announce) and not move.exact]
    if said and rng.random() < SPEAKS:
        return max(said, key=_points)
    return _card(deal, [move for move in moves if isinstance(move, PlayCard)], rng)


def _points(move: Announce) -> int:
    return sum(meld.points for meld in move.said.melds)


def usual_reply(hand: Sequence[Card], led: Card, trump: Suit) -> Card:
    """The card that one plays second without much thought, while any may be played.

    It takes a card of ten points or more, as cheaply as it can; else it gives away
    the fewest points.

    >>> from tartli_core.tartli.cards import parse_cards
    >>> hand = parse_cards("Oa 8a Kl 7h")
    >>> print(*(usual_reply(hand, led, Suit.ACORNS) for led in parse_cards("Xb Kb")))
    8a 7h
    """
    taking = [card for card in hand if beats(card, led, trump)]
    if taking and led.points(trump) >= WORTH_TAKING:
        return min(taking, key=lambda card: strength(card, trump))
    return min(hand, key=lambda card: _cost(card, trump))


def usual_lead(hand: Sequence[Card], trump: Suit, rng: Random) -> Card:
    """The card that one leads without much thought: a low one, now and then the best.

    Args:
        hand: the cards to lead from.
        trump: the trump suit.
        rng: source of randomness.
    """
    choose = max if rng.random() < LEADS_STRONG else min
    return choose(hand, key=lambda card: strength(card, trump))


def _card(deal: Deal, plays: list[PlayCard], rng: Random) -> PlayCard:
    """Leads low, or strong now and then; replies as usual; surprises at times."""
    if rng.random() < SURPRISES:
        return rng.choice(plays)
    led, cards = deal.table[deal.lead], [move.card for move in plays]
    card = (
        usual_lead(cards, deal.trump, rng)
        if led is None
        else usual_reply(cards, led, deal.trump)
    )
    return next(move for move in plays if move.card is card)


def _cost(card: Card, trump: Suit) -> tuple[int, tuple[bool, int, int]]:
    """Points first, then strength: what one gives up most easily is least."""
    return card.points(trump), strength(card, trump)
