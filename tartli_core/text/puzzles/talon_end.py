"""Sentences of the puzzles about trick 7, the last before the talon is gone."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

TALON_END_SENTENCES: Final[Sentences] = {
    "talon_end.title": N_("The end of the talon"),
    "talon_end.about": N_(
        "Trick 7 decides who draws which of the last two cards. Find the card that is "
        "right whatever the opponent holds."
    ),
    "talon_end.question": N_(
        "The opponent has led the {card:card} to trick 7. Which card brings you the "
        "most trick points in the end, whatever the opponent holds and however they "
        "play?\n"
        "Only trick points count: nobody can reach 501 in this deal, and neither of "
        "you can announce anything more."
    ),
    "talon_end.worth": NN_(
        "best in one of {all:number} layouts",
        "best in {count:number} of {all:number} layouts",
        by="count",
    ),
    "talon_end.right": N_(
        "The {card:card} is right: in each of the {count:number} layouts no card "
        "brings more, and every other brings less in at least one."
    ),
    "talon_end.takes": N_(
        "It takes the trick. So you draw the hidden card and lead to trick 8, and the "
        "opponent draws the open {card:card}."
    ),
    "talon_end.loses": N_(
        "It leaves the trick to the opponent. So they draw the hidden card and lead to "
        "trick 8, and you draw the open {card:card}."
    ),
    "talon_end.always": N_(
        "With best play of both you end with {points:number} of the 161 trick points "
        "in every layout."
    ),
    "talon_end.between": N_(
        "With best play of both you end with {least:number} to {most:number} of the "
        "161 trick points, according to the layout."
    ),
    "talon_end.worse": NN_(
        "In one of the {all:number} layouts this brings less: with the {hidden:card} "
        "hidden under the talon you end with {points:number} trick points instead of "
        "{best:number}.",
        "In {count:number} of the {all:number} layouts this brings less. With the "
        "{hidden:card} hidden under the talon you end with {points:number} trick "
        "points instead of {best:number}.",
        by="count",
    ),
    "talon_end.same_everywhere": N_(
        "This brings less in every layout: you end with {points:number} trick points "
        "instead of {best:number}."
    ),
    "talon_end.always_worse": N_(
        "This brings less in every layout. With the {hidden:card} hidden under the "
        "talon you end with {points:number} trick points instead of {best:number}."
    ),
    "talon_end.hint_draw": N_(
        "Who takes trick 7 draws the hidden card and leads to trick 8; the other draws "
        "the open card, here the {card:card}. From then on suit must be followed."
    ),
    "talon_end.hint_hidden": N_(
        "Any of these may be the hidden card: {cards:cards}. The others you have not "
        "seen are in the opponent’s hand."
    ),
    "talon_end.hint_out": N_("The {card:card} is not the right card."),
}
