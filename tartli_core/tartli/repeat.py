"""What may be announced after a meld has been scored (T-M9, T-M11, T-M12)."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from functools import lru_cache

from tartli_core.tartli.cards import (
    FULL_PACK,
    NATURAL_ORDER,
    NATURAL_PLACE,
    Card,
    CardSet,
)
from tartli_core.tartli.melds import Meld, Sequence
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a meld may be announced after those scored.

    Attributes:
        allowed: whether it may.
        rule: the number of the rule that decides.
        meld: the meld to be announced.
        code: the reason, one of `tartli_core.text.sentences`.
        scored: the scored meld that decides, if any.
        gap: the cards between the two, where these decide.
    """

    allowed: bool
    rule: str
    meld: Meld
    code: str
    scored: Meld | None = None
    gap: tuple[Card, ...] = ()

    @property
    def why(self) -> Say:
        """The reason as a statement."""
        texts = {"meld": str(self.meld)}
        if self.scored is not None:
            texts["scored"] = str(self.scored)
        if self.gap:
            texts["gap"] = " ".join(map(str, self.gap))
        return Say(self.code, **texts)


def judge_repeat(
    candidate: Meld, scored: Iterable[Meld], hand: Set[Card], rules: Rules
) -> Verdict:
    """Whether the candidate may be announced by who scored these melds.

    Args:
        candidate: the meld to announce; its cards are taken to be in hand.
        scored: the melds this player has scored in this deal.
        hand: the cards now in hand (the option ``gap=missing`` asks for them).
        rules: the rule set.
    """
    verdict = None
    for before in scored:
        verdict = _judge_one(candidate, before, hand, rules) or verdict
        if verdict is not None and not verdict.allowed:
            return verdict
    if verdict is not None:
        return verdict
    rule = rules.repeat if isinstance(candidate, Sequence) else "T-M12"
    return Verdict(True, rule, candidate, "repeat.first")


@lru_cache(maxsize=1 << 14)
def bar_after(candidate: Meld, scored: Meld, rules: Rules) -> CardSet | None:
    """Cards that, while all are held, bar the candidate after this scored meld.

    None if nothing bars it; an empty set if it is barred in any case (T-M9 to T-M12).
    """
    verdict = judge_repeat(candidate, [scored], FULL_PACK, rules)
    return None if verdict.allowed else CardSet(verdict.gap)


def _judge_one(
    candidate: Meld, before: Meld, hand: Set[Card], rules: Rules
) -> Verdict | None:
    """The verdict from one scored meld; None where it has no say."""
    if not isinstance(candidate, Sequence):
        if candidate != before:
            return None
        return Verdict(False, "T-M12", candidate, "repeat.once")
    if not isinstance(before, Sequence) or before.suit is not candidate.suit:
        return None
    if candidate == before:
        return Verdict(False, rules.repeat, candidate, "repeat.same")
    if rules.repeat == "T-M11":
        return _judge_containment(candidate, before)
    return _judge_order(candidate, before, hand, rules)


def _judge_containment(candidate: Sequence, before: Sequence) -> Verdict:
    """T-M11: not wholly contained in a scored sequence."""
    contained = candidate.card_set <= before.card_set
    code = "repeat.contained" if contained else "repeat.not_contained"
    return Verdict(not contained, "T-M11", candidate, code, before)


def _judge_order(
    candidate: Sequence, before: Sequence, hand: Set[Card], rules: Rules
) -> Verdict:
    """T-M9: a higher top; an equal top and longer; or below with a gap."""
    top, top_before = NATURAL_PLACE[candidate.top], NATURAL_PLACE[before.top]
    if top < top_before:
        return Verdict(True, "T-M9", candidate, "repeat.higher", before)
    if top == top_before:
        longer = candidate.length > before.length
        code = "repeat.longer" if longer else "repeat.not_longer"
        return Verdict(longer, "T-M9", candidate, code, before)
    gap = tuple(
        Card(rank, candidate.suit)
        for rank in NATURAL_ORDER[NATURAL_PLACE[before.bottom] + 1 : top]
    )
    if not gap:
        return Verdict(False, "T-M9", candidate, "repeat.no_gap", before)
    held = rules.gap == "missing" and all(card in hand for card in gap)
    code = "repeat.gap_held" if held else "repeat.gap"
    return Verdict(not held, "T-M9", candidate, code, before, gap)
