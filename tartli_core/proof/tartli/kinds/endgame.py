"""Kind `endgame`: the best card by points, well ahead of the others."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.open_ending import line_faults
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.search import Ending, Points

LEAST_GAP = 4


def endgame_faults(
    puzzle: Json, ending: Ending, rules: dict[str, str]
) -> Iterator[str]:
    """Cards that are not worth what they are said to be, or no clear best one."""
    answers = [option["answer"] for option in puzzle["options"]]
    if sorted(answers) != ending.legal:
        yield f"the options are {quoted(answers)}; right would be {ending.legal}"
        return
    search = Points(stichmaccs=rules["stichmaccs"] == "yes")
    counts = search.cards(ending)
    best = max(counts.values())
    for option in puzzle["options"]:
        count = counts[option["answer"]]
        yield from option_faults(option, right=count == best, value=count)
    yield from value_faults(puzzle, best)
    behind = [count for count in counts.values() if count < best]
    if not behind or best - max(behind) < LEAST_GAP:
        yield (
            f"the best card brings {best} and the next {quoted(behind)}; right would "
            f"be {LEAST_GAP} points more than any other"
        )
    yield from line_faults(
        puzzle["certificate"],
        ending.legal,
        ending,
        lambda answer, after: search.count_is(after, counts[answer]),
        lambda _, after: after.is_over,
    )
