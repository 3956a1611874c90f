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
from tartli_core.text.line_sentences import LINE_SENTENCES
from tartli_core.text.marks import N_, NN_, Sentences
from tartli_core.text.puzzle_command_sentences import PUZZLE_COMMAND_SENTENCES
from tartli_core.text.puzzles import PUZZLE_SENTENCES
from tartli_core.text.refusal_sentences import REFUSAL_SENTENCES
from tartli_core.text.review_sentences import REVIEW_SENTENCES
from tartli_core.text.solve_sentences import SOLVE_SENTENCES

_OPTIONS: Final[Sentences] = {
    "option.meld": N_("{meld:name}"),
    "option.bela": N_("{meld:name}"),
    "option.four": N_("{meld:rank} vannak"),
    "option.cards": N_("{meld:cards}"),
    "option.card": N_("{card:card}"),
    "option.words": N_("{words:calls}"),
    "option.silence": N_("silence"),
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

_CERTAINTY: Final[Sentences] = {
    "certain.beatable": N_("The {meld:meld} can be beaten by the {by:meld}."),
    "certain.hand": N_("The opponent could hold {hand:cards}."),
    "certain.certain": N_(
        "The {meld:meld} is certain: no better meld can be made of the cards not seen."
    ),
}

_TABLE: Final[Sentences] = {
    "table.trump": N_("Trumps: {suit:suit}"),
}

_RECORD: Final[Sentences] = {
    "record.you_exchanges": N_(
        "Trick {trick:number}: you exchange the seven of trumps for the {rest:card}."
    ),
    "record.opponent_exchanges": N_(
        "Trick {trick:number}: the opponent exchanges the seven of trumps for "
        "the {rest:card}."
    ),
    "record.you_announces": N_("Trick {trick:number}: you announce the {rest:melds}."),
    "record.you_announces_bela": N_("Trick {trick:number}: you announce béla."),
    "record.you_leads": N_("Trick {trick:number}: you lead the {rest:card}."),
    "record.you_plays": N_("Trick {trick:number}: you play the {rest:card}."),
    "record.you_names": N_("Trick {trick:number}: you name the height, {rest:rank}."),
    "record.you_answers": N_("Trick {trick:number}: you answer “{rest:answer}”."),
    "record.you_scores": N_("Trick {trick:number}: you score the {rest:melds}."),
    "record.you_scores_bela": N_("Trick {trick:number}: you score béla."),
    "record.opponent_says": N_("Trick {trick:number}: the opponent says {rest:calls}."),
    "record.opponent_leads": N_(
        "Trick {trick:number}: the opponent leads the {rest:card}."
    ),
    "record.opponent_plays": N_(
        "Trick {trick:number}: the opponent plays the {rest:card}."
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
    "record.opponent_scores_bela": N_(
        "Trick {trick:number}: the opponent scores béla."
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
    **_CERTAINTY,
    **_TABLE,
    **_RECORD,
    **_COMMAND_LINE,
    **CHALK_SENTENCES,
    **CHANCE_SENTENCES,
    **LESSON_SENTENCES,
    **LINE_SENTENCES,
    **PUZZLE_SENTENCES,
    **PUZZLE_COMMAND_SENTENCES,
    **REFUSAL_SENTENCES,
    **DEAL_SENTENCES,
    **REVIEW_SENTENCES,
    **SOLVE_SENTENCES,
}
"""Every code that can be said."""
