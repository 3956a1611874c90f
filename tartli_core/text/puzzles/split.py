"""Sentences of the puzzles about splitting a run."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

SPLIT_SENTENCES: Final[Sentences] = {
    "split.title": N_("Split a run"),
    "split.about": N_(
        "A long run can be scored in parts. Find the order that brings the most."
    ),
    "split.question": NN_(
        "One trick is left: which sequence do you announce?\n"
        "You keep your cards, and the opponent stays silent.",
        "{tricks:number} tricks are left: in which order do you announce your "
        "sequences to score the most?\n"
        "One sequence a trick, this trick included. You keep your cards, and the "
        "opponent stays silent.",
        by="tricks",
    ),
    "split.best": NN_(
        "The one trick left brings {total:number} points at most.",
        "The {tricks:number} tricks left bring {total:number} points at most.",
        by="tricks",
    ),
    "split.order": N_("A best order: {melds:order}."),
    "split.orders": N_(
        "{count:number} orders bring these {total:number} points; all count as right."
    ),
    "split.why_low": N_(
        "After a scored sequence there may follow only one with a higher top card, a "
        "longer one with the same top card, or one below it with a gap between. So "
        "climb within a suit, from low to high and from short to long, beginning "
        "with the {meld:meld}."
    ),
    "split.why_low_missing": N_(
        "After a scored sequence there may follow only one with a higher top card, a "
        "longer one with the same top card, or one below it with a gap between, of "
        "which at least one card is not in your hand. So climb within a suit, from "
        "low to high and from short to long, beginning with the {meld:meld}."
    ),
    "split.why_gap": N_(
        "The {meld:meld} may come first, because a gap lies between it and the lower "
        "ones; from there climb from low to high and from short to long."
    ),
    "split.why_parts": N_(
        "A sequence contained in a scored one may not follow. So the parts come before "
        "the whole, as the {meld:meld} does here."
    ),
    "split.blocked": NN_(
        "Because you have scored the {scored:melds}, one sequence of your hand may no "
        "longer be announced.",
        "Because you have scored the {scored:melds}, {count:number} sequences of your "
        "hand may no longer be announced.",
        by="count",
    ),
    "split.left_out": NN_(
        "There is no room in one trick for the {melds:melds}.",
        "A best order of {tricks:number} tricks leaves out the {melds:melds}.",
        by="tricks",
    ),
    "split.forbids": N_(
        "Announcing the {meld:meld} first bars the {lost:melds}: then {total:number} "
        "at most, {cost:number} less."
    ),
    "split.spends": N_(
        "The {meld:meld} uses up a trick for {points:number} points: then "
        "{total:number} at most, {cost:number} less."
    ),
    "split.right": N_("This order brings {total:number} points; none brings more."),
    "split.brings": N_(
        "This order brings {total:number} points, {cost:number} less than possible."
    ),
    "split.slip": N_(
        "Step {step:number}, the {meld:meld}, is the first that gives points away."
    ),
    "split.more": NN_(
        "Your first step is well chosen, but more could follow.",
        "These {count:number} steps are well chosen, but more could follow.",
        by="count",
    ),
    "split.hint_order": N_(
        "What you score first limits what may follow: a higher top card, or the same "
        "top card with more length, may come later; a lower one usually may not."
    ),
    "split.hint_parts": N_(
        "What is contained in a scored sequence may not follow it. Score the small "
        "parts before the whole."
    ),
    "split.hint_count": NN_(
        "A best order has one step; there are {choices:number} sequences to choose "
        "from.",
        "A best order has {count:number} steps; there are {choices:number} sequences "
        "to choose from.",
        by="count",
    ),
    "split.hint_not_first": N_("No best order begins with the {meld:meld}."),
    "split.hint_total": N_("The best total is {total:number} points."),
}
