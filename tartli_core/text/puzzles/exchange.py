"""Sentences of the puzzles about the exchange of the seven."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

_MELDS: Final[Sentences] = {
    "exchange.ask_gained": N_(
        "You hold the seven of trumps, and the {card:card} lies open. What may you "
        "announce in this trick only if you exchange first?\n"
        "Mark each meld that the exchange gains; if it gains nothing, say so."
    ),
    "exchange.ask_lost": N_(
        "You hold the seven of trumps, and the {card:card} lies open. What may you no "
        "longer announce in this trick if you exchange first?\n"
        "Mark each meld that the exchange loses; if it loses nothing, say so."
    ),
    "exchange.none": N_("None of them"),
    "exchange.gained": N_(
        "With the {card:card} instead of the seven you gain the {melds:melds}."
    ),
    "exchange.lost": N_(
        "Without the seven you lose the {melds:melds}; a seven that was swapped serves "
        "in no sequence of this trick."
    ),
    "exchange.nothing_gained": N_("The {card:card} makes no meld with your cards."),
    "exchange.nothing_lost": N_(
        "The seven stands in no meld that you may announce, so nothing is lost."
    ),
    "exchange.kept": N_(
        "You may announce the {melds:melds} with the exchange and without it."
    ),
    "exchange.why_gained": N_(
        "The {meld:meld} needs the {card:card}: this is gained by the exchange."
    ),
    "exchange.why_lost": N_(
        "The {meld:meld} needs the seven: this is lost by the exchange."
    ),
    "exchange.why_kept": N_(
        "You may announce the {meld:meld} with the exchange and without it."
    ),
    "exchange.why_both": N_(
        "The {meld:meld} needs the seven and the {card:card}, which you never hold "
        "together."
    ),
    "exchange.why_missing": N_(
        "For the {meld:meld} you would still lack the {missing:card}."
    ),
    "exchange.hint_swap": N_(
        "You exchange before you announce. The seven leaves your hand, and the open "
        "card may be used at once."
    ),
    "exchange.hint_gained": N_(
        "Look at what goes with the {card:card}: its neighbours in trumps, béla, and "
        "the other three of its rank."
    ),
    "exchange.hint_lost": N_(
        "Look at the sequences in which the seven stands, not at those with the "
        "{card:card}."
    ),
}

_CARDS: Final[Sentences] = {
    "exchange.ask_lead": N_(
        "Trick 7, and you lead. You hold the seven of trumps; the {card:card} lies "
        "open. You have {you:number} points and the opponent {opponent:number}, tricks "
        "included. What wins the buli, whatever the opponent holds and however they "
        "play?"
    ),
    "exchange.ask_reply": N_(
        "Trick 7: the opponent has led the {led:card}. You hold the seven of trumps; "
        "the {card:card} lies open. You have {you:number} points and the opponent "
        "{opponent:number}, tricks included. What wins the buli, whatever the opponent "
        "holds and however they play?"
    ),
    "exchange.option_exchanges": N_("Exchange, play the {card:card}"),
    "exchange.option_keeps": N_("Keep the seven, play the {card:card}"),
    "exchange.option_announces": N_(
        "Announce the terc with the seven, play the {card:card}"
    ),
    "exchange.worth": NN_(
        "wins in one of {all:number} layouts",
        "wins in {count:number} of {all:number} layouts",
        by="count",
    ),
    "exchange.wins_exchanges": N_(
        "Exchange and play the {card:card}: in each of the {count:number} layouts this "
        "wins the buli, and nothing else does."
    ),
    "exchange.wins_keeps": N_(
        "Keep the seven and play the {card:card}: in each of the {count:number} "
        "layouts this wins the buli, and nothing else does."
    ),
    "exchange.wins_announces": N_(
        "Announce the terc with the seven and play the {card:card}: in each of the "
        "{count:number} layouts this wins the buli, and nothing else does."
    ),
    "exchange.needed": N_(
        "To 501 you lack {you:number} and the opponent {opponent:number}: melds and "
        "tricks taken count, and whoever gets there claims at once."
    ),
    "exchange.last_card": N_(
        "After the trick its winner draws the hidden card and its loser the open one, "
        "then the {card:card}."
    ),
    "exchange.hint_last": N_(
        "After trick 7 the loser draws the open card: so now is the last chance to "
        "exchange, which is not always good."
    ),
    "exchange.hint_needed": N_(
        "To 501 you lack {you:number} and the opponent {opponent:number}. Count what "
        "this trick can bring, and what you surely take after it."
    ),
    "exchange.hint_out_exchanges": N_(
        "To exchange and play the {card:card} does not win in every layout."
    ),
    "exchange.hint_out_keeps": N_(
        "To keep the seven and play the {card:card} does not win in every layout."
    ),
    "exchange.hint_out_announces": N_(
        "To announce the terc and play the {card:card} does not win in every layout."
    ),
    "exchange.at_once": N_("The trick is then surely yours, and with it you have 501."),
    "exchange.tricks_after": N_(
        "The trick alone is not surely enough; the tricks after it bring the rest."
    ),
    "exchange.never": N_("This wins in none of the {all:number} layouts."),
    "exchange.beaten": NN_(
        "This wins in one of the {all:number} layouts. With the {hidden:card} hidden "
        "under the talon the opponent wins the buli.",
        "This wins in {count:number} of the {all:number} layouts. With the "
        "{hidden:card} hidden under the talon the opponent wins the buli.",
        by="count",
    ),
    "exchange.undecided": NN_(
        "This wins in one of the {all:number} layouts. With the {hidden:card} hidden "
        "under the talon nobody gets to 501 in this deal.",
        "This wins in {count:number} of the {all:number} layouts. With the "
        "{hidden:card} hidden under the talon nobody gets to 501 in this deal.",
        by="count",
    ),
}

EXCHANGE_SENTENCES: Final[Sentences] = {
    "exchange.title": N_("The exchange"),
    "exchange.about": N_(
        "The seven of trumps against the open card: what is gained and lost, and in "
        "trick 7 now or never."
    ),
    **_MELDS,
    **_CARDS,
}
