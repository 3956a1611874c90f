"""After what you have scored: which of your melds may still be announced.

The rules are T-M9 (both readings of the gap), T-M11 and T-M12.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import CardSet, Suit
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import Meld, Sequence, find_melds
from tartli_core.tartli.repeat import Verdict, judge_repeat
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Telling

_MISTAKES: Final[Mapping[str, str]] = {
    "repeat.once": "scored-twice",
    "repeat.same": "scored-twice",
    "repeat.no_gap": "no-gap",
    "repeat.gap_held": "gap-in-hand",
}
"""The mistake behind a barred meld, by the reason that bars it."""


@dataclass(frozen=True)
class RepeatCase:
    """Melds in a hand whose owner has scored some in this deal.

    Attributes:
        hand: your cards.
        rules: the rule set.
        scored: the melds you have scored in this deal.
        asked: melds in the hand; something scored has a say in each.
    """

    hand: CardSet
    rules: Rules
    scored: tuple[Meld, ...]
    asked: tuple[Meld, ...]

    @cached_property
    def verdicts(self) -> Mapping[Meld, Verdict]:
        """Whether each may be announced, and why."""
        return {meld: self._judge(meld) for meld in self.asked}

    @cached_property
    def allowed(self) -> tuple[Meld, ...]:
        """Those that may be announced."""
        return tuple(meld for meld in self.asked if self.verdicts[meld].allowed)

    @cached_property
    def barred(self) -> tuple[Meld, ...]:
        """Those that may not."""
        return tuple(meld for meld in self.asked if not self.verdicts[meld].allowed)

    def mistake(self, meld: Meld) -> str:
        """The usual mistake behind announcing a barred meld."""
        return _MISTAKES.get(self.verdicts[meld].code, "barred")

    def one_by_one(self, meld: Meld) -> list[Verdict]:
        """The verdict of each scored meld that has a say in this one."""
        each = [judge_repeat(meld, [m], self.hand, self.rules) for m in self.scored]
        return [verdict for verdict in each if verdict.code != "repeat.first"]

    def _judge(self, meld: Meld) -> Verdict:
        return judge_repeat(meld, self.scored, self.hand, self.rules)


def everything_touched(
    hand: CardSet, trump: Suit, rules: Rules, scored: tuple[Meld, ...]
) -> RepeatCase:
    """The case of all melds in the hand in which something scored has a say."""
    held = find_melds(hand, trump, rules)
    case = RepeatCase(hand, rules, scored, held)
    return replace(case, asked=tuple(meld for meld in held if case.one_by_one(meld)))


def _any_code(case: RepeatCase, code: str) -> bool:
    return any(verdict.code == code for verdict in case.verdicts.values())


def _uses_gap(case: RepeatCase) -> bool:
    """A lower sequence may follow, thanks to the gap (T-M9)."""
    return _any_code(case, "repeat.gap")


def _is_gap_held(case: RepeatCase) -> bool:
    """A lower sequence is barred only because all of the gap is held (T-M9)."""
    return _any_code(case, "repeat.gap_held")


def _goes_on_from_the_top(case: RepeatCase) -> bool:
    """A longer sequence with the same top card may follow (T-M9)."""
    return _any_code(case, "repeat.longer")


def _is_in_two_suits(case: RepeatCase) -> bool:
    """Sequences of more than one suit are scored, so each counts by itself."""
    return len({m.suit for m in case.scored if isinstance(m, Sequence)}) > 1


def _do_two_disagree(case: RepeatCase) -> bool:
    """One scored meld would let a meld pass and another bars it (T-M9)."""
    return any(
        len({verdict.allowed for verdict in case.one_by_one(meld)}) > 1
        for meld in case.barred
    )


def _counts_once(case: RepeatCase) -> bool:
    """A vannak or béla that is scored already is still held (T-M12)."""
    return _any_code(case, "repeat.once")


def _does_rule_set_decide(case: RepeatCase) -> bool:
    """Another named rule set gives another answer with the same cards."""
    others = [replace(case, rules=rules) for rules in PRESETS.values()]
    return any(set(other.allowed) != set(case.allowed) for other in others)


def _is_quiet(case: RepeatCase) -> bool:
    return not case.allowed


THEMES: Final[Mapping[str, Callable[[RepeatCase], bool]]] = {
    "gap": _uses_gap,
    "gap-held": _is_gap_held,
    "same-top": _goes_on_from_the_top,
    "two-suits": _is_in_two_suits,
    "one-of-two-bars": _do_two_disagree,
    "once-a-deal": _counts_once,
    "rules-decide": _does_rule_set_decide,
    "quiet": _is_quiet,
}
"""What a repeat puzzle can be about: one predicate a theme."""


def level(case: RepeatCase) -> int:
    """1 to 5: one, and one more for each thing to think of.

    A gap between scored and held; sequences scored in two suits; two scored melds of
    which only one bars; a vannak or béla among the scored; five options or more.
    """
    steps = (
        _uses_gap(case) or _is_gap_held(case),
        _is_in_two_suits(case),
        _do_two_disagree(case),
        _counts_once(case),
        len(case.verdicts) > 5,
    )
    return min(5, 1 + sum(steps))


def rule_numbers(case: RepeatCase) -> tuple[str, ...]:
    """The rules this hand rests on."""
    numbers = ["T-M1", case.rules.repeat]
    if any(not isinstance(meld, Sequence) for meld in case.scored):
        numbers.append("T-M12")
    return tuple(numbers)


def tell(case: RepeatCase) -> Telling:
    """The words about a hand after its owner has scored."""
    return Telling(
        question=(Say("repeating.question", melds=melds_text(case.scored)),),
        hints=(
            (_rule(case.rules),),
            (_where(case),),
            (Say("repeating.hint_not", meld=str(case.barred[0])),),
        ),
        explanation=tuple(_explain(case)),
        rule_numbers=rule_numbers(case),
        whys={str(meld): (case.verdicts[meld].why,) for meld in case.barred},
    )


def _rule(rules: Rules) -> Say:
    """The rule of this rule set."""
    if rules.repeat == "T-M11":
        return Say("repeating.hint_contained")
    if rules.gap == "missing":
        return Say("repeating.hint_missing")
    return Say("repeating.hint_between")


def _where(case: RepeatCase) -> Say:
    """Where to look: suit by suit, or at the top cards."""
    if _counts_once(case):
        return Say("repeating.hint_once")
    if _is_in_two_suits(case):
        return Say("repeating.hint_suits")
    if case.rules.repeat == "T-M11":
        return Say("repeating.hint_cards", melds=melds_text(case.scored))
    return Say("repeating.hint_top", melds=melds_text(case.scored))


def _explain(case: RepeatCase) -> Iterator[Say]:
    """Which may be announced and why, and each sort of reason why others may not."""
    if case.allowed:
        count = len(case.allowed)
        yield Say("repeating.right", melds=melds_text(case.allowed), count=count)
    else:
        yield Say("repeating.nothing", melds=melds_text(case.scored))
    barred = {case.verdicts[meld].code: meld for meld in case.barred}
    for meld in (*case.allowed, *barred.values()):
        yield case.verdicts[meld].why
