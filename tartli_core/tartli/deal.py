"""A deal: an immutable state that a move turns into the next (sections P, M, A, S)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property
from itertools import product
from typing import Final, TypeVar

from tartli_core.errors import IllegalMoveError
from tartli_core.tartli.announcements import (
    LAST_ANNOUNCING_TRICK,
    SILENCE,
    Announcement,
    leader_scores,
)
from tartli_core.tartli.cards import (
    FULL_PACK,
    LAST_TRICK_POINTS,
    Card,
    CardSet,
    Rank,
    Suit,
    beats,
    trick_points,
)
from tartli_core.tartli.contest import call_of, may_reply, second_wins
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    find_fours,
    find_sequences,
)
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    Claim,
    Draw,
    Exchange,
    Move,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.pack import ZERO, deal_out
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.solver.certainty import better_melds

T = TypeVar("T")

TRICKS: Final = 16
LAST_DRAWING_TRICK: Final = 7
ALL_TRICK_POINTS: Final = 161

Said = tuple[Announcement | None, Announcement | None]
Table = tuple[Card | None, Card | None]


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


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A finished trick: who led, both cards by player, who took it."""

    lead: int
    cards: tuple[Card, Card]
    taker: int


class End(Enum):
    """How a deal ended."""

    CLAIM = "claim"
    WRONG_CLAIM = "wrong claim"
    BOTH_OUT = "both out"
    TIE_BROKEN = "tie broken"
    PLAYED_OUT = "deal"


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


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the rule, and a code for the reason."""

    rule: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Deal:
    """One deal with all cards open; a move turns it into the next state.

    Attributes:
        rules: the rule set.
        dealer: 0 or 1.
        before: both totals before this deal.
        tied: both stand level at 501 or more and play on (T-S6, T-S7).
        trump: the trump suit.
        hands: both hands.
        talon: what is still to be drawn, in order; the last lies open.
        number: the trick under way, 1 to 16.
        lead: who leads to it.
        said: what each announced in this trick; None for not a word.
        exact: whether they named it exactly (T-A4).
        table: the cards of this trick, by player.
        height_named: whether step 6 is done (T-A1).
        answered: whether step 7 is done.
        bela_said: who has said béla in this deal.
        bela_owed: whether it is still to be written.
        written_now: whether this trick's melds are written.
        written: meld points of this deal.
        scored: the melds each has scored.
        tricks: the finished tricks.
        to_draw: who still draws after the last trick, in order.
        result: how it ended, or None.
        history: every move so far.
    """

    rules: Rules
    dealer: int
    before: Pair
    tied: bool
    trump: Suit
    hands: tuple[CardSet, CardSet]
    talon: tuple[Card, ...]
    number: int = 1
    lead: int = 0
    said: Said = (None, None)
    exact: tuple[bool, bool] = (False, False)
    table: Table = (None, None)
    height_named: bool = False
    answered: bool = False
    bela_said: int | None = None
    bela_owed: bool = False
    written_now: bool = False
    written: Pair = ZERO
    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]] = ((), ())
    tricks: tuple[TakenTrick, ...] = ()
    to_draw: tuple[int, ...] = ()
    result: Result | None = None
    history: tuple[Move, ...] = ()

    @classmethod
    def start(
        cls,
        pack: tuple[Card, ...],
        *,
        dealer: int,
        rules: Rules,
        before: Pair = ZERO,
        tied: bool = False,
        indicator_at: int = 19,
    ) -> "Deal":
        """The cards dealt, trick 1 to be led by the dealer's opponent (T-P1).

        Raises:
            InvalidStateError: not the whole pack, or an indicator not allowed.
        """
        dealt = deal_out(pack, dealer, rules, indicator_at)
        return cls(
            rules=rules,
            dealer=dealer,
            before=before,
            tied=tied,
            trump=dealt.talon[-1].suit,
            hands=dealt.hands,
            talon=dealt.talon,
            lead=1 - dealer,
        )

    # what can be asked

    @property
    def indicator(self) -> Card | None:
        """The open card under the talon, or None when it is drawn."""
        return self.talon[-1] if self.talon else None

    @property
    def second(self) -> int:
        """Who plays second to this trick."""
        return 1 - self.lead

    @cached_property
    def trick_points(self) -> Pair:
        """Points of the tricks each has taken so far (T-C3 to T-C5)."""
        points = [0, 0]
        for number, trick in enumerate(self.tricks, start=1):
            last = LAST_TRICK_POINTS if number == TRICKS else 0
            points[trick.taker] += trick_points(trick.cards, self.trump) + last
        return points[0], points[1]

    @property
    def totals(self) -> Pair:
        """Before this deal, and written melds and completed tricks (T-S4)."""
        mine, theirs = (
            self.before[who] + self.written[who] + self.trick_points[who]
            for who in (0, 1)
        )
        return mine, theirs

    @cached_property
    def step(self) -> Step:
        """What comes next (T-A1, T-A2)."""
        if self.result is not None:
            return Step.OVER
        if self.to_draw:
            return Step.DRAW
        if self.table[self.lead] is None:
            return Step.LEAD
        early = self.rules.contest_before_second_card
        if self._heights_needed and (early or self.table[self.second] is not None):
            if not self.height_named:
                return Step.HEIGHT
            if not self.answered:
                return Step.ANSWER
        if self.table[self.second] is None:
            return Step.REPLY
        return Step.TAKE if self.written_now or not self._to_write else Step.WRITE

    @property
    def to_move(self) -> int | None:
        """Who is on turn; None when the deal is over."""
        match self.step:
            case Step.LEAD | Step.HEIGHT:
                return self.lead
            case Step.REPLY | Step.ANSWER:
                return self.second
            case Step.WRITE:
                return self._writer
            case Step.TAKE:
                return self._taker
            case Step.DRAW:
                return self.to_draw[0]
            case Step.OVER:
                return None

    @property
    def _heights_needed(self) -> bool:
        """Both announced, level in kind and length, the leader not exactly."""
        ours, theirs = self.said[self.lead], self.said[self.second]
        if ours is None or theirs is None or ours.best_call is None:
            return False
        return ours.best_call == theirs.best_call and not self.exact[self.lead]

    def _contesting(self, player: int) -> Announcement:
        return self.said[player] or SILENCE

    @cached_property
    def _scorer(self) -> int | None:
        """Who wins this trick's contest (T-M6); None if nobody announced."""
        wins = leader_scores(
            self._contesting(self.lead),
            self._contesting(self.second),
            self.trump,
            self.rules,
        )
        if wins is None:
            return None
        return self.lead if wins else self.second

    @cached_property
    def _to_write(self) -> bool:
        """Whether something of this trick is still to be written."""
        scorer = self._scorer
        if scorer is not None:
            melds = self._contesting(scorer).contesting
            if any(meld not in self.scored[scorer] for meld in melds):
                return True
        return self.bela_owed

    @property
    def _writer(self) -> int:
        if self._scorer is not None:
            return self._scorer
        assert self.bela_said is not None
        return self.bela_said

    @property
    def _taker(self) -> int:
        led, played = self.table[self.lead], self.table[self.second]
        assert led is not None
        assert played is not None
        return self.second if beats(played, led, self.trump) else self.lead

    def _best_rank(self, player: int) -> Rank:
        """The height: rank of the vannak or top card of the sequence (T-A1)."""
        best = self._contesting(player).best(self.trump, self.rules)
        assert best is not None
        return best.top if isinstance(best, Sequence) else best.rank

    def _seen_by(self, player: int) -> CardSet:
        """Own cards and all that have lain open."""
        played = [card for trick in self.tricks for card in trick.cards]
        now = [card for card in self.table if card is not None]
        shown = [self.indicator] if self.indicator is not None else []
        return CardSet([*self.hands[player], *played, *now, *shown])

    def _is_certain(self, player: int, said: Announcement) -> bool:
        """Whether no cards unseen by its owner could beat the best meld (T-A4)."""
        best = said.best(self.trump, self.rules)
        if best is None:
            return False
        return not better_melds(
            best,
            FULL_PACK - self._seen_by(player),
            self.trump,
            self.rules,
            owner_leads=player == self.lead,
        )

    # legal moves

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is not allowed now; None if it is."""
        if self.result is not None:
            return Refusal("T-S1", "over")
        match move:
            case Exchange():
                return self._refuse_exchange(move.player)
            case Announce():
                return self._refuse_announcement(move)
            case PlayCard():
                return self._refuse_card(move)
            case SayBela():
                return self._refuse_bela(move.player)
            case Claim():
                return Refusal("T-S6", "tied") if self.tied else None
            case NameHeight():
                return self._refuse_forced(move, Step.HEIGHT)
            case Answer():
                return self._refuse_forced(move, Step.ANSWER)
            case WriteMelds():
                return self._refuse_forced(move, Step.WRITE)
            case TakeTrick():
                return self._refuse_forced(move, Step.TAKE)
            case Draw():
                return self._refuse_forced(move, Step.DRAW)

    def _refuse_forced(self, move: Move, step: Step) -> Refusal | None:
        if self.step is not step:
            return Refusal("T-A1", "not_now")
        return None if move == self._forced() else Refusal("T-A1", "otherwise")

    def _forced(self) -> Move:
        """The only move of a step that leaves no choice."""
        player = self.to_move
        assert player is not None
        match self.step:
            case Step.HEIGHT:
                return NameHeight(player, self._best_rank(player))
            case Step.ANSWER:
                return Answer(player, self._scorer == self.second)
            case Step.WRITE:
                return WriteMelds(player, self._melds_to_write(player))
            case Step.TAKE:
                return TakeTrick(player)
            case _:
                return Draw(player)

    def _melds_to_write(self, player: int) -> tuple[Meld, ...]:
        """What this player has written at step 7: contest melds, then béla."""
        melds: list[Meld] = []
        if self._scorer == player:
            said = self._contesting(player).contesting
            melds += [meld for meld in said if meld not in self.scored[player]]
        if self.bela_owed and self.bela_said == player:
            melds.append(Bela(self.trump))
        return tuple(melds)

    def _refuse_exchange(self, player: int) -> Refusal | None:
        seven = Card(Rank.SEVEN, self.trump)
        on_turn = self.to_move == player and self.step in (Step.LEAD, Step.REPLY)
        if self.number > LAST_DRAWING_TRICK:
            return Refusal("T-P5", "too_late")
        if not on_turn:
            return Refusal("T-P5", "not_your_turn")
        if self.indicator == seven:
            return Refusal("T-P5", "seven_turned_up")
        if seven not in self.hands[player]:
            return Refusal("T-P5", "no_seven")
        said = self._contesting(player)
        if self.rules.exchange == "on_lead":
            if self.step is not Step.LEAD:
                return Refusal("T-P5", "not_on_lead")
            if said.contesting:
                return Refusal("T-P5", "announced")
        elif any(
            seven in meld.cards for meld in said.melds if isinstance(meld, Sequence)
        ):
            return Refusal("T-P5", "seven_announced")
        return None

    def _refuse_announcement(self, move: Announce) -> Refusal | None:
        player, said = move.player, move.said
        if self.number > LAST_ANNOUNCING_TRICK:
            return Refusal("T-M4", "too_late")
        if self.to_move != player or self.step not in (Step.LEAD, Step.REPLY):
            return Refusal("T-A1", "not_your_turn")
        if self.said[player] is not None:
            return Refusal("T-M4", "said_already")
        if not said.melds:
            return Refusal("T-M4", "nothing_said")
        if (
            self.rules.sequences_per_trick == "1"
            and sum(isinstance(meld, Sequence) for meld in said.melds) > 1
        ):
            return Refusal("T-M4", "two_sequences")
        for meld in said.melds:
            refusal = self._refuse_meld(player, meld)
            if refusal is not None:
                return refusal
        return self._refuse_reply(said) if self.step is Step.REPLY else None

    def _refuse_meld(self, player: int, meld: Meld) -> Refusal | None:
        """A meld must be held, exist under these rules, and be free to repeat."""
        if isinstance(meld, Bela):
            if meld.trump is not self.trump:
                return Refusal("T-M3", "not_trump")
            if self.bela_said is not None:
                return Refusal("T-M12", "bela_said")
        if not self.hands[player].issuperset(meld.cards):
            return Refusal("T-M1", "not_held")
        if (
            isinstance(meld, Vannak)
            and meld.rank is Rank.NINE
            and not self.rules.nines_vannak
        ):
            return Refusal("T-M2", "nines")
        verdict = judge_repeat(
            meld, self.scored[player], self.hands[player], self.rules
        )
        if not verdict.allowed:
            return Refusal(verdict.rule, verdict.why.code)
        return None

    def _refuse_reply(self, said: Announcement) -> Refusal | None:
        """T-M7, by kind and length, or by the very meld named exactly (T-A4)."""
        leader = self._contesting(self.lead)
        ours, theirs = (a.best(self.trump, self.rules) for a in (leader, said))
        if ours is None or theirs is None:
            return None
        if self.exact[self.lead]:
            if not second_wins(ours, theirs, self.trump, self.rules):
                return Refusal("T-M7", "not_better")
        elif not may_reply(call_of(theirs), call_of(ours)):
            return Refusal("T-M7", "too_weak")
        return None

    def _refuse_card(self, move: PlayCard) -> Refusal | None:
        player, card = move.player, move.card
        if self.step in (Step.HEIGHT, Step.ANSWER) and self.table[self.second] is None:
            return Refusal("T-A2", "height_first")
        if self.to_move != player or self.step not in (Step.LEAD, Step.REPLY):
            return Refusal("T-P1", "not_your_turn")
        if card not in self.hands[player]:
            return Refusal("T-P1", "not_held")
        if card not in self._playable(player):
            led = self.table[self.lead]
            assert led is not None
            follows = any(c.suit is led.suit for c in self.hands[player])
            return Refusal("T-P4", "follow" if follows else "trump")
        return None

    def _playable(self, player: int) -> CardSet:
        """The cards this player may play now (T-P3, T-P4)."""
        hand, led = self.hands[player], self.table[self.lead]
        if self.number <= LAST_DRAWING_TRICK or led is None:
            return hand
        for suit in (led.suit, self.trump):
            held = CardSet(card for card in hand if card.suit is suit)
            if held:
                return held
        return hand

    def _refuse_bela(self, player: int) -> Refusal | None:
        if self.rules.bela_when == "own_turn":
            return Refusal("T-A5", "own_turn")
        if self.number > LAST_ANNOUNCING_TRICK:
            return Refusal("T-A5", "too_late")
        return self._refuse_meld(player, Bela(self.trump))

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the player on turn may do, in a fixed order.

        Exchange, announcements (silence is a card without a word), cards.
        """
        player = self.to_move
        if player is None:
            return ()
        if self.step not in (Step.LEAD, Step.REPLY):
            return (self._forced(),)
        moves: list[Move] = []
        if self._refuse_exchange(player) is None:
            moves.append(Exchange(player))
        moves += self._announcements(player)
        moves += [PlayCard(player, card) for card in self._playable(player)]
        return tuple(moves)

    def _announcements(self, player: int) -> Iterator[Announce]:
        """Every announcement allowed now, each plainly and named exactly."""
        if self.number > LAST_ANNOUNCING_TRICK or self.said[player] is not None:
            return
        for melds in self._combinations(player):
            said = Announcement(melds)
            if self.step is Step.REPLY and self._refuse_reply(said) is not None:
                continue
            yield Announce(player, said)
            if said.contesting:
                yield Announce(player, said, exact=True)

    def _combinations(self, player: int) -> Iterator[tuple[Meld, ...]]:
        """Melds that may be said together: sequences, vannak, béla (T-M4)."""
        hand = self.hands[player]
        sequences = [
            meld
            for meld in find_sequences(hand)
            if self._refuse_meld(player, meld) is None
        ]
        fours = [
            meld
            for meld in find_fours(hand, self.rules)
            if self._refuse_meld(player, meld) is None
        ]
        bela: list[Meld] = [Bela(self.trump)]
        if self._refuse_meld(player, bela[0]) is not None:
            bela = []
        if self.rules.sequences_per_trick == "1":
            groups: list[list[Meld]] = [[*sequences]]
        else:
            groups = [[s for s in sequences if s.suit is suit] for suit in Suit]
        groups += [[*fours], bela]
        parts: list[list[tuple[Meld, ...]]] = [
            [(), *((meld,) for meld in group)] for group in groups
        ]
        for chosen in product(*parts):
            melds = tuple(meld for part in chosen for meld in part)
            if melds:
                yield melds

    def interrupts(self, player: int) -> tuple[Move, ...]:
        """What this player may do out of turn: béla at any time, a claim."""
        moves: list[Move] = [SayBela(player), Claim(player)]
        return tuple(move for move in moves if self.refusal(move) is None)

    # playing

    def play(self, move: Move) -> "Deal":
        """The state after the move.

        Raises:
            IllegalMoveError: the move is not allowed now.
        """
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError(str(move), refusal.rule, refusal.reason)
        after = self._after(move)
        return replace(after, history=(*self.history, move))

    def _after(self, move: Move) -> "Deal":
        match move:
            case Exchange():
                return self._exchange(move.player)
            case Announce():
                return self._announce(move)
            case PlayCard():
                return self._put_down(move)
            case NameHeight():
                return replace(self, height_named=True)
            case Answer():
                return replace(self, answered=True)
            case WriteMelds():
                return self._write_trick()
            case TakeTrick():
                return self._take()
            case Draw():
                return self._draw(move.player)
            case SayBela():
                return self._say_bela(move.player)
            case Claim():
                return self._claim(move.player)

    def _exchange(self, player: int) -> "Deal":
        seven = Card(Rank.SEVEN, self.trump)
        hand = CardSet([*(self.hands[player] - CardSet([seven])), self.talon[-1]])
        return replace(
            self,
            hands=_set(self.hands, player, hand),
            talon=(*self.talon[:-1], seven),
        )

    def _announce(self, move: Announce) -> "Deal":
        player, said = move.player, move.said
        after = replace(
            self,
            said=_set(self.said, player, said),
            exact=_set(self.exact, player, move.exact),
        )
        if said.bela:
            after = after._say_bela(player)
        if move.exact and after.result is None and self._is_certain(player, said):
            after = after._write(player, said.contesting)
        return after

    def _say_bela(self, player: int) -> "Deal":
        """Written at once, or with the other melds of the trick (T-A5)."""
        after = replace(self, bela_said=player, bela_owed=True)
        between = self.step in (Step.DRAW, Step.TAKE)
        fresh = self.step is Step.LEAD and self.said == (None, None)
        at_once = self.rules.bela_when == "any_time" and (between or fresh)
        if self.rules.bela_order == "before_melds" or at_once:
            return after._write(player, (Bela(self.trump),))
        return after

    def _put_down(self, move: PlayCard) -> "Deal":
        player, card = move.player, move.card
        return replace(
            self,
            hands=_set(self.hands, player, CardSet(self.hands[player] - {card})),
            table=_set(self.table, player, card),
        )

    def _write_trick(self) -> "Deal":
        """Step 7: everything of this trick in one scoring (T-S1, T-S7)."""
        points = list(self.written)
        scored = list(self.scored)
        for player in (0, 1):
            melds = self._melds_to_write(player)
            points[player] += sum(meld.points for meld in melds)
            scored[player] = (*scored[player], *melds)
        before = self.totals
        after = replace(
            self,
            written=(points[0], points[1]),
            scored=(scored[0], scored[1]),
            bela_owed=False,
            written_now=True,
        )
        return after._after_scoring(before)

    def _write(self, player: int, melds: tuple[Meld, ...]) -> "Deal":
        """Write one player's melds at once."""
        points = sum(meld.points for meld in melds)
        after = replace(
            self,
            written=_set(self.written, player, self.written[player] + points),
            scored=_set(self.scored, player, (*self.scored[player], *melds)),
            bela_owed=self.bela_owed and not any(isinstance(m, Bela) for m in melds),
        )
        return after._after_scoring(self.totals)

    def _after_scoring(self, before: Pair) -> "Deal":
        """A tie may break; both may pass 501 in one scoring (T-S6, T-S7)."""
        mine, theirs = self.totals
        if self.tied:
            return self if mine == theirs else self._end(End.TIE_BROKEN)
        if max(before) < TARGET <= min(self.totals):
            if mine == theirs:
                return replace(self, tied=True)
            return self._end(End.BOTH_OUT)
        return self

    def _take(self) -> "Deal":
        taker = self._taker
        led, played = self.table
        assert led is not None
        assert played is not None
        after = replace(
            self,
            tricks=(*self.tricks, TakenTrick(self.lead, (led, played), taker)),
            number=self.number + 1,
            lead=taker,
            said=(None, None),
            exact=(False, False),
            table=(None, None),
            height_named=False,
            answered=False,
            written_now=False,
            to_draw=(taker, 1 - taker) if self.talon else (),
        )
        if after.tied and after.totals[0] != after.totals[1]:
            return after._end(End.TIE_BROKEN)
        return after._end(End.PLAYED_OUT) if self.number == TRICKS else after

    def _draw(self, player: int) -> "Deal":
        hand = CardSet([*self.hands[player], self.talon[0]])
        return replace(
            self,
            hands=_set(self.hands, player, hand),
            talon=self.talon[1:],
            to_draw=self.to_draw[1:],
        )

    def _claim(self, player: int) -> "Deal":
        right = self.totals[player] >= TARGET
        how = End.CLAIM if right else End.WRONG_CLAIM
        return self._end(how, player if right else 1 - player)

    def _end(self, how: End, winner: int | None = None) -> "Deal":
        """The deal is over (T-S2 to T-S7)."""
        tricks = self.trick_points
        if how is End.PLAYED_OUT:
            tricks = self._final_trick_points()
        mine, theirs = (self.written[who] + tricks[who] for who in (0, 1))
        totals = self.before[0] + mine, self.before[1] + theirs
        level = totals[0] == totals[1]
        if winner is None and max(totals) >= TARGET and not level:
            winner = 0 if totals[0] > totals[1] else 1
        points = 0 if winner is None else 1
        if winner is not None and how not in (End.WRONG_CLAIM, End.TIE_BROKEN):
            points += totals[1 - winner] <= self.rules.maccs_limit
        return replace(
            self,
            result=Result(
                how=how,
                points=(mine, theirs),
                totals=totals,
                winner=winner,
                buli_points=points,
                tied=winner is None and level and max(totals) >= TARGET,
            ),
        )

    def _final_trick_points(self) -> Pair:
        """Trick points of the whole deal, stichmaccs applied (T-S2)."""
        takers = {trick.taker for trick in self.tricks[LAST_DRAWING_TRICK:]}
        if not self.rules.stichmaccs or len(takers) > 1:
            return self.trick_points
        return (ALL_TRICK_POINTS, 0) if takers == {0} else (0, ALL_TRICK_POINTS)


def _set(pair: tuple[T, T], player: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if player == 0 else (pair[0], value)
