"""Tricks 8 to 16 as a race to 501: who wins the buli in this deal, and by how much."""

from collections.abc import Mapping
from functools import cached_property

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import Card
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.kernel.race_root import RaceRoot
from tartli_core.tartli.solver.kernel.race_search import RaceSearch

_Asks = Mapping[tuple[int, int], RaceSearch]
"""By attacker and stake."""


class Searches:
    """The searches of one deal's endings; what one finds, all know."""

    def __init__(self) -> None:
        self._known: dict[tuple[Pair, int, bool], _Asks] = {}

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return sum(ask.nodes for asks in self._known.values() for ask in asks.values())

    def of(self, rules: Rules, scores: Pair) -> _Asks:
        """The four for these scores: each attacker, with and without maccs.

        Args:
            rules: those of the deal.
            scores: without this deal's trick points.
        """
        key = scores, rules.maccs_limit, rules.stichmaccs
        if key not in self._known:
            self._known[key] = {
                (attacker, stake): RaceSearch(
                    scores[attacker],
                    scores[1 - attacker],
                    stake,
                    rules.maccs_limit,
                    rules.stichmaccs,
                )
                for attacker in (0, 1)
                for stake in (1, 2)
            }
        return self._known[key]


class Race:
    """One search for the outcome; its tables serve every question about the ending.

    An outcome is 1 if player 0 wins the buli, 2 with maccs, -1 and -2 if player 1
    does, 0 if nobody gets there in this deal (T-S3 to T-S8).

    Raises:
        InvalidStateError: the ending has no scores.

    >>> from tartli_core.tartli.cards import CardSet, Suit
    >>> from tartli_core.tartli.rules import Rules
    >>> ending = Ending(
    ...     rules=Rules.preset("austrian"),
    ...     trump=Suit.ACORNS,
    ...     hands=(CardSet.parse("Ka 8l"), CardSet.parse("7a Xl")),
    ...     leader=0,
    ...     taken=(70, 67),
    ...     scores=(420, 300),
    ...     last_nine=(4, 3),
    ... )
    >>> race = Race(ending)
    >>> race.value, {str(card): value for card, value in race.cards.items()}
    (1, {'Ka': 0, '8l': 1})
    """

    def __init__(self, ending: Ending, searches: Searches | None = None) -> None:
        """Prepare the search.

        Args:
            ending: with scores.
            searches: of the same deal, if other endings of it are asked for too.
        """
        if ending.scores is None:
            raise InvalidStateError("no scores: the race needs those of both players")
        self._ending = ending
        self._asks = (searches or Searches()).of(ending.rules, ending.scores)
        self._endgame: Endgame | None = None

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        points = self._endgame.nodes if self._endgame else 0
        return points + sum(ask.nodes for ask in self._asks.values())

    @cached_property
    def cards(self) -> Mapping[Card, int]:
        """The outcome after each legal card, in the order of the pack."""
        return self._cards(self._ending)

    @cached_property
    def value(self) -> int:
        """The outcome with best play, and claims, of both."""
        return self._with_claims(self._ending)

    @cached_property
    def points(self) -> Mapping[Card, int]:
        """By points, the value of each card after which nobody gets there."""
        level = [card for card, value in self.cards.items() if value == 0]
        if not level:
            return {}
        self._endgame = Endgame(self._ending)
        return {card: self._endgame.cards[card] for card in level}

    @cached_property
    def line(self) -> tuple[Card, ...]:
        """Best play until a claim decides or the deal ends.

        Of equal cards the better by points if the outcome is 0, then the first in the
        order of the pack.
        """
        ending, line = self._ending, []
        while not ending.is_over:
            cards = self._cards(ending)
            best = _best(ending, cards)
            if claimant(ending, best) is not None:
                break
            equal = [card for card, value in cards.items() if value == best]
            card = equal[0]
            if best == 0 and len(equal) > 1:
                points = Endgame(ending).cards
                sign = 1 if ending.to_move == 0 else -1
                card = max(equal, key=lambda each: sign * points[each])
            line.append(card)
            ending = ending.play(card)
        return tuple(line)

    def _cards(self, ending: Ending) -> dict[Card, int]:
        return {card: self._outcome(ending, card) for card in ending.legal_cards}

    def _outcome(self, ending: Ending, card: Card) -> int:
        """The outcome after a card, which a claim in mid-trick may follow (T-S4)."""
        return self._with_claims(ending.play(card))

    def _with_claims(self, after: Ending) -> int:
        """The outcome with claims; between tricks after the eighth the search asks."""
        played = self._played(after)
        searched = after.led is None and not all(after.may_win_all)
        return played if searched else _with_claims(after, played)

    def _played(self, after: Ending) -> int:
        """The outcome if nobody claims before this trick is taken."""
        moment = RaceRoot(after)
        for player, sign in ((0, 1), (1, -1)):
            if moment.wins(self._asks[player, 1], player):
                more = moment.wins(self._asks[player, 2], player)
                return sign * (2 if more else 1)
        return 0


def _best(ending: Ending, cards: Mapping[Card, int]) -> int:
    return (max if ending.to_move == 0 else min)(cards.values())


def claim_value(ending: Ending, player: int) -> int | None:
    """What a claim brings (T-S3, T-S4); None if it were wrong."""
    if ending.totals[player] < TARGET:
        return None
    maccs = ending.totals[1 - player] <= ending.rules.maccs_limit
    return (1 if player == 0 else -1) * (2 if maccs else 1)


def _with_claims(ending: Ending, value: int) -> int:
    """The value if each may claim, the player on turn first, or go on (T-S8)."""
    for player in (1 - ending.to_move, ending.to_move):
        claim = claim_value(ending, player)
        if claim is not None:
            value = max(claim, value) if player == 0 else min(claim, value)
    return value


def claimant(ending: Ending, value: int) -> int | None:
    """Who claims now, if best play has this value: who goes on does so for more."""
    for player in (ending.to_move, 1 - ending.to_move):
        claim = claim_value(ending, player)
        if claim is not None and (claim - value) * (1 if player == 0 else -1) >= 0:
            return player
    return None
