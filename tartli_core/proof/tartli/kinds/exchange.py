"""Kind `exchange`: what the exchange of the seven does to melds, or to the buli."""

from collections.abc import Iterator
from typing import Final

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import may_repeat, meld_points, melds_in
from tartli_core.proof.tartli.options import option_faults, value_faults
from tartli_core.proof.tartli.position import turn_faults
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.search import Race
from tartli_core.proof.tartli.shape import Shape
from tartli_core.proof.tartli.tables import (
    LAST_TRICK,
    NATURAL,
    PLAYERS,
    SEQUENCES,
    TARGET,
)
from tartli_core.proof.tartli.trick7 import (
    ending_after,
    hidden_cards,
    opponent_hands,
    scores,
    still_sayable,
    table_shape_faults,
    taken,
    trick7_faults,
    unseen_cards,
)

ASKED = ("gained", "lost", "plan")

EXCHANGE_SHAPE: Final[Shape] = {
    "asked": (lambda v: isinstance(v, str) and v in ASKED, " or ".join(ASKED))
}

OUTCOMES = (-1, 0, 1)


def exchange_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """An exchange that is not allowed now, or what follows from it told wrongly."""
    wrong = [*turn_faults(deal), *allowed_faults(deal)]
    yield from wrong
    if wrong:
        return
    plans = puzzle["position"]["asked"] == "plan"
    right = "one" if plans else "set"
    if puzzle["form"] != right:
        yield f"form is {quoted(puzzle['form'])}; right would be {right!r} here"
        return
    yield from (plan_faults if plans else meld_faults)(puzzle, deal)


def allowed_faults(deal: Deal) -> Iterator[str]:
    """Why the seven cannot be exchanged now (T-P5)."""
    if deal.now.number >= LAST_TRICK:
        yield f"trick is {deal.now.number}; right would be one of tricks 1 to 7 (T-P5)"
    if deal.seven not in deal.hand or deal.indicator == deal.seven:
        yield f"you do not hold {deal.seven!r}; right would be to hold it (T-P5)"
    if deal.now.leader != "you" and deal.rules["exchange"] != "any_time":
        yield "the opponent leads; right would be you on lead (T-P5)"
    if any(deal.now.said.values()) or deal.now.exchange:
        yield "something was said in this trick; right would be before that (T-P5)"


# what may be announced


def meld_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Melds that are not flagged and valued by what the exchange does to them."""
    hand = frozenset(deal.hand)
    before = free_melds(deal, hand)
    after = free_melds(deal, hand - {deal.seven} | {deal.indicator})
    gained = puzzle["position"]["asked"] == "gained"
    right = after - before if gained else before - after
    options = {option["answer"]: option for option in puzzle["options"]}
    for meld in sorted(right - options.keys()):
        yield f"the option {meld!r} is missing; it belongs to the answer"
    for answer, option in options.items():
        if answer not in SEQUENCES and answer not in (*NATURAL, "bela"):
            yield f"the option {quoted(answer)} cannot be read; right would be a meld"
        points = meld_points(answer) if answer in right else 0
        yield from option_faults(option, right=answer in right, value=points)
    yield from value_faults(puzzle, sum(map(meld_points, right)))


def free_melds(deal: Deal, hand: frozenset[str]) -> set[str]:
    """What may be announced now with this hand (T-M9 to T-M12)."""
    scored = deal.scored_before("you", deal.now.number)
    return {
        meld
        for meld in melds_in(hand, deal.trump, deal.rules)
        if may_repeat(meld, scored, hand, deal.rules)
    }


# trick 7, now or never


def plan_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A plan called right that does not win in every layout, or is not the only one."""
    wrong = [*trick7_faults(deal), *moment_faults(puzzle["position"], deal)]
    if not wrong:
        wrong = list(certificate_faults(puzzle, deal))
    yield from wrong
    if wrong:
        return
    certificate = puzzle["certificate"]
    layouts = certificate["layouts"]
    trick = Plans(deal, scores(deal, puzzle["position"]["before"]))
    names = [option["answer"] for option in puzzle["options"]]
    rows = dict(zip(names, certificate["table"], strict=True))
    for plan, row in rows.items():
        for hidden, given in zip(layouts, row, strict=True):
            found = trick.outcome(plan, hidden)
            if found != given:
                yield (
                    f"{plan!r} is said to bring {given} with {hidden!r} hidden; right "
                    f"would be {found}"
                )
    winning = {
        plan
        for plan in trick.legal
        if all(trick.outcome(plan, hidden) > 0 for hidden in layouts)
    }
    for plan in sorted(winning - rows.keys()):
        yield f"the option {plan!r} is missing; it wins in every layout"
    for option in puzzle["options"]:
        plan = option["answer"]
        wins = sum(outcome > 0 for outcome in rows[plan])
        yield from option_faults(option, right=plan in winning, value=wins)
    yield from value_faults(puzzle, len(layouts))


def moment_faults(position: Json, deal: Deal) -> Iterator[str]:
    """Melds that may still come beside the terc with the seven, or maccs within reach.

    What the exchange would change is counted too.
    """
    hand, hidden = frozenset(deal.hand), hidden_cards(deal)
    swapped = hand - {deal.seven} | {deal.indicator}
    held = [hand | {card} for card in (*hidden, deal.indicator)]
    held += [swapped | {card} for card in (*hidden, deal.seven)]
    others = opponent_hands(deal, deal.indicator) + opponent_hands(deal, deal.seven)
    may_come = {
        "you": still_sayable(deal, "you", held) - {terc_of(deal)},
        "opponent": still_sayable(deal, "opponent", others),
    }
    for player, melds in may_come.items():
        for meld in sorted(melds):
            yield f"{player} may still announce {meld!r}; right would be no meld"
    limit = int(deal.rules["maccs_limit"])
    for player, score in zip(PLAYERS, scores(deal, position["before"]), strict=True):
        if score <= limit:
            yield (
                f"{player} has {score} without tricks; right would be more than "
                f"{limit}, so that maccs cannot come into it (T-S3)"
            )


def terc_of(deal: Deal) -> str:
    """Nine, eight and seven of trumps."""
    return " ".join(rank + deal.trump for rank in "987")


def certificate_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Options that are no plans, or a table that does not fit them."""
    names = [option["answer"] for option in puzzle["options"]]
    legal = Plans(deal, (0, 0)).legal
    for name in names:
        if name not in legal:
            yield f"the option {quoted(name)} cannot be done; right would be a plan"
    if len(names) < 2:
        yield "there is one option only; right would be at least two"
    yield from table_shape_faults(puzzle, deal, OUTCOMES, "outcomes -1, 0 or 1")


class Plans:
    """What can be done with the seven and which card played, and what it brings.

    Whoever holds the terc with the seven and may announce it does so, unless they
    exchange: its points never hurt. The opponent has no meld to beat it.
    """

    def __init__(self, deal: Deal, totals: tuple[int, int]) -> None:
        """Prepare the search.

        Args:
            deal: your turn in trick 7.
            totals: yours and the opponent's, without this deal's tricks.
        """
        self.deal, self.totals = deal, totals
        self.terc = terc_of(deal)
        hand = frozenset(deal.hand)
        swapped = hand - {deal.seven} | {deal.indicator}
        drawn = [hand | {deal.indicator}, swapped | {deal.seven}]
        self.may_come = self.terc in still_sayable(deal, "you", [hand, *drawn])
        announces = self.may_come and SEQUENCES[self.terc] <= hand
        keeps = "announces" if announces else "keeps"
        self.legal = {f"exchanges / {card}": (swapped, card) for card in swapped}
        self.legal |= {f"{keeps} / {card}": (hand, card) for card in hand}
        self.races: dict[int, Race] = {}
        self.known: dict[tuple[str, str], int] = {}

    def outcome(self, plan: str, hidden: str) -> int:
        """1 if the plan wins the buli in one layout, -1 if it loses it, else 0."""
        if (plan, hidden) not in self.known:
            self.known[plan, hidden] = min(self.outcomes(plan, hidden))
        return self.known[plan, hidden]

    def outcomes(self, plan: str, hidden: str) -> Iterator[int]:
        """What it brings after each reply, up to the first that loses."""
        how = plan.split(" / ")[0]
        hand, card = self.legal[plan]
        more = meld_points(self.terc) if how == "announces" else 0
        if self.totals[0] + more + taken(self.deal)[0] >= TARGET:
            yield 1  # T-S4: the meld is written before the trick is taken
            return
        theirs = unseen_cards(self.deal) - {hidden}
        led = self.deal.now.cards.get("opponent")
        open_card = self.deal.seven if how == "exchanges" else self.deal.indicator
        for reply in [card] if led else sorted(theirs):
            first, second = (led, card) if led else (card, reply)
            ending = ending_after(
                self.deal,
                (hand - {card}, theirs - {first, second}),
                (first, second),
                (hidden, open_card),
            )
            later = self.may_come and how != "announces"
            if later and SEQUENCES[self.terc] <= ending.hands[0]:
                outcome = self.race(meld_points(self.terc)).outcome(ending)
            else:
                outcome = self.race(more).outcome(ending)
            yield outcome
            if outcome < 0:
                return

    def race(self, more: int) -> Race:
        """The search with so many more points of yours."""
        if more not in self.races:
            self.races[more] = Race(
                (self.totals[0] + more, self.totals[1]),
                limit=int(self.deal.rules["maccs_limit"]),
                stichmaccs=self.deal.rules["stichmaccs"] == "yes",
            )
        return self.races[more]
