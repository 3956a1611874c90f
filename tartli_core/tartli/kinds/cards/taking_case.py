"""A hand that answers a lead: which of its cards take the trick (T-P2 to T-P4)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import (
    NATURAL_PLACE,
    PLAIN_ORDER,
    Card,
    CardSet,
    Suit,
    beats,
    must_follow,
    parse_hand,
    parse_suit,
    trick_points,
)
from tartli_core.tartli.kinds.events import Event
from tartli_core.tartli.kinds.open_tricks import FOLLOWING_FROM
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.taking import why_it_loses, why_it_wins
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling


@dataclass(frozen=True)
class TakingCase:
    """Your hand as second player, and the card led."""

    number: int
    trump: Suit
    hand: CardSet
    led: Card

    @classmethod
    def of(cls, puzzle: Puzzle) -> "TakingCase":
        """The case behind a puzzle, from its position alone."""
        position = puzzle.position
        (lead,) = map(Event.parse, position["record"])
        return cls(
            number=position["trick"],
            trump=parse_suit(position["trump"]),
            hand=parse_hand(position["hand"]),
            led=Card.parse(lead.rest),
        )

    @property
    def follows(self) -> bool:
        """Whether suit must be followed (T-P4)."""
        return self.number >= FOLLOWING_FROM

    @cached_property
    def legal(self) -> CardSet:
        """The cards that may be played (T-P3, T-P4)."""
        return (
            must_follow(self.hand, self.led, self.trump) if self.follows else self.hand
        )

    @cached_property
    def higher(self) -> CardSet:
        """The cards that would take the trick if they may be played."""
        return CardSet(c for c in self.hand if beats(c, self.led, self.trump))

    @cached_property
    def takers(self) -> CardSet:
        """The cards that take the trick."""
        return self.higher & self.legal

    @cached_property
    def seem_higher(self) -> CardSet:
        """The cards that seem to take it by natural order, with no duty to follow."""
        return CardSet(filter(self._seems_higher, self.hand))

    def _seems_higher(self, card: Card) -> bool:
        if card.suit is not self.led.suit:
            return card.suit is self.trump
        return NATURAL_PLACE[card.rank] < NATURAL_PLACE[self.led.rank]

    def points(self, card: Card) -> int:
        """What the trick is worth to you with this card: 0 if it does not take it."""
        return trick_points((card, self.led), self.trump) if card in self.takers else 0

    def mistake(self, card: Card) -> str:
        """The usual mistake by which a card seems to take it, or not to; else empty."""
        if card in self.takers:
            return ""
        if card in self.higher:
            return "must-follow"
        if card.suit not in (self.led.suit, self.trump):
            places = PLAIN_ORDER.index
            ranks_higher = places(card.rank) < places(self.led.rank)
            return "foreign-card" if ranks_higher else ""
        if card in self.seem_higher:
            in_trumps = card.suit is self.trump
            return "plain-in-trumps" if in_trumps else "natural-in-tricks"
        return ""


def _must_follow(case: TakingCase) -> bool:
    """Whether a card that would take the trick may not be played (T-P4)."""
    return case.higher != case.takers


def _is_free(case: TakingCase) -> bool:
    """Whether any card may be played, and a trump takes a plain card (T-P3)."""
    may_trump = case.led.suit is not case.trump and case.hand.of_suit(case.trump)
    return not case.follows and bool(may_trump)


def _trump_is_led(case: TakingCase) -> bool:
    return case.led.suit is case.trump


def _order_misleads(case: TakingCase) -> bool:
    """Whether natural order takes a card of the suit led for higher, or for lower."""
    suit = case.led.suit
    return case.seem_higher.of_suit(suit) != case.higher.of_suit(suit)


def none_takes(case: TakingCase) -> bool:
    """Whether no card takes the trick."""
    return not case.takers


THEMES: Final[Mapping[str, Callable[[TakingCase], bool]]] = {
    "must-follow": _must_follow,
    "free-to-trump": _is_free,
    "trump-led": _trump_is_led,
    "order-misleads": _order_misleads,
    "none-takes": none_takes,
}
"""What an answer to a lead can be about: one predicate a theme."""


def level(case: TakingCase) -> int:
    """1 to 5: a duty to follow, one that bars a card, an order that misleads, none."""
    steps = (
        case.follows,
        _must_follow(case),
        _order_misleads(case),
        none_takes(case) or _trump_is_led(case),
    )
    return 1 + sum(steps)


def tell(puzzle: Puzzle) -> Telling:
    """The words of an answer to a lead."""
    case = TakingCase.of(puzzle)
    wrong = [card for card in case.hand if card not in case.takers]
    tempting = next(filter(case.mistake, wrong), wrong[-1])
    return Telling(
        question=(
            Say(
                "trick.which_take",
                trick=case.number,
                card=str(case.led),
            ),
        ),
        hints=(
            (Say("trick.hint_follow" if case.follows else "trick.hint_free"),),
            (_where_to_look(case),),
            (Say("trick.strike_card", card=str(tempting)),),
        ),
        explanation=tuple(_explanation(case)),
        rule_numbers=("T-P2", "T-P4" if case.follows else "T-P3", "T-C3", "T-C4"),
        whys={str(card): (_why_not(case, card),) for card in wrong},
    )


def _where_to_look(case: TakingCase) -> Say:
    suit = case.led.suit
    count = len(case.hand.of_suit(suit))
    return Say("trick.look_suit", count=count, suit=str(suit))


def _explanation(case: TakingCase) -> list[Say]:
    """What may be played, and why what takes the trick takes it."""
    says = [_what_is_legal(case)]
    if none_takes(case):
        says.append(Say("trick.none_takes", card=str(case.led)))
        return says
    codes = cards_text(case.takers)
    says.append(Say("trick.these_take", cards=codes, count=len(case.takers)))
    reasons = {
        c.suit: why_it_wins(c, case.led, case.trump) for c in reversed([*case.takers])
    }
    return [*says, *reasons.values()]


def _what_is_legal(case: TakingCase) -> Say:
    suits = {"suit": str(case.led.suit), "trump": str(case.trump)}
    if not case.follows:
        return Say("trick.any_card", trick=case.number)
    if case.hand.of_suit(case.led.suit):
        return Say("trick.follow", **suits)
    if case.hand.of_suit(case.trump):
        return Say("trick.trump", **suits)
    return Say("trick.discard", **suits)


def _why_not(case: TakingCase, card: Card) -> Say:
    if card in case.higher:
        return Say("trick.barred", card=str(card), suit=str(case.led.suit))
    if card.suit not in (case.led.suit, case.trump):
        return Say("trick.wrong_suit_of", card=str(card))
    return why_it_loses(card, case.led, case.trump)
