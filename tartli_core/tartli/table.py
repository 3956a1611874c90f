"""A puzzle's position as a table to look at, in one reader's words."""

from collections.abc import Iterator, Mapping
from typing import Any

from tartli_core.tartli.cards import (
    PACK,
    Card,
    Rank,
    Suit,
    beats,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.contest import call_of
from tartli_core.tartli.kinds.events import Event, Verb, Who, events_of
from tartli_core.tartli.melds import Bela, parse_meld
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle

TALON = 14
"""Cards of the talon before trick 1, with the indicator (T-D2)."""


_CODES = frozenset(map(str, PACK))


def table_view(puzzle: Puzzle, phrases: Phrases) -> dict[str, Any]:
    """What lies on the table and what has been said, as the page draws it."""
    position = puzzle.position
    trump = parse_suit(position["trump"])
    events = events_of(position["record"])
    number = position["trick"]
    now = [event for event in events if event.trick == number]
    talon = max(0, TALON - 2 * (number - 1))
    return {
        "trump": position["trump"],
        "indicator": position.get("indicator") if talon else None,
        "talon": talon,
        "hand": position["hand"].split(),
        "opponent_cards": len(position["opponent"].split()),
        "lead": str(_leader(events, number, trump)),
        "trick": number,
        "tricks": list(_tricks(events, number, trump, phrases)),
        "now": [
            {"by": str(event.who), "card": event.rest}
            for event in now
            if event.verb in (Verb.LEADS, Verb.PLAYS)
        ],
        "speech": list(_speech(now, trump, phrases)),
        "scored": list(_scored(events, number, trump, phrases)),
        "before": list(position["before"]),
        "totals": list(position["totals"]),
        "ranks": {str(rank): phrases.names.rank_code(rank) for rank in Rank},
        "labels": {str(card): phrases.card(str(card)) for card in PACK},
    }


def trump_view(puzzle: Puzzle, phrases: Phrases) -> str:
    """The trumps: what the line above the question tells beside the rule set.

    Trick and lead are seen on the table.
    """
    return phrases.sentence(Say("table.trump", suit=puzzle.position["trump"]))


def context_view(puzzle: Puzzle, phrases: Phrases) -> list[str]:
    """Trumps, trick and lead: what a reader without a table must be told."""
    position = puzzle.position
    trump = parse_suit(position["trump"])
    number = position["trick"]
    leader = _leader(events_of(position["record"]), number, trump)
    return phrases.sentences(
        [
            Say("table.trump", suit=str(trump)),
            Say(f"table.trick_{leader}", trick=number),
        ]
    )


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


def option_cards(answer: str, trump: str) -> list[str]:
    """The cards that an answer is about; none for an outcome."""
    if answer == "bela":
        return [str(card) for card in Bela(parse_suit(trump)).cards]
    if len(answer) == 1:
        return [f"{answer}{suit}" for suit in Suit]
    codes = answer.split()
    return codes if all(code in _CODES for code in codes) else []


def _leader(events: tuple[Event, ...], number: int, trump: Suit) -> Who:
    """Who leads to the trick: who led to it, or took the one before (T-P1)."""
    for event in events:
        if event.trick == number and event.verb is Verb.LEADS:
            return event.who
    cards = _cards(events, number - 1)
    return _taker(cards, trump) if cards else Who.YOU


def _cards(events: tuple[Event, ...], number: int) -> list[tuple[Who, Card]]:
    """The cards of a trick in the order played."""
    return [
        (event.who, Card.parse(event.rest))
        for event in events
        if event.trick == number and event.verb in (Verb.LEADS, Verb.PLAYS)
    ]


def _taker(cards: list[tuple[Who, Card]], trump: Suit) -> Who:
    (leader, led), (second, played) = cards
    return second if beats(played, led, trump) else leader


def _tricks(
    events: tuple[Event, ...], number: int, trump: Suit, phrases: Phrases
) -> Iterator[Mapping[str, Any]]:
    """The tricks before this one: the cards, the taker, what was announced."""
    for trick in sorted({event.trick for event in events if event.trick < number}):
        cards = _cards(events, trick)
        yield {
            "trick": trick,
            "cards": [{"by": str(who), "card": str(card)} for who, card in cards],
            "taken_by": str(_taker(cards, trump)),
            "points": trick_points((card for _, card in cards), trump),
            "said": [
                dict(entry)
                for who, _ in cards
                for entry in _announced(events, trick, who, trump, phrases)
            ],
        }


def _announced(
    events: tuple[Event, ...], trick: int, who: Who, trump: Suit, phrases: Phrases
) -> Iterator[Mapping[str, Any]]:
    """One player's melds of an earlier trick, the scored ones first.

    One's own melds are known; of the opponent's only those that scored are, and of
    the others the words. What did not score was beaten: it has no points (T-M6).
    """
    names = phrases.names
    mine = [event for event in events if event.trick == trick and event.who is who]
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
        words.remove(str(call_of(parse_meld(text, trump))))
    for text in (*beaten, *map(names.call, words)):
        yield {"by": str(who), "text": text, "points": None}


def _speech(
    now: list[Event], trump: Suit, phrases: Phrases
) -> Iterator[Mapping[str, str]]:
    """What was said in this trick, as words."""
    names = phrases.names
    for event in now:
        match event.verb:
            case Verb.ANNOUNCES:
                calls = [call_of(parse_meld(text, trump)) for text in event.items]
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


def _scored(
    events: tuple[Event, ...], number: int, trump: Suit, phrases: Phrases
) -> Iterator[Mapping[str, Any]]:
    """The melds written in earlier tricks: with these the totals are reached."""
    for event in events:
        if event.verb is not Verb.SCORES or event.trick >= number:
            continue
        for text in event.items:
            meld = parse_meld(text, trump)
            yield {
                "trick": event.trick,
                "by": str(event.who),
                "text": phrases.names.meld(text),
                "cards": [str(card) for card in meld.cards],
                "points": meld.points,
            }
