"""Positions of tricks 8 to 16 with both hands open, for the kinds about best play.

You are player 0. The record begins in trick 8; what lies before it is told by the
totals alone. Keys of the position: `trick`, `trump`, `hand`, `opponent`, `lead` (who
leads to trick 8 while the record is empty), `record`; and where points matter, `before`
(totals before the deal), `written` (melds of this deal), `totals` (both, and tricks so
far).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tartli_core.tartli.cards import (
    FULL_PACK,
    PLAIN_ORDER,
    TRUMP_ORDER,
    Card,
    CardSet,
    Suit,
    beats,
    trick_points,
)
from tartli_core.tartli.kinds.events import Event, Who, events_of
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import ZERO, Pair
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.state import ALL_TRICK_POINTS, TRICKS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle

PLAYERS: Final = tuple(Who)
"""Who is player 0, who player 1."""


@dataclass(frozen=True)
class OpenEnding:
    """A moment in which you are to play a card, and how tricks 8 and on have gone.

    Attributes:
        ending: both hands, points and tricks.
        record: the cards played from trick 8 on, the one led to this trick last.
    """

    ending: Ending
    record: tuple[Event, ...]

    @property
    def number(self) -> int:
        """The trick under way, 8 to 16."""
        return trick_number(self.ending)

    @property
    def gone(self) -> CardSet:
        """The cards of tricks 1 to 7."""
        shown = [Card.parse(event.rest) for event in self.record]
        return FULL_PACK - self.ending.hands[0] - self.ending.hands[1] - shown

    @cached_property
    def natural(self) -> tuple[Card, str]:
        """The card most would play, and the name of the mistake if it is one."""
        return natural_card(self.ending)

    def told_sweep(self) -> Iterator[Say]:
        """Who may still win all of the last nine tricks, if that counts (T-S2)."""
        if self.ending.rules.stichmaccs:
            match self.ending.may_win_all:
                case (True, True):
                    yield Say("play.both_alive")
                case (True, False):
                    yield Say("play.you_alive")
                case (False, True):
                    yield Say("play.opponent_alive")
                case _:
                    pass

    @property
    def position(self) -> dict[str, Any]:
        """What a puzzle tells of the cards."""
        mine, theirs = self.ending.hands
        leads = {} if self.record else {"lead": str(PLAYERS[self.ending.leader])}
        return {
            "trick": self.number,
            "trump": str(self.ending.trump),
            "hand": str(mine),
            "opponent": str(theirs),
            **leads,
            "record": [str(event) for event in self.record],
        }

    def score(self, before: Pair = ZERO, written: Pair = ZERO) -> dict[str, Any]:
        """What a puzzle tells of the points, where they matter.

        Args:
            before: totals before the deal.
            written: melds of this deal.
        """
        rows = zip(before, written, self.ending.taken, strict=True)
        totals = [sum(each) for each in rows]
        return {"before": list(before), "written": list(written), "totals": totals}


def read_position(position: Mapping[str, Any], rules: Rules) -> OpenEnding:
    """The ending that a puzzle's position tells, with the scores of the race."""
    record = events_of(position["record"])
    cards = [Card.parse(event.rest) for event in record]
    played = cards[: len(cards) // 2 * 2]
    led = cards[-1] if len(cards) > len(played) else None
    trump = Suit(position["trump"])
    hands = CardSet.parse(position["hand"]), CardSet.parse(position["opponent"])
    won = [0, 0]
    leader = PLAYERS.index(record[0].who if record else Who(position["lead"]))
    for first, second in zip(played[::2], played[1::2], strict=True):
        leader = 1 - leader if beats(second, first, trump) else leader
        won[leader] += 1
    taken, scores = _points(position, hands, led)
    ending = Ending(
        rules=rules,
        trump=trump,
        hands=hands,
        leader=leader,
        led=led,
        taken=taken,
        scores=scores,
        last_nine=(won[0], won[1]),
    )
    return OpenEnding(ending, record)


def _points(
    position: Mapping[str, Any], hands: tuple[CardSet, CardSet], led: Card | None
) -> tuple[Pair, Pair | None]:
    """Trick points so far, and scores without them; yours all, if none are told."""
    if "totals" not in position:
        gone = FULL_PACK - hands[0] - hands[1] - ([] if led is None else [led])
        return (trick_points(gone, Suit(position["trump"])), 0), None
    before, written, totals = (position[k] for k in ("before", "written", "totals"))
    mine, theirs = (sum(each) for each in zip(before, written, strict=True))
    return (totals[0] - mine, totals[1] - theirs), (mine, theirs)


def trick_number(ending: Ending) -> int:
    """The trick under way, 8 to 16."""
    return TRICKS + 1 - len(ending.hands[ending.to_move])


def line_told(ending: Ending, cards: Iterable[Card]) -> str:
    """Cards played one after the other: ``you Oa, opponent Xa``."""
    return ", ".join(_line_steps(ending, cards))


def _line_steps(ending: Ending, cards: Iterable[Card]) -> Iterator[str]:
    for card in cards:
        yield f"{PLAYERS[ending.to_move]} {card}"
        ending = ending.play(card)


def strength(card: Card, trump: Suit) -> int:
    """Its place in its suit by trick strength, 7 for the strongest (T-C3, T-C4)."""
    order = TRUMP_ORDER if card.suit is trump else PLAIN_ORDER
    return 7 - order.index(card.rank)


def is_top(card: Card, other: CardSet, trump: Suit) -> bool:
    """Whether the other hand has no stronger card of its suit."""
    own = strength(card, trump)
    return all(strength(each, trump) < own for each in other.of_suit(card.suit))


def natural_card(ending: Ending) -> tuple[Card, str]:
    """The card most would play, and the name of the mistake if it is one.

    On lead: the highest trump if it draws a trump of the other's; else the sure plain
    card with the most points; else the card with the fewest points, of a plain suit
    if there is one. Following: the cheapest card that takes the trick; else the
    cheapest.
    """
    trump, led = ending.trump, ending.led

    def cost(card: Card) -> tuple[bool, int, int]:
        is_trump = led is None and card.suit is trump
        return is_trump, card.points(trump), strength(card, trump)

    legal = ending.legal_cards
    if led is not None:
        taking = [card for card in legal if beats(card, led, trump)]
        if taking:
            return min(taking, key=cost), "cheap-take"
        return min(legal, key=cost), "cheap-throw"
    other = ending.hands[1 - ending.to_move]
    sure = [card for card in legal if is_top(card, other, trump)]
    drawing = [card for card in sure if card.suit is trump and other.of_suit(trump)]
    if drawing:
        return max(drawing, key=cost), "top-trump"
    cashing = [
        card
        for card in sure
        if card.suit is not trump
        and (other.of_suit(card.suit) or not other.of_suit(trump))
    ]
    if cashing:
        return max(cashing, key=cost), "sure-card"
    return min(legal, key=cost), "low-lead"


def count_after(ending: Ending) -> dict[Card, int]:
    """Your trick points at the end of the deal after each legal card, by points."""
    fixed = ALL_TRICK_POINTS + ending.taken[0] - ending.taken[1]
    return {card: (fixed + value) // 2 for card, value in Endgame(ending).cards.items()}


def play_reason(ending: Ending, card: Card, line: Sequence[Card]) -> Say:
    """What a card of yours does to this trick, in best play.

    Args:
        ending: where you play it.
        card: yours.
        line: best play of both, beginning with the card.
    """
    trump, other = ending.trump, ending.hands[1]
    if ending.led is not None:
        taking = beats(card, ending.led, trump)
        could = any(beats(each, ending.led, trump) for each in ending.legal_cards)
        if taking:
            return Say("play.takes", card=str(card), led=str(ending.led))
        return Say("play.lets_go" if could else "play.cannot", led=str(ending.led))
    second = line[1]
    if beats(second, card, trump):
        forced = second.suit is not card.suit
        code = "play.forces" if forced else "play.gives"
        return Say(code, card=str(card), second=str(second), suit=str(card.suit))
    if card.suit is trump and other.of_suit(trump):
        return Say("play.draws", card=str(card))
    return Say("play.wins", card=str(card))


def open_cards(
    situation: OpenEnding, lines: Mapping[Card, Sequence[Card]]
) -> dict[str, object]:
    """The certificate of best play: a line for each card, and the cards gone before."""
    ending = situation.ending
    told = {str(card): line_told(ending, line) for card, line in lines.items()}
    return {"class": "open cards", "gone": str(situation.gone), "lines": told}


def card_told(_puzzle: Puzzle, answer: str) -> Say:
    """An option that is a card."""
    return Say("play.card", card=answer)


def told_line(line: tuple[Card, ...]) -> Iterator[Say]:
    """A line of play, unless it is one card only."""
    if len(line) > 1:
        yield Say("play.line", cards=cards_text(line))
