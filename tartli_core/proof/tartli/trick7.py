"""Trick 7: the cards that may lie hidden, and the ending that each leads to.

Of the cards not seen one is the last hidden card of the talon, the others are the
opponent's. Who takes the trick draws it, the other draws the open one (T-P3).
"""

from collections.abc import Collection, Iterator
from math import comb

from tartli_core.proof.tartli.cards import beats, worth
from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import may_repeat, meld_points, melds_in
from tartli_core.proof.tartli.record import Deal, taker, trick_points, written
from tartli_core.proof.tartli.search import Ending
from tartli_core.proof.tartli.tables import CARDS, OTHER, PLAYERS

NUMBER = 7


def trick7_faults(deal: Deal) -> Iterator[str]:
    """A moment that is not your turn in trick 7, or words that no score explains."""
    trick = deal.now
    if trick.number != NUMBER or "you" in trick.cards:
        yield f"trick is {trick.number}; right would be your turn in trick 7"
        return
    if trick.leader == "opponent" and "opponent" not in trick.cards:
        yield "the opponent is to lead; right would be your turn (T-P1)"
    if any(trick.said.values()):
        yield "something was said in trick 7; right would be a trick without words"
    for earlier in deal.tricks[:-1]:
        said = earlier.said["opponent"]
        if len(said) != len(written(earlier, "opponent")):
            yield (
                f"trick {earlier.number}: the opponent's {quoted(said)} was not "
                "scored; right would be a record in which all words are explained"
            )


def unseen_cards(deal: Deal) -> frozenset[str]:
    """The opponent's cards and the hidden one."""
    return CARDS - deal.mine - deal.cards_of("opponent") - {deal.indicator}


def hidden_cards(deal: Deal) -> list[str]:
    """The cards that may lie hidden: those that the opponent has not shown."""
    return sorted(unseen_cards(deal) - deal.surely_held("opponent", NUMBER))


def layout_faults(certificate: Json, deal: Deal) -> Iterator[str]:
    """Layouts that are not those of all cards which may lie hidden."""
    right = hidden_cards(deal)
    theirs = len(unseen_cards(deal)) - 1
    free = theirs - (len(unseen_cards(deal)) - len(right))
    assert comb(len(right), free) == len(right)
    given = certificate.get("layouts")
    if not isinstance(given, list) or len(given) != len(right):
        yield (
            f"the layouts are {quoted(given)}; right would be {len(right)} of them, "
            f"{free} of {len(right)} cards being the opponent's"
        )
    elif any(card not in right for card in given) or len(set(given)) < len(given):
        yield f"the layouts are {quoted(given)}; right would be {quoted(right)}"
    opponent = certificate.get("opponent")
    hands = {" ".join(sorted(unseen_cards(deal) - {card})) for card in right}
    named = opponent.split(" ") if isinstance(opponent, str) else []
    if " ".join(sorted(named)) not in hands:
        yield (
            f"the opponent holds {quoted(opponent)}; right would be all cards not "
            "seen but one that may lie hidden"
        )


def still_sayable(deal: Deal, player: str, hands: list[frozenset[str]]) -> set[str]:
    """Melds in one of these hands that may still be announced (T-M9 to T-M12).

    A gap counts whoever holds its cards, since it is not known which are held.
    """
    scored = deal.scored_before(player, NUMBER)
    rules = deal.rules | {"gap": "between"}
    return {
        meld
        for cards in hands
        for meld in melds_in(cards, deal.trump, rules)
        if may_repeat(meld, scored, cards, rules)
    }


def opponent_hands(deal: Deal, open_card: str) -> list[frozenset[str]]:
    """All that the opponent may hold from now to trick 8, in one set a layout."""
    unseen = unseen_cards(deal)
    return [unseen, *(unseen - {card} | {open_card} for card in hidden_cards(deal))]


def table_shape_faults(
    puzzle: Json, deal: Deal, cells: Collection[int], called: str
) -> Iterator[str]:
    """Options, layouts and table that do not go together.

    Args:
        puzzle: what is checked.
        deal: your turn in trick 7.
        cells: what may stand in the table.
        called: the same as a fault tells it.
    """
    certificate, rows = puzzle["certificate"], len(puzzle["options"])
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
        or len(table) != rows
        or any(not is_row(row, width, cells) for row in table)
    ):
        yield (
            f"the table is {quoted(table)}; right would be {rows} rows of {width} "
            f"{called}"
        )


def is_row(row: object, width: int, cells: Collection[int]) -> bool:
    """Whether this is a row of so many cells."""
    return (
        isinstance(row, list)
        and len(row) == width
        and all(type(cell) is int and cell in cells for cell in row)
    )


def scores(deal: Deal, before: list[int]) -> tuple[int, int]:
    """Both totals without this deal's tricks."""
    mine, theirs = (
        sum(map(meld_points, deal.scored_before(player, NUMBER))) for player in PLAYERS
    )
    return before[0] + mine, before[1] + theirs


def taken(deal: Deal) -> list[int]:
    """The trick points so far: yours and the opponent's."""
    points = [0, 0]
    for trick in deal.tricks[:-1]:
        points[taker(trick, deal.trump) == "opponent"] += trick_points(
            trick, deal.trump
        )
    return points


def ending_after(
    deal: Deal,
    hands: tuple[frozenset[str], frozenset[str]],
    cards: tuple[str, str],
    drawn: tuple[str, str],
) -> Ending:
    """Trick 8 after trick 7.

    Args:
        deal: the moment before.
        hands: yours and the opponent's, without the cards played to trick 7.
        cards: the card led and the second card.
        drawn: what the winner and the loser draw.
    """
    leader = deal.now.leader
    second_takes = beats(cards[1], cards[0], deal.trump)
    winner = OTHER[leader] if second_takes else leader
    place = int(winner == "opponent")
    points = taken(deal)
    points[place] += sum(worth(card, deal.trump) for card in cards)
    after = [set(hand) for hand in hands]
    after[place].add(drawn[0])
    after[1 - place].add(drawn[1])
    mine, theirs = map(frozenset, after)
    return Ending(
        deal.trump, (mine, theirs), winner, "", (points[0], points[1]), (0, 0)
    )
