"""Which moves the rules allow, and why they forbid the others."""

from collections.abc import Sequence as Items
from dataclasses import dataclass
from itertools import chain, product
from typing import Final, assert_never

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK, Announcement
from tartli_core.tartli.cards import PACK, SEVENS, CardSet, Rank, Suit, must_follow
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
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.state import (
    ANSWER,
    DRAW,
    HEIGHT,
    LAST_DRAWING_TRICK,
    LEAD,
    OVER,
    REPLY,
    TAKE,
    WRITE,
    State,
)
from tartli_core.text.say import Say

_PLAYS: Final = tuple({card: PlayCard(who, card) for card in PACK} for who in (0, 1))
_EXCHANGES: Final = (Exchange(0), Exchange(1))
_TAKES: Final = (TakeTrick(0), TakeTrick(1))
_DRAWS: Final = (Draw(0), Draw(1))
_BELAS: Final = {suit: Bela(suit) for suit in Suit}
_BELA_CARDS: Final = {suit: CardSet(Bela(suit).cards) for suit in Suit}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the rule, and the reason as a statement."""

    rule: str
    why: Say


def _refuse(rule: str, code: str, **values: str | int) -> Refusal:
    return Refusal(rule, Say(f"refusal.{code}", **values))


# every move


def legal_moves(state: State) -> tuple[Move, ...]:
    """What the player on turn may do: exchange, announcements, cards.

    Announcements stand in the order of their sequences, vannak and béla, each with
    melds of the contest first plainly and then exactly named; cards in the order
    of the pack. Silence is a card without a word. A step without a choice, such as
    taking the trick, is one move.
    """
    if state.step is OVER:
        return ()
    if state.step not in (LEAD, REPLY):
        return (_forced_move(state),)
    player = state.lead if state.step is LEAD else 1 - state.lead
    moves: list[Move] = []
    seven = SEVENS[state.trump]
    if seven in state.hands[player] and not _refuse_exchange(state, player):
        moves.append(_EXCHANGES[player])
    if state.number <= LAST_ANNOUNCING_TRICK:
        moves += _announcements(state, player)
    plays = _PLAYS[player]
    moves += [plays[card] for card in _playable(state, player)]
    return tuple(moves)


def interrupts(state: State, player: int) -> tuple[Move, ...]:
    """What this player may do out of turn: béla at any time, be shown, claim."""
    moves = (SayBela(player), AskToShow(player), Claim(player))
    return tuple(move for move in moves if refusal(state, move) is None)


def refusal(state: State, move: Move) -> Refusal | None:
    """Why the move is not allowed now; None if it is."""
    if state.result is not None:
        return _refuse("T-S1", "over")
    if move.player not in (0, 1):
        return _refuse("T-D1", "no_player", player=move.player)
    match move:
        case PlayCard():
            return _refuse_card(state, move)
        case TakeTrick() | Draw() | WriteMelds() | NameHeight() | Answer():
            return _refuse_forced(state, move)
        case Announce():
            return _refuse_announcement(state, move)
        case Exchange():
            return _refuse_exchange(state, move.player)
        case SayBela():
            return _refuse_bela(state, move.player)
        case AskToShow():
            return _refuse_to_show(state, move.player)
        case Claim():
            return _refuse("T-S6", "tied") if state.tied else None
        case _:
            assert_never(move)


# steps without a choice

_STEP_OF: Final = {
    TakeTrick: TAKE,
    Draw: DRAW,
    WriteMelds: WRITE,
    NameHeight: HEIGHT,
    Answer: ANSWER,
}


def _forced_move(state: State) -> Move:
    """The only move of a step that leaves no choice."""
    player = state.to_move
    assert player is not None
    step = state.step
    if step is TAKE:
        return _TAKES[player]
    if step is DRAW:
        return _DRAWS[player]
    if step is HEIGHT:
        return NameHeight(player, state.best_rank(player))
    if step is ANSWER:
        return Answer(player, state.scorer == state.second)
    return WriteMelds(player, state.to_write[player])


def _refuse_forced(
    state: State, move: TakeTrick | Draw | WriteMelds | NameHeight | Answer
) -> Refusal | None:
    if state.step is not _STEP_OF[type(move)]:
        return _refuse("T-A1", f"not_now_{state.step.name.lower()}")
    right = _forced_move(state)
    if move is right or move == right:
        return None
    if move.player != right.player:
        return _refuse("T-A1", "not_your_turn")
    return _refuse("T-A1", "otherwise", right=str(right))


# cards


def _playable(state: State, player: int) -> CardSet:
    """The cards this player may play now (T-P3, T-P4)."""
    hand, led = state.hands[player], state.table[1 - player]
    if state.number <= LAST_DRAWING_TRICK or led is None:
        return hand
    return must_follow(hand, led, state.trump)


def _refuse_card(state: State, move: PlayCard) -> Refusal | None:
    player, card = move.player, move.card
    if not _is_turn(state, player):
        early = state.step in (HEIGHT, ANSWER) and state.table[state.second] is None
        if early:
            return _refuse("T-A2", "height_first")
        return _refuse_turn(state, player, "T-P1")
    if card in _playable(state, player):
        return None
    if card not in state.hands[player]:
        return _refuse("T-P1", "card_not_held", card=str(card))
    led = state.table[state.lead]
    assert led is not None
    if state.hands[player].of_suit(led.suit):
        return _refuse("T-P4", "follow", suit=str(led.suit))
    return _refuse("T-P4", "trump", suit=str(led.suit), trump=str(state.trump))


def _is_turn(state: State, player: int) -> bool:
    """Whether this player is to lead or to reply."""
    if state.step is LEAD:
        return state.lead == player
    return state.step is REPLY and state.lead != player


def _refuse_turn(state: State, player: int, rule: str) -> Refusal:
    """It is the other's turn, or something else is to be done first."""
    if state.to_move == player:
        return _refuse(rule, f"not_now_{state.step.name.lower()}")
    return _refuse(rule, "not_your_turn")


# exchange, béla out of turn, showing


def _refuse_exchange(state: State, player: int) -> Refusal | None:
    """Why this player may not swap the trump seven for the indicator (T-P5)."""
    seven = SEVENS[state.trump]
    if state.number > LAST_DRAWING_TRICK:
        return _refuse("T-P5", "exchange_late")
    if state.indicator is seven:
        return _refuse("T-P5", "seven_turned_up", card=str(seven))
    if seven not in state.hands[player]:
        return _refuse("T-P5", "no_seven", card=str(seven))
    if state.rules.exchange == "on_lead" and not (
        state.step is LEAD and state.lead == player
    ):
        return _refuse("T-P5", "not_on_lead")
    if not _is_turn(state, player):
        return _refuse_turn(state, player, "T-P5")
    said = state.announced(player)
    if state.rules.exchange == "on_lead" and said.contesting:
        return _refuse("T-P5", "exchange_announced")
    if any(seven in meld.cards for meld in said.contesting):
        return _refuse("T-P5", "seven_announced", card=str(seven))
    return None


def _refuse_bela(state: State, player: int) -> Refusal | None:
    if state.rules.bela_when == "own_turn":
        return _refuse("T-A5", "bela_own_turn")
    if state.number > LAST_ANNOUNCING_TRICK:
        return _refuse("T-A5", "bela_late")
    return _refuse_meld(state, player, _BELAS[state.trump])


def _refuse_to_show(state: State, player: int) -> Refusal | None:
    if not state.rules.show_scored:
        return _refuse("T-M13", "show_never")
    if state.to_show != 1 - player or state.step not in (TAKE, DRAW):
        return _refuse("T-M13", "nothing_to_show")
    return None


# announcements

_HOLDING_RULES: Final = {Sequence: "T-M1", Vannak: "T-M2", Bela: "T-M3"}
"""The rules that say which cards make each kind of meld."""


def _refuse_announcement(state: State, move: Announce) -> Refusal | None:
    player, said = move.player, move.said
    if state.number > LAST_ANNOUNCING_TRICK:
        return _refuse("T-M4", "announce_late")
    if state.table[player] is not None:
        return _refuse("T-M4", "card_played")
    if not _is_turn(state, player):
        return _refuse_turn(state, player, "T-A1")
    if not said.melds:
        return _refuse("T-M4", "nothing_said")
    if said.contesting and state.announced(player).contesting:
        return _refuse("T-M4", "said_already")
    if move.exact and not said.contesting:
        return _refuse("T-A4", "nothing_exact")
    sequences = sum(isinstance(meld, Sequence) for meld in said.melds)
    if state.rules.sequences_per_trick == "1" and sequences > 1:
        return _refuse("T-M4", "two_sequences")
    for meld in said.melds:
        refused = _refuse_meld(state, player, meld)
        if refused is not None:
            return refused
    return _refuse_reply(state, said) if state.step is REPLY else None


def _refuse_meld(state: State, player: int, meld: Meld) -> Refusal | None:
    """A meld must be held, exist under these rules, and be free to repeat."""
    if isinstance(meld, Bela):
        if meld.trump is not state.trump:
            return _refuse("T-M3", "not_trump", trump=str(state.trump))
        if state.bela_said is not None:
            return _refuse("T-M12", "bela_said")
    if not state.hands[player].issuperset(meld.cards):
        missing = CardSet(meld.cards) - state.hands[player]
        rule = _HOLDING_RULES[type(meld)]
        return _refuse(rule, "meld_not_held", meld=str(meld), missing=str(missing))
    if _is_no_meld(state, meld):
        return _refuse("T-M2", "nines", meld=str(meld))
    scored = state.scored[player]
    if not scored:
        return None
    verdict = judge_repeat(meld, scored, state.hands[player], state.rules)
    return None if verdict.allowed else Refusal(verdict.rule, verdict.why)


def _is_no_meld(state: State, meld: Meld) -> bool:
    nines = isinstance(meld, Vannak) and meld.rank is Rank.NINE
    return nines and not state.rules.nines_vannak


def _refuse_reply(state: State, said: Announcement) -> Refusal | None:
    """T-M7, by kind and length, or by the very meld named exactly (T-A4)."""
    leader = state.announced(state.lead)
    ours = leader.best(state.trump, state.rules)
    theirs = said.best(state.trump, state.rules)
    if ours is None or theirs is None:
        return None
    if state.exact[state.lead]:
        if not second_wins(ours, theirs, state.trump, state.rules):
            return _refuse("T-M7", "not_better", meld=str(ours), best=str(theirs))
    elif not may_reply(call_of(theirs), call_of(ours)):
        call, best = call_of(ours), call_of(theirs)
        return _refuse("T-M7", "too_weak", call=str(call), best=str(best))
    return None


def _announcements(state: State, player: int) -> list[Announce]:
    """Every announcement allowed now, each plainly and named exactly."""
    before = state.said[player]
    bela = _may_say_bela(state, player)
    if before is not None and before.contesting:
        return [Announce(player, Announcement((_BELAS[state.trump],)))] if bela else []
    sequences, fours = _free_melds(state, player)
    if not (sequences or fours or bela):
        return []
    replies = state.step is REPLY and state.said[state.lead] is not None
    moves = []
    for melds in _combinations(state, sequences, fours, bela):
        said = Announcement(melds)
        if replies and _refuse_reply(state, said) is not None:
            continue
        moves.append(Announce(player, said))
        if said.contesting:
            moves.append(Announce(player, said, exact=True))
    return moves


def _may_say_bela(state: State, player: int) -> bool:
    return state.bela_said is None and state.hands[player] >= _BELA_CARDS[state.trump]


def _free_melds(
    state: State, player: int
) -> tuple[tuple[Sequence, ...], tuple[Vannak, ...]]:
    """The sequences and vannak held that those scored do not forbid."""
    hand, scored = state.hands[player], state.scored[player]
    sequences, fours = find_sequences(hand), find_fours(hand, state.rules)
    if not scored:
        return sequences, fours
    judge = (scored, hand, state.rules)
    return (
        tuple(meld for meld in sequences if judge_repeat(meld, *judge).allowed),
        tuple(meld for meld in fours if judge_repeat(meld, *judge).allowed),
    )


def _combinations(
    state: State, sequences: Items[Sequence], fours: Items[Vannak], bela: bool
) -> Items[tuple[Meld, ...]]:
    """Melds that may be said together: sequences, vannak, béla (T-M4)."""
    one_a_trick = state.rules.sequences_per_trick == "1" or len(sequences) == 1
    if one_a_trick and not (fours or bela):
        return [(sequence,) for sequence in sequences]
    groups: list[Items[Meld]] = [sequences]
    if not one_a_trick:
        groups = [[meld for meld in sequences if meld.suit is suit] for suit in Suit]
    groups += [fours, [_BELAS[state.trump]] if bela else []]
    parts: list[list[tuple[Meld, ...]]] = [
        [(), *((meld,) for meld in group)] for group in groups
    ]
    together = (tuple(chain.from_iterable(chosen)) for chosen in product(*parts))
    return [melds for melds in together if melds]
