"""Chalk marks in words: how they look, never what they are worth."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

CHALK_SENTENCES: Final[Sentences] = {
    "chalk.nothing": N_("nothing on the slate"),
    "chalk.stroke": NN_(
        "an upright stroke", "{count:number} upright strokes", by="count"
    ),
    "chalk.arm": NN_(
        "a slanting stroke", "{count:number} slanting strokes", by="count"
    ),
    "chalk.vee": NN_("a V", "{count:number} V’s", by="count"),
    "chalk.arc": NN_("an open circle", "{count:number} open circles", by="count"),
    "chalk.circle": NN_("a circle", "{count:number} circles", by="count"),
    "chalk.triangle": NN_("a triangle", "{count:number} triangles", by="count"),
    "chalk.bundle": NN_(
        "four strokes crossed by a fifth",
        "{count:number} times four strokes crossed by a fifth",
        by="count",
    ),
    "chalk.plus": N_("plus {number:number} at the edge"),
    "chalk.minus": N_("minus {number:number} at the edge"),
    "chalk.bare": N_("{number:number} at the edge"),
    "chalk.bar_above": N_("{number:number} with a bar above at the edge"),
    "chalk.underlined": N_("{number:number}, underlined, at the edge"),
    "chalk.slate": N_("{marks:formula}: {points:number}"),
    "chalk.before": N_("Before: {marks:formula} = {points:number}"),
    "chalk.step": N_("Step {number:number}: {marks:formula} = {points:number}"),
}
"""Every mark by its look, and the line of the command."""
