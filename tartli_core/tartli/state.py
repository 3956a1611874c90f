"""What a deal is at one moment: its facts, and what follows from them."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final, Self, TypeVar

from tartli_core.tartli.announcements import SILENCE, Announcement, leader_scores
from tartli_core.tartli.cards import (
    FULL_PACK,
    SEVENS,
    Card,
    CardSet,
    Rank,
    Suit,
)
from tartli_core.tartli.contest import better_melds
from tartli_core.tartli.melds import Bela, Meld, Sequence
from tartli_core.tartli.moves import Move
from tartli_core.tartli.pack import USUAL_INDICATOR
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import ZERO, Pair

T = TypeVar("T")

TRICKS: Final = 16
"""Tricks of a whole deal (T-P3, T-P4)."""

LAST_DRAWING_TRICK: Final = 7
"""After tricks 1 to 7 both players draw (T-P3)."""

ALL_TRICK_POINTS: Final = 161
"""Trick points of a whole deal, the last trick's ten among them (T-C5)."""


NO_MELDS: Final[tuple[tuple[Meld, ...], tuple[Meld, ...]]] = ((), ())
"""No melds of either player."""


class Step(Enum):
    """What comes next in a deal (T-A1)."""

    LEAD = auto()
    REPLY = auto()
    HEIGHT = auto()
    ANSWER = auto()
    WRITE = auto()
    TAKE = auto()
    DRAW = auto()
    OVER = auto()


LEAD, REPLY, HEIGHT, ANSWER, WRITE, TAKE, DRAW, OVER = Step
"""The steps by name: to reach them through the class is slow in Python 3.11."""


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A finished trick: who led, both cards by player, who took it."""

    lead: int
    cards: tuple[Card, Card]
    taker: int

    @property
    def in_order(self) -> tuple[Card, Card]:
        """The card led, and the second card."""
        return self.cards[self.lead], self.cards[1 - self.lead]


class End(Enum):
    """How a deal ended (T-S2 to T-S7)."""

    CLAIM = "claim"
    WRONG_CLAIM = "wrong claim"
    BOTH_OUT = "both out"
    TIE_BROKEN = "tie broken"
    PLAYED_OUT = "played out"


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended and what it did to the buli.

    Attributes:
        how: the way it ended.
        points: what each scored in the deal, stichmaccs applied.
        totals: both totals afterwards.
        winner: who won the buli by it, or None.
        buli_points: 0, 1, or 2 with maccs (T-S3).
        tied: whether both stand level at 501 or more (T-S6).
    """

    how: End
    points: Pair
    totals: Pair
    winner: int | None
    buli_points: int
    tied: bool = False


@dataclass(frozen=True, kw_only=True)
class State:
    """One moment of a deal, all cards open.

    Attributes:
        rules: the rule set.
        dealer: 0 or 1.
        before: both totals before this deal.
        tied: both stand level at 501 or more and play on (T-S6, T-S7).
        trump: the trump suit.
        hands: both hands.
        talon: what is still to be drawn, in order; the last lies open.
        number: the trick under way, 1 to 16; after the deal, 17.
        lead: who leads to it.
        step: what comes next.
        said: what each announced in this trick; None for not a word.
        exact: whether they named it exactly (T-A4).
        table: the cards of this trick, by player.
        taker: who takes them (T-P2); None until both lie there.
        bela_said: who has said béla in this deal.
        bela_owed: whether it is still to be written.
        written: meld points of this deal.
        scored: the melds each has scored, in the order written.
        to_show: whose melds, written in this trick, the other may ask to be
            shown (T-M13).
        tricks: the finished tricks.
        trick_points: points of the tricks each has taken (T-C3 to T-C5).
        to_draw: who still draws after the last trick, in order.
        result: how it ended, or None.
        pack: the cards in dealing order; empty for a deal taken up later.
        indicator_at: which of them was turned for trump (T-D3).
        origin: the state with which `history` begins; None for that state itself.
        history: every move since then.
    """

    rules: Rules
    dealer: int
    before: Pair
    tied: bool
    trump: Suit
    hands: tuple[CardSet, CardSet]
    talon: tuple[Card, ...]
    number: int = 1
    lead: int
    step: Step = LEAD
    said: tuple[Announcement | None, Announcement | None] = (None, None)
    exact: tuple[bool, bool] = (False, False)
    table: tuple[Card | None, Card | None] = (None, None)
    taker: int | None = None
    bela_said: int | None = None
    bela_owed: bool = False
    written: Pair = ZERO
    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]] = NO_MELDS
    to_show: int | None = None
    tricks: tuple[TakenTrick, ...] = ()
    trick_points: Pair = ZERO
    to_draw: tuple[int, ...] = ()
    result: Result | None = None
    pack: tuple[Card, ...] = field(default=(), compare=False)
    indicator_at: int = field(default=USUAL_INDICATOR, compare=False)
    origin: Self | None = field(default=None, compare=False, repr=False)
    history: tuple[Move, ...] = field(default=(), compare=False)
    _legal: tuple[Move, ...] | None = field(default=None, compare=False, repr=False)

    def changed(self, **changes: Any) -> Self:
        """The state with some facts changed.

        Does what `dataclasses.replace` does, several times as fast.
        """
        after = object.__new__(type(self))
        facts = after.__dict__
        facts.update(self.__dict__)
        facts.update(changes)
        facts["_legal"] = None
        return after

    @property
    def beginning(self) -> Self:
        """The state with which `history` begins: as dealt, or as taken up."""
        return self.origin or self

    @property
    def indicator(self) -> Card | None:
        """The open card under the talon, or None when it is drawn."""
        return self.talon[-1] if self.talon else None

    @property
    def second(self) -> int:
        """Who plays second to this trick."""
        return 1 - self.lead

    @property
    def asked(self) -> tuple[int, int]:
        """Who is asked first, and then, what they do out of turn (T-S6).

        It is the winner of the trick just taken, who leads to the next.
        """
        return self.lead, 1 - self.lead

    @property
    def totals(self) -> Pair:
        """Before this deal, and written melds and completed tricks (T-S4)."""
        before, written, tricks = self.before, self.written, self.trick_points
        return before[0] + written[0] + tricks[0], before[1] + written[1] + tricks[1]

    @property
    def to_move(self) -> int | None:
        """Who is on turn, 0 or 1; None when the deal is over."""
        step = self.step
        if step is TAKE:
            return self.taker
        if step is DRAW:
            return self.to_draw[0]
        if step is LEAD or step is HEIGHT:
            return self.lead
        if step is REPLY or step is ANSWER:
            return 1 - self.lead
        return self.writer if step is WRITE else None

    @property
    def writer(self) -> int | None:
        """Who names and writes at step 7: the contest's winner, else béla's owner."""
        melds, scorer = self.to_write, self.scorer
        if scorer is not None and melds[scorer]:
            return scorer
        return self.bela_said

    def announced(self, player: int) -> Announcement:
        """What this player has announced in this trick; silence if nothing."""
        return self.said[player] or SILENCE

    @property
    def scorer(self) -> int | None:
        """Who wins this trick's contest (T-M6); None if nobody announced."""
        if self.said == (None, None):
            return None
        wins = leader_scores(
            self.announced(self.lead),
            self.announced(self.second),
            self.trump,
            self.rules,
        )
        if wins is None:
            return None
        return self.lead if wins else self.second

    @property
    def height_decides(self) -> bool:
        """Both announced, level in kind and length, the leader not exactly (T-A1)."""
        ours, theirs = self.said[self.lead], self.said[self.second]
        if ours is None or theirs is None or ours.best_call is None:
            return False
        return ours.best_call == theirs.best_call and not self.exact[self.lead]

    @property
    def to_write(self) -> tuple[tuple[Meld, ...], tuple[Meld, ...]]:
        """What each player has written at step 7: contest melds, then béla (T-M6)."""
        if self.said == (None, None) and not self.bela_owed:
            return NO_MELDS
        melds, scorer = NO_MELDS, self.scorer
        if scorer is not None:
            said, scored = self.announced(scorer).contesting, self.scored[scorer]
            new = tuple(meld for meld in said if meld not in scored)
            melds = with_value(melds, scorer, new)
        if self.bela_owed:
            assert self.bela_said is not None
            mine = (*melds[self.bela_said], Bela(self.trump))
            melds = with_value(melds, self.bela_said, mine)
        return melds

    def best_rank(self, player: int) -> Rank:
        """The height: rank of the vannak or top card of the sequence (T-A1)."""
        best = self.announced(player).best(self.trump, self.rules)
        assert best is not None
        return best.top if isinstance(best, Sequence) else best.rank

    @property
    def last_nine(self) -> Pair:
        """Tricks from the eighth on that each player has won (T-S2)."""
        count = max(0, self.number - 1 - LAST_DRAWING_TRICK)
        takers = [trick.taker for trick in self.tricks[len(self.tricks) - count :]]
        return takers.count(0), takers.count(1)

    def seen_by(self, player: int) -> CardSet:
        """Own cards and all that lie open or were played."""
        return FULL_PACK - self.hands[1 - player] - CardSet(self.talon[:-1])

    def is_certain(self, player: int, said: Announcement) -> bool:
        """Whether no cards unseen by its owner could beat the best meld (T-A4)."""
        best = said.best(self.trump, self.rules)
        if best is None:
            return False
        unseen = FULL_PACK - self.seen_by(player) | self._led_from_melds(player)
        leads = player == self.lead
        return not any(
            any(better_melds(best, cards, self.trump, self.rules, owner_leads=leads))
            for cards in {unseen, self._after_exchange(unseen, player)}
        )

    def _after_exchange(self, unseen: CardSet, player: int) -> CardSet:
        """The same once the other swaps the seven, who may still do so (T-P5).

        On lead the other would have exchanged before announcing; as second player
        they may after this announcement. The seven is then no part of a sequence.
        """
        seven = SEVENS[self.trump]
        may_follow = self.rules.exchange == "any_time" and player == self.lead
        if self.indicator is None or not may_follow or seven not in unseen:
            return unseen
        return unseen.without_card(seven).with_card(self.indicator)

    def _led_from_melds(self, player: int) -> CardSet:
        """A card led that may be part of what its owner announced plainly."""
        led = self.table[self.lead]
        hidden = self.announced(self.lead).contesting and not self.exact[self.lead]
        if led is None or player == self.lead or not hidden:
            return CardSet()
        return CardSet([led])


def with_value(pair: tuple[T, T], player: int, value: T) -> tuple[T, T]:
    """The pair with this player's value changed."""
    return (value, pair[1]) if player == 0 else (pair[0], value)
