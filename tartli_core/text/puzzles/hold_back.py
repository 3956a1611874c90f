"""Sentences of the puzzles about announcing now or holding back."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

HOLD_BACK_SENTENCES: Final[Sentences] = {
    "holding.title": N_("Say it now or hold back"),
    "holding.about": N_(
        "What is scored bars other sequences of the suit. Find what to say now, or "
        "whether to wait for more."
    ),
    "holding.question": N_(
        "Trick {trick:number}, and melds are announced up to trick 8: what do you say "
        "now to score the most in {suit:suit} on average?\n"
        "Only sequences of that suit count, one a trick. Nothing of it is thrown, the "
        "opponent stays silent, and each card you draw is any of the {unseen:number} "
        "cards not seen alike."
    ),
    "holding.nothing": N_("Say nothing"),
    "holding.one_a_trick": N_("Only one sequence may be announced in a trick."),
    "holding.best_silence": N_(
        "To say nothing brings {points:number} points on average, best play later; "
        "to say {call:call} now, {less:number}."
    ),
    "holding.best_not_silence": N_(
        "To say {call:call} and mean the {meld:meld} brings {points:number} points on "
        "average, best play later; to say nothing, {less:number}."
    ),
    "holding.best_call": N_(
        "To say {call:call} and mean the {meld:meld} brings {points:number} points on "
        "average, best play later; to say {other:call} now, {less:number}."
    ),
    "holding.meaning": N_(
        "Meaning the {meld:meld} instead, the same word brings {points:number}."
    ),
    "holding.hope": N_(
        "The {meld:meld}, once scored, bars what a draw may still bring or join: "
        "{melds:melds}."
    ),
    "holding.longest_bars": N_(
        "The {meld:meld}, once scored, bars others of the suit: {melds:melds}."
    ),
    "holding.longest_now": NN_(
        "Only one more trick is left to announce in, too few to hold back the "
        "{call:call}.",
        "After this trick {tricks:number} are left to announce in; nothing that could "
        "still come is worth holding back the {call:call}.",
        by="tricks",
    ),
    "holding.less_silence": N_(
        "To say nothing brings {points:number} points on average, {cost:number} less "
        "than the best: a trick to announce in goes by."
    ),
    "holding.less_call": N_(
        "To say {call:call} and mean the {meld:meld} brings {points:number} points on "
        "average, {cost:number} less than the best."
    ),
    "holding.bars": N_(
        "After the {meld:meld} these may not be announced any more: {melds:melds}."
    ),
    "holding.hint_rule": N_(
        "What you score bars lower sequences of the suit unless a gap lies between, "
        "and shorter ones with the same top card. So the low and short ones come "
        "first, if they come at all."
    ),
    "holding.hint_to_come": N_(
        "These cards of the suit may still be drawn: {cards:cards}. What would each "
        "bring?"
    ),
    "holding.hint_none_to_come": N_(
        "No card of {suit:suit} can be drawn any more: count only the tricks left."
    ),
    "holding.hint_worth": N_(
        "To say {call:call} now brings {points:number} points on average."
    ),
    "holding.hint_not_silence": N_("Saying nothing brings the least."),
    "holding.hint_not": N_("Saying {call:call} brings the least."),
}
"""What is said in these puzzles."""
