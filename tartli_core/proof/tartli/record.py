"""The record replayed: tricks, and the deal up to the present."""

import re
from dataclasses import dataclass, field

from tartli_core.proof.tartli.cards import beats, worth
from tartli_core.proof.tartli.faults import Json, RefutedError, quoted
from tartli_core.proof.tartli.melds import best_word, meld_cards, word_of
from tartli_core.proof.tartli.tables import (
    CARDS,
    LAST_TRICK,
    LENGTHS,
    NATURAL,
    OTHER,
    PLAYERS,
    SEQUENCES,
    VANNAK_ORDER,
)

# The steps of a trick, in order (T-A1; with contest_before_second_card T-A2).
STEPS = (
    "leader exchanges",
    "leader announces",
    "leader leads",
    "second exchanges",
    "second announces",
    "second plays",
    "leader names",
    "second answers",
    "scores",
)

STEPS_EARLY_CONTEST = (*STEPS[:5], *STEPS[6:8], STEPS[5], STEPS[8])

EVENT = re.compile(
    r"([1-8]) (you|opponent) "
    r"(exchanges|announces|says|names|answers|scores|leads|plays) (.+)"
)


@dataclass
class Trick:
    """What the record tells of one trick.

    `said` holds your melds, of the opponent the words; `scored` the melds made public.
    """

    number: int
    leader: str
    said: dict[str, list[str]] = field(default_factory=lambda: {p: [] for p in PLAYERS})
    scored: dict[str, list[str]] = field(
        default_factory=lambda: {p: [] for p in PLAYERS}
    )
    cards: dict[str, str] = field(default_factory=dict)
    height: str = ""
    answer: str = ""
    exchange: tuple[str, str] | None = None  # who took which card for the seven
    step: int = -1  # index in the order of steps

    @property
    def second(self) -> str:
        """The player who does not lead."""
        return OTHER[self.leader]

    @property
    def is_complete(self) -> bool:
        """Whether both cards lie on the table."""
        return len(self.cards) == 2

    def words(self, player: str) -> list[str]:
        """The words that were heard from a player."""
        if player == "opponent":
            return self.said[player]
        return [word_of(meld) for meld in self.said[player]]

    def best(self, player: str) -> tuple[int, int] | None:
        """Kind and length of the player's best word, None after no such word."""
        return best_word(self.words(player))

    @property
    def is_level(self) -> bool:
        """Whether kind and length leave the contest open (T-A1 step 6)."""
        best = self.best("you")
        return best is not None and best == self.best("opponent")

    @property
    def owner(self) -> str | None:
        """Who scores sequences and vannak (T-M6); None: nobody, or not yet known."""
        leader, second = self.best(self.leader), self.best(self.second)
        if second is None:
            return None if leader is None else self.leader
        if leader is None or second > leader:
            return self.second
        return {"higher": self.second, "good": self.leader}.get(self.answer)


@dataclass
class Deal:
    """A position read: the rules, what you hold, and the tricks up to the present."""

    rules: dict[str, str]
    trump: str
    indicator: str
    hand: list[str]
    tricks: list[Trick]
    mine: frozenset[str] = frozenset()  # all you hold or played
    known: dict[str, dict[str, int]] = field(default_factory=dict)
    meant: dict[int, list[list[str]]] = field(default_factory=dict)  # by trick
    exchanges: list[tuple[int, str, str]] = field(default_factory=list)  # T-P5

    def __post_init__(self) -> None:
        self.mine = frozenset(self.hand) | self.cards_of("you")
        self.exchanges = [
            (t.number, *t.exchange) for t in self.tricks if t.exchange is not None
        ]
        self.known = {player: self._known_cards(player) for player in PLAYERS}

    @property
    def now(self) -> Trick:
        """The trick under way."""
        return self.tricks[-1]

    def cards_of(self, player: str) -> frozenset[str]:
        """The cards a player has played."""
        return frozenset(t.cards[player] for t in self.tricks if player in t.cards)

    def scored_before(self, player: str, number: int) -> list[str]:
        """The melds a player scored in earlier tricks; béla always is (T-M6)."""
        return [meld for t in self.tricks[: number - 1] for meld in written(t, player)]

    def _known_cards(self, player: str) -> dict[str, int]:
        """Cards a player surely had, with the first trick in which it is sure."""
        known: dict[str, int] = {}
        for trick in self.tricks:
            melds = [*trick.scored[player], *written(trick, player)]
            if player == "you":
                melds += trick.said[player]
            shown = [card for m in melds for card in meld_cards(m, self.trump)]
            if player in trick.cards:
                shown.append(trick.cards[player])
            for card in shown:
                known.setdefault(card, trick.number)
        for number, who, card in self.exchanges:
            if who == player:
                known.pop(self.seven, None)  # it has made room for the card
                known[card] = number
        return known

    @property
    def seven(self) -> str:
        """The card that may be exchanged (T-P5)."""
        return "7" + self.trump

    def open_card(self, number: int) -> str:
        """The indicator in a trick, after an exchange in it (T-P5)."""
        for later, _, card in self.exchanges:
            if number < later:
                return card
        return self.indicator

    def lent(self, player: str, number: int) -> set[str]:
        """The seven, while a player held it who exchanged it in a later trick."""
        later = [n for n, who, _ in self.exchanges if who == player and number < n]
        return {self.seven} if later else set()

    def surely_held(self, player: str, number: int) -> set[str]:
        """What a player must have held in a trick, before playing to it."""
        if number == self.now.number and player == "you":
            return set(self.hand) | {self.now.cards.get("you", "")}
        gone = {t.cards[player] for t in self.tricks[: number - 1]}
        if number == LAST_TRICK:  # talon empty: all that is left is held
            return set(self.pool(number) if player == "opponent" else self.mine) - gone
        return {c for c, since in self.known[player].items() if since <= number} - gone

    def pool(self, number: int) -> frozenset[str]:
        """The cards the opponent may have held in a trick, before playing to it."""
        gone = {t.cards["opponent"] for t in self.tricks[: number - 1]}
        if number < LAST_TRICK:
            gone.add(self.open_card(number))  # T-P3: nobody's before trick 8
        seven = self.lent("opponent", number)
        return CARDS - self.mine - gone - self.lent("you", number) | seven


def written(trick: Trick, player: str) -> list[str]:
    """The melds a player scored in a trick: those shown, and béla if said (T-M6)."""
    shown = [meld for meld in trick.scored[player] if meld != "bela"]
    return shown + ["bela"] * ("bela" in trick.said[player])


def read_deal(position: Json, rules: dict[str, str]) -> Deal:
    """Replays a position's record.

    Raises:
        RefutedError: at the first card, event or step that cannot be read or made.
    """
    hand = position["hand"].split(" ")
    for card in hand:
        if card not in CARDS:
            raise RefutedError(
                f"hand: {quoted(card)} is no card; right would be one like Oa"
            )
    tricks = read_record(position["record"], position["trump"], rules)
    number = position["trick"]
    if len(tricks) == number - 1 and (not tricks or tricks[-1].is_complete):
        leader = taker(tricks[-1], position["trump"]) if tricks else "you"
        tricks.append(Trick(number, leader))
    if len(tricks) != number:
        raise RefutedError(
            f"trick is {number}, but the record ends in trick {len(tricks)}; right "
            "would be that trick, or the next one after both cards"
        )
    return Deal(rules, position["trump"], position["indicator"], hand, tricks)


def read_record(record: list[str], trump: str, rules: dict[str, str]) -> list[Trick]:
    """The tricks of a record, the last one perhaps not complete."""
    tricks: list[Trick] = []
    for event in record:
        found = EVENT.fullmatch(event)
        if not found:
            raise RefutedError(
                f"the event {quoted(event)} cannot be read; right would be one like "
                "'1 you leads 7b'"
            )
        number, player, verb, rest = int(found[1]), found[2], found[3], found[4]
        if number == len(tricks) + 1 and (not tricks or tricks[-1].is_complete):
            leader = taker(tricks[-1], trump) if tricks else player
            tricks.append(Trick(number, leader))
        if number != len(tricks):
            raise RefutedError(
                f"the event {event!r} is out of turn; trick {len(tricks)} is on"
            )
        take_step(tricks[-1], event, player, verb, rest, rules)
        tell(tricks[-1], event, player, verb, rest)
    return tricks


def take_step(
    trick: Trick,
    event: str,
    player: str,
    verb: str,
    rest: str,
    rules: dict[str, str],
) -> None:
    """Moves a trick on to the event's step, refused when it comes out of order."""
    early = rules["contest_before_second_card"] == "yes"
    order = STEPS_EARLY_CONTEST if early else STEPS
    side = "leader" if player == trick.leader else "second"
    if verb == ("says" if player == "you" else "announces"):
        right = "announces" if player == "you" else "says"
        raise RefutedError(f"the event {event!r}: right would be '{player} {right}'")
    step = {"says": f"{side} announces", "scores": "scores"}.get(verb, f"{side} {verb}")
    if step not in order:
        raise RefutedError(
            f"the event {event!r}: this is not the {side} player's to do (T-A1)"
        )
    said = trick.step == order.index(f"{side} announces")
    at_once = rules["bela_order"] == "before_melds" and "bela" in trick.words(player)
    if step == "scores" and rest == "bela" and said and at_once:
        return  # T-A5: written when said
    place = order.index(step)
    again = step == "scores" and place == trick.step
    early = place > order.index("leader leads") and trick.leader not in trick.cards
    skips_card = early or (step == "scores" and not trick.is_complete)
    if skips_card or not (place > trick.step or again):
        raise RefutedError(
            f"the event {event!r} comes at the wrong moment; right would be: "
            + ", ".join(order)
        )
    trick.step = place


def tell(trick: Trick, event: str, player: str, verb: str, rest: str) -> None:
    """Writes what the event tells into the trick."""
    parts = rest.split(" / ")
    match verb:
        case "announces" | "scores":
            known = [p for p in parts if p in SEQUENCES or p in (*VANNAK_ORDER, "bela")]
            right = "a sequence high to low, a vannak's rank or bela"
            store = trick.said if verb == "announces" else trick.scored
            store[player] = store[player] + parts
        case "says":
            known = [p for p in parts if p in (*LENGTHS, "vannak", "bela")]
            right = "words such as terc, vannak or bela"
            trick.said[player] = parts
        case "exchanges":
            known = [rest] if rest in CARDS else []
            right = "the card taken, such as Oa"
            trick.exchange = player, rest
        case "names":
            known = [rest] if rest in tuple(NATURAL) else []
            right = "a rank such as O"
            trick.height = rest
        case "answers":
            known = [rest] if rest in ("good", "higher") else []
            right = "good or higher"
            trick.answer = rest
        case _:
            known = [rest] if rest in CARDS else []
            right = "a card such as 7b"
            trick.cards[player] = rest
    if len(known) != len(parts):
        raise RefutedError(
            f"the event {event!r} cannot be read; right would be {right}"
        )


def taker(trick: Trick, trump: str) -> str:
    """Who takes a complete trick (T-P2)."""
    led, other = trick.cards[trick.leader], trick.cards[trick.second]
    return trick.second if beats(other, led, trump) else trick.leader


def trick_points(trick: Trick, trump: str) -> int:
    """The card points of a complete trick (T-C3, T-C4)."""
    return sum(worth(card, trump) for card in trick.cards.values())
