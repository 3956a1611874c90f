"""What both servers need before they start: the extras, the folders, a port."""

import importlib.util
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from tartli_core.errors import TartliError

PACKAGE = Path(__file__).parent
SHARE = PACKAGE / "share" / "jupyter"


class StartError(TartliError):
    """The site cannot start here; the message says in one line what to do."""


def need_extras(*modules: str) -> None:
    """Check that the packages of the extra `site` are here.

    Raises:
        StartError: one is not.
    """
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    if missing:
        raise StartError(
            "{names} not found; to install: pip install 'tartli[site]'",
            names=", ".join(missing),
        )


def folder(name: str) -> Path:
    """The folder of notebooks: inside the package in a wheel, else beside it.

    Raises:
        StartError: there are none.
    """
    checkout = PACKAGE.parent.parent / name
    for place in (PACKAGE / name, checkout):
        if any(place.glob("*.ipynb")):
            return place
    raise StartError(
        "no notebooks in {folder}; tartli is not completely installed", folder=checkout
    )


def listen(port: int) -> socket.socket:
    """A socket listening at the port, for this machine only; 0 takes a free port.

    Raises:
        StartError: the port is taken, not permitted or no port number.
    """
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name == "posix":  # elsewhere it would let two servers share the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
        listener.listen(128)
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or "not a port number"
        raise StartError(
            "port {port} cannot be used ({reason}): choose another with --port, "
            "or any free one with --port 0",
            port=port,
            reason=reason.lower(),
        ) from error
    listener.setblocking(False)
    return listener


def announce(line: str, url: str, *, open_browser: bool) -> None:
    """Say on one line where the site is, then open it."""
    sys.stdout.write(line.format(url=url) + "\n")
    sys.stdout.flush()
    if open_browser:  # some browsers keep the caller waiting
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
