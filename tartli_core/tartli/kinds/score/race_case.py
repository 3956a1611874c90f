"""The best card near 501: who wins the buli in this deal, and for how much.

An outcome is yours: 2 if you win with maccs, 1 if you win, 0 if nobody gets there in
this deal, -1 and -2 if the opponent wins, the latter with maccs (T-S3 to T-S8).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import Card
from tartli_core.tartli.kinds.play.open_ending import (
    OpenEnding,
    count_after,
    play_reason,
    read_position,
    told_line,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.scoring import TARGET, ZERO
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race, Searches, claimant
from tartli_core.tartli.state import ALL_TRICK_POINTS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

OUTCOMES: Final = {
    2: "you_twice",
    1: "you",
    0: "nobody",
    -1: "opponent",
    -2: "opponent_twice",
}
"""The ends of the codes that tell an outcome."""

MANY_OPTIONS: Final = 6
MANY_CARDS: Final = 7
MANY_OUTCOMES: Final = 3
"""From when on a puzzle counts as harder."""


@dataclass(frozen=True)
class RaceCase:
    """An ending with scores in which you are to play a card; nobody has 501."""

    situation: OpenEnding

    @classmethod
    def of(cls, puzzle: Puzzle) -> "RaceCase":
        """The case behind a puzzle: its position."""
        rules = rules_of(puzzle)
        return cls(read_position(puzzle.position, rules))

    @property
    def ending(self) -> Ending:
        """Both hands, points and scores."""
        return self.situation.ending

    @cached_property
    def _searches(self) -> Searches:
        return Searches()

    @cached_property
    def outcomes(self) -> Mapping[Card, int]:
        """Your outcome after each legal card."""
        return Race(self.ending, self._searches).cards

    @cached_property
    def best(self) -> int:
        """The best outcome."""
        return max(self.outcomes.values())

    @cached_property
    def right(self) -> tuple[Card, ...]:
        """The cards that bring it."""
        return tuple(c for c, value in self.outcomes.items() if value == self.best)

    @cached_property
    def greedy(self) -> Card:
        """The card that would bring most trick points if there were no 501."""
        counts = count_after(self.ending)
        return max(counts, key=lambda card: counts[card])

    def line(self, card: Card) -> tuple[Card, ...]:
        """This card and best play of both, until a claim decides or the deal ends."""
        after = self.ending.play(card)
        if after.is_over or claimant(after, self.outcomes[card]) is not None:
            return (card,)
        return (card, *Race(after, self._searches).line)

    def end(self, card: Card) -> Ending:
        """Where the line of a card ends."""
        ending = self.ending
        for each in self.line(card):
            ending = ending.play(each)
        return ending


def _follows(case: RaceCase) -> bool:
    return case.ending.led is not None


def _goes_out(case: RaceCase) -> bool:
    """You can win the buli."""
    return case.best > 0


def _holds_off(case: RaceCase) -> bool:
    """With some card the opponent wins, with another not."""
    return min(case.outcomes.values()) < 0 <= case.best


def _both_near(case: RaceCase) -> bool:
    """Either may win the buli, by the card that you play."""
    return min(case.outcomes.values()) < 0 < case.best


def _maccs(case: RaceCase) -> bool:
    """A card decides on maccs (T-S3)."""
    values = set(case.outcomes.values())
    return values >= {1, 2} or values >= {-1, -2}


def _misleads(case: RaceCase) -> bool:
    """The card that brings most trick points is wrong."""
    return case.greedy not in case.right


def _is_tempting(case: RaceCase) -> bool:
    """The card most would play is wrong."""
    return case.situation.natural[0] not in case.right


THEMES: Final[Mapping[str, Callable[[RaceCase], bool]]] = {
    "following": _follows,
    "going-out": _goes_out,
    "holding-off": _holds_off,
    "both-near": _both_near,
    "maccs": _maccs,
    "points-mislead": _misleads,
    "tempting": _is_tempting,
}
"""What a race can be about: one predicate a theme."""


def level(case: RaceCase) -> int:
    """1 to 5: one, and one more for each thing that makes it harder.

    Six cards to choose from; seven in the hand; only one of them right; three
    different outcomes; the natural card wrong, or the one with most trick points.
    """
    harder = (
        len(case.outcomes) >= MANY_OPTIONS,
        len(case.ending.hands[0]) >= MANY_CARDS,
        len(case.right) == 1,
        len(set(case.outcomes.values())) >= MANY_OUTCOMES,
        _is_tempting(case) or _misleads(case),
    )
    return min(5, 1 + sum(harder))


def tell(puzzle: Puzzle) -> Telling:
    """The words of a race."""
    case = RaceCase.of(puzzle)
    return Telling(
        question=tuple(_question(case)),
        hints=tuple(_hints(case)),
        explanation=tuple(_explain(case)),
        rule_numbers=("T-S4", "T-S6", "T-S3", "T-S2", "T-P4"),
        whys={
            str(card): tuple(_why(case, card))
            for card in case.outcomes
            if card not in case.right
        },
    )


def _question(case: RaceCase) -> Iterator[Say]:
    mine, theirs = case.ending.totals
    yield Say("race.question", you=mine, opponent=theirs)
    if case.ending.last_nine == ZERO:
        yield Say("race.no_melds")
    yield from case.situation.told_sweep()


def _hints(case: RaceCase) -> Iterator[tuple[Say, ...]]:
    yield (Say("race.hint_rule"),)
    mine, theirs = case.ending.totals
    need = Say("race.hint_need", you=TARGET - mine, opponent=TARGET - theirs)
    limit = Say("race.hint_limit", limit=case.ending.rules.maccs_limit)
    yield (need, limit) if _maccs(case) else (need,)
    worst = min(case.outcomes, key=lambda card: case.outcomes[card])
    yield (Say("race.hint_not", card=str(worst)),)


def _explain(case: RaceCase) -> Iterator[Say]:
    first, others = case.right[0], case.right[1:]
    yield Say(f"race.with_{OUTCOMES[case.best]}", card=str(first))
    line = case.line(first)
    if len(line) > 1 or _follows(case):
        yield play_reason(case.ending, first, line)
    if others:
        yield Say("play.as_good", cards=cards_text(others))
    yield from told_line(line)
    yield _end_told(case, first)


def _why(case: RaceCase, card: Card) -> Iterator[Say]:
    """What a wrong card leads to, and the play that shows it."""
    yield Say(f"race.after_{OUTCOMES[case.outcomes[card]]}", card=str(card))
    yield from told_line(case.line(card))
    yield _end_told(case, card)


def _end_told(case: RaceCase, card: Card) -> Say:
    """How the line of a card ends: who claims with what, or the final totals."""
    end = case.end(card)
    player = None if end.is_over else claimant(end, case.outcomes[card])
    if player is not None:
        who = "you" if player == 0 else "opponent"
        return Say(f"race.claims_{who}", total=end.totals[player])
    assert end.scores is not None
    mine, theirs = end.totals
    if end.rules.stichmaccs and any(end.may_win_all):
        taken = (ALL_TRICK_POINTS, 0) if end.may_win_all[0] else (0, ALL_TRICK_POINTS)
        mine, theirs = (s + t for s, t in zip(end.scores, taken, strict=True))
        return Say("race.ends_stichmaccs", you=mine, opponent=theirs)
    return Say("race.ends", you=mine, opponent=theirs)
