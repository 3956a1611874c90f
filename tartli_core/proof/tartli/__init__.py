"""Proves Tartli puzzles anew, from the rules and the puzzle's own JSON only.

`check` takes one parsed puzzle, `check_line` one line of a puzzle file; both return
the faults as sentences, an empty list when the puzzle is proved. Everything is plain
text, as in the file: a card is "Oa", a sequence "Xa 9a 8a", a vannak its rank "U",
béla "bela", a player "you" or "opponent". Rule numbers are those of the rule digest.
"""

import json
from collections.abc import Iterator
from typing import Final, TypeGuard

from tartli_core.proof.tartli.answers import answer_faults
from tartli_core.proof.tartli.checking import Checker, of_view
from tartli_core.proof.tartli.faults import RefutedError, quoted
from tartli_core.proof.tartli.kinds.block import block_faults
from tartli_core.proof.tartli.kinds.certain import certain_faults
from tartli_core.proof.tartli.kinds.chalk import chalk_faults
from tartli_core.proof.tartli.kinds.claim import claim_faults
from tartli_core.proof.tartli.kinds.contest import contest_faults
from tartli_core.proof.tartli.kinds.count import count_faults
from tartli_core.proof.tartli.kinds.count_hand import count_hand_faults
from tartli_core.proof.tartli.kinds.endgame import endgame_faults
from tartli_core.proof.tartli.kinds.exchange import EXCHANGE_SHAPE, exchange_faults
from tartli_core.proof.tartli.kinds.hold_back import hold_back_faults
from tartli_core.proof.tartli.kinds.infer import infer_faults
from tartli_core.proof.tartli.kinds.maccs import maccs_faults
from tartli_core.proof.tartli.kinds.meld_find import meld_find_faults
from tartli_core.proof.tartli.kinds.order import order_faults
from tartli_core.proof.tartli.kinds.race import race_faults
from tartli_core.proof.tartli.kinds.repeat import repeat_faults
from tartli_core.proof.tartli.kinds.reply import reply_faults
from tartli_core.proof.tartli.kinds.settle import settle_faults
from tartli_core.proof.tartli.kinds.split import split_faults
from tartli_core.proof.tartli.kinds.sweep import SWEEPER, sweep_faults
from tartli_core.proof.tartli.kinds.talon_end import talon_end_faults
from tartli_core.proof.tartli.kinds.trick import trick_faults
from tartli_core.proof.tartli.kinds.waits import waits_faults
from tartli_core.proof.tartli.open_ending import OUT_SHAPE, of_ending
from tartli_core.proof.tartli.rules import read_rules
from tartli_core.proof.tartli.shape import digest_faults, name_faults, shape_faults

__all__ = ["check", "check_line"]

KINDS: Final[dict[str, Checker]] = {
    "block": Checker(forms=("set",), faults=of_view(block_faults)),
    "certain": Checker(forms=("set",), faults=of_view(certain_faults)),
    "chalk": Checker(forms=("number", "one"), faults=chalk_faults),
    "claim": Checker(forms=("one",), faults=of_view(claim_faults, counted=False)),
    "contest": Checker(forms=("one",), faults=of_view(contest_faults)),
    "count-hand": Checker(forms=("set",), faults=of_view(count_hand_faults)),
    "endgame": Checker(forms=("card",), faults=of_ending(endgame_faults)),
    "hold-back": Checker(forms=("words",), faults=of_view(hold_back_faults)),
    "infer": Checker(forms=("set",), faults=of_view(infer_faults)),
    "maccs": Checker(forms=("one",), faults=of_ending(maccs_faults, OUT_SHAPE)),
    "meld-find": Checker(forms=("set",), faults=of_view(meld_find_faults)),
    "race": Checker(forms=("card",), faults=of_ending(race_faults)),
    "repeat": Checker(forms=("set",), faults=of_view(repeat_faults)),
    "reply": Checker(forms=("set",), faults=of_view(reply_faults)),
    "count": Checker(forms=("number",), faults=count_faults),
    "order": Checker(forms=("order",), faults=order_faults),
    "settle": Checker(forms=("one",), faults=settle_faults),
    "split": Checker(forms=("order",), faults=of_view(split_faults)),
    "exchange": Checker(
        forms=("one", "set"), faults=of_view(exchange_faults, more=EXCHANGE_SHAPE)
    ),
    "talon-end": Checker(forms=("card",), faults=of_view(talon_end_faults)),
    "sweep": Checker(forms=("one",), faults=of_ending(sweep_faults, SWEEPER)),
    "waits": Checker(forms=("card", "one"), faults=of_view(waits_faults)),
    "trick": Checker(forms=("one", "set"), faults=trick_faults),
}

LONGEST_ID: Final = 1000
"""Characters; an id with every option of section V has fewer."""


def check(puzzle: object) -> list[str]:
    """The faults found in one parsed puzzle, as sentences; [] when it is proved.

    Never raises, whatever it is given.
    """
    faults: list[str] = []
    try:
        for fault in faults_of(puzzle):
            faults.append(fault)
    except RefutedError as refuted:
        faults.append(str(refuted))
    except Exception as error:  # what breaks the checker is not proved
        faults.append(
            f"this cannot be checked ({type(error).__name__}); right would be a "
            "puzzle object of ordinary size"
        )
    return list(dict.fromkeys(faults))


def check_line(text: str) -> tuple[str | None, list[str]]:
    """The id (None if unreadable) and the faults of one line of a puzzle file."""
    try:
        puzzle = json.loads(
            text, object_pairs_hook=distinct_keys, parse_constant=no_constant
        )
    except RefutedError as refuted:
        return None, [str(refuted)]
    except (ValueError, RecursionError, TypeError) as error:
        return None, [f"the line {quoted(text)} is not JSON: {error}"]
    named = puzzle.get("id") if isinstance(puzzle, dict) else None
    return (named if can_be_shown(named) else None), check(puzzle)


def can_be_shown(name: object) -> TypeGuard[str]:
    """Whether an id is a text that can be printed next to each of its faults."""
    return isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_ID


def distinct_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object, refused if a key comes twice."""
    read = dict(pairs)
    if len(read) < len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise RefutedError(f"the key {quoted(twice)} comes twice; right would be once")
    return read


def no_constant(name: str) -> object:
    """Refuses NaN and the infinities, which are not JSON."""
    raise RefutedError(f"{name} is not JSON; right would be a whole number")


def faults_of(puzzle: object) -> Iterator[str]:
    """All faults of a puzzle: its shape first, then its facts, then its answers."""
    if not isinstance(puzzle, dict):
        raise RefutedError(
            f"{quoted(puzzle)} is not a puzzle; right would be a JSON object"
        )
    wrong_shape = list(shape_faults(puzzle))
    yield from wrong_shape
    if wrong_shape:
        return
    yield from digest_faults(puzzle)
    rules = read_rules(puzzle["rules"])
    yield from name_faults(puzzle)
    yield from answer_faults(puzzle)
    if puzzle["kind"] not in KINDS:
        raise RefutedError(
            f"the kind {quoted(puzzle['kind'])} is unknown; right would be one of "
            + ", ".join(KINDS)
        )
    checker = KINDS[puzzle["kind"]]
    if puzzle["form"] not in checker.forms:
        yield (
            f"form is {quoted(puzzle['form'])}; right would be "
            f"{' or '.join(checker.forms)} for {puzzle['kind']}"
        )
    yield from checker.faults(puzzle, rules)
