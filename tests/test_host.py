import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tartli_core.app.host import PuzzleHost
from tartli_core.app.kinds import REGISTRY
from tartli_core.app.query import Query
from tartli_core.app.supply import SUPPLY
from tartli_core.errors import NotationError, TartliError
from tartli_core.tartli.rules import PRESETS
from tartli_core.text.phrases import Phrases
from tartli_core.text.rule_texts import RULE_TEXTS
from tartli_core.trainer.bank import Bank, Wanted
from tartli_core.trainer.session import Session
from tartli_core.trainer.supply import Named, Supply
from tartli_core.widgets.trainer import WORDS_NEEDED

PHRASES = Phrases()


def host(query: str = "kind=contest&seed=5") -> PuzzleHost:
    return PuzzleHost.from_query(query)


def answers(query: Query) -> list[list[str]]:
    puzzle = REGISTRY.generate(query.kind or "", query.seed or 0, query.rules)
    return [list(answer) for answer in puzzle.answers]


def shown(page: PuzzleHost) -> str:
    """Everything that goes to the browser."""
    parts = (page.menu, page.words, page.language, page.page, page.count)
    return json.dumps(parts, ensure_ascii=False)


@pytest.mark.parametrize("kind", REGISTRY)
def test_the_answer_is_nowhere_before_it_is_given(kind: str) -> None:
    for seed in range(2):
        page = host(f"kind={kind}&seed={seed}")
        puzzle = REGISTRY.generate(kind, seed, "hungarian")
        told = page.page
        assert told["reveal"] is None
        assert told["verdict"] is None
        allowed = {"answer", "text", "picture", "cards", "outcome", "points"}
        assert all(set(option) == allowed for option in told["options"])
        text = shown(page)
        assert '"right":' not in text
        assert '"value":' not in text
        for sentence in PHRASES.sentences(REGISTRY[kind].tell(puzzle).explanation):
            assert sentence not in text


def test_a_wrong_answer_reveals_nothing_and_a_right_one_everything() -> None:
    page = host()
    right = answers(Query.parse("kind=contest&seed=5"))[0]
    wrong = next(o["answer"] for o in page.page["options"] if [o["answer"]] != right)
    page.do("answer", {"answer": [wrong]})
    verdict = page.page["verdict"]
    assert (verdict["right"], verdict["headline"]) == (False, "Not quite")
    assert not page.page["reveal"]
    page.do("answer", {"answer": right})
    told = page.page["reveal"]
    assert page.page["verdict"]["right"]
    assert told["answers"] == [right]
    assert told["explanation"]
    assert {rule["number"] for rule in told["rules"]} >= {"T-M5", "T-M6"}
    assert page.count == {"solved": 1, "seen": 1, "first_try": 0}


def test_the_same_address_opens_the_same_puzzle_for_all() -> None:
    query = "kind=split&seed=42&rules=austrian"
    assert host(query).page == host(query).page
    assert host(query).page["id"] == "split.austrian.42.v2"
    link = host(query).page["link"]
    assert host(link.removeprefix("?")).page["id"] == "split.austrian.42.v2"


def test_rule_options_travel_in_the_address() -> None:
    page = host("kind=split&seed=1&rules=hungarian%2Bgap%3Dmissing")
    assert page.page["rules"] == "hungarian+gap=missing"
    again = host(page.page["link"].removeprefix("?"))
    assert again.page["id"] == page.page["id"]


@pytest.mark.parametrize(
    ("query", "quoted"),
    [
        ("kind=chess", "'chess' is not a kind of puzzle"),
        ("rules=welsh", "'welsh' is not a rule set"),
        ("seed=abc", "'abc' is not a seed"),
        ("seed=-1", "'-1' is not a seed"),
        ("seed=" + "9" * 5000, "is not a seed"),
        ("seed=٣", "'٣' is not a seed"),
        ("lang=xx", "'xx' is not a language"),
    ],
)
def test_an_address_that_makes_no_sense_is_said_and_opens_any_puzzle(
    query: str, quoted: str
) -> None:
    page = host(query)
    assert quoted in page.page["notice"]
    assert len(page.page["notice"]) < 300
    assert page.page["options"]
    page.do("hello", {"stored": None})  # which every page says first
    assert quoted in page.page["notice"]
    page.do("next", {})
    assert page.page["notice"] == ""


def test_what_makes_sense_in_an_address_is_kept() -> None:
    page = host("kind=split&seed=abc&rules=austrian").page
    assert page["id"].startswith("split.austrian.")
    assert "'abc'" in page["notice"]
    page = host("kind=chess&seed=5&rules=austrian").page
    assert page["id"] == "meld-find.austrian.5.v2"


def test_what_cannot_be_opened_is_said_and_the_puzzle_stays() -> None:
    page = host()
    page.do(
        "open", {"kind": "chess", "rules": "hungarian", "mix": False, "level": "1-5"}
    )
    assert "'chess'" in page.page["notice"]
    assert page.page["id"] == "contest.hungarian.5.v2"
    page.do(
        "open", {"kind": "split", "rules": "austrian", "mix": False, "level": "1-5"}
    )
    assert page.page["id"].startswith("split.austrian.")


def test_a_kind_without_sense_under_the_rules_is_refused_in_words() -> None:
    here = host("kind=maccs&rules=austrian")
    shown = here.page
    assert (shown["kind"], shown["rules"]) == ("maccs", "hungarian")
    assert "makes no sense" in shown["notice"]
    asked = {"kind": "maccs", "rules": "austrian", "mix": False, "level": "1-5"}
    here.do("open", asked)
    assert here.page["id"] == shown["id"]
    assert "makes no sense" in here.page["notice"]
    assert host("kind=mix&rules=austrian").page["rules"] == "austrian"


def test_where_nothing_is_found_another_puzzle_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Session.start

    def find_no_named(supply: Supply, wanted: Wanted, named: Named | None) -> Session:
        if named is not None:
            raise TartliError("nothing was found")
        return start(supply, wanted, named)

    monkeypatch.setattr(Session, "start", find_no_named)
    shown = host("kind=maccs&seed=1").page
    assert (shown["rules"], shown["notice"]) == ("hungarian", "nothing was found")


def test_what_the_browser_kept_is_taken_up() -> None:
    page = host("")
    page.do(
        "hello",
        {
            "stored": {
                "count": {"solved": 3, "seen": 4, "first_try": 1},
                "look": {"pack": "french", "corners": False},
                "link": "?kind=split&seed=9&rules=austrian",
            }
        },
    )
    assert page.count == {"solved": 3, "seen": 4, "first_try": 1}
    assert (page.art["pack"], page.art["corners"]) == ("french", False)
    assert page.page["id"] == "split.austrian.9.v2"


@pytest.mark.parametrize(
    "stored",
    [
        None,
        {"count": 7, "look": "french", "link": 9},
        {"count": {"solved": "x"}, "look": {"pack": "tarot"}, "link": "?seed=x"},
        {"link": "?kind=chess"},
        {"link": "javascript:alert(1)"},
    ],
)
def test_nonsense_kept_by_the_browser_does_no_harm(stored: object) -> None:
    page = host()
    page.do("hello", {"stored": stored})
    assert page.page["id"] == "contest.hungarian.5.v2"
    assert page.page["notice"] == ""
    assert page.art["pack"] == "hungarian"


@pytest.mark.parametrize("query", ["kind=contest&seed=5", "seed=5", "rules=austrian"])
def test_an_address_with_a_puzzle_wins_over_what_the_browser_kept(query: str) -> None:
    page = host(query)
    before = page.page["id"]
    page.do("hello", {"stored": {"link": "?kind=split&seed=9"}})
    assert page.page["id"] == before


def test_a_visited_address_brings_its_puzzle_back_and_earns_nothing_twice() -> None:
    page = host()
    link = page.page["link"]
    right = answers(Query.parse("kind=contest&seed=5"))[0]
    page.do("answer", {"answer": right})
    page.do("next", {})
    page.do("visit", {"link": link})
    assert page.page["id"] == "contest.hungarian.5.v2"
    assert page.page["reveal"] is None
    page.do("answer", {"answer": right})
    assert page.count == {"solved": 1, "seen": 1, "first_try": 1}
    page.do("visit", {"link": "?kind=chess"})
    assert "'chess'" in page.page["notice"]
    assert page.page["id"] == "contest.hungarian.5.v2"


def test_the_look_changes_pictures_and_names() -> None:
    page = host("kind=meld-find&seed=1")
    german = [option["text"] for option in page.page["options"]]
    before = page.art["cards"]
    page.do("look", {"pack": "french", "corners": True})
    assert page.art["cards"] != before
    assert [option["text"] for option in page.page["options"]] != german
    page.do("look", {"pack": "tarot", "corners": True})
    assert "'tarot' is not a pack" in page.page["notice"]


def test_a_puzzle_of_another_level_than_asked_for_is_said_to_be_one() -> None:
    said = host("kind=order&seed=3&level=1").page
    assert said["level"] != 1
    assert "comes nearest" in said["notice"]
    level = said["level"]
    assert host(f"kind=order&seed=3&level={level}").page["notice"] == ""


def test_the_counted_hand_lies_open_after_the_answer() -> None:
    page = host("kind=count-hand&seed=3")
    page.do("reveal", {})
    right = answers(Query.parse("kind=count-hand&seed=3"))[0]
    assert page.page["reveal"]["opponent"] == right


def test_no_card_of_a_whole_order_is_called_wrong() -> None:
    page = host("kind=order&seed=3")
    page.do("reveal", {})
    assert all(option["right"] for option in page.page["reveal"]["options"])
    assert not any(option["why"] for option in page.page["reveal"]["options"])


def test_the_page_has_every_word_it_needs() -> None:
    assert set(WORDS_NEEDED) <= set(host().words)


def test_every_rule_that_is_cited_has_a_text() -> None:
    for kind in REGISTRY:
        for rules in REGISTRY[kind].presets:
            for seed in range(2):
                puzzle = REGISTRY.generate(kind, seed, rules)
                words = REGISTRY[kind].tell(puzzle)
                assert set(words.rule_numbers) <= set(RULE_TEXTS)


def test_an_unknown_action_is_said() -> None:
    page = host()
    page.do("fly", {})
    assert "'fly'" in page.page["notice"]


def test_an_address_reads_back_what_it_prints() -> None:
    query = Query(kind="split", seed=3, rules="austrian", present=True, lang="hu")
    assert Query.parse(str(query).removeprefix("?")) == query
    assert str(Query()) == "?rules=hungarian"
    with pytest.raises(NotationError, match="is not a seed"):
        Query.parse("seed=1.5")


def test_a_mix_may_be_named_as_on_the_command_line() -> None:
    assert Query.parse("kind=mix&level=2-3") == Query.parse("mix=1&level=2-3")


def test_every_kind_can_be_picked_once() -> None:
    entries = [
        kind["name"] for group in host().menu["groups"] for kind in group["kinds"]
    ]
    assert sorted(entries) == sorted(REGISTRY)


def test_the_same_position_under_another_rule_set_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = [REGISTRY.generate("split", 4, rules) for rules in PRESETS]
    assert len({puzzle.answers for puzzle in twins}) > 1
    lines = [json.dumps(puzzle.to_json(), separators=(",", ":")) for puzzle in twins]
    (tmp_path / "split.jsonl").write_text("\n".join(lines) + "\n")
    supply = replace(SUPPLY, bank=Bank(tmp_path))
    monkeypatch.setattr("tartli_core.app.host.SUPPLY", supply)
    page = host("kind=split&seed=4&rules=hungarian")
    shown = page.page
    for twin in shown["twins"]:
        page.do("visit", {"link": twin["link"]})
        assert page.page["table"]["hand"] == shown["table"]["hand"]
        assert page.page["rules_title"] == twin["title"] != shown["rules_title"]
    assert shown["twins"]


def reported(page: PuzzleHost) -> dict[str, Any]:
    page.do("report", {})
    report: dict[str, Any] = json.loads(page.page["report"])
    return report


def test_a_report_is_made_when_asked_for_and_tells_the_proof_once_it_is_known() -> None:
    page = host()
    assert '"report": null' in shown(page)
    closed = reported(page)
    assert closed["puzzle"]["position"]
    assert closed["answer"] is None
    assert not {"options", "answers", "certificate", "digest"} & set(closed["puzzle"])
    page.do("reveal", {})
    assert '"report": null' in shown(page)
    assert reported(page)["puzzle"]["certificate"]


def test_another_language_is_spoken_at_once_and_kept_in_the_address() -> None:
    page = host()
    english = page.page["question"]
    page.do("speak", {"lang": "hu"})
    assert page.language["tag"] == "hu"
    assert page.page["question"] != english
    assert "lang=hu" in page.page["link"]
    page.do("speak", {"lang": "xx"})
    assert "xx" in page.page["notice"]
    assert page.language["tag"] == "hu"


@pytest.mark.parametrize(
    ("query", "spoken"), [("kind=contest&seed=5", "hu"), ("kind=split&lang=en", "en")]
)
def test_the_language_kept_by_the_browser_gives_way_to_the_address(
    query: str, spoken: str
) -> None:
    page = host(query)
    page.do("hello", {"stored": {"lang": "hu"}})
    assert page.language["tag"] == spoken


def test_the_options_of_a_number_or_an_utterance_come_with_the_answer() -> None:
    for kind in ("count", "hold-back"):
        page = host(f"kind={kind}&seed=1")
        assert page.page["options"] == []
        page.do("reveal", {})
        assert page.page["options"]
