"""Sentences of the puzzles about stopping every terc of a suit."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

BLOCK_SENTENCES: Final[Sentences] = {
    "block.title": N_("Stop every terc"),
    "block.about": N_(
        "Find the fewest cards of a suit without which the opponent can have no terc "
        "in it."
    ),
    "block.question": N_(
        "Which cards must you still get, as few as possible, so that the opponent can "
        "never have a terc of {suit:suit}?\n"
        "You keep what you hold of that suit. Mark one smallest set."
    ),
    "block.question_two": N_(
        "Which cards must you still get, as few as possible, so that the opponent can "
        "never have a terc of {suit:suit} or of {other:suit}?\n"
        "You keep what you hold of these suits. Mark one smallest set."
    ),
    "block.worth": NN_("stops one terc", "stops {value:number} tercs", by="value"),
    "block.open": NN_(
        "One terc is still open: the {melds:melds}.",
        "{count:number} tercs are still open: the {melds:melds}.",
        by="count",
    ),
    "block.only_card": N_("In {suit:suit} only {cards:cards} stops them all."),
    "block.only_pair": N_(
        "In {suit:suit} no single card stops them all, and only one pair does: "
        "{cards:cards}."
    ),
    "block.any_card": N_(
        "In {suit:suit} any one of these stops them all: {sets:order}."
    ),
    "block.any_pair": N_(
        "In {suit:suit} no single card stops them all; these pairs do: {sets:order}."
    ),
    "block.ten_and_over": N_(
        "The ten and the Over ({cards:cards}) are not enough: they leave the "
        "{meld:meld}."
    ),
    "block.left_alone": N_("With the {card:card} alone the {meld:meld} is left."),
    "block.left_pair": N_(
        "Even with the {other:card} beside it, the {card:card} leaves the {meld:meld}."
    ),
    "block.hint_terc": N_(
        "A terc is three neighbours in natural order, A K O U X 9 8 7. A terc is "
        "stopped as soon as one of its cards is out of the opponent’s reach."
    ),
    "block.hint_tercs": NN_(
        "Of the cards that you neither hold nor have seen played, one terc can be "
        "made: the {melds:melds}.",
        "Of the cards that you neither hold nor have seen played, these "
        "{count:number} tercs can be made: the {melds:melds}.",
        by="count",
    ),
    "block.hint_not": N_("Leave out the {card:card}: it is in no smallest set."),
}
