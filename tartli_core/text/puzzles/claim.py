"""Sentences of the puzzles about going out, counted from memory."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

CLAIM_SENTENCES: Final[Sentences] = {
    "claim.title": N_("May you go out"),
    "claim.about": N_(
        "Count your tricks from memory: may you claim 501, and at which moment first?"
    ),
    "claim.question": N_(
        "When may you first claim 501?\n"
        "Both cards of this trick lie on the table, and it is not taken yet. Before "
        "the deal you had {before:number}; for melds of this deal {written:number} "
        "are written so far. A wrong claim loses the buli."
    ),
    "claim.now": N_("Now"),
    "claim.melds": N_("When the melds of this trick are written"),
    "claim.trick": N_("When this trick has been taken"),
    "claim.not_yet": N_("Not in this trick"),
    "claim.told_tricks": N_(
        "Your tricks bring {formula:formula} = {points:number} points."
    ),
    "claim.told_now": N_(
        "{before:number} before the deal, {written:number} for melds and "
        "{tricks:number} from tricks make {points:number} now."
    ),
    "claim.told_melds": N_(
        "The melds of this trick add {gain:number} once they are written: "
        "{points:number}."
    ),
    "claim.told_beaten": NN_(
        "Your {melds:melds} is beaten and is not written.",
        "Your {melds:melds} are beaten and are not written.",
        by="count",
    ),
    "claim.told_you_take": N_(
        "You take this trick and {gain:number} points with it: {points:number}. Until "
        "it is taken it counts for nobody."
    ),
    "claim.told_other_takes": N_(
        "The opponent takes this trick, so you stay at {points:number}."
    ),
    "claim.right_now": N_("So you may claim at once."),
    "claim.right_melds": N_(
        "So you may claim as soon as they are written, before the trick is taken."
    ),
    "claim.right_trick": N_("So you may claim as soon as the trick is taken."),
    "claim.right_not_yet": NN_(
        "So you may not claim yet: one point is missing.",
        "So you may not claim yet: {short:number} points are missing.",
        by="short",
    ),
    "claim.late": N_(
        "You have {points:number} earlier than that. Who waits may find the opponent "
        "claiming first."
    ),
    "claim.short_now": NN_(
        "Now you have {points:number}, one point short. The trick under way counts for "
        "nobody yet, and melds count once they are written.",
        "Now you have {points:number}, {short:number} points short. The trick under "
        "way counts for nobody yet, and melds count once they are written.",
        by="short",
    ),
    "claim.short_melds": NN_(
        "With the melds written you have {points:number}, one point short. The trick "
        "is not taken yet.",
        "With the melds written you have {points:number}, {short:number} points short. "
        "The trick is not taken yet.",
        by="short",
    ),
    "claim.short_no_melds": NN_(
        "You write nothing for melds in this trick, so you still have "
        "{points:number}, one point short.",
        "You write nothing for melds in this trick, so you still have "
        "{points:number}, {short:number} points short.",
        by="short",
    ),
    "claim.short_trick": NN_(
        "With this trick you have {points:number}, one point short.",
        "With this trick you have {points:number}, {short:number} points short.",
        by="short",
    ),
    "claim.short_other": NN_(
        "The opponent takes this trick. You still have {points:number}, one point "
        "short.",
        "The opponent takes this trick. You still have {points:number}, "
        "{short:number} points short.",
        by="short",
    ),
    "claim.hint_rule": N_(
        "What is written and your completed tricks count. The melds of a trick are "
        "written before it is taken; the trick under way counts for nobody."
    ),
    "claim.hint_bela_with_melds": N_(
        "What is written and your completed tricks count. Béla is written together "
        "with the other melds of the trick, before it is taken; the trick under way "
        "counts for nobody."
    ),
    "claim.hint_bela_before_melds": N_(
        "What is written and your completed tricks count. Béla is written when it is "
        "said, other melds before the trick is taken; the trick under way counts for "
        "nobody."
    ),
    "claim.hint_tricks": N_(
        "{count:number} of the finished tricks are yours. Add them to {before:number} "
        "and the melds written."
    ),
    "claim.hint_not_now": N_("Not now."),
    "claim.hint_not_melds": N_("The moment when the melds are written is not the one."),
    "claim.hint_not_trick": N_(
        "The moment when the trick has been taken is not the one."
    ),
    "claim.hint_not_not_yet": N_("There is a moment in this trick."),
}
