"""Sentences of the puzzles about stichmaccs."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

SWEEP_SENTENCES: Final[Sentences] = {
    "sweep.title": N_("Stichmaccs"),
    "sweep.about": N_(
        "Win all of the last nine tricks, or save one of them. Sometimes it cannot be "
        "done."
    ),
    "sweep.question_make": N_(
        "With which card do you make stichmaccs, however the opponent plays?\n"
        "You have counted, so the opponent’s cards lie open."
    ),
    "sweep.question_save": N_(
        "With which card do you save a trick, however the opponent plays?\n"
        "You have counted, so the opponent’s cards lie open."
    ),
    "sweep.none_make": N_("No card makes it"),
    "sweep.none_save": N_("No card saves one"),
    "sweep.done_make": N_("stichmaccs"),
    "sweep.done_save": N_("a trick saved"),
    "sweep.missed_make": N_("no stichmaccs"),
    "sweep.missed_save": N_("no trick saved"),
    "sweep.right_make": N_(
        "With the {card:card} every trick that is left is yours, and stichmaccs counts "
        "161."
    ),
    "sweep.right_save": N_(
        "With the {card:card} you take at least one trick, and so the opponent makes "
        "no stichmaccs."
    ),
    "sweep.impossible_make": N_(
        "No card makes it: the opponent always takes a trick, also after the "
        "{card:card}."
    ),
    "sweep.impossible_save": N_(
        "No card saves a trick: the opponent wins them all, also after the {card:card}."
    ),
    "sweep.wrong_make": N_("After the {card:card} the opponent takes a trick."),
    "sweep.wrong_save": N_("After the {card:card} the opponent wins every trick."),
    "sweep.possible_make": N_("There is a card with which you win every trick."),
    "sweep.possible_save": N_("There is a card with which you save a trick."),
    "sweep.hint_make": N_(
        "Not one trick may be lost. Ask which of the opponent’s cards could take one, "
        "and what must be gone before you lead a suit."
    ),
    "sweep.hint_save": N_(
        "One trick is enough. Ask which of your cards can still take one, and what you "
        "must keep beside it."
    ),
    "sweep.where_make": N_(
        "Look at the opponent’s trumps, and at the suits in which they hold nothing."
    ),
    "sweep.where_save": N_(
        "Look at what the opponent will lead last, and at what you can hold against it."
    ),
    "sweep.not_make": N_("The {card:card} does not make it."),
    "sweep.not_save": N_("The {card:card} does not save a trick."),
}
