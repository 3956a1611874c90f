"""Sentences of the puzzles about announcing again after having scored."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

REPEAT_SENTENCES: Final[Sentences] = {
    "repeating.title": N_("What may come again"),
    "repeating.about": N_(
        "You have scored in this deal. Mark what you may still announce."
    ),
    "repeating.question": N_(
        "In this deal you have scored the {melds:melds}. Which of these may you "
        "announce now?\n"
        "You hold all their cards. Judge each by itself."
    ),
    "repeating.none": N_("None of them"),
    "repeating.right": NN_(
        "You may still announce this one: {melds:melds}.",
        "You may still announce these {count:number}: {melds:melds}.",
        by="count",
    ),
    "repeating.nothing": N_(
        "After the {melds:melds} you may announce none of these now."
    ),
    "repeating.hint_between": N_(
        "In the suit of a scored sequence there may follow only one with a higher top "
        "card, a longer one with the same top card, or one that lies wholly below it "
        "with at least one card between."
    ),
    "repeating.hint_missing": N_(
        "In the suit of a scored sequence there may follow only one with a higher top "
        "card, a longer one with the same top card, or one that lies wholly below it "
        "with a gap of which at least one card is not in your hand."
    ),
    "repeating.hint_contained": N_(
        "A sequence may not follow if all its cards are contained in one that you "
        "have scored; any other may."
    ),
    "repeating.hint_once": N_(
        "A vannak of a rank and béla count once a deal. Each sequence must pass every "
        "scored one of its suit."
    ),
    "repeating.hint_suits": N_(
        "Take each suit by itself: a scored sequence limits its own suit only."
    ),
    "repeating.hint_cards": N_(
        "Compare the cards of each with all the cards of the scored {melds:melds}."
    ),
    "repeating.hint_top": N_(
        "Compare the top card of each with that of the scored {melds:melds} first, "
        "then the length, then the gap."
    ),
    "repeating.hint_not": N_("You may not announce the {meld:meld} now."),
}
