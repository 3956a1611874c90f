import pytest
from hypothesis import given

from strategies import rule_sets
from tartli_core.errors import NotationError
from tartli_core.tartli.rules import PRESETS, Rules, parse_options

SECTION_V = """
dealer: alternates alternates winner
indicator: 19th 19th any_packet
contest_before_second_card: no yes no
bela_when: own_turn any_time any_time
bela_order: with_melds before_melds before_melds
repeat: T-M9 T-M9 T-M11
gap: between missing between
sequences_per_trick: 1 1 per_suit
nines_vannak: yes yes no
tens_low: no no no
exchange: on_lead on_lead any_time
show_last_hidden: no no yes
show_scored: no no yes
stichmaccs: yes yes no
maccs_limit: 250 250 249
match: 5 5 1
may_review_tricks: no no no
"""


def test_the_presets_are_the_table_of_section_v() -> None:
    rows = [line.split(": ") for line in SECTION_V.strip().splitlines()]
    for column, name in enumerate(("hungarian", "international", "austrian")):
        options = Rules.preset(name).options()
        assert list(options) == [row[0] for row in rows]
        assert list(options.values()) == [row[1].split()[column] for row in rows]


@given(rule_sets())
def test_a_rule_set_reads_back_what_it_prints(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules


def test_a_preset_prints_as_its_name() -> None:
    assert [str(rules) for rules in PRESETS.values()] == list(PRESETS)


def test_an_address_may_turn_the_plus_into_a_space() -> None:
    assert Rules.parse("hungarian gap=missing") == Rules.parse("hungarian+gap=missing")


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("Hungarian", "'Hungarian' is not a rule set"),
        ("", "'' is not a rule set"),
        ("hungarian+gaps=missing", "'gaps' is not an option"),
        ("hungarian+gap=wide", "'wide' is not a value of gap"),
        ("hungarian+gap", "'gap' is not an option: write name=value"),
        ("hungarian+gap=missing+gap=between", "option 'gap' stands twice"),
    ],
)
def test_what_cannot_be_read_is_quoted(text: str, quoted: str) -> None:
    with pytest.raises(NotationError, match=quoted.replace("+", r"\+")):
        Rules.parse(text)


def test_a_value_outside_the_table_is_refused() -> None:
    with pytest.raises(NotationError, match="251 is not a value of maccs_limit"):
        Rules(**{**vars(Rules.preset("hungarian")), "maccs_limit": 251})


def test_options_are_read_as_text() -> None:
    assert parse_options(["gap=missing", "match=10"]) == {
        "gap": "missing",
        "match": "10",
    }
