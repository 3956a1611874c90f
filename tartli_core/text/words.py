"""The puzzle page's own words, by key; ``{name}`` is filled in on the page."""

from collections.abc import Mapping
from typing import Final

from tartli_core.text.marks import N_

WORDS: Final[Mapping[str, str]] = {
    "product": N_("Tartli"),
    "kind": N_("Kind of puzzle"),
    "rule_set": N_("Rule set"),
    "levels": N_("Levels to practise"),
    "levels_from": N_("From level"),
    "levels_to": N_("To level"),
    "levels_range": N_("({from} to {to})"),
    "rules_differ": N_("What the rule sets do differently"),
    "this_puzzle": N_("this puzzle"),
    "report": N_("Report a problem"),
    "report_about": N_(
        "This text holds the puzzle, your answer and the proof. Copy it and send it "
        "along with what seems wrong to you."
    ),
    "report_unproved": N_(
        "This text holds the puzzle. Copy it and send it along with what seems wrong "
        "to you. Once you have answered, the proof is in it too."
    ),
    "copy_report": N_("Copy the text"),
    "copied_report": N_("Copied"),
    "print_card": N_("On one page, to print"),
    "print": N_("Print"),
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
    "taken_by_you": N_("taken by you"),
    "taken_by_opponent": N_("taken by the opponent"),
    "before": N_("before"),
    "in_tricks": N_("in tricks"),
    "in_melds": N_("in melds"),
    "loose": N_("The cards"),
    "story": N_("So far in this deal"),
    "beaten": N_("beaten"),
    "face_down": N_("face down"),
    "turn_up": N_("Look at the tricks"),
    "turn_down": N_("Turn the tricks down"),
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
    "choose_card": N_("Choose a card"),
    "choose_words": N_("Choose what you say"),
    "press_one": N_("Press a card of your hand, or choose below."),
    "press_set": N_("Press the cards of your hand that apply."),
    "press_card": N_("Press a card of your hand."),
    "your_number": N_("Your number"),
    "you_say": N_("You say:"),
    "choose_first": N_("Choose an answer first."),
    "type_first": N_("Write a number first."),
    "not_a_number": N_("That is no whole number. Write digits only, such as 47."),
    "card_barred": N_("This card may not be played here."),
    "order_full": N_("Every trick is filled. Take one out first."),
    "places_full": N_("Every place is filled. Take one out first."),
    "place_all": N_("Place every card first."),
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
    "new_hand": N_("New hand"),
    "role": N_("Your role"),
    "role_lead": N_("You lead"),
    "role_second": N_("You are second"),
    "show": N_("Show"),
    "show_answer": N_("Show answer"),
    "check": N_("Check"),
    "try_again": N_("Try again"),
    "next": N_("Next"),
    "verdict": N_("Verdict"),
    "explanation": N_("Explanation"),
    "right_order": N_("The right order"),
    "right_orders": N_("The right orders"),
    "more_orders": N_("{n} more"),
    "replay": N_("Played out"),
    "play_line": N_("Play it out"),
    "step_first": N_("To the beginning"),
    "step_back": N_("One step back"),
    "step_next": N_("One step on"),
    "step_last": N_("To the end"),
    "layouts": N_("In each layout of the hidden cards ({n})"),
    "twin": N_("The same position: {rules}"),
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
    "keys_digits_set": N_("Choose an answer or take it back"),
    "keys_digits_order": N_("Put an answer next in the order"),
    "keys_digits_card": N_("Choose a card of the hand by its place"),
    "keys_digits_number": N_("Write the number"),
    "keys_digits_words": N_("Say a word or take it back"),
    "keys_silence": N_("Say nothing"),
    "keys_replay": N_("Go through the line that is played out"),
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

VALUES: Final = N_("The answers one by one")
"""Over the options and what each is worth."""

VALUES_OF: Final[Mapping[str, str]] = {
    "contest": N_("What each answer says"),
    "meld-find": N_("What each meld is worth"),
    "split": N_("Best total when announced now"),
}
"""The same, where a kind has words of its own for it."""

LAYOUTS_BY_POINTS: Final = N_(
    "Each column is one layout, named by the hidden card; in it stand the points in "
    "the end."
)
LAYOUTS_BY_OUTCOME: Final = N_(
    "Each column is one layout, named by the hidden card; in it stand the buli points "
    "won or lost."
)
"""Over the table of what an option brings in every layout."""

SILENCE: Final = N_("say nothing")
"""Among the words that can be said."""

LESSON: Final = N_("Lesson {n}")
"""Where a usual mistake is taught."""

ONE_HAND: Final = N_(
    "The opponent’s cards on the table are one hand of many that fit what you know."
)
"""Under an explanation, where no one hand is meant."""

OTHER_LEVEL: Final = N_(
    "No puzzle of these levels was found here; this one comes nearest."
)
"""Over a puzzle of another level than was asked for."""

NOT_QUITE: Final = N_("Not quite")
"""Over what is said about a wrong answer."""

ALL_KINDS: Final = N_("All kinds, mixed")
"""In the list of kinds."""

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "hu": "magyar"}
"""Each language by its own name."""

RULE_SETS: Final[Mapping[str, str]] = {
    "hungarian": N_("Hungarian rules"),
    "international": N_("International rules"),
    "austrian": N_("Austrian rules"),
}
"""Names of the rule sets."""

THESE_RULES: Final = N_("These rules")
"""The rule set of a puzzle that is none of those with a name."""

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
