"""Sentences of the puzzles about the race to 501."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

RACE_SENTENCES: Final[Sentences] = {
    "race.title": N_("The race to 501"),
    "race.about": N_(
        "The buli is nearly over. Find the card after which it ends best for you."
    ),
    "race.question": N_(
        "After which card does this deal end best for you in the race to 501?\n"
        "You stand at {you:number}, the opponent at {opponent:number}, tricks so far "
        "included. Whoever has 501 may claim at any time, the winner of a trick first. "
        "You have counted, so the opponent’s cards lie open."
    ),
    "race.no_melds": N_("Neither of you has anything to announce."),
    "race.you_twice": N_("you win, with maccs"),
    "race.you": N_("you win the buli"),
    "race.nobody": N_("nobody gets there"),
    "race.opponent": N_("the opponent wins"),
    "race.opponent_twice": N_("the opponent wins, with maccs"),
    "race.with_you_twice": N_(
        "With the {card:card} you win the buli with maccs, for two buli points."
    ),
    "race.with_you": N_("With the {card:card} you win the buli."),
    "race.with_nobody": N_(
        "With the {card:card} nobody gets to 501 in this deal, and the buli goes on."
    ),
    "race.with_opponent": N_(
        "The opponent wins the buli in any case, but with the {card:card} you escape "
        "maccs."
    ),
    "race.after_you": N_("After the {card:card} you win the buli, but without maccs."),
    "race.after_nobody": N_("After the {card:card} nobody gets to 501 in this deal."),
    "race.after_opponent": N_("After the {card:card} the opponent wins the buli."),
    "race.after_opponent_twice": N_(
        "After the {card:card} the opponent wins the buli with maccs, for two buli "
        "points."
    ),
    "race.claims_you": N_("Then you have {total:number} and claim."),
    "race.claims_opponent": N_("Then the opponent has {total:number} and claims."),
    "race.ends": N_(
        "That ends the deal with {you:number} for you and {opponent:number} for the "
        "opponent."
    ),
    "race.ends_stichmaccs": N_(
        "With stichmaccs that ends the deal with {you:number} for you and "
        "{opponent:number} for the opponent."
    ),
    "race.hint_rule": N_(
        "What counts is who has 501 first, not who has more in the end. Ask after "
        "which trick you would have 501, and after which the opponent."
    ),
    "race.hint_need": N_("You need {you:number} more, the opponent {opponent:number}."),
    "race.hint_limit": N_("Who loses with {limit:number} or fewer, loses double."),
    "race.hint_not": N_("The {card:card} is not the card."),
}
