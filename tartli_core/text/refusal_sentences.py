"""Why a move is not allowed: the sentence behind every code of `legality`."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

REFUSAL_SENTENCES: Final[Sentences] = {
    "refusal.over": N_("The deal is over."),
    "refusal.no_player": N_("There is no player {player:number}, only 0 and 1."),
    "refusal.not_your_turn": N_("It is the other player's turn."),
    "refusal.not_now_lead": N_("The next card is to be led first."),
    "refusal.not_now_reply": N_("The second player is to play first."),
    "refusal.not_now_height": N_("The leader is to name the height first."),
    "refusal.not_now_answer": N_("The second player is to answer first."),
    "refusal.not_now_write": N_("The melds are to be written first."),
    "refusal.not_now_take": N_("The trick is to be taken first."),
    "refusal.not_now_draw": N_("The cards are to be drawn first."),
    "refusal.otherwise": N_("The cards say otherwise; it must be: {right:text}."),
    "refusal.height_first": N_(
        "Heights are compared before the second player's card under these rules."
    ),
    "refusal.card_not_held": N_("You do not hold the {card:card}."),
    "refusal.follow": N_("You hold {suit:suit}, so from trick 8 you must follow suit."),
    "refusal.trump": N_(
        "You hold no {suit:suit} but {trump:suit}, so from trick 8 you must trump."
    ),
    "refusal.exchange_late": N_("After trick 7 the talon is gone: nothing to take."),
    "refusal.seven_turned_up": N_("The {card:card} itself was turned up."),
    "refusal.no_seven": N_("You do not hold the {card:card}."),
    "refusal.not_on_lead": N_("Only the player on lead may exchange."),
    "refusal.exchange_announced": N_("You exchange before you announce, not after."),
    "refusal.seven_announced": N_(
        "The {card:card} is part of a sequence you announced in this trick."
    ),
    "refusal.bela_own_turn": N_(
        "Béla is said with the other announcements, at one's own turn."
    ),
    "refusal.bela_late": N_("Béla may be said until trick 8 is taken."),
    "refusal.bela_said": N_("Béla has been said in this deal."),
    "refusal.not_trump": N_("Béla is the king and Over of {trump:suit} in this deal."),
    "refusal.show_never": N_("Scored melds are not shown under these rules."),
    "refusal.nothing_to_show": N_(
        "The other player has written no melds in this trick that were not shown."
    ),
    "refusal.tied": N_("With both level at 501 or more nobody can claim."),
    "refusal.announce_late": N_("Melds are announced in tricks 1 to 8 only."),
    "refusal.nothing_said": N_("An announcement needs a meld; silence is a card."),
    "refusal.said_already": N_("You have announced in this trick."),
    "refusal.nothing_exact": N_("Béla alone has nothing to name more exactly."),
    "refusal.two_sequences": N_(
        "One sequence a trick may be announced under these rules."
    ),
    "refusal.meld_not_held": N_(
        "You do not hold the {meld:meld}: {missing:cards} is missing."
    ),
    "refusal.nines": N_("Four nines are no meld under these rules."),
    "refusal.not_better": N_(
        "The leader has named the {meld:meld}, and the {best:meld} does not beat it."
    ),
    "refusal.too_weak": N_(
        "The leader said {call:call}; with no more than the {best:meld} the second "
        "player must be silent."
    ),
}
