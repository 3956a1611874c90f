"""What the puzzle kind `settle` says."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

_ASKED: Final[Sentences] = {
    "settle.title": N_("Settle up"),
    "settle.about": N_(
        "The deal is over: who has how much, who has won the buli, and what is paid?"
    ),
    "settle.before": N_(
        "Before the deal you stood at {you:number} and the opponent at "
        "{opponent:number}."
    ),
    "settle.melds": N_(
        "In it you have written {you:number} for melds, and the opponent "
        "{opponent:number}."
    ),
    "settle.cards_you": N_(
        "The cards you took bring {you:number} points, the opponent’s "
        "{opponent:number}, without the ten for the last trick, which was yours."
    ),
    "settle.cards_opponent": N_(
        "The cards you took bring {you:number} points, the opponent’s "
        "{opponent:number}, without the ten for the last trick, which was the "
        "opponent’s."
    ),
    "settle.cards": N_(
        "The cards you had taken brought {you:number} points, the opponent’s "
        "{opponent:number}."
    ),
    "settle.nine": N_(
        "Of the last nine tricks you took {you:number} and the opponent "
        "{opponent:number}. Nobody has claimed."
    ),
    "settle.claims_you": N_("Then you claimed 501, which ended it."),
    "settle.claims_opponent": N_("Then the opponent claimed 501, which ended it."),
    "settle.ask_buli": N_(
        "The deal is over. What are the totals, and how does the buli stand?"
    ),
    "settle.match": N_(
        "The match is played to {target:number} buli points and stood at "
        "{you:number} for you to {opponent:number} for the opponent."
    ),
    "settle.ask_payment": N_(
        "The deal is over. What is paid now, at a stake of {stake:number}?"
    ),
    "settle.option_open": N_(
        "You {you:number}, the opponent {opponent:number}; the buli goes on"
    ),
    "settle.option_tie": N_(
        "Both {you:number}; whoever scores first in the next deal wins"
    ),
    "settle.option_you_1": N_(
        "You {you:number}, the opponent {opponent:number}; you win one buli point"
    ),
    "settle.option_you_2": N_(
        "You {you:number}, the opponent {opponent:number}; you win two buli points, "
        "maccs"
    ),
    "settle.option_opponent_1": N_(
        "You {you:number}, the opponent {opponent:number}; the opponent wins one buli "
        "point"
    ),
    "settle.option_opponent_2": N_(
        "You {you:number}, the opponent {opponent:number}; the opponent wins two buli "
        "points, maccs"
    ),
    "settle.game_you_1": N_(
        "You {you:number}, the opponent {opponent:number}; you win the stake"
    ),
    "settle.game_you_2": N_(
        "You {you:number}, the opponent {opponent:number}; you win twice the stake"
    ),
    "settle.game_opponent_1": N_(
        "You {you:number}, the opponent {opponent:number}; the opponent wins the stake"
    ),
    "settle.game_opponent_2": N_(
        "You {you:number}, the opponent {opponent:number}; the opponent wins twice the "
        "stake"
    ),
    "settle.pay_you": N_("You pay {sum:number}"),
    "settle.pay_opponent": N_("The opponent pays {sum:number}"),
    "settle.pay_nobody": N_("Nobody pays yet"),
}

_HINTS: Final[Sentences] = {
    "settle.hint_claim": N_(
        "A claim counts melds written and tricks taken so far. If it is right it wins "
        "at once; if it is wrong it loses the buli, but never doubly."
    ),
    "settle.hint_payment": N_(
        "First settle the deal, then the buli. Only when the match is over does the "
        "loser pay the difference times the stake."
    ),
    "settle.hint_stichmaccs": N_(
        "The last trick is worth ten more. Whoever takes all of the last nine tricks "
        "has all the trick points; melds stay."
    ),
    "settle.hint_ten": N_(
        "The last trick is worth ten more. Under these rules there is no stichmaccs."
    ),
    "settle.look_claimant_you": N_("Add up first what you have: is it 501?"),
    "settle.look_claimant_opponent": N_(
        "Add up first what the opponent has: is it 501?"
    ),
    "settle.look_nine_you": N_("Look at the last nine tricks: all were yours."),
    "settle.look_nine_opponent": N_(
        "Look at the last nine tricks: all were the opponent’s."
    ),
    "settle.look_totals": N_("Add up both totals and compare them with 501."),
    "settle.look_loser": N_(
        "Somebody has won the buli. Look at the other’s total: is it more than "
        "{limit:number}?"
    ),
    "settle.strike_you": N_("One answer less: you do not pay {sum:number}."),
    "settle.strike_opponent": N_(
        "One answer less: the opponent does not pay {sum:number}."
    ),
    "settle.strike_nobody": N_("One answer less: the match is over, somebody pays."),
    "settle.strike_open": N_(
        "One answer less: it is not that the buli goes on at {you:number} to "
        "{opponent:number}."
    ),
    "settle.strike_you_1": N_(
        "One answer less: it is not that you win simply, at {you:number} to "
        "{opponent:number}."
    ),
    "settle.strike_you_2": N_(
        "One answer less: it is not that you win doubly, at {you:number} to "
        "{opponent:number}."
    ),
    "settle.strike_opponent_1": N_(
        "One answer less: it is not that the opponent wins simply, at {you:number} to "
        "{opponent:number}."
    ),
    "settle.strike_opponent_2": N_(
        "One answer less: it is not that the opponent wins doubly, at {you:number} to "
        "{opponent:number}."
    ),
}

_EXPLAINED: Final[Sentences] = {
    "settle.ten_you": N_(
        "The last trick brings you ten more: {you:number} to {opponent:number} from "
        "tricks."
    ),
    "settle.ten_opponent": N_(
        "The last trick brings the opponent ten more: {you:number} to "
        "{opponent:number} from tricks."
    ),
    "settle.stichmaccs_you": N_(
        "All of the last nine tricks are yours. That is stichmaccs: 161 for you and "
        "nothing for the opponent from tricks, while melds stay."
    ),
    "settle.stichmaccs_opponent": N_(
        "All of the last nine tricks are the opponent’s. That is stichmaccs: 161 for "
        "the opponent and nothing for you from tricks, while melds stay."
    ),
    "settle.no_stichmaccs": N_(
        "All of the last nine tricks went to one player, but these rules know no "
        "stichmaccs."
    ),
    "settle.sum_you": N_("You: {sum:formula}."),
    "settle.sum_opponent": N_("The opponent: {sum:formula}."),
    "settle.goes_on": N_("Nobody has 501, so the buli goes on."),
    "settle.tie": N_(
        "Both are level at 501 or more: whoever scores first in the next deal wins the "
        "buli."
    ),
    "settle.out_you": N_("You have 501 or more and win the buli."),
    "settle.out_opponent": N_("The opponent has 501 or more and wins the buli."),
    "settle.both_out_you": N_(
        "Both have 501 or more and nobody has claimed: the higher total wins the buli, "
        "and that is yours."
    ),
    "settle.both_out_opponent": N_(
        "Both have 501 or more and nobody has claimed: the higher total wins the buli, "
        "and that is the opponent’s."
    ),
    "settle.claim_right_you": N_(
        "You have 501 or more: your claim is right and wins the buli at once, whatever "
        "the opponent has."
    ),
    "settle.claim_right_opponent": N_(
        "The opponent has 501 or more: the claim is right and wins the buli at once, "
        "whatever you have."
    ),
    "settle.claim_wrong_you": N_(
        "You have fewer than 501: a wrong claim loses the buli for one point, whatever "
        "the totals."
    ),
    "settle.claim_wrong_opponent": N_(
        "The opponent has fewer than 501: a wrong claim loses the buli for one point, "
        "whatever the totals."
    ),
    "settle.claim_wrong_single_you": N_(
        "You have fewer than 501: a wrong claim loses the game for one stake, whatever "
        "the totals."
    ),
    "settle.claim_wrong_single_opponent": N_(
        "The opponent has fewer than 501: a wrong claim loses the game for one stake, "
        "whatever the totals."
    ),
    "settle.maccs": N_(
        "The loser has {total:number}, which is not more than {limit:number}: maccs, "
        "two buli points."
    ),
    "settle.no_maccs": N_(
        "The loser has {total:number}, which is more than {limit:number}: one buli "
        "point."
    ),
    "settle.double": N_(
        "The loser has {total:number}, which is not more than {limit:number}: twice "
        "the stake."
    ),
    "settle.single": N_(
        "The loser has {total:number}, which is more than {limit:number}: one stake."
    ),
    "settle.bulis": N_(
        "The match stands at {you:number} for you to {opponent:number} for the "
        "opponent."
    ),
    "settle.match_on": N_(
        "Nobody has {target:number} buli points yet, so nothing is paid."
    ),
    "settle.pays_you": N_("You have lost and pay {sum:formula}."),
    "settle.pays_opponent": N_("The opponent has lost and pays {sum:formula}."),
}

_WRONG: Final[Sentences] = {
    "settle.wrong_last-ten": N_("That leaves out the ten for the last trick."),
    "settle.wrong_ten-swapped": N_(
        "That gives the ten for the last trick to the wrong player."
    ),
    "settle.wrong_stichmaccs-missed": N_(
        "That leaves the loser of all the last nine tricks with trick points."
    ),
    "settle.wrong_stichmaccs-undue": N_(
        "That counts stichmaccs, but the other took one of the last nine tricks."
    ),
    "settle.wrong_stichmaccs-unknown": N_(
        "That counts stichmaccs, which these rules do not know."
    ),
    "settle.wrong_stichmaccs-melds": N_(
        "Stichmaccs takes away trick points only; melds stay."
    ),
    "settle.wrong_melds-forgotten": N_("That leaves out the melds of this deal."),
    "settle.wrong_out-missed": N_("Somebody has 501 or more, so the buli is over."),
    "settle.wrong_other-out": N_("The wrong player is taken for the winner."),
    "settle.wrong_tie-decided": N_(
        "Level at 501 or more, nobody has won yet: the next deal decides."
    ),
    "settle.wrong_tie-lost": N_(
        "Level at 501 or more, nobody has lost yet: the next deal decides."
    ),
    "settle.wrong_maccs-missed": N_(
        "The loser has not more than {limit:number} points: that counts double."
    ),
    "settle.wrong_maccs-undue": N_(
        "The loser has more than {limit:number} points: that does not count double."
    ),
    "settle.wrong_wrong-claim-twice": N_(
        "A wrong claim costs one point, however few points the loser has."
    ),
    "settle.wrong_claim-believed": N_(
        "The claim is wrong: there are not {target:number} points."
    ),
    "settle.wrong_claim-refused": N_(
        "The claim is right: there are {target:number} points or more."
    ),
    "settle.wrong_match-over": N_("Nothing is paid before the match is over."),
    "settle.wrong_difference-forgotten": N_(
        "The loser’s own buli points are taken off before the stake is reckoned."
    ),
    "settle.wrong_payer-swapped": N_("The loser of the match pays, not the winner."),
    "settle.wrong_last-buli-only": N_(
        "The whole match is paid for, not the last buli alone."
    ),
}

SETTLE_SENTENCES: Final[Sentences] = {**_ASKED, **_HINTS, **_EXPLAINED, **_WRONG}
"""Every code of the kind."""
