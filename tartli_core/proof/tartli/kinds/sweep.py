"""Kind `sweep`: stichmaccs made, or a trick saved from it (T-S2)."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.open_ending import line_faults
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.search import Ending, Sweep
from tartli_core.proof.tartli.shape import Shape
from tartli_core.proof.tartli.tables import OTHER, PLAYERS

SWEEPER: Shape = {"sweeper": (lambda v: v in PLAYERS, "you or opponent")}

NONE = "none"


def sweep_faults(puzzle: Json, ending: Ending, rules: dict[str, str]) -> Iterator[str]:
    """Cards said to do what they do not, or the other way round."""
    sweeper = puzzle["position"]["sweeper"]
    if rules["stichmaccs"] == "no":
        yield "there is no stichmaccs in these rules; right would be rules with it"
    if ending.won[sweeper == "you"]:
        yield f"{OTHER[sweeper]} has won a trick; right would be none from trick 8 on"
        return
    answers = [option["answer"] for option in puzzle["options"]]
    if sorted(answers[:-1]) != ending.legal or answers[-1] != NONE:
        yield (
            f"the options are {quoted(answers)}; right would be {ending.legal} and "
            f"{NONE!r}"
        )
        return
    search = Sweep()
    done = {
        card: search.wins_all(ending.play(card), sweeper) == (sweeper == "you")
        for card in ending.legal
    }
    for option in puzzle["options"]:
        answer = option["answer"]
        value = done.get(answer, False)
        right = not any(done.values()) if answer == NONE else value
        yield from option_faults(option, right=right, value=int(value))
    yield from value_faults(puzzle, int(any(done.values())))
    yield from line_faults(
        puzzle["certificate"],
        ending.legal,
        ending,
        lambda card, after: (
            (search.wins_all(after, sweeper) == (sweeper == "you")) == done[card]
        ),
        lambda _, after: after.is_over or after.won[sweeper == "you"] > 0,
    )
