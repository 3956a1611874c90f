"""What the opponent can hold now: the facts of a record, and why or why not (T-X6)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import HAND_SIZE, Card, CardSet, Suit
from tartli_core.tartli.contest import Call, call_of
from tartli_core.tartli.kinds.events import Event, Verb, Who, melds_scored
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.melds import Bela, Meld, Sequence
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.hold import Where
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Option, Telling

LATE_TRICK: Final = 6
MANY_RIGHT: Final = 3

MISTAKES: Final = {
    Where.YOURS: "own-card-counted",
    Where.PLAYED: "played-counted",
    Where.OPEN: "open-counted",
}
"""The mistake of who thinks that the opponent holds a card which is there."""


@dataclass(frozen=True)
class InferCase:
    """A record, and some melds of which the opponent can hold a few.

    Attributes:
        hand: your cards.
        number: the trick under way, 1 to 7.
        indicator: the card that lies open.
        events: the record, as you know it.
        trump: the trump suit.
        rules: the rule set.
        hands: the melds asked about, each with a hand of the opponent that holds it;
            an empty one where there is none.
    """

    hand: CardSet
    number: int
    indicator: Card
    events: tuple[Event, ...]
    trump: Suit
    rules: Rules
    hands: Mapping[Meld, CardSet]

    @cached_property
    def seen(self) -> SeenCards:
        """The record read for its cards."""
        return SeenCards(self.events, self.trump)

    @cached_property
    def possible(self) -> tuple[Meld, ...]:
        """The melds that the opponent can hold."""
        return tuple(meld for meld, hand in self.hands.items() if hand)

    @cached_property
    def impossible(self) -> tuple[Meld, ...]:
        """Those that they cannot."""
        return tuple(meld for meld, hand in self.hands.items() if not hand)

    def elsewhere(self, meld: Meld) -> tuple[tuple[Card, Where], ...]:
        """The cards of a meld that the opponent does not hold, and where they are."""
        return tuple((c, w) for c in meld.cards for w in [self._place(c)] if w)

    def _place(self, card: Card) -> Where | None:
        if card in self.hand:
            return Where.YOURS
        if card in self.seen.gone:
            return Where.PLAYED
        return Where.OPEN if card == self.indicator else None

    @cached_property
    def named(self) -> tuple[Meld, ...]:
        """The melds that the opponent has scored, béla too."""
        melds = list(melds_scored(self.events, Who.OPPONENT, self.trump))
        if Call.BELA in self.heard and Bela(self.trump) not in melds:
            melds.append(Bela(self.trump))
        return tuple(melds)

    @cached_property
    def still_held(self) -> CardSet:
        """The cards that the opponent is known to hold."""
        shown = CardSet(card for meld in self.named for card in meld.cards)
        return shown - self.seen.gone

    @cached_property
    def heard(self) -> tuple[Call, ...]:
        """Every word of the opponent, in order."""
        return tuple(
            Call(word)
            for event in self.events
            if event.who is Who.OPPONENT and event.verb is Verb.SAYS
            for word in event.items
        )

    @property
    def size(self) -> int:
        """How many cards the opponent holds."""
        leads = any(
            event.trick == self.number and event.verb is Verb.LEADS
            for event in self.events
        )
        return HAND_SIZE - leads

    def has_room(self, meld: Meld) -> bool:
        """Whether the meld and what is known to be held fit into the hand."""
        return len(self.still_held | CardSet(meld.cards)) <= self.size


def mistake(case: InferCase, meld: Meld) -> str:
    """The name of the usual mistake of who marks a meld that cannot be held."""
    places = [where for _, where in case.elsewhere(meld)]
    for where, name in MISTAKES.items():
        if where in places:
            return name
    return "no-room"


def make_option(case: InferCase, meld: Meld) -> Option:
    """A meld, worth 1 if the opponent can hold it."""
    if case.hands[meld]:
        return Option(answer=str(meld), value=1, right=True)
    return Option(answer=str(meld), value=0, right=False, mistake=mistake(case, meld))


def _is_quiet(case: InferCase) -> bool:
    return not case.possible


def _was_never_said(case: InferCase) -> bool:
    """Whether one can be held of whose kind and length nothing was ever said."""
    return any(call_of(meld) not in case.heard for meld in case.possible)


def _is_longer_than_said(case: InferCase) -> bool:
    """Whether a run can be held that is longer than each the opponent announced."""
    said = [n for n, call in enumerate(Call) if call in case.heard and n < len(_RUNS)]
    return bool(said) and any(
        isinstance(meld, Sequence) and _RUNS.index(call_of(meld)) > max(said)
        for meld in case.possible
    )


_RUNS: Final = tuple(Call)[:6]


def _was_broken(case: InferCase) -> bool:
    """Whether a meld is asked about that they scored and then played from."""
    return any(
        meld in case.named
        and any(where is Where.PLAYED for _, where in case.elsewhere(meld))
        for meld in case.impossible
    )


def _meets_the_open_card(case: InferCase) -> bool:
    return any(case.indicator in meld.cards for meld in case.impossible)


def _has_no_room(case: InferCase) -> bool:
    """Whether no single card forbids one, but all that is known together."""
    return any(not case.elsewhere(meld) for meld in case.impossible)


THEMES: Final[Mapping[str, Callable[[InferCase], bool]]] = {
    "quiet": _is_quiet,
    "never-said": _was_never_said,
    "longer-than-said": _is_longer_than_said,
    "broken": _was_broken,
    "open-card": _meets_the_open_card,
    "no-room": _has_no_room,
}
"""What an infer puzzle can be about: one predicate a theme."""


def level(case: InferCase) -> int:
    """1 to 5: a late trick, many possible, one broken or without room, one not said."""
    steps = (
        case.number >= LATE_TRICK,
        len(case.possible) >= MANY_RIGHT,
        _has_no_room(case) or _was_broken(case),
        _was_never_said(case) or _is_longer_than_said(case),
    )
    return 1 + sum(steps)


def tell(case: InferCase) -> Telling:
    """The words of an infer puzzle."""
    return Telling(
        question=(Say("infer.question"),),
        hints=_hints(case),
        explanation=tuple(_explanation(case)),
        rule_numbers=("T-M1", "T-M2", "T-M3", "T-M7"),
        whys={str(meld): tuple(_why_not(case, meld)) for meld in case.impossible},
    )


def _hints(case: InferCase) -> tuple[tuple[Say, ...], ...]:
    """What forbids a meld, where to look, one meld less."""
    worst = case.impossible[0]
    return (
        (Say("infer.hint_rule"),),
        (_where_to_look(case),),
        tuple(_why_not(case, worst)),
    )


def _where_to_look(case: InferCase) -> Say:
    if case.still_held:
        return Say("infer.hint_held", cards=str(case.still_held))
    return Say("infer.hint_played", cards=str(case.seen.gone))


def _explanation(case: InferCase) -> Iterator[Say]:
    if not case.possible:
        yield Say("infer.none")
    for meld in case.possible:
        if meld in case.named:
            yield Say("infer.named", meld=str(meld))
        else:
            yield Say("infer.hand", meld=str(meld), cards=str(case.hands[meld]))
    if _was_never_said(case):
        yield Say("infer.silence")
    elif _is_longer_than_said(case):
        yield Say("infer.understated")
    for meld in case.impossible:
        yield from _why_not(case, meld)


def _why_not(case: InferCase, meld: Meld) -> Iterator[Say]:
    """One reason why it cannot be held: a card elsewhere, or no room."""
    for card, where in case.elsewhere(meld)[:1]:
        trick = case.seen.played[card].trick if where is Where.PLAYED else 0
        yield Say(f"infer.{where}", meld=str(meld), card=str(card), trick=trick)
        return
    if case.has_room(meld):
        yield Say("infer.no_deal", meld=str(meld))
    else:
        held = str(case.still_held)
        yield Say("infer.no_room", meld=str(meld), cards=held, count=case.size)
