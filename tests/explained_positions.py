"""Twenty positions explained in words, as `tartli analyse -` tells them.

Each file of tests/explained has the question as JSON on its first line, then the
explanation, which people have read and found right and clear. After a change of the
wording ``python tests/explained_positions.py`` writes them anew: read them again.
"""

from collections.abc import Iterator
from pathlib import Path

from tartli_core.cli.solve import explained
from tartli_core.tartli.notation.ending import parse_question
from tartli_core.text.phrases import Phrases

FILES = Path(__file__).parent / "explained"


def positions() -> Iterator[tuple[Path, str, str]]:
    """Every file, its question and its explanation."""
    for path in sorted(FILES.glob("*.txt")):
        question, _, told = path.read_text(encoding="utf-8").partition("\n")
        yield path, question, told


def explanation_of(question: str) -> str:
    """What is told of a question now."""
    return "\n".join(["", *explained(parse_question(question), Phrases()), ""])


def main() -> None:
    """Write the explanations anew."""
    for path, question, _ in positions():
        path.write_text(question + "\n" + explanation_of(question), encoding="utf-8")


if __name__ == "__main__":
    main()
