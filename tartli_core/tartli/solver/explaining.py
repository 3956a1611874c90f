"""An analysis told to people: what each option brings, and the play that shows it."""

from collections.abc import Iterator
from dataclasses import dataclass

from tartli_core.tartli.cards import LAST_TRICK_POINTS, Card, taker_of, trick_points
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    Claim,
    Draw,
    Move,
    NameHeight,
    PlayCard,
    TakeTrick,
)
from tartli_core.tartli.scoring import ZERO, Pair
from tartli_core.tartli.solver.analysis import Analysis, Line, Option
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.state import ALL_TRICK_POINTS, TRICKS, with_value
from tartli_core.tartli.telling import tell
from tartli_core.text.say import Say

Told = tuple[Say, ...]
"""Sentences that stand together on a line."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """An option in words, or several that are as good as the best.

    Attributes:
        verdict: the move, whether it is best or what it gives away, what it brings.
        play: best play of both from it on, a trick a line; of a wrong option, what
            refutes it.
    """

    verdict: Told
    play: tuple[Told, ...]


def position_told(analysis: Analysis) -> Iterator[Say]:
    """Whose turn it is, the hands, what lies on the table, the points and the rules."""
    position = analysis.position
    ending = position if isinstance(position, Ending) else Ending.of(position)
    yield Say(
        "analyse.turn",
        number=_number(position),
        player=analysis.player,
        trump=str(position.trump),
    )
    for player in (0, 1):
        hand = str(position.hands[player])
        if hand:
            yield Say("deal.hand", player=player, cards=hand)
    if ending.led is not None:
        yield Say("analyse.led", player=ending.leader, card=str(ending.led))
    for player in (0, 1):
        scored = position.scored[player] if isinstance(position, Deal) else ()
        if scored:
            melds = " / ".join(map(str, scored))
            yield Say("analyse.has_scored", player=player, melds=melds)
    mine, theirs = ending.taken if analysis.by_points else ending.totals
    code = "analyse.taken" if analysis.by_points else "analyse.scores"
    yield Say(code, mine=mine, theirs=theirs)
    mine, theirs = ending.last_nine
    if ending.rules.stichmaccs and not (mine and theirs):
        yield Say("analyse.stichmaccs", mine=mine, theirs=theirs)
    if not analysis.by_points:
        yield Say("analyse.maccs", limit=ending.rules.maccs_limit)


def explain(analysis: Analysis) -> Iterator[Explanation]:
    """The best option, what is just as good, then the wrong ones in their order.

    Play is told of the first of the best, and of the wrong ones.
    """
    first = analysis.comes_first
    if first is not None and first.player != analysis.player:
        worth = value_told(analysis.value, by_points=False)
        yield Explanation((_tell(first), Say("analyse.first"), worth), ())
    yield _explanation(analysis, analysis.best)
    good = [option for option in analysis.options if analysis.is_best(option)]
    others = [option.move for option in good if option != analysis.best]
    cards = [str(move.card) for move in others if isinstance(move, PlayCard)]
    for move in others:
        if not isinstance(move, PlayCard):
            yield Explanation((move_told(move), Say("analyse.equal")), ())
    if cards:
        yield Explanation((Say("analyse.as_good", cards=" ".join(cards)),), ())
    for option in analysis.options:
        if not analysis.is_best(option):
            yield _explanation(analysis, option)


def _explanation(analysis: Analysis, option: Option) -> Explanation:
    verdict = (_option_told(analysis, option), *_verdict(analysis, option))
    if isinstance(option.move, Claim):
        return Explanation(verdict, ())
    line = analysis.line(option)
    play = [*_play(analysis.position, line, analysis.by_points)]
    if not analysis.by_points:
        play[-1] = (*play[-1], value_told(option.value, by_points=False))
    return Explanation(verdict, tuple(play))


def move_told(move: Move) -> Say:
    """What a player would do; of a card its name alone."""
    if isinstance(move, PlayCard):
        return Say("analyse.card", card=str(move.card))
    return _tell(move)


def _option_told(analysis: Analysis, option: Option) -> Say:
    """The move; of a card also that nothing is announced, where something could be."""
    move = option.move
    could = any(isinstance(each.move, Announce) for each in analysis.options)
    if could and isinstance(move, PlayCard):
        return Say("analyse.silent", card=str(move.card))
    return move_told(move)


def _tell(move: Move) -> Say:
    assert not isinstance(move, Draw)  # none after trick 7
    return tell(move, leads=False)


def worth_told(option: Option, *, by_points: bool) -> Told:
    """What an option brings; the points too if nobody gets there."""
    if option.points is None:
        return (value_told(option.value, by_points=by_points),)
    return value_told(0, by_points=False), value_told(option.points, by_points=True)


def value_told(value: int, *, by_points: bool) -> Say:
    """A value of `Option` as a sentence."""
    player = 0 if value > 0 else 1
    if by_points:
        if value == 0:
            return Say("solve.level")
        return Say("solve.points", player=player, other=1 - player, points=abs(value))
    if value == 0:
        return Say("solve.nobody")
    return Say("solve.maccs" if abs(value) == 2 else "solve.wins", player=player)


def _verdict(analysis: Analysis, option: Option) -> Iterator[Say]:
    if option == analysis.best:
        yield Say("analyse.best")
    elif lost := analysis.lost(option):
        yield Say("analyse.loses", points=lost)
    else:
        sign = 1 if analysis.player == 0 else -1
        yield outcome_lost(sign * analysis.best.value, sign * option.value)
    yield from worth_told(option, by_points=analysis.by_points)


def outcome_lost(best: int, own: int) -> Say:
    """What a choice does to the outcome.

    Args:
        best: the best outcome, for the player who chooses.
        own: that of the choice, a worse one.
    """
    if best < 0:
        return Say("analyse.loses_double")
    if own < 0:
        return Say("analyse.loses_buli")
    return Say("analyse.no_win" if own == 0 else "analyse.no_maccs")


def _play(position: Ending | Deal, line: Line, by_points: bool) -> Iterator[Told]:
    """A trick a line; where melds are announced every move is told in its order."""
    told: list[Say] = []
    for move in line:
        after = _after(position, move)
        if isinstance(position, Deal):
            told += _moves_told(position, move, begins=not told)
        elif isinstance(move, Claim):
            if position.led is not None:
                told.append(_led_told(position.leader, position.led))
            told.append(_tell(move))
        elif position.led is not None:
            told.append(_trick(position, move))
        if _number(after) > _number(position):
            if not by_points:
                told.append(_score(after.totals))
            yield tuple(told)
            told = []
        position = after
    if told:
        yield tuple(told)
    if isinstance(position, Ending) and position.is_over:
        yield tuple(_count(position))


def _moves_told(deal: Deal, move: Move, *, begins: bool) -> Iterator[Say]:
    """A move of trick 8, in its order."""
    if begins:
        yield Say("line.trick", number=deal.number)
    match move:
        case PlayCard(player=player):
            yield tell(move, leads=player == deal.lead)
        case TakeTrick(player=player):
            cards = [card for card in deal.table if card is not None]
            points = trick_points(cards, deal.trump)
            yield Say("line.takes", player=player, points=points)
        case NameHeight() | Answer():
            pass
        case Announce(exact=True):
            yield _tell(move)
            yield Say("analyse.at_once")
        case _:
            yield _tell(move)


def _after(position: Ending | Deal, move: Move) -> Ending | Deal:
    if isinstance(position, Deal):
        after = position.play(move)
        late = after.number > position.number and after.result is None
        return Ending.of(after) if late and not after.tied else after
    return position.play(move.card) if isinstance(move, PlayCard) else position


def _number(position: Ending | Deal) -> int:
    """The trick under way; after the last, 17."""
    if isinstance(position, Deal):
        return position.number
    return TRICKS + 1 - len(position.hands[position.to_move])


def _led_told(leader: int, led: Card) -> Say:
    return tell(PlayCard(leader, led), leads=True)


def _trick(ending: Ending, move: Move) -> Say:
    """The trick that this card ends, with the reason for it (T-P4)."""
    led, leader, trump = ending.led, ending.leader, ending.trump
    assert led is not None
    assert isinstance(move, PlayCard)
    card = move.card
    if card.suit is led.suit:
        code = "line.follow"
    elif led.suit is trump:
        code = "line.no_trumps"
    else:
        code = "line.trump" if card.suit is trump else "line.discard"
    last = LAST_TRICK_POINTS if _number(ending) == TRICKS else 0
    return Say(
        code,
        number=_number(ending),
        leader=leader,
        led=str(led),
        second=1 - leader,
        card=str(card),
        suit=str(led.suit),
        taker=taker_of(leader, led, card, trump),
        points=trick_points((led, card), trump) + last,
    )


def _score(totals: Pair) -> Say:
    return Say("line.score", mine=totals[0], theirs=totals[1])


def _count(ending: Ending) -> Iterator[Say]:
    """The end of the deal: stichmaccs, and the trick points (T-S2, T-C5)."""
    mine, theirs = ending.taken
    stichmaccs = ending.rules.stichmaccs and 0 in ending.last_nine
    if stichmaccs:
        winner = 0 if ending.last_nine[0] else 1
        yield Say("line.stichmaccs", player=winner, other=1 - winner)
        mine, theirs = with_value(ZERO, winner, ALL_TRICK_POINTS)
    yield Say("line.count", mine=mine, theirs=theirs)
    if stichmaccs and ending.scores is not None:
        yield _score((ending.scores[0] + mine, ending.scores[1] + theirs))
