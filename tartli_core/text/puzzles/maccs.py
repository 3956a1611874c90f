"""Sentences of the puzzles about going out or playing on for maccs."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

MACCS_SENTENCES: Final[Sentences] = {
    "maccs.title": N_("Go out or play on"),
    "maccs.about": N_(
        "You have 501. Go out at once, or play on for every trick and a double win?"
    ),
    "maccs.question": N_(
        "You stand at {you:number}, the opponent at {opponent:number}, tricks so far "
        "included. Do you go out now, or play on, and with which card?\n"
        "Who plays on does not claim before this trick is taken. You have counted, so "
        "the opponent’s cards lie open."
    ),
    "maccs.claim": N_("Go out now"),
    "maccs.on": N_("Play on with the {card:card}"),
    "maccs.you": NN_(
        "you win one buli point", "you win {value:number} buli points", by="value"
    ),
    "maccs.opponent": NN_(
        "the opponent wins one buli point",
        "the opponent wins {value:number} buli points",
        by="value",
    ),
    "maccs.claim_once": N_(
        "Going out now wins one buli point: the opponent has {total:number}, more than "
        "{limit:number}."
    ),
    "maccs.claim_twice": N_(
        "Going out now is maccs, two buli points: the opponent has {total:number}, "
        "which is {limit:number} or fewer."
    ),
    "maccs.on_with": NN_(
        "You win every trick that is left if you play on with this card: "
        "{cards:cards}.",
        "You win every trick that is left if you play on with one of these cards: "
        "{cards:cards}.",
        by="count",
    ),
    "maccs.sweep": N_(
        "Stichmaccs takes from the opponent the {tricks:number} points of their "
        "tricks. They keep {rest:number}, which is {limit:number} or fewer: that is "
        "maccs, two buli points."
    ),
    "maccs.every_card": N_("Every card is worse than that."),
    "maccs.why_claim": N_(
        "That wins one buli point only, since the opponent has {total:number}. You can "
        "win every trick that is left, and with them two points."
    ),
    "maccs.why_one": N_(
        "After the {card:card} the opponent wins a trick, and you win one buli point "
        "only."
    ),
    "maccs.why_over": N_(
        "After the {card:card} the opponent comes to {total:number}, more than "
        "{limit:number}, and you win one buli point only."
    ),
    "maccs.why_lost": N_(
        "After the {card:card} the opponent comes to {total:number} and goes out first."
    ),
    "maccs.hint_rule": N_(
        "A right claim wins at once. All of the last nine tricks take away the "
        "opponent’s trick points; it is maccs if the loser is left with {limit:number} "
        "or fewer."
    ),
    "maccs.hint_total": N_(
        "Of the opponent’s {total:number} points {tricks:number} are from tricks."
    ),
    "maccs.hint_trick": N_(
        "The opponent has {total:number}. Ask who takes this trick, and what that "
        "would make it."
    ),
    "maccs.hint_not": N_("Do not play on with the {card:card}."),
}
