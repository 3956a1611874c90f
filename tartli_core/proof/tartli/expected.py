"""What a puzzle says against what was worked out from its position."""

from collections.abc import Iterator, Mapping, Sequence

from tartli_core.proof.tartli.faults import Json, quoted

Worth = tuple[int, bool]
"""The value of an option, and whether it is right."""


def option_faults(puzzle: Json, expected: Mapping[str, Worth]) -> Iterator[str]:
    """Options missing, not among those expected, or wrongly valued or flagged."""
    options = {option["answer"]: option for option in puzzle["options"]}
    for answer in expected.keys() - options.keys():
        yield f"the option {answer!r} is missing"
    for answer, option in options.items():
        if answer not in expected:
            yield f"the option {quoted(answer)} does not belong to this position"
            continue
        value, right = expected[answer]
        if option["value"] != value:
            yield (
                f"the option {answer!r} has the value {quoted(option['value'])}; right "
                f"would be {value}"
            )
        if option["right"] != right:
            yield (
                f"the option {answer!r} is flagged {quoted(option['right'])}; right "
                f"would be {right}"
            )


def value_faults(puzzle: Json, value: int) -> Iterator[str]:
    """A value of the puzzle other than this one."""
    if puzzle["value"] != value:
        yield f"value is {quoted(puzzle['value'])}; right would be {value}"


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
