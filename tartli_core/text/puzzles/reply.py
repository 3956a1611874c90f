"""Sentences of the puzzles about answering the leader's words."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

REPLY_SENTENCES: Final[Sentences] = {
    "reply.title": N_("What may you answer"),
    "reply.about": N_(
        "The opponent has led. Mark everything you may say before you play, silence "
        "included."
    ),
    "reply.question": N_(
        "The opponent leads and says: {calls:calls}. What may you say before you "
        "play your card?\n"
        "Mark everything the rules allow, whether or not it wins."
    ),
    "reply.question_silence": N_(
        "The opponent leads and says nothing. What may you say before you play your "
        "card?\n"
        "Mark everything the rules allow."
    ),
    "reply.only_silence": N_("You may only stay silent."),
    "reply.silence": N_("You may always stay silent."),
    "reply.may_say": N_("You may say {calls:calls}: it can mean the {melds:melds}."),
    "reply.may_bela": N_("You may say béla: it is always free."),
    "reply.weak": N_(
        "After “{call:call}” the {meld:meld} is not enough on its own: your best meld "
        "must be at least as long, or a vannak."
    ),
    "reply.weak_vannak": N_(
        "After “vannak” the {meld:meld} is not enough on its own: only a vannak can "
        "answer."
    ),
    "reply.too_short": N_(
        "“{word:call}” is too short after “{call:call}”: your best meld must be at "
        "least as long, or a vannak."
    ),
    "reply.after_vannak": N_(
        "After “vannak” no sequence is enough: your best meld must be a vannak."
    ),
    "reply.no_sequence": N_("You hold no {call:call}."),
    "reply.no_vannak": N_("You do not hold all four of any rank that counts."),
    "reply.no_bela": N_("Béla needs {cards:cards} too."),
    "reply.one_a_trick": N_("In one trick you may announce one sequence only."),
    "reply.one_a_suit": N_(
        "In one trick you may announce one sequence of each suit, no more."
    ),
    "reply.hint_free": N_(
        "The opponent has announced no sequence and no vannak, so no word of yours is "
        "too weak. Silence is always allowed."
    ),
    "reply.hint_call": N_(
        "After “{call:call}” your best meld must be at least as long, or a vannak; "
        "weaker ones may go with it. Béla and silence are always free, and a long "
        "sequence may be announced as a shorter one."
    ),
    "reply.hint_vannak": N_(
        "After “vannak” your best meld must be a vannak too; sequences may go with "
        "it. Béla and silence are always free."
    ),
    "reply.hint_run": N_(
        "The longest run in your hand is {cards:cards}. Look for four of a rank and "
        "for béla as well."
    ),
    "reply.hint_scored": N_(
        "You have scored the {melds:melds} in this deal. That limits what you may "
        "announce again."
    ),
    "reply.hint_not": N_("You may not say {calls:calls}."),
}
