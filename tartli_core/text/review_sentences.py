"""The sentences of `tartli review`."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

REVIEW_SENTENCES: Final[Sentences] = {
    "review.graded": NN_(
        "Player {player:number}: {count:number} choice graded, {right:number} right.",
        "Player {player:number}: {count:number} choices graded, {right:number} right.",
        by="count",
    ),
    "review.outcomes": NN_(
        "{count:number} mistake changed how the buli ends.",
        "{count:number} mistakes changed how the buli ends.",
        by="count",
    ),
    "review.points": NN_(
        "From trick 8 on {points:number} point was given away.",
        "From trick 8 on {points:number} points were given away.",
        by="points",
    ),
    "review.average": N_(
        "By announcing too early, too late or not at all {points:text} points were "
        "given away on average."
    ),
    "review.ungraded": NN_(
        "{count:number} turn is not graded.",
        "{count:number} turns are not graded.",
        by="count",
    ),
    "review.trick": N_("Trick {number:number}."),
    "review.waits": N_("Player {player:number} announces nothing."),
    "review.goes_on": N_("Player {player:number} does not claim."),
    "review.better": N_("Better: {moves:text}"),
    "review.wait": N_("Better: announce nothing yet."),
    "review.no_claim": N_("Better: no claim."),
    "review.wrong_claim": N_("The claim is wrong and loses the buli."),
    "review.layouts": NN_(
        "Right whatever the opponent holds and however they play; what was done is "
        "worse in {worse:number} of {layouts:number} layout.",
        "Right whatever the opponent holds and however they play; what was done is "
        "worse in {worse:number} of {layouts:number} layouts.",
        by="layouts",
    ),
    "review.expected": N_("On average this gives away {points:text} points (*)."),
    "review.last_chance": N_(
        "Afterwards the {meld:meld} cannot be announced any more; it brings "
        "{points:text} points (*)."
    ),
    "review.assumption": N_(
        "(*) If nothing more of the suit is thrown, the opponent is silent and their "
        "cards teach nothing, so that each draw is any of the unseen cards alike."
    ),
}
