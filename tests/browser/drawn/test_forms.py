"""The answer forms that are not a list of options, by keys and by touch."""

import pytest
from playwright.sync_api import expect

from browser.conftest import OpenStage
from browser.drawn.test_phone import PHONE
from browser.stage import Stage
from tartli_core.app.kinds import REGISTRY
from tartli_core.trainer.puzzle import Form

pytestmark = pytest.mark.browser


def test_a_card_is_lifted_at_the_first_press_and_played_at_the_second(
    stages: OpenStage,
) -> None:
    stage = stages(**PHONE)
    stage.open("kind=endgame&seed=1")
    assert stage.puzzle.form is Form.CARD
    (card,) = stage.puzzle.answers[0]
    place = stage.page.locator(f'.in-hand[data-item="{card}"]')
    place.tap()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(stage.page.locator(".explanation")).to_have_count(0)
    place.tap()
    expect(stage.page.locator(".explanation")).to_be_visible()
    assert stage.width() <= 360


def test_digits_lift_the_cards_of_the_hand_by_their_place(stage: Stage) -> None:
    stage.open("kind=endgame&seed=1")
    (card,) = stage.puzzle.answers[0]
    hand = stage.puzzle.position["hand"].split()
    stage.page.keyboard.press(str(hand.index(card) + 1))
    expect(stage.page.locator(".hand-line.chosen")).to_be_visible()
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator(".explanation")).to_be_visible()


def test_a_card_that_may_not_be_played_says_so(stage: Stage) -> None:
    puzzles = (REGISTRY.generate("endgame", seed, "hungarian") for seed in range(60))
    seed = next(
        puzzle.seed
        for puzzle in puzzles
        if len(puzzle.options) < len(puzzle.position["hand"].split())
    )
    stage.open(f"kind=endgame&seed={seed}")
    stage.page.locator(".in-hand.barred").first.click(force=True)
    expect(stage.page.locator(".reason")).to_contain_text("may not be played")
    expect(stage.page.locator(".hand-line.chosen")).to_have_count(0)


def test_words_make_an_utterance_and_silence_stands_alone(stage: Stage) -> None:
    stage.open("kind=hold-back&seed=1")
    assert stage.puzzle.form is Form.WORDS
    bubble = stage.page.locator(".utterance")
    stage.page.keyboard.press("1")
    expect(bubble.locator("q")).to_have_text(
        stage.page.locator(".word").first.locator("span").inner_text()
    )
    stage.page.keyboard.press("0")
    expect(bubble).to_contain_text("say nothing")
    expect(stage.page.locator(".word.chosen")).to_have_count(1)
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator(".verdict")).to_be_visible()
