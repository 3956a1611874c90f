"""Kind `talon-end`: every card to trick 7 is searched again in every layout."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.search import ALL_POINTS, Ending, Points
from tartli_core.proof.tartli.tables import OTHER, TARGET
from tartli_core.proof.tartli.trick7 import (
    ending_after,
    hidden_cards,
    layout_faults,
    opponent_hands,
    scores,
    still_sayable,
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
    """Options, layouts and table that do not go together."""
    certificate = puzzle["certificate"]
    names = [option["answer"] for option in puzzle["options"]]
    if sorted(names) != sorted(deal.hand):
        yield f"the options are {quoted(names)}; right would be the cards of the hand"
    if puzzle["honesty"] != "in every layout":
        yield f"honesty is {quoted(puzzle['honesty'])}; right would be in every layout"
    if certificate.keys() != {"class", "layouts", "table", "opponent"}:
        yield (
            f"the certificate has {quoted(sorted(certificate))}; right would be class, "
            "layouts, table and opponent"
        )
        return
    yield from layout_faults(certificate, deal)
    table, width = certificate["table"], len(hidden_cards(deal))
    if (
        certificate["class"] != "layouts"
        or not isinstance(table, list)
        or len(table) != len(names)
        or any(not is_row(row, width) for row in table)
    ):
        yield (
            f"the table is {quoted(table)}; right would be {len(names)} rows of "
            f"{width} numbers from 0 to {ALL_POINTS}"
        )


def is_row(row: object, width: int) -> bool:
    """Whether this is a row of so many trick points."""
    return (
        isinstance(row, list)
        and len(row) == width
        and all(type(points) is int and 0 <= points <= ALL_POINTS for points in row)
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
    """A card called right that another beats somewhere, or not called so."""
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
        if option["value"] != value:
            yield (
                f"the option {card!r} has the value {quoted(option['value'])}; right "
                f"would be {value}, the layouts in which it is best"
            )
        if option["right"] != (card in right):
            yield (
                f"the option {card!r} is flagged {quoted(option['right'])}; right "
                f"would be {card in right}"
            )
    if puzzle["value"] != len(best):
        yield f"value is {quoted(puzzle['value'])}; right would be {len(best)}"
