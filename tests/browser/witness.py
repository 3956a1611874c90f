"""What a page asked for, heard, said and complained of."""

import re

from playwright.sync_api import (
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
)

# Voilà's front end is older than the packages it is given; nothing comes of it.
HARMLESS = re.compile(
    r"Unsatisfied version \S+ from _JUPYTERLAB\.CORE_OUTPUT of shared singleton module "
    r"@jupyterlab/\w+ \(required \S+\)"
    r"|No satisfying version \(\S+\) of shared module @jupyterlab/\w+ found in shared "
    r"scope default\.\nAvailable versions: \S+ from _JUPYTERLAB\.CORE_OUTPUT"
)
READ_BY_PAGES = ("document", "fetch", "xhr")


class Witness:
    """Listens at one page from its beginning.

    Attributes:
        asked: the addresses asked for, websockets too.
        heard: what came by websocket.
        said: what was sent by websocket.
        complaints: errors and warnings of the console, and uncaught exceptions.
    """

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        self.heard: list[str] = []
        self.said: list[str] = []
        self.complaints: list[str] = []
        self._responses: list[Response] = []
        page.on("request", self._on_request)
        page.on("response", self._on_response)
        page.on("websocket", self._on_websocket)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def asked_elsewhere(self, site: str) -> list[str]:
        """The addresses asked for that are not on this site."""
        here = (site, site.replace("http:", "ws:"), "data:", f"blob:{site}")
        return [address for address in self.asked if not address.startswith(here)]

    def everything_heard(self) -> str:
        """All that came from the server, but scripts, styles and pictures."""
        return "\n".join([*(r.text() for r in self._responses), *self.heard])

    def _on_request(self, request: Request) -> None:
        self.asked.append(request.url)

    def _on_response(self, response: Response) -> None:
        if response.request.resource_type == "document":
            self._responses.clear()  # the browser forgets those of the page before
        if response.request.resource_type in READ_BY_PAGES:
            self._responses.append(response)

    def _on_websocket(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(_text(frame)))
        socket.on("framesent", lambda frame: self.said.append(_text(frame)))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not HARMLESS.fullmatch(
            message.text
        ):
            self.complaints.append(message.text)


def _text(frame: bytes | str) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
