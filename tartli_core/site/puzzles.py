"""The puzzle site: Voilà with one notebook, our template and our settings."""

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPServerRequest
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError
from voila.app import Voila

from tartli_core.site.address import Address
from tartli_core.site.kernels import OwnPythonOnly
from tartli_core.site.page import page_parts
from tartli_core.site.starting import PACKAGE, SHARE, announce
from tartli_core.text.language import ENGLISH, Language


def run(
    notebook: Path,
    listener: socket.socket,
    *,
    open_browser: bool,
    language: Language = ENGLISH,
) -> None:
    """Serve the notebook at a listening socket until Ctrl-C or SIGTERM."""
    others = os.environ.get("JUPYTER_PATH")
    paths = [str(SHARE), *([others] if others else [])]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(paths)  # where the template is
    logging.getLogger("tornado").setLevel(logging.ERROR)  # not who asked for what
    site = PuzzleSite(
        notebook_path=str(notebook),
        config_file_paths=[str(PACKAGE)],  # no settings of the user's own Voilà
        log_level=logging.ERROR,
    )
    site.listener = listener
    site.open_browser = open_browser
    site.language = language
    site.initialize([])
    site.start()


class GuardedApplication(Application):
    """Answers a request, page or websocket, only if the address lets it."""

    def __init__(self, address: Address, **settings: Any) -> None:
        super().__init__(**settings)
        self.address = address

    def find_handler(self, request: HTTPServerRequest, **kwargs: Any) -> Any:
        """The handler for a request, or the one that refuses it."""
        reason = self.address.refusal(request.method or "", request.headers)
        if reason is not None:
            return self.get_handler_delegate(request, Refusal, {"reason": reason})
        return super().find_handler(request, **kwargs)


class Refusal(RequestHandler):
    """Answers 403 to everything."""

    def initialize(self, reason: str) -> None:
        """Take the reason why."""
        self.reason = reason

    def prepare(self) -> None:
        """Refuse whatever the method is."""
        raise HTTPError(403, self.reason)


def report_failure(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Report what nobody caught, but not that a page was left while it was told."""
    if not isinstance(context.get("exception"), WebSocketClosedError):
        loop.default_exception_handler(context)


class PuzzleSite(Voila):  # type: ignore[misc]  # Voilà has no types
    """Voilà at one socket, quiet, behind the address rule."""

    listener: socket.socket
    language: Language = ENGLISH

    def load_config_file(self, filename: str, path: Any = None) -> None:
        """Read our settings and add those that are not fixed."""
        super().load_config_file(filename, path)
        parts = page_parts(self.language)
        self.config.VoilaConfiguration.resources = {"tartli": parts}
        self.config.VoilaConfiguration.kernel_spec_manager_class = OwnPythonOnly
        self.config.VoilaExporter.language_code = parts["lang"]
        if os.name == "posix":  # sockets in a private folder, not open ports
            self.config.KernelManager.transport = "ipc"
        else:
            self.config.MappingKernelManager.transport_encryption = "auto"

    def start(self) -> None:
        """Answer at the socket until a signal, then end the kernels."""
        self.ioloop = IOLoop.current()
        signal.signal(signal.SIGINT, self._handle_signal_stop)
        if sys.platform == "win32":  # there only a busy loop notices Ctrl-C
            PeriodicCallback(lambda: None, 500).start()
        # a socket's path must be short, which a Mac's own temporary folder is not
        short = "/tmp" if os.access("/tmp", os.W_OK) else None
        with tempfile.TemporaryDirectory(
            prefix="tartli-", dir=short, ignore_cleanup_errors=True
        ) as self.connection_dir:
            self._answer(Address(self.listener.getsockname()[1]))

    def _answer(self, address: Address) -> None:
        self.app = GuardedApplication(
            address, **self.init_settings(), **self.tornado_settings
        )
        self.app.add_handlers(".*$", self.init_handlers())
        server = HTTPServer(self.app)
        server.add_socket(self.listener)
        line = self.language.gettext("Tartli puzzles: {url} (Ctrl-C stops it)")
        browser = self.open_browser
        self.ioloop.add_callback(
            lambda: asyncio.get_running_loop().set_exception_handler(report_failure)
        )
        self.ioloop.add_callback(
            lambda: announce(line, address.url, open_browser=browser)
        )
        self.ioloop.start()
        for number in (signal.SIGINT, signal.SIGTERM):  # once is enough
            signal.signal(number, signal.SIG_IGN)
        server.stop()
        self.ioloop.run_sync(lambda: self.kernel_manager.shutdown_all(now=True))
