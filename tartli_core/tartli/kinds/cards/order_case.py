"""Cards to put in order: the right order, and the usual wrong ones (T-C2 to T-C4).

The position has the `cards` as shown. With `trump` and `suit` they are cards of a
trick to which that suit is led; without, cards of one suit in a sequence.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import (
    NATURAL_ORDER,
    PLAIN_ORDER,
    TRUMP_ORDER,
    Card,
    Rank,
    Suit,
    parse_cards,
    parse_suit,
)
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Puzzle, Telling

NINE_LOW: Final = tuple(Rank(code) for code in "OAXKU987")
"""The order of trumps as one has it who forgets the nine."""

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class OrderCase:
    """Cards of a trick to which a suit is led, or without trumps of a sequence."""

    cards: Cards
    trump: Suit | None = None
    led: Suit | None = None

    @classmethod
    def of(cls, puzzle: Puzzle) -> "OrderCase":
        """The case behind a puzzle, from its position alone."""
        position = puzzle.position
        cards = parse_cards(position["cards"])
        if "trump" not in position:
            return cls(cards)
        return cls(cards, parse_suit(position["trump"]), parse_suit(position["suit"]))

    @property
    def trumps(self) -> Cards:
        """The trumps among the cards."""
        return self._of(self.trump)

    @property
    def followers(self) -> Cards:
        """The cards of the suit led, if that is a plain one."""
        return () if self.led is self.trump else self._of(self.led)

    @property
    def foreign(self) -> Cards:
        """The cards that neither follow nor trump, and so cannot win (T-P2)."""
        if self.trump is None:
            return ()
        return tuple(c for c in self.cards if c.suit not in (self.trump, self.led))

    @cached_property
    def right(self) -> Cards:
        """The cards from the strongest, or highest, down."""
        if self.trump is None:
            return _sorted(self.cards, NATURAL_ORDER)
        return self._in_tricks(TRUMP_ORDER, PLAIN_ORDER)

    @cached_property
    def mistaken(self) -> Mapping[str, Cards]:
        """The orders of the usual mistakes that differ from the right one, by name."""
        if self.trump is None:
            orders = {"trick-order": _sorted(self.cards, PLAIN_ORDER)}
        else:
            orders = {
                "plain-in-trumps": self._in_tricks(PLAIN_ORDER, PLAIN_ORDER),
                "natural-in-tricks": self._in_tricks(NATURAL_ORDER, NATURAL_ORDER),
                "nine-forgotten": self._in_tricks(NINE_LOW, PLAIN_ORDER),
                "trump-in-plain": self._in_tricks(TRUMP_ORDER, TRUMP_ORDER),
                "foreign-card": (
                    *_sorted(self.trumps, TRUMP_ORDER),
                    *_sorted((*self.followers, *self.foreign), PLAIN_ORDER),
                ),
                "trump-forgotten": (
                    *_sorted(self.followers, PLAIN_ORDER),
                    *_sorted(self.trumps, TRUMP_ORDER),
                    *self.foreign,
                ),
            }
        return {name: order for name, order in orders.items() if order != self.right}

    def strength(self, card: Card) -> int:
        """Its place from the bottom: 1 for the weakest, or lowest."""
        return len(self.right) - self.right.index(card)

    def mistake(self, first: Card) -> str:
        """The name of the mistake that puts this card first; empty if there is none."""
        if first == self.right[0]:
            return ""
        return next((n for n, order in self.mistaken.items() if order[0] == first), "")

    def _of(self, suit: Suit | None) -> Cards:
        return tuple(card for card in self.cards if card.suit is suit)

    def _in_tricks(self, trumps: tuple[Rank, ...], plain: tuple[Rank, ...]) -> Cards:
        """Trumps, the suit led, the rest; each suit in the order given."""
        return (
            *_sorted(self.trumps, trumps),
            *_sorted(self.followers, plain),
            *self.foreign,
        )


def _sorted(cards: Cards, order: tuple[Rank, ...]) -> Cards:
    return tuple(sorted(cards, key=lambda card: order.index(card.rank)))


def _is_sequence(case: OrderCase) -> bool:
    return case.trump is None


def _orders_trumps(case: OrderCase) -> bool:
    return case.trump is not None and len(case.trumps) > 1


def _lifts_the_nine(case: OrderCase) -> bool:
    """Whether the nine of trumps stands above a card it would follow elsewhere."""
    return "nine-forgotten" in case.mistaken


def _lifts_the_ten(case: OrderCase) -> bool:
    """Whether a plain ten stands above a king, an Over or an Under."""
    ranks = {card.rank for card in case.followers}
    return Rank.TEN in ranks and bool(ranks & {Rank.KING, Rank.OVER, Rank.UNDER})


def _has_two_suits(case: OrderCase) -> bool:
    return bool(case.trumps and case.followers)


def _has_foreign_card(case: OrderCase) -> bool:
    return bool(case.foreign)


THEMES: Final[Mapping[str, Callable[[OrderCase], bool]]] = {
    "sequences": _is_sequence,
    "trumps": _orders_trumps,
    "trump-nine": _lifts_the_nine,
    "plain-ten": _lifts_the_ten,
    "two-suits": _has_two_suits,
    "foreign-card": _has_foreign_card,
}
"""What an order can be about: one predicate a theme."""


def level(case: OrderCase) -> int:
    """1 to 5: five cards or more, trumps to order, two suits, one that cannot win."""
    steps = (
        len(case.cards) > 4,
        _orders_trumps(case),
        _has_two_suits(case),
        _has_foreign_card(case),
    )
    return 1 + sum(steps)


def tell(puzzle: Puzzle) -> Telling:
    """The words of an order."""
    case = OrderCase.of(puzzle)
    return Telling(
        question=(_question(case),),
        hints=_hints(case),
        explanation=_explanation(case),
        rule_numbers=_rule_numbers(case),
        whys={
            str(card): (_why_not_first(case, card),)
            for card in case.cards
            if card != case.right[0]
        },
    )


def _question(case: OrderCase) -> Say:
    if case.trump is None:
        return Say("order.question_natural", suit=str(case.cards[0].suit))
    if case.led is case.trump:
        code = "order.ask_trump_led" if case.foreign else "order.ask_trump"
    else:
        mixed = case.trumps or case.foreign
        code = "order.ask_led" if mixed else "order.ask_plain"
    return Say(code, suit=str(case.led))


def _hints(case: OrderCase) -> tuple[tuple[Say, ...], ...]:
    """The order to think of, the cards to look at, one that does not come first."""
    wrong = next(
        card
        for card in (*(order[0] for order in case.mistaken.values()), *case.right[::-1])
        if card != case.right[0]
    )
    return (
        (_rule_to_think_of(case),),
        (_where_to_look(case),),
        (Say("order.first", card=str(wrong)),),
    )


def _rule_to_think_of(case: OrderCase) -> Say:
    if case.trump is None:
        return Say("order.hint_natural", over="O", under="U")
    if case.led is not case.trump and (case.trumps or case.foreign):
        return Say("order.hint_led", trump=str(case.trump), suit=str(case.led))
    name = "trump" if case.trumps else "plain"
    return Say(f"order.hint_{name}", over="O", under="U")


def _where_to_look(case: OrderCase) -> Say:
    if case.foreign:
        return Say("order.look_foreign")
    if _lifts_the_nine(case):
        return Say("order.look_nine")
    if _orders_trumps(case):
        return Say("order.look_trumps", count=len(case.trumps))
    return Say("order.look_ten")


def _explanation(case: OrderCase) -> tuple[Say, ...]:
    """The order of each suit in full and in these cards, then what joins them."""
    if case.trump is None:
        return (_in_full("natural", case.right, NATURAL_ORDER),)
    says = []
    if case.trumps:
        says.append(
            _in_full("trump", _sorted(case.trumps, TRUMP_ORDER), TRUMP_ORDER)
            if len(case.trumps) > 1
            else Say("order.one_trump", card=str(case.trumps[0]))
        )
    if len(case.followers) > 1:
        says.append(
            _in_full("plain", _sorted(case.followers, PLAIN_ORDER), PLAIN_ORDER)
        )
    if _has_two_suits(case):
        says.append(Say("order.trumps_first"))
    says += [Say("order.cannot_win", card=str(card)) for card in case.foreign]
    if len({card.suit for card in case.cards}) > 1:
        says.append(Say("order.whole", cards=cards_text(case.right)))
    return tuple(says)


def _in_full(name: str, cards: Cards, order: tuple[Rank, ...]) -> Say:
    whole = " ".join(f"{rank}{cards[0].suit}" for rank in order)
    return Say(f"order.why_{name}", all=whole, cards=cards_text(cards))


def _rule_numbers(case: OrderCase) -> tuple[str, ...]:
    if case.trump is None:
        return ("T-C2",)
    numbers = ["T-C3"] if case.trumps else []
    numbers += ["T-C4"] if case.followers else []
    if len({card.suit for card in case.cards}) > 1:
        numbers.append("T-P2")
    return tuple(numbers)


def _why_not_first(case: OrderCase, card: Card) -> Say:
    """Why this card does not come first."""
    if card in case.foreign:
        return Say("order.cannot_win", card=str(card))
    if card in case.followers and case.trumps:
        return Say("order.not_trump", card=str(card))
    name = case.mistake(card)
    code = f"order.not_first_{name}" if name else "order.first"
    return Say(code, card=str(card))
