"""A move that the rules forbid, beside the nearest one they allow."""

from dataclasses import dataclass

from deal_builder import deal_of, played

from tartli_core.tartli.deal import Deal
from tartli_core.tartli.moves import Move


@dataclass(frozen=True)
class Case:
    """A move refused, and the nearest one allowed.

    Attributes:
        clause: what the rules say.
        deal: the beginning of a trick.
        moves: what was done since.
        refused: the move that is not allowed then.
        why: the rule that forbids it, and the code of the reason.
        allowed: the move that is allowed.
        after: what was done before it; the same moves if None.
        where: the deal in which it is allowed; the same if None.
    """

    clause: str
    deal: Deal
    moves: str
    refused: str | Move
    why: str
    allowed: str
    after: str | None = None
    where: Deal | None = None

    @property
    def before_allowed(self) -> Deal:
        """The state in which the other move is allowed."""
        moves = self.moves if self.after is None else self.after
        return played(self.where or self.deal, moves)


LOW = "Aa Ka 9a 8l 7l Uh 8h Xb 8b"
"""No meld."""

HIGH = "Xa Oa 7a Al Xl Oh Xh Ub 9b"
"""No meld either."""

PLAIN = deal_of(LOW, HIGH)
"""Trick 1, bells trump, player 0 on lead."""

RICH = "Ka Oa Ua Xa Kl Kh Kb Ob 9l"
"""A kvart, four kings and béla."""

POOR = "Al Ol Ul Xl 8h 7h 8a 7a Ab"
"""An O terc."""

MELDS = deal_of(RICH, POOR)
TERCS = deal_of("Kh Oh Uh Al 9l 8a 7a Xb 9b", "Oa Ua Xa Kl 8l 9h 8h Ob Ub")
FIRST_SAYS = "0 says Kh Oh Uh, 0 plays Al"
SECOND_SAYS = f"{FIRST_SAYS}, 1 says Oa Ua Xa"
