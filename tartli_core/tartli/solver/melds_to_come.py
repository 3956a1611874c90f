"""Melds of trick 8 by points, both hands open: who gets what in the contest.

They do not depend on the cards played: each player can announce before playing, béla
out of turn too where the rules let one, and tricks and melds are counted apart. So by
points the two are solved apart and added.
"""

from collections.abc import Iterator

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Announce, Move, PlayCard, SayBela
from tartli_core.tartli.scoring import ZERO
from tartli_core.tartli.state import LEAD, REPLY


def without_scores(deal: Deal) -> Deal:
    """The deal as if the buli began with it: no scoring ends it, nobody claims."""
    return deal.changed(before=ZERO, tied=False)


def written_ahead(deal: Deal) -> int:
    """Meld points of player 0 less those of player 1, as written so far."""
    return deal.written[0] - deal.written[1]


def melds_ahead(deal: Deal) -> int:
    """Meld points of player 0 less those of player 1 after trick 8, at best (T-M6).

    Args:
        deal: in trick 8, `without_scores`.
    """
    if deal.number > LAST_ANNOUNCING_TRICK:
        return written_ahead(deal)
    for player in (0, 1):
        said = with_bela(deal, player)
        if said is not None:
            return melds_ahead(said)
    if deal.step not in (LEAD, REPLY):
        return melds_ahead(deal.play(deal.legal_moves[0]))
    values = [melds_ahead(deal.play(move)) for move in _choices(deal)]
    return max(values) if deal.to_move == 0 else min(values)


def with_bela(deal: Deal, player: int) -> Deal | None:
    """The deal after this player says béla out of turn, if they may (T-A5).

    To say it as soon as one may is never worse: points never hurt.
    """
    bela = SayBela(player)
    return deal.play(bela) if deal.refusal(bela) is None else None


def _choices(deal: Deal) -> Iterator[Move]:
    """What may be announced, and one card for silence: any does the same.

    An exact name scores what the plain words score.
    """
    for move in deal.legal_moves:
        if isinstance(move, PlayCard):
            yield move
            return
        if isinstance(move, Announce) and not move.exact:
            yield move
