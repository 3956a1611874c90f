"""Rule sets: every point on which the sources differ is an option (section V)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, Final, Literal, Self

from tartli_core.errors import NotationError
from tartli_core.text.lists import OneOf

OptionValue = str | int | bool

_YES_NO: Final = (("no", False), ("yes", True))


def _option(rule: str, *values: tuple[str, OptionValue]) -> Any:
    return field(metadata={"rule": rule, "values": dict(values)})


def _words(*words: str) -> tuple[tuple[str, OptionValue], ...]:
    return tuple((word, word) for word in words)


def _numbers(*numbers: int) -> tuple[tuple[str, OptionValue], ...]:
    return tuple((str(number), number) for number in numbers)


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One rule set: a value for every option of section V.

    >>> Rules.preset("austrian").repeat
    'T-M11'
    >>> str(Rules.preset("hungarian").with_options({"gap": "missing"}))
    'hungarian+gap=missing'
    """

    dealer: Literal["alternates", "winner"] = _option(
        "T-D1", *_words("alternates", "winner")
    )
    """Who deals the next deal (T-D1)."""

    indicator: Literal["19th", "any_packet"] = _option(
        "T-D3", *_words("19th", "any_packet")
    )
    """Which card of the deal is turned for trump (T-D2, T-D3)."""

    contest_before_second_card: bool = _option("T-A2", *_YES_NO)
    """Whether heights are compared before the second player's card (T-A2)."""

    bela_when: Literal["own_turn", "any_time"] = _option(
        "T-A5", *_words("own_turn", "any_time")
    )
    """When béla may be said (T-A5)."""

    bela_order: Literal["with_melds", "before_melds"] = _option(
        "T-A5", *_words("with_melds", "before_melds")
    )
    """Whether béla is written with the trick's other melds or before them (T-A5)."""

    repeat: Literal["T-M9", "T-M11"] = _option("T-M9", *_words("T-M9", "T-M11"))
    """Which rule limits sequences after a scored one (T-M9, T-M11)."""

    gap: Literal["between", "missing"] = _option("T-M9", *_words("between", "missing"))
    """What separates a lower sequence from a scored one (T-M9 only)."""

    sequences_per_trick: Literal["1", "per_suit"] = _option(
        "T-M4", *_words("1", "per_suit")
    )
    """How many sequences a player may announce in one trick (T-M4)."""

    nines_vannak: bool = _option("T-M2", *_YES_NO)
    """Whether four nines are a meld (T-M2)."""

    tens_low: bool = _option("T-M5", *_YES_NO)
    """Whether the vannak of tens ranks below that of Unders (T-M5)."""

    exchange: Literal["on_lead", "any_time"] = _option(
        "T-P5", *_words("on_lead", "any_time")
    )
    """Who may swap the trump seven for the indicator (T-P5)."""

    show_last_hidden: bool = _option("T-P6", *_YES_NO)
    """Whether the last hidden talon card is shown (T-P6)."""

    show_scored: bool = _option("T-M13", *_YES_NO)
    """Whether scored melds are shown on request (T-M13)."""

    stichmaccs: bool = _option("T-S2", *_YES_NO)
    """Whether winning all of the last nine tricks takes all trick points (T-S2)."""

    maccs_limit: Literal[250, 249] = _option("T-S3", *_numbers(250, 249))
    """The most points with which a loser loses double (T-S3)."""

    match: Literal[5, 10, 1] = _option("T-S3", *_numbers(5, 10, 1))
    """Buli points to which a match is played; 1 is a single game (T-S3)."""

    may_review_tricks: bool = _option("T-S9", *_YES_NO)
    """Whether one may look at one's own taken tricks (T-S9)."""

    def __post_init__(self) -> None:
        for option in fields(self):
            values = option.metadata["values"]
            value = getattr(self, option.name)
            if not any(v == value and type(v) is type(value) for v in values.values()):
                raise _unknown_value(option.name, getattr(self, option.name), values)

    @classmethod
    def preset(cls, name: str) -> "Rules":
        """The named rule set: hungarian, international or austrian.

        Raises:
            NotationError: there is no such rule set.
        """
        if name not in PRESETS:
            raise NotationError(
                "{name!r} is not a rule set: write {names}",
                name=name,
                names=OneOf(PRESETS),
            )
        return PRESETS[name]

    @classmethod
    def parse(cls, text: str) -> "Rules":
        """The rule set written as ``str()`` writes it: ``hungarian+gap=missing``.

        A space is taken for a plus, which an address makes of it; a comma too.

        Raises:
            NotationError: the preset, an option or a value is unknown.
        """
        name, *settings = re.split(r"[+, ]", text)
        return cls.preset(name).with_options(parse_options(settings))

    def with_options(self, options: Mapping[str, OptionValue]) -> Self:
        """The same rules with some options changed: ``{"stichmaccs": "no"}``.

        A value may be the text of section V or what the attribute holds.

        Raises:
            NotationError: an option or a value is unknown.
        """
        known = {option.name: option.metadata["values"] for option in fields(self)}
        changes: dict[str, Any] = {}
        for name, value in options.items():
            text = _text(value)
            if name not in known:
                raise NotationError(
                    "{name!r} is not an option: write {names}",
                    name=name,
                    names=OneOf(known),
                )
            if text not in known[name]:
                raise _unknown_value(name, text, known[name])
            changes[name] = known[name][text]
        return replace(self, **changes)

    def options(self) -> Mapping[str, str]:
        """Every option with its value as text, in the order of section V."""
        return {
            option.name: _text(getattr(self, option.name)) for option in fields(self)
        }

    @property
    def nearest_preset(self) -> str:
        """The preset that differs in the fewest options; the first among equals."""
        return min(PRESETS, key=lambda name: len(self._changes(PRESETS[name])))

    @property
    def changed_options(self) -> Mapping[str, str]:
        """The options that differ from the nearest preset, in the order of section V.

        Values are texts.
        """
        return self._changes(PRESETS[self.nearest_preset])

    def _changes(self, other: "Rules") -> Mapping[str, str]:
        theirs = other.options()
        return {
            name: value
            for name, value in self.options().items()
            if value != theirs[name]
        }

    def __str__(self) -> str:
        changes = (f"{name}={value}" for name, value in self.changed_options.items())
        return "+".join([self.nearest_preset, *changes])


def parse_options(settings: list[str]) -> dict[str, str]:
    """Options written ``name=value``, as a mapping of texts.

    Raises:
        NotationError: a setting has no equals sign, or an option stands twice.
    """
    options: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise NotationError(
                "{setting!r} is not an option: write name=value", setting=setting
            )
        if name in options:
            raise NotationError("option {name!r} stands twice: give it once", name=name)
        options[name] = value
    return options


def _text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _unknown_value(
    name: str, value: object, values: Mapping[str, object]
) -> NotationError:
    return NotationError(
        "{value!r} is not a value of {name}: write {values}",
        value=value,
        name=name,
        values=OneOf(values),
    )


_HUNGARIAN: Final = Rules(
    dealer="alternates",
    indicator="19th",
    contest_before_second_card=False,
    bela_when="own_turn",
    bela_order="with_melds",
    repeat="T-M9",
    gap="between",
    sequences_per_trick="1",
    nines_vannak=True,
    tens_low=False,
    exchange="on_lead",
    show_last_hidden=False,
    show_scored=False,
    stichmaccs=True,
    maccs_limit=250,
    match=5,
    may_review_tricks=False,
)

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "hungarian": _HUNGARIAN,
        "international": replace(
            _HUNGARIAN,
            contest_before_second_card=True,
            bela_when="any_time",
            bela_order="before_melds",
            gap="missing",
        ),
        "austrian": replace(
            _HUNGARIAN,
            dealer="winner",
            indicator="any_packet",
            bela_when="any_time",
            bela_order="before_melds",
            repeat="T-M11",
            sequences_per_trick="per_suit",
            nines_vannak=False,
            exchange="any_time",
            show_last_hidden=True,
            show_scored=True,
            stichmaccs=False,
            maccs_limit=249,
            match=1,
        ),
    }
)
"""The named rule sets: Pais' book, the English page and Beck's (section V)."""
