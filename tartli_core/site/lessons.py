"""The lessons: JupyterLab on their folder, quiet, with a token of its own."""

import logging
import os
import secrets
import signal
import socket
from pathlib import Path
from typing import Any

from jupyter_server.serverapp import ServerApp
from jupyterlab.labapp import LabApp

from tartli_core.site.starting import SHARE, announce
from tartli_core.text.language import ENGLISH, Language


def run(
    lessons: Path,
    listener: socket.socket,
    *,
    open_browser: bool,
    language: Language = ENGLISH,
) -> None:
    """Serve the folder at the port of a socket until Ctrl-C or SIGTERM."""
    port = listener.getsockname()[1]
    # no question about news over the first lesson
    others = os.environ.get("JUPYTER_CONFIG_PATH")
    paths = [str(SHARE / "config"), *([others] if others else [])]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(paths)
    listener.close()  # it was free; JupyterLab opens it itself
    logging.getLogger("tornado").setLevel(logging.ERROR)
    token = secrets.token_hex(24)
    options = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.root_dir": lessons,
        "ServerApp.open_browser": False,
        "ServerApp.allow_root": os.name == "posix" and os.geteuid() == 0,
        "ServerApp.kernel_spec_manager_class": "tartli_core.site.kernels.OwnPythonOnly",
        # the first prints warnings, and neither is of use for the lessons
        "ServerApp.jpserver_extensions": {"voila": False, "notebook_shim": False},
        # kernels listen at ports that others on this machine can read
        "MappingKernelManager.transport_encryption": "auto",
        "IdentityProvider.token": token,
        "Application.log_level": logging.ERROR,
    }
    server: ServerApp = LabApp.initialize_server(
        argv=[f"--{name}={value}" for name, value in options.items()]
    )
    first = min(path.name for path in lessons.glob("*.ipynb"))
    url = f"http://127.0.0.1:{port}/lab/tree/{first}?token={token}"

    def stop(*_: Any) -> None:
        server.stop(from_signal=True)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)  # JupyterLab would ask first, and tell
    line = language.gettext("Tartli lessons: {url} (Ctrl-C stops it)")
    server.io_loop.add_callback(lambda: announce(line, url, open_browser=open_browser))
    server.start()
