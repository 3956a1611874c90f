"""Deals as text: records, positions, and the place of every fault."""

import io
import re
import tracemalloc
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import rule_sets
from tartli_core.errors import (
    IllegalMoveError,
    InvalidStateError,
    NotationError,
    TartliError,
)
from tartli_core.tartli.announcements import SILENCE
from tartli_core.tartli.cards import PACK, Card
from tartli_core.tartli.contest import Call
from tartli_core.tartli.deal import Deal, End, Step
from tartli_core.tartli.moves import Announce, PlayCard, WriteMelds
from tartli_core.tartli.notation import files
from tartli_core.tartli.notation.checking import check_record
from tartli_core.tartli.notation.files import read_records
from tartli_core.tartli.notation.layout import LONGEST_LINE, LONGEST_RECORD
from tartli_core.tartli.notation.places import Place, PlaceError
from tartli_core.tartli.notation.position import Position
from tartli_core.tartli.notation.record import Comment, Record
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.notation.statements import VERBS, parse_token, token_of
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.seen import Heard, Seen

HUNGARIAN = Rules.preset("hungarian")
PAGE = (Path(__file__).parents[1] / "NOTATION.md").read_text("utf-8")

SHORT = """\
[Rules "hungarian"]
[Dealer "0"]
[Before "470:480"]
[Pack "Oa Ua Ob Kl Aa Uh Xb 7b Xl 9b 9h Ol 9l Kh Ab 8l Ul 7a Kb Xa 8a 7l Oh Ub 8h Ka \
9a 8b Ah Xh 7h Al"]
[Result "claim, 0:70, 470:550, 1 wins 1"]

1. 1 exchanges, 1 says Ab Kb Ob / bela, 1 plays Xb, 0 says Kl Ol Ul, 0 plays 8l, \
1 height A, 0 good, 1 scores Ab Kb Ob / bela, 1 takes, 1 claims"""
"""A deal of one trick."""


POSITION = (
    "hungarian 0 445:495 h KaOaUaAlXl9h8hKbXb 9aKlOlUlAhOhUh8b7b "
    "Ab8a8lAaXh9l7a7lKhXaUb7h Ob9b - - 1says:KlOlUl,1plays:9a"
)


def blocks(kind: str) -> list[str]:
    """The examples of this kind on the page."""
    return re.findall(rf"```{kind}\n(.*?)\n```", PAGE, re.DOTALL)


def records_of(data: bytes) -> list[Record | PlaceError]:
    return list(read_records(io.BytesIO(data)))


def fault_of(text: str) -> PlaceError:
    """The fault that checking the record finds."""
    with pytest.raises(PlaceError) as raised:
        check_record(Record.parse(text))
    return raised.value


def as_known(record: Record, player: int) -> Record:
    """The record as one player knows it."""
    *_, deal = record.replay()
    return Record.of(deal, player)


# the page


def test_the_examples_of_the_page_are_read_and_printed_the_same() -> None:
    records = blocks("record")
    assert len(records) == 2
    for text in records:
        record = Record.parse(text)
        assert str(record) == text
        check_record(record)
    positions = blocks("position")[0].splitlines()
    assert len(positions) == 3
    for text in positions:
        assert str(Position.parse(text)) == text
    whole, partial = map(Record.parse, records)
    assert whole.is_complete
    assert not partial.is_complete
    deals = list(whole.replay())
    assert {*positions[:2]} <= {str(Position.of(deal)) for deal in deals}
    assert positions[2] in {str(Position.of(deal, player=1)) for deal in deals}
    assert records[1] in {str(Record.of(deal, player=1)) for deal in deals}


def test_the_page_names_every_verb() -> None:
    for verb in VERBS:
        assert re.search(rf"`[01] {verb}\b", PAGE), verb


# records


@given(seed=st.integers(0, 10**6), rules=rule_sets())
@settings(max_examples=25)
def test_a_random_deal_is_printed_replayed_and_printed_to_the_same_bytes(
    seed: int, rules: Rules
) -> None:
    deal = random_deal(seed, rules)
    text = str(Record.of(deal))
    record = Record.parse(text)
    assert record == Record.of(deal)
    assert str(record) == text
    *_, last = record.replay()
    assert last == deal
    assert last.history == deal.history
    assert str(Record.of(last)) == text


def test_an_unknown_deal_is_not_replayed() -> None:
    record = as_known(Record.parse(SHORT), 0)
    with pytest.raises(InvalidStateError, match="some cards of this record"):
        next(record.replay())


def test_comments_and_free_tags_are_kept() -> None:
    record = Record.parse(SHORT)
    remarked = Record(
        rules=record.rules,
        dealer=record.dealer,
        pack=record.pack,
        before=record.before,
        moves=record.moves,
        result=record.result,
        comments=(
            Comment(0, "A short one.\nIn two lines, "),
            Comment(2, "felső!"),
            Comment(2, ""),
            Comment(len(record.moves), "[done], 1. 0 takes"),
        ),
        tags=(("Event", 'the "Lion" \\ Szeged'), ("Round", "")),
    )
    assert Record.parse(str(remarked)) == remarked
    assert str(remarked).endswith("1 claims {[done], 1. 0 takes}")


def test_a_deal_just_dealt_has_a_record() -> None:
    record = Record.of(Deal.start(PACK, dealer=0, rules=HUNGARIAN))
    assert "\n\n" not in str(record)
    assert Record.parse(str(record)) == record
    remarked = Record.parse(f"{record}\n\n{{nothing yet}}")
    assert str(remarked).endswith("\n\n{nothing yet}")


@pytest.mark.parametrize("text", ["a { b", "a } b", "a\n \nb", "bell \a"])
def test_what_could_not_be_read_back_is_no_comment(text: str) -> None:
    with pytest.raises(TartliError, match="is not a comment"):
        Record(rules=HUNGARIAN, dealer=0, pack=PACK, comments=(Comment(0, text),))


@pytest.mark.parametrize("after", [-1, 1])
def test_a_comment_stands_behind_a_statement_that_is_there(after: int) -> None:
    with pytest.raises(NotationError, match=f"'mine' behind statement {after}:"):
        Record(rules=HUNGARIAN, dealer=0, pack=PACK, comments=(Comment(after, "mine"),))


def test_comments_are_kept_in_the_order_of_what_they_follow() -> None:
    comments = Comment(2, "c"), Comment(0, "a"), Comment(2, "d"), Comment(1, "b")
    record = replace(Record.parse(SHORT), comments=comments)
    assert [comment.text for comment in record.comments] == ["a", "b", "c", "d"]
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    "move",
    [
        PlayCard(2, Card.parse("Oa")),
        WriteMelds(0, ()),
        Heard(1, ()),
        Announce(0, SILENCE),
        Announce(0, SILENCE, exact=True),
    ],
)
def test_what_could_not_be_read_back_is_no_statement(move: Seen) -> None:
    assert str(move) == str(move).rstrip()
    with pytest.raises(NotationError, match=f"{str(move)!r} is not a statement"):
        Record(rules=HUNGARIAN, dealer=0, pack=PACK, moves=(move,))
    with pytest.raises(NotationError, match=f"{str(move)!r} is not a statement"):
        replace(Position.parse(POSITION), moves=(move,))


@pytest.mark.parametrize("tags", [("Rules",), ("Result",), ("Event", "Event")])
def test_a_tag_stands_once(tags: tuple[str, ...]) -> None:
    with pytest.raises(NotationError, match=f"the tag {tags[0]} stands twice"):
        Record(rules=HUNGARIAN, dealer=0, pack=PACK, tags=tuple((t, "") for t in tags))


def test_a_record_with_long_comments_is_read_as_far_as_it_can_be_printed() -> None:
    for size, kinds in ((6_000, [Record]), (9_000, [PlaceError])):
        comment = " {" + "é" * (size // 2) + "},\n"
        head, _, moves = SHORT.partition("\n\n")
        text = f"{head}\n\n" + moves.replace(", ", comment, 3)
        found = records_of(text.encode())
        assert [type(record) for record in found] == kinds
        for record in found:
            if isinstance(record, Record):
                assert records_of(f"{record}\n\n".encode()) == found
            else:
                assert record.place == Place(1, 1)
                assert "so has a trick with its comments when printed" in str(record)


def test_a_record_that_is_full_is_read_again() -> None:
    record = Record.parse(SHORT)
    tags: list[tuple[str, str]] = []
    for number in range(100):
        more = [*tags, (f"T{number}", "x" * 9_000)]
        try:
            replace(record, tags=tuple(more))
        except NotationError:
            break
        tags = more
    full = replace(record, tags=tuple(tags))
    assert len(str(full)) > LONGEST_RECORD - 10_000
    assert records_of(f"{full}\n\n".encode()) == [full]


@pytest.mark.parametrize("tag", [("two words", ""), ("", ""), ("Event", "a\nb")])
def test_what_could_not_be_read_back_is_no_tag(tag: tuple[str, str]) -> None:
    with pytest.raises(TartliError, match="is not a tag"):
        Record(rules=HUNGARIAN, dealer=0, pack=PACK, tags=(tag,))


def test_reading_is_tolerant_and_printing_is_not() -> None:
    tags, moves = SHORT.split("\n\n")
    tags = tags.replace("[Dealer ", "  [ Dealer  ")
    loose = f"{tags}\n \n\n" + moves.replace(", ", " ,\n  ", 3)
    loose = loose.replace("says Ab Kb Ob / bela", "says  bela/Ob Ab  Kb")
    loose = loose.replace("scores Ab Kb Ob / bela", "scores bela / Ob Kb Ab")
    loose = "\ufeff" + loose.replace("\n", "\r\n") + "\r\n\r\n  \r\n"
    assert str(Record.parse(loose)) == SHORT


def test_a_bela_between_tricks_ends_the_line_of_the_earlier() -> None:
    for seed in range(999):
        record = Record.of(random_deal(seed, Rules.preset("international")))
        text = str(record)
        if found := re.search(r"draws \w\w, ([01]) bela\n\d+\. \1 plays", text):
            break
    assert found
    later = re.sub(r", ([01]) bela\n(\d+\.) ", r"\n\2 \1 bela, ", text, count=1)
    assert later != text
    assert str(Record.parse(later)) == text


def test_bela_alone_is_known_by_its_word() -> None:
    record = Record.parse(SHORT.replace("Ab Kb Ob / bela, 1 plays", "bela, 1 plays"))
    assert isinstance(record.moves[1], Announce)
    assert record.is_complete
    heard = Record.parse(SHORT.replace("0 says Kl Ol Ul", "0 says terc"))
    assert heard.moves[3] == Heard(0, (Call.TERC,))


# faults


def place_of(text: str, part: str) -> Place:
    """Where the last such part of a text begins."""
    before = text[: text.rindex(part)]
    return Place(before.count("\n") + 1, len(before) - before.rfind("\n"))


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        ('"hungarian"', '"turkish"', "turkish", "'turkish' is not a rule set"),
        ('[Rules "hungarian"]\n', "", "[Dealer", "tag Rules is missing"),
        ('[Dealer "0"]', '[Dealer "2"]', '2"]\n[B', "'2' is not a player"),
        ('[Dealer "0"]', "[Dealer 0]", "[Dealer", "is not a tag"),
        ('[Dealer "0"]', '[Rules "austrian"]', "[Rules", "Rules stands twice"),
        ('"470:480"', '"470-480"', "470-", "'470-480' are not two scores"),
        ('"470:480"', '"470:580"', "Oa Ua Ob", "before the deal"),
        ('"470:480"', '"505:505"', "505:", "'505:505' is level at 501 or more"),
        ('"470:480"', '"480:480="', "480:", "the = stands only where both are level"),
        ("Oa Ua Ob", "Oa Ua Zz", "Oa Ua", "'Zz' is not a card"),
        ("Oa Ua Ob", "Oa Ua Oa", "Oa Ua", "Oa stands more than once"),
        ("Oa Ua Ob", "Oa Ua", "Oa Ua", "31 cards are dealt"),
        ("Kb Xa", "? Xa", "Oa Ua", "card 19, the indicator, is not known"),
        ("[Result", '[Indicator "5"]\n[Result', '5"]\n', "no place of the indicator"),
        ("[Result", '[Indicator "13"]\n[Result', "Oa Ua", "the indicator as card 13"),
        ('"claim, 0:70,', '"claim 0:70,', "claim 0", "is not a result"),
        ("1 wins 1", "0 wins 1", "claim, 0", "the result is 'claim, 0:70"),
        (", 1 claims", "", "claim, 0", "but the deal is not over"),
        ("1. 1 exch", "2. 1 exch", "2. 1", "'2.' here: write '1.'"),
        ("1. 1 exch", "1 exch", "1 exch", "write '1.' before it"),
        (", 1 takes", "\n2. 1 takes", "2. 1", "trick 1 is not taken yet"),
        ("1 claims", "1 plays Ab", "1 plays Ab", "write '2.' before it"),
        ("1 exchanges,", "1 exchanges,,", ", 1 says", "',' where a statement"),
        ("1 exchanges,", "1 exchanges {a", "{a", "'{' without its partner"),
        ("1 claims", "1 claims {a\n\nb}", "{a", "is not a comment"),
        ("1 exchanges,", "1 exchanges}", "}", "'}' without its partner"),
        ("1 exchanges,", "1 exchanges {a}", "1 says Ab", "follows without a comma"),
        ("1 claims", "1 claims,\n", "\n", "',' where a statement"),
        ("1 exchanges", "1 swaps", "1 swaps", "'1 swaps' is not a statement"),
        ("1 exchanges", "2 exchanges", "2 exch", "is not a statement"),
        ("1 exchanges", "1 exchanges 7b", "1 exch", "is not a statement"),
        ("1 plays Xb", "1 plays", "1 plays", "'1 plays' is not a statement"),
        ("1 plays Xb", "1 plays Yb", "1 plays", "'Yb' is not a card"),
        ("1 plays Xb", "1 plays Xa", "1 plays", "'1 plays Xa' is not allowed here"),
        ("0 says Kl Ol Ul", "0 says Kl Ol", "0 says", "needs three cards"),
        ("0 says Kl Ol Ul", "0 says terc / Ka", "0 says", "is not a card"),
        ("0 good", "0 higher", "0 higher", "'0 higher' is not allowed here"),
        ("1 takes", "0 takes", "0 takes", "'0 takes' is not allowed here"),
        ("1 claims", "1 draws Kb", "1 draws", "the talon is Xa"),
        ("1 exchanges", "1 exch\vanges", "\v", "is no printable character"),
        ("\n\n1.", "\r1.", "\r", "write UTF-8, lines ended by LF"),
        ("1 claims", f"1 claims\n{SHORT}", "[Rules", "write an empty line before it"),
    ],
)
def test_a_fault_is_told_with_its_place(old: str, new: str, at: str, why: str) -> None:
    text = SHORT.replace(old, new, 1)
    assert text != SHORT
    fault = fault_of(text)
    place = place_of(text, at)
    assert why in str(fault)
    assert fault.place == place
    assert str(fault).startswith(f"line {place.line}, column {place.column}: ")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("1 exchanges, ", "0 exchanges, ", "not_your_turn"),
        ("0 plays 8l", "0 plays Ob", "card_not_held"),
        ("0 plays 8l", "0 plays 7b", "card_not_held"),
        ("0 says terc, 0 plays 8l", "1 plays Ab", "not_your_turn"),
        ("1 height A", "0 height A", "not_your_turn"),
        ("1 height A, ", "", "not_your_turn"),
        ("0 plays 8l, ", "", "not_now_reply"),
        ("1 takes", "0 takes", "1 takes"),
        ("1 claims", "0 draws ?", "not_your_turn"),
        ("1 claims", "1 claims, 1 draws Xa", "over"),
        ("1 claims", "1 draws Xa, 0 draws Xa", "Xa"),
        ("1 claims", "1 draws Xb", "card_not_held"),
        ("1 claims", "1 draws Ab", "Ab stands more than once"),
        ("1 scores Ab Kb Ob", "1 scores Al Kl Ol", "card_not_held"),
        ("1 takes, 1 claims", "1 takes\n2. 1 plays Ab", "not_now_draw"),
    ],
)
def test_with_unknown_cards_turns_takers_and_cards_are_checked(
    old: str, new: str, why: str
) -> None:
    known = str(as_known(Record.parse(SHORT), 1))
    check_record(Record.parse(known))
    text = known.replace(old, new, 1)
    assert text != known
    fault = fault_of(text)
    params = getattr(fault.fault, "reason", None)
    assert why in f"{fault} {params!r}"
    assert fault.place.line >= 7


@pytest.mark.parametrize(
    ("rules", "old", "new", "why"),
    [
        ("hungarian", "0 says terc", "0 says terc / terc", "two_sequences"),
        ("hungarian", "0 says terc", "0 says terc, 0 says terc", "said_already"),
        ("hungarian", "0 says terc", "0 says bela", "bela_said"),
        ("hungarian", "0 says terc", "0 says terc / terc / terc / terc / terc", "one"),
        ("hungarian", "0 says terc", "0 says vannak / vannak", "one vannak"),
        ("hungarian", "0 says terc", "0 says bela / bela / terc", "one vannak and"),
        ("austrian", "0 says terc", "0 names 9", "nines"),
        ("austrian", "1 scores Ab Kb Ob", "1 scores 9", "nines"),
        ("hungarian", "1 takes", "1 bela, 1 takes", "bela_own_turn"),
        ("international", "1 takes", "1 bela, 1 takes", "bela_said"),
        ("international", "1 takes", "0 bela, 1 takes", "bela_said"),
        ("international", "1 says Ab Kb Ob / bela", "0 bela", "card_not_held"),
        ("hungarian", "1 takes", "0 asks, 1 takes", "show_never"),
        ("austrian", "0 plays", "0 asks, 0 plays", "nothing_to_show"),
        ("hungarian", "0 says terc", "0 exchanges", "not_on_lead"),
        ("hungarian", '"470:480"', '"900:3"', "before the deal"),
    ],
)
def test_with_unknown_cards_the_rules_are_kept(
    rules: str, old: str, new: str, why: str
) -> None:
    known = str(as_known(Record.parse(SHORT), 1)).replace("hungarian", rules)
    text = known.replace(old, new, 1)
    assert text != known
    fault = fault_of(text)
    params = getattr(fault.fault, "reason", None)
    assert why in f"{fault} {params!r}"


def test_with_unknown_cards_the_indicator_is_where_the_rules_allow() -> None:
    known = str(as_known(Record.parse(SHORT), 0))
    fault = fault_of(known.replace("[Result", '[Indicator "4"]\n[Result'))
    assert "the indicator as card 4: these rules allow 19" in str(fault)
    assert fault.place == place_of(known, "? ? ? Kl")


def test_with_unknown_cards_a_reply_is_as_strong_as_the_call() -> None:
    known = str(as_known(Record.parse(SHORT), 0))
    fault = fault_of(known.replace("1 says terc", "1 says kvart")).fault
    assert isinstance(fault, IllegalMoveError)
    assert fault.reason.code == "refusal.too_weak"
    assert fault.reason.params == {"call": "kvart", "best": "terc"}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("claim, 0:70", "played out, 0:70", "the deal does not end so"),
        ("claim, 0:70", "both out, 0:70", "the deal does not end so"),
        ("claim, 0:70", "wrong claim, 0:70", "the result is 'claim, 0:70"),
        ("0:70", "10:70", "the result is 'claim, 10:70, 480:550, 1 wins 1'"),
        ("0:70, 470:550", "0:10, 470:490", "the result is 'wrong claim, 0:10"),
        ("1 wins 1", "1 wins 2", "the result is 'claim"),
        ("1 wins 1", "0 wins 1", "the result is 'claim"),
        (", 1 wins 1", "", "the result is 'claim"),
        (", 1 claims", "", "the deal does not end so"),
        (", 1 claims", ", 1 draws ?", "the deal does not end so"),
        (", 1 takes, 1 claims", "", "the deal does not end so"),
    ],
)
def test_with_unknown_cards_the_result_fits_the_moves(
    old: str, new: str, why: str
) -> None:
    known = str(as_known(Record.parse(SHORT), 1))
    text = known.replace(old, new, 1)
    assert text != known
    fault = fault_of(text)
    assert why in str(fault)
    assert fault.place == Place(5, len('[Result "') + 1)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r"\n8\. (.) ", r"\n8. \1 exchanges, \1 ", "exchange_late"),
        (r"\n9\. (.) ", r"\n9. \1 says bela, \1 ", "announce_late"),
        (r"$", ", 0 bela", "over"),
    ],
)
def test_with_unknown_cards_the_tricks_are_counted(
    old: str, new: str, why: str
) -> None:
    deals = (random_deal(seed, HUNGARIAN, (0, 0)) for seed in range(100))
    deal = next(deal for deal in deals if len(deal.tricks) == 16)
    text = re.sub(old, new, str(Record.of(deal, 0)), count=1)
    fault = fault_of(text).fault
    assert isinstance(fault, IllegalMoveError)
    assert fault.reason.code == f"refusal.{why}"


@pytest.mark.parametrize(
    ("text", "place", "why"),
    [
        (f"{SHORT}\n\n{SHORT}", (9, 1), "several with read_records"),
        ('[Rules "hungarian"]\n\n[Dealer "0"]', (3, 1), "several with read_records"),
        (POSITION, (1, 1), "1plays:9a' is a position, not a record"),
        ("Dear Anna,\n", (1, 1), "'Dear Anna,' is not a record: one begins with ["),
        ("", (1, 1), "'' is not a record: one begins with [Rules"),
    ],
)
def test_what_is_not_one_record_is_called_what_it_is(
    text: str, place: tuple[int, int], why: str
) -> None:
    fault = fault_of(text)
    assert fault.place == Place(*place)
    assert why in str(fault)


def test_a_record_or_position_is_of_one_of_the_players() -> None:
    deal = Deal.start(shuffled(1), dealer=0, rules=HUNGARIAN)
    for player in (-1, 2, 3):
        with pytest.raises(InvalidStateError, match=f"player {player}: write 0 or 1"):
            Record.of(deal, player)
        with pytest.raises(InvalidStateError, match=f"player {player}: write 0 or 1"):
            Position.of(deal, player)


def test_a_fault_of_a_record_never_read_is_placed_in_what_it_prints() -> None:
    record = Record.parse(SHORT)
    wrong = Record(
        rules=record.rules,
        dealer=record.dealer,
        pack=record.pack,
        moves=(*record.moves[:2], PlayCard(0, Card.parse("8l"))),
    )
    with pytest.raises(PlaceError) as raised:
        check_record(wrong)
    assert raised.value.place == place_of(str(wrong), "0 plays")
    assert isinstance(raised.value.fault, IllegalMoveError)


def test_a_record_that_was_changed_has_its_own_places() -> None:
    read = Record.parse(SHORT, first_line=50)
    again = (*read.moves, PlayCard(1, Card.parse("Xb")))
    longer = replace(read, moves=again)
    with pytest.raises(PlaceError, match=r"The deal is over") as raised:
        check_record(longer)
    assert raised.value.place == place_of(str(longer), "1 plays")


@pytest.mark.parametrize("place", [0, 5, -13, 40])
def test_the_indicator_is_turned_behind_a_packet(place: int) -> None:
    with pytest.raises(NotationError, match=f"'{place}' is no place of the indicator"):
        Record(rules=HUNGARIAN, dealer=0, pack=PACK, indicator_at=place)


# positions


@given(seed=st.integers(0, 10**6), rules=rule_sets())
@settings(max_examples=8)
def test_every_state_is_restored_from_its_position(seed: int, rules: Rules) -> None:
    for state in states_of(random_deal(seed, rules)):
        position = Position.of(state)
        text = str(position)
        assert Position.parse(text) == position
        assert str(Position.parse(text)) == text
        restored = Position.parse(text).deal()
        assert restored == state
        assert str(Position.of(restored)) == text


def both_write() -> Deal:
    """A deal with both writing in one scoring, before that."""
    for seed in range(1000):
        for state in states_of(random_deal(seed, HUNGARIAN, (0, 0))):
            if state.step is Step.WRITE and all(state.to_write):
                return state
    raise AssertionError


def test_a_tie_that_arises_within_a_trick_is_restored() -> None:
    state = both_write()
    written = state.play(state.legal_moves[0]).totals
    deal = Deal.start(
        state.pack,
        dealer=state.dealer,
        rules=HUNGARIAN,
        before=(510 - written[0], 510 - written[1]),
    )
    for move in (*state.history, state.legal_moves[0]):
        deal = deal.play(move)
    assert deal.tied
    while deal.result is None:
        deal = deal.play(deal.legal_moves[-1])
        position = Position.of(deal)
        assert position.deal() == deal
    assert not deal.beginning.tied
    assert list(Record.of(deal).replay())[-1] == deal


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_taken_up_is_played_on_like_the_first(preset: str) -> None:
    deal = random_deal(3, Rules.preset(preset), (0, 0))
    cut = len(deal.history) // 2
    state = list(states_of(deal))[cut]
    taken_up = Position.of(state).deal()
    for move in deal.history[cut:]:
        taken_up = taken_up.play(move)
    assert taken_up == deal
    assert Position.of(taken_up) == Position.of(deal)
    with pytest.raises(InvalidStateError, match="write its position"):
        Record.of(taken_up)


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        ("hungarian", "roman", "roman", "'roman' is not a rule set"),
        (" h ", " c ", "c ", "'c' is not a suit"),
        ("KaOa", "KaO", "KaO", "is not a card"),
        ("KaOa", "KaKa", "hungarian", "Ka stands more than once"),
        ("Ob9b", "Ob9bKa", "Ob9b", "'Ob9bKa' is not a trick"),
        ("Ob9b", "Ob9", "Ob9", "'9' is not a card"),
        ("Ob9b", "Ob?", "Ob?", "'Ob?' is not a trick"),
        ("1plays:9a", "1 plays:9a", "hungarian", "has 12 fields"),
        ("1plays:9a", "1plays", "1plays", "is not a statement"),
        ("1plays:9a", "plays:9a", "plays", "is not a statement"),
        ("1says:KlOlUl", "1says:KlUl", "1says", "needs three cards"),
    ],
)
def test_a_fault_of_a_position_is_told_with_its_column(
    old: str, new: str, at: str, why: str
) -> None:
    text = POSITION.replace(old, new, 1)
    assert text != POSITION
    with pytest.raises(PlaceError) as raised:
        Position.parse(text)
    assert why in str(raised.value)
    assert raised.value.place == place_of(text, at)


def test_a_position_that_cannot_be_is_refused() -> None:
    assert Position.parse(POSITION).deal().to_move == 0
    for old, new in (("KaOa", "Ka"), ("Ob9b", "-"), ("7h Ob", "7hKh Ob")):
        with pytest.raises(TartliError):
            Position.parse(POSITION.replace(old, new, 1)).deal()
    with pytest.raises(IllegalMoveError):
        Position.parse(POSITION.replace("1plays:9a", "1plays:Ka")).deal()
    for old, new in (("KaOaUa", "???"), ("1plays:9a", "1plays:9a,0says:terc")):
        with pytest.raises(InvalidStateError):
            Position.parse(POSITION.replace(old, new)).deal()
    with pytest.raises(PlaceError, match="5000 characters"):
        Position.parse("x" * 5000)


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("?" * 9, "?" * 300),
        ("?" * 9, "?" * 8),
        ("?" * 11, "?" * 10),
        ("Ob9b", "-"),
        ("Ob9b", "Ob9b.AbAa"),
    ],
)
def test_what_is_not_known_is_counted(part: str, other: str) -> None:
    known = blocks("position")[0].splitlines()[2]
    assert str(Position.parse(known)) == known
    with pytest.raises(PlaceError, match=r"it is \d each, and \d\d in the talon"):
        Position.parse(known.replace(f" {part}", f" {other}", 1))


def test_hands_are_brought_into_the_order_of_the_pack() -> None:
    first = Position.parse(POSITION)
    again = Position.parse(POSITION.replace("KaOaUaAl", "AlUaKaOa"))
    assert again == first
    assert str(again) == POSITION
    partly = Position.parse(POSITION.replace("KaOaUaAlXl", "?UaKa??"))
    assert "KaUa9h8hKbXb???" in str(partly)
    talon = "Ab8a8lAaXh9l7a7lKhXaUb7h"
    assert f" 8aAb{talon[4:]} " in str(
        Position.parse(POSITION.replace(talon, f"8aAb{talon[4:]}"))
    )


# statements and the random player


def test_a_statement_without_blanks_reads_back() -> None:
    for preset in PRESETS:
        for seed in range(20):
            record = Record.of(random_deal(seed, Rules.preset(preset)))
            for move in record.moves:
                assert parse_token(token_of(move), record.trump) == move


def test_random_deals_show_every_verb_and_ending_and_a_stichmaccs() -> None:
    verbs: set[str] = set()
    ends: set[End] = set()
    swept = False
    for seed in range(700):
        deal = random_deal(seed, PRESETS[sorted(PRESETS)[seed % 3]])
        assert deal.result is not None
        verbs |= {str(move).split()[1] for move in deal.history}
        ends.add(deal.result.how)
        tricks = [deal.result.points[who] - deal.written[who] for who in (0, 1)]
        swept |= sorted(tricks) == [0, 161]
        if swept and verbs == set(VERBS) and ends == set(End):
            break
    assert verbs == set(VERBS)
    assert ends == set(End)
    assert swept


def test_a_random_deal_is_the_same_for_the_same_seed() -> None:
    assert random_deal(5, HUNGARIAN) == random_deal(5, HUNGARIAN)
    assert random_deal(5, HUNGARIAN).pack != random_deal(6, HUNGARIAN).pack
    assert random_deal(5, HUNGARIAN, (7, 8)).before == (7, 8)


# files


def test_records_of_a_file_are_read_one_by_one() -> None:
    texts = [str(Record.of(random_deal(seed, HUNGARIAN))) for seed in range(4)]
    data = "\n\n".join(texts).encode()
    assert [str(record) for record in records_of(data)] == texts
    spaced = b"\xef\xbb\xbf\n \r\n" + data.replace(b"\n", b"\r\n") + b"\n\n\n"
    assert [str(record) for record in records_of(spaced)] == texts
    assert records_of(b"") == records_of(b"\n \n") == []


@pytest.mark.parametrize("between", ["\n", "\n\n", "\r\n"])
def test_files_that_begin_with_a_byte_order_mark_may_be_joined(between: str) -> None:
    data = f"\ufeff{SHORT}{between}".encode() * 3
    found = records_of(data)
    assert [str(record) for record in found] == [SHORT] * 3
    data = data.replace(b"1 takes", b"1 eats")
    fault = records_of(data)[2]
    assert isinstance(fault, PlaceError)
    assert fault.place == place_of(data.decode(), "1 eats")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "latin-1"])
def test_other_encodings_are_told_what_is_right(encoding: str) -> None:
    for fault in records_of(SHORT.replace("0 good", "0 good {é}").encode(encoding)):
        assert "write UTF-8, lines ended by LF" in str(fault)


def test_a_record_is_measured_in_bytes() -> None:
    comment = ("é" * 5_000 + "\n") * 30
    (fault,) = records_of(f"{SHORT} {{{comment}}}".encode())
    assert isinstance(fault, Record)
    (fault,) = records_of(f"{SHORT} {{{comment * 2}}}".encode())
    assert isinstance(fault, PlaceError)
    assert fault.place.line > 50


def test_reading_goes_on_behind_a_bad_record() -> None:
    short = SHORT.encode()
    bad = [
        short.replace(b"1 takes", b"1 eats"),
        short.replace(b"1 takes", b"1 takes {"),
        short.replace(b"1 takes", b"1 takes {\xff}"),
        b"no record at all",
        short.replace(b"1 takes", b"1 takes {" + b"x" * 2 * LONGEST_LINE + b"}"),
        short + b" {" + b"long\n" * (LONGEST_RECORD // 5) + b"}",
    ]
    for wrong in bad:
        found = records_of(b"\n\n".join([short, wrong, short, wrong]))
        kinds = [type(record) for record in found]
        if wrong.startswith(b"["):
            assert kinds == [Record, PlaceError, Record, PlaceError]
        else:  # without tags it belongs to the record before it
            assert kinds == [PlaceError, PlaceError]
    found = records_of(b"\n\n".join([bad[3], short, bad[2]]))
    places = [record.place for record in found if isinstance(record, PlaceError)]
    column = short.splitlines()[-1].index(b"1 takes") + len("1 takes {") + 1
    assert places == [Place(1, 1), Place(17, column)]


class Endless(io.RawIOBase):
    """A stream without end and without lines."""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        buffer[:] = b"x" * len(buffer)
        return len(buffer)


def test_a_line_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LONGEST_SKIP", 10**6)
    (fault,) = read_records(io.BufferedReader(Endless()))
    assert isinstance(fault, PlaceError)
    assert "too long" in str(fault)


def test_reading_keeps_one_record_in_memory() -> None:
    data = (SHORT.encode() + b" {" + b"x" * 10_000 + b"}\n\n") * 200
    tracemalloc.start()  # the bytes were there before, and are not counted
    assert sum(isinstance(r, Record) for r in read_records(io.BytesIO(data))) == 200
    _, one_by_one = tracemalloc.get_traced_memory()
    tracemalloc.reset_peak()
    kept = records_of(data)
    _, all_kept = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == 200
    assert one_by_one < 500_000
    assert all_kept > 2_000_000


JUNK = st.text(st.characters(codec="utf-8"), max_size=4) | st.sampled_from(
    ["?", "{", "}", ",", "\n\n", "[", '"', "1.", "0 draws ?", " / ", "terc", "bela"]
)


@given(
    seed=st.integers(0, 30),
    edits=st.lists(
        st.tuples(st.integers(0, 3000), st.integers(0, 30), JUNK), max_size=3
    ),
)
@settings(max_examples=200)
def test_a_damaged_text_is_read_or_refused(
    seed: int, edits: list[tuple[int, int, str]]
) -> None:
    deal = random_deal(seed, Rules.preset("austrian"))
    record, position = str(Record.of(deal)), str(Position.of(deal))
    for at, length, junk in edits:
        start = at % len(record)
        record = record[:start] + junk + record[start + length :]
        start = at % len(position)
        position = position[:start] + junk + position[start + length // 3 :]
    for found in records_of(record.encode()):
        if isinstance(found, Record):
            assert Record.parse(str(found)) == found
    with suppress(PlaceError):
        check_record(Record.parse(record))
    with suppress(TartliError):
        read = Position.parse(position)
        assert Position.parse(str(read)) == read
        read.deal()


# what one player knows


def hidden(position: Position, player: int) -> Position:
    """The position without the other's hand, and without the talon but its last."""
    mine, talon = position.hands[player], position.talon
    theirs = (None,) * len(position.hands[1 - player])
    return replace(
        position,
        hands=(mine, theirs) if player == 0 else (theirs, mine),
        talon=(*[None] * (len(talon) - 1), talon[-1]) if talon else (),
        moves=(),
    )


@given(seed=st.integers(0, 10**6), rules=rule_sets(), player=st.sampled_from((0, 1)))
@settings(max_examples=8)
def test_a_players_position_is_that_of_the_deal_with_cards_hidden(
    seed: int, rules: Rules, player: int
) -> None:
    deal = random_deal(seed, rules)
    for state in states_of(deal):
        whole, known = Position.of(state), Position.of(state, player)
        assert replace(known, moves=()) == hidden(whole, player)
        assert len(known.moves) == len(whole.moves)
        seen = state.view(player).seen
        assert seen[len(seen) - len(known.moves) :] == known.moves
        assert Position.parse(str(known)) == known
        assert Position.of(whole.deal(), player) == known


@given(seed=st.integers(0, 10**6), rules=rule_sets(), player=st.sampled_from((0, 1)))
@settings(max_examples=20)
def test_a_players_record_hides_cards_is_read_back_and_has_no_fault(
    seed: int, rules: Rules, player: int
) -> None:
    deal = random_deal(seed, rules)
    record, view = Record.of(deal, player), deal.view(player)
    shown = {*view.dealt, view.turned_up}
    assert record.pack == tuple(card if card in shown else None for card in deal.pack)
    assert record.indicator_at == deal.indicator_at
    assert record.moves == view.seen
    assert not record.is_complete
    assert Record.parse(str(record)) == record
    check_record(record)
