"""A puzzle to read on the command line."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.kinds.events import events_of
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say, Value
from tartli_core.trainer.puzzle import Puzzle, Telling

_KNOWN: Final[Mapping[str, str]] = {
    "trump": "table.trump",
    "trick": "cli.trick",
    "indicator": "cli.indicator",
    "cards": "cli.cards",
    "hand": "cli.hand",
    "opponent": "cli.opponent",
    "before": "cli.before",
    "written": "cli.written",
    "totals": "cli.totals",
    "marks": "cli.marks",
}
"""What of a position is told by a sentence, in this order, by its code.

The rest is told by the question.
"""


def puzzle_lines(puzzle: Puzzle, reader: Phrases) -> Iterator[str]:
    """What is known, what is asked, the options, the hints and the answer."""
    kind = REGISTRY[puzzle.kind]
    telling = kind.tell(puzzle)
    yield f"{puzzle.id}: {reader.sentence(kind.title)}"
    yield from _position(puzzle.position, reader)
    yield ""
    yield from reader.sentences(telling.question)
    for number, option in enumerate(puzzle.options, start=1):
        text = reader.sentence(kind.describe(puzzle, option.answer))
        worth = reader.sentence(kind.worth(puzzle, option.value))
        code = "" if option.answer in text else f" ({option.answer})"
        yield f"  {number}. {text}{code}: {worth}"
    yield ""
    yield from _telling(telling, reader)


def _position(position: Mapping[str, Any], reader: Phrases) -> Iterator[str]:
    for name, code in _KNOWN.items():
        if name in position and set(str(position[name])) != {"?", " "}:
            yield reader.sentence(Say(code, **_params(name, position[name])))
    if "lead" in position:
        yield reader.sentence(Say(f"cli.lead_{position['lead']}"))
    for event in events_of(position.get("record", ())):
        yield f"    {reader.sentence(event.told())}"


def _params(name: str, value: Any) -> dict[str, Value]:
    """The values of a sentence about one part of a position."""
    match name:
        case "trump":
            return {"suit": value}
        case "trick":
            return {"number": value}
        case "marks":
            return {"marks": value}
        case "before" | "written" | "totals":
            you, opponent = value
            return {"you": you, "opponent": opponent}
        case _:
            return {"cards": value}


def _telling(telling: Telling, reader: Phrases) -> Iterator[str]:
    for number, hint in enumerate(telling.hints, start=1):
        text = " ".join(reader.sentences(hint))
        yield reader.sentence(Say("cli.hint", number=number, text=text))
    yield ""
    yield from reader.sentences(telling.explanation)
    for answer, why in telling.whys.items():
        yield f"  {answer}: {' '.join(reader.sentences(why))}"
    yield ", ".join(telling.rule_numbers)
