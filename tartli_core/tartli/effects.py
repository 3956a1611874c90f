"""What an allowed move changes in a deal."""

from typing import TypeVar, assert_never

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import LAST_TRICK_POINTS, SEVENS, taker_of, trick_points
from tartli_core.tartli.ending import after_scoring, end
from tartli_core.tartli.melds import Bela, Meld
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
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
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.state import (
    ANSWER,
    DRAW,
    HEIGHT,
    LEAD,
    NO_MELDS,
    REPLY,
    TAKE,
    TRICKS,
    WRITE,
    End,
    State,
    Step,
    TakenTrick,
    with_value,
)

S = TypeVar("S", bound=State)


def after_move(state: S, move: Move) -> S:
    """The state after a move that is allowed, history aside."""
    match move:
        case PlayCard():
            return _put_down(state, move)
        case TakeTrick():
            return _take(state)
        case Draw():
            return _draw(state, move.player)
        case Announce():
            return _announce(state, move)
        case Exchange():
            return _exchange(state, move.player)
        case NameHeight():
            return state.changed(step=ANSWER)
        case Answer():
            if state.table[state.second] is None:
                return state.changed(step=REPLY)
            return state.changed(step=_write_or_take(state))
        case WriteMelds():
            return _write(state.changed(step=TAKE), state.to_write)
        case SayBela():
            return _say_bela(state, move.player)
        case AskToShow():
            return state.changed(to_show=None)
        case Claim():
            right = state.totals[move.player] >= TARGET
            winner = move.player if right else 1 - move.player
            return end(state, End.CLAIM if right else End.WRONG_CLAIM, winner)
        case _:
            assert_never(move)


def _exchange(state: S, player: int) -> S:
    seven = SEVENS[state.trump]
    hand = state.hands[player].without_card(seven).with_card(state.talon[-1])
    return state.changed(
        hands=with_value(state.hands, player, hand),
        talon=(*state.talon[:-1], seven),
    )


def _announce(state: S, move: Announce) -> S:
    """Steps 2 and 4; what is named exactly and certain is written at once (T-A4)."""
    player, said, before = move.player, move.said, state.said[move.player]
    if before is not None:
        said = Announcement((*before.melds, *said.melds))
    after = state.changed(
        said=with_value(state.said, player, said),
        exact=with_value(state.exact, player, move.exact or state.exact[player]),
    )
    if move.said.bela:
        after = _say_bela(after, player)
    if move.exact and after.result is None and after.is_certain(player, move.said):
        after = _write(after, with_value(NO_MELDS, player, move.said.contesting))
    contest = bool(move.said.contesting) and after.step is REPLY
    early = contest and after.rules.contest_before_second_card
    return after.changed(step=HEIGHT) if early and after.height_decides else after


def _say_bela(state: S, player: int) -> S:
    """Written at once, or with the other melds of the trick (T-A5)."""
    after = state.changed(bela_said=player, bela_owed=True)
    between = state.step in (DRAW, TAKE)
    fresh = state.step is LEAD and state.said == (None, None)
    at_once = state.rules.bela_when == "any_time" and (between or fresh)
    if state.rules.bela_order == "before_melds" or at_once:
        return _write(after, with_value(NO_MELDS, player, (Bela(state.trump),)))
    return after


def _put_down(state: S, move: PlayCard) -> S:
    player, card = move.player, move.card
    hands = with_value(state.hands, player, state.hands[player].without_card(card))
    table = with_value(state.table, player, card)
    led = state.table[1 - player]
    if led is None:
        return state.changed(hands=hands, table=table, step=REPLY)
    return state.changed(
        hands=hands,
        table=table,
        taker=taker_of(state.lead, led, card, state.trump),
        step=_after_second_card(state),
    )


def _after_second_card(state: State) -> Step:
    """Heights are compared now, unless they were before it (T-A1, T-A2)."""
    if not state.rules.contest_before_second_card and state.height_decides:
        return HEIGHT
    return _write_or_take(state)


def _write_or_take(state: State) -> Step:
    return TAKE if state.to_write == NO_MELDS else WRITE


def _write(state: S, melds: tuple[tuple[Meld, ...], tuple[Meld, ...]]) -> S:
    """Write these melds of the two players in one scoring (T-S1, T-S7)."""
    points, scored, to_show = list(state.written), list(state.scored), state.to_show
    for player in (0, 1):
        points[player] += sum(meld.points for meld in melds[player])
        scored[player] = (*scored[player], *melds[player])
        if any(not isinstance(meld, Bela) for meld in melds[player]):
            to_show = player
    bela = Bela(state.trump)
    after = state.changed(
        written=(points[0], points[1]),
        scored=(scored[0], scored[1]),
        to_show=to_show,
        bela_owed=state.bela_owed and bela not in (*melds[0], *melds[1]),
    )
    return after_scoring(after, state.totals)


def _take(state: S) -> S:
    taker, (mine, theirs) = state.taker, state.table
    assert taker is not None
    assert mine is not None
    assert theirs is not None
    cards = mine, theirs
    last = LAST_TRICK_POINTS if state.number == TRICKS else 0
    points = state.trick_points[taker] + trick_points(cards, state.trump) + last
    after = state.changed(
        tricks=(*state.tricks, TakenTrick(state.lead, cards, taker)),
        trick_points=with_value(state.trick_points, taker, points),
        number=state.number + 1,
        lead=taker,
        step=DRAW if state.talon else LEAD,
        said=(None, None),
        exact=(False, False),
        table=(None, None),
        taker=None,
        to_show=state.to_show if state.talon else None,
        to_draw=(taker, 1 - taker) if state.talon else (),
    )
    if after.tied and after.totals[0] != after.totals[1]:
        return end(after, End.TIE_BROKEN)
    return end(after, End.PLAYED_OUT) if state.number == TRICKS else after


def _draw(state: S, player: int) -> S:
    hand = state.hands[player].with_card(state.talon[0])
    left = state.to_draw[1:]
    return state.changed(
        hands=with_value(state.hands, player, hand),
        talon=state.talon[1:],
        to_draw=left,
        step=DRAW if left else LEAD,
        to_show=state.to_show if left else None,
    )
