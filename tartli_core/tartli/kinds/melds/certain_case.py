"""Whether an announced meld can still be beaten, and by what (T-A4, T-M5, T-P5)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import FULL_PACK, SEVENS, Card, CardSet, Suit
from tartli_core.tartli.contest import Call, better_melds, call_of
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import Sequence, Vannak
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.state import LAST_DRAWING_TRICK
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Telling

Rival = Sequence | Vannak
"""A meld that takes part in the contest."""

MOST_NEAR: Final = 3
"""Better melds told of that are ruled out."""


@dataclass(frozen=True)
class CertainCase:
    """A meld announced, and where the other cards are.

    The opponent has been silent so far, or has said one word in this trick.

    Attributes:
        meld: your meld.
        leads: whether you lead to the trick, so that of equal melds yours wins.
        number: the trick under way.
        trump: the trump suit.
        rules: the rule set.
        mine: your cards, one on the table included.
        indicator: the card turned up for trump.
        played: the cards of the finished tricks.
        heard: the opponent's word in this trick; None before they speak.
    """

    meld: Rival
    leads: bool
    number: int
    trump: Suit
    rules: Rules
    mine: CardSet
    indicator: Card
    played: CardSet
    heard: Call | None

    @cached_property
    def unseen(self) -> CardSet:
        """Cards that the opponent can have in hand now.

        In tricks 1 to 7 the indicator is nobody's; in trick 8 it is with the loser
        of trick 7 (T-P3).
        """
        seen = self.mine | self.played
        if self.number <= LAST_DRAWING_TRICK:
            seen = seen.with_card(self.indicator)
        return FULL_PACK - seen

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """Every meld that the opponent can still bring and that beats yours."""
        return tuple(
            meld
            for meld in self._better(FULL_PACK - self.mine)
            if self._can_be_brought(meld)
        )

    @cached_property
    def missed(self) -> tuple[Rival, ...]:
        """Better melds that a seen card, or the word heard, rules out."""
        return tuple(
            meld
            for meld in self._better(FULL_PACK - self.mine)
            if meld not in self.rivals
        )

    def by_exchange(self, meld: Rival) -> bool:
        """Whether the opponent needs the indicator for it, by an exchange (T-P5)."""
        return self.indicator in meld.cards and self.indicator not in self.unseen

    def may_be_said(self, meld: Rival) -> bool:
        """Whether the word heard announces it; any may come after silence."""
        return self.heard is None or call_of(meld) is self.heard

    def _better(self, cards: CardSet) -> Iterator[Rival]:
        yield from better_melds(
            self.meld, cards, self.trump, self.rules, owner_leads=self.leads
        )

    def _can_be_brought(self, meld: Rival) -> bool:
        """Whether the cards can be in the opponent's hand and the word be said."""
        if not self.may_be_said(meld):
            return False
        cards = CardSet(meld.cards)
        if cards <= self.unseen:
            return True
        return self._may_exchange and cards <= self._after_exchange

    @property
    def _may_exchange(self) -> bool:
        """Whether the opponent, second, may still swap the seven (T-P5)."""
        return (
            self.rules.exchange == "any_time"
            and self.leads
            and self.number <= LAST_DRAWING_TRICK
            and SEVENS[self.trump] in self.unseen
        )

    @property
    def _after_exchange(self) -> CardSet:
        """Cards that the opponent can have in hand once the seven is swapped."""
        return self.unseen.without_card(SEVENS[self.trump]).with_card(self.indicator)


def _does_vannak_beat(case: CertainCase) -> bool:
    """A vannak beats your sequence, whatever its length (T-M5)."""
    return isinstance(case.meld, Sequence) and any(
        isinstance(rival, Vannak) for rival in case.rivals
    )


def _does_trump_decide(case: CertainCase) -> bool:
    """An equal sequence in trumps would be better, or yours in trumps is (T-M5)."""
    return isinstance(case.meld, Sequence) and any(
        isinstance(rival, Sequence)
        and (rival.top, rival.length) == (case.meld.top, case.meld.length)
        for rival in case.rivals
    )


def _is_by_exchange(case: CertainCase) -> bool:
    """The opponent could get the indicator in time (T-P5)."""
    return any(map(case.by_exchange, case.rivals))


def _is_heard(case: CertainCase) -> bool:
    """The opponent has said a word, and means one meld of that length (T-M1)."""
    return case.heard is not None


def _is_something_gone(case: CertainCase) -> bool:
    """A better meld is broken by one card that was played, or turned up."""
    return any(
        len(CardSet(meld.cards) - case.unseen) == 1 and case.may_be_said(meld)
        for meld in case.missed
    )


def _is_only_one(case: CertainCase) -> bool:
    return len(case.rivals) == 1


def _is_everything_known(case: CertainCase) -> bool:
    """In trick 8 the opponent holds the nine cards that you have not seen."""
    return case.number > LAST_DRAWING_TRICK


def _is_quiet(case: CertainCase) -> bool:
    return not case.rivals


THEMES: Final[Mapping[str, Callable[[CertainCase], bool]]] = {
    "vannak": _does_vannak_beat,
    "equal-in-trumps": _does_trump_decide,
    "exchange": _is_by_exchange,
    "word-heard": _is_heard,
    "one-card-gone": _is_something_gone,
    "only-one": _is_only_one,
    "trick-8": _is_everything_known,
    "quiet": _is_quiet,
}
"""What a certain puzzle can be about: one predicate a theme."""


def level(case: CertainCase) -> int:
    """1 to 5: one for each thing to think of.

    One better meld at most; a better meld that one seen card breaks; an equal meld
    in trumps, a vannak over a sequence, or an exchange; a word that was heard; more
    than ten cards not seen.
    """
    steps = (
        len(case.rivals) <= 1,
        _is_something_gone(case),
        _does_trump_decide(case) or _does_vannak_beat(case) or _is_by_exchange(case),
        _is_heard(case),
        len(case.unseen) > 10,
    )
    return max(1, sum(steps))


def rule_numbers(case: CertainCase) -> tuple[str, ...]:
    """The rules this rests on."""
    numbers = ["T-A4", "T-M5"]
    if case.heard is not None:
        numbers.append("T-M1")
    if case.number > LAST_DRAWING_TRICK:
        numbers.append("T-P3")
    if _is_by_exchange(case):
        numbers.append("T-P5")
    return tuple(numbers)


def tell(case: CertainCase, cards: CardSet) -> Telling:
    """The words about a meld.

    Args:
        case: the meld, and what is known.
        cards: those to choose from.
    """
    useful = CardSet(card for rival in case.rivals for card in rival.cards)
    wrong = cards - useful
    return Telling(
        question=(_question(case),),
        hints=(
            (Say("certain.hint_lead" if case.leads else "certain.hint_second"),),
            (_where(case),),
            (Say("certain.hint_not", card=str(next(iter(wrong)))),),
        ),
        explanation=tuple(_explain(case)),
        rule_numbers=rule_numbers(case),
        whys={str(card): (_why_not(case, card),) for card in wrong},
    )


def _question(case: CertainCase) -> Say:
    if case.heard is None:
        return Say("certain.question", meld=str(case.meld))
    return Say("certain.question_heard", meld=str(case.meld), call=str(case.heard))


def _where(case: CertainCase) -> Say:
    """Where to look: which cards the opponent can have."""
    if case.heard is not None:
        return Say("certain.hint_word", call=str(case.heard))
    if case.number > LAST_DRAWING_TRICK:
        return Say("certain.hint_known")
    if case.rules.exchange == "any_time":
        return Say("certain.hint_exchange")
    return Say("certain.hint_unseen")


def _explain(case: CertainCase) -> Iterator[Say]:
    """What beats the meld, and what only seems to."""
    meld = str(case.meld)
    if case.rivals:
        melds = melds_text(case.rivals)
        yield Say("certain.beaten_by", meld=meld, melds=melds, count=len(case.rivals))
    else:
        yield Say("certain.safe", meld=meld)
    for rival in filter(case.by_exchange, case.rivals):
        values = {"seven": str(SEVENS[case.trump]), "card": str(case.indicator)}
        yield Say("certain.by_exchange", meld=str(rival), **values)
    near = [m for m in case.missed if len(CardSet(m.cards) - case.unseen) <= 1]
    for other in near[:MOST_NEAR]:
        yield _why_ruled_out(case, other)


def _why_ruled_out(case: CertainCase, meld: Rival) -> Say:
    """Why a better meld cannot be there."""
    gone = CardSet(meld.cards) - case.unseen
    if not gone:
        return Say("certain.not_said", meld=str(meld), call=str(case.heard))
    card = next(iter(gone))
    code = "turned" if card == case.indicator else "played"
    return Say(f"certain.out_{code}", meld=str(meld), card=str(card))


def _why_not(case: CertainCase, card: Card) -> Say:
    """Why a card belongs to no better meld that the opponent can bring."""
    if card in case.played:
        return Say("certain.card_played", card=str(card))
    if card not in case.unseen:
        return Say("certain.card_turned", card=str(card))
    return Say("certain.card_useless", card=str(card))
