"""A rule set of the game as the trainer's record of one, and back."""

from tartli_core.tartli.rules import Rules
from tartli_core.trainer.puzzle import Puzzle, RuleSet


def rule_set(rules: Rules) -> RuleSet:
    """The nearest preset and the options that differ, in the order of section V."""
    return RuleSet(preset=rules.nearest_preset, options=rules.changed_options)


def rules_of(puzzle: Puzzle) -> Rules:
    """The rule set of a puzzle."""
    return Rules.parse(str(puzzle.rules))
