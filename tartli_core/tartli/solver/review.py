"""A played deal graded, as far as there are exact answers.

Tricks 8 to 16 with both hands open, since each player can know the other's cards;
trick 7 where one option is right whatever the opponent holds; announcements of
tricks 1 to 7 by the holding-back assumption. All else is left ungraded.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK, Announcement
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import BELA_POINTS, Meld
from tartli_core.tartli.moves import Announce, Claim, Move, PlayCard, SayBela
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.solver.analysis import Analysis, Option, analyse
from tartli_core.tartli.solver.melds_to_come import with_bela
from tartli_core.tartli.solver.open_cards import OpenCards, worth_trying
from tartli_core.tartli.solver.timing import timings
from tartli_core.tartli.solver.trick7 import solve_trick_7
from tartli_core.tartli.state import DRAW, LAST_DRAWING_TRICK, LEAD, REPLY


class By(StrEnum):
    """What a grade rests on.

    OPEN_CARDS and EVERY_LAYOUT are exact; HOLDING_BACK is an expectation under that
    assumption, and LAST_CHANCE a vannak or béla that can no longer be announced;
    POINTS, for a claim, are those that are there.
    """

    OPEN_CARDS = "open cards"
    EVERY_LAYOUT = "every layout"
    HOLDING_BACK = "holding back"
    LAST_CHANCE = "last chance"
    POINTS = "points"


@dataclass(frozen=True, kw_only=True)
class Grade:
    """One choice of a player.

    Attributes:
        by: what the grade rests on.
        trick: 1 to 16.
        player: 0 or 1.
        leads: whether they are on lead.
        moves: what was done: one move, or those of the turn in trick 7; none for
            waiting with an announcement, a béla never said, or no claim.
        better: what was best; as `moves` if that was; none for waiting, or for a
            claim that should not have been made.
        outcomes: by open cards, and of claims: of the best and of what was done, for
            this player; 1 or 2 for the buli won, -1 or -2 lost, 0 for neither.
        points_lost: points given away; where they rest on holding back, expected.
        layouts: in trick 7, in how many the choice does worse, and how many fit.
    """

    by: By
    trick: int
    player: int
    leads: bool
    moves: tuple[Move, ...]
    better: tuple[Move, ...]
    outcomes: Pair = (0, 0)
    points_lost: Fraction = Fraction(0)
    layouts: Pair = (0, 0)

    @property
    def is_of_timing(self) -> bool:
        """Whether it is about announcing or waiting in tricks 1 to 7."""
        return self.by in (By.HOLDING_BACK, By.LAST_CHANCE)

    @property
    def is_right(self) -> bool:
        """Whether nothing better is known; less than a point does not count."""
        best, own = self.outcomes
        return best == own and self.points_lost < 1 and not self.layouts[0]


@dataclass(frozen=True, slots=True)
class Review:
    """What can be said of a deal.

    Attributes:
        grades: in the order of play.
        ungraded: of each player, turns with a choice of cards of which nothing exact
            is known.
    """

    grades: tuple[Grade, ...]
    ungraded: Pair


Turn = list[tuple[Deal, Move]]
"""A player's choices in a trick, up to their card, each with the deal before it."""


def review(record: Record) -> Review:
    """Grade both players' choices in a deal.

    Raises:
        InvalidStateError: some cards are not known.
        PlaceError: a move is not allowed, or the result is another.
    """
    *_, played = record.replay()
    return review_deal(played)


def review_deal(played: Deal) -> Review:
    """Grade both players' choices from the deal's beginning to where it stands."""
    grades: list[Grade] = []
    ungraded = [0, 0]
    turn: Turn = []
    for deal, move in zip(states_of(played), played.history, strict=False):
        if isinstance(move, Claim):
            grades.append(_claim(deal, move))
        else:
            grades += _missed_claims(deal, move)
            grades += _missed_bela(deal, move)
        if deal.step in (LEAD, REPLY) and move in deal.legal_moves:
            turn.append((deal, move))
        if isinstance(move, PlayCard):
            found = [*_turn(turn)]
            grades += found
            if not (found or deal.number > LAST_DRAWING_TRICK):
                ungraded[move.player] += _has_choice(deal)
            turn = []
    return Review(tuple(_told_once(grades)), (ungraded[0], ungraded[1]))


def _told_once(grades: Iterable[Grade]) -> Iterator[Grade]:
    """Without a player's claims that are missed again after the first time."""
    missed = set()
    for grade in grades:
        if not grade.is_right and Claim(grade.player) in grade.better:
            if grade.player in missed:
                continue
            missed.add(grade.player)
        yield grade


def _is_open(deal: Deal) -> bool:
    """Whether each player can know the other's cards: the talon is drawn."""
    return deal.number > LAST_DRAWING_TRICK and deal.step is not DRAW


def _has_choice(deal: Deal) -> bool:
    return sum(isinstance(move, PlayCard) for move in deal.legal_moves) > 1


def _claim(deal: Deal, claim: Claim) -> Grade:
    """While cards are drawn a claim is right if the points are there (T-S4, T-S5)."""
    sign = 1 if claim.player == 0 else -1
    own = sign * OpenCards().outcome(deal.play(claim))
    best = max(own, sign * OpenCards().outcome(deal) if _is_open(deal) else 0)
    return Grade(
        by=By.OPEN_CARDS if _is_open(deal) else By.POINTS,
        trick=deal.number,
        player=claim.player,
        leads=deal.lead == claim.player,
        moves=(claim,),
        better=(claim,) if own == best else (),
        outcomes=(best, own),
    )


def _missed_claims(deal: Deal, move: Move) -> Iterator[Grade]:
    """Right claims that came too late, as this move was made (T-S4, T-S6).

    Before a card or an announcement of one's own a claim is one of the options.
    """
    if not _is_open(deal) or deal.tied:
        return
    for player, sign in ((0, 1), (1, -1)):
        own_choice = deal.step in (LEAD, REPLY) and move.player == player
        if deal.totals[player] < TARGET or own_choice:
            continue
        best, own = (
            sign * OpenCards().outcome(deal.play(each))
            for each in (Claim(player), move)
        )
        if own < best:
            yield Grade(
                by=By.OPEN_CARDS,
                trick=deal.number,
                player=player,
                leads=deal.lead == player,
                moves=(),
                better=(Claim(player),),
                outcomes=(best, own),
            )


def _missed_bela(deal: Deal, move: Move) -> Iterator[Grade]:
    """A béla that may be said out of turn, and after this move no more (T-A5)."""
    if not _is_open(deal) or deal.tied:
        return
    after = deal.play(move)
    for player, sign in ((0, 1), (1, -1)):
        bela = SayBela(player)
        if deal.refusal(bela) or after.bela_said is not None or not after.refusal(bela):
            continue
        best, own = (
            sign * OpenCards().outcome(each)
            for each in (deal.play(bela).play(move), after)
        )
        yield Grade(
            by=By.OPEN_CARDS,
            trick=deal.number,
            player=player,
            leads=deal.lead == player,
            moves=(),
            better=(bela,),
            outcomes=(best, own),
            points_lost=Fraction(BELA_POINTS if best == own == 0 else 0),
        )


def _turn(turn: Turn) -> Iterator[Grade]:
    """What can be said of a turn that ends with a card."""
    begun, _ = turn[0]
    deal, card = turn[-1]
    assert isinstance(card, PlayCard)
    if deal.number > LAST_DRAWING_TRICK:
        for before, move in turn:
            yield from (_on_level if deal.tied else _with_open_cards)(before, move)
        return
    if deal.tied:
        return
    if deal.number == LAST_DRAWING_TRICK:
        grade = _trick_7(begun, tuple(move for _, move in turn))
        if grade is not None:
            yield grade
            return
    yield from _timed(deal, card)


def _with_open_cards(deal: Deal, move: Move) -> Iterator[Grade]:
    """Tricks 8 to 16: outcome, then points; nothing where all is the same."""
    said = _with_bela(deal)
    words = _without_bela(move) if said is not deal else move
    if words is None:
        return
    analysis = analyse(said, announcing=deal.number == LAST_ANNOUNCING_TRICK)
    if all(map(analysis.is_best, analysis.options)):
        return
    player, done = analysis.player, _option_of(words, analysis)
    sign = 1 if player == 0 else -1
    best = done if analysis.is_best(done) else analysis.best
    better: tuple[Move, ...] = (move if best is done else best.move,)
    if isinstance(best.move, Claim) and deal.totals[player] < TARGET:
        better = (SayBela(player), *better)
    yield Grade(
        by=By.OPEN_CARDS,
        trick=deal.number,
        player=player,
        leads=deal.lead == player,
        moves=(move,),
        better=better,
        outcomes=(sign * best.value, sign * done.value),
        points_lost=Fraction(analysis.lost(done)),
    )


def _with_bela(deal: Deal) -> Deal:
    """The deal as if béla were said, where it may be said out of turn (T-A5).

    It may then be said later as well, so that silence gives nothing away; whether it
    was said at all `_missed_bela` tells.
    """
    for player in (0, 1):
        deal = with_bela(deal, player) or deal
    return deal


def _without_bela(move: Move) -> Move | None:
    """The move without the word béla; None if that is all of it."""
    if not isinstance(move, Announce) or not move.said.bela:
        return move
    others = move.said.contesting
    return replace(move, said=Announcement(others)) if others else None


def _on_level(deal: Deal, move: Move) -> Iterator[Grade]:
    """Both level at 501 or more: the outcome alone, nothing where it is the same.

    Nothing either while a béla may be said at any moment, which would end the deal.
    """
    if _with_bela(deal) is not deal:
        return
    search, sign = OpenCards(), 1 if move.player == 0 else -1
    values = {
        option: sign * search.outcome(deal.play(option))
        for option in worth_trying(deal)
    }
    done = move if move in values else _plain(move)
    best = max(values, key=values.__getitem__)
    if values[best] == min(values.values()):
        return
    yield Grade(
        by=By.OPEN_CARDS,
        trick=deal.number,
        player=move.player,
        leads=deal.lead == move.player,
        moves=(move,),
        better=(best if values[done] < values[best] else move,),
        outcomes=(values[best], values[done]),
    )


def _option_of(move: Move, analysis: Analysis) -> Option:
    """The option that was taken; exact names may count as plain words."""
    for option in analysis.options:
        if option.move in (move, _plain(move)):
            return option
    raise AssertionError(move)


def _plain(move: Move) -> Move:
    """The same words without an exact name."""
    return replace(move, exact=False) if isinstance(move, Announce) else move


def _trick_7(deal: Deal, moves: tuple[Move, ...]) -> Grade | None:
    """The turn, if one option is right in every layout; otherwise nothing is said."""
    player = moves[0].player
    table = solve_trick_7(deal.view(player))
    if table.right is None:
        return None
    rows = dict(zip(table.options, table.outcomes, strict=True))
    row = rows.get(moves) or rows.get(tuple(map(_plain, moves)))
    if row is None:
        return None
    worse = sum(a < b for a, b in zip(row, rows[table.right], strict=True))
    return Grade(
        by=By.EVERY_LAYOUT,
        trick=deal.number,
        player=player,
        leads=deal.lead == player,
        moves=moves,
        better=table.right if worse else moves,
        layouts=(worse, len(row)),
    )


def _timed(deal: Deal, card: PlayCard) -> Iterator[Grade]:
    """Announcing and waiting in tricks 1 to 7."""
    for timing in timings(deal, card.card):
        yield Grade(
            by=By.LAST_CHANCE if timing.is_last_chance else By.HOLDING_BACK,
            trick=deal.number,
            player=card.player,
            leads=deal.lead == card.player,
            moves=_saying(card.player, timing.said),
            better=_saying(card.player, timing.best),
            points_lost=timing.cost,
        )


def _saying(player: int, meld: Meld | None) -> tuple[Move, ...]:
    return () if meld is None else (Announce(player, Announcement((meld,))),)
