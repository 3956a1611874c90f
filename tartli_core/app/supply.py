"""Where the page's puzzles come from: the shipped bank, and the generator."""

from functools import cache
from pathlib import Path
from typing import Final

import tartli_core
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.kinds.free_hand import FREE_HANDS
from tartli_core.tartli.kinds.renaming import (
    renamed,
    renamed_telling,
    renaming,
    some_renaming,
)
from tartli_core.trainer.bank import Bank
from tartli_core.trainer.supply import Renaming, Supply

PACKAGE: Final = Path(tartli_core.__file__).parent

PLACES: Final = (
    PACKAGE / "site" / "puzzles" / "bank",  # in a wheel
    PACKAGE.parent / "puzzles" / "bank",  # in a checkout
)


@cache
def shipped_bank() -> Bank:
    """The bank that comes with the package; an empty one where there is none."""
    return Bank(next(filter(Path.is_dir, PLACES), PLACES[-1]))


SUPPLY: Final = Supply(
    registry=REGISTRY,
    bank=shipped_bank(),
    renaming=Renaming(
        draw=some_renaming,
        puzzle=lambda puzzle, letters: renamed(puzzle, renaming(letters)),
        telling=lambda telling, letters: renamed_telling(telling, renaming(letters)),
    ),
)
"""Where every visitor's puzzles come from."""

FREE: Final = Supply(registry=FREE_HANDS)
"""Where free hands come from: each is dealt when it is asked for."""
