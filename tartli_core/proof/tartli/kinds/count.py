"""Kind `count`: points in tricks, the rest of 161, and cards still out (T-C5)."""

from collections.abc import Iterable, Iterator

from tartli_core.proof.tartli.cards import worth
from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.open_tricks import (
    FOLLOWING_FROM,
    LAST,
    LAST_TRICK_POINTS,
    TRICK_NUMBER,
    course_faults,
    read_tricks,
    taker_of,
    trick_worth,
)
from tartli_core.proof.tartli.options import (
    certainty_faults,
    number_faults,
)
from tartli_core.proof.tartli.shape import (
    PLAYER,
    Shape,
    is_card,
    is_suit,
    is_text,
    list_of,
    object_faults,
)
from tartli_core.proof.tartli.tables import CARDS, PACK, PLAYERS

FEWEST, MOST = 3, 8
ALL_POINTS = 161  # T-C5


TRUMP: Shape = {"trump": (is_suit, "a suit: a, l, h or b")}
RECORD: Shape = {"record": (list_of(is_text, 1), "a list of events")}
TRICK: Shape = {"trick": TRICK_NUMBER}
CARDS_SHAPE = (is_text, "cards separated by single spaces")

TAKEN_SHAPE: Shape = TRUMP | RECORD | {"whose": PLAYER}
REST_SHAPE: Shape = TRUMP | {"cards": CARDS_SHAPE, "last": PLAYER}
UNSEEN_SHAPE: Shape = (
    TRUMP
    | RECORD
    | TRICK
    | {
        "hand": CARDS_SHAPE,
        "opponent": (is_text, "one ? for each card"),
        "suit": (is_suit, "a suit: a, l, h or b"),
        "unseen": (
            lambda v: is_text(v) and v in ("cards", "points"),
            "cards or points",
        ),
    }
)
INDICATOR: Shape = {"indicator": (is_card, "a card such as 9a")}


def count_faults(puzzle: Json, _rules: dict[str, str]) -> Iterator[str]:
    """A position that cannot be, or a number other than the one to be counted."""
    position = puzzle["position"]
    if "unseen" in position:
        shape = UNSEEN_SHAPE | (INDICATOR if "indicator" in position else {})
        work = unseen_faults
    elif "last" in position:
        shape, work = REST_SHAPE, rest_faults
    else:
        shape, work = TAKEN_SHAPE, taken_faults
    wrong = list(object_faults("position", position, shape))
    yield from wrong
    if not wrong:
        yield from work(puzzle, position)


def taken_faults(puzzle: Json, position: Json) -> Iterator[str]:
    """Points in some tricks, the ten of the last one included."""
    trump, tricks = position["trump"], read_tricks(position["record"])
    yield from course_faults(tricks, trump)
    yield from length_faults(len(tricks))
    taken = {who: [t for t in tricks if taker_of(t, trump) == who] for who in PLAYERS}
    cards = [
        " ".join(card for t in taken[who] for card in (t.led, t.second))
        for who in PLAYERS
    ]
    yield from certainty_faults(puzzle, {"class": "closed form", "taken": cards})
    number = sum(trick_worth(t, trump) for t in taken[position["whose"]])
    yield from number_faults(puzzle, number)


def rest_faults(puzzle: Json, position: Json) -> Iterator[str]:
    """What the opponent has of 161."""
    cards = position["cards"].split(" ")
    if not set(cards) <= CARDS or len(set(cards)) < len(cards) or len(cards) % 2:
        yield f"cards is {quoted(cards)}; right would be two different cards a trick"
        return
    yield from length_faults(len(cards) // 2)
    rest = " ".join(card for card in PACK if card not in cards)
    yield from certainty_faults(puzzle, {"class": "closed form", "rest": rest})
    ten = LAST_TRICK_POINTS if position["last"] == "you" else 0
    own = points_of(cards, position["trump"]) + ten
    yield from number_faults(puzzle, ALL_POINTS - own)


def unseen_faults(puzzle: Json, position: Json) -> Iterator[str]:
    """Cards of a suit that are neither in your hand nor played nor turned up."""
    trump, tricks = position["trump"], read_tricks(position["record"])
    hand = position["hand"].split(" ")
    if not set(hand) <= CARDS:
        yield f"hand is {quoted(hand)}; right would be cards of the pack"
        return
    yield from course_faults(tricks, trump, hand)
    yield from length_faults(len(tricks))
    yield from table_faults(position, hand, tricks[0].number, len(tricks))
    seen = {card for trick in tricks for card in (trick.led, trick.second)}
    seen |= {*hand, position.get("indicator", "")}
    unseen = [card for card in PACK if card not in seen]
    where = "unseen" if position["trick"] < FOLLOWING_FROM else "opponent"
    certificate = {"class": "closed form", where: " ".join(unseen)}
    yield from certainty_faults(puzzle, certificate)
    wanted = [card for card in unseen if card[1] == position["suit"]]
    by_points = position["unseen"] == "points"
    number = points_of(wanted, trump) if by_points else len(wanted)
    yield from number_faults(puzzle, number)


def table_faults(
    position: Json, hand: list[str], first: int, finished: int
) -> Iterator[str]:
    """A trick, a hand, backs or an indicator that do not fit the tricks played."""
    number = finished + 1
    if first != 1 or position["trick"] != number:
        yield (
            f"the record begins with trick {first} and it is trick "
            f"{position['trick']}; right would be 1 and {number}"
        )
    count = min(9, LAST + 1 - number)
    backs = " ".join("?" * count)
    if len(hand) != count or position["opponent"] != backs:
        yield f"hand and opponent have not {count} cards each in trick {number}"
    talon = number < FOLLOWING_FROM
    if ("indicator" in position) != talon:
        yield "an indicator lies there up to trick 7, and not later (T-P3)"
    elif talon:
        card = position["indicator"]
        played = " ".join(position["record"]).split(" ")
        if card[1] != position["trump"] or card in hand or card in played:
            yield f"the indicator {card!r} is no trump, or in play"


def length_faults(tricks: int) -> Iterator[str]:
    """Fewer or more tricks than there should be to look at."""
    if not FEWEST <= tricks <= MOST:
        yield f"there are {tricks} tricks; right would be {FEWEST} to {MOST}"


def points_of(cards: Iterable[str], trump: str) -> int:
    """What cards are worth in tricks."""
    return sum(worth(card, trump) for card in cards)
