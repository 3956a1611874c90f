"""A rule set of the game as the trainer's record of one."""

from tartli_core.tartli.rules import Rules
from tartli_core.trainer.puzzle import RuleSet


def rule_set(rules: Rules) -> RuleSet:
    """The nearest preset and the options that differ, in the order of section V."""
    return RuleSet(preset=rules.nearest_preset, options=rules.changed_options)
