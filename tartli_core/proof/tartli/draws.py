"""Values that are sums over all ways to draw: what they rest on, which is best."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import CARDS, NATURAL, SUITS


def unseen_cards(deal: Deal) -> frozenset[str]:
    """The cards that have not lain open and are not in your hand."""
    table = frozenset(c for t in deal.tricks for c in t.cards.values())
    return CARDS - frozenset(deal.hand) - table - {deal.indicator}


def draw_faults(certificate: Json, unseen: frozenset[str], ways: int) -> Iterator[str]:
    """A certificate that tells of other draws than these."""
    if certificate.get("ways") != ways:
        yield (
            f"certificate: ways is {quoted(certificate.get('ways'))}; right would be "
            f"{ways}"
        )
    cards = " ".join(sorted(unseen, key=place))
    if certificate.get("unseen") != cards:
        yield (
            f"certificate: unseen is {quoted(certificate.get('unseen'))}; right would "
            f"be {cards!r}"
        )


def place(card: str) -> tuple[int, int]:
    """Where a card stands in the pack: by suit, then by natural order."""
    if card not in CARDS:
        return len(SUITS), 0
    return SUITS.index(card[1]), NATURAL.index(card[0])


def best_faults(
    puzzle: Json, values: dict[str, int], ways: int, least_gap: int
) -> Iterator[str]:
    """Values and flags other than these; a best one that is not clearly ahead.

    Args:
        puzzle: what is checked.
        values: the points of each option, added up over all ways to draw.
        ways: how many ways there are.
        least_gap: by how many points on average the best is to be ahead.
    """
    best, *rest = sorted(values.values(), reverse=True)
    for option in puzzle["options"]:
        value = values[option["answer"]]
        yield from option_faults(option, right=value == best, value=value)
    yield from value_faults(puzzle, best)
    if not rest or best - rest[0] < least_gap * ways:
        yield (
            f"the best is ahead of the next by less than {least_gap} on average; "
            "right would be options of which one is clearly best"
        )
