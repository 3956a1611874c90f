"""Kind `infer`: each meld is held in a deal that fits, or no deal can hold it."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import (
    may_repeat,
    meld_cards,
    melds_in,
)
from tartli_core.proof.tartli.options import one_set_faults, option_faults, value_faults
from tartli_core.proof.tartli.position import turn_faults
from tartli_core.proof.tartli.readings import in_time, readings, with_melds
from tartli_core.proof.tartli.record import Deal, Trick
from tartli_core.proof.tartli.tables import CARDS, LAST_TRICK


def infer_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Melds flagged otherwise than the deals that fit tell, or deals that do not."""
    yield from turn_faults(deal)
    if deal.now.number == LAST_TRICK or deal.exchanges:
        yield "right would be a trick up to the seventh, and no exchange before it"
        return
    known = melds_in(CARDS, deal.trump, deal.rules)
    right = set()
    for option in puzzle["options"]:
        meld = option["answer"]
        if meld not in known:
            yield f"the option {quoted(meld)} is no meld under these rules"
            return
        if can_hold(deal, meld):
            right.add(meld)
        yield from option_faults(option, right=meld in right, value=int(meld in right))
    yield from one_set_faults(puzzle, right)
    yield from value_faults(puzzle, len(right))
    yield from certificate_faults(puzzle, deal, right)


def can_hold(deal: Deal, meld: str) -> bool:
    """Whether the opponent can hold a meld now, by cards and by when they came.

    Of each announcement heard some meaning must fit, and with it no more cards may be
    known by any trick than the opponent had been dealt and had drawn (T-P3).
    """
    cards = meld_cards(meld, deal.trump)
    if not cards <= deal.pool(deal.now.number) - deal.cards_of("opponent"):
        return False
    now = deal.now.number
    known = dict(deal.known["opponent"])
    for card in cards:
        known[card] = min(now, known.get(card, now))
    return words_fit(deal, known, [t for t in deal.tricks if t.said["opponent"]])


def words_fit(deal: Deal, known: dict[str, int], tricks: list[Trick]) -> bool:
    """Whether all that was heard in these tricks can have been meant."""
    if not in_time(known):
        return False
    if not tricks:
        return True
    trick, *rest = tricks
    return any(
        words_fit(deal, with_melds(known, melds, trick.number, deal.trump), rest)
        for melds in readings(deal, trick)
    )


def certificate_faults(puzzle: Json, deal: Deal, right: set[str]) -> Iterator[str]:
    """A deal that is missing or does not hold the meld after what was seen."""
    certificate = puzzle["certificate"]
    deals, held = certificate.get("deals"), certificate.get("opponent")
    talon = certificate.get("talon")
    if not (
        isinstance(deals, dict) and isinstance(held, str) and isinstance(talon, str)
    ):
        yield "certificate: right would be deals by meld, opponent and talon"
        return
    if deals.keys() != right:
        yield (
            f"certificate: deals are of {quoted(sorted(deals))}; right would be of "
            f"{quoted(sorted(right))}"
        )
    yield from missing_faults(puzzle, deal, right)
    free = deal.pool(deal.now.number) - deal.cards_of("opponent")
    count = 9 - ("opponent" in deal.now.cards)
    cards, hidden = held.split(" "), talon.split(" ")
    if len(cards) != count or sorted(cards + hidden) != sorted(free):
        yield (
            f"certificate: opponent is {quoted(held)} and talon {quoted(talon)}; right "
            f"would be the cards not seen, {count} of them the opponent's"
        )
    for meld, came in deals.items():
        if meld in right:
            where = f"certificate: the deal of {meld!r}"
            yield from (f"{where} {fault}" for fault in deal_faults(meld, came, deal))


def missing_faults(puzzle: Json, deal: Deal, right: set[str]) -> Iterator[str]:
    """A meld without the card that forbids it, or with another."""
    missing = puzzle["certificate"].get("missing")
    wrong = {option["answer"] for option in puzzle["options"]} - right
    if not isinstance(missing, dict) or missing.keys() != wrong:
        yield (
            f"certificate: missing is {quoted(missing)}; right would be a card, or no "
            f"text, for each of {quoted(sorted(wrong))}"
        )
        return
    free = deal.pool(deal.now.number) - deal.cards_of("opponent")
    for meld, card in missing.items():
        elsewhere = meld_cards(meld, deal.trump) - free
        if card not in (elsewhere or {""}):
            yield (
                f"certificate: missing for {meld!r} is {quoted(card)}; right would be "
                f"{' or '.join(sorted(elsewhere)) or 'no text'}"
            )


def deal_faults(meld: str, came: object, deal: Deal) -> Iterator[str]:
    """Why the opponent cannot have been dealt nine cards and drawn the others so."""
    now = deal.now.number
    cards = came.split(" ") if isinstance(came, str) else []
    hidden = CARDS - deal.mine - {deal.indicator}
    if len(set(cards)) != len(cards) or not hidden.issuperset(cards):
        yield f"has {quoted(came)}; right would be cards that you have not seen"
        return
    if len(cards) != 8 + now:
        yield f"has {len(cards)} cards; right would be {8 + now} by trick {now}"
        return
    for trick in deal.tricks:
        held = set(cards[: 8 + trick.number]) - {
            earlier.cards["opponent"] for earlier in deal.tricks[: trick.number - 1]
        }
        if not set(filter(None, [trick.cards.get("opponent")])) <= held:
            yield f"lacks {trick.cards['opponent']!r} in trick {trick.number}"
        if trick.said["opponent"] and not speaks(deal, trick, held):
            yield f"does not bear out what is said in trick {trick.number}"
    held = set(cards) - deal.cards_of("opponent")
    if not meld_cards(meld, deal.trump) <= held:
        yield "does not hold it now"


def speaks(deal: Deal, trick: Trick, held: set[str]) -> bool:
    """Whether some meaning of the words heard is in these cards (T-M9 to T-M12)."""
    scored = deal.scored_before("opponent", trick.number)
    return any(
        all(
            meld_cards(meld, deal.trump) <= held
            and may_repeat(meld, scored, held, deal.rules)
            for meld in melds
        )
        for melds in readings(deal, trick)
    )
