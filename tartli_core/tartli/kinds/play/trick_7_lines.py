"""The deal played out from trick 7 on, in the words of a proof's line."""

from collections.abc import Iterable, Iterator

from tartli_core.tartli.cards import Card
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.solver.ending import Ending

PLAYERS = (Who.YOU, Who.OPPONENT)


def drawn(draw: LastDraw, ending: Ending, hidden: Card) -> Iterator[str]:
    """Who draws the hidden card, and who the open one (T-P3)."""
    taker = PLAYERS[ending.leader]
    yield f"{taker} draws {hidden}"
    yield f"{taker.other} draws {draw.indicator}"


def played(ending: Ending, cards: Iterable[Card]) -> Iterator[str]:
    """Who plays which of these cards."""
    for card in cards:
        yield f"{PLAYERS[ending.to_move]} {card}"
        ending = ending.play(card)
