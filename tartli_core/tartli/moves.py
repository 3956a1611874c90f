"""Everything a player can do in a deal: a closed union, each naming its player.

A move as text is a statement of a record: ``0 plays Oa``.
"""

from dataclasses import dataclass

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import Card, Rank
from tartli_core.tartli.melds import Meld


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap the trump seven for the indicator (T-P5)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player} exchanges"


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

    def __str__(self) -> str:
        verb = "names" if self.exact else "says"
        return f"{self.player} {verb} {self.said}".rstrip()


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Lead or play a card (T-P1 to T-P4); without a word before it, silence."""

    player: int
    card: Card

    def __str__(self) -> str:
        return f"{self.player} plays {self.card}"


@dataclass(frozen=True, slots=True)
class NameHeight:
    """The leader names the height of the best meld, step 6 (T-A1)."""

    player: int
    rank: Rank

    def __str__(self) -> str:
        return f"{self.player} height {self.rank}"


@dataclass(frozen=True, slots=True)
class Answer:
    """The second player says "good" or "here higher", step 7 (T-A3)."""

    player: int
    higher: bool

    def __str__(self) -> str:
        return f"{self.player} {'higher' if self.higher else 'good'}"


@dataclass(frozen=True, slots=True)
class WriteMelds:
    """The winner of the contest names the melds and they are written (T-A1).

    Attributes:
        player: who won the contest; with béla alone, who said it.
        melds: what this player has written, named exactly.
    """

    player: int
    melds: tuple[Meld, ...]

    def __str__(self) -> str:
        return f"{self.player} scores {' / '.join(map(str, self.melds))}".rstrip()


@dataclass(frozen=True, slots=True)
class TakeTrick:
    """The winner takes the trick, step 9 (T-A1)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player} takes"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the next card of the talon, step 10 (T-P3)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player} draws"


@dataclass(frozen=True, slots=True)
class SayBela:
    """Say béla at any time (T-A5)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player} bela"


@dataclass(frozen=True, slots=True)
class AskToShow:
    """Ask to be shown the melds the other has scored in this trick (T-M13)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player} asks"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim that written melds and own tricks reach 501 (T-S4)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player} claims"


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
