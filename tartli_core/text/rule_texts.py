"""What the cited rules say, each in a sentence or two."""

from collections.abc import Mapping
from typing import Final

from tartli_core.text.marks import N_

RULE_TEXTS: Final[Mapping[str, str]] = {
    "T-C1": N_(
        "The pack has 32 cards: four suits, acorns, leaves, hearts and bells, of eight "
        "cards each."
    ),
    "T-C2": N_(
        "The natural order is A K O U X 9 8 7. It counts for sequences, not in tricks."
    ),
    "T-C3": N_(
        "In trumps the order in tricks is O 9 A X K U 8 7, and these count 20, 14, 11, "
        "10, 4, 2, 0 and 0."
    ),
    "T-C4": N_(
        "In a plain suit the order in tricks is A X K O U 9 8 7, and these count 11, "
        "10, 4, 3, 2, 0, 0 and 0."
    ),
    "T-C5": N_(
        "The last trick is worth 10 more, so the tricks of a deal are worth 161 in all."
    ),
    "T-P1": N_(
        "The dealer’s opponent leads to trick 1, the winner of a trick to the next. "
        "Any card may be led."
    ),
    "T-P2": N_(
        "A trick goes to the highest trump in it, or else to the highest card of the "
        "suit led."
    ),
    "T-P3": N_(
        "In tricks 1 to 7 the second player may play any card. After each of them the "
        "winner, then the loser draws a card. The open card is the last: the loser of "
        "trick 7 draws it."
    ),
    "T-P4": N_(
        "From trick 8 on the second player must follow suit, without the suit must "
        "trump, and only without either may play anything. Nobody need beat a card."
    ),
    "T-P5": N_(
        "In tricks 1 to 7 the player on lead may, before announcing, swap the seven of "
        "trumps for the open card. Under Austrian rules either player may, when it is "
        "their turn; a seven swapped in a trick serves in no sequence of that trick."
    ),
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
    "T-A4": N_(
        "A meld is certain if no better one can be made of the cards that its owner "
        "has not seen. Only the Over vannak always is."
    ),
    "T-A5": N_(
        "Béla is written with the trick's other melds, or, under other rules, when it "
        "is said and before them."
    ),
    "T-S1": N_(
        "Melds are written when they are scored; the points of tricks are counted at "
        "the end of the deal and added to the totals."
    ),
    "T-S2": N_(
        "Who wins all of the last nine tricks (stichmaccs) gets 161 for tricks and the "
        "other nothing. Austrian rules do not have this."
    ),
    "T-S3": N_(
        "A buli goes to 501. Its winner gets one buli point, or two (maccs) if the "
        "loser has 250 or fewer; under Austrian rules 249 or fewer. At the end of a "
        "match the loser pays the difference in buli points times the stake."
    ),
    "T-S4": N_(
        "A player whose written melds and completed tricks reach 501 may claim at "
        "once, and wins the buli."
    ),
    "T-S5": N_("A wrong claim loses the buli for one point, whatever the totals."),
    "T-S6": N_(
        "Whoever claims first, and rightly, wins, even if the other has more. If both "
        "could, the winner of the last trick is asked first. If nobody claims, the "
        "higher total wins at the end of the deal; level, the next score decides."
    ),
    "T-S7": N_(
        "Where béla is written with the other melds, both can pass 501 in one scoring: "
        "the higher total wins. Where it is written first, it can end the buli before "
        "the other melds are written."
    ),
    "T-S8": N_(
        "A player at 501 or more need not claim. Stichmaccs takes away the opponent’s "
        "trick points, which can leave them few enough for maccs."
    ),
    "T-S9": N_(
        "Whether one may look at the tricks one has taken is agreed beforehand. If "
        "not, a claim rests on memory."
    ),
    "T-K1": N_(
        "There are chalk marks for 20, 30, 50, 80 and 100. A stroke more makes 30 into "
        "50 and 80 into 100, a bar on the V makes 50 into 100. The rest is a small "
        "number at the edge, added or taken away."
    ),
    "T-K2": N_(
        "In Beck’s way of writing the fifth stroke of 20 goes across the other four. "
        "Numbers to take away have a bar above, numbers of two digits to add a line "
        "below."
    ),
    "T-X6": N_(
        "Over and nine of a suit stop every terc in it, and no other two cards do. "
        "Ten and Over do not: nine, eight and seven remain."
    ),
}
"""Rules by number."""
