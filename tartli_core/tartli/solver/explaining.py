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
    """One option in words.

    Attributes:
        option: what is done.
        verdict: the move, whether it is best or what it gives away, what it brings.
        play: best play of both from it on, a trick a line; none if it is told of
            another option that is as good.
    """

    option: Option
    verdict: Told
    play: tuple[Told, ...]


def position_told(analysis: Analysis) -> Iterator[Say]:
    """Whose turn it is, the hands, what lies on the table, and the points."""
    position = analysis.position
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
    leader, cards = _table(position)
    for card in cards:
        yield Say("analyse.led", player=leader, card=str(card))
    code = "analyse.taken" if analysis.by_points else "analyse.scores"
    ending = position if isinstance(position, Ending) else Ending.of(position)
    mine, theirs = ending.taken if analysis.by_points else ending.totals
    yield Say(code, mine=mine, theirs=theirs)


def explain(analysis: Analysis) -> Iterator[Explanation]:
    """Every option, the best ones first, else in their order.

    Play is told of the first of the best, and of the wrong ones.
    """
    best = analysis.best
    for option in sorted(analysis.options, key=lambda o: not analysis.is_best(o)):
        told = option == best or not analysis.is_best(option)
        told = told and not isinstance(option.move, Claim)
        line = analysis.line(option) if told else ()
        yield Explanation(
            option,
            (_option_told(analysis, option), *_verdict(analysis, option)),
            tuple(_play(analysis.position, line, analysis.by_points)),
        )


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
    elif analysis.is_best(option):
        yield Say("analyse.as_good")
    elif lost := analysis.lost(option):
        yield Say("analyse.loses", points=lost)
    else:
        yield Say(_outcome_lost(analysis, option))
    yield from worth_told(option, by_points=analysis.by_points)


def _outcome_lost(analysis: Analysis, option: Option) -> str:
    """What a wrong option does to the outcome."""
    sign = 1 if analysis.player == 0 else -1
    best, own = sign * analysis.best.value, sign * option.value
    if best < 0:
        return "analyse.loses_double"
    if own < 0:
        return "analyse.loses_buli"
    return "analyse.no_win" if own == 0 else "analyse.no_maccs"


def _play(position: Ending | Deal, line: Line, by_points: bool) -> Iterator[Told]:
    """A trick a line; a claim within one is told after the cards that lie there."""
    told: list[Say] = []
    for move in line:
        after = _after(position, move)
        match move:
            case PlayCard() | NameHeight() | Answer() | TakeTrick():
                pass
            case Claim():
                told += [*_on_the_table(position), _tell(move)]
            case _:
                told.append(_tell(move))
        if _number(after) > _number(position):
            told.append(_trick(position, move))
            if not by_points:
                told.append(_score(after.totals))
            yield tuple(told)
            told = []
        position = after
    if told:
        yield tuple(told)
    if isinstance(position, Ending) and position.is_over:
        yield tuple(_count(position))


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


def _table(position: Ending | Deal) -> tuple[int, list[Card]]:
    """Who leads to the trick, and the cards that lie there, the first first."""
    if isinstance(position, Deal):
        lead, cards = position.lead, position.table
        return lead, [c for c in (cards[lead], cards[1 - lead]) if c is not None]
    return position.leader, [position.led] if position.led is not None else []


def _on_the_table(position: Ending | Deal) -> Iterator[Say]:
    leader, cards = _table(position)
    for card, leads in zip(cards, (True, False), strict=False):
        player = leader if leads else 1 - leader
        yield tell(PlayCard(player, card), leads=leads)


def _trick(position: Ending | Deal, move: Move) -> Say:
    """The trick that this move ends, with the reason for the second card (T-P4)."""
    leader, cards = _table(position)
    led, card = (*cards, move.card) if isinstance(move, PlayCard) else cards
    if card.suit is led.suit:
        code = "line.follow"
    elif led.suit is position.trump:
        code = "line.no_trumps"
    else:
        code = "line.trump" if card.suit is position.trump else "line.discard"
    last = LAST_TRICK_POINTS if _number(position) == TRICKS else 0
    return Say(
        code,
        number=_number(position),
        leader=leader,
        led=str(led),
        second=1 - leader,
        card=str(card),
        suit=str(led.suit),
        taker=taker_of(leader, led, card, position.trump),
        points=trick_points((led, card), position.trump) + last,
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
