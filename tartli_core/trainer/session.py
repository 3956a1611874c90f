"""One visitor's session: the puzzle on the table, tries, hints, and the count."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.text.say import Say
from tartli_core.trainer.judging import Assessment
from tartli_core.trainer.puzzle import Answer, Puzzle, Telling
from tartli_core.trainer.registry import MOST_SEED, Kind, Registry

FRESH_SEEDS: Final = 1_000_000
"""What is picked by chance has a seed below this."""


@dataclass(slots=True)
class Count:
    """What a visitor has done in this session.

    Attributes:
        solved: puzzles answered rightly before the solution was shown.
        seen: puzzles answered, shown or skipped.
        first_try: of those solved, at the first try and without a hint.
    """

    solved: int = 0
    seen: int = 0
    first_try: int = 0


@dataclass
class Session:
    """What one visitor does, puzzle after puzzle; it knows no game.

    Attributes:
        registry: the kinds there are.
        puzzle: the one on the table.
        count: what was done so far.
        tries: answers given to it.
        hints_shown: hints asked for, 0 to 3.
        verdict: what was said about the last answer, or None before one.
        chosen: the last answer, or None.
        revealed: whether the solution is shown.
        seen: ids of the puzzles counted as seen.
        known: ids of those whose solution is known; they earn nothing any more.
    """

    registry: Registry
    puzzle: Puzzle
    count: Count = field(default_factory=Count)
    tries: int = 0
    hints_shown: int = 0
    verdict: Assessment | None = None
    chosen: Answer | None = None
    revealed: bool = False
    seen: set[str] = field(default_factory=set)
    known: set[str] = field(default_factory=set)
    _told: Telling | None = None

    @classmethod
    def start(
        cls, registry: Registry, kind: str, rules: str, seed: int | None = None
    ) -> "Session":
        """A session that begins with this puzzle; without a seed, with any.

        Raises:
            NotationError: no such kind, rule set or seed.
        """
        return cls(registry, registry.generate(kind, _seed(seed), rules))

    @property
    def kind(self) -> Kind:
        """The kind of the puzzle on the table."""
        return self.registry[self.puzzle.kind]

    @property
    def telling(self) -> Telling:
        """The words of the puzzle on the table, worked out once."""
        if self._told is None:
            self._told = self.kind.tell(self.puzzle)
        return self._told

    @property
    def is_solved(self) -> bool:
        """Whether the last answer is right."""
        return self.chosen is not None and self.puzzle.is_right(self.chosen)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to find out about this puzzle."""
        return self.is_solved or self.revealed

    @property
    def hints(self) -> tuple[tuple[Say, ...], ...]:
        """The hints asked for."""
        return self.telling.hints[: self.hints_shown]

    def open(self, kind: str, rules: str, seed: int | None = None) -> None:
        """Put another puzzle on the table; without a seed, any.

        Raises:
            NotationError: no such kind, rule set or seed; the old puzzle stays.
        """
        self._place(self.registry.generate(kind, _seed(seed), rules))

    def answer(self, answer: Answer) -> None:
        """Judge an answer; after the solution is known it changes nothing.

        Raises:
            NotationError: it is not an answer to this puzzle.
        """
        if len(set(answer)) < len(answer):
            raise NotationError(
                "{answer!r} chooses something twice: choose it once", answer=answer
            )
        if self.is_over:
            return
        self.verdict = self.kind.assess(self.puzzle, self.telling, answer)
        self.chosen = answer
        self.tries += 1
        if self.is_solved and self.puzzle.id not in self.known:
            is_new = self.puzzle.id not in self.seen
            self.count.solved += 1
            self.count.first_try += is_new and self.tries == 1 and not self.hints_shown
            self.known.add(self.puzzle.id)
            self._see()

    def hint(self) -> None:
        """Show one hint more, while there are any."""
        if not self.is_over:
            self.hints_shown = min(self.hints_shown + 1, len(self.telling.hints))

    def reveal(self) -> None:
        """Show the solution; the puzzle counts as seen."""
        self.revealed = True
        self.known.add(self.puzzle.id)
        self._see()

    def skip(self) -> None:
        """Leave this puzzle unsolved and go to the next."""
        self._see()
        self.next()

    def next(self) -> None:
        """Go to the puzzle with the next seed, so that a class stays together."""
        puzzle = self.puzzle
        seed = (puzzle.seed + 1) % (MOST_SEED + 1)
        self.open(puzzle.kind, str(puzzle.rules), seed)

    def restore(self, stored: Mapping[str, object]) -> None:
        """Take up a count that the browser kept; what makes no sense is left out."""
        numbers = [stored.get(name) for name in ("solved", "seen", "first_try")]
        whole = [n for n in numbers if type(n) is int and 0 <= n < 1_000_000]
        if len(whole) == 3 and whole[1] >= whole[0] >= whole[2]:
            self.count = Count(*whole)

    def _see(self) -> None:
        """Count this puzzle as seen, once."""
        if self.puzzle.id not in self.seen:
            self.count.seen += 1
            self.seen.add(self.puzzle.id)

    def _place(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._told = None
        self.tries = 0
        self.hints_shown = 0
        self.verdict = None
        self.chosen = None
        self.revealed = False


def _seed(seed: int | None) -> int:
    return SystemRandom().randrange(FRESH_SEEDS) if seed is None else seed
