"""Why a move is not allowed: the sentence behind every code of `legality`."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

REFUSAL_SENTENCES: Final[Sentences] = {
    "refusal.over": N_("The deal is over."),
    "refusal.no_player": N_("There is no player {player:number}, only 0 and 1."),
    "refusal.not_your_turn": N_("It is not your turn for that."),
    "refusal.not_now_lead": N_("The next card is to be led first."),
    "refusal.not_now_reply": N_("The second player is to play first."),
    "refusal.not_now_height": N_("The leader is to name the height first."),
    "refusal.not_now_answer": N_("The second player is to answer first."),
    "refusal.not_now_write": N_("The melds are to be written first."),
    "refusal.not_now_take": N_("The trick is to be taken first."),
    "refusal.not_now_draw": N_("The cards are to be drawn first."),
    "refusal.otherwise": N_("The cards say otherwise; it must be: {right:text}."),
    "refusal.height_first": N_(
        "Under these rules heights are compared before the second player plays."
    ),
    "refusal.card_not_held": N_("You do not hold the {card:card}."),
    "refusal.follow": N_("You hold {suit:suit}, so from trick 8 you must follow."),
    "refusal.trump": N_(
        "You hold no {suit:suit} but {trump:suit}, so from trick 8 you must trump."
    ),
    "refusal.exchange_late": N_(
        "The talon is used up after trick 7: there is no card left to take."
    ),
    "refusal.seven_turned_up": N_("The {card:card} itself lies open at the talon."),
    "refusal.no_seven": N_("You do not hold the {card:card}."),
    "refusal.not_on_lead": N_("Only the player on lead may exchange, before leading."),
    "refusal.exchange_announced": N_("You exchange before you announce, not after."),
    "refusal.seven_announced": N_(
        "The {card:card} is part of a sequence you announced in this trick."
    ),
    "refusal.bela_own_turn": N_(
        "Under these rules béla is announced at your own turn, as other melds are."
    ),
    "refusal.bela_late": N_("Béla may be said only until trick 8 is taken."),
    "refusal.bela_said": N_("Béla has already been said in this deal."),
    "refusal.not_trump": N_("Béla is the king and Over of {trump:suit} in this deal."),
    "refusal.show_never": N_("Under these rules scored melds are not shown."),
    "refusal.nothing_to_show": N_(
        "At the end of a trick you may ask once for the melds that the other player "
        "has written in it."
    ),
    "refusal.tied": N_("While both are level at 501 or more nobody can claim."),
    "refusal.announce_late": N_("Melds are announced in tricks 1 to 8 only."),
    "refusal.nothing_said": N_("An announcement needs a meld; to be silent, play."),
    "refusal.card_played": N_("You have played to this trick; melds come before."),
    "refusal.said_already": N_("You have already announced in this trick."),
    "refusal.nothing_exact": N_("Béla alone has nothing to name more exactly."),
    "refusal.two_sequences": N_(
        "Under these rules you may announce only one sequence in a trick."
    ),
    "refusal.meld_not_held": N_(
        "Missing from your hand for {meld:meld}: {missing:cards}."
    ),
    "refusal.nines": N_("Under these rules four nines are no meld."),
    "refusal.not_better": N_(
        "The leader has named the {meld:meld}, and the {best:meld} does not beat it."
    ),
    "refusal.too_weak": N_(
        "The leader said {call:call}; {best:call} at best is too little to announce "
        "against it."
    ),
}
