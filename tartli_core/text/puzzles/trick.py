"""What the puzzle kind `trick` says, beside what the exercise of that name says."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

TRICK_SENTENCES: Final[Sentences] = {
    "trick.title": N_("Take the trick"),
    "trick.about": N_(
        "Who takes a trick, and for how much? Or which of your cards take it?"
    ),
    "trick.whose": N_(
        "This is trick {trick:number}. Who takes it, and how many points is it worth?"
    ),
    "trick.which_take": N_(
        "The opponent has led the {card:card} to trick {trick:number}. Which of the "
        "cards you may play take the trick? Mark each of them."
    ),
    "trick.none": N_("None of them"),
    "trick.card": N_("{card:card}"),
    "trick.takes_you": NN_(
        "You, with the {card:card}: {points:number} point",
        "You, with the {card:card}: {points:number} points",
        by="points",
    ),
    "trick.takes_opponent": NN_(
        "The opponent, with the {card:card}: {points:number} point",
        "The opponent, with the {card:card}: {points:number} points",
        by="points",
    ),
    "trick.why_ten": N_(
        "It is the last trick, which is worth ten more: {points:number}."
    ),
    "trick.look_last": N_("Look at the number of the trick, too."),
    "trick.look_trump": N_("One of the two cards is a trump."),
    "trick.look_suit_led": N_("Look at which card was led: there is no trump here."),
    "trick.look_order_trump": N_("Both are trumps: mind their order and points."),
    "trick.look_order_plain": N_("Both are of one plain suit: mind its order."),
    "trick.strike_you": NN_(
        "One answer less: it is not {points:number} point for you.",
        "One answer less: it is not {points:number} points for you.",
        by="points",
    ),
    "trick.strike_opponent": NN_(
        "One answer less: it is not {points:number} point for the opponent.",
        "One answer less: it is not {points:number} points for the opponent.",
        by="points",
    ),
    "trick.strike_card": N_("The {card:card} is not one of them."),
    "trick.hint_free": N_(
        "Up to trick 7 you may play any card. A trump takes a plain card; otherwise "
        "only a higher card of the suit led takes the trick."
    ),
    "trick.hint_follow": N_(
        "From trick 8 on you must follow suit, and trump if you cannot. Only then may "
        "you play what you like."
    ),
    "trick.look_suit": NN_(
        "You hold {count:number} card of {suit:suit}.",
        "You hold {count:number} cards of {suit:suit}.",
        by="count",
    ),
    "trick.any_card": N_(
        "In trick {trick:number} the second player may play any card."
    ),
    "trick.follow": N_(
        "From trick 8 on suit must be followed, and you hold {suit:suit}, so you may "
        "play nothing else."
    ),
    "trick.trump": N_(
        "You hold no {suit:suit} to follow with, so from trick 8 on you must play a "
        "trump ({trump:suit})."
    ),
    "trick.discard": N_(
        "You hold neither {suit:suit} nor trumps ({trump:suit}): you may play "
        "anything, and nothing takes the trick."
    ),
    "trick.these_take": NN_(
        "This one takes the trick: {cards:cards}.",
        "These {count:number} take the trick: {cards:cards}.",
        by="count",
    ),
    "trick.none_takes": N_(
        "Nothing you may play takes the trick from the {card:card}."
    ),
    "trick.barred": N_(
        "The {card:card} would take it, but you hold {suit:suit} and must follow."
    ),
    "trick.wrong_suit_of": N_(
        "The {card:card} neither follows the suit led nor is a trump."
    ),
}
