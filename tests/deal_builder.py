"""Deals built from hands written as text, and moves written as in a record."""

from random import Random

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import HAND_SIZE, PACK, Card, CardSet, parse_cards
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.moves import AskToShow, Claim, Draw, Move, SayBela
from tartli_core.tartli.notation.statements import parse_melds, parse_statement
from tartli_core.tartli.resuming import TALON_SIZE
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair
from tartli_core.tartli.seen import Drawn, Heard

TRIES = 20_000
"""How many ways of making up the tricks before are tried."""


def deal_of(
    mine: str,
    theirs: str = "",
    *,
    turned: str = "7b",
    rules: str | Rules = "hungarian",
    number: int = 1,
    lead: int = 0,
    talon: str = "",
    before: Pair = (0, 0),
    tied: bool = False,
    scored: tuple[str, str] = ("-", "-"),
) -> Deal:
    """The beginning of a trick; what is not written is made up, always the same.

    Args:
        mine: cards of player 0, the dealer's opponent; filled up if too few.
        theirs: cards of player 1; filled up if too few.
        turned: the open card; from trick 8 only its suit counts.
        rules: the rule set.
        number: the trick, 1 to 9.
        lead: who leads to it.
        talon: the first cards to be drawn.
        before: both totals before the deal.
        tied: whether both play on level.
        scored: the melds each has scored so far, as a position has them.
    """
    trump = Card.parse(turned).suit
    size = min(HAND_SIZE, 17 - number)
    covered = max(0, TALON_SIZE - 2 * (number - 1) - 1)
    parts = [parse_cards(text) if text else () for text in (mine, theirs, talon)]
    open_cards = parse_cards(turned) if covered else ()
    named = CardSet([*parts[0], *parts[1], *parts[2], *open_cards])
    for seed in range(TRIES):
        rest = [card for card in PACK if card not in named]
        Random(seed).shuffle(rest)
        first, second, drawn = (
            [*cards, *(rest.pop() for _ in range(count - len(cards)))]
            for cards, count in zip(parts, (size, size, covered), strict=True)
        )
        try:
            deal = Deal.at_trick(
                rules=Rules.parse(rules) if isinstance(rules, str) else rules,
                dealer=1,
                before=before,
                tied=tied,
                trump=trump,
                hands=(CardSet(first), CardSet(second)),
                talon=(*drawn, *open_cards),
                tricks=list(zip(rest[::2], rest[1::2], strict=True)),
                scored=(parse_melds(scored[0], trump), parse_melds(scored[1], trump)),
            )
        except InvalidStateError:
            if seed == TRIES - 1:
                raise
        else:
            if deal.lead == lead:
                return deal
    raise AssertionError("no tricks lead to these cards")


def move_of(deal: Deal, text: str) -> Move:
    """The move that a statement of a record stands for; ``0 draws`` needs no card."""
    player, verb, *_ = text.split()
    if verb == "draws":
        return Draw(int(player))
    seen = parse_statement(text, deal.trump)
    assert not isinstance(seen, Heard | Drawn)
    return seen


def played(deal: Deal, text: str) -> Deal:
    """The state after these statements; steps without a choice need not be written.

    ``...`` stands for all such steps up to the next choice.
    """
    for statement in filter(None, map(str.strip, text.split(","))):
        if statement == "...":
            deal = to_choice(deal)
            continue
        move = move_of(deal, statement)
        if not isinstance(move, AskToShow | Claim | SayBela):
            while move not in deal.legal_moves and is_forced(deal):
                deal = deal.play(deal.legal_moves[0])
        deal = deal.play(move)
    return deal


def to_choice(deal: Deal) -> Deal:
    """After all steps that leave no choice."""
    while is_forced(deal):
        deal = deal.play(deal.legal_moves[0])
    return deal


def is_forced(deal: Deal) -> bool:
    """Whether the next step leaves no choice."""
    return deal.step not in (Step.LEAD, Step.REPLY, Step.OVER)
