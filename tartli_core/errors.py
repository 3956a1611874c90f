"""The error kinds of the package.

ValueError
└── TartliError
    ├── NotationError        text that cannot be read
    │   └── PlaceError       the same, with line and column (notation)
    ├── InvalidStateError    readable, but cards are missing, doubled or too many
    └── IllegalMoveError     readable, but the rules forbid it here

Every message quotes the input and says what would be right. It is kept as a
template and its values, so that the edge can say it in the reader's language.
"""

from collections.abc import Mapping
from typing import Protocol


class TartliError(ValueError):
    """Anything that was wrong with what the caller gave.

    Attributes:
        template: the message in English with ``{name}`` for its values.
        params: the values.

    >>> str(NotationError("{text!r} is not a suit", text="z"))
    "'z' is not a suit"
    """

    def __init__(self, template: str, /, **params: object) -> None:
        super().__init__(template.format(**params) if params else template)
        self.template = template
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args, self.__dict__)


def _again(
    kind: type[TartliError], args: tuple[object, ...], facts: dict[str, object]
) -> TartliError:
    """The error as it was before it was pickled."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(facts)
    return error


class NotationError(TartliError):
    """The text is not a card, meld, rule set, option or record that we know."""


class InvalidStateError(TartliError):
    """The cards are known but cannot be together: doubled, missing, too many."""


class Reason(Protocol):
    """Why a move is not allowed: a code and its values, no sentence yet."""

    @property
    def code(self) -> str:
        """The code that `tartli_core.text` makes a sentence of."""

    @property
    def params(self) -> Mapping[str, str | int]:
        """The values of the sentence."""


class IllegalMoveError(TartliError):
    """The move is readable but not allowed here.

    Attributes:
        move: the move as text.
        rule: the number of the rule that forbids it ("T-M9").
        reason: why, as a code with values; `Phrases.error` (`tartli_core.text`)
            tells it in the reader's language.
    """

    def __init__(
        self, template: str, /, *, move: str, rule: str, why: str, reason: Reason
    ) -> None:
        """Keep the reason beside its English sentence `why`."""
        super().__init__(template, move=move, rule=rule, why=why)
        self.move = move
        self.rule = rule
        self.reason = reason
