"""A line of a proof played out: the table after each step, and what happens in words.

A line is text, step after step: ``you Oa, opponent Xa, you says terc / bela``. What is
no card is said, drawn (``you draws Oa``), exchanged (``you exchanges Oa``) or claimed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    Card,
    Suit,
    beats,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.table import LAST_TRICK
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import PlayedOut, Puzzle

HIDDEN: Final = "?"
"""A card of which one knows only that it is there."""

Play = tuple[Who, str]
"""Who played which card."""


@dataclass(frozen=True, kw_only=True)
class Moment:
    """The table between two steps of a line.

    Attributes:
        trick: the trick under way.
        hands: the cards of both.
        now: what lies in the trick; both cards until the next one begins.
        taken: how many tricks each has.
        totals: what each has in all, where the position tells it.
        lead: who leads to the trick.
        speech: what was said in the trick.
    """

    trick: int
    hands: Mapping[Who, tuple[str, ...]]
    now: tuple[Play, ...]
    taken: Mapping[Who, int]
    totals: Mapping[Who, int] | None
    lead: Who | None
    speech: tuple[tuple[Who, str], ...] = field(default=())

    def begun(self) -> "Moment":
        """The next trick, where this one lies complete."""
        if len(self.now) < 2:
            return self
        return replace(self, trick=self.trick + 1, now=(), speech=())

    def with_card(self, who: Who, card: str, trump: Suit) -> "Moment":
        """After a card is played; a trick it completes is taken."""
        now = (*self.now, (who, card))
        hands = {**self.hands, who: _without(self.hands[who], card)}
        played = replace(self, now=now, hands=hands)
        if len(now) < 2:
            return replace(played, lead=who)
        taker, points = self.outcome(now, trump)
        totals = self.totals
        if totals is not None:
            totals = {**totals, taker: totals[taker] + points}
        taken = {**self.taken, taker: self.taken[taker] + 1}
        return replace(played, taken=taken, totals=totals, lead=taker)

    def outcome(self, now: tuple[Play, ...], trump: Suit) -> tuple[Who, int]:
        """Who takes a complete trick, and its points (T-P2, T-C5)."""
        (leader, led), (second, answer) = now
        cards = Card.parse(led), Card.parse(answer)
        taker = second if beats(cards[1], cards[0], trump) else leader
        last = LAST_TRICK_POINTS if self.trick == LAST_TRICK else 0
        return taker, trick_points(cards, trump) + last

    def with_drawn(self, who: Who, card: str) -> "Moment":
        """After a card is drawn or taken from under the talon."""
        return replace(self, hands={**self.hands, who: (*self.hands[who], card)})

    def with_exchanged(self, who: Who, card: str, trump: Suit) -> "Moment":
        """After the seven of trumps is swapped for a card (T-P5)."""
        hand = _without(self.hands[who], f"7{trump}")
        return replace(self, hands={**self.hands, who: (*hand, card)})

    def with_words(self, who: Who, text: str) -> "Moment":
        """After something is said."""
        return replace(self, speech=(*self.speech, (who, text)))

    def view(self) -> dict[str, Any]:
        """What of the table it changes, as the page draws it."""
        view: dict[str, Any] = {
            "trick": self.trick,
            "hand": list(self.hands[Who.YOU]),
            "opponent": list(self.hands[Who.OPPONENT]),
            "now": [{"by": str(who), "card": card} for who, card in self.now],
            "taken": [self.taken[who] for who in Who],
            "lead": None if self.lead is None else str(self.lead),
            "speech": [{"by": str(who), "text": text} for who, text in self.speech],
        }
        if self.totals is not None:
            view["totals"] = [self.totals[who] for who in Who]
        return view


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The hand after a card of it, perhaps a hidden one, is played."""
    gone = card if card in hand else HIDDEN
    if gone not in hand:
        return hand
    place = hand.index(gone)
    return hand[:place] + hand[place + 1 :]


def line_view(
    puzzle: Puzzle,
    line: str,
    table: Mapping[str, Any],
    phrases: Phrases,
    opponent: str = "",
) -> list[dict[str, Any]]:
    """The frames of a line: first the position, then one after each step.

    Args:
        puzzle: whose position it begins from.
        line: the steps, with commas between.
        table: the table of the position, as `table_view` gives it.
        phrases: the reader's language and pack.
        opponent: the opponent's cards, if others than the table shows.
    """
    trump = parse_suit(puzzle.position["trump"])
    moment = _start(opponent, table)
    frames = [_frame(moment, Say("line.start"), phrases)]
    for step in line.split(", "):
        name, _, rest = step.partition(" ")
        moment, say = _step(moment, Who(name), rest, trump, phrases)
        frames.append(_frame(moment, say, phrases))
    return frames


def _start(opponent: str, table: Mapping[str, Any]) -> Moment:
    theirs = opponent.split() or table["opponent"]
    totals = table["totals"]
    return Moment(
        trick=table["trick"],
        hands={Who.YOU: tuple(table["hand"]), Who.OPPONENT: tuple(theirs)},
        now=tuple((Who(play["by"]), play["card"]) for play in table["now"]),
        taken=dict(zip(Who, table["taken"], strict=True)),
        totals=None if totals is None else dict(zip(Who, totals, strict=True)),
        lead=None if table["lead"] is None else Who(table["lead"]),
        speech=tuple((Who(said["by"]), said["text"]) for said in table["speech"]),
    )


def _frame(moment: Moment, say: Say, phrases: Phrases) -> dict[str, Any]:
    return {"text": phrases.sentence(say), "table": moment.view()}


def _step(
    moment: Moment, who: Who, rest: str, trump: Suit, phrases: Phrases
) -> tuple[Moment, Say]:
    """What follows from one step, and how it is told."""
    verb, _, what = rest.partition(" ")
    moment = moment.begun()
    match verb:
        case "says" | "announces":
            calls = [phrases.names.call(call) for call in what.split(" / ")]
            after = moment.with_words(who, ", ".join(calls))
            return after, Say(f"line.{who}_says", calls=what)
        case "draws":
            return moment.with_drawn(who, what), Say(f"line.{who}_draws", card=what)
        case "exchanges":
            return moment.with_exchanged(who, what, trump), Say(f"line.{who}_exchanges")
        case "claims":
            return moment, Say(f"line.{who}_claims")
        case _:
            return _play(moment, who, rest, trump)


def _play(moment: Moment, who: Who, rest: str, trump: Suit) -> tuple[Moment, Say]:
    """What follows from a card, and how it is told."""
    after = moment.with_card(who, rest, trump)
    if len(after.now) < 2:
        return after, Say(f"line.{who}_leads", card=rest)
    taker, points = after.outcome(after.now, trump)
    return after, Say(f"line.{who}_plays_{taker}_takes", card=rest, points=points)


def lines_view(
    puzzle: Puzzle,
    table: Mapping[str, Any],
    phrases: Phrases,
    played_out: Callable[[Puzzle], Mapping[str, PlayedOut]] | None = None,
) -> dict[str, list[dict[str, Any]]] | None:
    """The line of each option that has one; None without lines.

    Args:
        puzzle: whose options they belong to.
        table: the table of the position, as `table_view` gives it.
        phrases: the reader's language and pack.
        played_out: works the lines out if the certificate has none.
    """
    lines: Mapping[str, str] = puzzle.certificate.get("lines") or {}
    opponent = puzzle.certificate.get("opponent") or ""
    found = {answer: PlayedOut(opponent, line) for answer, line in lines.items()}
    if not found and played_out is not None:
        found = dict(played_out(puzzle))
    frames = {
        answer: line_view(puzzle, played.line, table, phrases, played.opponent)
        for answer, played in found.items()
    }
    return frames or None
