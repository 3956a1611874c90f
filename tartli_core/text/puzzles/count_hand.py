"""Sentences of the puzzles about the opponent's nine cards at trick 8."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

COUNT_HAND_SENTENCES: Final[Sentences] = {
    "count_hand.title": N_("Count the other hand"),
    "count_hand.about": N_(
        "The talon is gone. Name the nine cards that the opponent holds."
    ),
    "count_hand.question": N_(
        "Trick 8 begins and the talon is gone. Which of these cards does the opponent "
        "hold?\n"
        "Mark all nine. The last card of the talon lay open, the {card:card}: who lost "
        "trick 7 has drawn it."
    ),
    "count_hand.worth": NN_("one card", "{count:number} cards", by="count"),
    "count_hand.nine": N_("The opponent holds {cards:cards}."),
    "count_hand.sum": N_(
        "That is the pack without your nine cards and without the fourteen of tricks 1 "
        "to 7."
    ),
    "count_hand.none_of": N_("The opponent has no card of {suit:suit}."),
    "count_hand.drew_you": N_(
        "You lost trick 7, so you have drawn the open card, the {card:card}."
    ),
    "count_hand.drew_opponent": N_(
        "The opponent lost trick 7, so they have drawn the open card, the {card:card}."
    ),
    "count_hand.exchange_you": N_(
        "In trick {trick:number} you exchanged the {seven:card} for the {card:card}."
    ),
    "count_hand.exchange_opponent": N_(
        "In trick {trick:number} the opponent exchanged the {seven:card} for the "
        "{card:card}."
    ),
    "count_hand.gone_you": N_("You played the {card:card} in trick {trick:number}."),
    "count_hand.gone_opponent": N_(
        "The opponent played the {card:card} in trick {trick:number}."
    ),
    "count_hand.shown_gone": N_(
        "The opponent scored a meld with the {card:card}, but played it in trick "
        "{trick:number}."
    ),
    "count_hand.exchanged_gone_you": N_(
        "You took the {card:card} in exchange, but played it in trick {trick:number}."
    ),
    "count_hand.exchanged_gone_opponent": N_(
        "The opponent took the {card:card} in exchange, but played it in trick "
        "{trick:number}."
    ),
    "count_hand.hint_sum": N_(
        "The pack has 32 cards. You hold nine, fourteen lie in the tricks, and the "
        "opponent holds the other nine."
    ),
    "count_hand.hint_open": N_(
        "Do not forget the open card: see who lost trick 7. Then go through the tricks "
        "suit by suit."
    ),
    "count_hand.hint_exchange_you": N_(
        "In trick {trick:number} you made an exchange: see where that card is now, and "
        "who drew the seven after trick 7."
    ),
    "count_hand.hint_exchange_opponent": N_(
        "In trick {trick:number} the opponent made an exchange: see where that card is "
        "now, and who drew the seven after trick 7."
    ),
}
