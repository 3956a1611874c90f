"""Sentences of the free hand: what may you say?"""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

FREE_HAND_SENTENCES: Final[Sentences] = {
    "free.title": N_("A free hand: what may I say?"),
    "free.about": N_("A hand just dealt, and everything the rules let you say."),
    "free.question_lead": N_(
        "You lead to the first trick. What may you say before you lead?\n"
        "Mark it, or let it be shown."
    ),
    "free.question_silence": N_(
        "The opponent leads to the first trick and says nothing. What may you say?\n"
        "Mark it, or let it be shown."
    ),
    "free.question_second": N_(
        "The opponent leads to the first trick and says: {calls:calls}. What may you "
        "say?\n"
        "Mark it, or let it be shown."
    ),
    "free.count": NN_(
        "Beside silence there is one thing you may say.",
        "Beside silence there are {count:number} things you may say.",
        by="count",
    ),
    "free.means": N_("It can mean the {melds:melds}."),
}
