"""The kinds of puzzles that a game brings, and how the trainer finds them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.text.lists import OneOf
from tartli_core.text.say import Say
from tartli_core.trainer.judging import Assessment, judge
from tartli_core.trainer.puzzle import Answer, PlayedOut, Puzzle, Telling

MIX: Final = "mix"
"""Stands for puzzles of all kinds where a kind can be named."""

MOST_SEED: Final = 10**9
"""Seeds are whole numbers from 0 up to this."""


def in_points(_puzzle: Puzzle, value: int) -> Say:
    """A value as so many points."""
    return Say("worth.points", value=value)


def opponent_certified(puzzle: Puzzle) -> str:
    """The opponent's cards of the one deal that the certificate tells of, if any."""
    return str(puzzle.certificate.get("opponent", ""))


@dataclass(frozen=True, kw_only=True)
class Kind:
    """One kind of puzzle.

    Attributes:
        name: its name in addresses and on the command line.
        title: its name for people.
        about: what one practises with it.
        generate: makes the puzzle of a seed under a rule set (as text).
        tell: works out the words of a puzzle from its facts.
        describe: what an option says, as a statement.
        themes: the names of everything a puzzle of it can be about.
        presets: the rule sets under which it makes sense.
        assess: judges an answer.
        worth: what a value of its options means, as a statement.
        played_out: how the game goes on after each option, where no line stands in
            the certificate.
        opponent: the opponent's cards, to be shown after the answer; empty where the
            answer holds whatever they are, and no one hand is meant.
        nothing: the answer "none of these" as a statement, where it can be given.
        quiet: whether the right answer is that there is nothing to be done; None
            where that cannot be.
    """

    name: str
    title: Say
    about: Say
    generate: Callable[[int, str], Puzzle]
    tell: Callable[[Puzzle], Telling]
    describe: Callable[[Puzzle, str], Say]
    themes: tuple[str, ...]
    presets: tuple[str, ...]
    assess: Callable[[Puzzle, Telling, Answer], Assessment] = judge
    worth: Callable[[Puzzle, int], Say] = in_points
    played_out: Callable[[Puzzle], Mapping[str, PlayedOut]] | None = None
    opponent: Callable[[Puzzle], str] = opponent_certified
    nothing: Say | None = None
    quiet: Callable[[Puzzle], bool] | None = None


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

    def fits(self, name: str, rules: str) -> bool:
        """Whether a kind makes sense under a rule set.

        Args:
            name: the kind.
            rules: a preset, perhaps with options that may mend what it lacks.

        Raises:
            NotationError: no such kind.
        """
        preset, _, options = rules.partition("+")
        return bool(options) or preset in self.find(name).presets

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
        kind = self.find(name)
        presets = {preset for other in self.values() for preset in other.presets}
        if rules in presets - set(kind.presets):
            raise NotationError(
                "{kind!r} asks nothing under the rules {rules}: take {presets}",
                kind=name,
                rules=rules,
                presets=OneOf(kind.presets),
            )
        return kind.generate(seed, rules)
