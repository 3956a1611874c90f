"""Every kind is solved once on the page in each language."""

import pytest
from playwright.sync_api import expect

from browser.conftest import OpenStage
from browser.stage import Stage
from tartli_core.app.kinds import REGISTRY
from tartli_core.text.catalogues import available_languages
from tartli_core.trainer.puzzle import Form

pytestmark = pytest.mark.browser

PHONE_PX = 360


@pytest.mark.parametrize("kind", REGISTRY)
def test_every_kind_is_solved_in_every_language(stages: OpenStage, kind: str) -> None:
    """By mouse on a wide screen, and on a phone nothing is wider than it."""
    for lang in available_languages():
        stage = stages()
        stage.open(f"kind={kind}&seed=1&lang={lang}")
        stage.answer(stage.puzzle.answers[0])
        for sentence in stage.explained:
            expect(stage.page.locator(".explanation")).to_contain_text(sentence)
        assert stage.host.count["solved"] == 1
        expect_no_gap(stage)
        stage.page.set_viewport_size({"width": PHONE_PX, "height": 740})
        assert stage.width() <= PHONE_PX


def expect_no_gap(stage: Stage) -> None:
    """No place for a value was left open."""
    text = stage.page.locator(".tartli").inner_text()
    assert "{" not in text
    assert "undefined" not in text


@pytest.mark.parametrize("kind", REGISTRY)
def test_a_wrong_answer_tells_nothing_and_can_be_bettered(
    stage: Stage, kind: str
) -> None:
    stage.open(f"kind={kind}&seed=2")
    if stage.puzzle.form is not Form.ORDER:
        stage.answer(stage.wrong)
        expect(stage.page.locator(".foot .verdict.wrong")).to_be_visible()
        expect(stage.page.locator(".explanation")).to_have_count(0)
        stage.primary.click()
        if stage.puzzle.form in (Form.SET, Form.WORDS):
            stage.choose(stage.wrong)
    stage.answer(stage.puzzle.answers[0])
    expect(stage.page.locator(".explanation")).to_be_visible()
