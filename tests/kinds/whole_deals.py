"""The whole deals behind a moment in trick 7, for a second way to its values."""

from tartli_core.tartli.cards import Card, CardSet
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.kinds.events import Verb, Who
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.moves import PlayCard


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


def trick_8(deal: Deal) -> Deal:
    """The deal after all steps without a choice up to trick 8."""
    while deal.number < 8 or deal.step is not Step.LEAD:
        deal = deal.play(deal.legal_moves[0])
    return deal
