"""What one sees or hears of a move: some keep their cards hidden.

Of an announcement the other player hears only the words (T-A1), of a drawn card
nothing (T-P3). All other moves are seen as they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tartli_core.errors import NotationError
from tartli_core.tartli.cards import Card, Suit
from tartli_core.tartli.contest import Call, in_spoken_order
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Claim,
    Exchange,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)


@dataclass(frozen=True, slots=True)
class Heard:
    """An announcement of which only the words are known (T-A1).

    Attributes:
        player: who spoke.
        calls: the words, brought into the order of `in_spoken_order`.

    Raises:
        NotationError: so much cannot be announced in one trick.
    """

    player: int
    calls: tuple[Call, ...]

    def __post_init__(self) -> None:
        calls = in_spoken_order(self.calls)
        object.__setattr__(self, "calls", calls)
        four, bela = calls.count(Call.VANNAK), calls.count(Call.BELA)
        if four > 1 or bela > 1 or len(calls) - four - bela > len(Suit):
            raise NotationError(
                "{calls!r} cannot be announced in one trick: one sequence a suit, "
                "one vannak and béla at most",
                calls=" / ".join(calls),
            )

    def __str__(self) -> str:
        return f"{self.player} says {' / '.join(self.calls)}".rstrip()


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card drawn from the talon (T-P3).

    Attributes:
        player: who drew.
        card: the card, or None where it stayed hidden.
    """

    player: int
    card: Card | None

    def __str__(self) -> str:
        return f"{self.player} draws {self.card or '?'}"


Seen = (
    Exchange
    | Announce
    | Heard
    | PlayCard
    | NameHeight
    | Answer
    | WriteMelds
    | TakeTrick
    | Drawn
    | SayBela
    | AskToShow
    | Claim
)
"""A move as one who watches knows it."""


def trick_start(seen: Sequence[Seen]) -> int:
    """How many moves were seen until the last trick was taken; the next follow."""
    taken = [i for i, move in enumerate(seen, start=1) if isinstance(move, TakeTrick)]
    return taken[-1] if taken else 0
