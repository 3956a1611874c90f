"""Cards to keep for the draws to come: the truth about them, and why (T-X5)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from typing import Final

from tartli_core.tartli.cards import FULL_PACK, NATURAL_PLACE, Card, CardSet, Rank, Suit
from tartli_core.tartli.kinds.melds.averages import OnAverage, average
from tartli_core.tartli.melds import VANNAK_POINTS, Bela, find_sequences
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.waits import draw_points, find_waits
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Option, Telling

LEAST_GAP: Final = 1
"""Points on average by which the best must be ahead of the next."""

CLOSE_GAP: Final = 3
"""With a smaller gap than this a puzzle is harder."""

MANY_DRAWS: Final = 5

THREE: Final = 3
"""Of a rank, one short of a vannak."""

SHOWN_CHANCES: Final = 3


@dataclass(frozen=True)
class WaitsCase(OnAverage):
    """A hand of which one card is thrown, or one part is built on.

    Attributes:
        hand: your cards.
        unseen: the cards that may be drawn.
        draws: how many cards you draw yet, 1 to 7.
        trump: the trump suit.
        rules: the rule set.
        parts: those of which one is built on, the other cards of the hand apart;
            none where one card is thrown.
    """

    hand: CardSet
    unseen: CardSet
    draws: int
    trump: Suit
    rules: Rules
    parts: tuple[CardSet, ...] = ()

    @cached_property
    def kept(self) -> Mapping[str, CardSet]:
        """What is kept with each answer: a part, or all but the card thrown."""
        if self.parts:
            return {str(part): part for part in self.parts}
        return {str(card): self.hand.without_card(card) for card in self.hand}

    @cached_property
    def ways(self) -> int:
        """In how many ways so many cards are drawn."""
        return comb(len(self.unseen), self.draws)

    @cached_property
    def values(self) -> Mapping[str, int]:
        """The points of the best announcement over all ways to draw, by answer."""
        return {
            answer: draw_points(
                kept, self._not_drawn(kept), self.draws, self.trump, self.rules
            )
            for answer, kept in self.kept.items()
        }

    def _not_drawn(self, kept: CardSet) -> CardSet:
        return FULL_PACK - self.unseen - kept

    @cached_property
    def natural(self) -> frozenset[str]:
        """The answers that look right: the lowest card goes, the highest part stays."""
        if self.parts:
            return frozenset([min(self.kept, key=lambda a: _height(self.kept[a]))])
        lowest = max(NATURAL_PLACE[card.rank] for card in self.hand)
        return frozenset(
            str(card) for card in self.hand if NATURAL_PLACE[card.rank] == lowest
        )

    def dead(self, part: CardSet) -> CardSet:
        """Completing cards that cannot be drawn any more."""
        return completing(part) - self.unseen

    def chances(self) -> Iterator[tuple[str, Fraction]]:
        """The melds that bring most, with their chances, if the best is kept."""
        kept = self.kept[self.best]
        waits = find_waits(
            kept, self._not_drawn(kept), self.draws, self.trump, self.rules
        )
        likely = sorted(waits.chances, key=lambda pair: -pair[0].points * pair[1])
        yield from ((str(meld), chance) for meld, chance in likely[:SHOWN_CHANCES])


def completing(part: CardSet) -> CardSet:
    """The cards each of which makes a new sequence of a part."""
    had = set(find_sequences(part))
    return CardSet(
        card
        for card in FULL_PACK - part
        if set(find_sequences(part.with_card(card))) - had
    )


def _height(part: CardSet) -> tuple[int, ...]:
    """Smaller for the part of higher cards (natural order)."""
    return tuple(sorted(NATURAL_PLACE[card.rank] for card in part))


def _is_of_one_rank(part: CardSet) -> bool:
    return len({card.rank for card in part}) == 1


def _makes_vannak(rank: Rank, rules: Rules) -> bool:
    """Whether four of this rank are a meld (T-M2)."""
    return rank in VANNAK_POINTS and (rank is not Rank.NINE or rules.nines_vannak)


def _three_of(case: WaitsCase, card: Card) -> CardSet:
    """Three or more of this card's rank in hand, where four are a vannak (T-M2)."""
    if not _makes_vannak(card.rank, case.rules):
        return CardSet()
    alike = CardSet(other for other in case.hand if other.rank is card.rank)
    return alike if len(alike) >= THREE else CardSet()


def mistake(case: WaitsCase, answer: str) -> str:
    """The name of the usual mistake behind a wrong answer; empty if there is none."""
    if case.parts:
        return _keeping_mistake(case, case.kept[answer])
    card = Card.parse(answer)
    if _three_of(case, card):
        return "three-broken"
    if card in Bela(case.trump).cards:
        return "bela-half-thrown"
    if answer in case.natural:
        return "low-thrown"
    return "wait-broken" if _waits_with(card, case.hand) else ""


def _keeping_mistake(case: WaitsCase, part: CardSet) -> str:
    best = case.kept[case.best]
    if case.dead(part):
        return "dead-wait"
    if _is_of_one_rank(best) and not _is_of_one_rank(part):
        return "four-forgotten"
    if len(completing(part)) == 1 < len(completing(best)):
        return "one-sided"
    return "high-kept" if str(part) in case.natural else ""


def _waits_with(card: Card, hand: CardSet) -> CardSet:
    """The cards of the suit in hand with which this one can be in one terc."""
    return CardSet(
        other
        for other in hand.of_suit(card.suit)
        if 0 < abs(NATURAL_PLACE[other.rank] - NATURAL_PLACE[card.rank]) < THREE
    )


def make_option(case: WaitsCase, answer: str) -> Option:
    """An answer, its points over all ways to draw, and the mistake behind it."""
    right = answer == case.best
    return Option(
        answer=answer,
        value=case.values[answer],
        right=right,
        mistake="" if right else mistake(case, answer),
    )


def _has_dead_cards(case: WaitsCase) -> bool:
    """Whether a run in the hand waits for a card that cannot come any more."""
    parts = case.parts or [case.hand.of_suit(suit) for suit in Suit]
    return any(case.dead(part) - case.hand for part in parts)


def _is_one_sided(case: WaitsCase) -> bool:
    """Whether a part to choose from is completed by one card alone (T-X5)."""
    return any(len(completing(part)) == 1 for part in case.parts)


def _is_of_a_rank(case: WaitsCase) -> bool:
    """Whether cards of one rank are worth keeping: a part, or three in hand."""
    if case.parts:
        return _is_of_one_rank(case.kept[case.best])
    return any(_three_of(case, card) for card in case.kept[case.best])


def _keeps_half_a_bela(case: WaitsCase) -> bool:
    bela = CardSet(Bela(case.trump).cards)
    kept = case.kept[case.best]
    return len(kept & bela) == 1 and bool(bela & case.unseen)


def _looks_otherwise(case: WaitsCase) -> bool:
    return case.best not in case.natural


def _throws_a_card(case: WaitsCase) -> bool:
    return not case.parts


THEMES: Final[Mapping[str, Callable[[WaitsCase], bool]]] = {
    "throw": _throws_a_card,
    "dead-card": _has_dead_cards,
    "one-sided": _is_one_sided,
    "vannak": _is_of_a_rank,
    "half-bela": _keeps_half_a_bela,
    "looks-otherwise": _looks_otherwise,
}
"""What a waits puzzle can be about: one predicate a theme."""


def level(case: WaitsCase) -> int:
    """1 to 5: a card to throw, many draws, a close next, one that looks right."""
    steps = (
        not case.parts,
        case.draws >= MANY_DRAWS,
        case.gap < CLOSE_GAP,
        _looks_otherwise(case),
    )
    return 1 + sum(steps)


def tell(case: WaitsCase) -> Telling:
    """The words of a waits puzzle."""
    return Telling(
        question=(_question(case),),
        hints=_hints(case),
        explanation=tuple(_explanation(case)),
        rule_numbers=("T-M1", "T-M2", "T-M3", "T-M4"),
        whys={
            answer: tuple(_why_not(case, answer))
            for answer in case.ranked
            if answer != case.best
        },
    )


def _question(case: WaitsCase) -> Say:
    flavour = "keep" if case.parts else "throw"
    by_suit = "_by_suit" if case.rules.sequences_per_trick == "per_suit" else ""
    return Say(
        f"waits.question_{flavour}{by_suit}",
        draws=case.draws,
        unseen=len(case.unseen),
    )


def _hints(case: WaitsCase) -> tuple[tuple[Say, ...], ...]:
    """What makes a wait good, where to look, and the worst answer."""
    worst = case.ranked[-1]
    if case.parts:
        last = Say("waits.hint_not_part", cards=worst)
    else:
        last = Say("waits.hint_not_card", card=worst)
    return (Say("waits.hint_value"),), (_where_to_look(case),), (last,)


def _where_to_look(case: WaitsCase) -> Say:
    if case.parts:
        dead = CardSet(c for part in case.parts for c in case.dead(part))
        if dead:
            return Say("waits.hint_dead", cards=str(dead))
        return Say("waits.hint_ends")
    for card in case.hand:
        three = _three_of(case, card)
        if three:
            return Say("waits.hint_three", cards=str(three))
    return Say("waits.hint_lonely")


def _explanation(case: WaitsCase) -> Iterator[Say]:
    flavour = "keep" if case.parts else "throw"
    second = case.ranked[1]
    yield Say(
        f"waits.best_{flavour}",
        cards=case.best,
        points=case.average(case.best),
        other=second,
        less=case.average(second),
    )
    for meld, chance in case.chances():
        if chance == 1:
            yield Say("waits.sure", meld=meld)
        else:
            yield Say("waits.likely", meld=meld, percent=_percent(chance))
    yield Say("waits.ways", ways=case.ways)


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.1f}"


def _why_not(case: WaitsCase, answer: str) -> Iterator[Say]:
    flavour = "keep" if case.parts else "throw"
    lost = case.values[case.best] - case.values[answer]
    yield Say(
        f"waits.less_{flavour}",
        cards=answer,
        points=case.average(answer),
        cost=average(lost, case.ways),
    )
    yield from reasons(case, answer)


def reasons(case: WaitsCase, answer: str) -> Iterator[Say]:
    """What it would take to complete a part, or what a card thrown belongs to."""
    if case.parts:
        part = case.kept[answer]
        if _is_of_one_rank(part):
            rank = next(iter(part)).rank
            needed = CardSet(Card(rank, suit) for suit in Suit) - part
            four = _makes_vannak(rank, case.rules)
            code = "waits.needs-four" if four else "waits.no-four"
            yield Say(code, cards=str(needed))
        elif case.dead(part):
            yield Say("waits.dead-wait", cards=str(case.dead(part)))
        elif len(completing(part)) == 1:
            yield Say("waits.one-sided", cards=str(completing(part)))
        return
    card = Card.parse(answer)
    if _three_of(case, card):
        yield Say("waits.three-broken", cards=str(_three_of(case, card)))
    elif _waits_with(card, case.hand):
        yield Say("waits.wait-broken", cards=str(_waits_with(card, case.hand)))
