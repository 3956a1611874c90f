"""Positions of tricks 8 to 16 with both hands open: read, and proved possible."""

import re
from collections.abc import Callable, Iterator

from tartli_core.proof.tartli.cards import worth
from tartli_core.proof.tartli.checking import Faults
from tartli_core.proof.tartli.faults import Json, RefutedError, quoted
from tartli_core.proof.tartli.search import ALL_POINTS, LAST_TEN, Ending
from tartli_core.proof.tartli.shape import (
    Shape,
    is_number,
    is_score,
    is_text,
    list_of,
    object_faults,
)
from tartli_core.proof.tartli.tables import CARDS, PLAYERS, SUITS

EVENT = re.compile(r"(8|9|1[0-6]) (you|opponent) (leads|plays) (\S\S)")

STEP = re.compile(r"(you|opponent) (\S\S)")


def is_of_melds(value: object) -> bool:
    """What the melds of a deal can be worth: made of 20, 40, 50, 100, 150 and 200."""
    return is_number(value) and value in {0, 20, *range(40, 2_000, 10)}


ENDING_SHAPE: Shape = {
    "trick": (lambda v: is_number(v) and v in range(8, 17), "a whole number 8 to 16"),
    "trump": (lambda v: is_text(v) and v in tuple(SUITS), "a suit: a, l, h or b"),
    "hand": (is_text, "cards separated by single spaces"),
    "opponent": (is_text, "cards separated by single spaces"),
    "record": (list_of(is_text), "a list of events"),
}

SCORE_SHAPE: Shape = {
    "before": (is_score, "two totals from 0 to 500"),
    "written": (
        lambda v: isinstance(v, list) and len(v) == 2 and all(map(is_of_melds, v)),
        "the points of two players' melds",
    ),
    "totals": (is_score, "two totals from 0 to 500"),
}
"""What a position tells where points matter."""

OUT_SHAPE: Shape = SCORE_SHAPE | {
    "totals": (
        lambda v: isinstance(v, list) and len(v) == 2 and all(map(is_number, v)),
        "two totals",
    )
}
"""The same where a total may be 501 or more."""

LEAD = (lambda v: v in PLAYERS, "you or opponent")

EndingFaults = Callable[[Json, Ending, dict[str, str]], Iterator[str]]
"""The faults of a puzzle about an ending in which you are on turn."""


def of_ending(faults: EndingFaults, more: Shape = SCORE_SHAPE) -> Faults:
    """A proof for positions of the last nine tricks with both hands open.

    The kind's own faults are looked for only in a position that can have come about.

    Args:
        faults: the kind's own.
        more: keys of the position beside those of the cards.
    """

    def all_faults(puzzle: Json, rules: dict[str, str]) -> Iterator[str]:
        position = puzzle["position"]
        no_record = position.get("record") == []
        shape = ENDING_SHAPE | more | ({"lead": LEAD} if no_record else {})
        wrong_shape = list(object_faults("position", position, shape))
        yield from wrong_shape
        if wrong_shape:
            return
        ending = with_points(position, read_ending(position))
        wrong = [
            *ending_faults(position, ending),
            *certificate_faults(puzzle, position),
        ]
        yield from wrong
        if not wrong:
            yield from faults(puzzle, ending, rules)

    return all_faults


def read_cards(text: str, name: str) -> list[str]:
    """The cards of a text.

    Raises:
        RefutedError: one is no card.
    """
    cards = text.split(" ")
    for card in cards:
        if card not in CARDS:
            raise RefutedError(
                f"{name}: {quoted(card)} is no card; right would be one like Oa"
            )
    return cards


def read_ending(position: Json) -> Ending:
    """The ending after the record, with the points of the record alone.

    Raises:
        RefutedError: a card is none, or comes twice, or may not be played.
    """
    hands = [read_cards(position[key], key) for key in ("hand", "opponent")]
    events = []
    for event in position["record"]:
        found = EVENT.fullmatch(event)
        if not found or found[4] not in CARDS:
            raise RefutedError(
                f"the event {quoted(event)} cannot be read; right would be one like "
                "'8 you leads 7b'"
            )
        hands[found[2] == "opponent"].append(found[4])
        events.append((event, int(found[1]), found[2], found[3], found[4]))
    for hand, player in zip(hands, PLAYERS, strict=True):
        if len(hand) != 9:
            raise RefutedError(
                f"{player} had {len(hand)} cards in trick 8; right would be 9 (T-P4)"
            )
    places = hands[0] + hands[1]
    for card in places:
        if places.count(card) > 1:
            raise RefutedError(f"the card {card!r} comes twice in hands and record")
    lead = events[0][2] if events else position["lead"]
    mine, theirs = map(frozenset, hands)
    ending = Ending(position["trump"], (mine, theirs), lead, "", (0, 0), (0, 0))
    for event, number, player, verb, card in events:
        right = (
            f"{trick_of(ending)} {ending.to_move} {'plays' if ending.led else 'leads'}"
        )
        if f"{number} {player} {verb}" != right:
            raise RefutedError(f"the event {event!r}: right would be '{right} ...'")
        if card not in ending.legal:
            raise RefutedError(
                f"the event {event!r} is not legal; right would be one of "
                f"{quoted(ending.legal)} (T-P4)"
            )
        ending = ending.play(card)
    return ending


def trick_of(ending: Ending) -> int:
    """The number of the trick under way."""
    return 17 - len(ending.hand(ending.to_move))


def ending_faults(position: Json, ending: Ending) -> Iterator[str]:
    """A trick or turn that does not fit the cards."""
    if trick_of(ending) != position["trick"]:
        yield f"trick is {position['trick']}; right would be {trick_of(ending)}"
    if ending.to_move != "you":
        yield "the opponent is on turn; right would be you"


def with_points(position: Json, ending: Ending) -> Ending:
    """The ending with all trick points so far; you have all, if none are told.

    Raises:
        RefutedError: they are not those of the cards gone.
    """
    held = [*ending.hands[0], *ending.hands[1], *filter(None, [ending.led])]
    gone = ALL_POINTS - LAST_TEN - sum(worth(card, ending.trump) for card in held)
    if "totals" not in position:
        return ending._replace(taken=(gone, 0))
    told = zip(position["totals"], position["before"], position["written"], strict=True)
    mine, theirs = (total - before - melds for total, before, melds in told)
    if mine < ending.taken[0] or theirs < ending.taken[1] or mine + theirs != gone:
        raise RefutedError(
            f"the trick points so far are {mine} and {theirs}; right would be two that "
            f"make {gone}, of which the record has {quoted(list(ending.taken))}"
        )
    return ending._replace(taken=(mine, theirs))


def certificate_faults(puzzle: Json, position: Json) -> Iterator[str]:
    """A class that is not open cards, or cards gone that are not the others."""
    certificate = puzzle["certificate"]
    if certificate["class"] != "open cards":
        yield f"class is {quoted(certificate['class'])}; right would be 'open cards'"
    if puzzle["honesty"] != "certain":
        yield f"honesty is {quoted(puzzle['honesty'])}; right would be 'certain'"
    shown = {*position["hand"].split(" "), *position["opponent"].split(" ")}
    shown |= {event[-2:] for event in position["record"]}
    gone = certificate.get("gone")
    if not is_text(gone) or sorted(str(gone).split(" ")) != sorted(CARDS - shown):
        yield (
            f"certificate: gone is {quoted(gone)}; right would be "
            f"{quoted(' '.join(sorted(CARDS - shown)))}, what was played before trick 8"
        )


def line_faults(
    certificate: Json,
    cards: list[str],
    ending: Ending,
    holds: Callable[[str, Ending], bool],
    ends: Callable[[str, Ending], bool],
) -> Iterator[str]:
    """Lines of play that are missing, not legal, or not the best of both.

    Args:
        certificate: with one line for each card.
        cards: those that may be played.
        ending: where the lines begin.
        holds: whether an ending is worth what this card is said to be.
        ends: whether the line of this card may end there.
    """
    lines = certificate.get("lines")
    if not isinstance(lines, dict) or sorted(lines) != cards:
        yield f"the certificate lacks lines; right would be one each for {cards}"
        return
    for answer, line in lines.items():
        fault = line_fault(answer, line, ending, holds, ends)
        if fault:
            yield f"the line of {quoted(answer)}: {fault}"


def line_fault(
    answer: str,
    line: object,
    ending: Ending,
    holds: Callable[[str, Ending], bool],
    ends: Callable[[str, Ending], bool],
) -> str | None:
    """What is wrong with one line; None if nothing is."""
    for place, step in enumerate(str(line).split(", ")):
        found = STEP.fullmatch(step)
        if not found or found[1] != ending.to_move or found[2] not in ending.legal:
            return (
                f"{quoted(step)} cannot be played; right would be {ending.to_move!r} "
                f"and one of {quoted(ending.legal)}"
            )
        if place == 0 and found[2] != answer:
            return f"it begins with {quoted(step)}; right would be {answer!r}"
        ending = ending.play(found[2])
        if not holds(answer, ending):
            return f"after {step!r} it is not worth what {answer} is said to be"
    return (
        None
        if ends(answer, ending)
        else "it stops too early; right would be to the end"
    )
