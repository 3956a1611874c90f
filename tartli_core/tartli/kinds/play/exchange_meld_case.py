"""What the exchange does to what may be announced in this trick (T-P5)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from tartli_core.tartli.announcements import announceable
from tartli_core.tartli.cards import (
    FULL_PACK,
    NATURAL_ORDER,
    SEVENS,
    Card,
    CardSet,
    Suit,
)
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_fours,
    find_melds,
    find_sequences,
)
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Telling


class Asked(StrEnum):
    """What is asked for."""

    GAINED = "gained"
    LOST = "lost"


class Sort(StrEnum):
    """What the exchange does to a meld."""

    GAINED = "gained"
    LOST = "lost"
    KEPT = "kept"
    BOTH = "both"  # it needs the seven and the open card
    BARRED = "barred"
    MISSING = "missing"  # a card is missing with the exchange and without


@dataclass(frozen=True, kw_only=True)
class ExchangeMeldCase:
    """A hand with the seven of trumps on turn, nothing said in the trick.

    Attributes:
        hand: your nine cards.
        indicator: the open card.
        rules: the rule set.
        scored: the melds you have scored.
        asked: what is asked for.
        second: whether the opponent has led.
    """

    hand: CardSet
    indicator: Card
    rules: Rules
    scored: tuple[Meld, ...]
    asked: Asked
    second: bool = False

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.indicator.suit

    @property
    def seven(self) -> Card:
        """The card to be swapped."""
        return SEVENS[self.trump]

    @cached_property
    def swapped(self) -> CardSet:
        """Your cards after the exchange."""
        return self.hand.without_card(self.seven).with_card(self.indicator)

    @cached_property
    def before(self) -> frozenset[Meld]:
        """What you may announce without the exchange."""
        return self._free(self.hand)

    @cached_property
    def after(self) -> frozenset[Meld]:
        """What you may announce after it."""
        return self._free(self.swapped)

    def _free(self, cards: CardSet) -> frozenset[Meld]:
        return frozenset(
            announceable(cards, self.trump, self.rules, scored=self.scored)
        )

    @cached_property
    def sorts(self) -> Mapping[Meld, Sort]:
        """Every meld that comes to mind, the best known sorts first."""
        candidates = (
            *find_melds(self.hand, self.trump, self.rules),
            *find_melds(self.swapped, self.trump, self.rules),
            *find_sequences(self.hand.with_card(self.indicator)),
            *self._one_card_short(),
        )
        return {meld: self.sort(meld) for meld in candidates}

    @property
    def right(self) -> tuple[Meld, ...]:
        """The melds asked for."""
        return self.of_sort(Sort(self.asked))

    def of_sort(self, sort: Sort) -> tuple[Meld, ...]:
        """The melds of a sort."""
        return tuple(meld for meld, its in self.sorts.items() if its is sort)

    def sort(self, meld: Meld) -> Sort:
        """What the exchange does to a meld."""
        if meld in self.after:
            return Sort.KEPT if meld in self.before else Sort.GAINED
        if meld in self.before:
            return Sort.LOST
        if self.hand.issuperset(meld.cards) or self.swapped.issuperset(meld.cards):
            return Sort.BARRED
        missing = self.missing(meld)
        return Sort.MISSING if missing else Sort.BOTH

    def missing(self, meld: Meld) -> CardSet:
        """The cards of a meld that you neither hold nor could take."""
        return CardSet(meld.cards) - self.hand.with_card(self.indicator)

    def _one_card_short(self) -> Iterator[Meld]:
        """Melds with the open card that lack one card after the exchange."""
        melds: list[Meld] = [Sequence(self.trump, top, 3) for top in NATURAL_ORDER[:6]]
        melds.append(Bela(self.trump))
        melds += find_fours(FULL_PACK, self.rules)
        for meld in melds:
            cards = CardSet(meld.cards)
            if self.indicator in cards and len(cards - self.swapped) == 1:
                yield meld

    def why_barred(self, meld: Meld) -> Say:
        """Why a meld that can be held may not be announced."""
        held = self.swapped if self.swapped.issuperset(meld.cards) else self.hand
        return judge_repeat(meld, self.scored, held, self.rules).why


def mistake(case: ExchangeMeldCase, meld: Meld) -> str:
    """The mistake behind marking a meld that is not asked for."""
    match case.sort(meld):
        case Sort.KEPT:
            return "same-either-way"
        case Sort.GAINED | Sort.LOST:
            return "gained-and-lost-mixed"
        case Sort.BOTH:
            return "seven-and-open-card"
        case Sort.BARRED:
            return "barred"
        case Sort.MISSING:
            if isinstance(meld, Vannak):
                return "three"
            return "half-bela" if isinstance(meld, Bela) else "not-held"


def _gains(case: ExchangeMeldCase) -> bool:
    return bool(case.of_sort(Sort.GAINED))


def _loses(case: ExchangeMeldCase) -> bool:
    return bool(case.of_sort(Sort.LOST))


def _changes_bela(case: ExchangeMeldCase) -> bool:
    return Bela(case.trump) in case.of_sort(Sort.GAINED)


def _gains_vannak(case: ExchangeMeldCase) -> bool:
    return any(isinstance(meld, Vannak) for meld in case.of_sort(Sort.GAINED))


def _has_scored(case: ExchangeMeldCase) -> bool:
    return bool(case.scored)


def _is_second(case: ExchangeMeldCase) -> bool:
    return case.second


def _is_quiet(case: ExchangeMeldCase) -> bool:
    return not case.right


THEMES: Final[Mapping[str, Callable[[ExchangeMeldCase], bool]]] = {
    "gain": _gains,
    "loss": _loses,
    "gains-bela": _changes_bela,
    "gains-vannak": _gains_vannak,
    "scored-before": _has_scored,
    "second-player": _is_second,
    "quiet": _is_quiet,
}
"""What such a puzzle can be about: one predicate a theme."""


def level(case: ExchangeMeldCase, options: Iterable[Meld]) -> int:
    """1 to 5: several right, gain and loss, something scored, a false pair."""
    sorts = {case.sort(meld) for meld in options}
    steps = (
        len(case.right) > 1,
        {Sort.GAINED, Sort.LOST} <= sorts,
        bool(case.scored),
        bool(sorts & {Sort.BOTH, Sort.BARRED}),
    )
    return 1 + sum(steps)


def tell(case: ExchangeMeldCase, options: Iterable[Meld]) -> Telling:
    """The words of such a puzzle.

    Args:
        case: the case.
        options: the melds to choose from.
    """
    wrong = [meld for meld in options if meld not in case.right]
    repeats = (case.rules.repeat,) if case.scored else ()
    return Telling(
        question=(Say(f"exchange.ask_{case.asked}", card=str(case.indicator)),),
        hints=(
            (Say("exchange.hint_swap"),),
            (Say(f"exchange.hint_{case.asked}", card=str(case.indicator)),),
            (_why_not(case, wrong[0]),),
        ),
        explanation=tuple(_explain(case)),
        rule_numbers=("T-P5", "T-M1", "T-M2", "T-M3", *repeats),
        whys={str(meld): (_why_not(case, meld),) for meld in wrong},
    )


def _explain(case: ExchangeMeldCase) -> Iterator[Say]:
    """What is gained, lost and kept."""
    card = str(case.indicator)
    for sort in (Sort.GAINED, Sort.LOST):
        melds = case.of_sort(sort)
        if melds:
            yield Say(f"exchange.{sort}", card=card, melds=melds_text(melds))
        else:
            yield Say(f"exchange.nothing_{sort}", card=card)
    kept = case.of_sort(Sort.KEPT)
    if kept:
        yield Say("exchange.kept", melds=melds_text(kept))


def _why_not(case: ExchangeMeldCase, meld: Meld) -> Say:
    """What the exchange does to a meld that is not asked for."""
    sort, card = case.sort(meld), str(case.indicator)
    if sort is Sort.BARRED:
        return case.why_barred(meld)
    missing = str(case.missing(meld))
    return Say(f"exchange.why_{sort}", meld=str(meld), card=card, missing=missing)
