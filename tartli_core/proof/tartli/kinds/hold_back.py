"""Kind `hold-back`: what each word and silence bring is counted anew (T-X2)."""

from collections.abc import Iterator
from math import perm

from tartli_core.proof.tartli.draws import best_faults, draw_faults, unseen_cards
from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import (
    may_follow,
    meld_points,
    melds_in,
    sequences_in,
    word_of,
)
from tartli_core.proof.tartli.position import turn_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import LAST_TRICK, NATURAL, PLAYERS, SEQUENCES

LEAST_GAP = 3  # points on average between the best and the next
TOTAL_BELOW = 251  # both: points count, and not yet the race to 501

Bars = frozenset[tuple[str, frozenset[str]]]
"""Sequences barred while all of these cards are held; in any case where there are none.
"""


class Holding:
    """All ways to announce the sequences of one suit while cards of it are drawn.

    Nothing of the suit is thrown, the opponent is silent, each draw is any of the
    unseen cards alike. Points are added up over all ways to draw.
    """

    def __init__(
        self,
        held: frozenset[str],
        unseen: frozenset[str],
        trick: int,
        rules: dict[str, str],
    ) -> None:
        suit = min(held)[-1]
        self.held, self.trick, self.unseen = held, trick, len(unseen)
        self.to_come = frozenset(card for card in unseen if card[1] == suit)
        self.possible = sequences_in(held | self.to_come)
        self.rules = rules
        self._best: dict[tuple[frozenset[str], Bars, int], int] = {}
        self._barred: dict[str, Bars] = {}

    def barred_by(self, scored: str) -> Bars:
        """What may not be announced after this sequence was scored (T-M9, T-M11)."""
        if scored not in self._barred:
            bars = set()
            for meld in self.possible:
                if not may_follow(meld, scored, (), self.rules):
                    bars.add((meld, frozenset[str]()))
                elif not may_follow(meld, scored, self.held | self.to_come, self.rules):
                    bars.add((meld, between(scored, meld)))
            self._barred[scored] = frozenset(bars)
        return self._barred[scored]

    def sayable(self, held: frozenset[str], bars: Bars) -> Iterator[str]:
        """The sequences held that nothing bars."""
        barred = {meld for meld, gap in bars if gap <= held}
        for meld in self.possible:
            if meld not in barred and SEQUENCES[meld] <= held:
                yield meld

    def ways(self, trick: int) -> int:
        """In how many ways one draws after this trick and all later ones."""
        return perm(self.unseen - (trick - self.trick), LAST_TRICK - trick)

    def now(self, meld: str, held: frozenset[str], bars: Bars, trick: int) -> int:
        """The points if this is announced in a trick."""
        later = self.later(held, bars | self.barred_by(meld), trick)
        return meld_points(meld) * self.ways(trick) + later

    def later(self, held: frozenset[str], bars: Bars, trick: int) -> int:
        """The points of the tricks after this one, a card drawn before each."""
        if trick == LAST_TRICK:
            return 0
        missing = self.to_come - held
        others = self.unseen - (trick - self.trick) - len(missing)
        points = others * self.best(held, bars, trick + 1)
        for card in missing:
            points += self.best(held | {card}, bars, trick + 1)
        return points

    def best(self, held: frozenset[str], bars: Bars, trick: int) -> int:
        """The points from this trick on, announced as well as possible."""
        key = (held, bars, trick)
        if key not in self._best:
            said = [self.now(m, held, bars, trick) for m in self.sayable(held, bars)]
            self._best[key] = max([self.later(held, bars, trick), *said])
        return self._best[key]


def between(upper: str, lower: str) -> frozenset[str]:
    """The cards of the gap between two sequences of a suit."""
    ranks = NATURAL[NATURAL.index(upper[-2]) + 1 : NATURAL.index(lower[0])]
    return frozenset(rank + upper[-1] for rank in ranks)


def hold_back_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A suit in which another word, or silence, would be the best to say."""
    yield from turn_faults(deal)
    wrong = list(setting_faults(puzzle, deal))
    yield from wrong
    if wrong:
        return
    unseen = unseen_cards(deal)
    suit = sequences_in(deal.hand)[0][-1]
    held = frozenset(card for card in deal.hand if card[1] == suit)
    search = Holding(held, unseen, deal.now.number, deal.rules)
    bars: Bars = frozenset()
    for meld in deal.scored_before("you", deal.now.number):
        if meld in SEQUENCES and meld[-1] == suit:
            bars |= search.barred_by(meld)
    values = {"silence": search.later(held, bars, search.trick)}
    for meld in search.sayable(held, bars):
        word, value = word_of(meld), search.now(meld, held, bars, search.trick)
        values[word] = max(value, values.get(word, value))
    ways = search.ways(search.trick)
    yield from draw_faults(puzzle["certificate"], unseen, ways)
    names = [option["answer"] for option in puzzle["options"]]
    if sorted(names) != sorted(values):
        yield f"the options are {quoted(names)}; right would be {quoted([*values])}"
        return
    yield from best_faults(puzzle, values, ways, LEAST_GAP)


def setting_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A position to which the assumption does not apply."""
    if deal.now.number == LAST_TRICK:
        yield f"trick is {LAST_TRICK}; right would be one after which one draws"
    if len({meld[-1] for meld in sequences_in(deal.hand)}) != 1:
        yield "right would be a hand with sequences in one suit and no other"
    for meld in melds_in(deal.hand, deal.trump, deal.rules):
        if meld not in SEQUENCES:
            yield f"the hand holds {meld!r}; right would be sequences alone"
    for trick in deal.tricks:
        if trick.said["opponent"]:
            yield (
                f"trick {trick.number}: the opponent says "
                f"{quoted(trick.said['opponent'])}; right would be silence"
            )
    for player, total in zip(PLAYERS, puzzle["position"]["totals"], strict=True):
        if total >= TOTAL_BELOW:
            yield f"totals gives {player} {total}; right would be below {TOTAL_BELOW}"
