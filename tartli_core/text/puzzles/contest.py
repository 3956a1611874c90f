"""Sentences of the puzzles about a trick's contest."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

CONTEST_SENTENCES: Final[Sentences] = {
    "contest.title": N_("Whose meld scores"),
    "contest.about": N_(
        "Both have announced. Decide who writes how much, and whether that ends the "
        "buli."
    ),
    "contest.question": N_(
        "Who scores how much for the melds of this trick, and does that win the "
        "buli?\n"
        "Before these melds you stand at {you:number} and the opponent at "
        "{opponent:number}, points of tricks included. Whoever reaches 501 claims at "
        "once."
    ),
    "contest.option": N_("You {you:number}, the opponent {opponent:number}"),
    "contest.option_you": N_(
        "You {you:number}, the opponent {opponent:number}, and you win the buli"
    ),
    "contest.option_opponent": N_(
        "You {you:number}, the opponent {opponent:number}, and they win the buli"
    ),
    "contest.alone_you": N_(
        "Only you announced a sequence or vannak, so the {points:number} points are "
        "yours."
    ),
    "contest.alone_opponent": N_(
        "Only the opponent announced a sequence or vannak, so the {points:number} "
        "points are theirs."
    ),
    "contest.kind_you": N_(
        "Any vannak beats any sequence: your {mine:meld} beats the {call:call}."
    ),
    "contest.kind_opponent": N_(
        "Any vannak beats any sequence: the opponent’s beats your {mine:meld}."
    ),
    "contest.longer_you": N_(
        "The longer sequence wins: your {mine:meld} beats the {call:call}."
    ),
    "contest.longer_opponent": N_(
        "The longer sequence wins: the opponent’s {call:call} beats your {mine:meld}."
    ),
    "contest.rank_you": N_(
        "Both have vannak. Your {mine:meld} ranks above the opponent’s {height:rank}s."
    ),
    "contest.rank_opponent": N_(
        "Both have vannak. The opponent’s {height:rank}s rank above your {mine:meld}."
    ),
    "contest.top_you": N_(
        "Equal length, so the top card decides in natural order: your {mine:meld} is "
        "higher than the opponent’s {height:rank}."
    ),
    "contest.top_opponent": N_(
        "Equal length, so the top card decides in natural order: the opponent’s "
        "{height:rank} is higher than your {mine:meld}."
    ),
    "contest.trump_you": N_(
        "Equal length and both with {height:rank} on top: your {mine:meld} is in "
        "trumps, and that wins."
    ),
    "contest.leader_opponent": N_(
        "Equal length and both with {height:rank} on top: your {mine:meld} is not in "
        "trumps, so the leader’s wins."
    ),
    "contest.answered_you": N_(
        "Both said {call:call}. To the height of your {mine:meld} the answer was "
        "“good”: yours wins."
    ),
    "contest.answered_opponent": N_(
        "Both said {call:call}. To the height of your {mine:meld} the answer was "
        "“here higher”: the opponent’s wins."
    ),
    "contest.sum_you": N_("You write {points:number} for the {melds:melds}."),
    "contest.sum_opponent": N_(
        "The opponent writes {points:number} for the {calls:calls}."
    ),
    "contest.sum_opponent_only": N_(
        "The opponent writes {points:number} for the {calls:calls}; yours score "
        "nothing."
    ),
    "contest.bela_you": N_(
        "Béla stands outside the contest: its {points:number} are yours."
    ),
    "contest.bela_opponent": N_(
        "Béla stands outside the contest: its {points:number} are the opponent’s."
    ),
    "contest.totals": N_(
        "That makes {you:number}:{opponent:number}; nobody has 501 yet."
    ),
    "contest.level": N_(
        "Both reach {you:number}:{opponent:number} in one scoring and are level: "
        "they play on until the tie breaks."
    ),
    "contest.both_out_you": N_(
        "Both reach 501 in one scoring, {you:number}:{opponent:number}. The higher "
        "total wins, and that is yours."
    ),
    "contest.both_out_opponent": N_(
        "Both reach 501 in one scoring, {you:number}:{opponent:number}. The higher "
        "total wins, and that is the opponent’s."
    ),
    "contest.bela_first_you": N_(
        "Béla is written when it is said, before other melds: you reach {you:number} "
        "and win the buli, and no other meld is written."
    ),
    "contest.bela_first_opponent": N_(
        "Béla is written when it is said, before other melds: the opponent reaches "
        "{opponent:number} and wins the buli, and no other meld is written."
    ),
    "contest.out_you": N_(
        "That makes {you:number}:{opponent:number}: you are out and win the buli."
    ),
    "contest.out_opponent": N_(
        "That makes {you:number}:{opponent:number}: the opponent is out and wins the "
        "buli."
    ),
    "contest.wrong_both_score": N_(
        "Only the owner of the best meld scores; the other’s sequences and vannak are "
        "not written."
    ),
    "contest.wrong_other_scores": N_("The contest goes to the other player’s meld."),
    "contest.wrong_best_only": N_(
        "The winner scores all sequences and vannak announced in this trick, not only "
        "the best."
    ),
    "contest.wrong_none_scores": N_(
        "The best meld does score, and with it any others its owner announced."
    ),
    "contest.wrong_bela_lost": N_(
        "Béla stands outside the contest: nothing beats it, so it is always written."
    ),
    "contest.wrong_bela_moved": N_(
        "Béla belongs to whoever said it, whoever wins the contest."
    ),
    "contest.wrong_bela_order_with_melds": N_(
        "Under these rules béla is written together with the trick’s other melds, not "
        "before them."
    ),
    "contest.wrong_bela_order_before_melds": N_(
        "Under these rules béla is written when it is said, before the trick’s other "
        "melds."
    ),
    "contest.wrong_out_missed": N_(
        "The points are right, but somebody reaches 501 with them and claims."
    ),
    "contest.wrong_other_out": N_("The points are right, but the other player wins."),
    "contest.hint_order": N_(
        "Any vannak beats any sequence; then length, then the top card, then trumps, "
        "then who leads. Béla takes no part."
    ),
    "contest.hint_alone_you": N_("Only you announced something that takes part."),
    "contest.hint_alone_opponent": N_(
        "Only the opponent announced something that takes part."
    ),
    "contest.hint_compare": N_(
        "Compare your best, {you:call}, with the opponent’s best, {opponent:call}."
    ),
    "contest.hint_not": N_(
        "One answer less: it is not {you:number} for you and {opponent:number} for the "
        "opponent with the buli going on."
    ),
    "contest.hint_not_you": N_(
        "One answer less: it is not {you:number} for you, {opponent:number} for the "
        "opponent and the buli for you."
    ),
    "contest.hint_not_opponent": N_(
        "One answer less: it is not {you:number} for you, {opponent:number} for the "
        "opponent and the buli for them."
    ),
}
