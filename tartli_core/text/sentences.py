"""The sentence behind every code, in English, marked for translation.

A value stands as ``{name:kind}``; the kinds are those of `Phrases`: answer, call,
calls, card, cards, formula, meld, melds, name, number, order, rank, suit, text. Where
the wording depends on a count, a `Plural` names the value that counts.
"""

from typing import Final

from tartli_core.text.chalk_sentences import CHALK_SENTENCES
from tartli_core.text.chance_sentences import CHANCE_SENTENCES
from tartli_core.text.deal_sentences import DEAL_SENTENCES
from tartli_core.text.lesson_sentences import LESSON_SENTENCES
from tartli_core.text.marks import N_, NN_, Sentences
from tartli_core.text.refusal_sentences import REFUSAL_SENTENCES
from tartli_core.text.review_sentences import REVIEW_SENTENCES
from tartli_core.text.solve_sentences import SOLVE_SENTENCES

_OPTIONS: Final[Sentences] = {
    "option.meld": N_("{meld:name}"),
    "option.bela": N_("{meld:name}"),
    "option.four": N_("{meld:rank} vannak"),
    "option.cards": N_("{meld:cards}"),
}

_WORTH: Final[Sentences] = {
    "worth.points": N_("{value:number}"),
    "worth.level": N_("level"),
    "worth.ahead_you": N_("you +{value:number}"),
    "worth.ahead_opponent": N_("opponent +{value:number}"),
}

_REPEAT: Final[Sentences] = {
    "repeat.first": N_("Nothing scored before stands in the way of the {meld:meld}."),
    "repeat.same": N_("The {meld:meld} has been scored already."),
    "repeat.once": N_("Already scored; it counts once a deal: {meld:meld}."),
    "repeat.higher": N_(
        "The {meld:meld} has a higher top card than the scored {scored:meld}."
    ),
    "repeat.longer": N_(
        "The {meld:meld} has the same top card as the scored {scored:meld} and is "
        "longer."
    ),
    "repeat.not_longer": N_(
        "The {meld:meld} has the same top card as the scored {scored:meld} and is not "
        "longer."
    ),
    "repeat.gap": N_(
        "The {meld:meld} lies below the scored {scored:meld}, with {gap:cards} between "
        "them."
    ),
    "repeat.no_gap": N_(
        "The {meld:meld} has a lower top card than the scored {scored:meld}, without "
        "a gap of at least one card between them."
    ),
    "repeat.gap_held": N_(
        "The {meld:meld} lies below the scored {scored:meld}, but {gap:cards} between "
        "them is in the hand; at least one card of the gap must be missing."
    ),
    "repeat.contained": N_("The {meld:meld} is contained in the scored {scored:meld}."),
    "repeat.not_contained": N_(
        "The {meld:meld} is not contained in the scored {scored:meld}."
    ),
}

_SPLIT: Final[Sentences] = {
    "split.title": N_("Split a run"),
    "split.about": N_(
        "A long run can be scored in parts. Find the order that brings the most."
    ),
    "split.question": NN_(
        "One trick is left: which sequence do you announce?\n"
        "You keep your cards, and the opponent stays silent.",
        "{tricks:number} tricks are left: in which order do you announce your "
        "sequences to score the most?\n"
        "One sequence a trick, this trick included. You keep your cards, and the "
        "opponent stays silent.",
        by="tricks",
    ),
    "split.best": NN_(
        "The one trick left brings {total:number} points at most.",
        "The {tricks:number} tricks left bring {total:number} points at most.",
        by="tricks",
    ),
    "split.order": N_("A best order: {melds:order}."),
    "split.orders": N_(
        "{count:number} orders bring these {total:number} points; all count as right."
    ),
    "split.why_low": N_(
        "After a scored sequence there may follow only one with a higher top card, a "
        "longer one with the same top card, or one below it with a gap between. So "
        "climb within a suit, from low to high and from short to long, beginning "
        "with the {meld:meld}."
    ),
    "split.why_low_missing": N_(
        "After a scored sequence there may follow only one with a higher top card, a "
        "longer one with the same top card, or one below it with a gap between, of "
        "which at least one card is not in your hand. So climb within a suit, from "
        "low to high and from short to long, beginning with the {meld:meld}."
    ),
    "split.why_gap": N_(
        "The {meld:meld} may come first, because a gap lies between it and the lower "
        "ones; from there climb from low to high and from short to long."
    ),
    "split.why_parts": N_(
        "A sequence contained in a scored one may not follow. So the parts come before "
        "the whole, as the {meld:meld} does here."
    ),
    "split.blocked": NN_(
        "Because you have scored the {scored:melds}, one sequence of your hand may no "
        "longer be announced.",
        "Because you have scored the {scored:melds}, {count:number} sequences of your "
        "hand may no longer be announced.",
        by="count",
    ),
    "split.left_out": NN_(
        "There is no room in one trick for the {melds:melds}.",
        "A best order of {tricks:number} tricks leaves out the {melds:melds}.",
        by="tricks",
    ),
    "split.forbids": N_(
        "Announcing the {meld:meld} first bars the {lost:melds}: then {total:number} "
        "at most, {cost:number} less."
    ),
    "split.spends": N_(
        "The {meld:meld} uses up a trick for {points:number} points: then "
        "{total:number} at most, {cost:number} less."
    ),
    "split.right": N_("This order brings {total:number} points; none brings more."),
    "split.brings": N_(
        "This order brings {total:number} points, {cost:number} less than possible."
    ),
    "split.slip": N_(
        "Step {step:number}, the {meld:meld}, is the first that gives points away."
    ),
    "split.more": NN_(
        "Your first step is well chosen, but more could follow.",
        "These {count:number} steps are well chosen, but more could follow.",
        by="count",
    ),
    "split.hint_order": N_(
        "What you score first limits what may follow: a higher top card, or the same "
        "top card with more length, may come later; a lower one usually may not."
    ),
    "split.hint_parts": N_(
        "What is contained in a scored sequence may not follow it. Score the small "
        "parts before the whole."
    ),
    "split.hint_count": NN_(
        "A best order has one step; there are {choices:number} sequences to choose "
        "from.",
        "A best order has {count:number} steps; there are {choices:number} sequences "
        "to choose from.",
        by="count",
    ),
    "split.hint_last": N_("Every best order ends with the {meld:meld}."),
    "split.hint_total": N_("The best total is {total:number} points."),
}

_CONTEST: Final[Sentences] = {
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
    "contest.right": N_("Right: that is the score."),
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
    "contest.wrong_both": N_(
        "Only the owner of the best meld scores; the other’s sequences and vannak are "
        "not written."
    ),
    "contest.wrong_other": N_("The contest goes to the other player’s meld."),
    "contest.wrong_best_only": N_(
        "The winner scores all sequences and vannak announced in this trick, not only "
        "the best."
    ),
    "contest.wrong_none": N_(
        "The best meld does score, and with it any others its owner announced."
    ),
    "contest.wrong_bela_lost": N_(
        "Béla stands outside the contest: nothing beats it, so it is always written."
    ),
    "contest.wrong_bela_moved": N_(
        "Béla belongs to whoever said it, whoever wins the contest."
    ),
    "contest.wrong_order_with_melds": N_(
        "Under these rules béla is written together with the trick’s other melds, not "
        "before them."
    ),
    "contest.wrong_order_before_melds": N_(
        "Under these rules béla is written when it is said, before the trick’s other "
        "melds."
    ),
    "contest.wrong_nobody_out": N_(
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
    "contest.hint_scorer_you": N_("Your sequences and vannak are written."),
    "contest.hint_scorer_opponent": N_(
        "The opponent’s sequences and vannak are written."
    ),
    "contest.hint_bela": N_(
        "Then add béla for whoever said it, and look at the totals."
    ),
    "contest.hint_sum": N_("Then look at the totals."),
}

_MELD_FIND: Final[Sentences] = {
    "meld.title": N_("Find the melds"),
    "meld.about": N_("Mark everything you may announce now, parts of runs too."),
    "meld.question": N_(
        "Which of these may you announce in this trick?\n"
        "Mark each one that could be part of your announcement, even if not all of "
        "them go together."
    ),
    "meld.none": N_("None of them"),
    "meld.right": NN_(
        "You may announce this one: {melds:melds}.",
        "You may announce these {count:number}: {melds:melds}.",
        by="count",
    ),
    "meld.nothing": N_(
        "You may announce nothing. The longest run in your hand is {cards:cards}."
    ),
    "meld.nothing_barred": NN_(
        "You may announce nothing: the {melds:melds} is barred.",
        "You may announce nothing: the {melds:melds} are barred.",
        by="count",
    ),
    "meld.after_call": N_(
        "The opponent led and said “{call:call}”. Your best meld must match or beat "
        "that word (a vannak beats every sequence); with it may go what else one "
        "may say in one trick."
    ),
    "meld.too_weak": N_(
        "After the leader’s “{call:call}” the {meld:meld} is too weak, and you have "
        "nothing stronger to announce with it."
    ),
    "meld.one_a_trick": N_(
        "In one trick you may announce only one of these sequences."
    ),
    "meld.one_a_suit": N_(
        "In one trick you may announce only one sequence of each suit."
    ),
    "meld.correct": NN_(
        "Right: that one and no other.",
        "Right: these {count:number} and no other.",
        by="count",
    ),
    "meld.correct_none": N_("Right: none of them."),
    "meld.false": NN_(
        "One of those you marked may not be announced.",
        "{count:number} of those you marked may not be announced.",
        by="count",
    ),
    "meld.missing": NN_(
        "One that you may announce is not marked.",
        "{count:number} that you may announce are not marked.",
        by="count",
    ),
    "meld.hint_order": N_(
        "Sequences follow the natural order, A K O U X 9 8 7, in one suit; vannak are "
        "all four of a rank; béla is king and Over of trumps."
    ),
    "meld.hint_call": N_(
        "The opponent said “{call:call}”: as second player you need a meld that "
        "matches or beats that word. A vannak beats every sequence."
    ),
    "meld.hint_scored": N_("Scored already: {melds:melds}. That limits the rest."),
    "meld.hint_free": N_("Nothing said or scored limits you: look at the cards alone."),
    "meld.hint_count": NN_(
        "Of these, one may be announced.",
        "Of these, {count:number} may be announced.",
        by="count",
    ),
    "meld.hint_none": N_("None of these may be announced."),
    "miss.trick_order": N_(
        "{cards:cards} follow one another in tricks, not in sequences."
    ),
    "miss.hole": N_("{cards:cards} have a hole: {missing:cards} is not in your hand."),
    "miss.gone": N_("{missing:cards} is not in your hand; it has been on the table."),
    "miss.not_held": N_("{missing:cards} is not in your hand."),
    "miss.three": N_("Vannak needs all four: {missing:cards} is not in your hand."),
    "miss.no_four": N_("{cards:cards} are no meld under these rules."),
    "miss.plain_bela": N_(
        "{cards:cards} is no béla: only the king and Over of trumps ({suit:suit}) are."
    ),
    "miss.half_bela": N_(
        "You hold {cards:cards} but not {missing:cards}: béla needs both."
    ),
    "miss.two": N_("{cards:cards} are two cards: a sequence has three or more."),
    "miss.mixed": N_("{cards:cards} are not of one suit."),
}

_CERTAINTY: Final[Sentences] = {
    "certain.beatable": N_("The {meld:meld} can be beaten by the {by:meld}."),
    "certain.hand": N_("The opponent could hold {hand:cards}."),
    "certain.certain": N_(
        "The {meld:meld} is certain: no better meld can be made of the cards not seen."
    ),
}

_TABLE: Final[Sentences] = {
    "table.trump": N_("Trumps: {suit:suit}"),
    "table.trick_you": N_("Trick {trick:number}, you lead"),
    "table.trick_opponent": N_("Trick {trick:number}, the opponent leads"),
}

_RECORD: Final[Sentences] = {
    "record.you_announces": N_("Trick {trick:number}: you announce the {rest:melds}."),
    "record.you_leads": N_("Trick {trick:number}: you lead {rest:card}."),
    "record.you_plays": N_("Trick {trick:number}: you play {rest:card}."),
    "record.you_names": N_("Trick {trick:number}: you name the height, {rest:rank}."),
    "record.you_answers": N_("Trick {trick:number}: you answer “{rest:answer}”."),
    "record.you_scores": N_("Trick {trick:number}: you score the {rest:melds}."),
    "record.opponent_says": N_("Trick {trick:number}: the opponent says {rest:calls}."),
    "record.opponent_leads": N_(
        "Trick {trick:number}: the opponent leads {rest:card}."
    ),
    "record.opponent_plays": N_(
        "Trick {trick:number}: the opponent plays {rest:card}."
    ),
    "record.opponent_names": N_(
        "Trick {trick:number}: the opponent names the height, {rest:rank}."
    ),
    "record.opponent_answers": N_(
        "Trick {trick:number}: the opponent answers “{rest:answer}”."
    ),
    "record.opponent_scores": N_(
        "Trick {trick:number}: the opponent scores the {rest:melds}."
    ),
}

_COMMAND_LINE: Final[Sentences] = {
    "cli.meld": N_("{meld:meld}: {points:number}"),
    "cli.no_meld": N_("No meld in {cards:cards}."),
    "cli.step": N_("{number:number}. {meld:meld}: {points:number}"),
    "cli.total": NN_(
        "{total:number} point in all.", "{total:number} points in all.", by="total"
    ),
    "cli.contest_leader": N_("The leader's {leader:meld} beats the {second:meld}."),
    "cli.contest_second": N_(
        "The second player's {second:meld} beats the {leader:meld}."
    ),
    "cli.allowed": N_("Allowed ({rule:text})."),
    "cli.not_allowed": N_("Not allowed ({rule:text})."),
    "cli.hand": N_("Your hand: {cards:cards}."),
    "cli.checked": NN_(
        "{count:number} puzzle checked", "{count:number} puzzles checked", by="count"
    ),
    "cli.none_refused": N_("{checked:text}, none refused."),
    "cli.refused": NN_(
        "{checked:text}, {count:number} refused.",
        "{checked:text}, {count:number} refused.",
        by="count",
    ),
}

SENTENCES: Final[Sentences] = {
    **_OPTIONS,
    **_WORTH,
    **_REPEAT,
    **_SPLIT,
    **_CONTEST,
    **_MELD_FIND,
    **_CERTAINTY,
    **_TABLE,
    **_RECORD,
    **_COMMAND_LINE,
    **CHALK_SENTENCES,
    **CHANCE_SENTENCES,
    **LESSON_SENTENCES,
    **REFUSAL_SENTENCES,
    **DEAL_SENTENCES,
    **REVIEW_SENTENCES,
    **SOLVE_SENTENCES,
}
"""Every code that can be said."""
