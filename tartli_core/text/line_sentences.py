"""The steps of a line that is played out on the table."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

LINE_SENTENCES: Final[Sentences] = {
    "line.start": N_("The position. Go on step by step."),
    "line.you_leads": N_("You lead the {card:card}."),
    "line.opponent_leads": N_("The opponent leads the {card:card}."),
    "line.you_plays_you_takes": N_(
        "You play the {card:card} and take the trick: {points:number}."
    ),
    "line.you_plays_opponent_takes": N_(
        "You play the {card:card}; the opponent takes the trick: {points:number}."
    ),
    "line.opponent_plays_you_takes": N_(
        "The opponent plays the {card:card}; you take the trick: {points:number}."
    ),
    "line.opponent_plays_opponent_takes": N_(
        "The opponent plays the {card:card} and takes the trick: {points:number}."
    ),
    "line.you_says": N_("You say: {calls:calls}."),
    "line.opponent_says": N_("The opponent says: {calls:calls}."),
    "line.you_draws": N_("You draw the {card:card}."),
    "line.opponent_draws": N_("The opponent draws the {card:card}."),
    "line.you_exchanges": N_("You exchange the seven of trumps."),
    "line.opponent_exchanges": N_("The opponent exchanges the seven of trumps."),
    "line.you_claims": N_("You claim: the buli is won."),
    "line.opponent_claims": N_("The opponent claims: the buli is lost."),
}
