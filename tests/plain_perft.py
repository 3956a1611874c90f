"""Counts move sequences with the plain engine.

    python tests/plain_perft.py

counts those of tests/vectors/perft.jsonl again and pins them there.
"""

import json
from pathlib import Path
from typing import Any

from plain_deal import after, legal
from plain_melds import options_of
from plain_state import Plain, start


def perft(s: Plain, depth: int, claims: bool) -> int:
    """How many sequences of this many moves there are."""
    moves = legal(s, claims)
    if depth == 1:
        return len(moves)
    return sum(perft(after(s, move), depth - 1, claims) for move in moves)


def state_of(case: dict[str, Any]) -> Plain:
    """The state that a line of perft.jsonl tells."""
    s = start(
        case["pack"].split(),
        case["dealer"],
        options_of(case["options"]),
        case["before"],
        case["tied"],
        case["at"],
    )
    for move in case["moves"]:
        assert move in legal(s), move
        s = after(s, move)
    return s


def main() -> None:
    path = Path(__file__).parent / "vectors" / "perft.jsonl"
    cases = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for case in cases:
        s = state_of(case)
        depths = range(1, len(case["counts"]) + 1)
        case["counts"] = [perft(s, depth, case["claims"]) for depth in depths]
    lines = [json.dumps(case, ensure_ascii=False) + "\n" for case in cases]
    path.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
