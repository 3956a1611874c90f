"""Rule sets: the options of section V and what each preset says."""

from tartli_core.proof.tartli.faults import Json, RefutedError, quoted

PRESETS = ("hungarian", "international", "austrian")

# Section V: option → its values, then what each preset says.
OPTIONS: dict[str, tuple[tuple[str, ...], tuple[str, str, str]]] = {
    "dealer": (("alternates", "winner"), ("alternates", "alternates", "winner")),
    "indicator": (("19th", "any_packet"), ("19th", "19th", "any_packet")),
    "contest_before_second_card": (("no", "yes"), ("no", "yes", "no")),
    "bela_when": (("own_turn", "any_time"), ("own_turn", "any_time", "any_time")),
    "bela_order": (
        ("with_melds", "before_melds"),
        ("with_melds", "before_melds", "before_melds"),
    ),
    "repeat": (("T-M9", "T-M11"), ("T-M9", "T-M9", "T-M11")),
    "gap": (("between", "missing"), ("between", "missing", "between")),
    "sequences_per_trick": (("1", "per_suit"), ("1", "1", "per_suit")),
    "nines_vannak": (("yes", "no"), ("yes", "yes", "no")),
    "tens_low": (("no", "yes"), ("no", "no", "no")),
    "exchange": (("on_lead", "any_time"), ("on_lead", "on_lead", "any_time")),
    "show_last_hidden": (("no", "yes"), ("no", "no", "yes")),
    "show_scored": (("no", "yes"), ("no", "no", "yes")),
    "stichmaccs": (("yes", "no"), ("yes", "yes", "no")),
    "maccs_limit": (("250", "249"), ("250", "250", "249")),
    "match": (("5", "10", "1"), ("5", "5", "1")),
    "may_review_tricks": (("yes", "no"), ("no", "no", "no")),
}


def read_rules(block: Json) -> dict[str, str]:
    """Every option's value: the preset's, changed by the options given (section V).

    Raises:
        RefutedError: for an unknown option or value, or one the preset has anyway.
    """
    column = PRESETS.index(block["preset"])
    rules = {option: presets[column] for option, (_, presets) in OPTIONS.items()}
    for option, value in block["options"].items():
        if option not in OPTIONS:
            raise RefutedError(
                f"rules: there is no option {quoted(option)}; right would be one of "
                + ", ".join(OPTIONS)
            )
        if value not in OPTIONS[option][0]:
            values = " or ".join(OPTIONS[option][0])
            raise RefutedError(
                f"rules: {option} is {quoted(value)}; right would be {values}, as text"
            )
        if value == rules[option]:
            raise RefutedError(
                f"rules: {option} is {value!r} in {block['preset']} anyway; right "
                "would be to name only differing options"
            )
    rules.update(block["options"])
    return rules
