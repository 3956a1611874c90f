"""What one player knows of a deal, as a record and as a position."""

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import HAND_SIZE, PACK, Card, CardSet, Rank
from tartli_core.tartli.contest import Call
from tartli_core.tartli.melds import Bela, Meld
from tartli_core.tartli.moves import (
    Announce,
    Exchange,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.notation.position import Position
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.pack import PACKET
from tartli_core.tartli.resuming import course_of
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.state import Step
from tartli_core.tartli.view import View


def record_of(view: View) -> Record:
    """The deal as the player knows it; own packets stand in the order of the pack.

    Raises:
        InvalidStateError: the deal was taken up after its first trick.
    """
    if view.resumed:
        raise InvalidStateError(
            "a deal taken up in the middle has no record: write its position"
        )
    own = list(view.dealt)
    packets: list[Card | None] = []
    for number in range(2 * HAND_SIZE // PACKET):
        mine = (number % 2 == 0) == (view.player != view.dealer)
        packets += [own.pop(0) if mine else None for _ in range(PACKET)]
    hidden = [None] * (len(PACK) - len(packets) - 1)
    return Record(
        rules=view.rules,
        dealer=view.dealer,
        pack=(*packets, view.turned_up, *hidden),
        before=view.before,
        tied=view.before[0] >= TARGET,
        moves=view.seen,
        result=view.result,
    )


def position_of(view: View) -> Position:
    """The moment as the player knows it: the other's cards and the talon hidden."""
    begun = _beginning(view)
    earlier, moves = view.seen[:begun], view.seen[begun:]
    tricks = _tricks(view, earlier)
    scored = _scored(view, moves, 0), _scored(view, moves, 1)
    mine, theirs = _hand(view, earlier, moves), (None,) * _other_count(view, moves)
    return Position(
        rules=view.rules,
        dealer=view.dealer,
        before=view.before,
        tied=view.tied and _are_level(view, tricks, scored),
        trump=view.trump,
        hands=(mine, theirs) if view.player == 0 else (theirs, mine),
        talon=_talon(view, earlier, moves),
        tricks=tricks,
        scored=scored,
        moves=moves,
    )


def _beginning(view: View) -> int:
    """How many moves were seen before the trick under way, or the last one, began."""
    left = view.talon_count + _draws(view.seen)
    begun = to_draw = 0
    for count, move in enumerate(view.seen, start=1):
        if isinstance(move, TakeTrick):
            to_draw = min(left, 2)
        elif isinstance(move, Drawn):
            to_draw, left = to_draw - 1, left - 1
        else:
            continue
        ended = view.step is Step.OVER and count == len(view.seen)
        if to_draw == 0 and not ended:
            begun = count
    return begun


def _draws(moves: tuple[Seen, ...], player: int | None = None) -> int:
    """How many cards were drawn, by one player or by both."""
    return sum(
        isinstance(move, Drawn) and player in (None, move.player) for move in moves
    )


def _tricks(view: View, earlier: tuple[Seen, ...]) -> tuple[tuple[Card, Card], ...]:
    """The tricks taken, each as the card led and the second card."""
    cards = [move.card for move in earlier if isinstance(move, PlayCard)]
    return (
        *((t.cards[t.lead], t.cards[1 - t.lead]) for t in view.resumed),
        *zip(cards[::2], cards[1::2], strict=True),
    )


def _scored(view: View, moves: tuple[Seen, ...], player: int) -> tuple[Meld, ...]:
    """What the player had scored before these moves: no meld is scored twice."""
    later: list[Meld] = []
    for move in moves:
        match move:
            case Announce(player=who, said=said) if who == player:
                later += said.melds
            case WriteMelds(player=who, melds=melds) if who == player:
                later += melds
            case Heard(player=who, calls=calls) if who == player:
                later += [Bela(view.trump)] if Call.BELA in calls else []
            case SayBela(player=who) if who == player:
                later.append(Bela(view.trump))
            case _:
                pass
    return tuple(meld for meld in view.scored[player] if meld not in later)


def _indicator(view: View, earlier: tuple[Seen, ...]) -> Card | None:
    """The open card after these moves: the seven once it was exchanged (T-P5)."""
    if any(isinstance(move, Exchange) for move in earlier):
        return Card(Rank.SEVEN, view.trump)
    return view.turned_up


def _hand(
    view: View, earlier: tuple[Seen, ...], moves: tuple[Seen, ...]
) -> tuple[Card | None, ...]:
    """What the player held before these moves."""
    hand = set(view.hand)
    for move in reversed(moves):
        match move:
            case PlayCard(player=view.player, card=card):
                hand.add(card)
            case Drawn(player=view.player, card=Card() as card):
                hand.remove(card)
            case Exchange(player=view.player):
                indicator = _indicator(view, earlier)
                hand = {card for card in hand if card is not indicator}
                hand.add(Card(Rank.SEVEN, view.trump))
            case _:
                pass
    return tuple(CardSet(hand))


def _other_count(view: View, moves: tuple[Seen, ...]) -> int:
    """How many cards the other held before these moves."""
    other = 1 - view.player
    played = sum(isinstance(m, PlayCard) and m.player == other for m in moves)
    return view.other_count + played - _draws(moves, other)


def _talon(
    view: View, earlier: tuple[Seen, ...], moves: tuple[Seen, ...]
) -> tuple[Card | None, ...]:
    """What was still to be drawn before these moves; its last card lies open."""
    count = view.talon_count + _draws(moves)
    return (*[None] * (count - 1), _indicator(view, earlier)) if count else ()


def _are_level(
    view: View,
    tricks: tuple[tuple[Card, Card], ...],
    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]],
) -> bool:
    """Whether both had the same, 501 or more (T-S7)."""
    points = course_of(tricks, view.dealer, view.trump).points
    mine, theirs = (
        view.before[who] + points[who] + sum(meld.points for meld in scored[who])
        for who in (0, 1)
    )
    return mine == theirs >= TARGET
