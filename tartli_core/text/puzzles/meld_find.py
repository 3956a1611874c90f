"""Sentences of the puzzles about finding melds."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

MELD_FIND_SENTENCES: Final[Sentences] = {
    "meld.title": N_("Find the melds"),
    "meld.about": N_("Mark everything you may announce now, parts of runs too."),
    "meld.question": N_(
        "Which of these may you announce in this trick?\n"
        "Mark each one that could be part of your announcement, even if not all of "
        "them go together."
    ),
    "meld.none": N_("None of them"),
    "meld.right": NN_(
        "You may announce this one: {melds:melds}.",
        "You may announce these {count:number}: {melds:melds}.",
        by="count",
    ),
    "meld.nothing": N_(
        "You may announce nothing. The longest run in your hand is {cards:cards}."
    ),
    "meld.nothing_barred": NN_(
        "You may announce nothing: the {melds:melds} is barred.",
        "You may announce nothing: the {melds:melds} are barred.",
        by="count",
    ),
    "meld.after_call": N_(
        "The opponent led and said “{call:call}”. Your best meld must match or beat "
        "that word (a vannak beats every sequence); with it may go what else one "
        "may say in one trick."
    ),
    "meld.too_weak": N_(
        "After the leader’s “{call:call}” the {meld:meld} is too weak, and you have "
        "nothing stronger to announce with it."
    ),
    "meld.one_a_trick": N_(
        "In one trick you may announce only one of these sequences."
    ),
    "meld.one_a_suit": N_(
        "In one trick you may announce only one sequence of each suit."
    ),
    "meld.hint_order": N_(
        "Sequences follow the natural order, A K O U X 9 8 7, in one suit; vannak are "
        "all four of a rank; béla is king and Over of trumps."
    ),
    "meld.hint_call": N_(
        "The opponent said “{call:call}”: as second player you need a meld that "
        "matches or beats that word. A vannak beats every sequence."
    ),
    "meld.hint_scored": N_("Scored already: {melds:melds}. That limits the rest."),
    "meld.hint_free": N_("Nothing said or scored limits you: look at the cards alone."),
    "miss.trick_order": N_(
        "{cards:cards} follow one another in tricks, not in sequences."
    ),
    "miss.hole": N_("{cards:cards} have a hole: {missing:cards} is not in your hand."),
    "miss.gone": N_("{missing:cards} is not in your hand; it has been on the table."),
    "miss.not_held": N_("{missing:cards} is not in your hand."),
    "miss.three": N_("Vannak needs all four: {missing:cards} is not in your hand."),
    "miss.no_four": N_("{cards:cards} are no meld under these rules."),
    "miss.plain_bela": N_(
        "{cards:cards} is no béla: only the king and Over of trumps ({suit:suit}) are."
    ),
    "miss.half_bela": N_(
        "You hold {cards:cards} but not {missing:cards}: béla needs both."
    ),
    "miss.two": N_("{cards:cards} are two cards: a sequence has three or more."),
    "miss.mixed": N_("{cards:cards} are not of one suit."),
}
