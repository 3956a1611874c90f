"""The error kinds of the package.

ValueError
└── TartliError
    ├── NotationError        text that cannot be read
    ├── InvalidStateError    readable, but cards are missing, doubled or too many
    └── IllegalMoveError     readable, but the rules forbid it here

Every message quotes the input and says what would be right.
"""


class TartliError(ValueError):
    """Anything that was wrong with what the caller gave."""


class NotationError(TartliError):
    """The text is not a card, meld, rule set, option or record that we know."""


class InvalidStateError(TartliError):
    """The cards are known but cannot be together: doubled, missing, too many."""


class IllegalMoveError(TartliError):
    """The move is readable but not allowed here.

    Attributes:
        move: the move as text.
        rule: the number of the rule that forbids it ("T-M9").
        reason: a code for the reason; `tartli_core.text` makes the sentence.
    """

    def __init__(self, move: str, rule: str, reason: str) -> None:
        super().__init__(f"{move!r} is not allowed here ({rule}: {reason})")
        self.move = move
        self.rule = rule
        self.reason = reason
