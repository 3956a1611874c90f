"""Winning all of the last nine tricks, or saving one of them (T-S2)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import Card
from tartli_core.tartli.kinds.play.open_ending import (
    OpenEnding,
    play_reason,
    read_position,
    told_line,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.sweep import Sweep
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

NONE: Final = "none"
"""The answer that no card does it."""

MANY_OPTIONS: Final = 5
MANY_CARDS: Final = 6
"""From when on a puzzle counts as harder."""


@dataclass(frozen=True)
class SweepCase:
    """An ending in which you are to make stichmaccs, or to save a trick.

    Attributes:
        situation: the ending.
        makes: whether you are the one who may win them all.
    """

    situation: OpenEnding
    makes: bool

    @classmethod
    def of(cls, puzzle: Puzzle) -> "SweepCase":
        """The case behind a puzzle: its position."""
        rules = rules_of(puzzle)
        makes = puzzle.position["sweeper"] == "you"
        return cls(read_position(puzzle.position, rules), makes)

    @property
    def sweeper(self) -> int:
        """The player who may win them all."""
        return 0 if self.makes else 1

    @cached_property
    def _search(self) -> Sweep:
        return Sweep()

    def does_it(self, card: Card) -> bool:
        """Whether you reach your aim with this card, whatever the opponent plays."""
        after = self.situation.ending.play(card)
        return self._search.wins_all(after, self.sweeper) is self.makes

    @cached_property
    def done(self) -> Mapping[Card, bool]:
        """Whether each legal card does it."""
        return {card: self.does_it(card) for card in self.situation.ending.legal_cards}

    @cached_property
    def right(self) -> tuple[Card, ...]:
        """The cards that do it."""
        return tuple(card for card, done in self.done.items() if done)

    def line(self, card: Card) -> tuple[Card, ...]:
        """This card and best play of both, until a trick decides or all are played."""
        ending, line = self.situation.ending.play(card), [card]
        for each in () if ending.is_over else Endgame(ending).line:
            if ending.last_nine[1 - self.sweeper]:
                break
            line.append(each)
            ending = ending.play(each)
        return tuple(line)


def _makes(case: SweepCase) -> bool:
    return case.makes


def _saves(case: SweepCase) -> bool:
    return not case.makes


def _follows(case: SweepCase) -> bool:
    return case.situation.ending.led is not None


def _draws_trumps(case: SweepCase) -> bool:
    """Every right lead is a trump, while the opponent has some."""
    ending = case.situation.ending
    return (
        not _follows(case)
        and bool(case.right)
        and all(card.suit is ending.trump for card in case.right)
        and bool(ending.hands[1].of_suit(ending.trump))
    )


def _discards(case: SweepCase) -> bool:
    """Neither the suit led nor a trump is in your hand: what do you keep (T-P4)?"""
    ending = case.situation.ending
    if ending.led is None:
        return False
    return not {ending.led.suit, ending.trump} & {c.suit for c in ending.legal_cards}


def _is_tempting(case: SweepCase) -> bool:
    """Another card does it, but not the one that most would play."""
    return bool(case.right) and case.situation.natural[0] not in case.right


def _is_impossible(case: SweepCase) -> bool:
    return not case.right


THEMES: Final[Mapping[str, Callable[[SweepCase], bool]]] = {
    "making": _makes,
    "saving": _saves,
    "following": _follows,
    "drawing-trumps": _draws_trumps,
    "discarding": _discards,
    "tempting": _is_tempting,
    "impossible": _is_impossible,
}
"""What it can be about: one predicate a theme."""


def level(case: SweepCase) -> int:
    """1, and one more for each thing that makes it harder.

    Five cards to choose from; six in the hand; only one of them right; the natural
    card wrong, though it can be done.
    """
    harder = (
        len(case.done) >= MANY_OPTIONS,
        len(case.situation.ending.hands[0]) >= MANY_CARDS,
        len(case.right) == 1,
        _is_tempting(case),
    )
    return 1 + sum(harder)


def tell(puzzle: Puzzle) -> Telling:
    """The words of it."""
    case = SweepCase.of(puzzle)
    aim = "make" if case.makes else "save"
    whys = {
        str(card): tuple(_why(case, card, aim))
        for card in case.done
        if card not in case.right
    }
    return Telling(
        question=(Say(f"sweep.question_{aim}"), *case.situation.told_sweep()),
        hints=tuple(_hints(case, aim)),
        explanation=tuple(_explain(case, aim)),
        rule_numbers=("T-S2", "T-P2", "T-P4"),
        whys=whys | ({NONE: (Say(f"sweep.possible_{aim}"),)} if case.right else {}),
    )


def _hints(case: SweepCase, aim: str) -> Iterator[tuple[Say, ...]]:
    ending = case.situation.ending
    yield (Say(f"sweep.hint_{aim}"),)
    mine, theirs = (len(hand.of_suit(ending.trump)) for hand in ending.hands)
    yield (Say("play.trumps", you=mine, opponent=theirs), Say(f"sweep.where_{aim}"))
    wrong = next(card for card in case.done if card not in case.right)
    yield (Say(f"sweep.not_{aim}", card=str(wrong)),)


def _explain(case: SweepCase, aim: str) -> Iterator[Say]:
    if not case.right:
        shown = case.situation.natural[0]
        yield Say(f"sweep.impossible_{aim}", card=str(shown))
        yield from told_line(case.line(shown))
        return
    first, others = case.right[0], case.right[1:]
    yield Say(f"sweep.right_{aim}", card=str(first))
    yield play_reason(case.situation.ending, first, case.line(first))
    if others:
        yield Say("play.as_good", cards=cards_text(others))
    yield from told_line(case.line(first))


def _why(case: SweepCase, card: Card, aim: str) -> Iterator[Say]:
    """That a card does not do it, and the play that shows it."""
    yield Say(f"sweep.wrong_{aim}", card=str(card))
    yield from told_line(case.line(card))
