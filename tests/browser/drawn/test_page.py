"""What else the page does: lines, rule sets, reports, mixes, languages, free hands."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from browser.stage import Stage
from tartli_core.app.kinds import REGISTRY
from tartli_core.text.catalogues import available_languages

pytestmark = pytest.mark.browser

PAGES = re.compile(rb"/Type\s*/Page\b")


def sheet(stage: Stage) -> Locator:
    return stage.page.get_by_role("dialog")


def test_the_line_that_refutes_a_choice_is_played_out_step_by_step(
    stage: Stage,
) -> None:
    stage.open("kind=endgame&seed=1")
    (wrong,) = stage.wrong
    stage.answer((wrong,))
    stage.page.keyboard.press("r")
    line = stage.host.page["reveal"]["lines"][wrong]
    replay = stage.page.locator(".replay")
    expect(replay).to_contain_text(line[0]["text"])
    for step in line[1:3]:
        stage.page.keyboard.press("ArrowRight")
        expect(replay).to_contain_text(step["text"])
        for play in step["table"]["now"]:
            card = stage.page.locator(f'.trick [data-fly="table-{play["card"]}"]')
            expect(card).to_be_visible()
    stage.page.keyboard.press("End")
    expect(replay).to_contain_text(line[-1]["text"])
    replay.get_by_role("button", name="To the beginning").click()
    expect(replay).to_contain_text(line[0]["text"])


def test_the_line_of_any_option_can_be_played_out(stage: Stage) -> None:
    stage.open("kind=endgame&seed=1")
    stage.answer(stage.puzzle.answers[0])
    (wrong,) = stage.wrong
    line = stage.host.page["reveal"]["lines"][wrong]
    row = stage.page.locator(".value-row").filter(
        has=stage.page.get_by_text(f"({wrong})")
    )
    row.get_by_role("button", name="Play it out").click()
    stage.page.get_by_role("button", name="One step on").click()
    expect(stage.page.locator(".replay")).to_contain_text(line[1]["text"])


def test_one_press_tells_what_the_rule_sets_do_differently(stage: Stage) -> None:
    stage.open("kind=split&seed=3&rules=austrian")
    stage.page.get_by_role("button", name="Austrian rules").click()
    here = sheet(stage).get_by_role("columnheader").filter(has_text="this puzzle")
    expect(here).to_have_text(re.compile("Austrian"))
    expect(sheet(stage)).to_contain_text("Stichmaccs")
    stage.page.keyboard.press("Escape")
    expect(sheet(stage)).to_have_count(0)
    stage.page.keyboard.press("u")
    expect(sheet(stage)).to_be_visible()


def test_a_report_holds_the_proof_only_once_it_is_known(stage: Stage) -> None:
    stage.open("kind=contest&seed=3")
    for solved in (False, True):
        stage.page.get_by_role("button", name="Report a problem").first.click()
        text = sheet(stage).get_by_role("textbox")
        expect(text).to_have_value(re.compile(re.escape(stage.puzzle.id)))
        report = json.loads(text.input_value())
        assert ("certificate" in report["puzzle"]) == solved
        stage.page.keyboard.press("Escape")
        if not solved:
            stage.answer(stage.puzzle.answers[0])
    assert report["answer"] == list(stage.puzzle.answers[0])


def test_a_mix_of_some_levels_goes_on_with_them(stage: Stage) -> None:
    stage.open("kind=contest&seed=3")
    stage.page.get_by_label("Kind of puzzle").select_option("mix")
    stage.page.get_by_title("Levels to practise").click()
    least = stage.page.get_by_role("group", name="From level")
    least.get_by_role("button", name="2").click()
    expect(least.get_by_role("button", name="2")).to_have_attribute(
        "aria-pressed", "true"
    )
    link = stage.host.page["link"]
    assert "mix=1" in link
    assert "level=2-5" in link
    expect(stage.page).to_have_url(re.compile("mix=1&level=2-5"))
    kinds = set()
    for _ in range(4):
        stage.page.get_by_role("button", name="Skip").click()
        assert stage.host.page["level"] >= 2
        kinds.add(stage.host.page["kind"])
    assert len(kinds) > 1


def test_another_language_is_a_press_away_and_is_remembered(stage: Stage) -> None:
    stage.open("kind=contest&seed=3")
    english = stage.page.get_by_role("heading", level=1).inner_text()
    stage.page.get_by_role("button", name="magyar").click()
    expect(stage.page.locator(".tartli")).to_have_attribute("lang", "hu")
    expect(stage.page.locator("html")).to_have_attribute("lang", "hu")
    assert stage.page.get_by_role("heading", level=1).inner_text() != english
    stage.open("kind=contest&seed=3")
    expect(stage.page.locator(".tartli")).to_have_attribute("lang", "hu")


def test_enter_checks_what_a_digit_chose_after_the_hint_button(stage: Stage) -> None:
    stage.open("kind=contest&seed=3")
    stage.page.get_by_role("button", name="Hint, 3 left").click()
    stage.page.keyboard.press("1")
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator(".verdict").first).to_be_visible()
    assert len(stage.host.page["hints"]) == 1


@pytest.mark.parametrize("lang", available_languages())
def test_rules_and_words_are_printed_on_one_page(stage: Stage, lang: str) -> None:
    stage.open(f"kind=contest&seed=3&lang={lang}")
    stage.page.keyboard.press("w")
    label = stage.host.words["print_card"]
    stage.page.get_by_role("button", name=label).click()
    for word in ("kilences", "Schellen", "Over"):
        expect(sheet(stage)).to_contain_text(word)
    printed = stage.page.pdf(prefer_css_page_size=True)
    assert len(PAGES.findall(printed)) == 1


def test_a_free_hand_tells_what_may_be_said_in_either_role(stage: Stage) -> None:
    stage.open("table=1&seed=5")
    stage.page.get_by_role("button", name="You are second").click()
    expect(stage.page.get_by_role("heading", level=1)).to_contain_text(
        "The opponent leads"
    )
    stage.page.get_by_role("button", name="Show").click()
    expect(stage.page.locator(".explanation")).to_be_visible()
    rows = stage.page.locator(".value-row.right")
    legal = [option for option in stage.host._here.puzzle.options if option.right]
    expect(rows).to_have_count(len(legal))
    stage.page.get_by_role("button", name="New hand").click()
    expect(stage.page.locator(".explanation")).to_have_count(0)
    assert stage.host.count["seen"] == 0


@pytest.mark.parametrize("kind", [name for name in REGISTRY if name == "claim"])
def test_tricks_to_be_known_from_memory_lie_face_down(stage: Stage, kind: str) -> None:
    stage.open(f"kind={kind}&seed=1")
    story = stage.page.locator(".story")
    down = story.get_by_text("face down")
    expect(down).not_to_have_count(0)
    story.get_by_role("button", name="Look at the tricks").click()
    expect(down).to_have_count(0)
