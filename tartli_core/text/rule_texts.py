"""What the cited rules say, each in a sentence or two."""

from collections.abc import Mapping
from typing import Final

from tartli_core.text.marks import N_

RULE_TEXTS: Final[Mapping[str, str]] = {
    "T-M1": N_(
        "A sequence is three or more neighbours of one suit in natural order, "
        "A K O U X 9 8 7. A terc counts 20, a kvart 50, anything longer 100. Any part "
        "of three or more may be announced by itself."
    ),
    "T-M2": N_(
        "Vannak is all four of a rank: Overs 200, nines 150, aces, kings, tens or "
        "Unders 100. Eights and sevens are no meld; under Austrian rules nines are "
        "none either."
    ),
    "T-M3": N_("Béla is the king and Over of trumps: 40."),
    "T-M4": N_(
        "In each of the first eight tricks, before playing a card, a player may "
        "announce one sequence, one vannak, and béla. Under Austrian rules several "
        "sequences, each of another suit."
    ),
    "T-M5": N_(
        "Any vannak beats any sequence. Vannak rank O 9 A X K U. The longer sequence "
        "beats the shorter; then the higher top card; then trumps; then whoever leads."
    ),
    "T-M6": N_(
        "Only the owner of the best meld scores, and scores all sequences and vannak "
        "announced in that trick. Béla stands outside."
    ),
    "T-M7": N_(
        "The second player may speak only with a best meld of at least the kind and "
        "length that the leader said. Béla is always free."
    ),
    "T-M9": N_(
        "After scoring a sequence, one may announce another in that suit only if its "
        "top card is higher, or the tops are equal and it is longer, or it lies wholly "
        "below with a gap of at least one card."
    ),
    "T-M10": N_(
        "A long run can be scored in parts. The order is all but forced: low tops "
        "before high ones, short before long."
    ),
    "T-M11": N_(
        "A sequence may not be wholly contained in one that the player has scored, or "
        "equal to it."
    ),
    "T-M12": N_("A vannak of a rank, and béla, are scored at most once a deal."),
    "T-A5": N_(
        "Béla is written with the trick's other melds, or, under other rules, when it "
        "is said and before them."
    ),
    "T-S4": N_(
        "A player whose written melds and completed tricks reach 501 may claim at "
        "once, and wins the buli."
    ),
    "T-S7": N_(
        "Where béla is written with the other melds, both can pass 501 in one scoring: "
        "the higher total wins. Where it is written first, it can end the buli before "
        "the other melds are written."
    ),
}
"""Rules by number."""
