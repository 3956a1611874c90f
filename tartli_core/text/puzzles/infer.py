"""Sentences of the puzzles about what the opponent can hold."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

INFER_SENTENCES: Final[Sentences] = {
    "infer.title": N_("What can they hold?"),
    "infer.about": N_(
        "Read the record of a deal. Find which melds the opponent can hold now."
    ),
    "infer.question": N_(
        "Which of these melds can the opponent hold now? Mark all of them.\n"
        "A meld can be held if some deal of the cards you have not seen fits all that "
        "was played and said."
    ),
    "infer.nothing": N_("None of them"),
    "infer.worth": NN_(
        "{count:number} possible", "{count:number} possible", by="count"
    ),
    "infer.none": N_("The opponent can hold none of these melds."),
    "infer.hand": N_("Possible: {meld:meld}. The opponent could hold {cards:cards}."),
    "infer.named": N_(
        "Possible: {meld:meld}. The opponent has scored it and played no card of it."
    ),
    "infer.silence": N_(
        "That the opponent never announced such a meld proves nothing: nobody must "
        "announce."
    ),
    "infer.understated": N_(
        "That the opponent said less proves nothing: a long run may be announced as a "
        "shorter one."
    ),
    "infer.yours": N_("Not possible: {meld:meld}. You hold the {card:card}."),
    "infer.played": N_(
        "Not possible: {meld:meld}. The {card:card} was played in trick {trick:number}."
    ),
    "infer.open": N_(
        "Not possible: {meld:meld}. The {card:card} lies open under the talon."
    ),
    "infer.no_room": N_(
        "Not possible: {meld:meld}. The opponent still holds {cards:cards}, and all "
        "that together would be more than their {count:number} cards."
    ),
    "infer.no_deal": N_(
        "Not possible: {meld:meld}. With all that was said and played, the opponent "
        "would have had more cards than were dealt and drawn by then."
    ),
    "infer.hint_rule": N_(
        "A meld cannot be held if a card of it is in your hand, was played or lies "
        "open, or if there is no room for it beside the cards known to be in the "
        "hand. What was not said proves nothing."
    ),
    "infer.hint_held": N_("The opponent is known to hold {cards:cards}."),
    "infer.hint_played": N_("These cards were played: {cards:cards}."),
}
"""What is said in these puzzles."""
