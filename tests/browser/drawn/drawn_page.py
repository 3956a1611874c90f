"""A page drawn without a server, in the words of a visitor."""

from typing import Self
from urllib.parse import urlsplit

from browser.puzzle_page import PuzzlePage
from browser.stage import SITE, Stage


class DrawnPage(PuzzlePage):
    """One visitor's page; every address is opened by the stage."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.page, SITE)
        self.stage = stage

    def open(self, query: str = "") -> Self:
        """Draw the page of an address."""
        self.stage.open(query)
        return self

    def reload(self) -> Self:
        """Draw the page of the address anew; what the browser keeps is kept."""
        return self.open(urlsplit(self.page.url).query)

    def sent(self, action: str) -> int:
        """How often the page asked for something."""
        return self.stage.asked.count(action)
