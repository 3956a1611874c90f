"""The puzzle page in the words of a visitor: what one sees and what one does."""

import json
import re
from collections.abc import Collection
from functools import cache
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from browser.witness import Witness
from tartli_core.app.kinds import REGISTRY
from tartli_core.app.query import Query
from tartli_core.app.supply import SUPPLY
from tartli_core.tartli.kinds.renaming import renamed, renamed_telling, renaming
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Answer, Puzzle, Telling

TO_START = 45_000  # ms; a kernel starts and five megabytes of scripts are read
DIGITS = 9
PHRASES = Phrases()
FIELDS_THAT_TELL = (
    '"right": true',
    '"why":',
    '"value":',
    '"value_text":',
    '"answers":',
    '"explanation": [',
)


@cache
def puzzle_of(kind: str, seed: int, rules: str) -> Puzzle:
    """The puzzle, made once."""
    return SUPPLY.named(kind, rules, seed)


class PuzzlePage:
    """One visitor's page.

    Attributes:
        page: Playwright's own page.
        witness: what the page asked for, heard and complained of.
        question: what is asked, in short.
        asked: what is asked, with all that belongs to it.
        options: the buttons to answer with, in order.
        nothing: the button for the answer "none".
        chosen: buttons pressed.
        check: judges the answer.
        next: goes on to the next puzzle.
        hint: tells a little.
        skip: leaves this puzzle.
        show: tells the answer.
        hints: the hints told.
        verdict: where it says whether the answer is right.
        explanation: where the answer is explained.
        values: the options with their values, once explained.
        hand: the cards held.
        count: how many puzzles were solved.
        notice: what was wrong with the address.
        alert: something went wrong.
    """

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.witness = Witness(page)
        self.whole = page.get_by_role("region", name="Tartli")
        self.question = page.get_by_role("heading", level=1)
        choices = page.get_by_role("group", name=re.compile("^Choose "))
        self.options = choices.get_by_role("button")
        self.nothing = choices.get_by_role("button", name="None of them")
        self.chosen = page.get_by_role("button", pressed=True)
        self.check = page.get_by_role("button", name="Check")
        self.next = page.get_by_role("button", name="Next")
        self.hint = page.get_by_role("button", name=re.compile("^Hint"))
        self.skip = page.get_by_role("button", name="Skip")
        self.show = page.get_by_role("button", name="Show")
        self.hints = page.get_by_role("list", name="Hints").get_by_role("listitem")
        self.verdict = page.get_by_role("region", name="Verdict")
        self.explanation = page.get_by_role("region", name="Explanation")
        self.values = self.explanation.get_by_role("listitem")
        self.hand = page.get_by_role("group", name="Your hand").get_by_role("button")
        self.count = page.get_by_title("Solved and seen in this session")
        self.asked = page.get_by_role("region", name="Question")
        self.notice = self.asked.get_by_role("status")
        self.alert = page.get_by_role("alert")

    # --- coming and going

    def open(self, query: str = "") -> Self:
        """Go to an address of the site and wait for its puzzle."""
        self.page.goto(self.site + query, wait_until="commit")
        return self.wait()

    def open_puzzle(self, kind: str, seed: int, rules: str = "hungarian") -> Self:
        """Open this very puzzle."""
        return self.open(str(Query(kind=kind, seed=seed, rules=rules)))

    def reload(self) -> Self:
        """Reload, and wait for the puzzle."""
        self.page.reload(wait_until="commit")
        return self.wait()

    def wait(self) -> Self:
        """Wait for a puzzle."""
        expect(self.question).to_be_visible(timeout=TO_START)
        return self

    def leave(self) -> None:
        """Close the tab."""
        self.page.close(run_before_unload=False)

    @property
    def kernel(self) -> str:
        """The name of the kernel behind the page."""
        config = self.page.locator("#jupyter-config-data").text_content()
        assert config
        return str(json.loads(config)["kernelId"])

    # --- the puzzle

    @property
    def query(self) -> Query:
        """What the address bar says."""
        return Query.parse(urlsplit(self.page.url).query)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that the address bar names, made anew."""
        made, suits = self.made, self.query.suits
        return renamed(made, renaming(suits)) if suits else made

    @property
    def made(self) -> Puzzle:
        """The same before its suits are renamed."""
        query = self.query
        assert query.kind is not None
        assert query.seed is not None
        return puzzle_of(query.kind, query.seed, query.rules)

    @property
    def words(self) -> Telling:
        """What is said about the puzzle."""
        told, suits = REGISTRY[self.made.kind].tell(self.made), self.query.suits
        return renamed_telling(told, renaming(suits)) if suits else told

    def wait_for_seed(self, seed: int) -> None:
        """Wait until the address bar names this puzzle, and it can be seen."""
        expect(self.page).to_have_url(re.compile(rf"[?&]seed={seed}(&|$)"))
        for sentence in PHRASES.sentences(self.words.question):
            expect(self.asked).to_contain_text(sentence)

    @property
    def right(self) -> Answer:
        """A right answer."""
        return self.puzzle.answers[0]

    @property
    def wrong(self) -> Answer:
        """A wrong answer: one option that is not all of a right one."""
        answers = ((option.answer,) for option in self.puzzle.options)
        return next(answer for answer in answers if not self.puzzle.is_right(answer))

    def said_of(self, answer: Answer) -> str:
        """The first sentence about an answer."""
        puzzle = self.puzzle
        says = REGISTRY[puzzle.kind].assess(puzzle, self.words, answer).says
        return PHRASES.sentence(says[0])

    @property
    def explained(self) -> list[str]:
        """The sentences of the explanation."""
        return PHRASES.sentences(self.words.explanation)

    def place(self, choice: str) -> int:
        """Where an option stands, from 0."""
        return [option.answer for option in self.puzzle.options].index(choice)

    def option(self, choice: str) -> Locator:
        """The button of an option."""
        return self.options.nth(self.place(choice))

    def hand_names(self) -> list[str | None]:
        """The names of the cards held."""
        return [card.get_attribute("aria-label") for card in self.hand.all()]

    # --- answering

    def choose(self, answer: Collection[str]) -> None:
        """Choose the options of an answer by mouse."""
        for choice in answer:
            self.option(choice).click()
        if not answer:
            self.nothing.click()

    def answer(self, answer: Answer) -> None:
        """Choose and check by mouse."""
        self.choose(answer)
        self.check.click()

    def solve(self) -> None:
        """Answer rightly and wait for the explanation."""
        self.answer(self.right)
        self.expect_solved()

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def digit(self, choice: str) -> str:
        """The key that chooses an option."""
        place = self.place(choice)
        return f"{place + 1}" if place < DIGITS else f"Shift+{place + 1 - DIGITS}"

    def walk_to(self, choice: str) -> None:
        """Go from where the focus is to an option by the arrow key."""
        option = self.option(choice)
        for _ in range(len(self.puzzle.options) + 1):
            self.press("ArrowDown")
            if option.evaluate("(button) => button === document.activeElement"):
                return
        raise AssertionError(f"the arrows do not reach {choice!r}")

    def look(self, **choices: str) -> None:
        """Choose in the menu of appearances: `pack="French-suited"`."""
        self.page.get_by_role("button", name="Appearance").click()
        for row, choice in choices.items():
            self.look_button(row, choice).click()
            expect(self.look_button(row, choice)).to_have_attribute(
                "aria-pressed", "true"
            )
        self.press("Escape")

    def look_button(self, row: str, choice: str) -> Locator:
        """A button in the menu of appearances."""
        name = row.replace("_", " ").capitalize()
        group = self.page.get_by_role("group", name=name, exact=True)
        return group.get_by_role("button", name=choice, exact=True)

    # --- what must be seen

    def expect_solved(self) -> None:
        """The answer is explained, and one may go on."""
        self.expect_explained()
        expect(self.next).to_be_visible()

    def expect_explained(self) -> None:
        """The answer is explained."""
        expect(self.explanation).to_be_visible()
        for sentence in self.explained:
            expect(self.explanation).to_contain_text(sentence)

    def expect_nothing_revealed(self) -> None:
        """Neither the page nor what the server sent tells the answer."""
        expect(self.explanation).to_have_count(0)
        assert self.revealed() == []

    def revealed(self) -> list[str]:
        """What of the answer is in the page, or was sent to it."""
        kept = self.page.evaluate(
            "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"
        )
        text = "\n".join(
            [
                self.page.content(),
                self.page.locator("body").inner_text(),
                self.witness.everything_heard(),
                kept,
            ]
        )
        return [telling for telling in self.telling() if telling in text]

    def telling(self) -> list[str]:
        """What would tell the answer: sentences, and the names of fields."""
        words = self.words
        why = [say for says in words.whys.values() for say in says]
        hints = [say for hint in words.hints for say in hint]
        says = PHRASES.sentences([*words.explanation, *why, *hints])
        return [*dict.fromkeys(says), *FIELDS_THAT_TELL]

    def sent(self, action: str) -> int:
        """How often the page asked for something."""
        pattern = re.compile(rf'"do": ?"{action}"')
        return sum(len(pattern.findall(frame)) for frame in self.witness.said)

    def measure(self, script: str) -> Any:
        """What a script says of the page."""
        return self.page.evaluate(script)
