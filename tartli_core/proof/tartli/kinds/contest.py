"""Kind `contest`: the outcome must be certain, and the one given."""

import re
from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import (
    meld_cards,
    meld_points,
    second_wins,
    strongest,
)
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.readings import consistent
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import BELA_POINTS, PLAYERS, TARGET

CONTEST_ANSWER = re.compile(r"(0|[1-9][0-9]*) (0|[1-9][0-9]*)( you| opponent)?")


def contest_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A contest whose outcome is not certain, or not the one given."""
    trick = deal.now
    if not any(trick.said.values()):
        yield "nobody has announced anything; right would be a trick with melds"
        return
    if not trick.said[trick.second] and trick.second not in trick.cards:
        yield f"{trick.second} may still announce; right would be after that"
        return
    yield from certificate_faults(puzzle["certificate"], deal)
    totals = puzzle["position"]["totals"]
    outcomes = sorted(
        {settle(deal, trick.said["you"], melds, totals) for melds in consistent(deal)}
    )
    if len(outcomes) != 1:
        yield f"the outcome is not certain; it may be {quoted(outcomes)}"
        return
    right = outcomes[0]
    for option in puzzle["options"]:
        yield from contest_option_faults(option, right)
    if right not in [option["answer"] for option in puzzle["options"]]:
        yield f"no option is {right!r}, which would be right"
    if len(puzzle["options"]) < 2:
        yield "there is one option only; right would be at least two"
    yield from value_faults(puzzle, difference(right))


def certificate_faults(certificate: Json, deal: Deal) -> Iterator[str]:
    """The opponent's cards and melds, if they do not fit what was seen and heard."""
    cards, melds = certificate.get("opponent"), certificate.get("melds")
    if not (isinstance(cards, str) and isinstance(melds, str)):
        yield "the certificate lacks opponent or melds; right would be two texts"
        return
    held = cards.split(" ")
    free = deal.pool(deal.now.number) - deal.cards_of("opponent")
    count = 8 if "opponent" in deal.now.cards else 9
    if len(held) != count or len(set(held)) != count or not free.issuperset(held):
        yield (
            f"certificate: opponent is {quoted(cards)}; right would be {count} cards "
            "that the opponent may hold"
        )
        return
    said = melds.split(" / ") if melds else []
    if sorted(said) not in [sorted(hand) for hand in consistent(deal)]:
        yield (
            f"certificate: melds is {quoted(melds)}; right would be melds that fit "
            "the words heard"
        )
        return
    shown = {*held, deal.now.cards.get("opponent")}
    for meld in said:
        if not meld_cards(meld, deal.trump) <= shown:
            yield f"certificate: the opponent says {meld!r} without holding it"


def contest_option_faults(option: Json, right: str) -> Iterator[str]:
    """An option that is no outcome, or is valued or flagged wrongly."""
    answer = option["answer"]
    if not CONTEST_ANSWER.fullmatch(answer):
        yield f"the option {quoted(answer)} cannot be read; right would be like '20 0'"
        return
    yield from option_faults(option, right=answer == right, value=difference(answer))


def difference(answer: str) -> int:
    """Your points less the opponent's in an answer such as "20 0"."""
    yours, theirs = answer.split(" ")[:2]
    return int(yours) - int(theirs)


def settle(deal: Deal, mine: list[str], theirs: list[str], totals: list[int]) -> str:
    """Who writes how much and who thereby wins the buli (T-M6, T-A5, T-S4, T-S7)."""
    bela = [BELA_POINTS * ("bela" in melds) for melds in (mine, theirs)]
    if deal.rules["bela_order"] == "before_melds":
        for place, player in enumerate(PLAYERS):
            if bela[place] and totals[place] + bela[place] >= TARGET:
                return f"{bela[0]} {bela[1]} {player}"
    fight = [
        sum(meld_points(meld) for meld in melds if meld != "bela")
        for melds in (mine, theirs)
    ]
    if all(fight):
        fight[1 if you_win(deal, mine, theirs) else 0] = 0
    points = [fight[0] + bela[0], fight[1] + bela[1]]
    ends = [total + more for total, more in zip(totals, points, strict=True)]
    answer = f"{points[0]} {points[1]}"
    if max(ends) < TARGET or ends[0] == ends[1]:
        return answer
    return f"{answer} {PLAYERS[0 if ends[0] > ends[1] else 1]}"


def you_win(deal: Deal, mine: list[str], theirs: list[str]) -> bool:
    """Whether your best meld beats the opponent's (T-M5)."""
    own = strongest(mine, deal.trump, deal.rules)
    other = strongest(theirs, deal.trump, deal.rules)
    if own is None or other is None:
        return own is not None
    if deal.now.leader == "you":
        return not second_wins(own, other, deal.trump, deal.rules)
    return second_wins(other, own, deal.trump, deal.rules)
