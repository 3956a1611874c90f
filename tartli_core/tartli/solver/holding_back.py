"""Announce now or wait for more: exact expected points in one suit (T-X2, T-X5).

Under stated assumptions: nothing of the suit is thrown, the opponent is silent and
their cards teach nothing, so that each draw is any of the unseen cards alike.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from math import prod
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import FULL_PACK, HAND_SIZE, Card, CardSet
from tartli_core.tartli.melds import Sequence, find_sequences
from tartli_core.tartli.repeat import bar_after
from tartli_core.tartli.rules import Rules

UNSEEN_AT_TRICK_1: Final = len(FULL_PACK) - HAND_SIZE - 1
"""All but one's hand and the indicator; one fewer each trick, with one's draw."""

Bars = int
"""A set, as bits, of sequences each not to be announced while some cards are held."""


class HoldingBack:
    """The best expected points from the sequences of one suit.

    >>> suit = HoldingBack(CardSet.parse("Ul Xl 9l 7l"), 6, Rules.preset("hungarian"))
    >>> terc = next(meld for meld in suit.options if str(meld) == "Ul Xl 9l")
    >>> float(round(suit.waiting, 1)), float(round(suit.announcing(terc), 1))
    (39.4, 41.8)
    """

    def __init__(
        self,
        held: CardSet,
        trick: int,
        rules: Rules,
        *,
        scored: Iterable[Sequence] = (),
        gone: Iterable[Card] = (),
        thrown: Iterable[Card] = (),
        unseen: int | None = None,
    ) -> None:
        """Prepare the question.

        Args:
            held: the cards of the suit in hand, one or more.
            trick: the trick in which to announce or wait, 1 to 8.
            rules: the rule set; in one suit it is one sequence a trick.
            scored: the sequences of the suit scored before.
            gone: cards of the suit that cannot be drawn any more.
            thrown: the card of the suit that is played to this trick, if any;
                announcing comes before it.
            unseen: how many cards may be drawn after this trick; one fewer after each
                later one. As many as when only one's own draws are seen, if left out.

        Raises:
            InvalidStateError: cards of several suits, or no such trick.
        """
        suits = {card.suit for card in held}
        if len(suits) != 1:
            raise InvalidStateError(
                "{cards!r}: cards of one suit are asked for", cards=str(held)
            )
        if not 1 <= trick <= LAST_ANNOUNCING_TRICK:
            raise InvalidStateError(
                "trick {trick}: melds are announced in tricks 1 to {last}",
                trick=trick,
                last=LAST_ANNOUNCING_TRICK,
            )
        self._held, self._trick, self._rules = held, trick, rules
        self._cards = FULL_PACK.of_suit(suits.pop()) - CardSet(gone) | held
        self._thrown = CardSet(thrown)
        self._unseen_now = _unseen(trick) if unseen is None else unseen
        self._places: dict[tuple[Sequence, CardSet], Bars] = {}
        self._barred_after = cache(self._find_bars)
        self._possible = cache(self._find_possible)
        self._best = cache(self._find_best)
        self._bars: Bars = 0
        for sequence in scored:
            self._bars |= self._barred_after(sequence)

    @property
    def options(self) -> tuple[Sequence, ...]:
        """The sequences that may be announced now."""
        return tuple(self._announceable(self._held, self._bars))

    @property
    def waiting(self) -> Fraction:
        """Expected points, best play later, if nothing is announced in this trick."""
        return self._points(self._later(self._held, self._bars, self._trick))

    def announcing(self, sequence: Sequence) -> Fraction:
        """Expected points, best play later, if this is announced and scored now.

        Raises:
            InvalidStateError: it may not be announced.
        """
        if sequence not in self.options:
            raise InvalidStateError(
                "{sequence!r} may not be announced now from {cards!r}",
                sequence=str(sequence),
                cards=str(self._held),
            )
        now = self._now(sequence, self._held, self._bars, self._trick)
        return self._points(now)

    @property
    def best(self) -> Fraction:
        """Expected points of the best way, now and in all later tricks."""
        return self._points(self._best(self._held, self._bars, self._trick))

    def _points(self, scaled: int) -> Fraction:
        return Fraction(scaled, self._scale(self._trick))

    def _unseen(self, trick: int) -> int:
        """How many unseen cards one may draw after this trick."""
        return self._unseen_now - (trick - self._trick)

    def _scale(self, trick: int) -> int:
        """In how many ways one can draw after this trick and all later ones."""
        return prod(map(self._unseen, range(trick, LAST_ANNOUNCING_TRICK)))

    def _find_bars(self, scored: Sequence) -> Bars:
        """What may not be announced any more after this was scored (T-M9, T-M11)."""
        bars = 0
        for sequence in find_sequences(self._cards):
            gap = bar_after(sequence, scored, self._rules)
            if gap is not None:
                place = 1 << len(self._places)
                bars |= self._places.setdefault((sequence, gap), place)
        return bars

    def _find_possible(self, held: CardSet) -> tuple[tuple[Sequence, Bars], ...]:
        """The sequences held, each with what would bar it."""
        for sequence in find_sequences(self._cards):
            self._barred_after(sequence)
        return tuple(
            (
                sequence,
                sum(
                    place
                    for (barred, gap), place in self._places.items()
                    if barred == sequence and held >= gap
                ),
            )
            for sequence in find_sequences(held)
        )

    def _announceable(self, held: CardSet, bars: Bars) -> Iterator[Sequence]:
        for sequence, barred_by in self._possible(held):
            if not bars & barred_by:
                yield sequence

    def _find_best(self, held: CardSet, bars: Bars, trick: int) -> int:
        """Expected points, times `_scale`."""
        said = [self._now(s, held, bars, trick) for s in self._announceable(held, bars)]
        return max([self._later(held, bars, trick), *said])

    def _now(self, sequence: Sequence, held: CardSet, bars: Bars, trick: int) -> int:
        later = self._later(held, bars | self._barred_after(sequence), trick)
        return sequence.points * self._scale(trick) + later

    def _later(self, held: CardSet, bars: Bars, trick: int) -> int:
        """From the next trick on; one of the unseen cards is drawn before it."""
        if trick == LAST_ANNOUNCING_TRICK:
            return 0
        held -= self._thrown
        missing = self._cards - self._thrown - held
        others = self._unseen(trick) - len(missing)
        drawn = [self._best(held.with_card(c), bars, trick + 1) for c in missing]
        return sum(drawn) + others * self._best(held, bars, trick + 1)


def _unseen(trick: int) -> int:
    """How many cards one may draw after this trick, if only own draws are seen."""
    return UNSEEN_AT_TRICK_1 + 1 - trick
