"""One visitor's session: the puzzle on the table, tries, hints, and the count."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom

from tartli_core.errors import NotationError
from tartli_core.text.say import Say
from tartli_core.trainer.bank import Wanted
from tartli_core.trainer.judging import Assessment, read_number
from tartli_core.trainer.puzzle import Answer, Form, Puzzle, Telling
from tartli_core.trainer.registry import Kind
from tartli_core.trainer.supply import Named, Supply


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
        supply: where puzzles come from.
        wanted: kinds, rule set and levels of what comes next.
        made: the puzzle on the table, as it was made.
        names: the renaming under which it is shown; empty for as it was made.
        count: what was done so far.
        tries: answers given to it.
        hints_shown: hints asked for, 0 to 3.
        verdict: what was said about the last answer, or None before one.
        chosen: the last answer, or None.
        revealed: whether the solution is shown.
        seen: ids of the puzzles counted as seen.
        known: ids of those whose solution is known; they earn nothing any more.
    """

    supply: Supply
    wanted: Wanted
    made: Puzzle
    names: str = ""
    count: Count = field(default_factory=Count)
    tries: int = 0
    hints_shown: int = 0
    verdict: Assessment | None = None
    chosen: Answer | None = None
    revealed: bool = False
    seen: set[str] = field(default_factory=set)
    known: set[str] = field(default_factory=set)
    _shown: Puzzle | None = None
    _told: Telling | None = None

    @classmethod
    def start(
        cls, supply: Supply, wanted: Wanted, named: Named | None = None
    ) -> "Session":
        """A session that begins with the puzzle that `open` would show.

        Raises:
            NotationError: no such kind, rule set, seed or renaming.
        """
        made, names = _opened(supply, wanted, named)
        return cls(supply, wanted, made, names)

    @property
    def kind(self) -> Kind:
        """The kind of the puzzle on the table."""
        return self.supply.registry[self.made.kind]

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the table, under the names shown."""
        if self._shown is None:
            renaming = self.supply.renaming if self.names else None
            made = self.made
            self._shown = renaming.puzzle(made, self.names) if renaming else made
        return self._shown

    @property
    def telling(self) -> Telling:
        """The words of the puzzle on the table, worked out once."""
        if self._told is None:
            renaming = self.supply.renaming if self.names else None
            told = self.kind.tell(self.made)
            self._told = renaming.telling(told, self.names) if renaming else told
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

    def open(self, wanted: Wanted, named: Named | None = None) -> None:
        """Put another puzzle on the table.

        Args:
            wanted: kinds, rule set and levels of what comes next.
            named: this very puzzle; without it, any that is wanted, under any names.

        Raises:
            NotationError: no such kind, rule set, seed or renaming; the old puzzle
                stays.
        """
        made, names = _opened(self.supply, wanted, named, self.seen)
        self.wanted = wanted
        self._place(made, names)

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
        if self.puzzle.form is Form.NUMBER:
            answer = (read_number(answer),)
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
        self.leave()
        self.next()

    def leave(self) -> None:
        """The puzzle counts as seen, whatever comes next."""
        self._see()

    def next(self) -> None:
        """Go on within what is wanted, the same way for everybody.

        So a class that began at one address stays together.
        """
        made = self.supply.after(self.made, self.wanted)
        rng = Random(f"{self.made.id} {self.names}")
        self._place(made, _any_names(self.supply, rng))

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

    def _place(self, made: Puzzle, names: str) -> None:
        self.made = made
        self.names = names
        self._shown = None
        self._told = None
        self.tries = 0
        self.hints_shown = 0
        self.verdict = None
        self.chosen = None
        self.revealed = False


def _opened(
    supply: Supply, wanted: Wanted, named: Named | None, avoid: Collection[str] = ()
) -> tuple[Puzzle, str]:
    """The puzzle to open, as it was made, and the names to show it under."""
    if named is None:
        rng = SystemRandom()
        return supply.any(wanted, rng, avoid), _any_names(supply, rng)
    if named.kind or len(wanted.kinds) == 1:
        kind = named.kind or wanted.kinds[0]
        return supply.named(kind, wanted.rules, named.seed), named.names
    return supply.any(wanted, Random(f"mix {named.seed}")), named.names


def _any_names(supply: Supply, rng: Random) -> str:
    """A renaming drawn by chance; none where there are no other names."""
    return supply.renaming.draw(rng) if supply.renaming else ""
