"""At 501 or more in tricks 8 to 16: go out now, or play on for maccs (T-S8).

Playing on means that you do not claim before the trick under way is taken; from then
on each may claim at any time, the winner of the trick first (T-S6).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import Card
from tartli_core.tartli.kinds.play.open_ending import OpenEnding, told_line
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race, Searches, claim_value, claimant
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Telling

CLAIM: Final = "claim"
"""The option to go out now."""

WON_TWICE: Final = 2
"""The outcome of a buli won with maccs."""

MANY_CARDS: Final = 6
VERY_MANY_CARDS: Final = 8
"""Cards in hand from which on it takes longer, and very long, to see."""


@dataclass(frozen=True)
class MaccsCase:
    """An ending in which you have 501 and are to play a card."""

    situation: OpenEnding

    @property
    def ending(self) -> Ending:
        """Both hands, points and scores."""
        return self.situation.ending

    @cached_property
    def claim(self) -> int:
        """The outcome of going out now (T-S4)."""
        value = claim_value(self.ending, 0)
        assert value is not None
        return value

    @cached_property
    def cards(self) -> Mapping[Card, int]:
        """The outcome of playing on with each legal card."""
        return {card: self._on(card) for card in self.ending.legal_cards}

    @cached_property
    def best(self) -> int:
        """The best outcome."""
        return max(self.claim, *self.cards.values())

    @cached_property
    def right(self) -> tuple[Card, ...]:
        """The cards that bring it; none where going out does."""
        return tuple(card for card, value in self.cards.items() if value == self.best)

    @property
    def wrong(self) -> tuple[Card, ...]:
        """The cards that bring less."""
        return tuple(card for card in self.cards if card not in self.right)

    def line(self, card: Card) -> tuple[Card, ...]:
        """This card and best play of both, until a claim decides or the deal ends."""
        value, after, line = self.cards[card], self.ending.play(card), [card]
        if after.led is not None:
            if _claim_of_other(after) == value:
                return tuple(line)
            reply = next(c for c in after.legal_cards if self._after(after, c) == value)
            after, line = after.play(reply), [card, reply]
        if not after.is_over and claimant(after, value) is None:
            line += self._race(after).line
        return tuple(line)

    @cached_property
    def _searches(self) -> Searches:
        return Searches()

    def _race(self, ending: Ending) -> Race:
        return Race(ending, self._searches)

    def _on(self, card: Card) -> int:
        """The outcome if you play the card and do not claim in this trick."""
        after = self.ending.play(card)
        if after.led is None:
            return self._race(after).value
        values = [self._after(after, reply) for reply in after.legal_cards]
        claim = _claim_of_other(after)
        return min(values if claim is None else [*values, claim])

    def _after(self, ending: Ending, reply: Card) -> int:
        return self._race(ending.play(reply)).value


def _claim_of_other(ending: Ending) -> int | None:
    return claim_value(ending, 1)


def _plays_for_sweep(case: MaccsCase) -> bool:
    """Playing on brings maccs, which going out does not (T-S8)."""
    return case.best == WON_TWICE > case.claim


def _is_only_card(case: MaccsCase) -> bool:
    """Several cards are legal and one alone is right."""
    return len(case.right) == 1 < len(case.cards)


def _keeps_maccs(case: MaccsCase) -> bool:
    """Going out now is maccs, and playing on gives that away (T-S3)."""
    return case.claim == WON_TWICE and not case.right


def _lets_other_out(case: MaccsCase) -> bool:
    """With some card the opponent wins the buli (T-S6)."""
    return min(case.cards.values()) < 0


def _follows(case: MaccsCase) -> bool:
    return case.ending.led is not None


def _draws_trumps(case: MaccsCase) -> bool:
    """The opponent has trumps, and playing on is right only with a trump."""
    trump = case.ending.trump
    left = case.ending.hands[1].of_suit(trump)
    return bool(left and case.right) and all(c.suit is trump for c in case.right)


def _is_quiet(case: MaccsCase) -> bool:
    """You go out for one point: there is nothing more to be had."""
    return not case.right and case.claim < WON_TWICE


THEMES: Final[Mapping[str, Callable[[MaccsCase], bool]]] = {
    "sweep": _plays_for_sweep,
    "only-card": _is_only_card,
    "keeps-maccs": _keeps_maccs,
    "other-out": _lets_other_out,
    "following": _follows,
    "drawing-trumps": _draws_trumps,
    "quiet": _is_quiet,
}
"""What a maccs puzzle can be about: one predicate a theme."""


def level(case: MaccsCase) -> int:
    """1 to 5: one, and one more for each thing that makes it harder.

    Six cards in hand; eight; less than half of the cards right, or none; one right
    card only.
    """
    held = len(case.ending.hands[0])
    right = len(case.right)
    steps = (
        held >= MANY_CARDS,
        held >= VERY_MANY_CARDS,
        2 * right < len(case.cards),
        right == 1,
    )
    return 1 + sum(steps)


def tell(case: MaccsCase) -> Telling:
    """The words about going out or playing on."""
    whys = {str(card): tuple(_why_not_on(case, card)) for card in case.wrong}
    if case.right:
        whys[CLAIM] = (Say("maccs.why_claim", total=case.ending.totals[1]),)
    return Telling(
        question=tuple(_question(case)),
        hints=(
            (Say("maccs.hint_rule", limit=case.ending.rules.maccs_limit),),
            (_where(case),),
            (Say("maccs.hint_not", card=str(case.wrong[0])),),
        ),
        explanation=tuple(_explain(case)),
        rule_numbers=("T-S8", "T-S2", "T-S3", "T-S4", "T-S6"),
        whys=whys,
    )


def _question(case: MaccsCase) -> Iterator[Say]:
    mine, theirs = case.ending.totals
    yield Say("maccs.question", you=mine, opponent=theirs)
    yield from case.situation.told_sweep()


def _where(case: MaccsCase) -> Say:
    """What the opponent's total is made of, or what they can still reach."""
    theirs, tricks = case.ending.totals[1], case.ending.taken[1]
    if case.ending.may_win_all[0]:
        return Say("maccs.hint_total", total=theirs, tricks=tricks)
    return Say("maccs.hint_trick", total=theirs)


def _explain(case: MaccsCase) -> Iterator[Say]:
    """What going out brings, and what playing on does."""
    theirs, tricks = case.ending.totals[1], case.ending.taken[1]
    limit = case.ending.rules.maccs_limit
    code = "maccs.claim_twice" if case.claim == WON_TWICE else "maccs.claim_once"
    yield Say(code, total=theirs, limit=limit)
    if case.right:
        cards = cards_text(case.right)
        yield Say("maccs.on_with", cards=cards, count=len(case.right))
        rest = theirs - tricks
        yield Say("maccs.sweep", tricks=tricks, rest=rest, limit=limit)
        yield from told_line(case.line(case.right[0]))
    else:
        yield from _explain_claim(case)


def _explain_claim(case: MaccsCase) -> Iterator[Say]:
    """Why every card is worse than going out."""
    card = max(case.cards, key=lambda each: case.cards[each])
    yield Say("maccs.every_card")
    yield from _why_not_on(case, card)


def _why_not_on(case: MaccsCase, card: Card) -> Iterator[Say]:
    """What comes of a wrong card, with the play that shows it.

    You go out after this trick at the latest, if the opponent does not do so first.
    """
    line, end = case.line(card), case.ending
    for each in line:
        end = end.play(each)
    total = end.totals[1]
    if case.cards[card] < 0:
        yield Say("maccs.why_lost", card=str(card), total=total)
    elif case.claim < WON_TWICE:
        yield Say("maccs.why_one", card=str(card))
    else:
        limit = end.rules.maccs_limit
        yield Say("maccs.why_over", card=str(card), total=total, limit=limit)
    yield from told_line(line)
