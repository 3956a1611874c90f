"""Kind `maccs`: going out now against playing on, searched again to the end."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.open_ending import line_faults
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.search import Ending, Race
from tartli_core.proof.tartli.tables import PLAYERS, TARGET

CLAIM = "claim"


class PlayingOn:
    """Outcomes where you do not claim before the trick under way is taken (T-S8)."""

    def __init__(self, scores: tuple[int, int], rules: dict[str, str]) -> None:
        """Prepare the search; scores are without this deal's trick points."""
        self.race = Race(
            scores,
            limit=int(rules["maccs_limit"]),
            stichmaccs=rules["stichmaccs"] == "yes",
        )

    def outcome(self, ending: Ending, first: Ending) -> int:
        """The outcome, where `first` is the moment you are asked at."""
        if sum(ending.won) > sum(first.won):
            return self.race.outcome(ending)
        values = [self.outcome(ending.play(card), first) for card in ending.legal]
        if ending.to_move == "you":
            return max(values)
        claim = self.race.claim(ending, "opponent")
        return min(values if claim is None else [*values, claim])

    def is_decided(self, ending: Ending, first: Ending, value: int) -> bool:
        """Whether a line may end here: all is played, or a claim brings the value."""
        if ending.is_over:
            return True
        in_trick = sum(ending.won) == sum(first.won)
        claims = [
            self.race.claim(ending, player)
            for player in PLAYERS
            if player == "opponent" or not in_trick
        ]
        return value in claims


def maccs_faults(puzzle: Json, ending: Ending, rules: dict[str, str]) -> Iterator[str]:
    """Outcomes other than those found, or none that is clearly best."""
    position = puzzle["position"]
    mine, theirs = (
        sum(pair) for pair in zip(position["before"], position["written"], strict=True)
    )
    search = PlayingOn((mine, theirs), rules)
    claim = search.race.claim(ending, "you")
    if claim is None:
        yield f"your total is below {TARGET}; right would be one to go out with (T-S4)"
        return
    answers = [option["answer"] for option in puzzle["options"]]
    if answers[0] != CLAIM or sorted(answers[1:]) != ending.legal:
        yield (
            f"the options are {quoted(answers)}; right would be {CLAIM!r} and "
            f"{ending.legal}"
        )
        return
    values = {
        card: search.outcome(ending.play(card), ending) for card in ending.legal
    } | {CLAIM: claim}
    best = max(values.values())
    for option in puzzle["options"]:
        value = values[option["answer"]]
        yield from option_faults(option, right=value == best, value=value)
    yield from value_faults(puzzle, best)
    if claim == best and list(values.values()).count(best) > 1:
        yield "playing on is as good as going out; right would be one of the two"
    yield from line_faults(
        puzzle["certificate"],
        ending.legal,
        ending,
        lambda card, after: search.outcome(after, ending) == values[card],
        lambda card, after: search.is_decided(after, ending, values[card]),
    )
