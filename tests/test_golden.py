"""Whole deals of each rule set, written down and checked by hand.

The comments of the records are the reasoning; what they say of points is compared.
"""

import re
from pathlib import Path

import pytest
from plain_deal import after
from plain_melds import options_of
from plain_moves import plain
from plain_state import start
from test_plain_deal import compare, compare_results

from tartli_core.tartli.deal import Deal, End
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Exchange,
    NameHeight,
    SayBela,
)
from tartli_core.tartli.notation.files import read_records
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.rules import PRESETS
from tartli_core.tartli.scoring import Pair

FOLDER = Path(__file__).parent / "golden"


def records_of(preset: str) -> list[Record]:
    with (FOLDER / f"{preset}.txt").open("rb") as stream:
        records = list(read_records(stream))
    assert all(isinstance(record, Record) for record in records)
    return [record for record in records if isinstance(record, Record)]


GOLDEN = [(preset, record) for preset in PRESETS for record in records_of(preset)]


def ended(record: Record) -> Deal:
    *_, deal = record.replay()
    return deal


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_whole_deals_one_of_them_played_out(preset: str) -> None:
    records = records_of(preset)
    assert {str(record.rules) for record in records} == {preset}
    assert any(len(ended(record).tricks) == 16 for record in records)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_records_are_printed_to_the_same_bytes(preset: str) -> None:
    printed = "\n\n".join(map(str, records_of(preset))) + "\n"
    assert printed.encode() == (FOLDER / f"{preset}.txt").read_bytes()


@pytest.mark.parametrize(("preset", "record"), GOLDEN)
def test_a_deal_replayed_has_the_result_and_the_moves_told(
    preset: str, record: Record
) -> None:
    deal = ended(record)
    assert deal.result is not None
    assert deal.result == record.result
    told = Record.of(deal)
    assert (told.moves, told.pack, told.before) == (
        record.moves,
        record.pack,
        record.before,
    )


@pytest.mark.parametrize(("preset", "record"), GOLDEN)
def test_the_plain_engine_plays_a_deal_the_same_way(
    preset: str, record: Record
) -> None:
    deal, *later = record.replay()
    known = start(
        [str(card) for card in deal.pack],
        deal.dealer,
        options_of({"preset": preset}),
        deal.before,
        deal.tied,
        deal.indicator_at,
    )
    for state, move in zip(later, ended(record).history, strict=True):
        compare(deal, known)
        deal, known = state, after(known, plain(move))
    compare_results(deal, known)


@pytest.mark.parametrize(("preset", "record"), GOLDEN)
def test_the_points_reckoned_by_hand_are_those_of_the_deal(
    preset: str, record: Record
) -> None:
    states = list(record.replay())
    reckoned = 0
    for comment in record.comments:
        for name, mine, theirs in re.findall(
            r"([Tt]ricks|[Ww]ritten|[Tt]otals) (\d+):(\d+)", comment.text
        ):
            points = points_of(states[comment.after], name.lower())
            assert points == (int(mine), int(theirs)), comment.text
            reckoned += 1
    assert reckoned or len(states[-1].tricks) < 2


def points_of(deal: Deal, name: str) -> Pair:
    if name == "tricks":
        return deal.trick_points
    if name == "written":
        return deal.written
    return deal.totals if deal.result is None else deal.result.totals


def test_together_the_deals_have_everything_that_can_happen() -> None:
    deals = [ended(record) for _, record in GOLDEN]
    moves = [move for deal in deals for move in deal.history]
    for kind in (Exchange, NameHeight, SayBela, AskToShow):
        assert any(isinstance(move, kind) for move in moves), kind
    answers = {move.higher for move in moves if isinstance(move, Answer)}
    assert answers == {False, True}
    assert any(isinstance(move, Announce) and move.exact for move in moves)
    assert {deal.result.how for deal in deals if deal.result} == set(End)
    assert {deal.indicator_at for deal in deals} == {4, 7, 19}


def test_in_one_deal_a_meld_is_announced_in_trick_8_and_stichmaccs_applied() -> None:
    states = list(records_of("hungarian")[0].replay())
    assert any(deal.number == 8 and deal.said != (None, None) for deal in states)
    last = states[-1]
    assert last.result is not None
    assert last.trick_points == (104, 57)
    assert last.result.points == (last.written[0] + 161, last.written[1])
