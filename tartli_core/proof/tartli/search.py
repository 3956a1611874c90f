"""Best play in tricks 8 to 16, both hands open: by points, and as a race to 501.

An ending is told in plain strings. Inside a search a hand is a number with a bit for
each card, eight to a suit, the stronger the higher, trumps last. `Points` and `Race`
answer for a whole deal: keep one of them for all endings with the same trump, as what
they find out of two hands serves again.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from tartli_core.proof.tartli.cards import beats, worth
from tartli_core.proof.tartli.tables import (
    OTHER,
    PLAIN_ORDER,
    PLAIN_POINTS,
    SUITS,
    TARGET,
    TRUMP_ORDER,
    TRUMP_POINTS,
)

ALL_POINTS: Final = 161  # T-C5
LAST_TEN: Final = 10  # T-C5: for the last trick

TRUMP_WORTH: Final = tuple(TRUMP_POINTS[rank] for rank in reversed(TRUMP_ORDER))
PLAIN_WORTH: Final = tuple(PLAIN_POINTS[rank] for rank in reversed(PLAIN_ORDER))
WORTH: Final = (*PLAIN_WORTH * 3, *TRUMP_WORTH)
"""Points of the card of each bit."""

TRUMPS: Final = 24
"""Where the bits of the trumps begin."""

FAR: Final = 1_000_000


class Ending(NamedTuple):
    """A moment in tricks 8 to 16; pairs tell of you and of the opponent.

    Attributes:
        trump: the trump suit.
        hands: both hands; the card led is in neither.
        lead: who leads to this trick, or has led.
        led: the card led, "" before it.
        taken: trick points of this deal.
        won: tricks from the eighth on.
    """

    trump: str
    hands: tuple[frozenset[str], frozenset[str]]
    lead: str
    led: str
    taken: tuple[int, int]
    won: tuple[int, int]

    @property
    def to_move(self) -> str:
        """Who is to play a card."""
        return OTHER[self.lead] if self.led else self.lead

    def hand(self, player: str) -> frozenset[str]:
        """The cards in a player's hand."""
        return self.hands[player == "opponent"]

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return not any(self.hands) and not self.led

    @property
    def legal(self) -> list[str]:
        """What may be played now: follow suit, else trump, else anything (T-P4)."""
        hand = self.hand(self.to_move)
        if not self.led:
            return sorted(hand)
        suit = [card for card in hand if card[1] == self.led[1]]
        trumps = [card for card in hand if card[1] == self.trump]
        return sorted(suit or trumps or hand)

    def play(self, card: str) -> "Ending":
        """The ending after the player on turn has played this card."""
        mine, theirs = (hand - {card} for hand in self.hands)
        if not self.led:
            return self._replace(hands=(mine, theirs), led=card)
        taker = self.to_move if beats(card, self.led, self.trump) else self.lead
        place = int(taker == "opponent")
        taken, won = list(self.taken), list(self.won)
        taken[place] += worth(card, self.trump) + worth(self.led, self.trump)
        taken[place] += 0 if mine else LAST_TEN
        won[place] += 1
        return self._replace(
            hands=(mine, theirs),
            lead=taker,
            led="",
            taken=(taken[0], taken[1]),
            won=(won[0], won[1]),
        )

    @property
    def to_come(self) -> int:
        """The points of this trick and all after it."""
        return ALL_POINTS - sum(self.taken)


@cache
def bit_of(card: str, trump: str) -> int:
    """The number of a card's bit."""
    if card[1] == trump:
        return TRUMPS + 7 - TRUMP_ORDER.index(card[0])
    plain = [suit for suit in SUITS if suit != trump]
    return 8 * plain.index(card[1]) + 7 - PLAIN_ORDER.index(card[0])


def bits_of(cards: Iterable[str], trump: str) -> int:
    """A hand as a number."""
    return sum(1 << bit_of(card, trump) for card in cards)


def parts(own: int, other: int) -> Iterator[tuple[int, int, int]]:
    """Each suit in two hands: where its bits begin, the suit in either hand."""
    for first in (0, 8, 16, TRUMPS):
        yield first, own >> first & 255, other >> first & 255


@cache
def distinct(own: int, other: int, trump: bool) -> tuple[int, ...]:
    """Cards of a suit that do different things, low to high.

    Of several with the same points and none of the other's between them, one.
    """
    worths = TRUMP_WORTH if trump else PLAIN_WORTH
    found: list[int] = []
    last = -1
    for place in range(8):
        if other >> place & 1:
            last = -1
        elif own >> place & 1:
            if worths[place] != last:
                found.append(place)
            last = worths[place]
    return tuple(found)


@cache
def lead_tries(own: int, other: int, first: int) -> tuple[tuple[int, int], ...]:
    """The leads of a suit: how late to try each, and its bit."""
    trump = first == TRUMPS
    worths = TRUMP_WORTH if trump else PLAIN_WORTH
    count = other.bit_count()
    tries = []
    for place in distinct(own, other, trump):
        if not count:
            late = 40 if trump else worths[place]  # who leads a trump here only waits
        elif other >> place:
            late = 20 + 2 * worths[place] + 5 * count
        else:
            late = 5 * count - worths[place]
        tries.append((late, first + place))
    return tuple(tries)


def leads_of(own: int, other: int, first: int = -1) -> list[tuple[int, int]]:
    """The leads to try, the most promising first; `first` was good before."""
    tries: list[tuple[int, int]] = []
    for start, suit, others in parts(own, other):
        if suit:
            tries += lead_tries(suit, others, start)
    tries.sort()
    if first >= 0:
        tries.sort(key=lambda each: each[1] != first)
    return tries


@cache
def follows(suit: int, other: int, led: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What to try of the suit led: cards that take the trick, and cards that do not.

    Args:
        suit: the suit in the hand that follows.
        other: the suit in the leader's, the card led not in it.
        led: the bit of the card led.
    """
    first, place = led & TRUMPS, led & 7
    tries = distinct(suit, other | 1 << place, first == TRUMPS)
    higher = [first + each for each in reversed(tries) if each > place]
    lower = [first + each for each in tries if each < place]
    return tuple(higher), tuple(lower)


def answers(hand: int, other: int, led: int) -> tuple[Iterable[int], Iterable[int]]:
    """What to try on a card led: what takes the trick, and what does not (T-P4)."""
    first = led & TRUMPS
    suit = hand >> first & 255
    if suit:
        return follows(suit, other >> first & 255, led)
    trumps = hand >> TRUMPS
    if trumps:
        return [TRUMPS + t for t in distinct(trumps, other >> TRUMPS, True)], ()
    thrown = [
        first + place
        for first, suit, others in parts(hand, other)
        for place in distinct(suit, others, False)
    ]
    return (), sorted(thrown, key=WORTH.__getitem__)


@cache
def tops(own: int, other: int) -> tuple[int, ...]:
    """Places of the cards of a suit above all of the other's, high to low."""
    return tuple(p for p in range(7, -1, -1) if own >> p & 1 and not other >> p)


@cache
def cashed(own: int, other: int, trump: bool, most: int) -> int:
    """Points that top cards led one after the other bring at least, so many of them."""
    worths = TRUMP_WORTH if trump else PLAIN_WORTH
    led = sorted((worths[place] for place in tops(own, other)), reverse=True)[:most]
    given = sorted(worths[place] for place in range(8) if other >> place & 1)
    return sum(led) + sum(given[: len(led)])


@cache
def trump_bounds(own: int, other: int) -> tuple[bool, int, int]:
    """Whether the top trumps draw all others, what they bring, what is lost anyway."""
    count = len(tops(own, other))
    drawn = count >= other.bit_count()
    brought = cashed(own, other, True, 8)
    if drawn:
        brought = sum(TRUMP_WORTH[p] for p in range(8) if (own | other) >> p & 1)
    return drawn, brought, sum(TRUMP_WORTH[place] for place in tops(other, own))


@cache
def plain_bounds(own: int, other: int) -> tuple[int, int, int]:
    """Of a plain suit: cards that are not top; points cashed in all, and if ruffed."""
    count = len(tops(own, other))
    whole = cashed(own, other, False, 8)
    return own.bit_count() - count, whole, cashed(own, other, False, other.bit_count())


def bounds(own: int, other: int, rest: int) -> tuple[int, int]:
    """Least and most points to come that the hands show at a glance, to who leads.

    Trumps above all of the other's take a trick each. Top cards can be led while the
    other must follow, and after the trumps are drawn at any time.
    """
    drawn, least, lost = trump_bounds(own >> TRUMPS, other >> TRUMPS)
    low_cards = 0
    for first in (0, 8, 16):
        low, whole, followed = plain_bounds(own >> first & 255, other >> first & 255)
        low_cards += low
        least += whole if drawn else followed
    return (rest if drawn and not low_cards else least), rest - lost


def surely_takes_one(own: int, other: int) -> bool:
    """Whether a hand takes a trick whatever happens: the best trump, or more trumps."""
    mine, theirs = own >> TRUMPS, other >> TRUMPS
    return mine > theirs or mine.bit_count() > theirs.bit_count()


class Points:
    """Trick points at the end of the deal, by best play for them.

    >>> hands = frozenset({"Ka", "8l"}), frozenset({"7a", "Xl"})
    >>> ending = Ending("a", hands, "you", "", (70, 67), (4, 3))
    >>> Points(stichmaccs=False).cards(ending)
    {'8l': 84, 'Ka': 74}
    """

    def __init__(self, *, stichmaccs: bool) -> None:
        """Prepare the search.

        Args:
            stichmaccs: whether all of the last nine tricks take everything (T-S2).
        """
        self.stichmaccs = stichmaccs
        self.known: dict[int, tuple[int, int, int]] = {}

    def count(self, ending: Ending) -> int:
        """Your trick points in this deal, 0 to 161."""
        low, high = 0, ALL_POINTS
        goal = ending.taken[0] + ending.to_come // 2
        while low < high:
            found = self._count_to(ending, goal)
            if found >= goal:
                low, goal = found, found + 1
            else:
                high, goal = found, found
        return low

    def at_least(self, ending: Ending, goal: int) -> bool:
        """Whether you have so many trick points at the end of the deal."""
        return self._count_to(ending, goal) >= goal

    def count_is(self, ending: Ending, count: int) -> bool:
        """Whether you have just so many trick points at the end of the deal."""
        return self.at_least(ending, count) and not self.at_least(ending, count + 1)

    def cards(self, ending: Ending) -> dict[str, int]:
        """Your trick points at the end of the deal after each legal card."""
        return {card: self.count(ending.play(card)) for card in ending.legal}

    def _count_to(self, ending: Ending, goal: int) -> int:
        """Your points at the end: at least this if it is the goal, else at most."""
        leads = int(ending.lead == "opponent")
        before = ending.taken[leads]
        if leads == 0:
            return before + self._to_come(ending, goal - before)
        return (
            ALL_POINTS - before - self._to_come(ending, ALL_POINTS - before - goal + 1)
        )

    def _to_come(self, ending: Ending, goal: int) -> int:
        """The leader's points to come, as `lead` tells them."""
        leads = int(ending.lead == "opponent")
        own = bits_of(ending.hands[leads], ending.trump)
        other = bits_of(ending.hands[1 - leads], ending.trump)
        rest = ending.to_come
        bonus, others = (
            ending.taken[1 - p] if self.stichmaccs and not ending.won[1 - p] else 0
            for p in (leads, 1 - leads)
        )
        if ending.led:
            led = bit_of(ending.led, ending.trump)
            return self._led(own, other, led, rest, goal, bonus, others)
        if not own | other:
            return bonus - others
        if others:
            return max(
                self._led(own ^ 1 << led, other, led, rest, goal, bonus, others)
                for _, led in leads_of(own, other)
            )
        return self._lead(own, other, rest, goal, bonus)

    def _lead(self, own: int, other: int, rest: int, goal: int, bonus: int) -> int:
        """The points to come to the player on lead: a bound that answers the goal.

        If it is the goal or more, they get at least this; otherwise at most this.

        Args:
            own: the hand on lead.
            other: the other hand, as many cards.
            rest: all points to come.
            goal: the points asked about.
            bonus: what stichmaccs would bring the player on lead beside these: the
                other's earlier points, while the other has won none of the nine.
        """
        if not own & own - 1:
            return last_trick(own.bit_length() - 1, other, rest, bonus, 0)
        if bonus and surely_takes_one(other, own):
            bonus = 0
        key = (bonus << 32 | own) << 32 | other
        known = self.known.get(key)
        if known is None:
            low, high = bounds(own, other, rest)
            high += bonus
            if low == rest:
                low = high
            first = -1
        else:
            low, high, first = known
        if low >= goal:
            return low
        if high < goal:
            return high
        best = -FAR
        for _, led in leads_of(own, other, first):
            value = self._led(own ^ 1 << led, other, led, rest, goal, bonus, 0)
            if value > best:
                best, first = value, led
                if value >= goal:
                    break
        if best >= goal:
            low = best
        else:
            high = best = min(best, high)
        self.known[key] = low, high, first
        return best

    def _led(
        self,
        own: int,
        other: int,
        led: int,
        rest: int,
        goal: int,
        bonus: int,
        others: int,
    ) -> int:
        """The same for the leader, after a card was led.

        Args:
            own: the leader's hand without the card led.
            other: the hand to play from.
            led: the bit of the card led.
            rest: as in `_lead`, with this trick's points.
            goal: as in `_lead`.
            bonus: as in `_lead`.
            others: the same for the other player.
        """
        if not own:
            return last_trick(led, other, rest, bonus, others)
        taking, losing = answers(other, own, led)
        worst = FAR
        for card in taking:
            left = rest - WORTH[led] - WORTH[card]
            value = left - self._lead(
                other ^ 1 << card, own, left, left - goal + 1, others
            )
            if value < worst:
                worst = value
                if value < goal:
                    return value
        for card in losing:
            gain = WORTH[led] + WORTH[card]
            value = gain + self._lead(
                own, other ^ 1 << card, rest - gain, goal - gain, bonus
            )
            if value < worst:
                worst = value
                if value < goal:
                    return value
        return worst


def last_trick(led: int, other: int, rest: int, bonus: int, others: int) -> int:
    """The leader's points to come when each has one card left."""
    taking, _ = answers(other, 0, led)
    return -others if taking else rest + bonus


class Sweep:
    """Whether a player wins every trick from the eighth on, whatever the other does."""

    def __init__(self) -> None:
        """Prepare the search."""
        self.known: dict[tuple[int, int], bool] = {}

    def wins_all(self, ending: Ending, player: str) -> bool:
        """The answer in an ending, if this player has lost no trick from the eighth."""
        if ending.won[player == "you"]:
            return False
        leads = int(ending.lead == "opponent")
        own = bits_of(ending.hands[leads], ending.trump)
        other = bits_of(ending.hands[1 - leads], ending.trump)
        led = bit_of(ending.led, ending.trump) if ending.led else None
        if player == ending.lead:
            if led is None:
                return self._all(own, other)
            return self._all_after(own, other, led)
        if led is not None:
            return self._takes(own, other, led)
        tries = (each for _, each in leads_of(own, other))
        return all(self._takes(own ^ 1 << each, other, each) for each in tries)

    def _takes(self, own: int, other: int, led: int) -> bool:
        """Whether who follows can take this trick and then win all others."""
        taking, _ = answers(other, own, led)
        return any(self._all(other ^ 1 << card, own) for card in taking)

    def _all(self, own: int, other: int) -> bool:
        """Whether who leads can win every trick."""
        if not own:
            return True
        if surely_takes_one(other, own):
            return False
        key = own, other
        if key not in self.known:
            self.known[key] = any(
                self._all_after(own ^ 1 << led, other, led)
                for _, led in leads_of(own, other)
            )
        return self.known[key]

    def _all_after(self, own: int, other: int, led: int) -> bool:
        """The same after this card was led."""
        taking, losing = answers(other, own, led)
        return not taking and all(self._all(own, other ^ 1 << card) for card in losing)


class Race:
    """Who wins the buli in this deal, with claims at every moment (T-S3 to T-S8).

    An outcome is yours: 1 if you win, 2 with maccs, -1 and -2 if the opponent does, 0
    if nobody gets there.

    >>> hands = frozenset({"Ka", "8l"}), frozenset({"7a", "Xl"})
    >>> ending = Ending("a", hands, "you", "", (70, 67), (4, 3))
    >>> Race((420, 300), limit=249, stichmaccs=False).cards(ending)
    {'8l': 1, 'Ka': 0}
    """

    def __init__(
        self, scores: tuple[int, int], *, limit: int, stichmaccs: bool
    ) -> None:
        """Prepare the search.

        Args:
            scores: yours and the opponent's, without this deal's trick points.
            limit: the most points with which one loses double.
            stichmaccs: whether all of the last nine tricks take everything.
        """
        self.scores, self.limit = scores, limit
        self.asks = {
            (player, stake): Ask(
                scores[player == "opponent"],
                scores[player == "you"],
                stake=stake,
                limit=limit,
                stichmaccs=stichmaccs,
            )
            for player in OTHER
            for stake in (1, 2)
        }

    def claim(self, ending: Ending, player: str) -> int | None:
        """The outcome if this player claims now (T-S4); None if wrongly."""
        totals = [s + t for s, t in zip(self.scores, ending.taken, strict=True)]
        own, other = totals if player == "you" else totals[::-1]
        if own < TARGET:
            return None
        return (1 if player == "you" else -1) * (1 + (other <= self.limit))

    def outcome(self, ending: Ending) -> int:
        """The outcome with best play, and claims, of both."""
        for player, sign in (("you", 1), ("opponent", -1)):
            if self.asks[player, 1].answer(ending, player):
                return sign * (1 + self.asks[player, 2].answer(ending, player))
        return 0

    def cards(self, ending: Ending) -> dict[str, int]:
        """The outcome after each legal card."""
        return {card: self.outcome(ending.play(card)) for card in ending.legal}


class Ask:
    """One question: does the attacker win at least so many buli points?

    More trick points for the attacker, and as many fewer for the defender, never turn
    a yes into a no. So of two hands is known with which total of the attacker the
    answer is yes, and with which it is no.
    """

    def __init__(
        self, attacker: int, defender: int, *, stake: int, limit: int, stichmaccs: bool
    ) -> None:
        """Prepare the question.

        Args:
            attacker: the attacker's score, without this deal's trick points.
            defender: the defender's.
            stake: 1, or 2 for maccs.
            limit: as in `Race`.
            stichmaccs: as in `Race`.
        """
        self.attacker, self.defender = attacker, defender
        self.stake, self.limit, self.stichmaccs = stake, limit, stichmaccs
        self.all = attacker + defender + ALL_POINTS
        self.known: dict[tuple[int, int, bool, bool], tuple[int, int, int]] = {}

    def answer(self, ending: Ending, attacker: str) -> bool:
        """The answer in an ending, with this player as the attacker."""
        leads = int(ending.lead == "opponent")
        own = bits_of(ending.hands[leads], ending.trump)
        other = bits_of(ending.hands[1 - leads], ending.trump)
        attacks = attacker == ending.lead
        total = self.attacker + ending.taken[leads if attacks else 1 - leads]
        rest = ending.to_come
        alive, others = (
            self.stichmaccs and not ending.won[1 - p] for p in (leads, 1 - leads)
        )
        if not own | other:
            return self._counted(total, attacks, alive)
        if not ending.led and not others:
            return self._lead(own, other, rest, total, attacks, alive)
        claimed = self._claimed(total, rest, attacker == ending.to_move)
        if claimed is not None:
            return claimed
        if ending.led:
            led = bit_of(ending.led, ending.trump)
            return self._led(own, other, led, rest, total, attacks, alive, others)
        answers = (
            self._led(own ^ 1 << led, other, led, rest, total, attacks, alive, others)
            for _, led in leads_of(own, other)
        )
        return any(answers) if attacks else all(answers)

    def _lead(
        self, own: int, other: int, rest: int, total: int, attacks: bool, alive: bool
    ) -> bool:
        """The answer at the beginning of a trick.

        Args:
            own: the hand on lead.
            other: the other hand, as many cards.
            rest: points to come.
            total: the attacker's, with this deal's trick points.
            attacks: whether the attacker leads.
            alive: whether who leads may still win all nine tricks and profit by it.
        """
        if not own:
            return self._counted(total, attacks, alive)
        alive = alive and not surely_takes_one(other, own)
        settled = self._claimed(total, rest, attacks)
        if settled is None:
            settled = self._seen(own, other, rest, total, attacks, alive)
        if settled is not None:
            return settled
        key = own, other, attacks, alive
        few, many, first = self.known.get(key, (-FAR, FAR, -1))
        if total <= few or total >= many:
            return total >= many
        answer = not attacks
        for _, led in leads_of(own, other, first):
            after = own ^ 1 << led
            if (
                self._led(after, other, led, rest, total, attacks, alive, False)
                == attacks
            ):
                answer, first = attacks, led
                break
        self.known[key] = (few, total, first) if answer else (total, many, first)
        return answer

    def _led(
        self,
        own: int,
        other: int,
        led: int,
        rest: int,
        total: int,
        attacks: bool,
        alive: bool,
        others: bool,
    ) -> bool:
        """The answer after a card was led.

        Args:
            own: the leader's hand without the card led.
            other: the hand to play from.
            led: the bit of the card led.
            rest: as in `_lead`, with this trick's points.
            total: as in `_lead`.
            attacks: whether the leader attacks.
            alive: as in `_lead`.
            others: the same for the other player.
        """
        taking, losing = answers(other, own, led)
        last = 0 if own else LAST_TEN
        for card in taking:
            gain = WORTH[led] + WORTH[card] + last
            after = total if attacks else total + gain
            left = other ^ 1 << card
            if (
                self._lead(left, own, rest - gain, after, not attacks, others)
                != attacks
            ):
                return not attacks
        for card in losing:
            gain = WORTH[led] + WORTH[card] + last
            after = total + gain if attacks else total
            left = other ^ 1 << card
            if self._lead(own, left, rest - gain, after, attacks, alive) != attacks:
                return not attacks
        return attacks

    def _enough(self, defender: int) -> bool:
        """Whether to win against this total is what was asked."""
        return self.stake == 1 or defender <= self.limit

    def _counted(self, total: int, attacks: bool, alive: bool) -> bool:
        """The answer when all tricks are taken and nobody has claimed (T-S6)."""
        if alive:
            total = self.all - self.defender if attacks else self.attacker
        defender = self.all - total
        return total >= TARGET and total > defender and self._enough(defender)

    def _claimed(self, total: int, rest: int, attacker_first: bool) -> bool | None:
        """The answer if a claim gives it now; the one asked first claims first."""
        defender = self.all - rest - total
        out = total >= TARGET and self._enough(defender)
        if out and (attacker_first or defender < TARGET):
            return True
        return False if defender >= TARGET else None

    def _seen(
        self, own: int, other: int, rest: int, total: int, attacks: bool, alive: bool
    ) -> bool | None:
        """The answer if the hands show it at a glance."""
        defender = self.all - rest - total
        if not self._enough(defender) and not (
            alive and attacks and self._enough(self.defender)
        ):
            return False
        low, high = bounds(own, other, rest)
        if not attacks:
            low, high = rest - high, rest - low
        lost = defender + rest - low  # the most that the defender can come to
        if (
            total + low >= TARGET > lost
            and self._enough(lost)
            and (attacks or not alive)
        ):
            return True
        if attacks and alive:
            high = self.all - self.defender - total
        return False if total + high < TARGET else None
