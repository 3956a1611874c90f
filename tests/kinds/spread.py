"""How the puzzles of one kind spread over many seeds."""

from collections import Counter
from functools import cache
from itertools import permutations

from tartli_core.app.kinds import REGISTRY
from tartli_core.trainer.puzzle import Form, Puzzle


@cache
def made(kind: str, rules: str, count: int) -> list[Puzzle]:
    """The puzzles of the first seeds."""
    return [_made(kind, rules, seed) for seed in range(count)]


@cache
def _made(kind: str, rules: str, seed: int) -> Puzzle:
    return REGISTRY.generate(kind, seed, rules)


def different(puzzles: list[Puzzle]) -> int:
    """How many differ in what is asked, up to the names of the suits."""
    return len(set(map(_shape, puzzles)))


def _shape(puzzle: Puzzle) -> str:
    options = sorted(f"{o.answer}={o.value}" for o in puzzle.options)
    position = puzzle.position
    texts = [" | ".join(options), str(position["trick"]), position["hand"]]
    return min(_renamed(" # ".join(texts), names) for names in permutations("alhb"))


def _renamed(text: str, names: tuple[str, ...]) -> str:
    """The text with suits renamed and every list of cards sorted."""
    new = dict(zip("alhb", names, strict=True))
    words = [
        w[0] + new[w[1]] + w[2:] if w[1:2] in new and w[:1] in "AKOUX987" else w
        for w in text.split(" ")
    ]
    options, number, hand = " ".join(words).split(" # ")
    parts = (sorted(options.split(" | ")), number, sorted(hand.split()))
    return repr(parts)


def most_often_right(puzzles: list[Puzzle]) -> float:
    """How often the same place among the options is right, at most, as a share.

    Of an order its first step counts.
    """
    right: Counter[int] = Counter()
    for puzzle in puzzles:
        places = {option.answer: n for n, option in enumerate(puzzle.options)}
        answer = puzzle.answers[0]
        chosen = answer[:1] if puzzle.form is Form.ORDER else answer
        right.update(places[text] for text in chosen)
    return max(right.values()) / len(puzzles)


def level_shares(puzzles: list[Puzzle]) -> dict[int, float]:
    """The share of each level that occurs."""
    levels = Counter(puzzle.level for puzzle in puzzles)
    return {level: count / len(puzzles) for level, count in levels.items()}


def theme_counts(puzzles: list[Puzzle]) -> Counter[str]:
    """How many puzzles have each theme."""
    return Counter(theme for puzzle in puzzles for theme in puzzle.themes)


def quiet_share(puzzles: list[Puzzle]) -> float:
    """The share of puzzles in which nothing is to be done."""
    quiet = REGISTRY[puzzles[0].kind].quiet
    assert quiet is not None
    return sum(map(quiet, puzzles)) / len(puzzles)
