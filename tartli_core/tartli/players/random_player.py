"""A player who moves at random, but lively: announces, exchanges, claims."""

from random import Random
from typing import Final

from tartli_core.tartli.cards import NATURAL_PLACE, PLAIN_ORDER, TRUMP_ORDER, Card, Suit
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import (
    Announce,
    AskToShow,
    Claim,
    Exchange,
    Move,
    PlayCard,
    SayBela,
)
from tartli_core.tartli.pack import INDICATOR_PLACES, USUAL_INDICATOR, shuffled
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.state import LAST_DRAWING_TRICK

WRONG_CLAIM_CHANCE: Final = 0.0003
"""At each moment of a deal; a deal has some hundred and thirty."""


def random_move(deal: Deal, rng: Random, hunter: int | None = None) -> Move:
    """A legal move.

    Args:
        deal: a deal that is not over.
        rng: source of randomness.
        hunter: 0 or 1, a player who is after all of the last nine tricks and whom
            the other lets have them (T-S2); None if both play at random.
    """
    for player in deal.asked:
        for move in deal.interrupts(player):
            if rng.random() < _interrupt_chance(deal, move):
                return move
    moves = deal.legal_moves
    if len(moves) == 1:
        return moves[0]
    exchanges = [move for move in moves if isinstance(move, Exchange)]
    if exchanges and rng.random() < 0.7:
        return exchanges[0]
    exact = rng.random() < 0.15
    said = [m for m in moves if isinstance(m, Announce) and m.exact is exact]
    if said and rng.random() < 0.6:
        return rng.choice(said)
    cards = [move for move in moves if isinstance(move, PlayCard)]
    return rng.choice(cards) if hunter is None else _hunt(deal, cards, hunter)


def random_deal(seed: int, rules: Rules, before: Pair | None = None) -> Deal:
    """A whole deal of the pack `shuffled(seed)`, played at random.

    The same for the same seed, rules and totals.

    Args:
        seed: any whole number.
        rules: the rule set.
        before: both totals before it; at random if not given, often near 501.
    """
    rng = Random(f"deal {seed}")
    deal = random_start(rng, rules, before, shuffled(seed))
    hunter = rng.choice((0, 1, *[None] * 14))
    while deal.result is None:
        deal = deal.play(random_move(deal, rng, hunter))
    return deal


def random_start(
    rng: Random,
    rules: Rules,
    before: Pair | None = None,
    pack: tuple[Card, ...] | None = None,
) -> Deal:
    """A deal to be played: any dealer and any place of the indicator allowed.

    Args:
        rng: source of randomness.
        rules: the rule set.
        before: both totals before it; at random if not given, often near 501.
        pack: the cards in dealing order; shuffled if not given.
    """
    place = rng.choice(INDICATOR_PLACES)
    return Deal.start(
        pack or shuffled(rng.getrandbits(32)),
        dealer=rng.randrange(2),
        rules=rules,
        before=before or _random_scores(rng),
        indicator_at=place if rules.indicator == "any_packet" else USUAL_INDICATOR,
    )


def _random_scores(rng: Random) -> Pair:
    """Any totals at which a deal can begin; one in thirty is a tie (T-S6)."""
    if rng.random() < 1 / 30:
        level = rng.randrange(TARGET, 700)
        return level, level
    least = rng.choice((0, 0, 400, 450))
    return rng.randrange(least, TARGET), rng.randrange(least, TARGET)


def _interrupt_chance(deal: Deal, move: Move) -> float:
    match move:
        case Claim(player=player):
            return 0.3 if deal.totals[player] >= TARGET else WRONG_CLAIM_CHANCE
        case AskToShow():
            return 0.2
        case SayBela():
            return 0.3
        case _:
            return 0.0


def _hunt(deal: Deal, moves: list[PlayCard], hunter: int) -> PlayCard:
    """The hunter saves what is strong for the last nine tricks, the other spends it."""
    late = deal.number > LAST_DRAWING_TRICK
    strong = late == (moves[0].player == hunter)
    choose = max if strong else min
    return choose(moves, key=lambda move: strength(move.card, deal.trump))


def strength(card: Card, trump: Suit) -> tuple[bool, int, int]:
    """Trumps above all, each suit in trick order (T-C3, T-C4)."""
    order = TRUMP_ORDER if card.suit is trump else PLAIN_ORDER
    return card.suit is trump, -order.index(card.rank), -NATURAL_PLACE[card.rank]
