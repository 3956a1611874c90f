"""The fewest cards that stop every terc still open in a suit, or in two (T-X6)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations, product
from typing import Final

from tartli_core.tartli.cards import Card, CardSet, Rank, Suit
from tartli_core.tartli.kinds.texts import melds_text
from tartli_core.tartli.melds import SHORTEST, Sequence, find_sequences
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Telling


@dataclass(frozen=True)
class OpenSuit:
    """The cards of one suit that the opponent can still get or have."""

    cards: CardSet

    @cached_property
    def suit(self) -> Suit:
        """The suit."""
        return next(iter(self.cards)).suit

    @cached_property
    def tercs(self) -> tuple[Sequence, ...]:
        """Every terc within the cards."""
        return tuple(s for s in find_sequences(self.cards) if s.length == SHORTEST)

    @cached_property
    def smallest(self) -> tuple[CardSet, ...]:
        """Every smallest set of the cards that stops all tercs."""
        for size in range(len(self.cards) + 1):
            sets = map(CardSet, combinations(self.cards, size))
            found = tuple(cards for cards in sets if not self.left_by(cards))
            if found:
                return found
        raise AssertionError("all cards together stop every terc")

    @property
    def size(self) -> int:
        """Cards in a smallest set."""
        return len(self.smallest[0])

    @cached_property
    def useful(self) -> CardSet:
        """The cards of all smallest sets."""
        return CardSet(card for cards in self.smallest for card in cards)

    @property
    def most(self) -> int:
        """The most tercs that one card stops."""
        return max(map(self.stopped_by, self.cards))

    def left_by(self, cards: CardSet) -> tuple[Sequence, ...]:
        """The tercs that these cards do not stop."""
        return tuple(t for t in self.tercs if not t.card_set & cards)

    def stopped_by(self, card: Card) -> int:
        """How many tercs a card stops."""
        return sum(card in terc.card_set for terc in self.tercs)

    def do_ten_and_over_fail(self) -> bool:
        """Whether the ten and the Over are open and leave a terc (T-X6)."""
        pair = ten_and_over(self.suit)
        return pair <= self.cards and bool(self.left_by(pair))

    def best_with(self, card: Card) -> CardSet:
        """A set of the smallest size with this card that leaves the fewest tercs."""
        others = combinations(self.cards.without_card(card), self.size - 1)
        sets = [CardSet([card, *rest]) for rest in others]
        return min(sets, key=lambda cards: len(self.left_by(cards)))


def ten_and_over(suit: Suit) -> CardSet:
    """The pair that is thought to block, and does not (T-X6)."""
    return CardSet([Card(Rank.TEN, suit), Card(Rank.OVER, suit)])


@dataclass(frozen=True)
class BlockCase:
    """One or two suits, with what the opponent can still get or have of each."""

    suits: tuple[OpenSuit, ...]

    @classmethod
    def of(cls, cards: CardSet) -> "BlockCase":
        """The case of these open cards."""
        parts = (cards.of_suit(suit) for suit in Suit)
        return cls(tuple(OpenSuit(part) for part in parts if part))

    @cached_property
    def open(self) -> CardSet:
        """The open cards of all suits asked about."""
        return CardSet(card for part in self.suits for card in part.cards)

    @cached_property
    def tercs(self) -> tuple[Sequence, ...]:
        """Every open terc."""
        return tuple(terc for part in self.suits for terc in part.tercs)

    @cached_property
    def smallest(self) -> tuple[CardSet, ...]:
        """Every smallest set of open cards that stops all tercs."""
        choices = product(*(part.smallest for part in self.suits))
        return tuple(CardSet(chain(*choice)) for choice in choices)

    @cached_property
    def useful(self) -> CardSet:
        """The cards of all smallest sets."""
        return CardSet(card for part in self.suits for card in part.useful)

    def part_of(self, card: Card) -> OpenSuit:
        """The suit of a card."""
        return next(part for part in self.suits if part.suit is card.suit)

    def mistake(self, card: Card) -> str:
        """The usual mistake behind a card that does not belong; empty if none."""
        part = self.part_of(card)
        if card in self.useful:
            return ""
        if card in ten_and_over(part.suit) and part.do_ten_and_over_fail():
            return "ten-and-over"
        return "most-tercs" if part.stopped_by(card) == part.most else ""


def _is_suit_whole(case: BlockCase) -> bool:
    """Nothing of a suit is gone (T-X6)."""
    return any(len(part.cards) == len(Rank) for part in case.suits)


def _is_one_enough(case: BlockCase) -> bool:
    return len(case.smallest[0]) == 1


def _is_only_one(case: BlockCase) -> bool:
    """There is one smallest set and no other."""
    return len(case.smallest) == 1


def _does_most_mislead(case: BlockCase) -> bool:
    """A card that stops the most tercs of its suit is in no smallest set."""
    return any(
        part.stopped_by(card) == part.most
        for part in case.suits
        for card in part.cards - part.useful
    )


def _do_ten_and_over_fail(case: BlockCase) -> bool:
    """The ten and the Over of a suit seem to stop everything and do not (T-X6)."""
    return any(part.do_ten_and_over_fail() for part in case.suits)


def _is_in_two_suits(case: BlockCase) -> bool:
    return len(case.suits) > 1


THEMES: Final[Mapping[str, Callable[[BlockCase], bool]]] = {
    "whole-suit": _is_suit_whole,
    "one-card": _is_one_enough,
    "only-one": _is_only_one,
    "most-misleads": _does_most_mislead,
    "ten-and-over": _do_ten_and_over_fail,
    "two-suits": _is_in_two_suits,
}
"""What a block puzzle can be about: one predicate a theme."""


def level(case: BlockCase) -> int:
    """1 to 5: the cards needed, and one more for each thing to think of.

    A suit that needs two of them; four open tercs or more.
    """
    needs_two = any(part.size > 1 for part in case.suits)
    return min(5, len(case.smallest[0]) + needs_two + (len(case.tercs) > 3))


def tell(case: BlockCase) -> Telling:
    """The words about one suit or two."""
    wrong = case.open - case.useful
    return Telling(
        question=(_question(case),),
        hints=(
            (Say("block.hint_terc"),),
            (Say("block.hint_tercs", melds=_tercs(case), count=len(case.tercs)),),
            (Say("block.hint_not", card=str(next(iter(wrong)))),),
        ),
        explanation=tuple(_explain(case)),
        rule_numbers=("T-M1", "T-X6"),
        whys={str(card): (_why_not(case, card),) for card in wrong},
    )


def _question(case: BlockCase) -> Say:
    suits = [str(part.suit) for part in case.suits]
    if len(suits) == 1:
        return Say("block.question", suit=suits[0])
    return Say("block.question_two", suit=suits[0], other=suits[1])


def _tercs(case: BlockCase) -> str:
    return melds_text(case.tercs)


def _explain(case: BlockCase) -> Iterator[Say]:
    """Which tercs are open, and what stops them all."""
    yield Say("block.open", melds=_tercs(case), count=len(case.tercs))
    for part in case.suits:
        yield _what_stops(part)
    for part in case.suits:
        if part.do_ten_and_over_fail():
            pair = ten_and_over(part.suit)
            left = part.left_by(pair)[0]
            yield Say("block.ten_and_over", cards=str(pair), meld=str(left))


def _what_stops(part: OpenSuit) -> Say:
    """The smallest sets of one suit."""
    sets = melds_text(part.smallest)
    what = "card" if part.size == 1 else "pair"
    if len(part.smallest) == 1:
        return Say(f"block.only_{what}", suit=str(part.suit), cards=sets)
    return Say(f"block.any_{what}", suit=str(part.suit), sets=sets)


def _why_not(case: BlockCase, card: Card) -> Say:
    """What stays open with this card."""
    part = case.part_of(card)
    best = part.best_with(card)
    left = str(part.left_by(best)[0])
    if part.size == 1:
        return Say("block.left_alone", card=str(card), meld=left)
    other = str(next(iter(best.without_card(card))))
    return Say("block.left_pair", card=str(card), other=other, meld=left)
