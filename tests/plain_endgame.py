"""The last nine tricks by plain search, for comparison: texts, and no pruning.

Cards are codes; a state is (hands, leader, led, taken, last nine), and every answer
is for player 0.
"""

from typing import NamedTuple

TRUMP_ORDER = "O9AXKU87"
PLAIN_ORDER = "AXKOU987"
TRUMP_POINTS = dict(zip(TRUMP_ORDER, (20, 14, 11, 10, 4, 2, 0, 0), strict=True))
PLAIN_POINTS = dict(zip(PLAIN_ORDER, (11, 10, 4, 3, 2, 0, 0, 0), strict=True))

Hands = tuple[frozenset[str], frozenset[str]]
Pair = tuple[int, int]


class Table(NamedTuple):
    """A moment in tricks 8 to 16."""

    hands: Hands
    leader: int
    led: str | None
    taken: Pair
    last_nine: Pair

    @property
    def to_move(self) -> int:
        return self.leader if self.led is None else 1 - self.leader


class Plain:
    """Plain search; with `memory`, equal states are searched once.

    With `scores` the answer is the outcome of the race, otherwise points.
    """

    def __init__(
        self,
        trump: str,
        *,
        stichmaccs: bool,
        scores: Pair | None = None,
        limit: int = 250,
        memory: bool = False,
    ) -> None:
        self.trump, self.stichmaccs = trump, stichmaccs
        self.scores, self.limit = scores, limit
        self.memory: dict[Table, int] | None = {} if memory else None

    def points(self, card: str) -> int:
        return (TRUMP_POINTS if card[1] == self.trump else PLAIN_POINTS)[card[0]]

    def beats(self, second: str, led: str) -> bool:
        if second[1] != led[1]:
            return second[1] == self.trump
        order = TRUMP_ORDER if led[1] == self.trump else PLAIN_ORDER
        return order.index(second[0]) < order.index(led[0])

    def legal(self, table: Table) -> list[str]:
        hand = table.hands[table.to_move]
        if table.led is None:
            return sorted(hand)
        same = [card for card in hand if card[1] == table.led[1]]
        trumps = [card for card in hand if card[1] == self.trump]
        return sorted(same or trumps or hand)

    def play(self, table: Table, card: str) -> Table:
        who = table.to_move
        hands = tuple(h - {card} if p == who else h for p, h in enumerate(table.hands))
        assert len(hands) == 2
        if table.led is None:
            return table._replace(hands=hands, led=card)
        taker = who if self.beats(card, table.led) else table.leader
        gained = self.points(card) + self.points(table.led)
        gained += 0 if any(hands) else 10
        taken, last_nine = list(table.taken), list(table.last_nine)
        taken[taker] += gained
        last_nine[taker] += 1
        return Table(
            hands, taker, None, (taken[0], taken[1]), (last_nine[0], last_nine[1])
        )

    def value(self, table: Table) -> int:
        if self.memory is None:
            return self._value(table)
        if table not in self.memory:
            self.memory[table] = self._value(table)
        return self.memory[table]

    def cards(self, table: Table) -> dict[str, int]:
        return {c: self.value(self.play(table, c)) for c in self.legal(table)}

    def _value(self, table: Table) -> int:
        if not any(table.hands) and table.led is None:
            return self.end(table)
        value = self._goes_on(table)
        for asked in (1 - table.to_move, table.to_move):
            claim = None if self.scores is None else self.claim(table, asked)
            if claim is not None:  # or they go on
                value = max(claim, value) if asked == 0 else min(claim, value)
        return value

    def _goes_on(self, table: Table) -> int:
        values = self.cards(table).values()
        return max(values) if table.to_move == 0 else min(values)

    def claim(self, table: Table, who: int) -> int | None:
        """What a claim brings; None if it were wrong."""
        assert self.scores is not None
        totals = [
            score + taken for score, taken in zip(self.scores, table.taken, strict=True)
        ]
        if totals[who] < 501:
            return None
        stake = 2 if totals[1 - who] <= self.limit else 1
        return stake if who == 0 else -stake

    def end(self, table: Table) -> int:
        taken = table.taken
        if self.stichmaccs and 0 in table.last_nine:
            taken = (sum(taken), 0) if table.last_nine[0] else (0, sum(taken))
        if self.scores is None:
            return taken[0] - taken[1]
        mine, theirs = (self.scores[p] + taken[p] for p in (0, 1))
        if mine == theirs or max(mine, theirs) < 501:
            return 0
        stake = 2 if min(mine, theirs) <= self.limit else 1
        return stake if mine > theirs else -stake
