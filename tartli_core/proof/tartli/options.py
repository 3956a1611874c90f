"""Options whose flag and value are known."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted


def option_faults(option: Json, *, right: bool, value: int) -> Iterator[str]:
    """A flag or a value that is not the one given."""
    name = quoted(option["answer"])
    if option["right"] != right:
        yield (
            f"the option {name} is flagged {quoted(option['right'])}; right would be "
            f"{right}"
        )
    if option["value"] != value:
        yield (
            f"the option {name} has the value {quoted(option['value'])}; right would "
            f"be {value}"
        )


def value_faults(puzzle: Json, value: int) -> Iterator[str]:
    """A value of the puzzle that is not the one given."""
    if puzzle["value"] != value:
        yield f"value is {quoted(puzzle['value'])}; right would be {value}"


def sets_faults(puzzle: Json, right: set[frozenset[str]]) -> Iterator[str]:
    """Answers that are not just these sets, each in the order of the options."""
    names = [option["answer"] for option in puzzle["options"]]
    given = {frozenset(answer) for answer in puzzle["answers"]}
    for lacking in right - given:
        yield f"answers lacks {quoted(sorted(lacking))}, which is right too"
    for answer in puzzle["answers"]:
        if frozenset(answer) not in right:
            yield f"the answer {quoted(answer)} is not right"
        elif answer != [name for name in names if name in answer]:
            yield f"the answer {quoted(answer)} is not in the order of the options"


def one_set_faults(puzzle: Json, right: set[str]) -> Iterator[str]:
    """Answers that are not one set: the options that are right, in their order."""
    yield from sets_faults(puzzle, {frozenset(right)})
