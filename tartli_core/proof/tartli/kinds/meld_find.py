"""Kind `meld-find`: options are flagged and valued as the rules say."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import (
    may_repeat,
    meld_cards,
    meld_points,
    melds_in,
    word_of,
    word_rank,
)
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.position import first_exchange_faults, turn_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import CARDS, NATURAL, SEQUENCES


def meld_find_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Options that are not flagged and valued as the rules say, or melds left out."""
    yield from turn_faults(deal)
    yield from first_exchange_faults(deal)
    right = sayable(deal)
    options = {option["answer"]: option for option in puzzle["options"]}
    for meld in sorted(right - options.keys()):
        yield f"the option {meld!r} is missing; you may announce it now"
    for answer, option in options.items():
        yield from meld_name_faults(answer, deal)
        points = meld_points(answer) if answer in right else 0
        yield from option_faults(option, right=answer in right, value=points)
    yield from value_faults(puzzle, sum(map(meld_points, right)))


def sayable(deal: Deal) -> set[str]:
    """The melds that some announcement of yours in this trick may hold."""
    scored = deal.scored_before("you", deal.now.number)
    free = {
        meld
        for meld in melds_in(deal.hand, deal.trump, deal.rules)
        if may_repeat(meld, scored, deal.hand, deal.rules)
    }
    to_beat = deal.now.best("opponent")
    if to_beat is None:
        return free
    strong = {m for m in free if m != "bela" and word_rank(word_of(m)) >= to_beat}
    return {
        meld
        for meld in free
        if meld == "bela"
        or meld in strong
        or any(may_go_together(meld, other, deal.rules) for other in strong)
    }


def may_go_together(meld: str, other: str, rules: dict[str, str]) -> bool:
    """Whether two melds may be said in one trick (T-M4, T-M7)."""
    if meld in SEQUENCES and other in SEQUENCES:
        return rules["sequences_per_trick"] == "per_suit" and meld[-1] != other[-1]
    return (meld in SEQUENCES) != (other in SEQUENCES)


def meld_name_faults(answer: str, deal: Deal) -> Iterator[str]:
    """An option that is no meld's text, or a real meld written in another way."""
    if answer == "bela" or answer in tuple(NATURAL) or answer in SEQUENCES:
        return
    cards = answer.split(" ")
    if len(set(cards)) < len(cards) or len(cards) < 2 or not set(cards) <= CARDS:
        yield (
            f"the option {quoted(answer)} cannot be read; right would be two or more "
            "cards, a rank or bela"
        )
        return
    names = [*SEQUENCES, *NATURAL, "bela"]
    for name in names:
        if meld_cards(name, deal.trump) == set(cards):
            yield f"the option {answer!r} is written wrongly; right would be {name!r}"
