"""The commands waits, holdback and hold."""

from pathlib import Path

import pytest
from command_line import Run
from deal_builder import played

from tartli_core.tartli.cards import CardSet, parse_cards
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import parse_sequence
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.rules import Rules

PACK_DEALT = (
    "Ab Kb Ob Oa Ol Oh 7a 9a Xa 8a Xh 9h Ul 8l 7l 8h 7h Kl "
    "9l Aa Ka Ua Al Xl Ah Kh Uh Ub Xb 9b 8b 7b"
)
"""Player 0 has the ace terc of bells, player 1 three Overs and béla."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """T-X7: in trick 1 player 0 scores the ace terc."""
    rules = Rules.preset("hungarian")
    start = Deal.start(parse_cards(PACK_DEALT), dealer=1, rules=rules)
    deal = played(start, "0 says Ab Kb Ob, 0 plays 7a, 1 plays 8a, ...")
    path = tmp_path / "deal.txt"
    path.write_text(str(Record.of(deal)), "utf-8")
    return path


def test_x5_waits_tells_points_chances_and_what_to_give_up(run: Run) -> None:
    asked = ("waits", "Ul Xl Ob", "--seen", "9b", "--draws", "1", "--trump", "b")
    found = run.json(*asked)
    assert found["exact"] == "20/7"
    assert found["points"] == pytest.approx(20 / 7)
    assert [(entry["meld"], entry["exact"]) for entry in found["chances"]] == [
        ("Ol Ul Xl", "1/28"),
        ("Ul Xl 9l", "1/28"),
        ("bela", "1/28"),
    ]
    assert [entry["card"] for entry in found["give_up"]] == ["Ul", "Xl", "Ob"]
    assert found["give_up"][0]["exact"] == "10/7"
    _, out, _ = run(*asked)
    assert "worth 2.86 points on average" in out
    assert "Over terc of leaves (Ol Ul Xl): 3.57 %" in out
    assert "Without the Over of bells (Ob): 1.43 points." in out
    assert "takes for granted" in out


def test_waits_are_of_the_rule_set(run: Run) -> None:
    nines = ("waits", "9a 9l 9h 9b", "--draws", "0", "--trump", "a")
    assert run.json(*nines)["points"] == 150
    assert run.json(*nines, "--rules", "austrian")["points"] == 0


def test_x2_holdback_tells_what_waiting_and_announcing_bring(run: Run) -> None:
    asked = ("holdback", "Ul Xl 9l 7l", "--trick", "5")
    found = run.json(*asked)
    assert round(found["wait"]["points"], 1) == 54.8
    (now,) = found["announce"]
    assert (now["meld"], round(now["points"], 1)) == ("Ul Xl 9l", 54.0)
    _, out, _ = run(*asked)
    assert "To wait brings 54.78 points" in out
    assert "Under terc of leaves (Ul Xl 9l) now brings 54.04 points" in out


def test_holdback_knows_what_is_scored_and_gone(run: Run) -> None:
    asked = ("holdback", "Ul Xl 9l 7l", "--trick", "7")
    scored = run.json(*asked, "--scored", "Ul Xl 9l")
    assert scored["announce"] == []
    gone = run.json(*asked, "--gone", "8l Ol")
    assert gone["wait"]["points"] < run.json(*asked)["wait"]["points"]


def test_x6_hold_tells_the_card_that_forbids_a_meld(run: Run) -> None:
    asked = ("hold", "Oh 9h 7a", "--trick", "1", "--trump", "b")
    found = run.json(*asked, "--meld", "Ah Kh Oh", "--meld", "Ab Kb Ob")
    assert [entry["possible"] for entry in found["melds"]] == [False, True]
    assert found["melds"][0]["elsewhere"] == {"Oh": "yours"}
    hand = CardSet.parse(found["melds"][1]["hand"])
    assert len(hand) == 9
    assert hand >= CardSet.parse("Ab Kb Ob")
    possible = run.json(*asked)["possible"]
    assert "9b 8b 7b" in possible
    assert "bela" in possible
    assert not any(meld.split()[0][1:] == "h" for meld in possible)
    _, out, _ = run(*asked, "--meld", "Ah Kh Oh")
    assert "Not possible: ace terc of hearts (Ah Kh Oh)." in out
    assert "You hold the Over of hearts (Oh)." in out
    _, out, _ = run(*asked)
    assert "Possible: béla." in out


def test_hold_counts_the_cards_named_and_seen(run: Run) -> None:
    asked = ("hold", "7a", "--trick", "2", "--trump", "b", "--seen", "Xb 9l 8l")
    named = ("--named", "Ab Kb Ob Ub Xb 9b 8b 7b")
    _, out, _ = run(*asked, *named, "--meld", "Al Kl Ol")
    assert "No deal fits this" in out
    _, out, _ = run(*asked, "--meld", "Xl 9l 8l")
    assert "The eight of leaves (8l) has been seen." in out


def test_x7_hold_asks_a_record_and_answers_with_a_deal(run: Run, file: Path) -> None:
    asked = ("hold", "--record", str(file), "--player", "1")
    (lost,) = run.json(*asked, "--mine", "--meld", "O")["melds"]
    assert lost["elsewhere"] == {"Ob": "theirs"}
    (before,) = run.json(*asked, "--mine", "--trick", "1", "--meld", "O")["melds"]
    assert before["possible"]
    (found,) = run.json(*asked, "--meld", "Ab Kb Ob Ub")["melds"]
    *_, last = Record.parse(found["record"]).replay()
    *_, real = Record.parse(file.read_text("utf-8")).replay()
    assert last.view(1) == real.view(1)
    assert last.hands[0].issuperset(parse_sequence("Ab Kb Ob Ub").cards)
    _, out, _ = run(*asked, "--meld", "Ab Kb Ob Ub")
    assert found["record"] in out
    assert "Ab Kb Ob" in run.json(*asked)["possible"]


def test_hold_tells_what_can_be_brought_against_a_meld(run: Run, file: Path) -> None:
    asked = ("hold", "--record", str(file), "--player", "1", "--against", "Xh 9h 8h")
    found = run.json(*asked)
    assert not found["certain"]
    rival = parse_sequence(found["by"]["meld"])
    *_, last = Record.parse(found["by"]["record"]).replay()
    assert last.hands[0].issuperset(rival.cards)
    _, out, _ = run(*asked)
    assert "better than the ten terc of hearts (Xh 9h 8h)" in out
    assert found["by"]["record"] in out
    silent = run.json(*asked[:5], "--against", "bela")
    assert silent == {"meld": "bela", "certain": True, "by": None}


def test_hold_says_so_when_nothing_is_possible(run: Run) -> None:
    seen = "Ua Aa Al Ah Ab Ka Kl Kh Kb Oa Ol Oh Ob Xa Xl Xh Xb 9a 9l 9h"
    _, out, _ = run("hold", "9b", "--seen", seen, "--trick", "11", "--trump", "a")
    assert out == "No meld is possible.\n"


HAND = ("hold", "Oa", "--trick", "1", "--trump", "a")


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (("waits", "Oa", "--draws", "8", "--trump", "a"), "8 draws"),
        (("waits", "Oa", "--seen", "Oa", "--draws", "1", "--trump", "a"), "both"),
        (("waits", "Oa", "--draws", "1", "--trump", "x"), "'x' is not a suit"),
        (("holdback", "Oa Kl", "--trick", "1"), "cards of one suit"),
        (("holdback", "Oa", "--trick", "9"), "trick 9"),
        (("hold", "Oa", "--trick", "1"), "--trick and --trump"),
        ((*HAND, "--mine"), "need --record"),
        ((*HAND, "--against", "O"), "need --record"),
        (
            (
                *[
                    "hold",
                    "--record",
                    "FILE",
                    "--player",
                    "0",
                    "--mine",
                    "--against",
                    "O",
                ],
            ),
            "leave out --mine",
        ),
        (
            ("hold", "--record", "FILE", "--player", "0", "--against", "O"),
            "the meld 'O' needs Oa",
        ),
        ((*HAND, "--meld", "8"), "four of rank '8'"),
        ((*HAND, "--meld", "9", "--rules", "austrian"), "nines_vannak=no"),
        (("hold", "Oa", "--trick", "17", "--trump", "a"), "tricks 1 to 16"),
        (("hold", "--record", "none.txt", "--player", "0"), "cannot be read"),
        (("hold", "--record", "FILE"), "--player"),
        (("hold", "Oa", "--record", "FILE", "--player", "0"), "tells the hand"),
        (("hold", "--record", "FILE", "--player", "2"), "write 0 or 1"),
        (
            ("hold", "--record", "FILE", "--player", "0", "--trick", "9"),
            "trick 9 is not in the record",
        ),
    ],
)
def test_bad_input_is_quoted(
    run: Run, file: Path, arguments: tuple[str, ...], quoted: str
) -> None:
    code, out, err = run(*(str(file) if a == "FILE" else a for a in arguments))
    assert (code, out) == (2, "")
    assert quoted in err
    assert err.count("\n") == 1


def test_a_record_with_unknown_cards_or_a_fault_is_refused(
    run: Run, tmp_path: Path
) -> None:
    start = Deal.start(shuffled(3), dealer=0, rules=Rules.preset("hungarian"))
    path = tmp_path / "one.txt"
    asked = ("hold", "--record", str(path), "--player", "0")
    path.write_text(str(Record.of(start, 0)), "utf-8")
    assert "give a record with all cards" in run(*asked)[2]
    path.write_text('[Rules "nobody"]\n', "utf-8")
    assert "nobody" in run(*asked)[2]
