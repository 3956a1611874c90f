"""A record prefix: the events of a deal as one player knows them.

An event is one line, ``TRICK WHO VERB REST``: ``3 opponent says kvart / bela``,
``3 you leads 7b``, ``3 you scores Xa 9a 8a``, ``3 you exchanges Oa`` (the card taken
for the seven). Own announcements are exact; of the opponent's one knows the words, and
the melds once they are scored.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from tartli_core.errors import NotationError
from tartli_core.tartli.announcements import Announcement, leader_scores
from tartli_core.tartli.cards import Card, CardSet, Suit, beats
from tartli_core.tartli.contest import Call, second_wins
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import BELA_POINTS, Bela, Meld, Sequence, parse_meld
from tartli_core.tartli.rules import Rules
from tartli_core.text.say import Say


class Who(StrEnum):
    """A player, seen from the one whose record it is."""

    YOU = "you"
    OPPONENT = "opponent"

    @property
    def other(self) -> "Who":
        """The other player."""
        return Who.OPPONENT if self is Who.YOU else Who.YOU


class Verb(StrEnum):
    """What happens in an event."""

    ANNOUNCES = "announces"
    SAYS = "says"
    LEADS = "leads"
    PLAYS = "plays"
    NAMES = "names"
    ANSWERS = "answers"
    SCORES = "scores"
    EXCHANGES = "exchanges"


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a record.

    >>> Event.parse("3 opponent says kvart / bela").items
    ('kvart', 'bela')
    """

    trick: int
    who: Who
    verb: Verb
    rest: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """The event written as ``str()`` writes it.

        Raises:
            NotationError: the text is not an event.
        """
        try:
            trick, who, verb, rest = text.split(" ", 3)
            return cls(int(trick), Who(who), Verb(verb), rest)
        except ValueError:
            raise NotationError(
                "{text!r} is not an event: write one like '3 you leads 7b'", text=text
            ) from None

    @property
    def items(self) -> tuple[str, ...]:
        """The melds or words of an announcement."""
        return tuple(self.rest.split(" / "))

    def told(self) -> Say:
        """The event as a statement, to be read by people."""
        code = f"record.{self.who}_{self.verb}"
        if self.rest == "bela" and self.verb in (Verb.ANNOUNCES, Verb.SCORES):
            return Say(f"{code}_bela", trick=self.trick)
        return Say(code, trick=self.trick, rest=self.rest)

    def __str__(self) -> str:
        return f"{self.trick} {self.who} {self.verb} {self.rest}"


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A trick with everything announced in it, all open.

    Attributes:
        number: 1 to 8.
        trump: the trump suit.
        rules: the rule set.
        lead: who leads to it.
        said: each player's announcement.
        cards: each player's card.
    """

    number: int
    trump: Suit
    rules: Rules
    lead: Who
    said: dict[Who, Announcement]
    cards: dict[Who, Card]

    @property
    def taker(self) -> Who:
        """Who takes the trick (T-P2)."""
        led, second = self.cards[self.lead], self.cards[self.lead.other]
        return self.lead.other if beats(second, led, self.trump) else self.lead

    @property
    def scorer(self) -> Who | None:
        """Whose sequences and vannak score (T-M6)."""
        wins = leader_scores(
            self.said[self.lead], self.said[self.lead.other], self.trump, self.rules
        )
        if wins is None:
            return None
        return self.lead if wins else self.lead.other

    def scored(self, who: Who) -> tuple[Meld, ...]:
        """The melds this player writes in the trick: all, or béla alone (T-M6)."""
        melds = self.said[who].melds
        if self.scorer is who:
            return melds
        return tuple(meld for meld in melds if isinstance(meld, Bela))

    def talk(self) -> Iterator[Event]:
        """The announcements, cards and heights in the order of T-A1 and T-A2."""
        second = self.lead.other
        yield from self._announce(self.lead)
        yield self._event(self.lead, Verb.LEADS, str(self.cards[self.lead]))
        yield from self._announce(second)
        play = self._event(second, Verb.PLAYS, str(self.cards[second]))
        heights = tuple(self._heights())
        early = self.rules.contest_before_second_card
        yield from (*heights, play) if early else (play, *heights)

    def writing(self) -> Iterator[Event]:
        """The melds written at the end of the trick."""
        for who in (self.lead, self.lead.other):
            melds = self.scored(who)
            if melds:
                yield self._event(who, Verb.SCORES, melds_text(melds))

    def _announce(self, who: Who) -> Iterator[Event]:
        said = self.said[who]
        if said.melds and who is Who.YOU:
            yield self._event(who, Verb.ANNOUNCES, str(said))
        elif said.melds:
            yield self._event(who, Verb.SAYS, " / ".join(said.calls))

    def _heights(self) -> Iterator[Event]:
        """Steps 6 and 7, skipped where the words decide already (T-A1)."""
        first, second = self.said[self.lead], self.said[self.lead.other]
        ours = first.best(self.trump, self.rules)
        theirs = second.best(self.trump, self.rules)
        if ours is None or theirs is None or first.best_call != second.best_call:
            return
        height = ours.top if isinstance(ours, Sequence) else ours.rank
        yield self._event(self.lead, Verb.NAMES, str(height))
        higher = second_wins(ours, theirs, self.trump, self.rules)
        answer = "higher" if higher else "good"
        yield self._event(self.lead.other, Verb.ANSWERS, answer)

    def _event(self, who: Who, verb: Verb, rest: str) -> Event:
        return Event(self.number, who, verb, rest)


def bela_at_once(calls: Iterable[Call], rules: Rules) -> int:
    """Points of béla if it is among these words and written when said (T-A5)."""
    at_once = rules.bela_order == "before_melds"
    return BELA_POINTS if at_once and Call.BELA in calls else 0


def events_of(record: Iterable[str]) -> tuple[Event, ...]:
    """The events of a record's lines."""
    return tuple(map(Event.parse, record))


def melds_scored(events: Iterable[Event], who: Who, trump: Suit) -> tuple[Meld, ...]:
    """All melds that a player has scored, in order."""
    return tuple(
        parse_meld(text, trump)
        for event in events
        if event.who is who and event.verb is Verb.SCORES
        for text in event.items
    )


def cards_played(events: Iterable[Event]) -> CardSet:
    """The cards that were put on the table in these events."""
    verbs = (Verb.LEADS, Verb.PLAYS)
    return CardSet(Card.parse(event.rest) for event in events if event.verb in verbs)
