"""From a deal to what is known of it, and back."""

from collections.abc import Iterable, Iterator
from itertools import accumulate

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, Card
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Draw
from tartli_core.tartli.seen import Drawn, Heard, Seen


def states_of(deal: Deal) -> Iterator[Deal]:
    """Every state of the deal, from its beginning to this one."""
    return accumulate(deal.history, Deal.play, initial=deal.beginning)


def known_cards(
    cards: Iterable[Card], state: Deal, player: int | None
) -> tuple[Card | None, ...]:
    """The cards as one player knows them in this state, None for a hidden one.

    Args:
        cards: in any order.
        state: the deal with all cards open.
        player: 0 or 1; None for one who sees all cards.
    """
    known = FULL_PACK if player is None else state.seen_by(player)
    return tuple(card if card in known else None for card in cards)


def play_seen(deal: Deal, seen: Seen) -> Deal:
    """The state after a move that was seen.

    Raises:
        InvalidStateError: its cards are not known, or the talon's next is another.
        IllegalMoveError: the move is not allowed now.
    """
    match seen:
        case Heard() | Drawn(card=None):
            raise InvalidStateError(
                "{move!r} does not tell the cards: it cannot be played", move=str(seen)
            )
        case Drawn(player=player):
            after = deal.play(Draw(player))
            check_drawn(seen, deal.talon[0])
            return after
        case _:
            return deal.play(seen)


def check_drawn(drawn: Drawn, following: Card | None) -> None:
    """Pass if this card may have been drawn.

    Args:
        drawn: what was seen; its card may be hidden.
        following: the next card of the talon, None if it is not known.

    Raises:
        InvalidStateError: the card is another.
    """
    if None not in (drawn.card, following) and drawn.card is not following:
        raise InvalidStateError(
            "{move!r}: the next card of the talon is {card}",
            move=str(drawn),
            card=following,
        )
