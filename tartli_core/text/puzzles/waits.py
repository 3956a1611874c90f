"""Sentences of the puzzles about what to keep for the draws to come."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

WAITS_SENTENCES: Final[Sentences] = {
    "waits.title": N_("What to wait for"),
    "waits.about": N_(
        "Cards are still to be drawn. Find what to keep for the most meld points on "
        "average."
    ),
    "waits.question_keep": NN_(
        "{draws:number} draw is to come. On which part of your hand would you build: "
        "which brings, with that draw and without your other cards, the most meld "
        "points on average?\n"
        "Nothing of it is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draw the best announcement "
        "counts: one sequence, one vannak and béla.",
        "{draws:number} draws are to come. On which part of your hand would you build: "
        "which brings, with these draws and without your other cards, the most meld "
        "points on average?\n"
        "Nothing of it is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draws the best announcement "
        "counts: one sequence, one vannak and béla.",
        by="draws",
    ),
    "waits.question_keep_by_suit": NN_(
        "{draws:number} draw is to come. On which part of your hand would you build: "
        "which brings, with that draw and without your other cards, the most meld "
        "points on average?\n"
        "Nothing of it is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draw the best announcement "
        "counts: one sequence in each suit, one vannak and béla.",
        "{draws:number} draws are to come. On which part of your hand would you build: "
        "which brings, with these draws and without your other cards, the most meld "
        "points on average?\n"
        "Nothing of it is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draws the best announcement "
        "counts: one sequence in each suit, one vannak and béla.",
        by="draws",
    ),
    "waits.question_throw": NN_(
        "You throw one card now; {draws:number} draw is to come. Which card do you "
        "throw to have the most meld points on average?\n"
        "Nothing more is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draw the best announcement "
        "counts: one sequence, one vannak and béla.",
        "You throw one card now; {draws:number} draws are to come. Which card do you "
        "throw to have the most meld points on average?\n"
        "Nothing more is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draws the best announcement "
        "counts: one sequence, one vannak and béla.",
        by="draws",
    ),
    "waits.question_throw_by_suit": NN_(
        "You throw one card now; {draws:number} draw is to come. Which card do you "
        "throw to have the most meld points on average?\n"
        "Nothing more is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draw the best announcement "
        "counts: one sequence in each suit, one vannak and béla.",
        "You throw one card now; {draws:number} draws are to come. Which card do you "
        "throw to have the most meld points on average?\n"
        "Nothing more is thrown. Each of the {unseen:number} cards not seen is as "
        "likely to be drawn as any other. After the draws the best announcement "
        "counts: one sequence in each suit, one vannak and béla.",
        by="draws",
    ),
    "waits.throw": N_("Throw the {card:card}"),
    "waits.best_keep": N_(
        "Building on {cards:cards} brings {points:number} points on average; the next "
        "best, building on {other:cards}, brings {less:number}."
    ),
    "waits.best_throw": N_(
        "Without the {cards:card} the rest brings {points:number} points on average; "
        "the next best is to throw the {other:card}, which leaves {less:number}."
    ),
    "waits.likely": N_("Held with a chance of {percent:number} %: {meld:meld}."),
    "waits.sure": N_("Held in any case: {meld:meld}."),
    "waits.ways": N_("These are averages over all {ways:number} ways to draw."),
    "waits.less_keep": N_(
        "Building on {cards:cards} brings {points:number} points on average, "
        "{cost:number} less than the best."
    ),
    "waits.less_throw": N_(
        "Without the {cards:card} the rest brings {points:number} points on average, "
        "{cost:number} less than the best."
    ),
    "waits.dead-wait": N_(
        "A card that would complete it cannot come any more: {cards:cards}."
    ),
    "waits.one-sided": N_("Only one card completes a sequence from it: {cards:cards}."),
    "waits.no-four": N_("Four of that rank are no meld under these rules."),
    "waits.needs-four": N_("It becomes a vannak only with all of {cards:cards}."),
    "waits.three-broken": N_(
        "It belongs to {cards:cards}, and four of that rank are a vannak."
    ),
    "waits.wait-broken": N_("It can become a sequence together with {cards:cards}."),
    "waits.hint_value": N_(
        "A wait is worth more if more cards complete it, and if what it becomes is "
        "worth more: a terc 20, a kvart 50, a kvint or longer 100, a vannak 100 to "
        "200, béla 40."
    ),
    "waits.hint_dead": N_("These cards cannot be drawn any more: {cards:cards}."),
    "waits.hint_ends": N_(
        "Count for each part the cards that complete it: neighbours in the middle of "
        "the suit can grow at both ends, an edge or a hole only in one place."
    ),
    "waits.hint_three": N_("Look at {cards:cards}: what is missing to a vannak?"),
    "waits.hint_lonely": N_(
        "Look for the card that has no neighbour in its suit and no card of its rank "
        "beside it."
    ),
    "waits.hint_not_part": N_("Not {cards:cards}: that brings the least."),
    "waits.hint_not_card": N_("Not the {card:card}: that leaves the least."),
}
"""What is said in these puzzles."""
