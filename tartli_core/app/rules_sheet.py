"""What the rule sets differ in, as a table: option by option, set by set."""

from dataclasses import fields
from typing import Any

from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.language import Language
from tartli_core.text.option_texts import OPTION_TEXTS
from tartli_core.text.words import RULE_SETS, THESE_RULES


def rules_sheet(rules: str, language: Language) -> dict[str, Any]:
    """The rule sets side by side, those options first in which they differ.

    Args:
        rules: the rule set of the puzzle, as text; where it is none of those with a
            name it has a column of its own.
        language: the reader's language.
    """
    say = language.gettext
    here = Rules.parse(rules)
    columns = {say(RULE_SETS[name]): preset for name, preset in PRESETS.items()}
    if here not in columns.values():
        columns = {say(THESE_RULES): here, **columns}
    rows = [_row(name, list(columns.values()), language) for name in OPTION_TEXTS]
    return {
        "columns": [
            {"title": title, "here": column == here}
            for title, column in columns.items()
        ],
        "rows": [
            *[row for row in rows if row["differs"]],
            *[row for row in rows if not row["differs"]],
        ],
    }


def _row(name: str, columns: list[Rules], language: Language) -> dict[str, Any]:
    text = OPTION_TEXTS[name]
    rule = next(o.metadata["rule"] for o in fields(Rules) if o.name == name)
    values = [rules.options()[name] for rules in columns]
    return {
        "option": name,
        "title": language.gettext(text.title),
        "rule": rule,
        "values": [language.gettext(text.values[value]) for value in values],
        "differs": len(set(values)) > 1,
    }
