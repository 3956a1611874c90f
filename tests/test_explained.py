"""Twenty positions explained in words."""

import pytest
from explained_positions import explanation_of, positions

POSITIONS = list(positions())


def test_there_are_twenty() -> None:
    assert len(POSITIONS) == 20


@pytest.mark.parametrize(
    ("question", "told"),
    [(question, told) for _, question, told in POSITIONS],
    ids=[path.stem for path, *_ in POSITIONS],
)
def test_a_position_is_explained_as_it_was_read(question: str, told: str) -> None:
    assert explanation_of(question) == told
