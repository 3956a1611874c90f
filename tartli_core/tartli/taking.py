"""Why a card takes a trick from another, in statements (T-P2)."""

from enum import StrEnum

from tartli_core.tartli.cards import PLAIN_ORDER, TRUMP_ORDER, Card, Suit
from tartli_core.text.say import Say


class Reason(StrEnum):
    """What decides a trick."""

    TRUMP = "trump"  # only one of its cards is a trump
    SUIT = "suit"  # no trump, and the suit led was not followed
    ORDER_TRUMP = "order_trump"  # both are trumps
    ORDER_PLAIN = "order_plain"  # both are of one plain suit


def reason_of(one: Card, other: Card, trump: Suit) -> Reason:
    """What decides a trick of these two cards."""
    if one.suit is not other.suit:
        return Reason.TRUMP if trump in (one.suit, other.suit) else Reason.SUIT
    return Reason.ORDER_TRUMP if one.suit is trump else Reason.ORDER_PLAIN


def why_it_wins(winner: Card, loser: Card, trump: Suit) -> Say:
    """Why the first card takes the trick from the second."""
    both = {"winner": str(winner), "loser": str(loser)}
    match reason_of(winner, loser, trump):
        case Reason.TRUMP:
            return Say("trick.why_trump", **both)
        case Reason.SUIT:
            return Say("trick.why_suit", **both, suit=str(winner.suit))
        case reason:
            order = TRUMP_ORDER if reason is Reason.ORDER_TRUMP else PLAIN_ORDER
            whole = " ".join(f"{rank}{winner.suit}" for rank in order)
            return Say(f"trick.why_{reason}", **both, all=whole)


def why_it_loses(loser: Card, winner: Card, trump: Suit) -> Say:
    """Why the first card does not take the trick, without naming the second."""
    reason = reason_of(loser, winner, trump)
    over = {"over": "O"} if reason is Reason.ORDER_TRUMP else {}
    return Say(f"trick.wrong_{reason}", card=str(loser), **over)
