"""Kind `trick`: who takes it and for how much, or which cards of a hand take it."""

import re
from collections.abc import Iterator

from tartli_core.proof.tartli.cards import beats, worth
from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.open_tricks import (
    FOLLOWING_FROM,
    LAST,
    TRICK_NUMBER,
    playable,
    read_events,
    read_tricks,
    taker_of,
    trick_worth,
)
from tartli_core.proof.tartli.options import (
    answers_faults,
    certainty_faults,
    options_faults,
    value_faults,
)
from tartli_core.proof.tartli.shape import (
    Shape,
    is_card,
    is_suit,
    is_text,
    list_of,
    object_faults,
)
from tartli_core.proof.tartli.tables import CARDS, PACK

OUTCOME = re.compile(r"(\S\S) (0|[1-9][0-9]?)")

FINISHED_SHAPE: Shape = {
    "trick": TRICK_NUMBER,
    "trump": (is_suit, "a suit: a, l, h or b"),
    "record": (list_of(is_text, 1), "a list of events"),
}

TAKING_SHAPE: Shape = FINISHED_SHAPE | {
    "hand": (is_text, "cards separated by single spaces"),
    "opponent": (is_text, "one ? for each card"),
}

INDICATOR: Shape = {"indicator": (is_card, "a card such as 9a")}


def trick_faults(puzzle: Json, _rules: dict[str, str]) -> Iterator[str]:
    """A trick that cannot be, or outcomes and cards that do not fit it."""
    finished = puzzle["form"] == "one"
    shape = FINISHED_SHAPE if finished else TAKING_SHAPE
    if not finished and "indicator" in puzzle["position"]:
        shape = shape | INDICATOR
    wrong = list(object_faults("position", puzzle["position"], shape))
    yield from wrong
    if wrong:
        return
    yield from finished_faults(puzzle) if finished else taking_faults(puzzle)


def finished_faults(puzzle: Json) -> Iterator[str]:
    """Outcomes of a finished trick that are not what the rules say."""
    position = puzzle["position"]
    trump, tricks = position["trump"], read_tricks(position["record"])
    trick = tricks[0]
    yield from certainty_faults(puzzle, {"class": "closed form"})
    if len(tricks) > 1 or trick.number != position["trick"]:
        yield f"the record is not that of trick {position['trick']} alone"
    if trick.led == trick.second:
        yield f"the card {trick.led!r} comes twice"
    players = {card: who for who, card in trick.cards().items()}
    won, worth = taker_of(trick, trump), trick_worth(trick, trump)
    expected = {}
    for option in puzzle["options"]:
        read = OUTCOME.fullmatch(option["answer"])
        if not read or read[1] not in players:
            yield (
                f"the option {quoted(option['answer'])} is no outcome; right would be "
                "a card of the trick and its points"
            )
            continue
        who, points = players[read[1]], int(read[2])
        value = points if who == "you" else -points
        expected[option["answer"]] = value, (who, points) == (won, worth)
    yield from options_faults(puzzle, expected)
    named = {answer.split(" ")[0] for answer in expected}
    if named != set(players):
        yield f"the options name {quoted(sorted(named))}; right would be both cards"
    yield from answers_faults(puzzle, [[f"{trick.cards()[won]} {worth}"]])
    yield from value_faults(puzzle, worth if won == "you" else -worth)


def taking_faults(puzzle: Json) -> Iterator[str]:
    """Cards of a hand that do not take the trick, or do and are not marked."""
    position = puzzle["position"]
    number, trump = position["trick"], position["trump"]
    events = read_events(position["record"])
    hand = position["hand"].split(" ")
    wrong = [*hand_faults(position, hand), *lead_faults(number, hand, events)]
    yield from wrong
    if wrong:
        return
    led = events[0][3]
    seen = [*hand, led, position.get("indicator", "")]
    unseen = " ".join(card for card in PACK if card not in seen)
    yield from certainty_faults(puzzle, {"class": "closed form", "unseen": unseen})
    legal = playable(hand, led, trump, number)
    right = [card for card in hand if card in legal and beats(card, led, trump)]
    both = {card: worth(card, trump) + worth(led, trump) for card in right}
    expected = {card: (both.get(card, 0), card in right) for card in hand}
    yield from options_faults(puzzle, expected)
    if [set(answer) for answer in puzzle["answers"]] != [set(right)]:
        yield f"answers is {quoted(puzzle['answers'])}; right would be {right!r}"
    yield from value_faults(puzzle, sum(both.values()))


def hand_faults(position: Json, hand: list[str]) -> Iterator[str]:
    """A hand of other cards than can be held then, or an indicator out of place."""
    number, talon = position["trick"], position["trick"] < FOLLOWING_FROM
    count = min(9, LAST + 1 - number)
    if not set(hand) <= CARDS or len(set(hand)) != len(hand) or len(hand) != count:
        yield f"hand is {quoted(hand)}; right would be {count} different cards"
    backs = " ".join("?" * (count - 1))
    if position["opponent"] != backs:
        yield f"opponent is {quoted(position['opponent'])}; right would be {backs!r}"
    if ("indicator" in position) != talon:
        yield "an indicator lies there up to trick 7, and not later (T-P3)"
    elif talon:
        card = position["indicator"]
        if card[1] != position["trump"] or card in hand:
            yield f"the indicator {card!r} is no trump, or in the hand"


def lead_faults(
    number: int, hand: list[str], events: list[tuple[int, str, str, str]]
) -> Iterator[str]:
    """A record that is not the opponent's lead to this trick."""
    if len(events) != 1 or events[0][:3] != (number, "opponent", "leads"):
        yield f"the record is not the opponent's lead to trick {number}"
    elif events[0][3] in hand:
        yield f"the card {events[0][3]!r} is led and in the hand"
