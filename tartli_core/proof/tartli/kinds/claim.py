"""Kind `claim`: your total at each moment of the trick, counted again."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import meld_points
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.record import Deal, taker, trick_points
from tartli_core.proof.tartli.tables import (
    BELA_POINTS,
    LENGTHS,
    SEQUENCE_POINTS,
    TARGET,
    VANNAK_POINTS,
)

MOMENTS = ("now", "melds", "trick")
NOT_YET = "not-yet"


def claim_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A moment valued or flagged wrongly, or an opponent who might go out first."""
    faults = list(moment_faults(deal))
    yield from faults
    if faults:
        return
    position = puzzle["position"]
    totals = totals_of(deal, position)
    right = next((m for m in MOMENTS if totals[m] >= TARGET), NOT_YET)
    told = [option["answer"] for option in puzzle["options"]]
    some = any(deal.now.said.values())
    expected = [m for m in (*MOMENTS, NOT_YET) if some or m != "melds"]
    if told != expected:
        yield f"the options are {quoted(told)}; right would be {quoted(expected)}"
        return
    for option in puzzle["options"]:
        answer = option["answer"]
        value = totals["trick" if answer == NOT_YET else answer]
        yield from option_faults(option, right=answer == right, value=value)
    yield from value_faults(puzzle, totals["trick" if right == NOT_YET else right])
    most = most_of_opponent(deal, position)
    if most >= TARGET:
        yield (
            f"the opponent can come to {most} in this trick; right would be less than "
            f"{TARGET}"
        )


def moment_faults(deal: Deal) -> Iterator[str]:
    """A trick that is not complete, or whose melds are not settled."""
    trick = deal.now
    if not trick.is_complete:
        yield "the trick is not complete; right would be both cards on the table"
    elif trick.is_level and not trick.answer:
        yield "the height is not settled; right would be an answer to it (T-A1)"


def totals_of(deal: Deal, position: Json) -> dict[str, int]:
    """Your total now, with the melds of the trick, and with the trick (T-S1, T-S4)."""
    trick = deal.now
    taken = [t for t in deal.tricks[:-1] if taker(t, deal.trump) == "you"]
    now = (
        position["before"][0]
        + position["written"][0]
        + sum(trick_points(t, deal.trump) for t in taken)
    )
    melds = [meld for meld in trick.said["you"] if meld != "bela"]
    gain = sum(map(meld_points, melds)) if trick.owner == "you" else 0
    if "bela" in trick.said["you"] and deal.rules["bela_order"] == "with_melds":
        gain += BELA_POINTS
    own = trick_points(trick, deal.trump) if taker(trick, deal.trump) == "you" else 0
    return {"now": now, "melds": now + gain, "trick": now + gain + own}


def most_of_opponent(deal: Deal, position: Json) -> int:
    """The most that the opponent can have when the trick is taken."""
    trick = deal.now
    taken = [t for t in deal.tricks if taker(t, deal.trump) == "opponent"]
    most = {word: SEQUENCE_POINTS[length] for word, length in LENGTHS.items()}
    most |= {"vannak": max(VANNAK_POINTS.values()), "bela": BELA_POINTS}
    wins = trick.owner == "opponent"
    words = [word for word in trick.said["opponent"] if wins or word == "bela"]
    tricks = sum(trick_points(t, deal.trump) for t in taken)
    scores: int = position["before"][1] + position["written"][1]
    return scores + tricks + sum(most[word] for word in words)
