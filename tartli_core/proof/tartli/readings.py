"""What the opponent may have meant by what was heard."""

import itertools
from collections import Counter
from collections.abc import Iterator

from tartli_core.proof.tartli.melds import (
    may_repeat,
    meld_cards,
    melds_in,
    second_wins,
    strongest,
    word_of,
)
from tartli_core.proof.tartli.record import Deal, Trick
from tartli_core.proof.tartli.tables import LENGTHS, SEQUENCES


def readings(deal: Deal, trick: Trick) -> list[list[str]]:
    """Every set of melds that the opponent may have meant by the words of a trick."""
    if trick.number not in deal.meant:
        deal.meant[trick.number] = list(search_readings(deal, trick))
    return deal.meant[trick.number]


def search_readings(deal: Deal, trick: Trick) -> Iterator[list[str]]:
    """The readings, found by trying every meld of the cards not seen."""
    words = trick.said["opponent"]
    sequences = [word for word in words if word in LENGTHS]
    if len(sequences) > 3 or len(words) > len(sequences) + 2:
        return  # T-M4: no hand holds that much
    shown = [meld for meld in trick.scored["opponent"] if meld != "bela"]
    there = melds_in(deal.pool(trick.number), deal.trump, deal.rules)
    if shown:
        there = [meld for meld in there if meld in (*shown, "bela")]
    choices = [
        itertools.combinations([m for m in there if word_of(m) == word], count)
        for word, count in Counter(words).items()
    ]
    for parts in itertools.product(*choices):
        melds = [meld for part in parts for meld in part]
        if fits(deal, trick, melds):
            yield melds


def fits(deal: Deal, trick: Trick, melds: list[str]) -> bool:
    """Whether melds of the opponent agree with what was heard in their trick."""
    suits = [meld[-1] for meld in melds if meld in SEQUENCES]
    if len(set(suits)) < len(suits):
        return False  # T-M4: each in a different suit
    best = strongest(melds, deal.trump, deal.rules)
    mine = strongest(trick.said["you"], deal.trump, deal.rules)
    if best and trick.height and trick.leader == "opponent" and best[0] != trick.height:
        return False
    if best and mine and trick.answer:
        leader, second = (best, mine) if trick.leader == "opponent" else (mine, best)
        wins = second_wins(leader, second, deal.trump, deal.rules)
        if wins != (trick.answer == "higher"):
            return False
    held = deal.surely_held("opponent", trick.number)
    held.update(*(meld_cards(meld, deal.trump) for meld in melds))
    scored = deal.scored_before("opponent", trick.number)
    return all(may_repeat(meld, scored, held, deal.rules) for meld in melds)


def in_time(known: dict[str, int]) -> bool:
    """Whether a player can have had the cards: nine, and one more each trick (T-P3)."""
    since = sorted(known.values())
    return all(count <= 8 + trick for count, trick in enumerate(since, start=1))


def consistent(deal: Deal) -> list[list[str]]:
    """The readings of the present trick that fit with all that was said before."""
    beaten = [
        (readings(deal, trick), trick.number)
        for trick in deal.tricks[:-1]
        if trick.said["opponent"] and trick.owner != "opponent"
    ]

    def fit_together(
        known: dict[str, int], left: list[tuple[list[list[str]], int]]
    ) -> bool:
        if not in_time(known):
            return False
        if not left:
            return True
        (choices, number), *rest = left
        return any(
            fit_together(with_melds(known, melds, number, deal.trump), rest)
            for melds in choices
        )

    known = deal.known["opponent"]
    return [
        melds
        for melds in readings(deal, deal.now)
        if fit_together(with_melds(known, melds, deal.now.number, deal.trump), beaten)
    ]


def with_melds(
    known: dict[str, int], melds: list[str], number: int, trump: str
) -> dict[str, int]:
    """The known cards, and those of melds announced in a trick."""
    more = dict(known)
    for meld in melds:
        for card in meld_cards(meld, trump):
            more[card] = min(number, more.get(card, number))
    return more
