"""Every kind is solved once on the page in each language."""

import pytest
from playwright.sync_api import expect

from browser.drawn.test_phone import TOO_LOW
from browser.stage import Stage
from tartli_core.app.kinds import REGISTRY
from tartli_core.text.catalogues import available_languages
from tartli_core.trainer.puzzle import Form

pytestmark = pytest.mark.browser

PHONE_PX = 360
SAME_INK = """() => {
  const ink = (name) => getComputedStyle(document.querySelector(name)).color;
  return ink("h1") === ink(".explanation") && ink("h1") === ink(".values li");
}"""


@pytest.mark.parametrize("kind", REGISTRY)
@pytest.mark.parametrize("lang", available_languages())
def test_every_kind_is_solved_in_every_language(
    stage: Stage, kind: str, lang: str
) -> None:
    stage.open(f"kind={kind}&seed=1&lang={lang}")
    if lang == "en" and stage.puzzle.form is not Form.ORDER:
        answer_wrongly(stage)
    stage.answer(stage.puzzle.answers[0])
    for sentence in stage.explained:
        expect(stage.page.locator(".explanation")).to_contain_text(sentence)
    assert stage.host.count["solved"] == 1
    assert stage.page.evaluate(SAME_INK)
    text = stage.page.locator(".tartli").inner_text()
    assert not {"{", "undefined", "NaN"} & set(text.split())
    stage.page.set_viewport_size({"width": PHONE_PX, "height": 740})
    assert stage.width() <= PHONE_PX
    assert stage.page.evaluate(TOO_LOW) == []


def answer_wrongly(stage: Stage) -> None:
    """A wrong answer tells nothing, and one tries again."""
    stage.answer(stage.wrong)
    expect(stage.page.locator(".foot .verdict.wrong")).to_be_visible()
    expect(stage.page.locator(".explanation")).to_have_count(0)
    stage.primary.click()
    if stage.puzzle.form in (Form.SET, Form.WORDS):
        stage.choose(stage.wrong)  # takes it back
