"""What is said of waits, of holding back and of what the other can hold."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

CHANCE_SENTENCES: Final[Sentences] = {
    "waits.points": NN_(
        "After {draws:number} draw the best announcement is worth {points:number} "
        "points on average.",
        "After {draws:number} draws the best announcement is worth {points:number} "
        "points on average.",
        by="draws",
    ),
    "waits.chance": N_("{meld:meld}: {percent:number} %"),
    "waits.give_up": N_("Without the {card:card}: {points:number} points."),
    "waits.assumed": N_(
        "This takes for granted that nothing more is thrown and that each draw is any "
        "of the unseen cards alike."
    ),
    "holdback.wait": N_("To wait brings {points:number} points on average."),
    "holdback.announce": N_(
        "To announce the {meld:meld} now brings {points:number} points on average."
    ),
    "holdback.assumed": N_(
        "This takes for granted that nothing of the suit is thrown, that the opponent "
        "stays silent, and that each draw is any of the unseen cards alike."
    ),
    "hold.possible": N_("Possible: {meld:meld}."),
    "hold.impossible": N_("Not possible: {meld:meld}."),
    "hold.hand": N_("The opponent could hold {hand:cards}."),
    "hold.deal": N_("A deal in which it is so:"),
    "hold.none": N_("No meld is possible."),
    "hold.yours": N_("You hold the {card:card}."),
    "hold.played": N_("The {card:card} has been played."),
    "hold.open": N_("The {card:card} lies open under the talon."),
    "hold.seen": N_("The {card:card} has been seen."),
    "hold.theirs": N_("The opponent holds the {card:card}."),
    "hold.certain": N_(
        "The {meld:meld} is certain: the opponent can bring nothing better against it."
    ),
    "hold.rival": N_("The opponent may bring something better than the {meld:meld}."),
    "hold.no_deal": N_("No deal fits this and all that is known."),
}
