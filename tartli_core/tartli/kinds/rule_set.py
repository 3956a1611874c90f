"""A rule set of the game as the trainer's record of one."""

from tartli_core.tartli.rules import Rules
from tartli_core.trainer.puzzle import RuleSet


def rule_set(rules: Rules) -> RuleSet:
    """The nearest preset and the options that differ, in the order of section V."""
    changed = rules.changed_options
    in_order = {name: changed[name] for name in rules.options() if name in changed}
    return RuleSet(preset=rules.nearest_preset, options=in_order)
