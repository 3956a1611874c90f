"""What a player may announce in a trick (T-M4, T-M7) and what it scores (T-M6)."""

from collections.abc import Iterable, Set
from dataclasses import dataclass, field
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.tartli.cards import Card, Suit
from tartli_core.tartli.contest import (
    CONTEST_CALLS,
    Call,
    call_of,
    in_spoken_order,
    may_reply,
    second_wins,
    strength,
)
from tartli_core.tartli.melds import Bela, Meld, Sequence, Vannak, find_melds
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules

LAST_ANNOUNCING_TRICK: Final = 8
"""Melds are announced in tricks 1 to 8 (T-M4)."""


_SUIT_PLACE: Final = {suit: place for place, suit in enumerate(Suit)}


def _place(meld: Meld) -> int:
    """Sequences by suit, then vannak, then béla."""
    match meld:
        case Sequence():
            return _SUIT_PLACE[meld.suit]
        case Vannak():
            return len(_SUIT_PLACE)
        case Bela():
            return len(_SUIT_PLACE) + 1


@dataclass(frozen=True, slots=True)
class Announcement:
    """What one player announces in one trick (T-M4); empty is silence.

    Attributes:
        melds: sequences by suit, then at most one vannak, then at most one béla;
            they are brought into this order.
    """

    melds: tuple[Meld, ...] = ()
    contesting: tuple[Sequence | Vannak, ...] = field(
        init=False, repr=False, compare=False
    )
    """The melds that compete: all but béla (T-M6)."""

    def __post_init__(self) -> None:
        melds = self.melds
        if len(melds) > 1:
            melds = tuple(sorted(melds, key=_place))
            object.__setattr__(self, "melds", melds)
            if len(set(map(_place, melds))) < len(melds):
                raise NotationError(
                    "{melds!r} cannot be announced in one trick: one sequence a suit, "
                    "one vannak and béla at most",
                    melds=str(self),
                )
        with_bela = bool(melds) and isinstance(melds[-1], Bela)
        contesting = melds[:-1] if with_bela else melds
        object.__setattr__(self, "contesting", contesting)

    @property
    def bela(self) -> bool:
        """Whether béla is announced."""
        return len(self.melds) > len(self.contesting)

    def best(self, trump: Suit, rules: Rules) -> Sequence | Vannak | None:
        """The meld that stands for all in the contest (T-M5)."""
        return max(
            self.contesting,
            key=lambda meld: strength(meld, trump, rules),
            default=None,
        )

    @property
    def calls(self) -> tuple[Call, ...]:
        """The words that are said (T-A1), in an order that tells no suit."""
        return in_spoken_order(call_of(meld) for meld in self.melds)

    @property
    def best_call(self) -> Call | None:
        """The strongest word in the contest; None for silence or béla alone."""
        calls = {call_of(meld) for meld in self.contesting}
        return max(calls, key=CONTEST_CALLS.index, default=None)

    @property
    def contest_points(self) -> int:
        """Points of all melds but béla."""
        return sum(meld.points for meld in self.contesting)

    def __str__(self) -> str:
        return " / ".join(map(str, self.melds))


SILENCE = Announcement()
"""Nothing announced."""


def leader_scores(
    leader: Announcement, second: Announcement, trump: Suit, rules: Rules
) -> bool | None:
    """Whether the leader's melds score; None if neither announced any (T-M6)."""
    ours, theirs = leader.best(trump, rules), second.best(trump, rules)
    if ours is None:
        return None if theirs is None else False
    return theirs is None or not second_wins(ours, theirs, trump, rules)


def announceable(
    hand: Set[Card],
    trump: Suit,
    rules: Rules,
    *,
    scored: Iterable[Meld] = (),
    leader: Call | None = None,
) -> tuple[Meld, ...]:
    """Every meld that is part of a legal announcement in this trick.

    Args:
        hand: the cards of the player on turn.
        trump: the trump suit.
        rules: the rule set.
        scored: the melds this player has scored in this deal (T-M9 to T-M12).
        leader: the leader's best call, for the second player to a trick; None
            for the leader, and after silence or béla alone (T-M7).
    """
    before = tuple(scored)
    melds = [
        meld
        for meld in find_melds(hand, trump, rules)
        if judge_repeat(meld, before, hand, rules).allowed
    ]
    qualifying = [
        meld
        for meld in melds
        if not isinstance(meld, Bela) and may_reply(call_of(meld), leader)
    ]
    return tuple(
        meld
        for meld in melds
        if isinstance(meld, Bela)
        or any(_may_go_together(meld, other, rules) for other in qualifying)
    )


def _may_go_together(one: Meld, other: Meld, rules: Rules) -> bool:
    """Whether both may be announced in one trick, or are the same (T-M4)."""
    if one == other:
        return True
    if isinstance(one, Sequence) and isinstance(other, Sequence):
        return rules.sequences_per_trick == "per_suit" and one.suit != other.suit
    return not (isinstance(one, Vannak) and isinstance(other, Vannak))
