"""A statement as data: a code and its values; no sentence yet."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Self

from tartli_core.errors import NotationError

Value = str | int


class Say:
    """What is to be said: a code of `tartli_core.text.sentences` and its values.

    >>> Say("repeat.higher", meld="Aa Ka Oa", scored="Ka Oa Ua")
    Say('repeat.higher', meld='Aa Ka Oa', scored='Ka Oa Ua')
    """

    __slots__ = ("code", "params")

    def __init__(self, code: str, /, **params: Value) -> None:
        self.code = code
        self.params: Mapping[str, Value] = MappingProxyType(params)

    def to_json(self) -> dict[str, Any]:
        """The statement as a JSON object."""
        return {"code": self.code, "params": dict(self.params)}

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The statement from its JSON object.

        Raises:
            NotationError: the object is not a statement.
        """
        match data:
            case {"code": str(code), "params": dict(params)} if all(
                isinstance(name, str) and isinstance(value, str | int)
                for name, value in params.items()
            ):
                return cls(code, **params)
        raise NotationError(
            "{data!r} is not a statement: it needs a code and its params", data=data
        )

    def __reduce__(self) -> tuple[Callable[[object], "Say"], tuple[dict[str, Any]]]:
        return Say.from_json, (self.to_json(),)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Say)
            and self.code == other.code
            and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.params.items())))

    def __repr__(self) -> str:
        params = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Say({self.code!r}{params})"
