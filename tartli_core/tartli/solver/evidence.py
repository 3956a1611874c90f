"""What a view tells of the other's hidden cards: when each had come, and what not.

Silence and understatement tell nothing. Following suit tells nothing more either:
when it binds (T-P4), the talon is drawn and the other's cards are known.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import FULL_PACK, SEVENS, Card, CardSet
from tartli_core.tartli.contest import Call, better_melds
from tartli_core.tartli.melds import Bela, Meld
from tartli_core.tartli.moves import (
    Announce,
    Exchange,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.solver.arrivals import Condition, Option
from tartli_core.tartli.solver.meanings import Words, contest_moves, gaps
from tartli_core.tartli.view import View


class Evidence:
    """A view read through once, move by move.

    Attributes:
        hidden: the cards of the other's first hand and draws and of the talon, but
            for what the viewer drew and what lay open.
        sizes: how many of them are where, by the places of `Arrivals`.
        latest: for each of them the last place to which it can have come.
        conditions: what else is known of those that had come by some place.
        gone: those of them that the other has played or exchanged.
        gained: other cards that the other holds now.
        scored_before: the melds each had scored where the view's moves begin.
        meanings: what each announcement heard can have meant, by the move's index.
    """

    def __init__(self, view: View) -> None:
        """Read the view."""
        self._view: Final = view
        self._other: Final = 1 - view.player
        draws = hidden_draws(view)
        self.hidden: Final = _hidden(view, draws)
        theirs = sum(move.player == self._other and not move.card for move in draws)
        held = len(view.dealt)
        self.sizes: Final = (held, *[1] * theirs, len(self.hidden) - held - theirs)
        self.latest: Final = dict.fromkeys(self.hidden, theirs + 1)
        self.conditions: Final[set[Condition]] = set()
        self.gone, self.gained = CardSet(), CardSet()
        self.meanings: Final[dict[int, tuple[Announcement, ...]]] = {}
        self._said: Final = (dict(_said(view, 0)), dict(_said(view, 1)))
        self.scored_before: Final = (self._scored(0, 0), self._scored(1, 0))
        self._place = 0
        self._lead = view.resumed[-1].taker if view.resumed else 1 - view.dealer
        self._lain_open = CardSet(c for trick in view.resumed for c in trick.cards)
        self._indicator = CardSet([view.turned_up] if view.turned_up else [])
        for meld in self.scored_before[self._other]:
            self._need(CardSet(meld.cards) & self.hidden)
        for index, move in enumerate(view.seen):
            self._read(index, move)

    def one_of(self, options: Iterable[Option]) -> None:
        """One of these is true of the cards that the other holds now."""
        possible = self.hidden - self.gone
        came = CardSet(card for card in possible if self.latest[card] <= self._place)
        held = self.gained | came
        left = [
            Option(option.held - held, option.missing & possible)
            for option in options
            if option.held <= possible | held and not option.missing & held
        ]
        common = left[0].held if left else CardSet()
        for option in left:
            common &= option.held
        self._need(common)
        left = [Option(option.held - common, option.missing) for option in left]
        if all(left):
            self.conditions.add(Condition(self._place, frozenset(left)))

    def _need(self, cards: CardSet) -> None:
        """These hidden cards have come by now."""
        for card in cards:
            self.latest[card] = min(self.latest[card], self._place)

    def _scored(self, player: int, index: int) -> tuple[Meld, ...]:
        """What the player had scored before this move: no meld is said thereafter."""
        said = self._said[player]
        return tuple(m for m in self._view.scored[player] if said.get(m, -1) < index)

    def _read(self, index: int, move: Seen) -> None:
        if isinstance(move, TakeTrick):
            self._lead = move.player
        if isinstance(move, PlayCard):
            self._lain_open = self._lain_open.with_card(move.card)
        if isinstance(move, Exchange):
            self._exchange(move.player)
        if isinstance(move, Drawn) and move.card is not None:
            self._indicator -= [move.card]
        if move.player != self._other:
            return
        match move:
            case PlayCard(card=card):
                self._give_away(card)
            case Drawn(card=None):
                self._place += 1
            case Drawn(card=Card() as card):
                self.gained = self.gained.with_card(card)
            case SayBela():
                self._hold(Announcement((Bela(self._view.trump),)))
            case Announce(said=said):
                self._hold(said, scored=self._scored(self._other, index))
                if move.exact:
                    self._name(index, said)
            case Heard():
                self._hear(index, move)
            case _:
                pass

    def _give_away(self, card: Card) -> None:
        if card in self.gained:
            self.gained = self.gained.without_card(card)
        else:
            self._need(CardSet([card]))
            self.gone = self.gone.with_card(card)

    def _exchange(self, player: int) -> None:
        seven, taken = SEVENS[self._view.trump], self._indicator
        self._indicator = CardSet([seven])
        if player == self._other:
            self._give_away(seven)
            self.gained |= taken

    def _hold(self, *said: Announcement, scored: tuple[Meld, ...] = ()) -> None:
        """One of these was announced: its cards are held, and gaps stay open (T-M9)."""
        self.one_of(
            Option(
                CardSet(card for meld in melds.melds for card in meld.cards),
                CardSet(missing),
            )
            for melds in said
            for missing in product(*gaps(melds, scored, self._view.rules))
        )

    def _hear(self, index: int, heard: Heard) -> None:
        view, scored = self._view, self._scored(self._other, index)
        words = Words(heard, self._trick(index), self._lead, view.trump, view.rules)
        cards = self.hidden - self.gone | self.gained
        self.meanings[index] = tuple(words.meanings(cards))
        self._hold(*self.meanings[index], scored=scored)

    def _name(self, index: int, said: Announcement) -> None:
        """Named exactly, it was written at once if and only if certain (T-A4)."""
        view, mine = self._view, self._said[self._other]
        scored = view.scored[self._other]
        at_once = all(m in scored and mine[m] == index for m in said.contesting)
        if not at_once and view.result is not None and index == len(view.seen) - 1:
            return  # the béla said with it ended the deal
        threats = list(self._threats(index, said))
        if at_once:
            for cards in threats:
                self.one_of(Option(CardSet([card])) for card in cards)
        else:
            self.one_of(Option(CardSet(), cards) for cards in threats)

    def _threats(self, index: int, said: Announcement) -> Iterator[CardSet]:
        """Cards that could beat what is named if it held none of them.

        They are those of `State.is_certain`, for every hand of its owner at once.
        """
        view, leads = self._view, self._lead == self._other
        trump, rules, seven = view.trump, view.rules, SEVENS[view.trump]
        best, shown = said.best(trump, rules), self._indicator
        assert best is not None
        led = CardSet() if leads else self._led_from_melds(index)
        unseen = FULL_PACK - self._lain_open - shown | led
        for meld in better_melds(best, unseen, trump, rules, owner_leads=leads):
            yield CardSet(meld.cards) - led
        if shown and leads and rules.exchange == "any_time" and seven in unseen:
            unseen = unseen.without_card(seven) | shown
            for meld in better_melds(best, unseen, trump, rules, owner_leads=leads):
                yield CardSet(meld.cards) - shown | CardSet([seven])

    def _led_from_melds(self, index: int) -> CardSet:
        """The viewer's card led that may be part of melds announced plainly."""
        trick, viewer = self._trick(index), self._view.player
        plain = any(not move.exact for move in contest_moves(trick, viewer))
        led = (m.card for m in trick if isinstance(m, PlayCard) and m.player == viewer)
        return CardSet(led if plain else ())

    def _trick(self, index: int) -> tuple[Seen, ...]:
        """The moves seen in the trick of this move."""
        seen = self._view.seen
        taken = [i for i, move in enumerate(seen) if isinstance(move, TakeTrick)]
        begin = max((i + 1 for i in taken if i < index), default=0)
        return seen[begin : min((i for i in taken if i > index), default=len(seen))]


def hidden_draws(view: View) -> tuple[Drawn, ...]:
    """All draws seen but that of the open card, which comes last."""
    draws = tuple(move for move in view.seen if isinstance(move, Drawn))
    return draws if view.talon_count else draws[:-1]


def _hidden(view: View, draws: Iterable[Drawn]) -> CardSet:
    lain_open = CardSet(card for trick in view.resumed for card in trick.cards)
    drawn = CardSet(move.card for move in draws if move.card is not None)
    hidden = FULL_PACK - view.dealt - lain_open - drawn
    return hidden if view.turned_up is None else hidden.without_card(view.turned_up)


def _said(view: View, player: int) -> Iterator[tuple[Meld, int]]:
    """The melds that the player named, the viewer also in plain words, and when."""
    for index, move in enumerate(view.seen):
        if move.player == player:
            match move:
                case Announce(said=said):
                    yield from ((meld, index) for meld in said.melds)
                case WriteMelds(melds=melds):
                    yield from ((meld, index) for meld in melds)
                case SayBela():
                    yield Bela(view.trump), index
                case Heard(calls=calls) if Call.BELA in calls:
                    yield Bela(view.trump), index
                case _:
                    pass
