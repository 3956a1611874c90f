"""A hand on turn: what may be announced, and why not the rest (T-M4, T-M7)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.announcements import announceable
from tartli_core.tartli.cards import Card, CardSet, Suit, parse_hand, parse_suit
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import Verb, Who, events_of, melds_scored
from tartli_core.tartli.kinds.melds.near_misses import (
    NEAR_MISSES,
    NearMiss,
    Situation,
    longest_run,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_melds,
    find_sequences,
    parse_meld,
)
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Option, Puzzle, Telling


@dataclass(frozen=True)
class MeldFindCase:
    """A hand on turn, what it has scored, what the leader said, what is gone.

    `gone` are cards on the table or in the tricks, which tempt one to count them in.
    """

    hand: CardSet
    trump: Suit
    rules: Rules
    scored: tuple[Meld, ...]
    call: Call | None
    gone: CardSet

    @classmethod
    def of(cls, puzzle: Puzzle) -> "MeldFindCase":
        """The case behind a puzzle, from its position alone."""
        position = puzzle.position
        trump = parse_suit(position["trump"])
        events = events_of(position["record"])
        said = [
            Call(word)
            for event in events
            if event.trick == position["trick"] and event.verb is Verb.SAYS
            for word in event.items
        ]
        shown = [e.rest for e in events if e.verb in (Verb.LEADS, Verb.PLAYS)]
        return cls(
            hand=parse_hand(position["hand"]),
            trump=trump,
            rules=rules_of(puzzle),
            scored=melds_scored(events, Who.YOU, trump),
            call=None if said in ([], [Call.BELA]) else said[0],
            gone=CardSet(map(Card.parse, [*shown, position["indicator"]])),
        )

    def near_miss(self, mistake: str, answer: str) -> NearMiss:
        """The near miss of this sort that these cards are."""
        at = Situation(self.hand, self.trump, self.rules, self.gone)
        return next(m for m in NEAR_MISSES[mistake](at) if m.answer == answer)

    @cached_property
    def held(self) -> tuple[Meld, ...]:
        """Every meld in the hand."""
        return find_melds(self.hand, self.trump, self.rules)

    @cached_property
    def free(self) -> tuple[Meld, ...]:
        """Every meld that may be announced now."""
        return announceable(
            self.hand, self.trump, self.rules, scored=self.scored, leader=self.call
        )

    def mistake(self, meld: Meld) -> str:
        """The mistake of announcing a meld that is held and may not be announced."""
        verdict = judge_repeat(meld, self.scored, self.hand, self.rules)
        return "too-weak" if verdict.allowed else "barred"

    def why_not(self, meld: Meld) -> Say:
        """Why a meld that is held may not be announced."""
        verdict = judge_repeat(meld, self.scored, self.hand, self.rules)
        if not verdict.allowed:
            return verdict.why
        return Say("meld.too_weak", meld=str(meld), call=str(self.call))


def _after_a_call(case: MeldFindCase) -> bool:
    return case.call is not None


def _after_scoring(case: MeldFindCase) -> bool:
    return bool(case.scored)


def _has_bela(case: MeldFindCase) -> bool:
    return any(isinstance(meld, Bela) for meld in case.free)


def _has_vannak(case: MeldFindCase) -> bool:
    return any(isinstance(meld, Vannak) for meld in case.free)


def _is_quiet(case: MeldFindCase) -> bool:
    return not case.free


THEMES: Final[Mapping[str, Callable[[MeldFindCase], bool]]] = {
    "after-a-call": _after_a_call,
    "scored-before": _after_scoring,
    "bela": _has_bela,
    "vannak": _has_vannak,
    "quiet": _is_quiet,
}
"""What a meld-find puzzle can be about: one predicate a theme."""


def level(case: MeldFindCase) -> int:
    """1 to 5: more melds, a call to answer, something scored, melds that are barred."""
    steps = (
        len(case.free) > 1,
        case.call is not None,
        bool(case.scored),
        len(case.held) > len(case.free),
    )
    return 1 + sum(steps)


def rule_numbers(case: MeldFindCase) -> tuple[str, ...]:
    """The rules this hand rests on."""
    numbers = ["T-M1", "T-M2", "T-M3", "T-M4"]
    if case.call is not None:
        numbers.append("T-M7")
    if any(isinstance(meld, Sequence) for meld in case.scored):
        numbers.append(case.rules.repeat)
    if any(not isinstance(meld, Sequence) for meld in case.scored):
        numbers.append("T-M12")
    return tuple(numbers)


def hints(case: MeldFindCase, struck: Say) -> tuple[tuple[Say, ...], ...]:
    """Three steps: the orders, what limits the choice, one option struck out.

    Args:
        case: what may be announced.
        struck: why the option struck out may not be announced.
    """
    second = (
        Say("meld.hint_call", call=str(case.call))
        if case.call is not None
        else Say("meld.hint_scored", melds=melds_text(case.scored))
        if case.scored
        else Say("meld.hint_free")
    )
    return (Say("meld.hint_order"),), (second,), (struck,)


def _nothing(case: MeldFindCase) -> Say:
    """Why nothing may be announced: all that is held is barred, or too short."""
    if not case.held:
        return Say("meld.nothing", cards=longest_run(case.hand))
    melds = melds_text(case.held)
    return Say("meld.nothing_barred", melds=melds, count=len(case.held))


def explanation(case: MeldFindCase) -> tuple[Say, ...]:
    """What may be announced, and why the rest of what is held may not."""
    says = []
    if case.free:
        melds = melds_text(case.free)
        says.append(Say("meld.right", melds=melds, count=len(case.free)))
    else:
        says.append(_nothing(case))
    if case.call is not None:
        says.append(Say("meld.after_call", call=str(case.call)))
    for meld in case.held:
        if meld not in case.free and not isinstance(meld, Sequence):
            says.append(case.why_not(meld))
    barred = [s for s in find_sequences(case.hand) if s not in case.free]
    if barred:
        says.append(case.why_not(barred[0]))
    if sum(isinstance(meld, Sequence) for meld in case.free) > 1:
        each = case.rules.sequences_per_trick == "per_suit"
        says.append(Say("meld.one_a_suit" if each else "meld.one_a_trick"))
    return tuple(says)


def _why(case: MeldFindCase, option: Option) -> Say:
    """Why an option may not be announced: the rules bar it, or it is no meld."""
    if option.mistake in NEAR_MISSES:
        return case.near_miss(option.mistake, option.answer).why
    return case.why_not(parse_meld(option.answer, case.trump))


def tell(puzzle: Puzzle) -> Telling:
    """The words of a hand on turn."""
    case = MeldFindCase.of(puzzle)
    whys = {o.answer: _why(case, o) for o in puzzle.options if not o.right}
    return Telling(
        question=(Say("meld.question"),),
        hints=hints(case, next(iter(whys.values()))),
        explanation=explanation(case),
        rule_numbers=rule_numbers(case),
        whys={answer: (why,) for answer, why in whys.items()},
    )
