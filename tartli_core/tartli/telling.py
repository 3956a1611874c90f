"""Moves and results as statements to be read by people."""

from collections.abc import Iterator

from tartli_core.tartli.cards import Card
from tartli_core.tartli.deal import Result
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Claim,
    Exchange,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.text.say import Say


def tell(move: Seen, *, leads: bool, indicator: Card | None = None) -> Say:
    """What a player does.

    Args:
        move: what was seen.
        leads: whether the next card is the first of the trick.
        indicator: the card turned up for trump, which an exchange takes (T-P5);
            of no other move it is asked.
    """
    player = move.player
    match move:
        case Exchange():
            return Say("move.exchange", player=player, card=str(indicator))
        case Announce(said=said, exact=exact):
            code = "move.name" if exact else "move.announce"
            return Say(code, player=player, melds=str(said))
        case Heard(calls=calls):
            return Say("move.hear", player=player, calls=" / ".join(calls))
        case PlayCard(card=card):
            code = "move.lead" if leads else "move.play"
            return Say(code, player=player, card=str(card))
        case NameHeight(rank=rank):
            return Say("move.height", player=player, rank=str(rank))
        case Answer(higher=higher):
            answer = "higher" if higher else "good"
            return Say("move.answer", player=player, answer=answer)
        case WriteMelds(melds=melds):
            text = " / ".join(map(str, melds))
            return Say("move.score", player=player, melds=text)
        case TakeTrick():
            return Say("move.take", player=player)
        case Drawn(card=None):
            return Say("move.draw_hidden", player=player)
        case Drawn(card=card):
            return Say("move.draw", player=player, card=str(card))
        case SayBela():
            return Say("move.bela", player=player)
        case AskToShow():
            return Say("move.ask", player=player)
        case Claim():
            return Say("move.claim", player=player)


def tell_result(result: Result) -> Iterator[Say]:
    """How a deal ended and what it did to the buli."""
    yield Say(f"result.{result.how.name.lower()}")
    mine, theirs = result.points
    ours, yours = result.totals
    yield Say("result.points", mine=mine, theirs=theirs, ours=ours, yours=yours)
    if result.winner is not None:
        points = result.buli_points
        yield Say("result.wins", winner=result.winner, points=points)
    else:
        yield Say("result.level" if result.tied else "result.nobody")
