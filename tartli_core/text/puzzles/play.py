"""Sentences that the puzzles about best play in tricks 8 to 16 share."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

PLAY_SENTENCES: Final[Sentences] = {
    "play.card": N_("{card:card}"),
    "play.both_alive": N_(
        "The eighth trick is under way: who wins all nine tricks from here on makes "
        "stichmaccs."
    ),
    "play.you_alive": N_(
        "You have won every trick from the eighth on, so you can still make stichmaccs."
    ),
    "play.opponent_alive": N_(
        "The opponent has won every trick from the eighth on and can still make "
        "stichmaccs."
    ),
    "play.trumps": N_("Trumps: you hold {you:number}, the opponent {opponent:number}."),
    "play.takes": N_("With the {card:card} you take the trick from the {led:card}."),
    "play.lets_go": N_(
        "You could take the {led:card}, but this trick is better left to the opponent."
    ),
    "play.cannot": N_(
        "You cannot take the {led:card}; what counts is which card you give up."
    ),
    "play.forces": N_(
        "The opponent has no {suit:suit} and must trump the {card:card}: that costs "
        "them the {second:card}."
    ),
    "play.gives": N_(
        "The opponent takes the {card:card} with the {second:card} and has to lead "
        "next."
    ),
    "play.draws": N_("The {card:card} wins the trick and draws a trump."),
    "play.wins": N_("The {card:card} wins the trick."),
    "play.as_good": N_("Just as good: {cards:cards}."),
    "play.line": N_("Best play of both, card by card: {cards:cards}."),
}
