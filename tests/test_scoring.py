import pytest

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair, write_melds

WITH = Rules.preset("hungarian")
BEFORE = Rules.preset("international")


@pytest.mark.parametrize(
    ("rules", "totals", "winner"),
    [(WITH, (505, 510), 1), (BEFORE, (505, 410), 0)],
)
def test_x8_bela_at_465_against_a_vannak_at_410(
    rules: Rules, totals: Pair, winner: int
) -> None:
    """T-X8, T-S7: both options of `bela_order`."""
    writing = write_melds((465, 410), (0, 100), 0, rules)
    assert (writing.totals, writing.winner) == (totals, winner)


def test_level_past_501_in_one_scoring_nobody_has_won_yet() -> None:
    writing = write_melds((465, 405), (0, 100), 0, WITH)
    assert (writing.totals, writing.winner) == ((505, 505), None)


def test_bela_that_does_not_go_out_leaves_the_others_to_be_written() -> None:
    writing = write_melds((400, 450), (0, 50), 0, BEFORE)
    assert (writing.points, writing.totals, writing.winner) == (
        (40, 50),
        (440, 500),
        None,
    )


def test_exactly_501_is_enough() -> None:
    assert write_melds((451, 0), (50, 0), None, WITH).winner == 0
    assert write_melds((450, 0), (50, 0), None, WITH).winner is None


def test_the_margin_is_what_the_first_player_writes_more() -> None:
    assert write_melds((0, 0), (0, 150), 0, WITH).margin == -110


def test_a_player_who_is_out_already_cannot_write() -> None:
    with pytest.raises(InvalidStateError, match="501"):
        write_melds((501, 0), (0, 0), None, WITH)
