"""What is said about an answer to any kind of puzzle."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

ANSWER_SENTENCES: Final[Sentences] = {
    "answer.right": N_("Right."),
    "answer.all": NN_(
        "Right: that one and no other.",
        "Right: these {count:number} and no other.",
        by="count",
    ),
    "answer.none": N_("Right: none of them."),
    "answer.not": N_("That is not the answer."),
    "answer.false": NN_(
        "One of those you marked does not belong.",
        "{count:number} of those you marked do not belong.",
        by="count",
    ),
    "answer.missing": NN_(
        "One that belongs is not marked.",
        "{count:number} that belong are not marked.",
        by="count",
    ),
}
