"""What the second player to a trick may say (T-M4, T-M7, T-M9 to T-M12, T-A5)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import CardSet, Suit
from tartli_core.tartli.contest import CONTEST_CALLS, Call, call_of, may_reply
from tartli_core.tartli.kinds.melds.near_misses import (
    NEAR_MISSES,
    NearMiss,
    Situation,
    longest_run,
)
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import Bela, Meld, Sequence, Vannak, find_melds
from tartli_core.tartli.repeat import Verdict, judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Telling

Words = tuple[Call, ...]
"""An utterance: its words in spoken order; none is silence."""

SILENT: Final[Words] = ()

SILENCE_TEXT: Final = "silence"
"""How silence stands among the options."""


def text_of(words: Words) -> str:
    """The words as an option: ``kvart / bela``, or ``silence``."""
    return " / ".join(words) or SILENCE_TEXT


def words_of(text: str) -> Words:
    """The utterance that `text_of` writes so."""
    return SILENT if text == SILENCE_TEXT else tuple(map(Call, text.split(" / ")))


NEAR_CALLS: Final[Mapping[str, Call]] = {
    "trick-order": Call.TERC,
    "hole": Call.KVART,
    "three": Call.VANNAK,
    "no-four": Call.VANNAK,
    "plain-bela": Call.BELA,
    "half-bela": Call.BELA,
    "two": Call.TERC,
}
"""The word to which each sort of near miss leads."""


@dataclass(frozen=True)
class ReplyCase:
    """A second player on turn.

    Attributes:
        hand: your cards.
        trump: the trump suit.
        rules: the rule set.
        scored: the melds you have scored in this deal.
        heard: the leader's words in this trick.
    """

    hand: CardSet
    trump: Suit
    rules: Rules
    scored: tuple[Meld, ...]
    heard: Words

    @cached_property
    def call(self) -> Call | None:
        """The leader's best word in the contest; None after silence or béla (T-M7)."""
        calls = [call for call in self.heard if call is not Call.BELA]
        return max(calls, key=CONTEST_CALLS.index, default=None)

    @cached_property
    def held(self) -> tuple[Meld, ...]:
        """Every meld in the hand."""
        return find_melds(self.hand, self.trump, self.rules)

    @cached_property
    def barred(self) -> tuple[Meld, ...]:
        """The melds in the hand that may not be announced again (T-M9 to T-M12)."""
        return tuple(meld for meld in self.held if not self._judge(meld).allowed)

    @cached_property
    def legal(self) -> Mapping[Words, Announcement]:
        """Every legal utterance, with the most valuable melds that it can mean."""
        return {
            words: said for words, said in self._unbarred.items() if self._answers(said)
        }

    @cached_property
    def sayable(self) -> Mapping[Words, Announcement]:
        """What the cards alone allow: neither the leader nor the past is asked."""
        return self._meanings(self.held)

    def why_not(self, words: Words) -> Say:
        """Why an utterance is not legal."""
        missing = [call for call in words if not self.of_call(call)]
        if missing:
            return self._not_held(missing[0])
        if words not in self.sayable:
            one = self.rules.sequences_per_trick == "1"
            return Say("reply.one_a_trick" if one else "reply.one_a_suit")
        if words not in self._unbarred:
            melds = self.sayable[words].melds
            return next(self._judge(meld).why for meld in melds if meld in self.barred)
        assert self.call is not None
        if self.call is Call.VANNAK:
            return Say("reply.after_vannak")
        best = max(set(words) & set(CONTEST_CALLS), key=CONTEST_CALLS.index)
        return Say("reply.too_short", word=str(best), call=str(self.call))

    def near_misses(self, mistake: str) -> list[NearMiss]:
        """What in the hand looks like a meld and is none, by the mistake made."""
        at = Situation(self.hand, self.trump, self.rules, CardSet())
        return list(NEAR_MISSES[mistake](at))

    def mistake(self, words: Words) -> str:
        """The usual mistake of saying so; empty where it is legal."""
        if words in self.legal:
            return ""
        if words in self._unbarred:
            return "too-weak"
        if words in self.sayable:
            return "barred"
        missing = any(not self.of_call(call) for call in words)
        return "not-held" if missing else "two-sequences"

    def of_call(self, call: Call) -> list[Meld]:
        """The melds in the hand that this word announces."""
        return [meld for meld in self.held if call_of(meld) is call]

    def _not_held(self, call: Call) -> Say:
        """Why a word is untrue: no meld of the hand is one."""
        match call:
            case Call.BELA:
                cards = Bela(self.trump).cards
                missing = [str(card) for card in cards if card not in self.hand]
                return Say("reply.no_bela", cards=" ".join(missing))
            case Call.VANNAK:
                return Say("reply.no_vannak")
            case _:
                return Say("reply.no_sequence", call=str(call))

    def _judge(self, meld: Meld) -> Verdict:
        return judge_repeat(meld, self.scored, self.hand, self.rules)

    @cached_property
    def _unbarred(self) -> Mapping[Words, Announcement]:
        """What could be said after silence."""
        return self._meanings([meld for meld in self.held if meld not in self.barred])

    def _answers(self, said: Announcement) -> bool:
        """Whether the second player may say so much to the leader's words (T-M7)."""
        return said.best_call is None or may_reply(said.best_call, self.call)

    def _meanings(self, melds: Iterable[Meld]) -> dict[Words, Announcement]:
        """Each utterance that some of these melds allow (T-M4), at its highest."""
        groups = self._groups(melds)
        found: dict[Words, Announcement] = {}
        for parts in product(*groups):
            said = Announcement(tuple(meld for part in parts for meld in part))
            known = found.get(said.calls)
            if known is None or known.contest_points < said.contest_points:
                found[said.calls] = said
        return found

    def _groups(self, melds: Iterable[Meld]) -> list[list[tuple[Meld, ...]]]:
        """Melds of which one at most may be announced, with the choice of none."""
        each = list(melds)
        runs = [meld for meld in each if isinstance(meld, Sequence)]
        parts: list[list[Meld]] = [[*runs]]
        if self.rules.sequences_per_trick == "per_suit":
            parts = [[run for run in runs if run.suit is suit] for suit in Suit]
        parts.append([meld for meld in each if isinstance(meld, Vannak)])
        parts.append([meld for meld in each if isinstance(meld, Bela)])
        return [[(), *((meld,) for meld in part)] for part in parts]


def _after_a_call(case: ReplyCase) -> bool:
    return case.call is not None


def _is_understated(case: ReplyCase) -> bool:
    """A shorter word than the longest sequence held may be said (T-M7)."""
    longest = max(
        (len(m.cards) for m in case.held if isinstance(m, Sequence)), default=0
    )
    return any(
        isinstance(meld, Sequence) and meld.length < longest
        for said in case.legal.values()
        for meld in said.melds
    )


def _is_bela_alone_free(case: ReplyCase) -> bool:
    """Béla may be said although no sequence or vannak may (T-M7)."""
    return all(not words or words == (Call.BELA,) for words in case.legal) and (
        len(case.legal) > 1
    )


def _does_vannak_carry(case: ReplyCase) -> bool:
    """A sequence may be said only because a vannak goes with it (T-M7)."""
    return any(
        Call.VANNAK in words
        and len(words) > 1
        and words != (Call.VANNAK, Call.BELA)
        and tuple(call for call in words if call is not Call.VANNAK) not in case.legal
        for words in case.legal
    )


def _is_something_barred(case: ReplyCase) -> bool:
    return bool(case.barred)


def _is_quiet(case: ReplyCase) -> bool:
    return len(case.legal) == 1


THEMES: Final[Mapping[str, Callable[[ReplyCase], bool]]] = {
    "after-a-call": _after_a_call,
    "understatement": _is_understated,
    "bela-free": _is_bela_alone_free,
    "vannak-carries": _does_vannak_carry,
    "scored-before": _is_something_barred,
    "quiet": _is_quiet,
}
"""What a reply can be about: one predicate a theme."""


def level(case: ReplyCase) -> int:
    """1 to 5: one more for each thing to think of.

    A leader's word to match; more than one utterance beside silence; a meld barred
    by what was scored; béla or a vannak that changes what may be said; a held meld
    whose word may not be said alone.
    """
    free = _is_bela_alone_free(case) or _does_vannak_carry(case)
    tempting = any((call_of(meld),) not in case.legal for meld in case.held)
    steps = (
        case.call is not None,
        len(case.legal) > 2,
        bool(case.barred),
        free or _is_understated(case),
        tempting,
    )
    return max(1, min(5, sum(steps)))


def rule_numbers(case: ReplyCase) -> tuple[str, ...]:
    """The rules this reply rests on."""
    numbers = ["T-M4", "T-M7"]
    if any(isinstance(meld, Sequence) for meld in case.barred):
        numbers.append(case.rules.repeat)
    if any(not isinstance(meld, Sequence) for meld in case.barred):
        numbers.append("T-M12")
    if any(isinstance(meld, Bela) for meld in case.held):
        numbers.append("T-A5")
    return tuple(numbers)


def tell(case: ReplyCase, wrong: Mapping[Words, str]) -> Telling:
    """The words about a reply.

    Args:
        case: the second player on turn.
        wrong: the illegal utterances among the options, with the mistake of each.
    """
    return Telling(
        question=(_question(case),),
        hints=_hints(case, next(iter(wrong))),
        explanation=tuple(_explain(case)),
        rule_numbers=rule_numbers(case),
        whys={
            text_of(words): (_why(case, words, mistake),)
            for words, mistake in wrong.items()
        },
    )


def _question(case: ReplyCase) -> Say:
    """What the leader said, and what is asked."""
    if not case.heard:
        return Say("reply.question_silence")
    return Say("reply.question", calls=text_of(case.heard))


def _why(case: ReplyCase, words: Words, mistake: str) -> Say:
    """What goes wrong: the cards that mislead, or the rule."""
    if NEAR_CALLS.get(mistake) in words:
        return case.near_misses(mistake)[0].why
    return case.why_not(words)


def _hints(case: ReplyCase, wrong: Words) -> tuple[tuple[Say, ...], ...]:
    """Three steps: T-M7, the hand, one illegal utterance."""
    first = Say("reply.hint_free")
    if case.call is Call.VANNAK:
        first = Say("reply.hint_vannak")
    elif case.call is not None:
        first = Say("reply.hint_call", call=str(case.call))
    second = Say("reply.hint_run", cards=longest_run(case.hand))
    if case.scored:
        second = Say("reply.hint_scored", melds=melds_text(case.scored))
    return ((first,), (second,), (Say("reply.hint_not", calls=text_of(wrong)),))


def _explain(case: ReplyCase) -> Iterator[Say]:
    """Every legal utterance with what it can mean, then what stands in the way."""
    if len(case.legal) == 1:
        yield Say("reply.only_silence")
    else:
        yield Say("reply.silence")
    for words, said in case.legal.items():
        if said.contesting:
            melds = melds_text(said.contesting)
            yield Say("reply.may_say", calls=text_of(words), melds=melds)
        elif said.bela:
            yield Say("reply.may_bela")
    yield from _limits(case)


def _limits(case: ReplyCase) -> Iterator[Say]:
    """Why what is held may not be said."""
    weak = [
        meld
        for meld in case.held
        if meld not in case.barred
        and not isinstance(meld, Bela)
        and not may_reply(call_of(meld), case.call)
    ]
    if weak:
        longest = max(weak, key=lambda meld: len(meld.cards))
        if case.call is Call.VANNAK:
            yield Say("reply.weak_vannak", meld=str(longest))
        else:
            yield Say("reply.weak", meld=str(longest), call=str(case.call))
    for meld in case.barred[:1]:
        yield judge_repeat(meld, case.scored, case.hand, case.rules).why
