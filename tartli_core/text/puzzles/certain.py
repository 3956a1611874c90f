"""Sentences of the puzzles about melds that may be beaten."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

CERTAIN_SENTENCES: Final[Sentences] = {
    "certain.title": N_("Is it certain"),
    "certain.about": N_(
        "You have announced a meld. Find the cards with which the opponent could beat "
        "it, or say that nothing can."
    ),
    "certain.question": N_(
        "You lead and announce the {meld:meld}. Can the opponent still beat it in "
        "this trick?\n"
        "If so, mark the cards of one meld that does, and no others."
    ),
    "certain.question_heard": N_(
        "The opponent led and said “{call:call}”; you announce the {meld:meld}. Can "
        "the opponent’s meld be the better one?\n"
        "If so, mark the cards of one such meld, and no others."
    ),
    "certain.none": N_("Nothing can beat it"),
    "certain.worth": N_("in {value:number} of {all:number} better melds"),
    "certain.beaten_by": NN_(
        "The {meld:meld} can be beaten by one meld only: the {melds:melds}.",
        "The {meld:meld} can be beaten by {count:number} melds: the {melds:melds}.",
        by="count",
    ),
    "certain.safe": N_(
        "Nothing can beat the {meld:meld}: no better meld can be made of the cards "
        "that the opponent can have."
    ),
    "certain.by_exchange": N_(
        "For the {meld:meld} the opponent swaps the {seven:card} for the {card:card} "
        "first, at their turn in this trick."
    ),
    "certain.not_said": N_(
        "The {meld:meld} would be better, but it is no {call:call}: what is said is "
        "what is meant."
    ),
    "certain.out_turned": N_(
        "The {meld:meld} would be better, but the {card:card} lies turned up and is in "
        "nobody’s hand."
    ),
    "certain.out_played": N_(
        "The {meld:meld} would be better, but the {card:card} has been played."
    ),
    "certain.card_played": N_(
        "The opponent cannot have the {card:card}: it has been played."
    ),
    "certain.card_turned": N_(
        "The opponent cannot use the {card:card} in this trick: it lies turned up."
    ),
    "certain.card_useless": N_(
        "No better meld that the opponent can have needs the {card:card}."
    ),
    "certain.hint_lead": N_(
        "Any vannak beats any sequence; a longer sequence beats a shorter one; then "
        "the higher top card wins, then trumps. If all is equal the leader wins, and "
        "that is you."
    ),
    "certain.hint_second": N_(
        "Any vannak beats any sequence; a longer sequence beats a shorter one; then "
        "the higher top card wins, then trumps. If all is equal the leader wins, and "
        "that is the opponent."
    ),
    "certain.hint_word": N_(
        "The opponent means one meld, and “{call:call}” tells its kind and length. "
        "Leave out your cards, those played and the one turned up."
    ),
    "certain.hint_known": N_(
        "The talon is gone: the opponent holds exactly the nine cards that you have "
        "not seen."
    ),
    "certain.hint_exchange": N_(
        "Leave out your cards and those played. The card turned up counts only if the "
        "opponent can still swap the seven of trumps for it, and then without that "
        "seven."
    ),
    "certain.hint_unseen": N_(
        "Leave out your cards, those played and the one turned up: a better meld must "
        "be made of the rest."
    ),
    "certain.hint_not": N_("Leave out the {card:card}: it is in no such meld."),
}
