"""Whether a record is right; of one with unknown cards, as far as can be told."""

from tartli_core.errors import IllegalMoveError, NotationError
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import SEVENS, Card, Rank, check_different, taker_of
from tartli_core.tartli.contest import Call, may_reply
from tartli_core.tartli.ending import result_of
from tartli_core.tartli.melds import Bela, Meld, Vannak
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Claim,
    Exchange,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.notation.record import Record, at_move, at_pack, at_result
from tartli_core.tartli.notation.replaying import check_drawn
from tartli_core.tartli.notation.values import result_text
from tartli_core.tartli.pack import DEALT, check_indicator, in_packets
from tartli_core.tartli.scoring import TARGET, check_before
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.state import LAST_DRAWING_TRICK, TRICKS, End, Result
from tartli_core.text.phrases import not_allowed
from tartli_core.text.say import Say


def check_record(record: Record) -> None:
    """Pass if the record is right.

    With all cards known the deal is replayed, and its result compared. With unknown
    cards it is checked that nobody acts out of turn, that the right player takes
    each trick and draws, that no known card is in two places, that nobody shows a
    card that they cannot have, that the rules know what is said, and that the moves
    can end in the result. Following suit, repeated melds, who wins a contest and the
    points of the deal are then taken as told.

    Raises:
        PlaceError: it is not; names line and column.
    """
    if record.is_complete:
        for _ in record.replay():
            pass
        return
    with at_pack(record):
        check_before(record.before)
        check_indicator(record.indicator_at, record.rules)
    watcher = _Watcher(record)
    for index, move in enumerate(record.moves):
        with at_move(record, index):
            watcher.see(move)
    if record.result is not None:
        with at_result(record):
            _check_result(record, record.result)


def _check_result(record: Record, told: Result) -> None:
    """Pass if the last move may end the deal so, and the totals follow."""
    last = record.moves[-1] if record.moves else None
    played_out = sum(isinstance(move, TakeTrick) for move in record.moves) == TRICKS
    if told.how not in _endings(last, played_out):
        raise NotationError(
            "the result {result!r} is told, but the deal does not end so",
            result=result_text(told),
        )
    claimer = last.player if isinstance(last, Claim) else None
    winner, how = claimer, told.how
    if claimer is not None:
        right = record.before[claimer] + told.points[claimer] >= TARGET
        winner = claimer if right else 1 - claimer
        how = End.CLAIM if right else End.WRONG_CLAIM
    result = result_of(how, told.points, record.before, record.rules, winner)
    if told != result:
        raise NotationError(
            "the result is {right!r}, not {result!r}",
            right=result_text(result),
            result=result_text(told),
        )


def _endings(last: Seen | None, played_out: bool) -> tuple[End, ...]:
    """How a deal may end with this move."""
    match last:
        case Claim():
            return End.CLAIM, End.WRONG_CLAIM
        case WriteMelds():
            return End.BOTH_OUT, End.TIE_BROKEN
        case TakeTrick() if played_out:
            return End.PLAYED_OUT, End.TIE_BROKEN
        case TakeTrick() | SayBela() | Announce() | Heard():
            return (End.TIE_BROKEN,)
        case _:
            return ()


class _Watcher:
    """What one can tell of a deal without knowing all cards."""

    def __init__(self, record: Record) -> None:
        self.rules = record.rules
        rest = list(record.pack)
        indicator = rest.pop(record.indicator_at - 1)
        hands = in_packets(rest, record.dealer)
        self.trump = record.trump
        self.known = tuple({card for card in hand if card} for hand in hands)
        self.unknown = [hand.count(None) for hand in hands]
        self.talon = [*rest[DEALT:], indicator]
        self.shown: set[Card] = set()
        self.lead = 1 - record.dealer
        self.table: dict[int, Card] = {}
        self.to_draw: list[int] = []
        self.number = 1
        self.calls: dict[int, tuple[Call, ...]] = {}
        self.bela_said = False
        self.height_named = False
        self.over = False

    def see(self, move: Seen) -> None:
        """Take note of a move.

        Raises:
            IllegalMoveError: it cannot be.
        """
        if self.over:
            raise _refused(move, "T-S1", "over")
        match move:
            case Exchange() | Announce() | Heard() | PlayCard():
                self._check_turn(move)
                self._act(move)
            case NameHeight(player=player):
                if player != self.lead or not self.table:
                    raise _refused(move, "T-A1", "not_your_turn")
                self.height_named = True
            case Answer(player=player):
                if player == self.lead or not self.height_named:
                    raise _refused(move, "T-A1", "not_your_turn")
            case WriteMelds(player=player, melds=melds):
                if len(self.table) < 2:
                    raise _refused(move, "T-A1", "not_now_reply")
                self._check_nines(move, melds)
                for card in {card for meld in melds for card in meld.cards}:
                    if card is not self.table[player]:
                        self._hold(move, card)
            case TakeTrick():
                self._take(move)
            case Drawn():
                self._draw(move)
            case SayBela():
                if self.rules.bela_when == "own_turn":
                    raise _refused(move, "T-A5", "bela_own_turn")
                if self.number > LAST_ANNOUNCING_TRICK:
                    raise _refused(move, "T-A5", "bela_late")
                self._say_bela(move)
            case AskToShow():
                if not self.rules.show_scored:
                    raise _refused(move, "T-M13", "show_never")
                if len(self.table) < 2 and not self.to_draw:
                    raise _refused(move, "T-M13", "nothing_to_show")
            case Claim():
                self.over = True

    def _check_turn(self, move: Seen) -> None:
        if self.to_draw:
            raise _refused(move, "T-A1", "not_now_draw")
        if len(self.table) == 2:
            raise _refused(move, "T-A1", "not_now_take")
        on_turn = 1 - self.lead if self.table else self.lead
        if move.player != on_turn:
            raise _refused(move, "T-P1", "not_your_turn")

    def _act(self, move: Exchange | Announce | Heard | PlayCard) -> None:
        match move:
            case Exchange(player=player):
                if self.number > LAST_DRAWING_TRICK:
                    raise _refused(move, "T-P5", "exchange_late")
                if self.rules.exchange == "on_lead" and self.table:
                    raise _refused(move, "T-P5", "not_on_lead")
                seven, indicator = SEVENS[self.trump], self.talon[-1]
                assert indicator is not None
                self._lose(move, seven)
                self.talon[-1] = seven
                self.known[player].add(indicator)
            case PlayCard(card=card):
                self._lose(move, card)
                self.table[move.player] = card
                self.shown.add(card)
            case Announce(said=said):
                self._check_calls(move, said.calls)
                self._check_nines(move, said.melds)
                for card in {card for meld in said.melds for card in meld.cards}:
                    self._hold(move, card)
            case Heard(calls=calls):
                self._check_calls(move, calls)

    def _check_calls(self, move: Announce | Heard, calls: tuple[Call, ...]) -> None:
        """Words are said once a trick, so many, and so strong (T-M4, T-M7)."""
        if self.number > LAST_ANNOUNCING_TRICK:
            raise _refused(move, "T-M4", "announce_late")
        if Call.BELA in calls:
            self._say_bela(move)
        contest = tuple(call for call in calls if call is not Call.BELA)  # best last
        if not contest:
            return
        if move.player in self.calls:
            raise _refused(move, "T-M4", "said_already")
        sequences = len(contest) - contest.count(Call.VANNAK)
        if self.rules.sequences_per_trick == "1" and sequences > 1:
            raise _refused(move, "T-M4", "two_sequences")
        self.calls[move.player] = contest
        ours = self.calls.get(self.lead)
        if self.table and ours and not may_reply(contest[-1], ours[-1]):
            call, best = str(ours[-1]), str(contest[-1])
            raise _refused(move, "T-M7", "too_weak", call=call, best=best)

    def _check_nines(self, move: Seen, melds: tuple[Meld, ...]) -> None:
        if not self.rules.nines_vannak and Vannak(Rank.NINE) in melds:
            raise _refused(move, "T-M2", "nines")

    def _say_bela(self, move: Seen) -> None:
        if self.bela_said:
            raise _refused(move, "T-M12", "bela_said")
        self.bela_said = True
        for card in Bela(self.trump).cards:
            self._hold(move, card)

    def _hold(self, move: Seen, card: Card) -> None:
        """The player is known to hold the card from now on."""
        player = move.player
        if card in self.known[player]:
            return
        elsewhere = card in self.known[1 - player] or card in self.shown
        if elsewhere or card in self.talon or not self.unknown[player]:
            raise _refused(move, "T-P1", "card_not_held", card=str(card))
        self.unknown[player] -= 1
        self.known[player].add(card)

    def _lose(self, move: Seen, card: Card) -> None:
        self._hold(move, card)
        self.known[move.player].remove(card)

    def _take(self, move: TakeTrick) -> None:
        if len(self.table) < 2:
            raise _refused(move, "T-A1", "not_now_reply")
        led, played = self.table[self.lead], self.table[1 - self.lead]
        taker = taker_of(self.lead, led, played, self.trump)
        if move.player != taker:
            right = str(TakeTrick(taker))
            raise _refused(move, "T-A1", "otherwise", right=right)
        self.lead, self.table, self.calls = taker, {}, {}
        self.height_named = False
        self.number += 1
        self.over = self.number > TRICKS
        if self.talon:
            self.to_draw = [taker, 1 - taker]

    def _draw(self, move: Drawn) -> None:
        player = move.player
        if not self.to_draw or self.to_draw[0] != player:
            raise _refused(move, "T-A1", "not_your_turn")
        self.to_draw.pop(0)
        following = self.talon.pop(0)
        check_drawn(move, following)
        card = move.card or following
        check_different([*self.known[player], card])
        self.unknown[player] += 1
        if card is not None:
            self._hold(move, card)


def _refused(move: Seen, rule: str, code: str, **values: str) -> IllegalMoveError:
    return not_allowed(str(move), rule, Say(f"refusal.{code}", **values))
