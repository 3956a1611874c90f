"""The address of a puzzle: ``?kind=…&seed=…&rules=…&suits=…&present=1&lang=…``.

With ``mix=1`` puzzles of all kinds follow it, with ``level=2-4`` only of these levels.
``table=1`` asks for no puzzle but for a free hand, on lead; ``table=second`` for one of
the second player.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self
from urllib.parse import parse_qs, urlencode

from tartli_core.errors import NotationError
from tartli_core.tartli.kinds.free_hand import LEAD, SECOND
from tartli_core.trainer.levels import LEVELS, levels_text, parse_levels
from tartli_core.trainer.registry import MIX, MOST_SEED


@dataclass(frozen=True, kw_only=True)
class Query:
    """What an address asks for.

    Attributes:
        kind: the kind of puzzle, or None for any.
        seed: its seed, or None for any.
        rules: the rule set as text.
        suits: what the suits are called, as the letters that they become; empty
            for as the puzzle was made.
        mix: whether puzzles of all kinds follow.
        levels: the levels of what follows.
        present: whether it is shown on a projector.
        lang: the language asked for, or None.
        table: the role in which a free hand is asked for; empty for a puzzle.
    """

    kind: str | None = None
    seed: int | None = None
    rules: str = "hungarian"
    suits: str = ""
    mix: bool = False
    levels: range = LEVELS
    present: bool = False
    lang: str | None = None
    table: str = ""

    @property
    def names_puzzle(self) -> bool:
        """Whether it asks for some puzzles rather than any."""
        asked = (self.kind, self.seed, self.rules, self.mix, self.levels)
        return bool(self.table) or asked != (None, None, Query.rules, False, LEVELS)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what stands after ``?``; words it does not know are passed over.

        Raises:
            NotationError: the seed is not a number, or the levels are no range.

        >>> Query.parse("kind=split&seed=42").seed
        42
        """
        return cls.of_texts(read_texts(text))

    @classmethod
    def of_texts(cls, given: Mapping[str, str]) -> Self:
        """The query of these words.

        Raises:
            NotationError: the seed is not a number, or the levels are no range.
        """
        seed = given.get("seed")
        return cls(
            kind=given.get("kind"),
            seed=None if seed is None else read_seed(seed),
            rules=given.get("rules", "hungarian"),
            suits=given.get("suits", ""),
            mix=given.get("mix") == "1",
            levels=parse_levels(given["level"]) if "level" in given else LEVELS,
            present=given.get("present") == "1",
            lang=given.get("lang"),
            table=read_table(given.get("table", "")),
        )

    def __str__(self) -> str:
        given = {
            "table": self.table or None,
            "kind": self.kind,
            "seed": self.seed,
            "rules": self.rules,
            "suits": self.suits or None,
            "mix": 1 if self.mix else None,
            "level": None if self.levels == LEVELS else levels_text(self.levels),
            "present": 1 if self.present else None,
            "lang": self.lang,
        }
        return "?" + urlencode({n: v for n, v in given.items() if v is not None})


def read_texts(text: str) -> dict[str, str]:
    """The words of an address as they stand; of a doubled one, the last.

    ``kind=mix``, as on the command line, stands for ``mix=1``.
    """
    words = {name: values[-1] for name, values in parse_qs(text).items()}
    if words.get("kind") == MIX:
        del words["kind"]
        words["mix"] = "1"
    return words


def read_table(text: str) -> str:
    """The role of a free hand: on lead, unless it is the second player's."""
    if not text:
        return ""
    return SECOND if text == SECOND else LEAD


def read_seed(text: str) -> int:
    """The seed written as a number.

    Raises:
        NotationError: it is not a whole number from 0 to `MOST_SEED`.
    """
    number = int(text[:20]) if text.isascii() and text.isdigit() else -1
    # cut: Python reads no number of thousands of digits, and no seed is as long
    if not 0 <= number <= MOST_SEED:
        raise NotationError(
            "{seed!r} is not a seed: write a whole number from 0 to {most}",
            seed=text[:20],
            most=MOST_SEED,
        )
    return number
