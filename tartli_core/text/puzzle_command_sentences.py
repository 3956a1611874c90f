"""The sentences of `tartli puzzle`."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

PUZZLE_COMMAND_SENTENCES: Final[Sentences] = {
    "cli.trick": N_("Trick {number:number}."),
    "cli.indicator": N_("The indicator: {cards:cards}."),
    "cli.cards": N_("Cards: {cards:cards}."),
    "cli.lead_you": N_("You lead."),
    "cli.lead_opponent": N_("The opponent leads."),
    "cli.hand": N_("Your hand: {cards:cards}."),
    "cli.opponent": N_("The opponent's hand: {cards:cards}."),
    "cli.before": N_(
        "Before this deal you had {you:number}, the opponent {opponent:number}."
    ),
    "cli.written": N_(
        "For melds you have written {you:number} in it, the opponent {opponent:number}."
    ),
    "cli.marks": N_("On the slate: {marks:formula}."),
    "cli.totals": N_("Now you have {you:number}, the opponent {opponent:number}."),
    "cli.hint": N_("Hint {number:number}: {text:text}"),
    "cli.checked": NN_(
        "{count:number} puzzle checked", "{count:number} puzzles checked", by="count"
    ),
    "cli.twice": N_("This puzzle comes twice; it stands in {place:text} too."),
    "cli.no_manifest": N_("This is no manifest of a bank."),
    "cli.not_there": N_("{file:text} tells of this file, but it is not there."),
    "cli.not_told": N_("{file:text} does not tell of this file."),
    "cli.changed": N_("This file was changed: {file:text} tells of another SHA-256."),
}
