"""What the puzzle kind `count` says, beside what the exercise of that name says."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

COUNT_SENTENCES: Final[Sentences] = {
    "count.title": N_("Count the points"),
    "count.about": N_(
        "Count what is in the tricks, what is left of 161, and which cards are still "
        "out."
    ),
    "count.question_you": N_(
        "These are tricks {first:number} to {last:number}. How many points have you "
        "taken in them?"
    ),
    "count.question_opponent": N_(
        "These are tricks {first:number} to {last:number}. How many points has the "
        "opponent taken in them?"
    ),
    "count.question_rest_you": N_(
        "The deal is over. These are all the cards you took, and the last trick was "
        "yours. How many points are in the opponent’s tricks?"
    ),
    "count.question_rest_opponent": N_(
        "The deal is over. These are all the cards you took, and the last trick was "
        "the opponent’s. How many points are in the opponent’s tricks?"
    ),
    "count.question_cards_out": N_(
        "How many cards of {suit:suit} have you not seen yet?"
    ),
    "count.question_points_out": N_(
        "How many points are in the cards of {suit:suit} that you have not seen yet?"
    ),
    "count.question_cards_hand": N_(
        "The talon is empty. How many cards of {suit:suit} has the opponent in hand?"
    ),
    "count.question_points_hand": N_(
        "The talon is empty. How many points are in the cards of {suit:suit} that the "
        "opponent has in hand?"
    ),
    "count.points": NN_("{number:number} point", "{number:number} points", by="number"),
    "count.cards": NN_("{number:number} card", "{number:number} cards", by="number"),
    "count.look_last": N_("Look at who took the last trick: it is worth ten more."),
    "count.look_takers": N_("Find out first who took each trick."),
    "count.look_ten_you": N_("The last trick was yours: that is ten more for you."),
    "count.look_ten_opponent": N_(
        "The last trick was not yours, so its ten belong to what you are looking for."
    ),
    "count.hint_eight": N_("A suit has eight cards. Take away those you have seen."),
    "count.look_hand": NN_(
        "You hold one card of {suit:suit} yourself. Then look through the tricks.",
        "You hold {count:number} cards of {suit:suit} yourself. Then look through the "
        "tricks.",
        by="count",
    ),
    "count.strike": N_("It is not {number:number}."),
    "count.taken_you": N_("You have taken {cards:cards}."),
    "count.taken_opponent": N_("The opponent has taken {cards:cards}."),
    "count.with_ten": N_("With the ten for the last trick that makes {points:number}."),
    "count.ten_theirs": N_("The ten points for the last trick are the opponent’s."),
    "count.you_hold": N_("In your hand: {cards:cards}."),
    "count.gone": N_("Already played: {cards:cards}."),
    "count.turned_up": N_("Turned up for trumps: the {card:card}."),
    "count.nothing_out": N_("That is all of {suit:suit}: none is left."),
    "count.still_out": NN_(
        "Of the eight of {suit:suit} one is left: {cards:cards}.",
        "Of the eight of {suit:suit} {count:number} are left: {cards:cards}.",
        by="count",
    ),
    "count.still_hand": NN_(
        "Of the eight of {suit:suit} the opponent has one: {cards:cards}.",
        "Of the eight of {suit:suit} the opponent has {count:number}: {cards:cards}.",
        by="count",
    ),
    "count.all_trumps": N_("All of them are trumps ({suit:suit})."),
    "count.nine_forgotten": N_(
        "That counts the {card:card} as nothing, but as a trump it is worth 14."
    ),
    "count.too_soon": N_(
        "That adds the ten for the last trick, but this is trick {trick:number}."
    ),
    "count.ten_too_soon": N_(
        "That adds the ten for the last trick, which is not among these."
    ),
    "count.wrong_taker_you": N_(
        "That gives trick {trick:number} to the opponent, but you took it."
    ),
    "count.wrong_taker_opponent": N_(
        "That gives trick {trick:number} to you, but the opponent took it."
    ),
    "count.other_side_you": N_("That is what the opponent has taken."),
    "count.other_side_opponent": N_("That is what you have taken."),
    "count.ten_claimed": N_(
        "That counts the ten for the last trick as yours, but the opponent took it."
    ),
    "count.own_points": N_("That is what you have yourself."),
    "count.indicator_out": N_(
        "That counts the {card:card}, which lies open under the talon."
    ),
    "count.hand_out": N_("That counts the {suit:suit} in your own hand, too."),
    "count.played_out": N_("That counts the {suit:suit} that have been played, too."),
}
