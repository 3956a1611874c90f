"""One trick's contest: the truth, the usual mistakes, and why (T-M5, T-M6, T-S7)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import Card, parse_suit
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.events import Trick, Verb, Who, events_of
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import BELA_POINTS, Sequence, Vannak, parse_meld
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair, Writing, write_melds
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling


@dataclass(frozen=True)
class ContestCase:
    """A trick with all melds open, and both totals before they are written."""

    trick: Trick
    totals: Pair

    @classmethod
    def of(cls, puzzle: Puzzle) -> "ContestCase":
        """The case behind a puzzle: its position and the opponent's melds."""
        position = puzzle.position
        trump = parse_suit(position["trump"])
        now = [e for e in events_of(position["record"]) if e.trick == position["trick"]]
        mine = next((e.items for e in now if e.verb is Verb.ANNOUNCES), ())
        theirs = filter(None, puzzle.certificate["melds"].split(" / "))
        trick = Trick(
            number=position["trick"],
            trump=trump,
            rules=rules_of(puzzle),
            lead=next(e.who for e in now if e.verb is Verb.LEADS),
            said={
                Who.YOU: Announcement(tuple(parse_meld(m, trump) for m in mine)),
                Who.OPPONENT: Announcement(tuple(parse_meld(m, trump) for m in theirs)),
            },
            cards={
                e.who: Card.parse(e.rest)
                for e in now
                if e.verb in (Verb.LEADS, Verb.PLAYS)
            },
        )
        return cls(trick, tuple(position["totals"]))

    @cached_property
    def points(self) -> Pair:
        """What each announced beside béla, in points."""
        mine, theirs = (self.trick.said[who].contest_points for who in Who)
        return mine, theirs

    @cached_property
    def best_points(self) -> Pair:
        """What each player's best meld is worth."""
        best = [
            self.trick.said[who].best(self.trick.trump, self.trick.rules) for who in Who
        ]
        mine, theirs = (meld.points if meld else 0 for meld in best)
        return mine, theirs

    @cached_property
    def bela_owner(self) -> Who | None:
        """Who said béla."""
        return next((who for who in Who if self.trick.said[who].bela), None)

    def write(
        self, contest: Pair, bela_owner: Who | None, rules: Rules | None = None
    ) -> Writing:
        """What would be written for these contest points and this béla."""
        owner = None if bela_owner is None else list(Who).index(bela_owner)
        return write_melds(self.totals, contest, owner, rules or self.trick.rules)

    @cached_property
    def contest(self) -> Pair:
        """What each scores in the contest in truth (T-M6)."""
        return _only(self.trick.scorer, self.points)

    @cached_property
    def writing(self) -> Writing:
        """What is written in truth."""
        return self.write(self.contest, self.bela_owner)

    @cached_property
    def other_order(self) -> Writing:
        """What would be written with béla in the other order (T-S7)."""
        before = self.trick.rules.bela_order == "before_melds"
        other = "with_melds" if before else "before_melds"
        rules = self.trick.rules.with_options({"bela_order": other})
        return self.write(self.contest, self.bela_owner, rules)


def _only(who: Who | None, points: Pair) -> Pair:
    """The points of one player, nothing for the other."""
    mine = points[0] if who is Who.YOU else 0
    theirs = points[1] if who is Who.OPPONENT else 0
    return mine, theirs


def outcome(writing: Writing) -> str:
    """An outcome as an answer: both players' points, and who is out by them."""
    mine, theirs = writing.points
    out = "" if writing.winner is None else f" {list(Who)[writing.winner]}"
    return f"{mine} {theirs}{out}"


def mistakes(case: ContestCase) -> Iterator[tuple[str, Writing]]:
    """The outcomes of usual mistakes, each with its name."""
    scorer, bela = case.trick.scorer, case.bela_owner
    yield "both-score", case.write(case.points, bela)
    if scorer is not None:
        if any(_only(scorer.other, case.points)):
            yield "other-scores", case.write(_only(scorer.other, case.points), bela)
        yield "best-only", case.write(_only(scorer, case.best_points), bela)
    yield "none-scores", case.write((0, 0), bela)
    if bela is not None:
        yield "bela-lost", case.write(case.contest, None)
        yield "bela-moved", case.write(case.contest, bela.other)
        yield "bela-order", case.other_order
    truth = case.writing
    if truth.winner is not None:
        yield "out-missed", replace(truth, winner=None)
        yield "other-out", replace(truth, winner=1 - truth.winner)


def why_wrong(case: ContestCase, mistake: str) -> Say:
    """What is wrong with the outcome of a mistake."""
    mine, theirs = case.writing.points
    code = f"contest.wrong_{mistake.replace('-', '_')}"
    if mistake == "bela-order":
        code = f"{code}_{case.trick.rules.bela_order}"
    return Say(code, you=mine, opponent=theirs)


def _calls_are_equal(case: ContestCase) -> bool:
    mine, theirs = (case.trick.said[who].best_call for who in Who)
    return mine is not None and mine is theirs


def _tops_are_equal(case: ContestCase) -> bool:
    mine, theirs = (
        case.trick.said[who].best(case.trick.trump, case.trick.rules) for who in Who
    )
    return (
        isinstance(mine, Sequence)
        and isinstance(theirs, Sequence)
        and (mine.top, mine.length) == (theirs.top, theirs.length)
    )


def _has_vannak(case: ContestCase) -> bool:
    return any(Call.VANNAK in case.trick.said[who].calls for who in Who)


def _has_side_meld(case: ContestCase) -> bool:
    scorer = case.trick.scorer
    return scorer is not None and len(case.trick.said[scorer].contesting) > 1


def _has_bela(case: ContestCase) -> bool:
    return case.bela_owner is not None


def _goes_out(case: ContestCase) -> bool:
    return case.writing.winner is not None


def _ends_before_melds(case: ContestCase) -> bool:
    """Whether béla alone ends the buli, so that no other meld is written (T-S7)."""
    before = case.trick.rules.bela_order == "before_melds"
    owner_wins = _goes_out(case) and case.writing == case.write((0, 0), case.bela_owner)
    return before and _has_bela(case) and owner_wins


def _order_matters(case: ContestCase) -> bool:
    return outcome(case.writing) != outcome(case.other_order)


THEMES: Final[Mapping[str, Callable[[ContestCase], bool]]] = {
    "equal-length": _calls_are_equal,
    "equal-top": _tops_are_equal,
    "vannak": _has_vannak,
    "side-meld": _has_side_meld,
    "bela": _has_bela,
    "going-out": _goes_out,
    "bela-order": _order_matters,
}
"""What a contest can be about: one predicate a theme."""


def rule_numbers(case: ContestCase) -> tuple[str, ...]:
    """The rules this contest rests on."""
    numbers = ["T-M5", "T-M6"]
    if _has_bela(case):
        numbers.append("T-A5")
    if _goes_out(case):
        numbers.append("T-S4")
    if _order_matters(case):
        numbers.append("T-S7")
    return tuple(numbers)


def hints(case: ContestCase, wrong: str) -> tuple[tuple[Say, ...], ...]:
    """Three steps: the order of melds, what to compare, a wrong outcome struck out."""
    scorer = case.trick.scorer
    mine, theirs = (case.trick.said[who] for who in Who)
    if mine.best_call is None or theirs.best_call is None:
        compare = Say(f"contest.hint_alone_{scorer}")
    else:
        compare = Say(
            "contest.hint_compare",
            you=str(mine.best_call),
            opponent=str(theirs.best_call),
        )
    return (
        (Say("contest.hint_order"),),
        (compare,),
        (told_outcome("contest.hint_not", wrong),),
    )


def told_outcome(code: str, answer: str) -> Say:
    """An outcome told by the sentence of this code, or of one who is out by it."""
    mine, theirs, *out = answer.split()
    return Say("_".join([code, *out]), you=int(mine), opponent=int(theirs))


def explain(case: ContestCase) -> Iterator[Say]:
    """Why the truth is true: who wins the contest, what is written, who is out."""
    if _ends_before_melds(case):
        yield from _explain_writing(case)
        return
    yield _why_scorer(case)
    scorer = case.trick.scorer
    if scorer is Who.YOU:
        melds = melds_text(case.trick.said[scorer].contesting)
        yield Say("contest.sum_you", melds=melds, points=case.points[0])
    elif scorer is Who.OPPONENT:
        calls = " / ".join(
            call for call in case.trick.said[scorer].calls if call is not Call.BELA
        )
        both = case.trick.said[Who.YOU].contesting
        code = "contest.sum_opponent_only" if both else "contest.sum_opponent"
        yield Say(code, calls=calls, points=case.points[1])
    yield from _explain_writing(case)


def _why_scorer(case: ContestCase) -> Say:
    """What decides the contest (T-M5)."""
    trick, scorer = case.trick, case.trick.scorer
    mine, theirs = (trick.said[who].best(trick.trump, trick.rules) for who in Who)
    calls = {who: trick.said[who].best_call for who in Who}
    if mine is None or theirs is None:
        return Say(f"contest.alone_{scorer}", points=max(case.contest))
    values = {"mine": str(mine), "call": str(calls[Who.OPPONENT])}
    if calls[Who.YOU] is not calls[Who.OPPONENT]:
        kinds = Call.VANNAK in calls.values()
        return Say(f"contest.{'kind' if kinds else 'longer'}_{scorer}", **values)
    if trick.lead is Who.YOU:
        return Say(f"contest.answered_{scorer}", **values)  # all one hears of theirs
    if isinstance(mine, Vannak) and isinstance(theirs, Vannak):
        return Say(f"contest.rank_{scorer}", height=str(theirs.rank), **values)
    assert isinstance(mine, Sequence)
    assert isinstance(theirs, Sequence)
    if mine.top is not theirs.top:
        return Say(f"contest.top_{scorer}", height=str(theirs.top), **values)
    reason = "trump" if scorer is Who.YOU else "leader"
    return Say(f"contest.{reason}_{scorer}", height=str(theirs.top), **values)


def _explain_writing(case: ContestCase) -> Iterator[Say]:
    """Béla and going out (T-A5, T-S4, T-S7)."""
    truth, bela = case.writing, case.bela_owner
    mine, theirs = truth.totals
    if bela is not None:
        yield Say(f"contest.bela_{bela}", points=BELA_POINTS)
    winner = None if truth.winner is None else list(Who)[truth.winner]
    if winner is None:
        code = "level" if min(truth.totals) >= TARGET else "totals"
        yield Say(f"contest.{code}", you=mine, opponent=theirs)
        return
    if min(truth.totals) >= TARGET:
        yield Say(f"contest.both_out_{winner}", you=mine, opponent=theirs)
        return
    if _ends_before_melds(case):
        yield Say(f"contest.bela_first_{winner}", you=mine, opponent=theirs)
    else:
        yield Say(f"contest.out_{winner}", you=mine, opponent=theirs)


def tell(puzzle: Puzzle) -> Telling:
    """The words of a contest."""
    case = ContestCase.of(puzzle)
    return Telling(
        question=(
            Say("contest.question", you=case.totals[0], opponent=case.totals[1]),
        ),
        hints=hints(case, next(o.answer for o in puzzle.options if not o.right)),
        explanation=tuple(explain(case)),
        rule_numbers=rule_numbers(case),
        whys={
            option.answer: (why_wrong(case, option.mistake),)
            for option in puzzle.options
            if not option.right
        },
    )
