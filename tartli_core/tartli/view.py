"""What one player may know of a deal, and nothing else (section P, T-A1, T-A3)."""

from collections.abc import Iterator
from dataclasses import dataclass

from tartli_core.tartli.cards import SEVENS, Card, CardSet, Suit
from tartli_core.tartli.melds import Meld
from tartli_core.tartli.moves import Announce, Draw, Exchange, Move
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.state import Result, State, Step, TakenTrick


@dataclass(frozen=True, kw_only=True)
class View:
    """One moment of a deal as one player knows it.

    To read it, print `Record.of(deal, player)` or `Position.of(deal, player)`.

    Attributes:
        player: whose view it is, 0 or 1.
        rules: the rule set.
        dealer: 0 or 1.
        before: both totals before this deal.
        tied: both stand level at 501 or more and play on (T-S6, T-S7).
        trump: the trump suit.
        hand: the player's cards.
        dealt: the cards the player held when `seen` begins.
        other_count: how many cards the other holds.
        indicator: the open card under the talon; None when it is drawn.
        turned_up: the indicator when `seen` begins.
        talon_count: how many cards are still to be drawn, the indicator among them.
        number: the trick under way, 1 to 16.
        lead: who leads to it.
        step: what comes next.
        to_move: who is on turn; None when the deal is over.
        table: the cards of this trick, by player.
        written: meld points of this deal.
        scored: the melds each has scored, named exactly when written (T-A1).
        tricks: the player's own taken tricks, where the rules let them be looked
            at; else empty (T-S9). What lay on the table stays in `seen`.
        result: how the deal ended, or None.
        legal_moves: what the player may do if on turn; else none.
        interrupts: what the player may do at any moment, as `Deal.interrupts` tells.
        seen: everything seen and heard since the deal began, or was taken up.
        resumed: the tricks before `seen` begins, if the deal was taken up later.
    """

    player: int
    rules: Rules
    dealer: int
    before: Pair
    tied: bool
    trump: Suit
    hand: CardSet
    dealt: CardSet
    other_count: int
    indicator: Card | None
    turned_up: Card | None
    talon_count: int
    number: int
    lead: int
    step: Step
    to_move: int | None
    table: tuple[Card | None, Card | None]
    written: Pair
    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    tricks: tuple[TakenTrick, ...]
    result: Result | None
    legal_moves: tuple[Move, ...]
    interrupts: tuple[Move, ...]
    seen: tuple[Seen, ...]
    resumed: tuple[TakenTrick, ...] = ()


def view_of(
    state: State,
    player: int,
    legal_moves: tuple[Move, ...],
    interrupts: tuple[Move, ...],
) -> View:
    """What this player may know.

    Args:
        state: the deal with all cards open.
        player: 0 or 1.
        legal_moves: what the player may do on turn.
        interrupts: what the player may do at any moment.
    """
    begun = state.beginning
    reviewed = state.tricks if state.rules.may_review_tricks else ()
    return View(
        player=player,
        rules=state.rules,
        dealer=state.dealer,
        before=state.before,
        tied=state.tied,
        trump=state.trump,
        hand=state.hands[player],
        dealt=begun.hands[player],
        other_count=len(state.hands[1 - player]),
        indicator=state.indicator,
        turned_up=begun.indicator,
        talon_count=len(state.talon),
        number=state.number,
        lead=state.lead,
        step=state.step,
        to_move=state.to_move,
        table=state.table,
        written=state.written,
        scored=state.scored,
        tricks=tuple(trick for trick in reviewed if trick.taker == player),
        result=state.result,
        legal_moves=legal_moves,
        interrupts=interrupts,
        seen=tuple(seen_moves(state, player)),
        resumed=begun.tricks,
    )


def seen_moves(state: State, player: int | None = None) -> Iterator[Seen]:
    """The moves so far as one player saw them, or with all cards open.

    Args:
        state: the deal with all cards open.
        player: 0 or 1; None for one who sees all cards.
    """
    talon = state.beginning.talon
    for move in state.history:
        match move:
            case Announce():
                yield _heard(move, player)
            case Draw():
                card, *rest = talon
                shown = not rest or (len(rest) == 1 and state.rules.show_last_hidden)
                mine = player in (None, move.player)
                yield Drawn(move.player, card if shown or mine else None)
                talon = tuple(rest)
            case Exchange():
                yield move
                talon = (*talon[:-1], SEVENS[state.trump])
            case _:
                yield move


def _heard(move: Announce, player: int | None) -> Announce | Heard:
    """Of the other's announcement only the words; béla and exact names are all."""
    if move.exact or player in (None, move.player) or not move.said.contesting:
        return move
    return Heard(move.player, move.said.calls)
