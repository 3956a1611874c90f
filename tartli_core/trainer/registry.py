"""The kinds of puzzles that a game brings, and how the trainer finds them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from tartli_core.errors import NotationError
from tartli_core.text.lists import OneOf
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Answer, Puzzle

MOST_SEED = 10**9
"""Seeds are whole numbers from 0 up to this."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What is said about an answer before the solution is shown.

    Attributes:
        value: its exact worth in points, as its kind defines it.
        says: what is right or goes wrong, without giving the solution away.
    """

    value: int
    says: tuple[Say, ...]


def in_points(value: int) -> Say:
    """A value as so many points."""
    return Say("worth.points", value=value)


@dataclass(frozen=True, kw_only=True)
class Kind:
    """One kind of puzzle.

    Attributes:
        name: its name in addresses and on the command line.
        title: its name for people.
        about: what one practises with it.
        generate: makes the puzzle of a seed under a rule set (as text).
        assess: judges an answer.
        describe: what an option says, as a statement.
        worth: what a value of its options means, as a statement.
        nothing: the answer "none of these" as a statement, where it can be given.
    """

    name: str
    title: Say
    about: Say
    generate: Callable[[int, str], Puzzle]
    assess: Callable[[Puzzle, Answer], Assessment]
    describe: Callable[[str], Say]
    worth: Callable[[int], Say] = in_points
    nothing: Say | None = None


class Registry(Mapping[str, Kind]):
    """Kinds by name, in the order registered."""

    def __init__(self, *kinds: Kind) -> None:
        self._kinds = {kind.name: kind for kind in kinds}

    def __getitem__(self, name: str) -> Kind:
        return self._kinds[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def find(self, name: str) -> Kind:
        """The kind with this name.

        Raises:
            NotationError: there is none.
        """
        if name not in self._kinds:
            raise NotationError(
                "{name!r} is not a kind of puzzle: write {names}",
                name=name,
                names=OneOf(self._kinds),
            )
        return self._kinds[name]

    def generate(self, name: str, seed: int, rules: str) -> Puzzle:
        """The puzzle of this kind, seed and rule set; always the same one.

        Raises:
            NotationError: no such kind or rule set, or the seed is out of range.
        """
        if not 0 <= seed <= MOST_SEED:
            raise NotationError(
                "{seed} is not a seed: write a whole number from 0 to {most}",
                seed=seed,
                most=MOST_SEED,
            )
        return self.find(name).generate(seed, rules)
