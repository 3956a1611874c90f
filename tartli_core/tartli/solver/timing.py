"""Announcements of tricks 1 to 7 judged by the holding-back assumption.

In one suit: nothing more of it is thrown, the opponent is silent and their cards
teach nothing, each draw is any of the unseen cards alike (`HoldingBack`). The open
card counts as not drawn, though the loser of trick 7 gets it. Only the announcing is
judged, with the card that was in fact played to the trick. A vannak or béla loses
nothing by waiting, until a card of it is played.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import FULL_PACK, Card, CardSet, Suit
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import Bela, Meld, Sequence, find_melds, find_sequences
from tartli_core.tartli.moves import Announce
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.solver.holding_back import HoldingBack


@dataclass(frozen=True, slots=True)
class Timing:
    """One choice between announcing and waiting.

    Attributes:
        said: the meld announced; None for waiting.
        best: the best choice; None for waiting.
        cost: expected points that the choice gives away.
        is_last_chance: whether `best` is a vannak or béla that cannot be announced
            later, the card being played; the cost is then its points.
    """

    said: Meld | None
    best: Meld | None
    cost: Fraction
    is_last_chance: bool = False


def timings(deal: Deal, card: Card) -> Iterator[Timing]:
    """What can be said of a player's announcing in this trick.

    Only béla where the leader has announced a meld of the contest: the second
    player's opponent is then not silent. No sequence where one can bring 501: there
    it is the race that counts.

    Args:
        deal: in tricks 1 to 7, before the player on turn plays a card.
        card: what they play.
    """
    player = deal.to_move
    assert player is not None
    missed = [*_missed(deal, player, card)]
    if deal.announced(1 - player).contesting:
        yield from (timing for timing in missed if isinstance(timing.best, Bela))
        return
    yield from missed
    if _may_go_out(deal, player):
        return
    in_suits = [*_in_suits(deal, player, card)]
    said = [timing for timing in in_suits if timing.said is not None]
    if deal.rules.sequences_per_trick == "per_suit":
        yield from in_suits
    elif said:
        yield from said  # one a trick: elsewhere nothing more could be announced
    elif in_suits:
        yield max(in_suits, key=lambda timing: timing.cost)


def _missed(deal: Deal, player: int, card: Card) -> Iterator[Timing]:
    """Vannak and béla that this card breaks and that were never announced."""
    hand, scored = deal.hands[player], deal.scored[player]
    said = {*_said_by(deal, player)}
    for meld in find_melds(hand, deal.trump, deal.rules):
        if isinstance(meld, Sequence) or card not in meld.cards or meld in said:
            continue
        if isinstance(meld, Bela) and deal.bela_said is not None:
            continue
        if judge_repeat(meld, scored, hand, deal.rules).allowed:
            yield Timing(None, meld, Fraction(meld.points), is_last_chance=True)


def _said_by(deal: Deal, player: int) -> Iterator[Meld]:
    """All that this player has announced in the deal, beaten melds too."""
    for move in deal.history:
        if isinstance(move, Announce) and move.player == player:
            yield from move.said.melds


def _may_go_out(deal: Deal, player: int) -> bool:
    """Whether what is announced, or a sequence that could be, brings 501."""
    said = sum(meld.points for meld in deal.announced(player).melds)
    held = (sequence.points for sequence in find_sequences(deal.hands[player]))
    return deal.totals[player] + max(said, *held, 0) >= TARGET


def _in_suits(deal: Deal, player: int, card: Card) -> Iterator[Timing]:
    """Each suit in which a sequence could be announced."""
    unseen = FULL_PACK - deal.seen_by(player) - _known_of(deal, 1 - player)
    said = {m.suit: m for m in deal.announced(player).melds if isinstance(m, Sequence)}
    for suit in Suit:
        held = deal.hands[player].of_suit(suit)
        if not held:
            continue
        choice = HoldingBack(
            held,
            deal.number,
            deal.rules,
            scored=_scored_before(deal, player, suit),
            gone=FULL_PACK.of_suit(suit) - unseen,
            thrown=[card] if card.suit is suit else [],
            unseen=len(unseen),
        )
        if choice.options:
            yield _timing(choice, said.get(suit))


def _timing(choice: HoldingBack, said: Sequence | None) -> Timing:
    values: dict[Sequence | None, Fraction] = {None: choice.waiting}
    values |= {option: choice.announcing(option) for option in choice.options}
    best = max(values, key=values.__getitem__)
    if values[said] == values[best]:
        best = said
    return Timing(said, best, values[best] - values[said])


def _known_of(deal: Deal, player: int) -> CardSet:
    """Cards that the other cannot draw: of this player's scored melds, and turned up.

    The card turned up may be taken by an exchange (T-P5).
    """
    named = CardSet(card for meld in deal.scored[player] for card in meld.cards)
    turned_up = deal.beginning.indicator
    return named if turned_up is None else named.with_card(turned_up)


def _scored_before(deal: Deal, player: int, suit: Suit) -> Iterator[Sequence]:
    """Sequences scored in earlier tricks; one written at once is of this one (T-A4)."""
    now: Announcement = deal.announced(player)
    for meld in deal.scored[player]:
        if isinstance(meld, Sequence) and meld.suit is suit and meld not in now.melds:
            yield meld
