"""What the figures and exercises of the lessons say, by code, marked for translation.

The kinds of values are those of `tartli_core.text.sentences`.
"""

from collections.abc import Mapping
from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

_LOOKS: Final[Sentences] = {
    "looks.rank_A": N_(
        "An ace has two big pips and a season, with neither a figure nor a numeral."
    ),
    "looks.rank_K": N_("A king sits on a horse, with the pip in the upper corner."),
    "looks.rank_O": N_(
        "An Over stands on foot and holds the pip high, beside the head."
    ),
    "looks.rank_U": N_("An Under stands on foot and holds the pip low, at the waist."),
    "looks.rank_X": N_("A ten has the numeral X at its middle."),
    "looks.rank_9": N_("A nine has the numeral IX at its middle."),
    "looks.rank_8": N_("An eight has the numeral VIII at its middle."),
    "looks.rank_7": N_("A seven has the numeral VII at its middle."),
    "looks.suit_a": N_("Acorns sit in a scaly cup."),
    "looks.suit_l": N_("Leaves are broad, with a point and veins."),
    "looks.suit_h": N_("Hearts are red and smooth."),
    "looks.suit_b": N_("Bells are round, with a band and a slit."),
    "looks.season_a": N_("On the acorns it is winter, with snow and firs."),
    "looks.season_l": N_("On the leaves it is autumn, with grapes."),
    "looks.season_h": N_("On the hearts it is spring, with blossom."),
    "looks.season_b": N_("On the bells it is summer, with ears of wheat."),
    "looks.person": N_("On many packs this is {person:text}; makers differ."),
    "looks.old_A": N_("Its old by-name is {old:text}, “pig”."),
    "looks.old_K": N_("Its old by-name is {old:text}, “foal”, for the horse."),
    "looks.old_O": N_("Its old by-name is {old:text}."),
    "looks.french_O": N_("The queen stands in for the Over."),
    "looks.french_U": N_("The jack stands in for the Under."),
    "looks.french_a": N_("Clubs stand in for acorns."),
    "looks.french_l": N_("Spades stand in for leaves."),
    "looks.french_h": N_("Hearts are hearts in both packs."),
    "looks.french_b": N_("Diamonds stand in for bells."),
    "looks.alt_A": N_("Two big pips and a season."),
    "looks.alt_K": N_("A crowned figure on a horse."),
    "looks.alt_O": N_("A figure on foot, the pip beside the head."),
    "looks.alt_U": N_("A figure on foot, the pip at the waist."),
    "looks.alt_X": N_("Ten pips and the numeral X."),
    "looks.alt_9": N_("Nine pips and the numeral IX."),
    "looks.alt_8": N_("Eight pips and the numeral VIII."),
    "looks.alt_7": N_("Seven pips and the numeral VII."),
    "looks.alt_a": N_("The pips have a scaly cup."),
    "looks.alt_l": N_("The pips are broad and pointed, with veins."),
    "looks.alt_h": N_("The pips are heart-shaped."),
    "looks.alt_b": N_("The pips are round, with a band and a slit."),
}

_FIGURES: Final[Sentences] = {
    "pack.worth": N_(
        "Worth {trump:number} as a trump, {plain:number} in a plain suit."
    ),
    "orders.natural": N_(
        "The natural order. Sequences follow it, and nothing else does."
    ),
    "orders.trump": N_(
        "With {suit:suit} as trumps the {first:rank} is highest in tricks, and after "
        "it comes the {second:rank}."
    ),
    "orders.plain": N_(
        "With {suit:suit} as a plain suit the {first:rank} is highest in tricks, and "
        "after it comes the {second:rank}."
    ),
    "orders.ranks": N_("{cards:cards}"),
    "orders.sum": N_("{sum:formula}"),
    "orders.card": N_("{card:card}"),
    "orders.card_points": NN_(
        "{card:card}, {points:number} point",
        "{card:card}, {points:number} points",
        by="points",
    ),
    "orders.trumps": N_("{suit:suit}, trumps"),
    "orders.suit": N_("{suit:suit}"),
}

_EXERCISES: Final[Sentences] = {
    "exercise.name": N_("Name the card"),
    "exercise.order": N_("Put them in order"),
    "exercise.trick": N_("Who takes the trick"),
    "exercise.count": N_("Count the points"),
    "name.chosen": N_("You chose the {card:card}."),
    "exercise.card": N_("{card:card}"),
    "exercise.points": NN_("{points:number} point", "{points:number} points", "points"),
    "exercise.score": N_(
        "{right:number} of {seen:number} right, {first:number} at the first try"
    ),
    "name.question": N_("Which card is this?"),
    "name.is": N_("This is the {card:card}."),
    "name.hint_suit": N_(
        "The rank is the same in all four answers: look at the shape of the pips."
    ),
    "name.hint_A": N_("There is no figure and no numeral: one rank alone is so."),
    "name.hint_figure": N_(
        "Is there a horse? If there is none, is the pip high or low?"
    ),
    "name.hint_number": N_(
        "The numeral at the middle tells the rank, the pips tell the suit."
    ),
    "order.question_natural": N_(
        "Put these {suit:suit} in the natural order, highest first, as a sequence "
        "would run."
    ),
    "order.question_trump": N_(
        "Trumps: {suit:suit}. Put these {suit:suit} in the order of tricks, highest "
        "first."
    ),
    "order.question_plain": N_(
        "Trumps: {trump:suit}. Put these {suit:suit} in the order of tricks, highest "
        "first."
    ),
    "order.first": N_("The {card:card} is not the highest of these."),
    "order.place": N_(
        "As far as {cards:cards} it is right. The {card:card} is not next."
    ),
    "order.why_natural": N_(
        "The natural order is {all:cards}, so these stand {cards:cards}."
    ),
    "order.why_trump": N_(
        "In the trump suit the order is {all:cards}, so these stand {cards:cards}."
    ),
    "order.why_plain": N_(
        "In a plain suit the order is {all:cards}, so these stand {cards:cards}."
    ),
    "order.worth": N_("In tricks these cards bring {points:number} points."),
    "order.hint_natural": N_(
        "Ace, king, {over:rank}, {under:rank}, and then the numbers downwards."
    ),
    "order.hint_trump": N_(
        "The {over:rank} and the nine lead the trumps. Then follow ace, ten and king; "
        "the {under:rank} comes only then."
    ),
    "order.hint_plain": N_(
        "The ten stands right behind the ace. The others keep their natural order."
    ),
    "trick.question": N_("Trumps: {trump:suit}. Who takes this trick, for how much?"),
    "trick.led": N_("led"),
    "trick.second": N_("played to it"),
    "trick.option": NN_(
        "The {card:card}, {points:number} point",
        "The {card:card}, {points:number} points",
        "points",
    ),
    "trick.wrong_trump": N_(
        "Only one of the two is a trump, and the {card:card} is not it."
    ),
    "trick.wrong_suit": N_(
        "There is no trump here, and the {card:card} does not follow the suit led."
    ),
    "trick.wrong_order_trump": N_(
        "The {card:card} is not the higher one: both are trumps, so the order begins "
        "with the {over:rank} and the nine."
    ),
    "trick.wrong_order_plain": N_(
        "The {card:card} is not the higher one: both are of one plain suit, and "
        "its order in tricks is A X K O U 9 8 7."
    ),
    "trick.wrong_points": N_(
        "Count once more, one card after the other: the {first:card}, then the "
        "{second:card}."
    ),
    "trick.why_trump": N_(
        "The {winner:card} is a trump, the {loser:card} is not: a trump takes any "
        "other card."
    ),
    "trick.why_suit": N_(
        "There is no trump, and the {loser:card} does not follow the {suit:suit} that "
        "were led, so the {winner:card} takes it whatever its rank."
    ),
    "trick.why_order_trump": N_(
        "Both are trumps, and the {winner:card} stands before the {loser:card} in "
        "{all:cards}."
    ),
    "trick.why_order_plain": N_(
        "Both are of one plain suit, and the {winner:card} stands before the "
        "{loser:card} in {all:cards}."
    ),
    "trick.why_points": N_(
        "The {first:card} brings {first_points:number}, the {second:card} "
        "{second_points:number}: together {points:number}."
    ),
    "trick.hint": N_(
        "Look for a trump first. Without one, only the suit that was led can win."
    ),
    "count.question": N_("Trumps: {trump:suit}. How many points are in these cards?"),
    "count.question_rest": N_(
        "The deal is over. You have {points:number} points from tricks, the ten of the "
        "last one included. How many has the opponent?"
    ),
    "count.question_last": N_(
        "The deal is over. The cards you took bring {points:number} points, and the "
        "last trick was yours. How many points from tricks has the opponent?"
    ),
    "count.not_trump": N_(
        "That counts the {card:card} as in a plain suit, but it is a trump."
    ),
    "count.not_plain": N_(
        "That counts the {card:card} as a trump, but the trumps are {trump:suit}."
    ),
    "count.left_out": N_("That leaves out the {card:card}."),
    "count.numeral": N_(
        "That counts the {card:card} at its number, which has nothing to do with its "
        "points."
    ),
    "count.no_ten": N_("That forgets the ten for the last trick."),
    "count.two_tens": N_("That counts the ten for the last trick twice."),
    "count.no_trumps": N_("That takes the trumps for a plain suit: they bring 61."),
    "count.base": N_(
        "That takes all points to be {base:number}: add 61, three times 30, and 10."
    ),
    "count.why_sum": N_("{sum:formula}, in the order {cards:cards}."),
    "count.why_trump": NN_(
        "{cards:cards} counts as a trump, the other cards as plain ones.",
        "{cards:cards} count as trumps, the other cards as plain ones.",
        "count",
    ),
    "count.why_no_trump": N_("None of {cards:cards} is a trump."),
    "count.why_all": N_("All points of a deal are {sum:formula}."),
    "count.why_last": N_("With the last trick you have {sum:formula}."),
    "count.why_rest": N_("{sum:formula}."),
    "count.hint_cards": N_(
        "Find the trumps first: {over:rank} 20, nine 14. The others keep ace 11, ten "
        "10, king 4 and {under:rank} 2; a plain {over:rank} is worth 3."
    ),
    "count.hint_all": N_(
        "What one player has not, the other has. First add up the whole deal: 61 for "
        "trumps, 30 for each other suit, 10 for the last trick."
    ),
}

LESSON_SENTENCES: Final[Sentences] = {**_LOOKS, **_FIGURES, **_EXERCISES}
"""Every code that the lessons say."""

LESSON_WORDS: Final[Mapping[str, str]] = {
    "pack": N_("Pack"),
    "corners": N_("Corner letters"),
    "on": N_("On"),
    "off": N_("Off"),
    "names": N_("Names"),
    "order": N_("Order"),
    "suit": N_("Suit"),
    "trump": N_("Trumps"),
    "natural": N_("Natural"),
    "tricks_trump": N_("In tricks, as trumps"),
    "tricks_plain": N_("In tricks, plain"),
    "pack_figure": N_("The pack of 32 cards"),
    "orders_figure": N_("The eight cards of a suit in their three orders"),
    "points_figure": N_("The points of the whole pack"),
    "exercise": N_("Exercise"),
    "chosen": N_("The card you look at"),
    "last_trick": N_("the last trick"),
    "all_points": N_("in all"),
    "your_order": N_("Your order"),
    "first_is_highest": N_("highest"),
    "choose_one": N_("Choose one"),
    "choose_order": N_("Choose in order"),
    "take_out": N_("Take out: {what}"),
    "check": N_("Check"),
    "try_again": N_("Try again"),
    "another": N_("Another one"),
    "hint": N_("Hint"),
    "show": N_("Show"),
    "right": N_("Right"),
    "not_quite": N_("Not quite"),
    "is_right": N_("right"),
    "is_wrong": N_("wrong"),
    "lost_connection": N_(
        "No answer from Python. Your count is kept; run all cells once more."
    ),
    "went_wrong": N_("Something went wrong here. Please try once more."),
}
"""Labels, buttons and notices of the figures and exercises."""
