"""Moves of the package as the texts of `plain_deal`."""

from collections.abc import Iterable

from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import Meld
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Claim,
    Draw,
    Exchange,
    Move,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)


def plain(move: Move) -> str:
    """The move as `plain_deal` writes it."""
    return f"{move.player} {_words(move)}"


def _words(move: Move) -> str:
    match move:
        case Exchange():
            return "exchange"
        case Announce():
            return f"{'name' if move.exact else 'say'} {_list(move.said.melds)}"
        case PlayCard():
            return f"play {move.card}"
        case NameHeight():
            return f"height {move.rank}"
        case Answer():
            return f"answer {'higher' if move.higher else 'good'}"
        case WriteMelds():
            return f"write {_list(move.melds)}"
        case TakeTrick():
            return "take"
        case Draw():
            return "draw"
        case SayBela():
            return "bela"
        case AskToShow():
            return "ask"
        case Claim():
            return "claim"


def _list(melds: Iterable[Meld]) -> str:
    return ", ".join(map(str, melds))


def moves_by_text(deal: Deal, *, claims: bool = True) -> dict[str, Move]:
    """All that is allowed: on turn and, for either player, out of turn."""
    moves = [*deal.legal_moves, *deal.interrupts(0), *deal.interrupts(1)]
    return {plain(m): m for m in moves if claims or not isinstance(m, Claim)}
