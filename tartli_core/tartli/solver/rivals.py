"""Better melds that the other may still bring: certainty with the deal's history.

Unlike `find_threat`, which knows only cards, this knows the course of the deal.
"""

from collections.abc import Iterator
from itertools import product

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import FULL_PACK, SEVENS, CardSet
from tartli_core.tartli.contest import Call, better_melds, call_of
from tartli_core.tartli.melds import Bela, Meld, Sequence, Vannak, check_held
from tartli_core.tartli.moves import Announce, Exchange, PlayCard
from tartli_core.tartli.seen import Heard, Seen, trick_start
from tartli_core.tartli.solver.hold import Holding, example_with
from tartli_core.tartli.solver.meanings import gaps
from tartli_core.tartli.view import View


def find_rival(view: View, meld: Meld) -> Holding | None:
    """A better meld that the other may bring against it; None if it is certain.

    By what the other has named, what they said or passed over in this trick, and
    which melds they may not repeat (T-M9 to T-M12).

    Args:
        view: what the owner of the meld knows.
        meld: the meld; its cards are in the owner's hand.

    Returns:
        The better meld, with a deal in which it is announced or can be: that of
        fewest cards, among those the first in the order of `find_melds`.

    Raises:
        InvalidStateError: a card of the meld is not in the hand.
    """
    check_held(meld, view.hand)
    if isinstance(meld, Bela):
        return None  # stands outside the contest (T-M6)
    for rival in sorted(_rivals(view, meld), key=lambda rival: len(rival.cards)):
        for held, missing in _ways_to_bring(view, rival):
            holding = example_with(view, rival, held, missing)
            if holding.deal is not None:
                return holding
    return None


def _rivals(view: View, meld: Sequence | Vannak) -> Iterator[Sequence | Vannak]:
    """Better melds by the words of this trick; where their cards are is not asked."""
    moves, leads = _moves_of_other(view), view.lead == view.player
    for rival in better_melds(
        meld, FULL_PACK - view.hand, view.trump, view.rules, owner_leads=leads
    ):
        words = [fits for move in moves for fits in _leaves_room(move, rival)]
        if any(words) or not words:
            yield rival


def _leaves_room(move: Seen, rival: Sequence | Vannak) -> Iterator[bool]:
    """Whether this move leaves room for the rival; nothing if it tells nothing."""
    match move:
        case Announce(said=said) if said.contesting:
            yield rival in said.contesting
        case Heard(calls=calls) if any(call is not Call.BELA for call in calls):
            yield call_of(rival) in calls
        case PlayCard():
            yield False
        case _:
            pass


def _moves_of_other(view: View) -> list[Seen]:
    """What the other has done in this trick."""
    trick = view.seen[trick_start(view.seen) :]
    return [move for move in trick if move.player != view.player]


def _ways_to_bring(
    view: View, rival: Sequence | Vannak
) -> Iterator[tuple[CardSet, CardSet]]:
    """Cards that the other must hold and must not hold now to announce it."""
    other = 1 - view.player
    played, cards = view.table[other], CardSet(rival.cards)
    hands = [cards if played is None else cards - [played]]
    seven, turned = SEVENS[view.trump], view.indicator
    if (
        turned is not None
        and turned in cards
        and seven not in cards
        and _may_exchange(view)
    ):
        hands.append((cards - [turned]).with_card(seven))  # T-P5
    scored = gaps(Announcement((rival,)), view.scored[other], view.rules)
    for missing in product(*scored):
        yield from ((held, CardSet(missing)) for held in hands)


def _may_exchange(view: View) -> bool:
    """Whether the other, holding the seven, may still swap it in this trick (T-P5)."""
    acted = any(
        isinstance(move, Announce | Heard | PlayCard | Exchange)
        for move in _moves_of_other(view)
    )
    on_turn = view.rules.exchange == "any_time" or view.lead != view.player
    return on_turn and not acted
