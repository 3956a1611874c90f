"""Whole numbers given as answers."""

import pytest

from tartli_core.app.kinds import REGISTRY
from tartli_core.errors import NotationError
from tartli_core.trainer.bank import Wanted
from tartli_core.trainer.judging import read_number
from tartli_core.trainer.session import Session
from tartli_core.trainer.supply import Named, Supply


def test_zeros_before_a_number_change_nothing() -> None:
    wanted = Wanted(kinds=("count",), rules="hungarian")
    run = Session.start(Supply(registry=REGISTRY), wanted, Named(seed=3))
    ((right,),) = run.puzzle.answers
    run.answer((f"0{right}",))
    assert run.is_solved
    assert run.chosen == (right,)


@pytest.mark.parametrize("text", ["", "-1", "1e9", "47.0", " 47", "²", "9" * 5000])
def test_what_is_no_number_is_quoted_in_short(text: str) -> None:
    with pytest.raises(NotationError, match=r"^'.{0,18}' is not a whole number"):
        read_number((text,))
