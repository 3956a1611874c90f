"""Whether a record is right; of one with unknown cards, as far as can be told."""

from tartli_core.errors import IllegalMoveError
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import SEVENS, Card, check_different, taker_of
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
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.notation.replaying import check_drawn
from tartli_core.tartli.pack import DEALT, in_packets
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.state import LAST_DRAWING_TRICK, TRICKS
from tartli_core.text.say import Say


def check_record(record: Record) -> None:
    """Pass if the record is right.

    With all cards known the deal is replayed, and its result compared. With unknown
    cards it is checked that nobody acts out of turn, that the right player takes
    each trick and draws, that no known card is in two places, and that nobody shows
    a card that they cannot have. Following suit, what may be announced, points and
    result are then taken as told.

    Raises:
        PlaceError: it is not; names line and column.
    """
    if record.is_complete:
        for _ in record.replay():
            pass
        return
    watcher = _Watcher(record)
    for index, move in enumerate(record.moves):
        with record.at_move(index):
            watcher.see(move)


class _Watcher:
    """What one can tell of a deal without knowing all cards."""

    def __init__(self, record: Record) -> None:
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
                for card in {card for meld in melds for card in meld.cards}:
                    if card is not self.table[player]:
                        self._hold(move, card)
            case TakeTrick():
                self._take(move)
            case Drawn():
                self._draw(move)
            case SayBela() | AskToShow():
                pass
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
                seven, indicator = SEVENS[self.trump], self.talon[-1]
                assert indicator is not None
                self._lose(move, seven)
                self.talon[-1] = seven
                self.known[player].add(indicator)
            case PlayCard(card=card):
                self._lose(move, card)
                self.table[move.player] = card
                self.shown.add(card)
            case Announce() | Heard():
                if self.number > LAST_ANNOUNCING_TRICK:
                    raise _refused(move, "T-M4", "announce_late")
                if isinstance(move, Announce):
                    for meld in move.said.melds:
                        for card in meld.cards:
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
        self.lead, self.table, self.height_named = taker, {}, False
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
    return IllegalMoveError(str(move), rule, Say(f"refusal.{code}", **values))
