"""The hidden cards that fit everything a player has seen and heard in a deal.

A deal fits if all moves seen can be replayed in it, with some meaning of each
announcement of which only the words were heard, and give the very same view. So a
present hand weighs by the number of deals that lead to it; silence and
understatement tell nothing (section A).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from random import Random

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import HAND_SIZE, Card, CardSet
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Announce, Draw, Move
from tartli_core.tartli.pack import PACKET
from tartli_core.tartli.resuming import course_of
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.solver.arrivals import NO_CARDS, Arrivals, Option, Places
from tartli_core.tartli.solver.evidence import Evidence, hidden_draws
from tartli_core.tartli.view import View

Choose = Callable[[Sequence[Announce]], Announce]


class Layouts:
    """All deals that fit a view; made by `consistent_layouts`.

    A deal is the other's first hand, as a set, with the order of the whole talon,
    the cards already drawn among them. So at the start of a deal 497,420 hands can
    face the viewer's, with 13! orders of the hidden talon each; later a hand counts
    once for every way in which it can have been dealt and drawn.
    """

    def __init__(self, view: View, held: CardSet, missing: CardSet) -> None:
        """Read what the view tells."""
        self._view = view
        self._evidence = Evidence(view)
        self._evidence.one_of([Option(held, missing)])
        self._arrivals = Arrivals(
            self._evidence.latest, self._evidence.sizes, self._evidence.conditions
        )

    @cached_property
    def count(self) -> int:
        """How many deals fit; for the hands possible now use `hands`."""
        return self._arrivals.count

    def __repr__(self) -> str:
        return f"<{self.count} deals that fit player {self._view.player}'s view>"

    def hands(self) -> Iterator[tuple[CardSet, int]]:
        """Each hand that the other can hold now, and how many deals lead to it.

        The order is fixed; a hand with earlier cards of the pack comes first.
        """
        for came, ways in self._arrivals.kept():
            yield came - self._evidence.gone | self._evidence.gained, ways

    def deals(self) -> Iterator[Deal]:
        """Every deal that fits, in a fixed order: for small counts.

        Where heard words could mean several melds, the first that fits is taken.
        """
        for places in self._arrivals.every():
            yield self._replay(places, lambda meanings: meanings[0])

    def example(self) -> Deal | None:
        """A deal that fits; None if there is none."""
        return next(self.deals(), None)

    def sample(self, rng: Random) -> Deal:
        """A deal that fits; each deal is equally likely, and so is each meaning.

        Args:
            rng: source of randomness.

        Raises:
            InvalidStateError: no deal fits.
        """
        if not self.count:
            raise InvalidStateError("no deal fits what was seen and what is asked")
        return self._replay(self._arrivals.sample(rng), rng.choice)

    def _replay(self, places: Places, choose: Choose) -> Deal:
        """The deal with these cards after all that was seen."""
        deal = self._beginning(places)
        for index, move in enumerate(self._view.seen):
            if isinstance(move, Heard):
                deal = deal.play(choose(self._meanings(index, deal)))
            else:
                deal = deal.play(_move(move))
        return deal

    def _meanings(self, index: int, deal: Deal) -> list[Announce]:
        """What the announcement heard can mean in this deal."""
        other = 1 - self._view.player
        moves = [Announce(other, said) for said in self._evidence.meanings[index]]
        return [move for move in moves if deal.refusal(move) is None]

    def _beginning(self, places: Places) -> Deal:
        """The deal with these cards where the view's moves begin."""
        view, (hand, later) = self._view, places
        theirs = (card for place in later[:-1] for card in place)
        drawn = [move.card or next(theirs) for move in hidden_draws(view)]
        open_card = () if view.turned_up is None else (view.turned_up,)
        talon = (*drawn, *later[-1], *open_card)
        hands = (view.dealt, hand) if view.player == 0 else (hand, view.dealt)
        if not view.resumed and self._evidence.scored_before == ((), ()):
            return Deal.start(
                _pack(hands, view.dealer, talon),
                dealer=view.dealer,
                rules=view.rules,
                before=view.before,
            )
        return Deal.at_trick(
            rules=view.rules,
            dealer=view.dealer,
            before=view.before,
            tied=self._began_tied(),
            trump=view.trump,
            hands=hands,
            talon=talon,
            tricks=[trick.in_order for trick in view.resumed],
            scored=self._evidence.scored_before,
        )

    def _began_tied(self) -> bool:
        """Whether both stood level at 501 or more where the moves begin (T-S7)."""
        view = self._view
        tricks = [trick.in_order for trick in view.resumed]
        points = course_of(tricks, view.dealer, view.trump).points
        written = [
            sum(meld.points for meld in melds) for melds in self._evidence.scored_before
        ]
        mine, theirs = map(sum, zip(view.before, points, written, strict=True))
        return view.tied and mine == theirs >= TARGET


def consistent_layouts(
    view: View, held: CardSet = NO_CARDS, missing: CardSet = NO_CARDS
) -> Layouts:
    """All deals that fit what a player has seen and heard.

    A deal here is the first hand of the other, as a set, and the order of the
    talon. If the deal was taken up later, it begins there; then the melds that the
    other had scored are in that hand as far as they were not seen to leave it.

    Args:
        view: what the player knows.
        held: cards that the other is to hold now; without them, all that is possible.
        missing: cards that the other is not to hold now.
    """
    return Layouts(view, held, missing)


def _move(move: Seen) -> Move:
    """What was done, of a move that is known but for the card drawn."""
    assert not isinstance(move, Heard)
    return Draw(move.player) if isinstance(move, Drawn) else move


def _pack(
    hands: tuple[CardSet, CardSet], dealer: int, talon: tuple[Card, ...]
) -> tuple[Card, ...]:
    """A pack that is dealt so, the open card being the 19th (T-D2)."""
    first, second = tuple(hands[1 - dealer]), tuple(hands[dealer])
    packets = [
        card
        for at in range(0, HAND_SIZE, PACKET)
        for hand in (first, second)
        for card in hand[at : at + PACKET]
    ]
    return (*packets, talon[-1], *talon[:-1])
