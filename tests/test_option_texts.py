"""Every option of a rule set is told in words, and set beside the others."""

from dataclasses import fields

import pytest

from tartli_core.app.rules_sheet import rules_sheet
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.language import ENGLISH
from tartli_core.text.option_texts import OPTION_TEXTS


def test_every_option_and_value_has_words_in_the_order_of_section_v() -> None:
    options = {option.name: option.metadata["values"] for option in fields(Rules)}
    assert list(OPTION_TEXTS) == list(options)
    for name, text in OPTION_TEXTS.items():
        assert set(text.values) == set(options[name]), name


@pytest.mark.parametrize("name", PRESETS)
def test_a_named_rule_set_is_marked_among_the_three(name: str) -> None:
    sheet = rules_sheet(name, ENGLISH)
    assert len(sheet["columns"]) == 3
    marked = [column["title"] for column in sheet["columns"] if column["here"]]
    assert [title.lower().partition(" ")[0] for title in marked] == [name]
    assert len(sheet["rows"]) == len(OPTION_TEXTS)


def test_a_changed_rule_set_has_a_column_of_its_own() -> None:
    sheet = rules_sheet("hungarian+tens_low=yes", ENGLISH)
    assert [column["here"] for column in sheet["columns"]] == [True] + [False] * 3
    row = next(row for row in sheet["rows"] if row["option"] == "tens_low")
    assert row["values"] == ["yes", "no", "no", "no"]
    assert row["differs"]


def test_what_differs_comes_first() -> None:
    rows = rules_sheet("hungarian", ENGLISH)["rows"]
    differs = [row["differs"] for row in rows]
    assert differs == sorted(differs, reverse=True)
    same = [row["option"] for row in rows if not row["differs"]]
    assert same == ["tens_low", "may_review_tricks"]
