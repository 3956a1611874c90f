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
    "analyse.turn": N_(
        "Trick {number:number}: player {player:number} is on turn; trumps are "
        "{trump:suit}."
    ),
    "analyse.led": N_("Player {player:number} has led the {card:card}."),
    "analyse.has_scored": N_("Player {player:number} has scored the {melds:melds}."),
    "analyse.taken": N_(
        "Trick points so far: player 0 {mine:number}, player 1 {theirs:number}."
    ),
    "analyse.scores": N_(
        "The score with melds and tricks so far: player 0 {mine:number}, player 1 "
        "{theirs:number}."
    ),
    "analyse.stichmaccs": N_(
        "Who wins all tricks from trick 8 on makes stichmaccs; of these player 0 has "
        "won {mine:number}, player 1 {theirs:number}."
    ),
    "analyse.maccs": N_(
        "The buli is won with 501, and with maccs if the other has {limit:number} or "
        "fewer."
    ),
    "analyse.card": N_("{card:card}:"),
    "analyse.silent": N_("{card:card}, nothing announced:"),
    "analyse.best": N_("Best."),
    "analyse.as_good": N_("Just as good: {cards:cards}."),
    "analyse.first": N_("This comes before any card."),
    "analyse.equal": N_("Just as good."),
    "analyse.at_once": N_("Nothing can beat it, so it is written at once."),
    "analyse.loses": NN_(
        "{points:number} point worse.",
        "{points:number} points worse.",
        by="points",
    ),
    "analyse.no_maccs": N_("Wins without maccs."),
    "analyse.no_win": N_("Misses the win."),
    "analyse.loses_buli": N_("Loses the buli."),
    "analyse.loses_double": N_("Loses double."),
    "line.follow": NN_(
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} follows with the {card:card}; player {taker:number} takes "
        "{points:number} point.",
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} follows with the {card:card}; player {taker:number} takes "
        "{points:number} points.",
        by="points",
    ),
    "line.no_trumps": NN_(
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} has no trumps and discards the {card:card}; player "
        "{taker:number} takes {points:number} point.",
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} has no trumps and discards the {card:card}; player "
        "{taker:number} takes {points:number} points.",
        by="points",
    ),
    "line.trump": NN_(
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} has no {suit:suit} and must trump and plays the {card:card}; "
        "player {taker:number} takes {points:number} point.",
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} has no {suit:suit} and must trump and plays the {card:card}; "
        "player {taker:number} takes {points:number} points.",
        by="points",
    ),
    "line.discard": NN_(
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} has neither {suit:suit} nor trumps and discards the "
        "{card:card}; player {taker:number} takes {points:number} point.",
        "Trick {number:number}: player {leader:number} leads the {led:card}, player "
        "{second:number} has neither {suit:suit} nor trumps and discards the "
        "{card:card}; player {taker:number} takes {points:number} points.",
        by="points",
    ),
    "line.takes": NN_(
        "Player {player:number} takes {points:number} point.",
        "Player {player:number} takes {points:number} points.",
        by="points",
    ),
    "line.trick": N_("Trick {number:number}:"),
    "line.score": N_("The score is then {mine:number}:{theirs:number}."),
    "line.stichmaccs": N_(
        "Player {player:number} has won all of the last nine tricks (stichmaccs) and "
        "gets all trick points of the deal, player {other:number} none."
    ),
    "line.count": N_(
        "All tricks are taken: player 0 has {mine:number} trick points, player 1 "
        "{theirs:number}."
    ),
    "solve.level": N_("From here on both make the same number of points."),
    "solve.points": NN_(
        "From here on player {player:number} makes {points:number} point more than "
        "player {other:number}.",
        "From here on player {player:number} makes {points:number} points more than "
        "player {other:number}.",
        by="points",
    ),
    "solve.nobody": N_("Nobody reaches 501 in this deal."),
    "solve.wins": N_("Player {player:number} wins the buli."),
    "solve.maccs": N_("Player {player:number} wins the buli with maccs."),
    "solve.line": N_("Best play: {cards:cards}."),
}
