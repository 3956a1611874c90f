"""Kind `certain`: every meld of the pack is tried against the one announced."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import meld_cards, second_wins, vannaks, word_of
from tartli_core.proof.tartli.options import option_faults, sets_faults, value_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import CARDS, LAST_TRICK, SEQUENCES


def certain_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Cards flagged or valued wrongly, or better melds left out."""
    faults = list(moment_faults(deal))
    yield from faults
    if faults:
        return
    rivals = better(deal, deal.now.said["you"][0])
    own = {*deal.hand, deal.now.cards.get("you")}
    names = {option["answer"] for option in puzzle["options"]}
    for option in puzzle["options"]:
        card = option["answer"]
        if card not in CARDS or card in own:
            yield f"the option {quoted(card)} is one of your cards, or no card"
        count = sum(card in cards for cards in rivals)
        yield from option_faults(option, right=count > 0, value=count)
    for cards in rivals:
        if not cards <= names:
            yield f"the options lack cards of {quoted(sorted(cards))}, a better meld"
    yield from sets_faults(puzzle, set(rivals) or {frozenset()})
    yield from value_faults(puzzle, len(rivals))


def moment_faults(deal: Deal) -> Iterator[str]:
    """A moment in which the question makes no sense, or is decided."""
    trick, said = deal.now, deal.now.said
    if len(said["you"]) != 1 or said["you"][0] == "bela":
        yield f"you announce {quoted(said['you'])}; right would be one meld, not béla"
    if any(t.said["opponent"] for t in deal.tricks[:-1]):
        yield "the opponent has announced before; right would be silence up to here"
    if trick.leader == "you":
        if "you" not in trick.cards or said["opponent"] or "opponent" in trick.cards:
            yield "right would be the moment after your lead, the opponent silent"
    elif len(said["opponent"]) != 1 or said["opponent"] == ["bela"]:
        yield (
            f"the opponent says {quoted(said['opponent'])}; right would be one word, "
            "not béla"
        )
    elif "you" in trick.cards or trick.height:
        yield "right would be the moment before your card and before any height"


def better(deal: Deal, meld: str) -> list[frozenset[str]]:
    """The cards of each meld that the opponent can bring and that beats this one."""
    leads = deal.now.leader == "you"
    heard = deal.now.said["opponent"]
    found = []
    for other in [*SEQUENCES, *vannaks(deal.rules)]:
        if heard and word_of(other) != heard[0]:
            continue  # T-M1: one certain meld is meant by the word
        if leads:
            wins = second_wins(meld, other, deal.trump, deal.rules)
        else:
            wins = not second_wins(other, meld, deal.trump, deal.rules)
        cards = meld_cards(other, deal.trump)
        if wins and within_reach(deal, cards):
            found.append(cards)
    return found


def within_reach(deal: Deal, cards: frozenset[str]) -> bool:
    """Whether the opponent can hold the cards, if need be after an exchange (T-P5)."""
    pool = deal.pool(deal.now.number)
    if cards <= pool:
        return True
    seven = "7" + deal.trump
    return (
        deal.now.leader == "you"
        and deal.now.number < LAST_TRICK
        and deal.rules["exchange"] == "any_time"
        and seven in pool
        and cards <= (pool - {seven}) | {deal.indicator}
    )
