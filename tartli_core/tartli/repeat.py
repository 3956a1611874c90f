"""What may be announced after a meld has been scored (T-M9, T-M11, T-M12)."""

from collections.abc import Iterable, Set
from dataclasses import dataclass

from tartli_core.tartli.cards import NATURAL_ORDER, NATURAL_PLACE, Card
from tartli_core.tartli.melds import Meld, Sequence
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a meld may be announced after those scored, and why."""

    allowed: bool
    rule: str
    why: Say


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
    rule = rules.repeat if isinstance(candidate, Sequence) else "T-M12"
    verdict = Verdict(True, rule, Say("repeat.first", meld=str(candidate)))
    for before in scored:
        verdict = _judge_one(candidate, before, hand, rules) or verdict
        if not verdict.allowed:
            break
    return verdict


def _judge_one(
    candidate: Meld, before: Meld, hand: Set[Card], rules: Rules
) -> Verdict | None:
    """The verdict from one scored meld; None where it has no say."""
    if not isinstance(candidate, Sequence):
        if candidate != before:
            return None
        return Verdict(False, "T-M12", Say("repeat.once", meld=str(candidate)))
    if not isinstance(before, Sequence) or before.suit is not candidate.suit:
        return None
    if candidate == before:
        why = Say("repeat.same", meld=str(candidate))
        return Verdict(False, rules.repeat, why)
    if rules.repeat == "T-M11":
        return _judge_containment(candidate, before)
    return _judge_order(candidate, before, hand, rules)


def _judge_containment(candidate: Sequence, before: Sequence) -> Verdict:
    """T-M11: not wholly contained in a scored sequence."""
    contained = set(candidate.cards) <= set(before.cards)
    code = "repeat.contained" if contained else "repeat.not_contained"
    why = Say(code, meld=str(candidate), scored=str(before))
    return Verdict(not contained, "T-M11", why)


def _judge_order(
    candidate: Sequence, before: Sequence, hand: Set[Card], rules: Rules
) -> Verdict:
    """T-M9: a higher top; an equal top and longer; or below with a gap."""
    top, top_before = NATURAL_PLACE[candidate.top], NATURAL_PLACE[before.top]
    texts = {"meld": str(candidate), "scored": str(before)}
    if top < top_before:
        return Verdict(True, "T-M9", Say("repeat.higher", **texts))
    if top == top_before:
        longer = candidate.length > before.length
        code = "repeat.longer" if longer else "repeat.not_longer"
        return Verdict(longer, "T-M9", Say(code, **texts))
    gap = [
        Card(rank, candidate.suit)
        for rank in NATURAL_ORDER[NATURAL_PLACE[before.bottom] + 1 : top]
    ]
    if not gap:
        return Verdict(False, "T-M9", Say("repeat.no_gap", **texts))
    texts["gap"] = " ".join(map(str, gap))
    if rules.gap == "missing" and all(card in hand for card in gap):
        return Verdict(False, "T-M9", Say("repeat.gap_held", **texts))
    return Verdict(True, "T-M9", Say("repeat.gap", **texts))
