"""A suit to announce or to hold back: the truth about it, and why (T-X2)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import perm
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import FULL_PACK, NATURAL_PLACE, CardSet, Suit
from tartli_core.tartli.contest import call_of
from tartli_core.tartli.kinds.melds.averages import OnAverage, average
from tartli_core.tartli.kinds.melds.reply_case import SILENCE_TEXT
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import Sequence, find_sequences
from tartli_core.tartli.repeat import bar_after
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.holding_back import HoldingBack
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Option, Telling

LEAST_GAP: Final = 3
"""Points on average by which the best must be ahead of the next."""

CLOSE_GAP: Final = 8
"""With a smaller gap than this a puzzle is harder."""

EARLY_TRICK: Final = 4
LATE_TRICK: Final = 6

FEW_WORDS: Final = 3
"""To choose from, silence included."""

SHOWN: Final = 3
"""Sequences named in a sentence at most."""


@dataclass(frozen=True)
class HoldBackCase(OnAverage):
    """What to say of one suit in this trick, or whether to say nothing.

    Attributes:
        hand: your cards.
        suit: the suit asked about.
        number: the trick under way, 1 to 7.
        scored: your sequences of the suit scored before.
        unseen: the cards that may be drawn.
        rules: the rule set.
    """

    hand: CardSet
    suit: Suit
    number: int
    scored: tuple[Sequence, ...]
    unseen: CardSet
    rules: Rules

    @cached_property
    def held(self) -> CardSet:
        """The cards of the suit in hand."""
        return self.hand.of_suit(self.suit)

    @cached_property
    def to_come(self) -> CardSet:
        """The cards of the suit that may still be drawn."""
        return self.unseen.of_suit(self.suit)

    @cached_property
    def gone(self) -> CardSet:
        """The cards of the suit that cannot be drawn any more."""
        return FULL_PACK.of_suit(self.suit) - self.held - self.to_come

    @cached_property
    def ways(self) -> int:
        """In how many ways one can draw, a card after each trick up to the last."""
        return perm(len(self.unseen), LAST_ANNOUNCING_TRICK - self.number)

    @cached_property
    def _choice(self) -> HoldingBack:
        return HoldingBack(
            self.held,
            self.number,
            self.rules,
            scored=self.scored,
            gone=self.gone,
            unseen=len(self.unseen),
        )

    @property
    def sayable(self) -> tuple[Sequence, ...]:
        """The sequences that may be announced now."""
        return self._choice.options

    @cached_property
    def announcing(self) -> Mapping[Sequence, int]:
        """Each sequence that may be said now: its points over all ways to draw."""
        values = {s: self._choice.announcing(s) for s in self.sayable}
        return {sequence: self._in_all(value) for sequence, value in values.items()}

    def _in_all(self, points: Fraction) -> int:
        return int(points * self.ways)

    @cached_property
    def meant(self) -> Mapping[str, Sequence]:
        """The best sequence to mean by each word, from the shortest word on."""
        best: dict[str, Sequence] = {}
        for sequence in sorted(self.announcing, key=lambda s: s.length):
            word = str(call_of(sequence))
            other = best.get(word)
            if other is None or self.announcing[sequence] > self.announcing[other]:
                best[word] = sequence
        return best

    @cached_property
    def values(self) -> Mapping[str, int]:
        """The points over all ways to draw, by what is said now."""
        words = {word: self.announcing[meld] for word, meld in self.meant.items()}
        return {SILENCE_TEXT: self._in_all(self._choice.waiting), **words}

    @property
    def natural(self) -> str:
        """What looks right: the longest sequence that may be said."""
        return list(self.meant)[-1]

    def barred_by(self, sequence: Sequence) -> tuple[Sequence, ...]:
        """What could be said yet, now or after draws, but not after this one.

        Those come first that lack the fewest cards, among them those of most points.
        """
        barred = [
            other
            for other in find_sequences(self.held | self.to_come)
            if other != sequence
            and not any(self._bars(other, before) for before in self.scored)
            and self._bars(other, sequence)
        ]
        return tuple(sorted(barred, key=self._remoteness))

    def _remoteness(self, sequence: Sequence) -> tuple[int, int, int]:
        missing = len(sequence.card_set - self.held)
        return missing, -sequence.points, -sequence.length

    def _bars(self, later: Sequence, before: Sequence) -> bool:
        gap = bar_after(later, before, self.rules)
        return gap is not None and gap <= self.held


def mistake(case: HoldBackCase, answer: str) -> str:
    """The name of the usual mistake behind a wrong answer."""
    if answer == SILENCE_TEXT:
        return "waits-too-long"
    if case.best == SILENCE_TEXT:
        return "said-too-early"
    longer = case.meant[answer].length > case.meant[case.best].length
    return "bars" if longer else "spends"


def make_option(case: HoldBackCase, answer: str) -> Option:
    """Something to say now, and its points over all ways to draw."""
    right = answer == case.best
    return Option(
        answer=answer,
        value=case.values[answer],
        right=right,
        mistake="" if right else mistake(case, answer),
    )


def _waits(case: HoldBackCase) -> bool:
    return case.best == SILENCE_TEXT


def _keeps_the_longest(case: HoldBackCase) -> bool:
    return case.best not in (SILENCE_TEXT, case.natural)


def _has_lost_cards(case: HoldBackCase) -> bool:
    return bool(case.gone)


def _has_scored(case: HoldBackCase) -> bool:
    return bool(case.scored)


def _is_late(case: HoldBackCase) -> bool:
    return case.number >= LATE_TRICK


def _has_a_hole(case: HoldBackCase) -> bool:
    places = [NATURAL_PLACE[card.rank] for card in case.held]
    return max(places) - min(places) >= len(places)


THEMES: Final[Mapping[str, Callable[[HoldBackCase], bool]]] = {
    "wait": _waits,
    "keep-the-longest": _keeps_the_longest,
    "gone-card": _has_lost_cards,
    "scored-before": _has_scored,
    "late": _is_late,
    "hole": _has_a_hole,
}
"""What a hold-back puzzle can be about: one predicate a theme."""


def level(case: HoldBackCase) -> int:
    """1 to 5: one more for each thing that makes it hard, four of them at most.

    The longest is wrong, many words, something scored, an early trick, a close next.
    """
    steps = (
        case.best != case.natural,
        len(case.values) > FEW_WORDS,
        bool(case.scored),
        case.number <= EARLY_TRICK,
        case.gap < CLOSE_GAP,
    )
    return min(5, 1 + sum(steps))


def tell(case: HoldBackCase) -> Telling:
    """The words of a hold-back puzzle."""
    return Telling(
        question=(
            Say(
                "holding.question",
                trick=case.number,
                suit=str(case.suit),
                unseen=len(case.unseen),
            ),
        ),
        hints=_hints(case),
        explanation=tuple(_explanation(case)),
        rule_numbers=("T-M4", case.rules.repeat, "T-M10"),
        whys={
            answer: tuple(_why_not(case, answer))
            for answer in case.ranked
            if answer != case.best
        },
    )


def _hints(case: HoldBackCase) -> tuple[tuple[Say, ...], ...]:
    """The rule, the cards still to come, one thing less to say."""
    if case.to_come:
        second = Say("holding.hint_to_come", cards=str(case.to_come))
    else:
        second = Say("holding.hint_none_to_come", suit=str(case.suit))
    worst = case.ranked[-1]
    if len(case.values) == 2:
        word = case.natural
        last = Say("holding.hint_worth", call=word, points=case.average(word))
    elif worst == SILENCE_TEXT:
        last = Say("holding.hint_not_silence")
    else:
        last = Say("holding.hint_not", call=worst)
    return (Say("holding.hint_rule"),), (second,), (last,)


def _explanation(case: HoldBackCase) -> Iterator[Say]:
    best, second = case.ranked[:2]
    numbers = {"points": case.average(best), "less": case.average(second)}
    if best == SILENCE_TEXT:
        yield Say("holding.best_silence", call=second, **numbers)
        yield from _bars(case, case.meant[second], "holding.hope")
        return
    meant = str(case.meant[best])
    if second == SILENCE_TEXT:
        yield Say("holding.best_not_silence", call=best, meld=meant, **numbers)
    else:
        yield Say("holding.best_call", call=best, meld=meant, other=second, **numbers)
    yield from _other_meanings(case)
    if best != case.natural:
        yield from _bars(case, case.meant[case.natural], "holding.longest_bars")
    else:
        left = LAST_ANNOUNCING_TRICK - case.number
        yield Say("holding.longest_now", call=best, tricks=left)


def _other_meanings(case: HoldBackCase) -> Iterator[Say]:
    """What the right word brings if another sequence is meant by it."""
    meant = case.meant[case.best]
    most = case.announcing[meant]
    for other, value in case.announcing.items():
        if other.length == meant.length and value < most:
            points = average(value, case.ways)
            yield Say("holding.meaning", meld=str(other), points=points)


def _bars(case: HoldBackCase, sequence: Sequence, code: str) -> Iterator[Say]:
    barred = case.barred_by(sequence)[:SHOWN]
    if barred:
        yield Say(code, meld=str(sequence), melds=melds_text(barred))


def _why_not(case: HoldBackCase, answer: str) -> Iterator[Say]:
    numbers = {
        "points": case.average(answer),
        "cost": average(case.values[case.best] - case.values[answer], case.ways),
    }
    if answer == SILENCE_TEXT:
        yield Say("holding.less_silence", **numbers)
        return
    meant = case.meant[answer]
    yield Say("holding.less_call", call=answer, meld=str(meant), **numbers)
    yield from _bars(case, meant, "holding.bars")
