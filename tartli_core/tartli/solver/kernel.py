"""The search of the last nine tricks on plain integers, for speed.

Besides `CardSet` this is the only place that sees bits. A hand is four bytes, one a
suit, trumps in the highest; within a byte a higher bit beats a lower one. Values are
those of the player on lead, in points still to come.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    PLAIN_ORDER,
    PLAIN_POINTS,
    TRUMP_ORDER,
    TRUMP_POINTS,
    Card,
    Suit,
)
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.state import ALL_TRICK_POINTS

TRUMPS: Final = 24
"""Where the byte of the trumps begins."""

_STRENGTHS: Final = range(8)
_PLAIN: Final = tuple(PLAIN_POINTS[rank] for rank in reversed(PLAIN_ORDER))
_TRUMP: Final = tuple(TRUMP_POINTS[rank] for rank in reversed(TRUMP_ORDER))
POINTS: Final = (*_PLAIN, *_PLAIN, *_PLAIN, *_TRUMP)
"""Points of each place."""


@cache
def places(trump: Suit) -> Mapping[Card, int]:
    """The place, 0 to 31, of every card."""
    plain = [suit for suit in Suit if suit is not trump]
    found = {}
    for number, suit in enumerate([*plain, trump]):
        ranks = TRUMP_ORDER if suit is trump else PLAIN_ORDER
        for strength, rank in enumerate(reversed(ranks)):
            found[Card(rank, suit)] = 8 * number + strength
    return found


def bits_of(cards: Iterable[Card], trump: Suit) -> int:
    """A hand as the search knows it."""
    place = places(trump)
    return sum(1 << place[card] for card in cards)


def points_of(bits: int) -> int:
    """Points of these cards, without the last trick's ten."""
    return sum(points for place, points in enumerate(POINTS) if bits >> place & 1)


def _different(own: int, other: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of one suit worth trying, high to low: one of several that do the same."""
    found = []
    worth = -1
    for strength in reversed(_STRENGTHS):
        if own >> strength & 1:
            if points[strength] != worth:
                found.append(strength)
            worth = points[strength]
        elif other >> strength & 1:
            worth = -1
    return tuple(found)


def _tops(own: int, other: int) -> list[int]:
    """The cards of one suit above all of the other player's."""
    return [s for s in range(other.bit_length(), 8) if own >> s & 1]


def _pairs() -> Iterator[tuple[int, int, int]]:
    """Every way a suit can lie: key, one hand, the other."""
    for own in range(256):
        rest = 255 ^ own
        other = rest
        while True:
            yield own << 8 | other, own, other
            if not other:
                break
            other = other - 1 & rest


@cache
def _followed(suit: int, other: int, led: int) -> tuple[list[int], list[int]]:
    """Cards of this suit worth playing to one led of it: those that win, and others.

    Args:
        suit: in the hand that follows.
        other: in the leader's, without the card led.
        led: the card's place.
    """
    shift, strength = led & TRUMPS, led & 7
    points = _TRUMP if shift == TRUMPS else _PLAIN
    tries = _different(suit, other | 1 << strength, points)
    winning = [shift + s for s in tries if s > strength]
    losing = [shift + s for s in reversed(tries) if s < strength]
    return winning, losing


_Leads = list[tuple[tuple[int, int], ...]]
"""By the way a suit lies: cards worth leading, each behind its promise."""


def _leads_of(shift: int, ruffed: bool) -> _Leads:
    """The leads in one suit, by key; found by trial, they only order the search.

    Args:
        shift: where the suit's byte begins.
        ruffed: whether a player void of the suit has a trump.
    """
    found: _Leads = [()] * (1 << 16)
    points = _TRUMP if shift == TRUMPS else _PLAIN
    for key, own, other in _pairs():
        found[key] = tuple(
            (_promise(strength, own, other, shift == TRUMPS, ruffed), shift + strength)
            for strength in _different(own, other, points)
        )
    return found


def _promise(strength: int, own: int, other: int, trump: bool, ruffed: bool) -> int:
    """How early to try a lead: sure tricks first, then cheap cards of short suits."""
    worth = (_TRUMP if trump else _PLAIN)[strength]
    if not other:
        return -worth if ruffed and not trump else worth + 15
    if other >> strength:
        return -worth - 5 - 5 * own.bit_count() - (15 if trump else 0)
    return worth + (25 if trump else 20)


def _cashed(own: int, other: int, points: tuple[int, ...], most: int) -> int:
    """Points that leading one's top cards of a suit surely brings.

    Args:
        own: the suit in the hand of the player on lead.
        other: in the other hand.
        points: of each strength.
        most: how many tricks may be led.
    """
    tops = sorted((points[s] for s in _tops(own, other)), reverse=True)[:most]
    follow = sorted(points[s] for s in _STRENGTHS if other >> s & 1)
    return sum(tops) + sum(follow[: len(tops)])


class _Tables:
    """What is known beforehand of each way that a suit can lie."""

    def __init__(self) -> None:
        size = 1 << 16
        empty: tuple[int, ...] = ()
        self.tries = {False: [empty] * size, True: [empty] * size}
        self.top_trumps = [0] * size
        self.top_count = [0] * size
        self.cashed_trumps = [0] * size
        self.cashed_followed = [0] * size
        self.cashed_all = [0] * size
        shifts = (0, 8, 16, TRUMPS)
        self.ruffed = tuple(_leads_of(shift, True) for shift in shifts)
        self.free = tuple(_leads_of(shift, False) for shift in shifts)
        for key, own, other in _pairs():
            tops = _tops(own, other)
            self.top_count[key] = len(tops)
            self.tries[False][key] = _different(own, other, _PLAIN)
            self.tries[True][key] = _different(own, other, _TRUMP)
            self.top_trumps[key] = sum(_TRUMP[s] for s in tops)
            self.cashed_trumps[key] = _cashed(own, other, _TRUMP, 8)
            self.cashed_followed[key] = _cashed(own, other, _PLAIN, other.bit_count())
            self.cashed_all[key] = _cashed(own, other, _PLAIN, 8)
        self.trump_points = [
            sum(_TRUMP[s] for s in _STRENGTHS if suit >> s & 1) for suit in range(256)
        ]


@cache
def _tables() -> _Tables:
    """The tables, made when first asked for."""
    return _Tables()


def legal_replies(hand: int, led: int) -> int:
    """The cards that may follow the card led (T-P4)."""
    suit = 255 << (led & TRUMPS)
    return hand & suit or hand & 255 << TRUMPS or hand


def wins(reply: int, led: int) -> bool:
    """Whether the second card takes the trick (T-P2)."""
    if reply >> 3 == led >> 3:
        return reply > led
    return reply >= TRUMPS


class Suits:
    """The tables as a search keeps them at hand."""

    def __init__(self) -> None:
        tables = _tables()
        plain, trump = tables.tries[False], tables.tries[True]
        self.tries = {0: plain, 8: plain, 16: plain, TRUMPS: trump}
        self.top_trumps, self.top_count = tables.top_trumps, tables.top_count
        self.cashed_trumps = tables.cashed_trumps
        self.cashed_followed, self.cashed_all = (
            tables.cashed_followed,
            tables.cashed_all,
        )
        self.trump_points = tables.trump_points
        self.ruffed, self.free = tables.ruffed, tables.free

    def bounds(self, me: int, op: int, rest: int) -> tuple[int, int]:
        """Least and most points that the player on lead can still get, quickly.

        Trumps above all of the other's are sure to take a trick each. On lead one can
        cash them, and top plain cards while the other must follow; if the trumps draw
        the other's last one, all top plain cards. Each time the other gives up at
        least their cheapest card of the suit.
        """
        mine, theirs = me >> TRUMPS, op >> TRUMPS
        most = rest - self.top_trumps[theirs << 8 | mine]
        suit0, suit1, suit2 = me & 255, me >> 8 & 255, me >> 16 & 255
        key0 = suit0 << 8 | op & 255
        key1 = suit1 << 8 | op >> 8 & 255
        key2 = suit2 << 8 | op >> 16 & 255
        key = mine << 8 | theirs
        count = self.top_count
        if count[key] < theirs.bit_count():
            cashed = self.cashed_followed
            least = self.cashed_trumps[key] + cashed[key0] + cashed[key1] + cashed[key2]
            return least, most
        if count[key0] + count[key1] + count[key2] == (me & 0xFFFFFF).bit_count():
            return rest, most
        cashed = self.cashed_all
        least = self.trump_points[mine] + self.trump_points[theirs]
        return least + cashed[key0] + cashed[key1] + cashed[key2], most

    def leads(self, me: int, op: int, first: int) -> list[int]:
        """Cards worth leading, the likeliest first; `first` is known to be good."""
        a, b, c, d = self.ruffed if op >> TRUMPS else self.free
        scored = [
            *a[(me & 255) << 8 | op & 255],
            *b[(me & 0xFF00) | op >> 8 & 255],
            *c[(me >> 8 & 0xFF00) | op >> 16 & 255],
            *d[(me >> 16 & 0xFF00) | op >> TRUMPS],
        ]
        scored.sort(reverse=True)
        cards = [card for _, card in scored]
        if first >= 0:
            cards.remove(first)
            cards.insert(0, first)
        return cards

    def replies(self, me: int, op: int, led: int) -> tuple[list[int], list[int]]:
        """Cards of `op` worth playing to the card led: those that win, and others."""
        shift = led & TRUMPS
        suit = op >> shift & 255
        if suit:
            return _followed(suit, me >> shift & 255, led)
        trumps = op >> TRUMPS
        if trumps:
            tries = self.tries[TRUMPS][trumps << 8 | me >> TRUMPS]
            return [TRUMPS + s for s in tries], []
        losing = []
        for shift in (0, 8, 16):
            suit = op >> shift & 255
            if suit:
                tries = self.tries[shift][suit << 8 | me >> shift & 255]
                losing += [shift + s for s in tries]
        if len(losing) > 1:
            losing.sort(key=POINTS.__getitem__)
        return [], losing


class PointsSearch:
    """Points still to come to the player on lead, both playing for points.

    A fail-soft alpha-beta search: outside the window a value is a bound. What it
    learns of a pair of hands stays in its tables. `bonus` is what stichmaccs would
    add for the player on lead: the other's earlier points while the player on lead
    has won all of the last nine tricks so far, else 0 (T-S2). The trick's winner
    leads, so inside the search nobody else can still win them all.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self._suits = Suits()
        self._known: dict[tuple[int, int], tuple[int, int, int]] = {}
        self._known_alive: dict[tuple[int, int], tuple[int, int, int]] = {}

    def lead(
        self, me: int, op: int, rest: int, bonus: int, alpha: int, beta: int
    ) -> int:
        """The value at the beginning of a trick.

        Args:
            me: the hand of the player on lead.
            op: the other hand, as many cards.
            rest: points still to come, with the last trick's ten.
            bonus: see the class.
            alpha: lower values need not be told apart.
            beta: nor higher ones.
        """
        if not me & me - 1:
            return _last_trick(me, op, rest, bonus)
        self.nodes += 1
        if bonus and _sure_trick(op, me):
            bonus = 0
        least, most = self._suits.bounds(me, op, rest)
        if bonus:
            most += bonus
            if least == rest:
                return most
        if most <= alpha:
            return most
        if least >= beta or least == most:
            return least
        known = self._known_alive if bonus else self._known
        key = (me, op)
        first = -1
        entry = known.get(key)
        if entry is not None:
            least, most, first = entry
            if least >= beta or least == most:
                return least
            if most <= alpha:
                return most
        low = alpha if alpha > least else least
        high = beta if beta < most else most
        floor = low
        best = -1
        for card in self._suits.leads(me, op, first):
            value = self.reply(me ^ 1 << card, op, card, rest, bonus, 0, low, high)
            if value > best:
                best, first = value, card
                if value > low:
                    low = value
                    if value >= high:
                        break
        if best >= high:
            least = max(least, best)
        elif best <= floor:
            most = min(most, max(best, least))
            best = most
        else:
            least = most = best
        known[key] = (least, most, first)
        return best

    def reply(
        self,
        me: int,
        op: int,
        led: int,
        rest: int,
        bonus: int,
        other_bonus: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value, for the leader, after a card was led.

        Args:
            me: the leader's hand without the card led.
            op: the other hand, one card more.
            led: the card's place.
            rest: points still to come, this trick's included.
            bonus: as in `lead`.
            other_bonus: the same for the other player.
            alpha: as in `lead`.
            beta: as in `lead`.
        """
        worst = 1000
        worth = POINTS[led]
        winning, losing = self._suits.replies(me, op, led)
        for card in winning:
            left = rest - worth - POINTS[card]
            value = (
                left
                - self.lead(
                    op ^ 1 << card, me, left, other_bonus, left - beta, left - alpha
                )
                if me
                else -other_bonus
            )
            if value < worst:
                worst = value
                if value <= alpha:
                    return worst
                if value < beta:
                    beta = value
        for card in losing:
            gain = worth + POINTS[card]
            value = (
                gain
                + self.lead(
                    me, op ^ 1 << card, rest - gain, bonus, alpha - gain, beta - gain
                )
                if me
                else rest + bonus
            )
            if value < worst:
                worst = value
                if value <= alpha:
                    return worst
                if value < beta:
                    beta = value
        return worst


def _last_trick(me: int, op: int, rest: int, bonus: int) -> int:
    """The value with one card each, or none; the loser of the trick gets nothing."""
    if not me:
        return bonus
    return 0 if wins(op.bit_length() - 1, me.bit_length() - 1) else rest + bonus


def _sure_trick(own: int, other: int) -> bool:
    """Whether this hand wins a trick whatever is played (T-X12)."""
    own, other = own >> TRUMPS, other >> TRUMPS
    return own > other or own.bit_count() > other.bit_count()


def all_to_come(hands: int) -> int:
    """Points still to come while these cards are in the hands."""
    return points_of(hands) + LAST_TRICK_POINTS


class RaceSearch:
    """One question: does the attacker win at least this many buli points?

    After each trick its winner and then the other may claim (T-S4, T-S6). More points
    never hurt, so of each pair of hands it is enough to know from which total of the
    player on lead on the answer is yes, and up to which it is no.
    """

    def __init__(
        self, attacker: int, defender: int, stake: int, limit: int, stichmaccs: bool
    ) -> None:
        """Prepare the question.

        Args:
            attacker: the attacker's score, without this deal's trick points.
            defender: the defender's.
            stake: 1, or 2 for maccs (T-S3).
            limit: the most points with which one loses double.
            stichmaccs: whether all of the last nine tricks take everything (T-S2).
        """
        self.nodes = 0
        self._score = {True: attacker, False: defender}
        self._whole = attacker + defender + ALL_TRICK_POINTS
        self._stake, self._limit, self._stichmaccs = stake, limit, stichmaccs
        self._suits = Suits()
        self._known: dict[tuple[int, int], tuple[int, int, int]] = {}
        self._known_alive: dict[tuple[int, int], tuple[int, int, int]] = {}

    def lead(
        self, me: int, op: int, rest: int, mine: int, attacks: bool, alive: bool
    ) -> bool:
        """Whether the player on lead, before any claim, gets what they want.

        Args:
            me: the hand of the player on lead, who won the last trick.
            op: the other hand, as many cards.
            rest: points still to come.
            mine: total of the player on lead, this deal's trick points included.
            attacks: whether the player on lead is the attacker.
            alive: whether they have won all of the last nine tricks so far.
        """
        theirs = self._whole - rest - mine
        if not me:
            return self._counted(mine, theirs, attacks, alive)
        self.nodes += 1
        if alive and (not self._stichmaccs or _sure_trick(op, me)):
            alive = False
        settled = self._settled(mine, theirs, attacks, alive)
        if settled is None:
            settled = self._bounded(me, op, rest, mine, attacks, alive)
        if settled is not None:
            return settled
        known = self._known_alive if alive else self._known
        key = (me, op)
        no, yes, first = known.get(key, (-1, 1 << 30, -1))
        if mine <= no:
            return False
        if mine >= yes:
            return True
        for card in self._suits.leads(me, op, first):
            left = me ^ 1 << card
            if self.reply(left, op, card, rest, mine, attacks, alive, False):
                known[key] = (no, mine, card)
                return True
        known[key] = (mine, yes, first)
        return False

    def reply(
        self,
        me: int,
        op: int,
        led: int,
        rest: int,
        mine: int,
        attacks: bool,
        alive: bool,
        other_alive: bool,
    ) -> bool:
        """The same after a card was led.

        Args:
            me: the leader's hand without the card led.
            op: the other hand, one card more.
            led: the card's place.
            rest: as in `lead`, with this trick's points.
            mine: as in `lead`.
            attacks: whether the leader attacks.
            alive: as in `lead`.
            other_alive: the same for the other player.
        """
        winning, losing = self._suits.replies(me, op, led)
        last = 0 if me else LAST_TRICK_POINTS
        theirs = self._whole - rest - mine
        for card in winning:
            gain = POINTS[led] + POINTS[card] + last
            if self.lead(
                op ^ 1 << card, me, rest - gain, theirs + gain, not attacks, other_alive
            ):
                return False
        for card in losing:
            gain = POINTS[led] + POINTS[card] + last
            if not self.lead(
                me, op ^ 1 << card, rest - gain, mine + gain, attacks, alive
            ):
                return False
        return True

    def _counted(self, mine: int, theirs: int, attacks: bool, alive: bool) -> bool:
        """The answer when all tricks are taken and nobody has claimed."""
        if alive and self._stichmaccs:
            theirs = self._score[not attacks]
            mine = self._whole - theirs
        winner, loser = (mine, theirs) if attacks else (theirs, mine)
        won = winner >= TARGET and winner > loser
        return (won and self._enough(loser)) == attacks

    def _enough(self, loser: int) -> bool:
        """Whether winning against this total is what was asked."""
        return self._stake == 1 or loser <= self._limit

    def _settled(
        self, mine: int, theirs: int, attacks: bool, alive: bool
    ) -> bool | None:
        """The answer if a claim gives it, or nothing can any more."""
        if not attacks:
            if mine >= TARGET:
                return True
            if not self._enough(mine):
                return True
            return False if theirs >= TARGET else None
        enough = self._enough(theirs)
        if enough and mine >= TARGET:
            return True
        if not enough and not (alive and self._enough(self._score[False])):
            return False
        return False if theirs >= TARGET else None

    def _bounded(
        self, me: int, op: int, rest: int, mine: int, attacks: bool, alive: bool
    ) -> bool | None:
        """The answer if the points that are sure to come give it."""
        least, most = self._suits.bounds(me, op, rest)
        worst = self._whole - mine - least  # the most that the other can have
        if attacks:
            if mine + least >= TARGET > worst and self._enough(worst):
                return True
            if alive:
                most = self._whole - self._score[False] - mine
            return False if mine + most < TARGET else None
        if worst < TARGET:
            return True
        sure = self._whole - mine - most
        ahead = sure >= TARGET > mine + most
        return False if ahead and self._enough(mine + most) else None
