"""Sentences of the puzzles about the best card by points."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

ENDGAME_SENTENCES: Final[Sentences] = {
    "endgame.title": N_("The best card"),
    "endgame.about": N_(
        "The talon is gone and you have counted. Find the card that brings the most "
        "trick points."
    ),
    "endgame.question": N_(
        "Which card brings you the most trick points by the end of the deal?\n"
        "You have counted, so the opponent’s cards lie open. Trick points so far: you "
        "{you:number}, the opponent {opponent:number}."
    ),
    "endgame.worth": N_("{value:number} of 161"),
    "endgame.best": N_(
        "The {card:card} is best: you end with {points:number} of the 161 trick points."
    ),
    "endgame.best_all": N_(
        "The {card:card} is best: you end with all {points:number} trick points."
    ),
    "endgame.last_trick": N_(
        "That way the last trick is yours, and with it ten points more."
    ),
    "endgame.less": NN_(
        "After the {card:card} you end with {points:number}, {cost:number} point less. "
        "Best play of both, card by card: {cards:cards}.",
        "After the {card:card} you end with {points:number}, {cost:number} points "
        "less. Best play of both, card by card: {cards:cards}.",
        by="cost",
    ),
    "endgame.hint_lead": N_(
        "Whoever wins a trick leads to the next. Ask which tricks you win in any case, "
        "and who has to lead when the others are played."
    ),
    "endgame.hint_follow": N_(
        "You must follow suit, or trump if you cannot; but you need not beat the card "
        "led. Ask what you would lead next if you take this trick."
    ),
    "endgame.hint_last": N_("The last trick is worth ten more: who wins it?"),
    "endgame.hint_not": N_("The {card:card} is not the best card."),
}
