"""What the puzzle kind `order` says, beside what the exercise of that name says."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

ORDER_SENTENCES: Final[Sentences] = {
    "order.title": N_("Put them in order"),
    "order.about": N_(
        "Put cards in order: by their strength in a trick, or as sequences run."
    ),
    "order.ask_trump": N_(
        "These {suit:suit} are trumps. Put them in the order of tricks, strongest "
        "first."
    ),
    "order.ask_plain": N_(
        "These {suit:suit} are not trumps. Put them in the order of tricks, strongest "
        "first."
    ),
    "order.ask_led": N_(
        "In a trick to which {suit:suit} are led, which of these cards is the "
        "strongest? Put them in order, strongest first."
    ),
    "order.ask_trump_led": N_(
        "A trump is led. Which of these cards is the strongest in that trick? Put them "
        "in order, strongest first."
    ),
    "order.option": N_("{card:card}"),
    "order.from_top": N_("place {place:number}"),
    "order.hint_led": N_(
        "First come the trumps ({trump:suit}), then the suit led ({suit:suit}). "
        "Whatever neither follows nor trumps cannot take the trick."
    ),
    "order.look_foreign": N_(
        "One of these cards is neither a trump nor of the suit led."
    ),
    "order.look_nine": N_("Look at the nine of trumps."),
    "order.look_trumps": NN_(
        "One of these cards is a trump.",
        "{count:number} of these cards are trumps: begin with them.",
        by="count",
    ),
    "order.look_ten": N_("Look at the ten: the two orders place it differently."),
    "order.one_trump": N_("The {card:card} is the only trump, so it comes first."),
    "order.trumps_first": N_("Every trump is stronger than any card of the suit led."),
    "order.cannot_win": N_(
        "The {card:card} neither follows the suit led nor is a trump, so it cannot "
        "take the trick."
    ),
    "order.more": NN_(
        "So far it is right. One card is still to be placed.",
        "So far it is right. {count:number} cards are still to be placed.",
        by="count",
    ),
    "order.whole": N_("So they stand {cards:cards}."),
    "order.not_trump": N_(
        "The {card:card} is no trump, and any trump is stronger than it."
    ),
    "order.not_first_trick-order": N_(
        "The {card:card} would come first in tricks, but not in the natural order."
    ),
    "order.not_first_natural-in-tricks": N_(
        "The {card:card} would come first in the natural order, which counts for "
        "sequences only."
    ),
    "order.not_first_plain-in-trumps": N_(
        "The {card:card} would come first in a plain suit, but these are trumps."
    ),
    "order.not_first_trump-in-plain": N_(
        "The {card:card} would come first in trumps, but this is a plain suit."
    ),
    "order.as_trick-order": N_(
        "That is the order of tricks. Sequences run in the natural order."
    ),
    "order.as_natural-in-tricks": N_(
        "That is the natural order, which counts for sequences only."
    ),
    "order.as_plain-in-trumps": N_(
        "That puts the trumps in the order of a plain suit."
    ),
    "order.as_nine-forgotten": N_(
        "That leaves the nine of trumps down with the small cards."
    ),
    "order.as_trump-in-plain": N_("That puts the plain suit in the order of trumps."),
    "order.as_foreign-card": N_(
        "That ranks a card that neither follows nor trumps; it cannot take the trick."
    ),
    "order.as_trump-forgotten": N_("That puts the suit led before the trumps."),
}
