"""A second search of the last nine tricks, quick enough for thousands of positions.

    python tests/nine_card_search.py

draws the positions of tests/vectors/nine_cards.jsonl again and pins their values there.

Every question is of yes or no, asked for player 0: are 0's trick points so far enough
to end with at least the goal (by points), or at least the outcome (in the race)? More
points for 0, and as many fewer for 1, never turn a yes into a no. So memory holds, by
cards left, leader and who may still win all nine, how many points were enough and how
many too few. Nothing is left out of the search but what the points left decide.
"""

import json
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

Json = dict[str, Any]
Pair = tuple[int, int]

SUITS = "alhb"
TRUMPS_UPWARDS, PLAIN_UPWARDS = "78UKXA9O", "789UOKXA"
TRUMPS_WORTH = dict(zip(TRUMPS_UPWARDS, (0, 0, 2, 4, 10, 11, 14, 20), strict=True))
PLAIN_WORTH = dict(zip(PLAIN_UPWARDS, (0, 0, 0, 2, 3, 4, 10, 11), strict=True))
ALL_POINTS, LAST_TRICK = 161, 10
OUT, MACCS = 501, 250
EITHER, NEITHER = 2, 3
"""Beside 0 and 1: who may still win all nine tricks."""
FAR = 1_000
"""More points than there are."""

PINNED = Path(__file__).parent / "vectors" / "nine_cards.jsonl"
BY_POINTS, RACES = 1_200, 800
"""How many positions are pinned of each kind, in this order."""

RULES = {
    "hungarian": (True, 250),
    "international": (True, 250),
    "austrian": (False, 249),
}
"""By preset: whether stichmaccs is played (T-S2), the limit of maccs (T-S3)."""


class Place(NamedTuple):
    """A moment in tricks 8 to 16; the card led is in neither hand."""

    trump: str
    hands: tuple[str, str]
    leader: int
    led: str | None
    taken: Pair
    stichmaccs: bool
    limit: int
    scores: Pair | None = None
    """Without this deal's trick points; None asks for points."""
    last_nine: Pair = (0, 0)

    @property
    def to_move(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    @property
    def sweeper(self) -> int:
        """Who may still win all nine tricks and profit by it (T-S2)."""
        if not self.stichmaccs or 0 not in self.last_nine:
            return NEITHER
        return EITHER if self.last_nine == (0, 0) else 1 - self.last_nine.index(0)


def worth(card: str, *, trump: bool) -> int:
    """Its points (T-C3, T-C4)."""
    return (TRUMPS_WORTH if trump else PLAIN_WORTH)[card[0]]


class Reply(NamedTuple):
    """A second card, who takes the trick with it, and the points of both cards."""

    card: int
    taker: int
    points: int


class Cards:
    """The cards of a place, each a bit: eight to a suit, a stronger one higher."""

    def __init__(self, place: Place) -> None:
        self.trumps = 0xFF << 8 * SUITS.index(place.trump)
        self.codes: dict[int, str] = {}
        self.points: dict[int, int] = {}
        mine, theirs = (sum(map(self._bit, hand.split())) for hand in place.hands)
        self.hands = mine, theirs
        self.led = 0 if place.led is None else self._bit(place.led)
        self._of: dict[int, list[int]] = {}
        self._replies: dict[tuple[int, int], list[Reply]] = {}

    def _bit(self, code: str) -> int:
        first = 1 << 8 * SUITS.index(code[1])
        trump = first & self.trumps
        upwards = TRUMPS_UPWARDS if trump else PLAIN_UPWARDS
        card = first << upwards.index(code[0])
        self.codes[card] = code
        self.points[card] = worth(code, trump=bool(trump))
        return card

    def of(self, hand: int) -> list[int]:
        """The cards of a hand."""
        if hand not in self._of:
            self._of[hand] = [card for card in self.points if card & hand]
        return self._of[hand]

    def replies(self, led: int, hand: int, who: int) -> list[Reply]:
        """What `who` may answer from this hand (T-P4)."""
        if (led, hand) not in self._replies:
            legal = hand & self._suit(led) or hand & self.trumps or hand
            self._replies[led, hand] = [
                Reply(
                    card,
                    who if self._beats(card, led) else 1 - who,
                    self.points[led] + self.points[card],
                )
                for card in self.of(legal)
            ]
        return self._replies[led, hand]

    def legal(self, leader: int) -> list[int]:
        """What the player on turn may play."""
        if not self.led:
            return self.of(self.hands[leader])
        who = 1 - leader
        return [reply.card for reply in self.replies(self.led, self.hands[who], who)]

    def _beats(self, second: int, led: int) -> bool:
        """T-P2."""
        if second & self._suit(led):
            return second > led
        return bool(second & self.trumps)

    def _suit(self, card: int) -> int:
        return 0xFF << (card.bit_length() - 1) // 8 * 8


class Moment(NamedTuple):
    """Before a trick: who may win all nine, and what 0 and 1 have taken."""

    left: int
    leader: int
    sweeper: int
    mine: int
    theirs: int

    def after(self, led: int, reply: Reply) -> "Moment":
        """When the trick is taken."""
        left, _, sweeper, mine, theirs = self
        card, taker, points = reply
        left &= ~(led | card)
        points += 0 if left else LAST_TRICK
        if sweeper != taker:
            sweeper = taker if sweeper == EITHER else NEITHER
        if taker == 0:
            return Moment(left, taker, sweeper, mine + points, theirs)
        return Moment(left, taker, sweeper, mine, theirs + points)

    @property
    def counted(self) -> Pair:
        """Trick points when all tricks are taken (T-S2)."""
        if self.sweeper == NEITHER:
            return self.mine, self.theirs
        return (ALL_POINTS, 0) if self.sweeper == 0 else (0, ALL_POINTS)

    def most(self, who: int) -> int:
        """What `who` would have with all tricks to come."""
        if self.sweeper in (who, EITHER):
            return ALL_POINTS
        return ALL_POINTS - (self.theirs, self.mine)[who]


class Question:
    """Whether player 0's trick points so far are enough."""

    goal = 0
    """What they are reckoned from: the same margin has the same answer."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.memory: dict[tuple[int, int, int], Pair] = {}

    def settled(self, now: Moment, first: int) -> bool | None:
        """The answer if the cards left cannot change it; `first` is asked first."""
        raise NotImplementedError

    def enough(self, now: Moment) -> bool:
        """The answer before a trick."""
        key, margin = now[:3], now.mine - self.goal
        few, many = self.memory.get(key, (-FAR, FAR))
        if few < margin < many:
            answer = self.settled(now, now.leader)
            if answer is None:
                answer = self._searched(now)
            self.memory[key] = (few, margin) if answer else (margin, many)
            return answer
        return margin >= many

    def _searched(self, now: Moment) -> bool:
        wish = now.leader == 0
        for card in self.cards.of(now.left & self.cards.hands[now.leader]):
            if self._enough_led(now, card) == wish:
                return wish
        return not wish

    def _enough_led(self, now: Moment, led: int) -> bool:
        """The answer when this card is led.

        No claim is asked about: one that serves a player now did so before the lead.
        """
        who = 1 - now.leader
        wish = who == 0
        for reply in self.cards.replies(led, now.left & self.cards.hands[who], who):
            if self.enough(now.after(led, reply)) == wish:
                return wish
        return not wish

    def after(self, now: Moment, card: int) -> bool:
        """The answer when the player on turn has played this card."""
        led, who = self.cards.led, 1 - now.leader
        if led:
            replies = self.cards.replies(led, self.cards.hands[who], who)
            reply = next(reply for reply in replies if reply.card == card)
            return self.enough(now.after(led, reply))
        answer = self.settled(now, who)  # the other is asked first now
        return self._enough_led(now, card) if answer is None else answer


class ByPoints(Question):
    """Whether 0 ends with at least the goal in trick points.

    While one player has won all, the cards left tell what each has taken; so the
    margin decides with stichmaccs too.
    """

    def settled(self, now: Moment, first: int) -> bool | None:
        if not now.left:
            return now.counted[0] >= self.goal
        if now.most(0) < self.goal:
            return False
        return True if ALL_POINTS - now.most(1) >= self.goal else None

    def reached(self, now: Moment, card: int) -> int:
        """The highest goal that 0 reaches after this card."""

        def missed(goal: int) -> bool:
            self.goal = goal
            return not self.after(now, card)

        return bisect_left(range(1, ALL_POINTS + 1), True, key=missed)


class InRace(Question):
    """Whether 0 gets at least an outcome: 2, 1, 0 or -1 (T-S3 to T-S8)."""

    def __init__(self, cards: Cards, place: Place, outcome: int) -> None:
        super().__init__(cards)
        assert place.scores is not None
        self.scores, self.limit, self.outcome = place.scores, place.limit, outcome

    def settled(self, now: Moment, first: int) -> bool | None:
        if not now.left:
            return self._end(now.counted) >= self.outcome
        for who in (first, 1 - first):
            if self._claims(now, who):
                return who == 0
        if self._hope(now, 0) < self.outcome:
            return False
        return True if -self._hope(now, 1) >= self.outcome else None

    def _claims(self, now: Moment, who: int) -> bool:
        """Whether `who` has 501 and a claim brings them what they wish here (T-S4)."""
        totals = self.scores[0] + now.mine, self.scores[1] + now.theirs
        if totals[who] < OUT:
            return False
        stake = self._stake(totals[1 - who])
        return stake >= self.outcome if who == 0 else -stake < self.outcome

    def _end(self, counted: Pair) -> int:
        """The outcome when all tricks are taken (T-S6)."""
        mine, theirs = self.scores[0] + counted[0], self.scores[1] + counted[1]
        if mine == theirs or max(mine, theirs) < OUT:
            return 0
        return self._stake(theirs) if mine > theirs else -self._stake(mine)

    def _hope(self, now: Moment, who: int) -> int:
        """The most that `who` can win, with all tricks to come."""
        if self.scores[who] + now.most(who) < OUT:
            return 0
        lost = now.sweeper in (who, EITHER)
        left_to_other = 0 if lost else (now.theirs, now.mine)[who]
        return self._stake(self.scores[1 - who] + left_to_other)

    def _stake(self, loser: int) -> int:
        return 2 if loser <= self.limit else 1


def values(place: Place) -> dict[str, int]:
    """After each legal card, for player 0.

    By points: the difference still to come; with scores: the outcome of the race.
    """
    cards = Cards(place)
    now = Moment(sum(cards.hands), place.leader, place.sweeper, *place.taken)
    value = (
        _difference(cards, now) if place.scores is None else _outcome(place, cards, now)
    )
    return {cards.codes[card]: value(card) for card in cards.legal(place.leader)}


def _difference(cards: Cards, now: Moment) -> Callable[[int], int]:
    question, ahead = ByPoints(cards), now.mine - now.theirs
    return lambda card: 2 * question.reached(now, card) - ALL_POINTS - ahead


def _outcome(place: Place, cards: Cards, now: Moment) -> Callable[[int], int]:
    questions = [InRace(cards, place, outcome) for outcome in (-1, 0, 1, 2)]
    return lambda card: sum(each.after(now, card) for each in questions) - 2


def place_of(case: Json) -> Place:
    """The place that a line of nine_cards.jsonl tells."""
    stichmaccs, limit = RULES[case["rules"]]
    mine, theirs = case["hands"]
    return Place(
        trump=case["trump"],
        hands=(mine, theirs),
        leader=case["leader"],
        led=case["led"],
        taken=(case["taken"][0], case["taken"][1]),
        stichmaccs=stichmaccs,
        limit=limit,
        scores=tuple(case["scores"]) if "scores" in case else None,
    )


def drawn(rng: Random, *, race: bool) -> Json:
    """A position before the last nine tricks, or with a card of trick 8 led.

    In one of three deals one hand has all trumps, aces and tens dealt, or nine of them,
    and may well win all nine tricks; in every second one player took nearly all points
    that are gone.
    """
    trump = rng.choice(SUITS)
    pack = [rank + suit for suit in SUITS for rank in PLAIN_UPWARDS]
    rng.shuffle(pack)
    cards, gone = pack[:18], sum(worth(c, trump=c[1] == trump) for c in pack[18:])
    if rng.random() < 1 / 3:
        strong = rng.random() < 0.5
        cards.sort(key=lambda c: (c[1] == trump or c[0] in "AX") == strong)
    hands, leader, led = [cards[:9], cards[9:]], rng.randrange(2), None
    if rng.random() < 0.25:
        led = hands[leader].pop(rng.randrange(9))
    few = rng.randint(0, gone // 8)
    mine = rng.choice((few, gone - few)) if rng.random() < 0.5 else rng.randint(0, gone)
    case: Json = {
        "rules": rng.choice([*RULES]),
        "trump": trump,
        "hands": [" ".join(hand) for hand in hands],
        "leader": leader,
        "led": led,
        "taken": (mine, gone - mine),
    }
    return case | {"scores": near_the_end(rng, place_of(case))} if race else case


def near_the_end(rng: Random, place: Place) -> Pair:
    """Scores for totals near 501 or the limit of maccs after best play, or now."""
    best = (max, min)[place.to_move](values(place).values())
    ahead = best + place.taken[0] - place.taken[1]
    counted = (ALL_POINTS + ahead) // 2, (ALL_POINTS - ahead) // 2
    points = place.taken if rng.random() < 1 / 6 else counted
    while True:
        marks = rng.choice(((OUT, OUT), (OUT, MACCS), (MACCS, OUT)))
        mine, theirs = (
            mark - each + rng.randint(-12, 12)
            for mark, each in zip(marks, points, strict=True)
        )
        totals = mine + place.taken[0], theirs + place.taken[1]
        if totals[0] != totals[1] and min(mine, theirs) >= 0:
            return mine, theirs


def line(number: int) -> str:
    """The line of nine_cards.jsonl with this number: a position and its values."""
    case = drawn(Random(f"nine cards {number}"), race=number >= BY_POINTS)
    case["cards"] = values(place_of(case))
    return json.dumps(case, separators=(",", ":"))


def main() -> None:
    lines = (line(number) + "\n" for number in range(BY_POINTS + RACES))
    PINNED.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
