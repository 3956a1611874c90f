"""From a deal to what was seen of it, and back."""

from collections.abc import Iterator

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Draw
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.view import seen_moves


def steps_of(deal: Deal) -> Iterator[tuple[Deal, Seen]]:
    """Every move of the deal as seen with all cards open, and the state before it."""
    state = deal.beginning
    for move, seen in zip(deal.history, seen_moves(deal), strict=True):
        yield state, seen
        state = state.play(move)


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
        case Drawn(player=player, card=card):
            after = deal.play(Draw(player))
            if card is not deal.talon[0]:
                raise InvalidStateError(
                    "{move!r}: the next card of the talon is {card}",
                    move=str(seen),
                    card=deal.talon[0],
                )
            return after
        case _:
            return deal.play(seen)
