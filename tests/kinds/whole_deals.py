"""The whole deals behind a moment in trick 7, for a second way to its values."""

from deal_builder import to_choice

from tartli_core.tartli.cards import Card, CardSet
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.kinds.events import Verb, Who
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.moves import (
    Announce,
    Claim,
    Draw,
    Exchange,
    Move,
    PlayCard,
)


def whole_deal(draw: LastDraw, hidden: Card) -> Deal:
    """The deal of one layout up to now; you are player 0."""
    seen = draw.seen
    leader = next(event.who for event in seen.events if event.verb is Verb.LEADS)
    mine, theirs = seen.scored[Who.YOU], seen.scored[Who.OPPONENT]
    led = CardSet() if draw.led is None else CardSet([draw.led])
    deal = Deal.at_trick(
        rules=draw.rules,
        dealer=int(leader is Who.YOU),
        before=(
            draw.scores[0] - sum(meld.points for meld in mine),
            draw.scores[1] - sum(meld.points for meld in theirs),
        ),
        tied=False,
        trump=draw.trump,
        hands=(draw.hand, draw.unseen.without_card(hidden) | led),
        talon=(hidden, draw.indicator),
        tricks=seen.tricks,
        scored=(mine, theirs),
    )
    return deal if draw.led is None else deal.play(PlayCard(1, draw.led))


def along(deal: Deal, line: str) -> Deal:
    """The deal after a line of play, every step of it legal; up to a claim."""
    for step in line.split(", "):
        name, *rest = step.split()
        player = list(Who).index(Who(name))
        match rest:
            case ["draws", card]:
                assert str(deal.talon[0]) == card
                move: Move = Draw(player)
            case ["exchanges", card]:
                assert str(deal.indicator) == card
                move = Exchange(player)
            case ["says", _]:
                move = next(m for m in deal.legal_moves if isinstance(m, Announce))
            case ["claims"]:
                return to_choice(deal).play(Claim(player))
            case [card]:
                move = PlayCard(player, Card.parse(card))
            case _:
                raise AssertionError(step)
        while move not in deal.legal_moves:
            assert len(deal.legal_moves) == 1
            deal = deal.play(deal.legal_moves[0])
        deal = deal.play(move)
    return to_choice(deal)


def trick_8(deal: Deal) -> Deal:
    """The deal after all steps without a choice up to trick 8."""
    while deal.number < 8 or deal.step is not Step.LEAD:
        deal = deal.play(deal.legal_moves[0])
    return deal
