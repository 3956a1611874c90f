"""The shape of a puzzle: its keys, its types, its digest and its name."""

import hashlib
import json
from collections.abc import Callable, Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.rules import OPTIONS, PRESETS
from tartli_core.proof.tartli.tables import CARDS, PLAYERS, SUITS, TARGET

FORMS = ("one", "set", "order", "card", "number", "words")

HONESTIES = ("certain", "in every layout")

CERTIFICATES: dict[str, tuple[str, set[str]]] = {
    "closed form": ("certain", set()),
    "open cards": ("certain", {"lines"}),
    "layouts": ("in every layout", {"layouts", "table"}),
}
"""For each class of certificate how far its answer holds, and what it must hold."""


def is_text(value: object) -> bool:
    """A text of at least one character."""
    return isinstance(value, str) and value != ""


def is_number(value: object) -> bool:
    """A whole number (True and False are none)."""
    return type(value) is int


def at_least(least: int) -> Callable[[object], bool]:
    """A test for a whole number from this one on."""
    return lambda value: type(value) is int and value >= least


def is_suit(value: object) -> bool:
    """The letter of a suit."""
    return is_text(value) and value in tuple(SUITS)


def is_card(value: object) -> bool:
    """The code of a card."""
    return is_text(value) and value in CARDS


def list_of(
    inner: Callable[[object], bool], least: int = 0
) -> Callable[[object], bool]:
    """A test for a list of at least so many of the inner things."""
    return lambda value: (
        isinstance(value, list) and len(value) >= least and all(map(inner, value))
    )


def is_score(value: object) -> bool:
    """Two whole numbers from 0 to 500: nobody has 501 yet (T-S3)."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(is_number(points) and 0 <= points < TARGET for points in value)
    )


PLAYER = (lambda v: is_text(v) and v in PLAYERS, "you or opponent")

Shape = dict[str, tuple[Callable[[object], bool], str]]

PUZZLE_SHAPE: Shape = {
    "id": (is_text, "a text"),
    "kind": (is_text, "a text"),
    "seed": (at_least(0), "a whole number from 0"),
    "generator_version": (at_least(1), "a whole number from 1"),
    "rules": (lambda v: isinstance(v, dict), "an object"),
    "position": (lambda v: isinstance(v, dict), "an object"),
    "form": (lambda v: is_text(v) and v in FORMS, " or ".join(FORMS)),
    "options": (list_of(lambda v: isinstance(v, dict), 1), "a list of options"),
    "answers": (list_of(list_of(is_text), 1), "a list of lists of option answers"),
    "value": (is_number, "a whole number"),
    "honesty": (lambda v: is_text(v) and v in HONESTIES, " or ".join(HONESTIES)),
    "certificate": (lambda v: isinstance(v, dict), "an object"),
    "themes": (list_of(is_text), "a list of texts"),
    "level": (lambda v: is_number(v) and v in range(1, 6), "a whole number 1 to 5"),
    "digest": (is_text, "a text"),
}

RULES_SHAPE: Shape = {
    "preset": (lambda v: is_text(v) and v in PRESETS, ", ".join(PRESETS)),
    "options": (lambda v: isinstance(v, dict), "an object"),
}

VIEW_SHAPE: Shape = {
    "trick": (lambda v: is_number(v) and v in range(1, 9), "a whole number 1 to 8"),
    "trump": (is_suit, "a suit: a, l, h or b"),
    "indicator": (is_card, "a card such as 9a"),
    "hand": (is_text, "cards separated by single spaces"),
    "opponent": (is_text, "one ? for each card"),
    "before": (is_score, "two totals from 0 to 500"),
    "totals": (is_score, "two totals from 0 to 500"),
    "record": (list_of(is_text), "a list of events"),
}

UNCOUNTED_SHAPE: Shape = {
    key: fits for key, fits in VIEW_SHAPE.items() if key != "totals"
} | {"written": (is_score, "two totals from 0 to 500")}

OPTION_SHAPE: Shape = {
    "answer": (is_text, "a text"),
    "value": (is_number, "a whole number"),
    "right": (lambda v: isinstance(v, bool), "true or false"),
}

MISTAKE = (is_text, "the name of a mistake, or left out")


def object_faults(name: str, value: Json, shape: Shape) -> Iterator[str]:
    """Keys missing or unknown, and values of the wrong type."""
    for key in value.keys() - shape.keys():
        yield f"{name} has the unknown key {quoted(key)}"
    for key, (fits, right) in shape.items():
        if key not in value:
            yield f"{name} has no {key!r}; right would be {right}"
        elif not fits(value[key]):
            yield f"{name}: {key} is {quoted(value[key])}; right would be {right}"


def shape_faults(puzzle: Json) -> Iterator[str]:
    """What keeps the object from being read as a puzzle."""
    whole = list(object_faults("the puzzle", puzzle, PUZZLE_SHAPE))
    yield from whole
    if whole:
        return
    yield from object_faults("rules", puzzle["rules"], RULES_SHAPE)
    for place, option in enumerate(puzzle["options"], start=1):
        shape = OPTION_SHAPE | ({"mistake": MISTAKE} if "mistake" in option else {})
        yield from object_faults(f"option {place}", option, shape)
    yield from class_faults(puzzle)


def class_faults(puzzle: Json) -> Iterator[str]:
    """A certificate of no class, or with what belongs to another."""
    certificate, honesty = puzzle["certificate"], puzzle["honesty"]
    name = certificate.get("class")
    if not is_text(name) or name not in CERTIFICATES:
        yield (
            f"certificate: class is {quoted(name)}; right would be "
            f"{' or '.join(CERTIFICATES)}"
        )
        return
    right, needed = CERTIFICATES[name]
    if honesty != right:
        yield f"honesty is {quoted(honesty)}; right would be {right!r} for {name}"
    every = set().union(*(keys for _, keys in CERTIFICATES.values()))
    if wrong := (certificate.keys() & every) ^ needed:
        yield (
            f"certificate: {' and '.join(sorted(wrong))} and class {name!r} do not go "
            "together"
        )


def digest_faults(puzzle: Json) -> Iterator[str]:
    """A digest that is not that of the rest of the object."""
    rest = {key: value for key, value in puzzle.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    right = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    if puzzle["digest"] != right:
        yield f"digest is {quoted(puzzle['digest'])}; right would be {right!r}"


def name_faults(puzzle: Json) -> Iterator[str]:
    """An id that is not kind.label.seed.vN."""
    given = puzzle["rules"]["options"]
    label = puzzle["rules"]["preset"] + "".join(
        f"+{option}={given[option]}" for option in OPTIONS if option in given
    )
    right = f"{puzzle['kind']}.{label}.{puzzle['seed']}.v{puzzle['generator_version']}"
    if puzzle["id"] != right:
        yield f"id is {quoted(puzzle['id'])}; right would be {right!r}"
