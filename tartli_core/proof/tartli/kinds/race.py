"""Kind `race`: the best outcome near 501, searched again to the end."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import melds_in
from tartli_core.proof.tartli.open_ending import line_faults
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.search import Ending, Race
from tartli_core.proof.tartli.tables import PLAYERS


def race_faults(puzzle: Json, ending: Ending, rules: dict[str, str]) -> Iterator[str]:
    """Outcomes other than those found, or cards that are all as good."""
    yield from meld_faults(ending, rules)
    position = puzzle["position"]
    mine, theirs = (
        sum(pair) for pair in zip(position["before"], position["written"], strict=True)
    )
    answers = [option["answer"] for option in puzzle["options"]]
    if sorted(answers) != ending.legal:
        yield f"the options are {quoted(answers)}; right would be {ending.legal}"
        return
    search = Race(
        (mine, theirs),
        limit=int(rules["maccs_limit"]),
        stichmaccs=rules["stichmaccs"] == "yes",
    )
    outcomes = search.cards(ending)
    best = max(outcomes.values())
    for option in puzzle["options"]:
        value = outcomes[option["answer"]]
        yield from option_faults(option, right=value == best, value=value)
    yield from value_faults(puzzle, best)
    if min(outcomes.values()) == best:
        yield f"every card brings {best}; right would be one that brings less"
    yield from line_faults(
        puzzle["certificate"],
        ending.legal,
        ending,
        lambda card, after: search.outcome(after) == outcomes[card],
        lambda card, after: (
            after.is_over
            or outcomes[card] in [search.claim(after, player) for player in PLAYERS]
        ),
    )


def meld_faults(ending: Ending, rules: dict[str, str]) -> Iterator[str]:
    """Melds that could still be announced in trick 8 (T-M4)."""
    if ending.won != (0, 0):
        return
    for player in PLAYERS:
        cards = ending.hand(player) | ({ending.led} if player == ending.lead else set())
        melds = melds_in(cards - {""}, ending.trump, rules)
        if melds:
            yield f"{player} could announce {quoted(melds)}; right would be nothing"
