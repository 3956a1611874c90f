"""Kind `talon-end`: every card to trick 7 is searched again in every layout."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.search import ALL_POINTS, Ending, Points
from tartli_core.proof.tartli.tables import OTHER, TARGET
from tartli_core.proof.tartli.trick7 import (
    ending_after,
    hidden_cards,
    opponent_hands,
    scores,
    still_sayable,
    table_shape_faults,
    trick7_faults,
    unseen_cards,
)

Table = dict[str, list[int]]
"""Your trick points at the end of the deal: by card, a number for each layout."""


def talon_end_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A moment in which more than trick points counts, or a table that is not true."""
    wrong = [*trick7_faults(deal), *moment_faults(puzzle["position"], deal)]
    wrong += certificate_faults(puzzle, deal)
    yield from wrong
    if wrong:
        return
    certificate = puzzle["certificate"]
    names = [option["answer"] for option in puzzle["options"]]
    table = dict(zip(names, certificate["table"], strict=True))
    untrue = list(table_faults(deal, table, certificate["layouts"]))
    yield from untrue
    if not untrue:
        yield from answer_faults(puzzle, table)


def moment_faults(position: Json, deal: Deal) -> Iterator[str]:
    """Points other than those of tricks that may still come, or 501 within reach."""
    if deal.now.leader != "opponent":
        yield "you are to lead; right would be that the opponent has led"
        return
    if deal.rules["exchange"] == "any_time" and deal.seven in deal.hand:
        yield f"{deal.seven!r} can still be exchanged; right would be elsewhere (T-P5)"
    held = frozenset(deal.hand)
    drawn = [*hidden_cards(deal), deal.indicator]
    hands = {
        "you": [held | {card} for card in drawn],
        "opponent": opponent_hands(deal, deal.indicator),
    }
    for player, each in hands.items():
        for meld in sorted(still_sayable(deal, player, each)):
            yield f"{player} may still announce {meld!r}; right would be no meld"
    for player, score in zip(OTHER, scores(deal, position["before"]), strict=True):
        if score + ALL_POINTS >= TARGET:
            yield (
                f"{player} has {score} without tricks and can reach 501; right would "
                f"be less than {TARGET - ALL_POINTS}"
            )


def certificate_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Options other than the cards of the hand, or a table that does not fit them."""
    names = [option["answer"] for option in puzzle["options"]]
    if sorted(names) != sorted(deal.hand):
        yield f"the options are {quoted(names)}; right would be the cards of the hand"
    points = range(ALL_POINTS + 1)
    yield from table_shape_faults(
        puzzle, deal, points, f"numbers from 0 to {ALL_POINTS}"
    )


def table_faults(deal: Deal, table: Table, layouts: list[str]) -> Iterator[str]:
    """Trick points other than those of best play.

    After a lost trick 7 the opponent holds all cards not seen, so there each layout
    leads to the same ending, which is searched once.
    """
    points = Points(stichmaccs=deal.rules["stichmaccs"] == "yes")
    found: dict[tuple[Ending, int], bool] = {}
    for card, row in table.items():
        for hidden, given in zip(layouts, row, strict=True):
            ending = after(deal, card, hidden)
            if (ending, given) not in found:
                found[ending, given] = points.at_least(
                    ending, given
                ) and not points.at_least(ending, given + 1)
            if not found[ending, given]:
                yield (
                    f"{card!r} is said to bring {given} with {hidden!r} hidden; right "
                    f"would be {points.count(ending)}"
                )


def after(deal: Deal, card: str, hidden: str) -> Ending:
    """Trick 8 after your card, in one layout."""
    led = deal.now.cards["opponent"]
    hands = frozenset(deal.hand) - {card}, unseen_cards(deal) - {hidden}
    return ending_after(deal, hands, (led, card), (hidden, deal.indicator))


def answer_faults(puzzle: Json, table: Table) -> Iterator[str]:
    """A card called right that another beats somewhere, or not called so.

    The value of a card is the number of layouts in which it is best.
    """
    best = [max(column) for column in zip(*table.values(), strict=True)]
    right = [card for card, row in table.items() if row == best]
    if len(right) != 1:
        yield (
            f"{quoted(right)} are best in every layout; right would be one card, "
            "better than every other in some"
        )
    for option in puzzle["options"]:
        card = option["answer"]
        value = sum(map(int.__eq__, table[card], best))
        yield from option_faults(option, right=card in right, value=value)
    yield from value_faults(puzzle, len(best))
