"""The puzzle page's own words, by key; ``{name}`` is filled in on the page."""

from collections.abc import Mapping
from typing import Final

from tartli_core.text.marks import N_

WORDS: Final[Mapping[str, str]] = {
    "product": N_("Tartli"),
    "kind": N_("Kind of puzzle"),
    "rule_set": N_("Rule set"),
    "count": N_("{solved} of {seen} solved"),
    "count_about": N_("Solved and seen in this session"),
    "copy_link": N_("Copy the link to this puzzle"),
    "copied": N_("Link copied"),
    "keys": N_("Keys"),
    "help": N_("Rules and words"),
    "new_here": N_("New here? Rules and words"),
    "close": N_("Close"),
    "appearance": N_("Appearance"),
    "pack": N_("Pack"),
    "corners": N_("Corner letters"),
    "on": N_("On"),
    "off": N_("Off"),
    "theme": N_("Theme"),
    "theme_auto": N_("Automatic"),
    "theme_light": N_("Light"),
    "theme_dark": N_("Dark"),
    "question": N_("Question"),
    "table": N_("Table"),
    "you": N_("You"),
    "opponent": N_("Opponent"),
    "opponent_cards": N_("The opponent’s cards: {n}"),
    "on_lead": N_("on lead"),
    "tricks": N_("Tricks: {n}"),
    "before": N_("before"),
    "in_tricks": N_("in tricks"),
    "story": N_("So far in this deal"),
    "beaten": N_("beaten"),
    "talon": N_("Talon: {n}"),
    "trump_a": N_("Trumps: acorns"),
    "trump_l": N_("Trumps: leaves"),
    "trump_h": N_("Trumps: hearts"),
    "trump_b": N_("Trumps: bells"),
    "trick": N_("Trick {n}"),
    "your_hand": N_("Your hand"),
    "slate": N_("Slate"),
    "your_answer": N_("Your answer"),
    "choose_one": N_("Choose one"),
    "choose_set": N_("Choose all that apply"),
    "choose_order": N_("Choose in order"),
    "choose_first": N_("Choose an answer first."),
    "order_full": N_("Every trick is filled. Take one out first."),
    "no_hints": N_("There are no more hints."),
    "wins_you": N_("you win"),
    "wins_opponent": N_("opponent wins"),
    "wins_nobody": N_("nobody wins yet"),
    "your_order": N_("Your order"),
    "remove": N_("Take out: {what}"),
    "hints": N_("Hints"),
    "hint": N_("Hint"),
    "hint_left": N_("Hint, {n} left"),
    "skip": N_("Skip"),
    "show": N_("Show"),
    "show_answer": N_("Show answer"),
    "check": N_("Check"),
    "try_again": N_("Try again"),
    "next": N_("Next"),
    "verdict": N_("Verdict"),
    "explanation": N_("Explanation"),
    "right_order": N_("The best order"),
    "right_orders": N_("The best orders"),
    "more_orders": N_("{n} more"),
    "values_one": N_("What each answer says"),
    "values_set": N_("What each meld is worth"),
    "values_order": N_("Best total when announced now"),
    "is_right": N_("right"),
    "is_wrong": N_("wrong"),
    "your_choice": N_("your choice"),
    "other_options": N_("The other {n}"),
    "rules_used": N_("The rules used"),
    "key_space": N_("Space"),
    "key_enter": N_("Enter"),
    "key_backspace": N_("Backspace"),
    "key_shift": N_("Shift"),
    "keys_digits_one": N_("Choose an answer"),
    "keys_digits_set": N_("Choose a meld or take it back"),
    "keys_digits_order": N_("Put a meld next in the order"),
    "keys_arrows": N_("Walk through the answers"),
    "keys_space": N_("Choose the one in focus"),
    "keys_enter": N_("Check, then next"),
    "keys_backspace": N_("Take back the last"),
    "keys_move": N_("Move the step in focus"),
    "shuffling": N_("Shuffling…"),
    "lost_connection": N_(
        "The connection is lost. Your count and this puzzle are kept."
    ),
    "reload": N_("Reload"),
    "went_wrong": N_("Something went wrong here. Please try once more."),
}
"""Labels, buttons and notices of the page."""

NOT_QUITE: Final = N_("Not quite")
"""Over what is said about a wrong answer."""

RULE_SETS: Final[Mapping[str, str]] = {
    "hungarian": N_("Hungarian rules"),
    "international": N_("International rules"),
    "austrian": N_("Austrian rules"),
}
"""Names of the rule sets."""

PACKS: Final[Mapping[str, str]] = {
    "hungarian": N_("Hungarian"),
    "french": N_("French-suited"),
}
"""Names of the packs of cards."""

LEVELS: Final = (
    N_("very easy"),
    N_("easy"),
    N_("medium"),
    N_("hard"),
    N_("very hard"),
)
"""Names of the levels 1 to 5."""
