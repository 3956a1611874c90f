"""The kinds of puzzles in groups, as a visitor picks one."""

from collections.abc import Mapping
from typing import Final

from tartli_core.text.marks import N_

KIND_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    N_("Cards and points"): ("order", "trick", "count"),
    N_("Melds"): (
        "meld-find",
        "contest",
        "reply",
        "split",
        "repeat",
        "hold-back",
        "waits",
        "certain",
        "infer",
        "block",
    ),
    N_("Play"): ("endgame", "sweep", "count-hand", "talon-end", "exchange"),
    N_("Score"): ("chalk", "settle", "claim", "race", "maccs"),
}
"""The names of the kinds under the title of their group."""
