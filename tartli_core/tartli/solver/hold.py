"""What a player can still hold, by all that was seen and heard (T-X6, T-X7).

Silence tells nothing: the other may hold what they never said.
"""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from enum import StrEnum

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import FULL_PACK, HAND_SIZE, Card, CardSet
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import Meld
from tartli_core.tartli.moves import PlayCard
from tartli_core.tartli.solver.arrivals import NO_CARDS
from tartli_core.tartli.solver.layouts import consistent_layouts
from tartli_core.tartli.state import TRICKS
from tartli_core.tartli.view import View


class Where(StrEnum):
    """Where a card is that one looks for elsewhere; `SEEN` is played or open."""

    YOURS = "yours"
    PLAYED = "played"
    OPEN = "open"
    SEEN = "seen"
    THEIRS = "theirs"


@dataclass(frozen=True, slots=True)
class Holding:
    """Whether a meld can be held.

    Attributes:
        meld: the meld asked for.
        hand: cards of the other with which it can; None if it cannot.
        deal: a whole deal, all cards open, in which the other holds this hand after
            all that was seen; None if only cards were asked about.
        elsewhere: the cards that forbid it, and where they are. If there is neither
            a hand nor such a card, no deal fits all that was seen and heard.
    """

    meld: Meld
    hand: CardSet | None = None
    deal: Deal | None = None
    elsewhere: tuple[tuple[Card, Where], ...] = ()


def other_can_hold(view: View, meld: Meld) -> Holding:
    """Whether the other player can hold the meld now.

    Args:
        view: what the player who asks knows.
        meld: the meld asked for.
    """
    cards, places = CardSet(meld.cards), _known_places(view)
    elsewhere = tuple((card, places[card]) for card in cards if card in places)
    if elsewhere:
        return Holding(meld, elsewhere=elsewhere)
    return example_with(view, meld, cards)


def can_come_to_hold(view: View, meld: Meld) -> Holding:
    """Whether the player who asks can hold the meld, now or after the draws left.

    In the deal given, the cards that are missing lie in the talon.

    Args:
        view: what the player knows.
        meld: the meld asked for.
    """
    missing, places = CardSet(meld.cards) - view.hand, _known_places(view)
    elsewhere = [(c, Where.PLAYED) for c in missing if places.get(c) is Where.PLAYED]
    elsewhere += [
        (card, Where.THEIRS)
        for card in missing
        if card not in places
        and not consistent_layouts(view, missing=CardSet([card])).count
    ]
    if elsewhere:
        return Holding(meld, elsewhere=tuple(elsewhere))
    if len(missing) > _draws_left(view):
        return Holding(meld)
    return example_with(view, meld, missing=missing)


def example_with(
    view: View, meld: Meld, held: CardSet = NO_CARDS, missing: CardSet = NO_CARDS
) -> Holding:
    """The answer by a deal in which the other holds these now, and not those."""
    deal = consistent_layouts(view, held, missing).example()
    return Holding(meld, None if deal is None else deal.hands[1 - view.player], deal)


def _draws_left(view: View) -> int:
    """How many cards the player still draws (T-P3)."""
    drawn_first = view.talon_count % 2 and view.to_move == view.player
    return view.talon_count // 2 + bool(drawn_first)


def _known_places(view: View) -> dict[Card, Where]:
    """The cards that the other surely does not hold, and where they are."""
    places = dict.fromkeys(_played(view), Where.PLAYED)
    places |= dict.fromkeys(view.hand, Where.YOURS)
    if view.indicator is not None:
        places[view.indicator] = Where.OPEN
    return places


def _played(view: View) -> Iterator[Card]:
    for trick in view.resumed:
        yield from trick.cards
    for move in view.seen:
        if isinstance(move, PlayCard):
            yield move.card


def cards_can_be_held(
    meld: Meld,
    hand: Set[Card],
    seen: Set[Card],
    named: Iterable[Meld] = (),
    trick: int = 1,
) -> Holding:
    """Whether the other can hold the meld in a trick, by cards alone.

    Args:
        meld: the meld asked for.
        hand: the cards of the player who asks.
        seen: all other cards seen: played, and the indicator.
        named: melds the other has named; what of them is not seen is still held.
        trick: the trick under way, 1 to 16, before the other plays to it.

    Raises:
        InvalidStateError: the cards cannot be so, or there is no such trick.
    """
    if not 1 <= trick <= TRICKS:
        raise InvalidStateError(
            "trick {trick}: a deal has tricks 1 to {last}", trick=trick, last=TRICKS
        )
    mine, gone = CardSet(hand), CardSet(seen)
    size = min(HAND_SIZE, TRICKS + 1 - trick)
    theirs = CardSet(card for told in named for card in told.cards) - gone
    _check_cards(mine, gone, theirs, size)
    cards = CardSet(meld.cards)
    where = ((Where.YOURS, mine), (Where.SEEN, gone))
    elsewhere = tuple((c, place) for c in cards for place, at in where if c in at)
    held = theirs | cards
    if elsewhere or len(held) > size:
        return Holding(meld, elsewhere=elsewhere)
    fill = list(FULL_PACK - mine - gone - held)[: size - len(held)]
    return Holding(meld, held | CardSet(fill))


def _check_cards(mine: CardSet, seen: CardSet, theirs: CardSet, size: int) -> None:
    both = mine & (seen | theirs)
    if both:
        raise InvalidStateError(
            "{both} stands both in the hand {hand!r} and among the cards seen",
            both=both,
            hand=str(mine),
        )
    unseen = len(FULL_PACK) - len(mine) - len(seen)
    if not len(theirs) <= size <= unseen:
        raise InvalidStateError(
            "{named} cards named and {unseen} not seen: the opponent holds {size}",
            named=len(theirs),
            unseen=unseen,
            size=size,
        )
