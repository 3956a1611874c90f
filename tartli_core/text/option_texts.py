"""What rule sets differ in, option by option (section V of the rules), in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tartli_core.text.marks import N_


@dataclass(frozen=True, slots=True)
class OptionText:
    """An option of a rule set in words.

    Attributes:
        title: what it is about.
        values: what each of its values means.
    """

    title: str
    values: Mapping[str, str]


_YES_NO: Final = {"yes": N_("yes"), "no": N_("no")}

OPTION_TEXTS: Final[Mapping[str, OptionText]] = {
    "dealer": OptionText(
        N_("Who deals next"),
        {
            "alternates": N_("both in turn"),
            "winner": N_("the winner of the last deal"),
        },
    ),
    "indicator": OptionText(
        N_("Which card is turned up"),
        {
            "19th": N_("the 19th"),
            "any_packet": N_("the 19th, or after any packet if one asks for it"),
        },
    ),
    "contest_before_second_card": OptionText(
        N_("When melds are compared"),
        {
            "yes": N_("before the second card is played"),
            "no": N_("after both cards are played"),
        },
    ),
    "bela_when": OptionText(
        N_("When béla may be said"),
        {
            "own_turn": N_("with the melds, at one’s own turn"),
            "any_time": N_("at any time, with both cards in hand"),
        },
    ),
    "bela_order": OptionText(
        N_("When béla is written"),
        {
            "with_melds": N_("with the other melds of the trick"),
            "before_melds": N_("when it is said, before the other melds"),
        },
    ),
    "repeat": OptionText(
        N_("After a scored sequence, another in the same suit"),
        {
            "T-M9": N_(
                "must have a higher top card, or the same top and be longer, or lie "
                "wholly below with a gap"
            ),
            "T-M11": N_("must not be wholly contained in it, or equal to it"),
        },
    ),
    "gap": OptionText(
        N_("The gap below a scored sequence"),
        {
            "between": N_("at least one card between the two"),
            "missing": N_("at least one card between the two that one does not hold"),
        },
    ),
    "sequences_per_trick": OptionText(
        N_("Sequences in one trick"),
        {
            "1": N_("one"),
            "per_suit": N_("several, each of another suit"),
        },
    ),
    "nines_vannak": OptionText(N_("Four nines are a meld"), _YES_NO),
    "tens_low": OptionText(N_("Four tens rank below four Unders"), _YES_NO),
    "exchange": OptionText(
        N_("Who may exchange the seven of trumps"),
        {
            "on_lead": N_("the player on lead"),
            "any_time": N_("either player, at one’s own turn"),
        },
    ),
    "show_last_hidden": OptionText(
        N_("The last hidden card of the talon is shown"), _YES_NO
    ),
    "show_scored": OptionText(N_("Scored melds are shown if one asks"), _YES_NO),
    "stichmaccs": OptionText(
        N_("Stichmaccs: all of the last nine tricks take all trick points"), _YES_NO
    ),
    "maccs_limit": OptionText(
        N_("Maccs: the loser pays double with at most"),
        {"250": N_("250 points"), "249": N_("249 points")},
    ),
    "match": OptionText(
        N_("A match is played to"),
        {
            "5": N_("5 buli points"),
            "10": N_("10 buli points"),
            "1": N_("a single game"),
        },
    ),
    "may_review_tricks": OptionText(N_("One may look at one’s own tricks"), _YES_NO),
}
"""Every option, in the order of section V."""
