"""Trick 7 as second player: what each card brings in every layout (T-P3, T-X9)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tartli_core.tartli.cards import Card, beats
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.kinds.play.trick_7_lines import drawn, played
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.players.plain_player import usual_reply
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.kernel.points_search import PointsSearch
from tartli_core.tartli.state import ALL_TRICK_POINTS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import PlayedOut, Telling

Table = Mapping[Card, tuple[int, ...]]
"""Your trick points at the end of the deal: by card, a number for each layout."""

MANY_LAYOUTS: Final = 7
CLOSE: Final = 6
"""Points: a card that never loses more is close to the right one."""


@dataclass(frozen=True)
class TalonEndCase:
    """A card is led to trick 7 and only trick points matter.

    Attributes:
        draw: the moment.
        table: what each card of the hand brings.
    """

    draw: LastDraw
    table: Table

    @cached_property
    def best(self) -> tuple[int, ...]:
        """The most that a card brings, by layout."""
        return tuple(map(max, zip(*self.table.values(), strict=True)))

    @cached_property
    def right(self) -> tuple[Card, ...]:
        """The cards that no other beats in any layout; none if there is no such."""
        return tuple(card for card, row in self.table.items() if row == self.best)

    @cached_property
    def usual(self) -> Card:
        """The card one plays without much thought."""
        return usual_reply(tuple(self.draw.hand), self.led, self.draw.trump)

    @property
    def led(self) -> Card:
        """The card the opponent has led."""
        assert self.draw.led is not None
        return self.draw.led

    def value(self, card: Card) -> int:
        """In how many layouts no other card brings more."""
        return sum(map(int.__eq__, self.table[card], self.best))

    def losses(self, card: Card) -> tuple[int, ...]:
        """How much less than the best a card brings, by layout."""
        return tuple(map(int.__sub__, self.best, self.table[card]))

    def takes(self, card: Card) -> bool:
        """Whether this card takes the trick (T-P2)."""
        return beats(card, self.led, self.draw.trump)

    def mistake(self, card: Card) -> str:
        """The mistake behind a card that is not right."""
        takes, right_takes = self.takes(card), self.takes(self.right[0])
        if takes and right_takes:
            return "taken-with-the-wrong-card"
        if takes:
            return "trick-7-taken"
        return "trick-7-left" if right_takes else "wrong-card-thrown"


class Solver:
    """Works out tables of one moment, and no more of them than is asked for.

    Whoever loses the trick lets the other have all cards not seen, wherever they lie:
    such a card brings the same in every layout.
    """

    def __init__(self, draw: LastDraw) -> None:
        assert draw.led is not None
        self._draw, self._led = draw, draw.led
        self._search = PointsSearch()
        self._known: dict[tuple[Card, Card], int] = {}
        self._taking = frozenset(
            card for card in draw.hand if beats(card, self._led, draw.trump)
        )

    @property
    def taking(self) -> frozenset[Card]:
        """The cards that take the trick."""
        return self._taking

    def points(self, card: Card, hidden: Card) -> int:
        """Your trick points at the end of the deal, in one layout (T-S2)."""
        place = card, self._place(card, hidden)
        if place not in self._known:
            endgame, ahead = self._endgame(*place)
            guess = next((v for (c, _), v in self._known.items() if c is card), None)
            value = (
                endgame.value
                if guess is None
                else endgame.value_near(2 * guess - ALL_TRICK_POINTS - ahead)
            )
            self._known[place] = (ALL_TRICK_POINTS + ahead + value) // 2
        return self._known[place]

    def is_more(self, card: Card, hidden: Card, points: int) -> bool:
        """Whether a card brings more than so many points in one layout."""
        place = card, self._place(card, hidden)
        if place in self._known:
            return self._known[place] > points
        endgame, ahead = self._endgame(*place)
        return endgame.at_least(2 * (points + 1) - ALL_TRICK_POINTS - ahead)

    def best(self, hidden: Card) -> set[Card]:
        """The cards that bring most in one layout."""
        best: set[Card] = set()
        most = -1
        usual = usual_reply(tuple(self._draw.hand), self._led, self._draw.trump)
        for card in (usual, *self._draw.hand.without_card(usual)):
            if self.is_more(card, hidden, most - 1):
                points = self.points(card, hidden)
                best = {card} if points > most else {*best, card}
                most = points
        return best

    def still_best(self, cards: set[Card], hidden: Card) -> set[Card]:
        """Those of some cards that no card of the hand beats in this layout too."""
        points = {card: self.points(card, hidden) for card in cards}
        most = max(points.values())
        if any(self.is_more(card, hidden, most) for card in self._draw.hand - cards):
            return set()
        return {card for card, value in points.items() if value == most}

    def table(self) -> Table:
        """The whole table."""
        return {
            card: tuple(self.points(card, hidden) for hidden in self._draw.layouts)
            for card in self._draw.hand
        }

    def _place(self, card: Card, hidden: Card) -> Card:
        return hidden if card in self._taking else self._draw.layouts[0]

    def _endgame(self, card: Card, hidden: Card) -> tuple[Endgame, int]:
        """The ending after a card, and by how much you are ahead in it."""
        ending = self._draw.ending(self._led, card, hidden)
        mine, theirs = ending.taken
        return Endgame(ending, self._search), mine - theirs


def solve(draw: LastDraw, *, usual_too: bool = True) -> TalonEndCase | None:
    """The whole table; None as soon as it is seen that not just one card is right.

    Args:
        draw: the moment, a card being led.
        usual_too: whether it is of interest where the usual card is right.
    """
    solver = Solver(draw)
    first, *others = draw.layouts
    left = solver.best(first)
    assert draw.led is not None
    if not usual_too:
        left.discard(usual_reply(tuple(draw.hand), draw.led, draw.trump))
    for hidden in others:
        left = left and solver.still_best(left, hidden)
    return TalonEndCase(draw, solver.table()) if len(left) == 1 else None


def played_out(case: TalonEndCase) -> dict[str, PlayedOut]:
    """How the deal goes on after each card, where that card costs most."""
    search, draw = PointsSearch(), case.draw
    found = {}
    for card in draw.hand:
        losses = case.losses(card)
        hidden = draw.layouts[losses.index(max(losses))]
        ending = draw.ending(case.led, card, hidden)
        steps = (
            f"{Who.YOU} {card}",
            *drawn(draw, ending, hidden),
            *played(ending, Endgame(ending, search).line),
        )
        opponent = draw.unseen.without_card(hidden)
        found[str(card)] = PlayedOut(str(opponent), ", ".join(steps))
    return found


def _takes(case: TalonEndCase) -> bool:
    return case.takes(case.right[0])


def _lets_go(case: TalonEndCase) -> bool:
    return not _takes(case) and any(map(case.takes, case.draw.hand))


def _trumps_in(case: TalonEndCase) -> bool:
    return _takes(case) and case.right[0].suit is not case.led.suit


def _usual_is_wrong(case: TalonEndCase) -> bool:
    return case.usual not in case.right


def _wants_the_open_card(case: TalonEndCase) -> bool:
    return _lets_go(case) and case.draw.indicator.points(case.draw.trump) > 0


def _all_nine(case: TalonEndCase) -> bool:
    return any({0, ALL_TRICK_POINTS} & set(row) for row in case.table.values())


THEMES: Final[Mapping[str, Callable[[TalonEndCase], bool]]] = {
    "take": _takes,
    "let-go": _lets_go,
    "trump-in": _trumps_in,
    "usual-card-wrong": _usual_is_wrong,
    "open-card": _wants_the_open_card,
    "all-nine": _all_nine,
}
"""What a talon-end puzzle can be about: one predicate a theme."""


def level(case: TalonEndCase) -> int:
    """1 to 5: the usual card wrong, both ways open, many layouts, a close rival."""
    taking = sum(map(case.takes, case.draw.hand))
    others = [card for card in case.draw.hand if card not in case.right]
    steps = (
        _usual_is_wrong(case),
        1 < taking < len(case.draw.hand) - 1,
        len(case.best) >= MANY_LAYOUTS,
        min(max(case.losses(card)) for card in others) <= CLOSE,
    )
    return 1 + sum(steps)


def tell(case: TalonEndCase) -> Telling:
    """The words of trick 7."""
    others = [card for card in case.draw.hand if card not in case.right]
    return Telling(
        question=(Say("talon_end.question", card=str(case.led)),),
        hints=_hints(case, others),
        explanation=tuple(_explain(case)),
        rule_numbers=("T-P2", "T-P3", "T-P4", "T-C5"),
        whys={str(card): (_why_not(case, card),) for card in others},
    )


def _hints(case: TalonEndCase, others: list[Card]) -> tuple[tuple[Say, ...], ...]:
    """Three steps: who draws what, what may lie hidden, the worst card."""
    hidden = cards_text(case.draw.layouts)
    worst = min(others, key=lambda card: sum(case.table[card]))
    indicator = str(case.draw.indicator)
    return (
        (Say("talon_end.hint_draw", card=indicator),),
        (Say("talon_end.hint_hidden", cards=hidden),),
        (Say("talon_end.hint_out", card=str(worst)),),
    )


def _explain(case: TalonEndCase) -> Iterator[Say]:
    card, count = case.right[0], len(case.best)
    for each in case.right:
        yield Say("talon_end.right", card=str(each), count=count)
    code = "takes" if case.takes(card) else "loses"
    yield Say(f"talon_end.{code}", card=str(case.draw.indicator))
    least, most = min(case.best), max(case.best)
    if least == most:
        yield Say("talon_end.always", points=least)
    else:
        yield Say("talon_end.between", least=least, most=most)


def _why_not(case: TalonEndCase, card: Card) -> Say:
    """In how many layouts a card is worse, and the one where it costs most."""
    losses = case.losses(card)
    worst = losses.index(max(losses))
    points, best = case.table[card][worst], case.best[worst]
    if len(set(zip(case.table[card], case.best, strict=True))) == 1:
        return Say("talon_end.same_everywhere", points=points, best=best)
    return Say(
        "talon_end.worse" if 0 in losses else "talon_end.always_worse",
        count=sum(loss > 0 for loss in losses),
        all=len(losses),
        hidden=str(case.draw.layouts[worst]),
        points=points,
        best=best,
    )
