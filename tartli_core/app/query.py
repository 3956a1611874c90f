"""The address of a puzzle: ``?kind=…&seed=…&rules=…&present=1&lang=…``."""

from dataclasses import dataclass
from typing import Self
from urllib.parse import parse_qs, urlencode

from tartli_core.errors import NotationError


@dataclass(frozen=True, kw_only=True)
class Query:
    """What an address asks for.

    Attributes:
        kind: the kind of puzzle, or None for any.
        seed: its seed, or None for any.
        rules: the rule set as text.
        present: whether it is shown on a projector.
        lang: the language asked for, or None.
    """

    kind: str | None = None
    seed: int | None = None
    rules: str = "hungarian"
    present: bool = False
    lang: str | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what stands after ``?``; words it does not know are passed over.

        Raises:
            NotationError: the seed is not a number.

        >>> Query.parse("kind=split&seed=42").seed
        42
        """
        given = {name: values[-1] for name, values in parse_qs(text).items()}
        seed = given.get("seed")
        if seed is not None and not (seed.isascii() and seed.isdigit()):
            raise NotationError(
                "{seed!r} is not a seed: write a whole number such as 42", seed=seed
            )
        return cls(
            kind=given.get("kind"),
            # cut: Python reads no number of thousands of digits, and no seed is as long
            seed=None if seed is None else int(seed[:20]),
            rules=given.get("rules", "hungarian"),
            present=given.get("present") == "1",
            lang=given.get("lang"),
        )

    def __str__(self) -> str:
        given = {
            "kind": self.kind,
            "seed": self.seed,
            "rules": self.rules,
            "present": 1 if self.present else None,
            "lang": self.lang,
        }
        return "?" + urlencode({n: v for n, v in given.items() if v is not None})
