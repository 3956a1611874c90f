"""Trick 7: what each option brings in every layout that fits (T-X9).

From trick 8 on each player can know the other's cards. So in trick 7 one can go
through all hands that the other may hold and ask of each how the deal ends, both
hands then open. An option is called right only if it is at least as good as every
other in every layout and better in one: then it is right whatever the opponent
holds and however they play.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from tartli_core.errors import IllegalMoveError, InvalidStateError
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Announce, Move, PlayCard
from tartli_core.tartli.seen import Heard, trick_start
from tartli_core.tartli.solver.layouts import consistent_layouts
from tartli_core.tartli.solver.open_cards import OpenCards, worth_trying
from tartli_core.tartli.state import (
    ANSWER,
    HEIGHT,
    LAST_DRAWING_TRICK,
    LEAD,
    REPLY,
)
from tartli_core.tartli.view import View

Option = tuple[Move, ...]
"""What a player does in the trick: exchange, announcement, card."""


@dataclass(frozen=True, slots=True)
class OptionTable:
    """Options by layouts.

    Attributes:
        player: who is on turn, 0 or 1.
        options: what the player can do, in the order of `legal_moves`.
        layouts: the deals that fit, one for each hand the other can hold now and
            each meaning of what was heard in this trick.
        outcomes: of each option in each layout, for the player on turn: 1 or 2 for
            the buli won (2 with maccs), -1 or -2 for the buli lost, 0 for neither.
    """

    player: int
    options: tuple[Option, ...]
    layouts: tuple[Deal, ...]
    outcomes: tuple[tuple[int, ...], ...]

    @property
    def wins(self) -> tuple[int, ...]:
        """In how many layouts each option wins the buli."""
        return tuple(sum(value > 0 for value in row) for row in self.outcomes)

    @property
    def right(self) -> Option | None:
        """The option at least as good as every other in every layout, better in one.

        None if there is none: then nothing is called right.
        """
        for option, row in zip(self.options, self.outcomes, strict=True):
            others = [other for other in self.outcomes if other is not row]
            if others and all(_dominates(row, other) for other in others):
                return option
        return None


def _dominates(row: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return row != other and all(a >= b for a, b in zip(row, other, strict=True))


def solve_trick_7(view: View) -> OptionTable:
    """Every option's outcome in every layout that fits the view.

    Raises:
        InvalidStateError: it is not trick 7, or not this player's turn in it.
    """
    if view.number != LAST_DRAWING_TRICK or view.step not in (LEAD, REPLY):
        raise InvalidStateError(
            "trick {number}: the options of trick 7 are asked for, before a card",
            number=view.number,
        )
    if view.to_move != view.player:
        raise InvalidStateError(
            "player {player} is not on turn: the view must be player {right}'s",
            player=view.player,
            right=view.to_move,
        )
    deals = tuple(_layouts(view))
    options = tuple(_options(deals[0], view.player))
    sign = 1 if view.player == 0 else -1
    return OptionTable(
        player=view.player,
        options=options,
        layouts=deals,
        outcomes=tuple(
            zip(*(_outcomes(deal, options, sign) for deal in deals), strict=True)
        ),
    )


def _outcomes(deal: Deal, options: Iterable[Option], sign: int) -> Iterator[int]:
    """What each option brings in one layout; they share one search."""
    search = OpenCards()
    for option in options:
        yield sign * search.outcome(_after(deal, option))


def _layouts(view: View) -> Iterator[Deal]:
    for hand, _ in consistent_layouts(view).hands():
        deal = consistent_layouts(view, hand).example()
        assert deal is not None
        yield from _meanings(deal, view)


def _meanings(deal: Deal, view: View) -> Iterator[Deal]:
    """The deal with everything that the words heard in this trick can mean."""
    heard = [i for i, seen in enumerate(view.seen) if isinstance(seen, Heard)]
    if not heard or heard[-1] < trick_start(view.seen):
        yield deal
        return
    last = heard[-1]
    before = deal.beginning
    for move in deal.history[:last]:
        before = before.play(move)
    for move in before.legal_moves:
        if isinstance(move, Announce) and not move.exact:
            with suppress(IllegalMoveError):
                meant = _replayed(before.play(move), deal.history[last + 1 :])
                if meant.view(view.player) == view:
                    yield meant


def _replayed(deal: Deal, moves: Iterable[Move]) -> Deal:
    for move in moves:
        deal = deal.play(move)
    return deal


def _options(deal: Deal, player: int) -> Iterator[Option]:
    """Every way to the player's card, the dialogue of the contest left out."""
    for move in worth_trying(deal):
        if isinstance(move, PlayCard):
            yield (move,)
        else:
            after = _after(deal, (move,))
            yield from ((move, *rest) for rest in _options(after, player))


def _after(deal: Deal, option: Option) -> Deal:
    """The deal after these moves, and the dialogue that they call for (T-A2)."""
    for move in option:
        deal = deal.play(move)
        while deal.step in (HEIGHT, ANSWER):
            deal = deal.play(deal.legal_moves[0])
    return deal
