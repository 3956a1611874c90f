"""A puzzle's position as a table to look at, in one reader's words.

A position tells only what matters for its question. What it does not tell is None in
a view, or empty where it would be a list.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from tartli_core.tartli.art.chalk import chalk_svg, described
from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    PACK,
    Card,
    Rank,
    Suit,
    beats,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.chalk import parse_marks, parse_style
from tartli_core.tartli.contest import call_of, in_spoken_order
from tartli_core.tartli.kinds.events import Event, Verb, Who, events_of
from tartli_core.tartli.melds import Bela, parse_meld
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Puzzle

TALON: Final = 14
"""Cards of the talon before trick 1, with the indicator (T-D2)."""

LAST_TRICK: Final = 16

FROM_MEMORY: Final = frozenset({"claim"})
"""Kinds in which one must know the tricks from memory: they lie face down (T-S9)."""

_CODES: Final = frozenset(map(str, PACK))
_RANKS: Final = frozenset(map(str, Rank))

Position = Mapping[str, Any]


@dataclass(frozen=True)
class Course:
    """What has been played and said, as the record of a position tells it.

    Attributes:
        events: everything in the record.
        trump: the trump suit.
        number: the trick under way; None where none is.
    """

    events: tuple[Event, ...]
    trump: Suit
    number: int | None

    @classmethod
    def of(cls, position: Position) -> Self | None:
        """The course of a position; None if no suit is trumps: nothing was played."""
        if "trump" not in position:
            return None
        record = events_of(position.get("record", ()))
        return cls(record, parse_suit(position["trump"]), position.get("trick"))

    @property
    def now(self) -> list[Event]:
        """What happened in the trick under way."""
        return [event for event in self.events if event.trick == self.number]

    @property
    def finished(self) -> Mapping[int, list[tuple[Who, Card]]]:
        """The cards of each trick before this one, in the order played."""
        numbers = dict.fromkeys(event.trick for event in self.events)
        tricks = {
            number: self.cards(number)
            for number in numbers
            if self.number is None or number < self.number
        }
        return {number: cards for number, cards in tricks.items() if len(cards) == 2}

    def cards(self, number: int) -> list[tuple[Who, Card]]:
        """The cards of a trick in the order played."""
        return [
            (event.who, Card.parse(event.rest))
            for event in self.events
            if event.trick == number and event.verb in (Verb.LEADS, Verb.PLAYS)
        ]

    def taker(self, cards: list[tuple[Who, Card]]) -> Who:
        """Who takes a finished trick."""
        (leader, led), (second, played) = cards
        return second if beats(played, led, self.trump) else leader

    def points(self, number: int) -> int:
        """What a finished trick counts, the last one with its ten (T-C5)."""
        points = trick_points((card for _, card in self.cards(number)), self.trump)
        return points + (LAST_TRICK_POINTS if number == LAST_TRICK else 0)

    @property
    def lead(self) -> Who:
        """Who leads to the trick: who led to it, or took the one before (T-P1)."""
        for event in self.now:
            if event.verb is Verb.LEADS:
                return event.who
        finished = list(self.finished.values())
        return self.taker(finished[-1]) if finished else Who.YOU


def table_view(puzzle: Puzzle, phrases: Phrases) -> dict[str, Any]:
    """What lies on the table and what has been said, as the page draws it."""
    position = puzzle.position
    course = Course.of(position)
    talon = _talon(position)
    view = {
        "trump": position.get("trump"),
        "indicator": position.get("indicator") if talon else None,
        "talon": talon,
        "hand": position.get("hand", "").split(),
        "opponent": position.get("opponent", "").split(),
        "loose": position.get("cards", "").split(),
        "lead": _lead(position, course),
        "trick": position.get("trick"),
        "tricks": [],
        "taken": position.get("tricks", [0, 0]),
        "now": [],
        "speech": [],
        "scored": [],
        "before": position.get("before"),
        "written": position.get("written"),
        "totals": position.get("totals"),
        "in_tricks": None,
        "from_memory": puzzle.kind in FROM_MEMORY,
        "marks": marks_view(puzzle, position.get("marks"), phrases),
        "ranks": {str(rank): phrases.names.rank_code(rank) for rank in Rank},
        "labels": {str(card): phrases.card(str(card)) for card in PACK},
    }
    return view | (_played(position, course, phrases) if course else {})


def _played(position: Position, course: Course, phrases: Phrases) -> dict[str, Any]:
    """What the record brings to the table."""
    scored = list(_scored(course, phrases))
    takers = [course.taker(cards) for cards in course.finished.values()]
    taken = [takers.count(who) for who in Who]
    told = "totals" in position  # else the sum is what one must find
    return {
        "tricks": list(_tricks(course, phrases, told=told)),
        "taken": position.get("tricks", taken),
        "now": [
            {"by": str(event.who), "card": event.rest}
            for event in course.now
            if event.verb in (Verb.LEADS, Verb.PLAYS)
        ],
        "speech": list(_speech(course, phrases)),
        "scored": scored,
        "in_tricks": _in_tricks(position, scored),
    }


def _lead(position: Position, course: Course | None) -> str | None:
    """Who is on lead, where there is a trick to lead to."""
    if "lead" in position:
        return str(position["lead"])
    if course is None or course.number is None:
        return None
    return str(course.lead)


def _talon(position: Position) -> int:
    """Cards left to draw: two fewer after each trick, unless the position tells."""
    if "talon" in position:
        return int(position["talon"])
    if "trick" not in position:
        return 0
    return max(0, TALON - 2 * (int(position["trick"]) - 1))


def _in_tricks(position: Position, scored: list[Mapping[str, Any]]) -> list[int] | None:
    """What each has taken in tricks: the totals without what came before and melds."""
    if "totals" not in position or "before" not in position:
        return None
    melds = position.get("written") or [
        sum(meld["points"] for meld in scored if meld["by"] == who) for who in Who
    ]
    rows = zip(position["totals"], position["before"], melds, strict=True)
    return [total - before - written for total, before, written in rows]


def marks_view(
    puzzle: Puzzle, marks: str | None, phrases: Phrases
) -> dict[str, str] | None:
    """Chalk marks in words and as a picture; None where there are none."""
    if marks is None:
        return None
    slate = parse_marks(marks, parse_style(puzzle.position["style"]))
    text = "; ".join(phrases.sentences(described(slate)))
    return {"text": text, "svg": chalk_svg(slate)}


def option_marks(
    puzzle: Puzzle, answer: str, phrases: Phrases
) -> dict[str, str] | None:
    """The chalk marks that an answer is; None for any other answer."""
    is_slate = "style" in puzzle.position and puzzle.form is Form.ONE
    return marks_view(puzzle, answer if is_slate else None, phrases)


def trump_view(puzzle: Puzzle, phrases: Phrases) -> str | None:
    """The trumps: what the line above the question tells beside the rule set.

    Trick and lead are seen on the table.
    """
    if "trump" not in puzzle.position:
        return None
    return phrases.sentence(Say("table.trump", suit=puzzle.position["trump"]))


def option_outcome(answer: str) -> dict[str, Any] | None:
    """What each player writes and who wins, where an answer is about that.

    >>> option_outcome("150 40 opponent")
    {'you': 150, 'opponent': 40, 'wins': 'opponent'}
    """
    points, wins = answer.split()[:2], answer.split()[2:]
    if len(points) < 2 or not all(part.isdecimal() for part in points):
        return None
    you, opponent = map(int, points)
    return {"you": you, "opponent": opponent, "wins": wins[0] if wins else None}


def option_cards(answer: str, trump: str | None) -> list[str]:
    """The cards that an answer is about; none for an outcome, a number or words.

    >>> option_cards("bela", "h"), option_cards("Oa Ua Xa", None)
    (['Kh', 'Oh'], ['Oa', 'Ua', 'Xa'])
    """
    if answer == "bela" and trump is not None:
        return [str(card) for card in Bela(parse_suit(trump)).cards]
    if answer in _RANKS:
        return [f"{answer}{suit}" for suit in Suit]
    codes = answer.split()
    return codes if all(code in _CODES for code in codes) else []


def _tricks(
    course: Course, phrases: Phrases, *, told: bool
) -> Iterator[Mapping[str, Any]]:
    """The tricks before this one: the cards, the taker, what was announced."""
    for number, cards in course.finished.items():
        yield {
            "trick": number,
            "cards": [{"by": str(who), "card": str(card)} for who, card in cards],
            "taken_by": str(course.taker(cards)),
            "points": course.points(number) if told else None,
            "said": [
                dict(entry)
                for who, _ in cards
                for entry in _announced(course, number, who, phrases)
            ],
        }


def _announced(
    course: Course, trick: int, who: Who, phrases: Phrases
) -> Iterator[Mapping[str, Any]]:
    """One player's melds of an earlier trick, the scored ones first.

    One's own melds are known; of the opponent's only those that scored are, and of
    the others the words. What did not score was beaten: it has no points (T-M6).
    """
    names, trump = phrases.names, course.trump
    mine = [e for e in course.events if e.trick == trick and e.who is who]
    scored = [
        text for event in mine if event.verb is Verb.SCORES for text in event.items
    ]
    for text in scored:
        points = parse_meld(text, trump).points
        yield {"by": str(who), "text": names.meld(text), "points": points}
    beaten = [
        names.meld(text)
        for event in mine
        if event.verb is Verb.ANNOUNCES
        for text in event.items
        if text not in scored
    ]
    words = [text for event in mine if event.verb is Verb.SAYS for text in event.items]
    for text in scored if words else ():
        call = str(call_of(parse_meld(text, trump)))
        words.remove(call if call in words else words[0])  # understated (T-M7)
    for text in (*beaten, *map(names.call, words)):
        yield {"by": str(who), "text": text, "points": None}


def _speech(course: Course, phrases: Phrases) -> Iterator[Mapping[str, str]]:
    """What was said in this trick, as words."""
    names = phrases.names
    for event in course.now:
        match event.verb:
            case Verb.ANNOUNCES:
                melds = [parse_meld(text, course.trump) for text in event.items]
                calls = in_spoken_order(map(call_of, melds))
                text = ", ".join(names.call(call) for call in calls)
            case Verb.SAYS:
                text = ", ".join(map(names.call, event.items))
            case Verb.NAMES:
                text = names.rank(event.rest)
            case Verb.ANSWERS:
                text = names.answer(event.rest)
            case _:
                continue
        yield {"by": str(event.who), "text": text}


def _scored(course: Course, phrases: Phrases) -> Iterator[Mapping[str, Any]]:
    """The melds written in earlier tricks: with these the totals are reached."""
    for event in course.events:
        if event.verb is not Verb.SCORES or event.trick == course.number:
            continue
        for text in event.items:
            meld = parse_meld(text, course.trump)
            yield {
                "trick": event.trick,
                "by": str(event.who),
                "text": phrases.names.meld(text),
                "cards": [str(card) for card in meld.cards],
                "points": meld.points,
            }
