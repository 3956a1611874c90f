"""What the puzzle kind `chalk` says, beside the words for the marks themselves."""

from typing import Final

from tartli_core.text.marks import N_, NN_, Sentences

CHALK_PUZZLE_SENTENCES: Final[Sentences] = {
    "chalk.title": N_("Chalk marks"),
    "chalk.about": N_("Read the marks on the slate, write points, and add to them."),
    "chalk.read_hungarian": N_("How many points stand on this slate?"),
    "chalk.read_beck": N_(
        "How many points stand on this slate, written in Beck’s way?"
    ),
    "chalk.write_hungarian": N_("Which of these slates shows {points:number} points?"),
    "chalk.write_beck": N_(
        "Which of these slates shows {points:number} points, written in Beck’s way?"
    ),
    "chalk.add_hungarian": N_(
        "The slate shows {before:number} points, and {points:number} more are scored. "
        "What does it look like then?"
    ),
    "chalk.add_beck": N_(
        "The slate shows {before:number} points in Beck’s way, and {points:number} "
        "more are scored. What does it look like then?"
    ),
    "chalk.points": NN_("{points:number} point", "{points:number} points", by="points"),
    "chalk.marks": N_("{marks:formula}"),
    "chalk.hint_hungarian": N_(
        "There are signs for 20, 30, 50, 80 and 100. The rest is a small number at the "
        "edge, added or taken away."
    ),
    "chalk.hint_beck": N_(
        "There are signs for 20, 30, 50, 80 and 100. The rest are numbers at the edge: "
        "a bar above takes away, a line below marks two digits to add."
    ),
    "chalk.look_grow": N_("One more stroke makes a sign of the slate into another."),
    "chalk.look_beside": N_("No sign of the slate grows into another by these points."),
    "chalk.look_target": N_(
        "Take away the hundreds of {points:number} first, then find the signs for the "
        "rest."
    ),
    "chalk.look_arc": N_("Look closely at the circles: are they all closed?"),
    "chalk.look_arm": N_("Look closely at the strokes: do they all stand upright?"),
    "chalk.look_edge": N_("Look at the edge last: is the number added or taken away?"),
    "chalk.look_signs": N_("Look at each sign by itself, then add them up."),
    "chalk.strike_sum": N_("It is not {points:number}."),
    "chalk.strike_slate": N_(
        "One of the slates makes {points:number}: that one is wrong."
    ),
    "chalk.means_stroke": N_("An upright stroke is 20."),
    "chalk.means_arm": N_("A slanting stroke, the right arm of the V, is 30."),
    "chalk.means_vee": N_("A V is 50."),
    "chalk.means_arc": N_("A circle open at the right is 80."),
    "chalk.means_circle": N_("A closed circle is 100."),
    "chalk.means_triangle": N_("A V with a bar on top, a triangle, is 100."),
    "chalk.means_bundle": N_("Four strokes with a fifth across them are 100."),
    "chalk.adds_hungarian": N_("The {number:number} at the edge is added."),
    "chalk.takes_hungarian": N_(
        "The {number:number} with a minus at the edge is taken away."
    ),
    "chalk.adds_beck": N_("The {number:number} at the edge has no bar: it is added."),
    "chalk.takes_beck": N_(
        "The {number:number} at the edge has a bar above: it is taken away."
    ),
    "chalk.grows_arc_circle": N_("20 more close the open circle: 80 becomes 100."),
    "chalk.grows_arm_vee": N_(
        "20 more add the left arm to the slanting stroke: 30 becomes 50."
    ),
    "chalk.grows_vee_triangle": N_("50 more put a bar on the V: 50 becomes 100."),
    "chalk.grows_stroke_bundle": N_(
        "The fifth stroke goes across the other four: together 100."
    ),
    "chalk.sum": N_("{sum:formula}."),
    "chalk.total": N_("{sum:formula}, as it should be."),
    "chalk.too_much": N_("That makes {points:number}, which is {by:number} too many."),
    "chalk.too_little": N_("That makes {points:number}, which is {by:number} too few."),
    "chalk.one_stroke": N_(
        "One more stroke stands for certain points only: 20 closes the circle or the "
        "V, 50 puts the bar on the V."
    ),
    "chalk.misread_arm-as-stroke": N_(
        "That takes the slanting stroke for an upright one: it is 30, not 20."
    ),
    "chalk.misread_arc-as-circle": N_(
        "That takes the open circle for a closed one: it is 80, not 100."
    ),
    "chalk.misread_vee-as-arms": N_(
        "That takes the V for two slanting strokes: it is 50, not 60."
    ),
    "chalk.misread_triangle-as-vee": N_(
        "That takes the triangle for a V: with the bar it is 100, not 50."
    ),
    "chalk.misread_bundle-as-strokes": N_(
        "That leaves out the stroke across the other four: together they are 100."
    ),
    "chalk.misread_edge-sign": N_(
        "That adds a number at the edge that is to be taken away."
    ),
    "chalk.misread_edge-forgotten": N_("That leaves out the edge of the slate."),
}
