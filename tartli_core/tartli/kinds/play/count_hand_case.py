"""The opponent's nine at trick 8: what the record tells of every card (T-P3, T-P5)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import FULL_PACK, SEVENS, Card, CardSet, Suit
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Telling

LONG_SUIT: Final = 4
MANY_DECOYS: Final = 6
MANY_TEMPT: Final = 3


@dataclass(frozen=True)
class CountHandCase:
    """Your nine at trick 8, and what was seen before.

    Attributes:
        hand: your nine cards.
        seen: the record of tricks 1 to 7.
        open_card: the last card of the talon, drawn by the loser of trick 7.
        decoys: the cards to choose from that are gone.
    """

    hand: CardSet
    seen: SeenCards
    open_card: Card
    decoys: CardSet = CardSet()  # noqa: RUF009 -- a set of cards cannot change

    @cached_property
    def opponent(self) -> CardSet:
        """The opponent's nine: all that you neither hold nor saw played."""
        return FULL_PACK - self.hand - self.seen.gone

    @cached_property
    def exchanged(self) -> Card | None:
        """The card that was taken for the seven of trumps."""
        exchange = self.seen.exchange
        return None if exchange is None else Card.parse(exchange.rest)

    def mistake(self, card: Card) -> str:
        """The mistake behind taking a card that is gone for the opponent's."""
        who = self.seen.played[card].who
        if card == self.exchanged:
            return "exchanged-gone"
        if who is Who.YOU:
            return "own-card-gone"
        if card in self.seen.shown(Who.OPPONENT):
            return "shown-gone"
        return "played-gone"


def _has_exchange(case: CountHandCase) -> bool:
    return case.exchanged is not None


def _took_the_open_card(case: CountHandCase) -> bool:
    return case.open_card in case.opponent


def _has_shown_and_played(case: CountHandCase) -> bool:
    return bool(case.seen.shown(Who.OPPONENT) & case.seen.gone)


def _is_out_of_a_suit(case: CountHandCase) -> bool:
    return any(not case.opponent.of_suit(suit) for suit in Suit)


def _is_out_of_trumps(case: CountHandCase) -> bool:
    return not case.opponent.of_suit(case.seen.trump)


def _has_long_suit(case: CountHandCase) -> bool:
    return any(len(case.opponent.of_suit(suit)) > LONG_SUIT for suit in Suit)


THEMES: Final[Mapping[str, Callable[[CountHandCase], bool]]] = {
    "exchange": _has_exchange,
    "open-card": _took_the_open_card,
    "shown-and-played": _has_shown_and_played,
    "out-of-a-suit": _is_out_of_a_suit,
    "out-of-trumps": _is_out_of_trumps,
    "long-suit": _has_long_suit,
}
"""What a count-hand puzzle can be about: one predicate a theme."""


def level(case: CountHandCase) -> int:
    """1 to 5: many decoys, an exchange, decoys that tempt, several of them."""
    names = ("exchanged-gone", "shown-gone")
    tempt = [case.mistake(card) in names for card in case.decoys]
    steps = (
        len(case.decoys) >= MANY_DECOYS,
        case.exchanged is not None,
        any(tempt),
        sum(tempt) >= MANY_TEMPT,
    )
    return 1 + sum(steps)


def tell(case: CountHandCase) -> Telling:
    """The words of a count."""
    exchanged = case.exchanged is not None
    return Telling(
        question=(
            Say("count_hand.question", card=str(case.open_card)),
            *_tell_exchange(case),
        ),
        hints=_hints(case),
        explanation=tuple(_explain(case)),
        rule_numbers=("T-C1", "T-P3", *(("T-P5",) if exchanged else ())),
        whys={str(card): (_why_gone(case, card),) for card in case.decoys},
    )


def _hints(case: CountHandCase) -> tuple[tuple[Say, ...], ...]:
    """Three steps: the sum, the card that comes last, one card that is gone."""
    exchange = case.seen.exchange
    where = (
        Say("count_hand.hint_open")
        if exchange is None
        else Say(f"count_hand.hint_exchange_{exchange.who}", trick=exchange.trick)
    )
    struck = max(case.decoys, key=lambda card: -case.seen.played[card].trick)
    return (
        (Say("count_hand.hint_sum"),),
        (where,),
        (_why_gone(case, struck),),
    )


def _explain(case: CountHandCase) -> Iterator[Say]:
    yield Say("count_hand.nine", cards=str(case.opponent))
    yield Say("count_hand.sum")
    for suit in Suit:
        held = case.opponent.of_suit(suit)
        if not held:
            yield Say("count_hand.none_of", suit=str(suit))
    drew = Who.YOU if case.open_card in case.hand else Who.OPPONENT
    yield Say(f"count_hand.drew_{drew}", card=str(case.open_card))


def _tell_exchange(case: CountHandCase) -> Iterator[Say]:
    exchange = case.seen.exchange
    if exchange is None:
        return
    yield Say(
        f"count_hand.exchange_{exchange.who}",
        trick=exchange.trick,
        card=exchange.rest,
        seven=str(SEVENS[case.seen.trump]),
    )


def _why_gone(case: CountHandCase, card: Card) -> Say:
    """In which trick a card went, and what may have made one overlook it."""
    event = case.seen.played[card]
    mistake = case.mistake(card)
    code = {
        "exchanged-gone": f"count_hand.exchanged_gone_{event.who}",
        "shown-gone": "count_hand.shown_gone",
    }.get(mistake, f"count_hand.gone_{event.who}")
    return Say(code, card=str(card), trick=event.trick)
