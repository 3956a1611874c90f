"""The two packs the cards are drawn in."""

from typing import Literal

Pack = Literal["hungarian", "french"]
"""The Four Seasons pack, or the French one that can stand in for it (T-C6)."""
