"""What a puzzle says against what was worked out from its position."""

from collections.abc import Iterator, Mapping, Sequence

from tartli_core.proof.tartli.faults import Json, quoted

Worth = tuple[int, bool]
"""The value of an option, and whether it is right."""


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


def options_faults(puzzle: Json, expected: Mapping[str, Worth]) -> Iterator[str]:
    """Options missing, not among those expected, or wrongly valued or flagged."""
    names = [option["answer"] for option in puzzle["options"]]
    for answer in expected.keys() - set(names):
        yield f"the option {answer!r} is missing"
    for option in puzzle["options"]:
        if option["answer"] not in expected:
            yield (
                f"the option {quoted(option['answer'])} does not belong to this "
                "position"
            )
            continue
        value, right = expected[option["answer"]]
        yield from option_faults(option, right=right, value=value)


def value_faults(puzzle: Json, value: int) -> Iterator[str]:
    """A value of the puzzle other than this one."""
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


def answers_faults(puzzle: Json, answers: Sequence[Sequence[str]]) -> Iterator[str]:
    """Answers other than these, in whatever order they are listed."""
    right = sorted(map(list, answers))
    if sorted(puzzle["answers"]) != right:
        yield f"answers is {quoted(puzzle['answers'])}; right would be {quoted(right)}"


def certainty_faults(puzzle: Json, certificate: Json) -> Iterator[str]:
    """Another honesty than certain, or another certificate than this one."""
    if puzzle["honesty"] != "certain":
        yield f"honesty is {quoted(puzzle['honesty'])}; right would be 'certain'"
    if puzzle["certificate"] != certificate:
        yield (
            f"certificate is {quoted(puzzle['certificate'])}; right would be "
            f"{quoted(certificate)}"
        )


def number_faults(puzzle: Json, number: int) -> Iterator[str]:
    """Options and answers other than this number and some wrong ones."""
    for option in puzzle["options"]:
        answer = option["answer"]
        if not answer.isdecimal() or str(int(answer)) != answer:
            yield f"the option {quoted(answer)} is no whole number"
            continue
        if option["value"] != int(answer):
            yield f"the option {answer!r} has the value {quoted(option['value'])}"
        if option["right"] != (int(answer) == number):
            yield (
                f"the option {answer!r} is flagged {quoted(option['right'])}; the "
                f"right number is {number}"
            )
    yield from answers_faults(puzzle, [[str(number)]])
    yield from value_faults(puzzle, number)
