"""The puzzle page without a server: the real host and script, and a browser.

A page needs no kernel to be drawn: what would go through one is passed on by hand. So
a puzzle is on the screen in a blink, and every kind can be looked at in every language.
"""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page

from tartli_core.app.host import PuzzleHost
from tartli_core.app.page import SILENT
from tartli_core.text.catalogues import load_language
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Answer, Form, Puzzle
from tartli_core.widgets.trainer import TRAITS, TrainerWidget

SITE = "http://stage.test/"

HTML = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Tartli</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>body { margin: 0 }</style><style id="look"></style></head>
<body><div id="here"></div></body></html>"""

MODEL = """([script, look, traits]) => {
  document.getElementById("look").textContent = look;
  const heard = new Map();
  const fire = (name, value) => (heard.get(name) || []).forEach((hear) => hear(value));
  const model = {
    get: (name) => traits[name],
    on: (name, hear) => heard.set(name, [...(heard.get(name) || []), hear]),
    off: (name, hear) =>
      heard.set(name, (heard.get(name) || []).filter((other) => other !== hear)),
    send: async (message) => {
      const { changed, said } = await window.tellPython(message);
      Object.assign(traits, changed);
      for (const name of Object.keys(changed)) fire(`change:${name}`);
      said.forEach((answer) => fire("msg:custom", answer));
    },
  };
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return import(address).then((module) => {
    const widget = module.default();
    widget.initialize({ model });
    widget.render({ model, el: document.getElementById("here") });
  });
}"""


class Stage:
    """One visitor's page, drawn from a host in this very process.

    Attributes:
        page: Playwright's own page.
        host: who knows the puzzles.
        complaints: what the browser complained of.
        asked: what the page asked for, in order.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.asked: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._on_console)
        page.route("**/*", lambda route: route.fulfill(body=HTML))
        page.expose_function("tellPython", self._tell)
        self._shown: dict[str, Any] = {}

    def open(self, query: str = "") -> PuzzleHost:
        """Draw the page of an address."""
        self.host = PuzzleHost.from_query(query.removeprefix("?"))
        self._widget = TrainerWidget(self.host)
        self._said: list[Mapping[str, object]] = []
        self._widget.send = self._said.append
        self._shown = {}
        self.page.goto(f"{SITE}?{query.removeprefix('?')}")
        script, look = TrainerWidget._esm, TrainerWidget._css
        self.page.evaluate(MODEL, [str(script), str(look), self._changed()])
        self.page.wait_for_selector("h1")
        return self.host

    # --- the puzzle

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the page."""
        return self.host._session.puzzle

    @property
    def phrases(self) -> Phrases:
        """Everything said in the language of the page."""
        return Phrases(load_language(self.host.language["tag"]))

    @property
    def explained(self) -> list[str]:
        """The sentences of the explanation."""
        return self.phrases.sentences(self.host._session.telling.explanation)

    @property
    def wrong(self) -> Answer:
        """A wrong answer that can be given."""
        answers = [(option.answer,) for option in self.puzzle.options]
        return next(answer for answer in answers if not self.puzzle.is_right(answer))

    @property
    def primary(self) -> Locator:
        """Check, Try again or Next."""
        return self.page.locator(".primary").last

    def choose(self, answer: Answer) -> None:
        """Choose or write an answer by mouse."""
        form = self.puzzle.form
        if form is Form.NUMBER:
            self.page.locator(".number-field").fill(answer[0])
        elif form is Form.WORDS:
            self._say(answer[0])
        elif answer:
            for name in answer:
                self.page.locator(
                    f'.option[data-item="{name}"], .in-hand[data-item="{name}"]'
                ).last.click()
        else:
            self.page.locator('.option[data-item="nothing"]').click()

    def _say(self, utterance: str) -> None:
        said: list[str] = []
        for word in utterance.split(" / "):
            copy = said.count(word)
            name = word if word == SILENT or not copy else f"{word} {copy}"
            self.page.locator(f'.word[data-item="{name}"]').click()
            said.append(word)

    def answer(self, answer: Answer) -> None:
        """Choose an answer and check it."""
        self.choose(answer)
        self.primary.click()

    def width(self) -> int:
        """How wide the page has become, in pixels."""
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    # --- behind the page

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _tell(self, message: Mapping[str, Any]) -> dict[str, Any]:
        self._said.clear()
        self.asked.append(message["do"])
        self._widget._handle_custom_msg(json.loads(json.dumps(message)), [])
        return {"changed": self._changed(), "said": list(self._said)}

    def _changed(self) -> dict[str, Any]:
        """The traits that are not as the page knows them."""
        now = {name: getattr(self._widget, name) for name in TRAITS}
        changed = {name: v for name, v in now.items() if self._shown.get(name) != v}
        self._shown = now
        return changed
