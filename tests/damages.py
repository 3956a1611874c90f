"""Damages to a puzzle's facts, after which it must be refused.

Each takes a puzzle's JSON object and a source of randomness, and returns the object
with something wrong in it, or None where the puzzle has nothing of that sort.
"""

import copy
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from tartli_core.trainer.puzzle import digest

Json = dict[str, Any]
Place = tuple[Any, Any]
"""A list or an object, and a place in it."""

CARD: Final = re.compile(r"(?<!\w)[AKOUX987][alhb](?!\w)")


def damaged(puzzle: Json, sort: str, rng: Random) -> Json | None:
    """The puzzle with a damage of this sort and a digest that fits it again."""
    wrong = DAMAGES[sort](copy.deepcopy(puzzle), rng)
    if wrong is None or wrong == puzzle:
        return None
    return wrong | {"digest": digest(wrong)}


def another_answer(puzzle: Json, rng: Random) -> Json | None:
    """Another option is right, in the answers and in the flags."""
    match puzzle["form"]:
        case "order":
            return _another_order(puzzle, rng)
        case "set":
            return _another_set(puzzle, rng)
        case _:
            return _another_option(puzzle, rng)


def _another_option(puzzle: Json, rng: Random) -> Json | None:
    """A wrong option instead of a right one."""
    right, wrong = (
        [option for option in puzzle["options"] if option["right"] is flag]
        for flag in (True, False)
    )
    if not right or not wrong:
        return None
    new, old = rng.choice(wrong), rng.choice(right)
    new["right"], old["right"] = True, False
    new.pop("mistake", None)
    answers = [a for a in puzzle["answers"] if a != [old["answer"]]]
    return puzzle | {"answers": [*answers, [new["answer"]]]}


def _another_set(puzzle: Json, rng: Random) -> Json:
    """An option more or less in one of the sets."""
    answers = puzzle["answers"]
    chosen = rng.choice(answers)
    toggled = rng.choice(puzzle["options"])["answer"]
    chosen[:] = [o["answer"] for o in puzzle["options"] if _is_in(o, chosen, toggled)]
    in_some = {answer for inner in answers for answer in inner}
    for option in puzzle["options"]:
        option["right"] = option["answer"] in in_some
        if option["right"]:
            option.pop("mistake", None)
    return puzzle


def _is_in(option: Json, chosen: list[str], toggled: str) -> bool:
    return (option["answer"] in chosen) is not (option["answer"] == toggled)


def _another_order(puzzle: Json, rng: Random) -> Json | None:
    """Two steps exchanged, so that the order is none of the right ones."""
    answer = rng.choice(puzzle["answers"])
    changed = answer.copy()
    one, two = rng.sample(range(len(changed)), 2)
    changed[one], changed[two] = changed[two], changed[one]
    if changed in puzzle["answers"]:
        return None
    answer[:] = changed
    return puzzle


def an_answer_left_out(puzzle: Json, rng: Random) -> Json | None:
    """One of several right answers is missing."""
    if len(puzzle["answers"]) < 2:
        return None
    puzzle["answers"].remove(rng.choice(puzzle["answers"]))
    return puzzle


def another_value(puzzle: Json, rng: Random) -> Json:
    """An option, or the puzzle, is worth more or less."""
    holder = rng.choice([puzzle, *puzzle["options"]])
    holder["value"] += rng.choice((-20, -3, -1, 1, 2, 10))
    return puzzle


def a_doubled_card(puzzle: Json, rng: Random) -> Json | None:
    """A card of the position is one that lies elsewhere in it."""
    places = [
        (holder, key, found)
        for holder, key in _texts(puzzle["position"])
        for found in CARD.finditer(holder[key])
    ]
    if len(places) < 2:
        return None
    holder, key, found = rng.choice(places)
    other = rng.choice([place[2][0] for place in places])
    text = holder[key]
    holder[key] = text[: found.start()] + other + text[found.end() :]
    return puzzle


def _texts(value: Any) -> Iterator[Place]:
    """Every text in lists and objects."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        if isinstance(inner, str):
            yield value, key
        elif isinstance(inner, dict | list):
            yield from _texts(inner)


def another_history(puzzle: Json, rng: Random) -> Json | None:
    """A card that was played is missing, or another player's, or in another trick."""
    record = puzzle["position"].get("record", [])
    cards = [n for n, event in enumerate(record) if re.search(" (leads|plays) ", event)]
    if not cards:
        return None
    place = rng.choice(cards)
    trick, who, rest = record[place].split(" ", 2)
    match rng.randrange(3):
        case 0:
            del record[place]
        case 1:
            record[place] = f"{trick} {OTHER[who]} {rest}"
        case _:
            record[place] = f"{int(trick) + rng.choice((-1, 1))} {who} {rest}"
    return puzzle


OTHER: Final = {"you": "opponent", "opponent": "you"}


def other_totals(puzzle: Json, rng: Random) -> Json | None:
    """The totals are not those that the deal has led to."""
    if not {"before", "totals"} <= puzzle["position"].keys():
        return None
    puzzle["position"]["totals"][rng.randrange(2)] += rng.choice((-4, -1, 1, 3))
    return puzzle


def another_certificate(puzzle: Json, rng: Random) -> Json | None:
    """A count, a layout or a line of the certificate is another or missing."""
    certificate = puzzle["certificate"]
    places = [place for place in _all(certificate) if place != (certificate, "class")]
    if not places:
        return certificate_of_another_class(puzzle, rng)
    holder, key = rng.choice(places)
    inner = holder[key]
    if isinstance(inner, int):
        holder[key] = inner + rng.choice((-1, 1))
    elif isinstance(holder, list):
        del holder[key]
    else:
        holder[key] = type(inner)()
    return puzzle


def _all(value: Any) -> Iterator[Place]:
    """Every place in lists and objects."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, key
        if isinstance(inner, dict | list):
            yield from _all(inner)


CLASSES: Final = ("closed form", "open cards", "layouts")


def certificate_of_another_class(puzzle: Json, rng: Random) -> Json:
    """The certificate claims to be of another class."""
    classes = [name for name in CLASSES if name != puzzle["certificate"]["class"]]
    puzzle["certificate"]["class"] = rng.choice(classes)
    return puzzle


def another_honesty(puzzle: Json, rng: Random) -> Json:
    """The answer claims to hold further, or less far."""
    honest = puzzle["honesty"] == "certain"
    puzzle["honesty"] = "in every layout" if honest else "certain"
    return puzzle


DAMAGES: Final[dict[str, Callable[[Json, Random], Json | None]]] = {
    "answer": another_answer,
    "answer left out": an_answer_left_out,
    "value": another_value,
    "card": a_doubled_card,
    "history": another_history,
    "totals": other_totals,
    "certificate": another_certificate,
    "class": certificate_of_another_class,
    "honesty": another_honesty,
}
