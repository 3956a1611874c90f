"""Right answers from an independent reference, one case a line."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "vectors"


def cases(name: str) -> list[dict[str, Any]]:
    """The cases of one file."""
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]
