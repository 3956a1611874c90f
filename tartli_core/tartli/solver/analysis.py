"""What every option is worth in tricks 8 to 16, and what refutes the wrong ones."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import (
    Announce,
    Claim,
    Move,
    PlayCard,
    SayBela,
)
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.melds_to_come import (
    melds_ahead,
    with_bela,
    without_scores,
    written_ahead,
)
from tartli_core.tartli.solver.open_cards import OpenCards, worth_trying
from tartli_core.tartli.solver.race import Race, Searches, claim_value, claimant
from tartli_core.tartli.state import LEAD, NO_MELDS, REPLY

Line = tuple[Move, ...]
"""Moves in order: in trick 8 all of them if melds may be announced, then cards, and
the claim that ends them, if one does."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that the player on turn can do, and what it brings.

    Attributes:
        move: a claim, an announcement or a card; a card without a word before it is
            silence.
        value: player 0's. In the race 1 if player 0 wins the buli, 2 with maccs, -1
            and -2 if player 1 does, 0 if nobody gets there in this deal. By points,
            those to come to player 0 less those to player 1.
        points: in the race, of an option of value 0, its value by points.
    """

    move: Move
    value: int
    points: int | None = None


class Analysis:
    """All options of the player on turn, both hands open and best play of both.

    >>> from tartli_core.tartli.notation.ending import parse_question
    >>> ending, *_ = parse_question(
    ...     '{"trump": "a", "hands": ["Ka 8l", "7a Xl"], "leader": 0, '
    ...     '"taken": [70, 67], "scores": [420, 300], "last_nine": [4, 3]}'
    ... )
    >>> analysis = Analysis(ending)
    >>> [(str(option.move), option.value) for option in analysis.options]
    [('0 plays Ka', 0), ('0 plays 8l', 1)]
    >>> [str(move) for move in analysis.line(analysis.options[0])]
    ['0 plays Ka', '1 plays 7a', '0 plays 8l', '1 plays Xl']
    """

    def __init__(
        self,
        position: Ending | Deal,
        *,
        announcing: bool = False,
        by_points: bool = False,
    ) -> None:
        """Prepare the search.

        Args:
            position: in tricks 8 to 16, where a card is to be played.
            announcing: whether melds may be announced; this needs a deal in trick 8.
            by_points: values are points, whatever the scores; so too without scores.

        Raises:
            InvalidStateError: the position is not such.
        """
        ending = position if isinstance(position, Ending) else Ending.of(position)
        self.by_points = by_points or ending.scores is None
        self.player = ending.to_move
        self._position: Ending | Deal = ending
        if announcing:
            if not isinstance(position, Deal):
                raise InvalidStateError(
                    "announcing is asked of a deal, which knows the melds scored before"
                )
            if position.number > LAST_ANNOUNCING_TRICK:
                raise InvalidStateError(
                    "announcing is over: melds are announced up to trick {last}",
                    last=LAST_ANNOUNCING_TRICK,
                )
            self._position = without_scores(position) if by_points else position
        elif isinstance(position, Deal) and position.to_write != NO_MELDS:
            raise InvalidStateError(
                "{melds!r} is announced and not written yet: ask with announcing",
                melds=" / ".join(str(m) for each in position.to_write for m in each),
            )
        self._searches = Searches()
        self._open_cards = OpenCards(self._searches)
        self._endgame = Endgame(ending)
        self._race = None if self.by_points else Race(ending, self._searches)

    @property
    def position(self) -> Ending | Deal:
        """A deal only where melds may be announced."""
        return self._position

    @property
    def nodes(self) -> int:
        """Positions searched so far, the same on every machine."""
        return self._endgame.nodes + self._searches.nodes

    @cached_property
    def value(self) -> int:
        """The value with best play, and claims, of both; see `Option`."""
        if isinstance(self._position, Deal):
            if not self.by_points:
                return self._open_cards.outcome(self._position)
            melds = melds_ahead(without_scores(self._position))
            return self._endgame.value + melds - written_ahead(self._position)
        return self._endgame.value if self._race is None else self._race.value

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """A right claim first, then announcements and cards, as in `legal_moves`."""
        return tuple(self._options(self._position))

    @cached_property
    def best(self) -> Option:
        """The first of the best options."""
        return _best(self.options, self.player)

    def is_best(self, option: Option) -> bool:
        """Whether no option is better; of outcomes 0, by points."""
        return _worth(option, self.player) == _worth(self.best, self.player)

    def lost(self, option: Option) -> int:
        """Points that this option gives away, where the outcome is that of the best."""
        best, own = self.best, option
        if self.by_points:
            return abs(best.value - own.value)
        if best.points is None or own.points is None:
            return 0
        return abs(best.points - own.points)

    @cached_property
    def best_line(self) -> Line:
        """The line of the best option, or of what comes first."""
        move = self.comes_first
        return self.line(self.best if move is None else Option(move, self.value))

    def line(self, option: Option) -> Line:
        """Best play of both from this option on: what refutes it if it is wrong."""
        return tuple(self._line(option))

    def _options(self, position: Ending | Deal) -> Iterator[Option]:
        if isinstance(position, Ending):
            yield from self._of_cards(position)
        elif self.by_points:
            for move in worth_trying(position):
                if not (isinstance(move, Announce) and move.exact):
                    yield Option(move, self._points(position, move))
        else:
            yield from self._of_race(position)

    def _of_cards(self, ending: Ending) -> Iterator[Option]:
        """Where nothing is announced."""
        if self._race is None:
            for card, value in self._endgame.cards.items():
                yield Option(PlayCard(self.player, card), value)
            return
        claim = claim_value(ending, self.player)
        if claim is not None:
            yield Option(Claim(self.player), claim)
        for card, value in self._race.cards.items():
            points = self._endgame.cards[card] if value == 0 else None
            yield Option(PlayCard(self.player, card), value, points)

    def _of_race(self, deal: Deal) -> Iterator[Option]:
        """In trick 8; exact names only where they are written at once (T-A4)."""
        player = deal.to_move
        assert player is not None
        if deal.totals[player] >= TARGET and not deal.tied:
            claim = Claim(player)
            yield Option(claim, self._open_cards.outcome(deal.play(claim)))
        for move in worth_trying(deal):
            value = self._open_cards.outcome(deal.play(move))
            level = value == 0 and not deal.tied
            yield Option(move, value, self._points(deal, move) if level else None)

    def _points(self, deal: Deal, move: Move) -> int:
        """A move's value by points in trick 8: cards and melds, solved apart."""
        endgame = self._endgame_of(deal)
        cards = endgame.value
        if isinstance(move, PlayCard):
            cards = endgame.cards[move.card]
        melds = melds_ahead(without_scores(deal).play(move))
        return cards + melds - written_ahead(deal)

    def _endgame_of(self, deal: Deal) -> Endgame:
        return self._endgame if deal is self._position else Endgame(Ending.of(deal))

    def _line(self, option: Option) -> Iterator[Move]:
        yield option.move
        if isinstance(option.move, Claim):
            return
        if isinstance(self._position, Deal):
            ending = yield from self._trick_8(self._position.play(option.move))
        else:
            assert isinstance(option.move, PlayCard)
            ending = self._position.play(option.move.card)
        if ending is not None and not ending.is_over:
            yield from self._last_tricks(ending)

    @cached_property
    def comes_first(self) -> Move | None:
        """The claim or béla that decides before anything is played, if any (T-S4)."""
        if self.by_points:
            return None
        if isinstance(self._position, Deal):
            return self._out_of_turn(self._position)
        player = claimant(self._position, self.value)
        return None if player is None else Claim(player)

    def _trick_8(self, deal: Deal) -> Generator[Move, None, Ending | None]:
        """Best play of the rest of trick 8; then what it comes to, if it goes on."""
        while deal.result is None:
            move = None if self.by_points else self._out_of_turn(deal)
            if move is None:
                if deal.number > LAST_ANNOUNCING_TRICK and not deal.tied:
                    return Ending.of(deal)
                move = self._best_move(deal)
            yield move
            deal = deal.play(move)
        return None

    def _out_of_turn(self, deal: Deal) -> Move | None:
        """Béla or a claim that is made at this moment, if any."""
        for player in () if deal.tied else deal.asked:
            if with_bela(deal, player) is not None:
                return SayBela(player)
            if deal.totals[player] >= TARGET:
                claim, sign = Claim(player), 1 if player == 0 else -1
                claimed = self._open_cards.outcome(deal.play(claim))
                if sign * claimed >= sign * self._open_cards.outcome(deal):
                    return claim
        return None

    def _best_move(self, deal: Deal) -> Move:
        player = deal.to_move
        assert player is not None
        if deal.step not in (LEAD, REPLY):
            return deal.legal_moves[0]
        return _best(self._options(deal), player).move

    def _last_tricks(self, ending: Ending) -> Iterator[Move]:
        """Best play where nothing is announced any more."""
        race = None if self.by_points else Race(ending, self._searches)
        for card in Endgame(ending).line if race is None else race.line:
            yield PlayCard(ending.to_move, card)
            ending = ending.play(card)
        if race is not None and not ending.is_over:
            player = claimant(ending, Race(ending, self._searches).value)
            assert player is not None
            yield Claim(player)


def analyse(
    position: Ending | Deal, *, announcing: bool = False, by_points: bool = False
) -> Analysis:
    """What every option is worth; see `Analysis`."""
    return Analysis(position, announcing=announcing, by_points=by_points)


def _worth(option: Option, player: int) -> tuple[int, int]:
    """An option's value and points as this player sees them."""
    sign = 1 if player == 0 else -1
    return sign * option.value, sign * (option.points or 0)


def _best(options: Iterable[Option], player: int) -> Option:
    """The first of the best options."""
    return max(options, key=lambda option: _worth(option, player))
