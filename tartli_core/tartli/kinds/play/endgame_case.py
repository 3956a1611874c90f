"""The best card of an ending by points: the truth, what it is about, and why."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import Card, beats, taker_of
from tartli_core.tartli.kinds.play.open_ending import (
    OpenEnding,
    count_after,
    play_reason,
    read_position,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.state import ALL_TRICK_POINTS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

MANY_OPTIONS: Final = 5
MANY_CARDS: Final = 6
NARROW_GAP: Final = 7
"""From when on, and up to when, a puzzle counts as harder."""


@dataclass(frozen=True)
class EndgameCase:
    """An ending in which you are to play a card, by points."""

    situation: OpenEnding

    @classmethod
    def of(cls, puzzle: Puzzle) -> "EndgameCase":
        """The case behind a puzzle: its position."""
        rules = rules_of(puzzle)
        return cls(read_position(puzzle.position, rules))

    @cached_property
    def counts(self) -> Mapping[Card, int]:
        """Your trick points at the end of the deal after each legal card."""
        return count_after(self.situation.ending)

    @cached_property
    def best(self) -> int:
        """The most trick points you can come to."""
        return max(self.counts.values())

    @cached_property
    def right(self) -> tuple[Card, ...]:
        """The best cards."""
        return tuple(card for card, count in self.counts.items() if count == self.best)

    @cached_property
    def second_best(self) -> int | None:
        """What the best of the other cards brings; None if all are as good."""
        return max((c for c in self.counts.values() if c < self.best), default=None)

    @property
    def gap(self) -> int:
        """Points by which the best cards are ahead of every other; 0 if all are."""
        return 0 if self.second_best is None else self.best - self.second_best

    def line(self, card: Card) -> tuple[Card, ...]:
        """This card, and best play of both after it."""
        after = self.situation.ending.play(card)
        return (card, *(() if after.is_over else Endgame(after).line))

    def takes_last(self, card: Card) -> bool:
        """Whether the last trick is yours when you play this card now."""
        ending = self.situation.ending
        for each in self.line(card):
            ending = ending.play(each)
        return ending.leader == 0


def _follows(case: EndgameCase) -> bool:
    return case.situation.ending.led is not None


def _lead(case: EndgameCase) -> Card | None:
    """The first right card, if you lead."""
    return None if _follows(case) else case.right[0]


def _draws_trumps(case: EndgameCase) -> bool:
    ending, lead = case.situation.ending, _lead(case)
    return (
        lead is not None
        and lead.suit is ending.trump
        and bool(ending.hands[1].of_suit(ending.trump))
    )


def _forces(case: EndgameCase) -> bool:
    """A suit is led in which the opponent has nothing and must trump (T-P4)."""
    ending, lead = case.situation.ending, _lead(case)
    return (
        lead is not None
        and lead.suit is not ending.trump
        and not ending.hands[1].of_suit(lead.suit)
        and bool(ending.hands[1].of_suit(ending.trump))
    )


def _gives_lead(case: EndgameCase) -> bool:
    """A card is led with which the opponent takes the trick in best play."""
    ending, lead = case.situation.ending, _lead(case)
    if lead is None:
        return False
    second = case.line(lead)[1]
    return taker_of(0, lead, second, ending.trump) == 1


def _lets_go(case: EndgameCase) -> bool:
    """The trick could be taken, but no right card takes it."""
    ending = case.situation.ending
    if ending.led is None:
        return False
    could = any(beats(c, ending.led, ending.trump) for c in ending.legal_cards)
    takes = any(beats(c, ending.led, ending.trump) for c in case.right)
    return could and not takes


def _last_trick(case: EndgameCase) -> bool:
    """The right card brings the last trick, the next best one loses it."""
    wrong = [card for card, count in case.counts.items() if count == case.second_best]
    return bool(wrong) and case.takes_last(case.right[0]) > case.takes_last(wrong[0])


def _stichmaccs(case: EndgameCase) -> bool:
    """Some card wins or loses all of the last nine tricks (T-S2)."""
    ending = case.situation.ending
    alive = any(ending.may_win_all) and ending.rules.stichmaccs
    return alive and not {0, ALL_TRICK_POINTS}.isdisjoint(case.counts.values())


def _is_tempting(case: EndgameCase) -> bool:
    """The card most would play is wrong."""
    return case.situation.natural[0] not in case.right


THEMES: Final[Mapping[str, Callable[[EndgameCase], bool]]] = {
    "following": _follows,
    "drawing-trumps": _draws_trumps,
    "forcing": _forces,
    "giving-the-lead": _gives_lead,
    "letting-go": _lets_go,
    "last-trick": _last_trick,
    "stichmaccs": _stichmaccs,
    "tempting": _is_tempting,
}
"""What an ending can be about: one predicate a theme."""


def level(case: EndgameCase) -> int:
    """1, and one more for each thing that makes it harder.

    Five cards to choose from; six in the hand; the next best seven points behind or
    fewer; the natural card wrong.
    """
    harder = (
        len(case.counts) >= MANY_OPTIONS,
        len(case.situation.ending.hands[0]) >= MANY_CARDS,
        case.gap <= NARROW_GAP,
        _is_tempting(case),
    )
    return 1 + sum(harder)


def tell(puzzle: Puzzle) -> Telling:
    """The words of an ending."""
    case = EndgameCase.of(puzzle)
    return Telling(
        question=tuple(_question(case)),
        hints=tuple(_hints(case)),
        explanation=tuple(_explain(case)),
        rule_numbers=tuple(_rule_numbers(case)),
        whys={
            str(card): (_why(case, card),)
            for card in case.counts
            if card not in case.right
        },
    )


def _question(case: EndgameCase) -> Iterator[Say]:
    mine, theirs = case.situation.ending.taken
    yield Say("endgame.question", you=mine, opponent=theirs)
    yield from case.situation.told_sweep()


def _hints(case: EndgameCase) -> Iterator[tuple[Say, ...]]:
    ending = case.situation.ending
    yield (Say("endgame.hint_follow" if _follows(case) else "endgame.hint_lead"),)
    mine, theirs = (len(hand.of_suit(ending.trump)) for hand in ending.hands)
    yield (Say("play.trumps", you=mine, opponent=theirs), Say("endgame.hint_last"))
    worst = min(case.counts, key=lambda card: case.counts[card])
    yield (Say("endgame.hint_not", card=str(worst)),)


def _explain(case: EndgameCase) -> Iterator[Say]:
    first, others = case.right[0], case.right[1:]
    code = "endgame.best" if case.best < ALL_TRICK_POINTS else "endgame.best_all"
    yield Say(code, card=str(first), points=case.best)
    yield play_reason(case.situation.ending, first, case.line(first))
    if others:
        yield Say("play.as_good", cards=cards_text(others))
    if _last_trick(case):
        yield Say("endgame.last_trick")
    yield Say("play.line", cards=cards_text(case.line(first)))


def _why(case: EndgameCase, card: Card) -> Say:
    """What a wrong card brings, and the play that shows it."""
    return Say(
        "endgame.less",
        card=str(card),
        points=case.counts[card],
        cost=case.best - case.counts[card],
        cards=cards_text(case.line(card)),
    )


def _rule_numbers(case: EndgameCase) -> Iterator[str]:
    yield from ("T-P2", "T-P4", "T-C3", "T-C4", "T-C5")
    if _stichmaccs(case):
        yield "T-S2"
