"""Kind `count-hand`: the opponent's nine are the pack less what you hold and saw."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import CARDS, LAST_TRICK


def count_hand_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Options that are flagged or valued wrongly, and cards of the nine left out."""
    if deal.now.number != LAST_TRICK or deal.now.cards:
        yield "right would be trick 8 before a card is led: then the talon is gone"
        return
    played = {card for trick in deal.tricks for card in trick.cards.values()}
    nine = CARDS - deal.mine - played
    options = {option["answer"]: option for option in puzzle["options"]}
    for card in sorted(nine - options.keys()):
        yield f"the option {card!r} is missing; the opponent holds it"
    for card, option in options.items():
        if card not in nine | played:
            yield f"the option {quoted(card)} is none that was played or is unseen"
        there = card in nine
        yield from option_faults(option, right=there, value=int(there))
    yield from value_faults(puzzle, len(nine))
