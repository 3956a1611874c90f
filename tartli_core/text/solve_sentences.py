"""The sentences of `tartli solve` and `tartli trick7`."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

SOLVE_SENTENCES: Final[Sentences] = {
    "trick7.option": N_(
        "{moves:text} Wins in {wins:number} of {layouts:number} layouts."
    ),
    "trick7.right": N_(
        "Right whatever the opponent holds and however they play: {moves:text}"
    ),
    "trick7.none": N_(
        "No option is at least as good as every other in every layout and better in "
        "one: nothing here is right for certain."
    ),
    "solve.level": N_("Both get as many of the points to come."),
    "solve.points": NN_(
        "Player {player:number} gets {points:number} point more of those to come.",
        "Player {player:number} gets {points:number} points more of those to come.",
        by="points",
    ),
    "solve.nobody": N_("Nobody reaches 501 in this deal."),
    "solve.wins": N_("Player {player:number} wins the buli."),
    "solve.maccs": N_("Player {player:number} wins the buli with maccs."),
    "solve.claim": N_("Player {player:number} claims: {worth:text}"),
    "solve.card": N_("{card:card}: {worth:text}"),
    "solve.line": N_("Best play: {cards:cards}."),
}
