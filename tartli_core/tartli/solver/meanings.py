"""What an announcement can have meant of which only the words were heard (T-A1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import (
    SEVENS,
    CardSet,
    Suit,
)
from tartli_core.tartli.contest import call_of, second_wins
from tartli_core.tartli.melds import Bela, Meld, Vannak, find_melds
from tartli_core.tartli.melds import Sequence as Run
from tartli_core.tartli.moves import Announce, Answer, Exchange, NameHeight, WriteMelds
from tartli_core.tartli.repeat import bar_after
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.seen import Heard, Seen


@dataclass(frozen=True, slots=True)
class Words:
    """Words heard in a trick, and what was seen to come of them.

    Attributes:
        heard: the words, and who spoke.
        trick: all moves seen in this trick.
        lead: who leads to it.
        trump: the trump suit.
        rules: the rule set.
    """

    heard: Heard
    trick: Sequence[Seen]
    lead: int
    trump: Suit
    rules: Rules

    def meanings(self, cards: CardSet) -> Iterator[Announcement]:
        """Every announcement that has these words and fits what came of them.

        Args:
            cards: those that the speaker can have held.
        """
        found = find_melds(cards, self.trump, self.rules)
        words = ([m for m in found if call_of(m) is c] for c in self.heard.calls)
        announced = (
            Announcement(melds) for melds in product(*words) if _go_together(melds)
        )
        yield from (said for said in dict.fromkeys(announced) if self._fits(said))

    def _fits(self, said: Announcement) -> bool:
        return all(self._leads_to(said, move) for move in self.trick)

    def _leads_to(self, said: Announcement, move: Seen) -> bool:
        """Whether this move of the trick is possible if that was meant."""
        best = said.best(self.trump, self.rules)
        assert best is not None
        mine = move.player == self.heard.player
        match move:
            case Answer(higher=higher):
                return self._second_wins(best) is higher
            case Announce(player=player, exact=True) if player == self.lead:
                return self._second_wins(best)  # T-M7: else no reply was allowed
            case NameHeight(rank=rank) if mine:
                return rank is (best.top if isinstance(best, Run) else best.rank)
            case WriteMelds(melds=melds) if mine:
                named = {meld for meld in melds if not isinstance(meld, Bela)}
                return named in (set(), {*said.contesting})
            case Exchange() if mine:  # T-P5: the seven served in no sequence
                seven = SEVENS[self.trump]
                return all(seven not in meld.cards for meld in said.contesting)
            case _:
                return True

    def _second_wins(self, best: Run | Vannak) -> bool:
        """Whether the second player wins the contest if this was the speaker's best."""
        rival = next(
            move.said.best(self.trump, self.rules)
            for move in contest_moves(self.trick, 1 - self.heard.player)
        )
        assert rival is not None
        if self.lead == self.heard.player:
            return second_wins(best, rival, self.trump, self.rules)
        return second_wins(rival, best, self.trump, self.rules)


def _go_together(melds: Sequence[Meld]) -> bool:
    """Whether they go together: no two sequences of one suit (T-M4)."""
    suits = [meld.suit for meld in melds if isinstance(meld, Run)]
    return len(set(suits)) == len(suits)


def contest_moves(trick: Sequence[Seen], player: int) -> Iterator[Announce]:
    """What this player is known to have announced for the contest of a trick."""
    for move in trick:
        match move:
            case Announce(said=said) if move.player == player and said.contesting:
                yield move
            case _:
                pass


def gaps(said: Announcement, scored: Sequence[Meld], rules: Rules) -> Iterator[CardSet]:
    """Cards of which at least one was missing when this was announced (T-M9).

    Args:
        said: the announcement.
        scored: the melds its owner had scored before.
        rules: the rule set.

    Returns:
        A set for each scored meld that stands in the way while all are held; an
        empty one if it stands in the way in any case (T-M9 to T-M12).
    """
    for meld, before in product(said.contesting, scored):
        bar = bar_after(meld, before, rules)
        if bar is not None:
            yield bar
