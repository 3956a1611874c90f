"""Options and answers that go together."""

import itertools
from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted


def answer_faults(puzzle: Json) -> Iterator[str]:
    """Options, their `right` flags and `answers` that do not go together."""
    names = [option["answer"] for option in puzzle["options"]]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield f"the option {quoted(name)} comes twice; right would be once"
    flagged = [option["answer"] for option in puzzle["options"] if option["right"]]
    answers: list[list[str]] = puzzle["answers"]
    for name in dict.fromkeys(itertools.chain.from_iterable(answers)):
        if name not in names:
            yield f"the answer {quoted(name)} is none of the options"
    if len(set(map(tuple, answers))) < len(answers):
        yield "answers names the same answer twice; right would be once"
    if puzzle["form"] == "set":
        for answer in answers:
            ordered = [name for name in names if name in answer]
            if set(answer) <= set(names) and answer != ordered:
                yield f"an answer is {quoted(answer)}; right would be {quoted(ordered)}"
    match puzzle["form"]:
        case "one" | "card" | "number" | "words" if [
            [name] for name in flagged
        ] != answers or not flagged:
            yield (
                f"answers is {quoted(answers)} and right are {quoted(flagged)}; right "
                "would be the same options in both"
            )
        case "set" if {name for answer in answers for name in answer} != set(flagged):
            yield (
                f"answers is {quoted(answers)} and right are {quoted(flagged)}; right "
                "would be the same options in both"
            )
        case "order" if {answer[0] for answer in answers if answer} != set(flagged):
            yield (
                f"the options flagged right are {quoted(flagged)}; right would be the "
                "first announcements of the answers"
            )
