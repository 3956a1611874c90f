"""What happens in a deal, told of players 0 and 1."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

DEAL_SENTENCES: Final[Sentences] = {
    "move.exchange": N_(
        "Player {player:number} swaps the trump seven for the {card:card}."
    ),
    "move.announce": N_("Player {player:number} announces the {melds:melds}."),
    "move.name": N_("Player {player:number} names the {melds:melds} exactly."),
    "move.hear": N_("Player {player:number} says {calls:calls}."),
    "move.lead": N_("Player {player:number} leads the {card:card}."),
    "move.play": N_("Player {player:number} plays the {card:card}."),
    "move.height": N_("Player {player:number} names the height: {rank:rank}."),
    "move.answer": N_("Player {player:number} answers “{answer:answer}”."),
    "move.score": N_("Player {player:number} scores the {melds:melds}."),
    "move.take": N_("Player {player:number} takes the trick."),
    "move.draw": N_("Player {player:number} draws the {card:card}."),
    "move.draw_hidden": N_("Player {player:number} draws a card."),
    "move.bela": N_("Player {player:number} says béla."),
    "move.ask": N_("Player {player:number} asks to be shown the scored melds."),
    "move.claim": N_("Player {player:number} claims 501."),
    "deal.number": N_("Deal {number:number}"),
    "deal.head": N_(
        "Player {dealer:number} deals and turns up the {card:card}: {trump:suit} are "
        "trumps."
    ),
    "deal.rules": N_("Rules: {rules:text}."),
    "deal.before": N_("The score before it is {mine:number}:{theirs:number}."),
    "deal.tied": N_(
        "Before it both are level at {mine:number}: whoever gets ahead first wins."
    ),
    "deal.hand": N_("Player {player:number} holds {cards:cards}."),
    "deal.partial": N_("Some cards are not known, so points are not counted."),
    "deal.trick": N_("Trick {number:number}"),
    "deal.points": N_("Points so far: {mine:number}:{theirs:number}."),
    "result.claim": N_("The claim is right."),
    "result.wrong_claim": N_("The claim is wrong."),
    "result.both_out": N_("Both reach 501 in one scoring: the higher total wins."),
    "result.tie_broken": N_("The tie is broken."),
    "result.played_out": N_("The deal is played out."),
    "result.points": N_(
        "The deal scores {mine:number}:{theirs:number}; the totals are now "
        "{ours:number}:{yours:number}."
    ),
    "result.wins": NN_(
        "Player {winner:number} wins the buli and scores {points:number} buli point.",
        "Player {winner:number} wins the buli with maccs and scores {points:number} "
        "buli points.",
        by="points",
    ),
    "result.level": N_(
        "Both are level: whoever gets ahead first in the next deal wins the buli."
    ),
    "result.nobody": N_("The buli goes on."),
    "check.fault": N_("{place:text}: deal {number:number}: {why:text}"),
    "check.checked": NN_(
        "{count:number} deal checked", "{count:number} deals checked", by="count"
    ),
}
