"""Kind `repeat`: each held meld is judged against everything scored before."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import may_repeat, meld_points, melds_in
from tartli_core.proof.tartli.options import (
    one_set_faults,
    option_faults,
    value_faults,
)
from tartli_core.proof.tartli.position import turn_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import SEQUENCES


def repeat_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Melds flagged or valued wrongly, not held, or untouched by what was scored."""
    yield from turn_faults(deal)
    if deal.now.best("opponent"):
        yield "the opponent has announced in this trick; right would be silence"
    scored = deal.scored_before("you", deal.now.number)
    held = melds_in(deal.hand, deal.trump, deal.rules)
    right: set[str] = set()
    for option in puzzle["options"]:
        meld = option["answer"]
        if meld not in held:
            yield f"the option {quoted(meld)} is no meld of the hand"
            continue
        if not touched(meld, scored):
            yield (
                f"the option {meld!r} has nothing to do with what was scored: "
                f"{quoted(scored)}"
            )
        allowed = may_repeat(meld, scored, deal.hand, deal.rules)
        if allowed:
            right.add(meld)
        value = meld_points(meld) if allowed else 0
        yield from option_faults(option, right=allowed, value=value)
    yield from one_set_faults(puzzle, right)
    yield from value_faults(puzzle, sum(map(meld_points, right)))


def touched(meld: str, scored: list[str]) -> bool:
    """Whether a meld of that suit, or this very one, was scored."""
    if meld not in SEQUENCES:
        return meld in scored
    return any(old in SEQUENCES and old[-1] == meld[-1] for old in scored)
