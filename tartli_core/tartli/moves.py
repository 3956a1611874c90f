"""Everything a player can do in a deal: a closed union, each naming its player."""

from dataclasses import dataclass

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import Card, Rank
from tartli_core.tartli.melds import Meld


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap the trump seven for the indicator (T-P5)."""

    player: int


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce melds (T-M4, T-A1): one's words are heard, the melds are meant.

    Attributes:
        player: who speaks.
        said: the melds meant; only their kind and length are heard.
        exact: whether they are named exactly at once (T-A4).
    """

    player: int
    said: Announcement
    exact: bool = False


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Lead or play a card (T-P1 to T-P4); without a word before it, silence."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class NameHeight:
    """The leader names the height of the best meld, step 6 (T-A1)."""

    player: int
    rank: Rank


@dataclass(frozen=True, slots=True)
class Answer:
    """The second player says "good" or "here higher", step 7 (T-A3)."""

    player: int
    higher: bool


@dataclass(frozen=True, slots=True)
class WriteMelds:
    """The winner of the contest names the melds and they are written (T-A1).

    Attributes:
        player: who won the contest; with béla alone, who said it.
        melds: what this player has written, named exactly.
    """

    player: int
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class TakeTrick:
    """The winner takes the trick, step 9 (T-A1)."""

    player: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the next card of the talon, step 10 (T-P3)."""

    player: int


@dataclass(frozen=True, slots=True)
class SayBela:
    """Say béla at any time (T-A5)."""

    player: int


@dataclass(frozen=True, slots=True)
class AskToShow:
    """Ask to be shown the melds the other has scored in this trick (T-M13)."""

    player: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim that written melds and own tricks reach 501 (T-S4)."""

    player: int


Move = (
    Exchange
    | Announce
    | PlayCard
    | NameHeight
    | Answer
    | WriteMelds
    | TakeTrick
    | Draw
    | SayBela
    | AskToShow
    | Claim
)
"""A move of a deal."""
