import asyncio
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tartli_core.cli import main
from tartli_core.site import starting
from tartli_core.site.address import Address
from tartli_core.site.page import page_parts
from tartli_core.site.starting import StartError, folder, listen, need_extras
from tartli_core.text.language import ENGLISH, Language

EVIL = "http://cards.example"


# --- who may ask


@pytest.mark.parametrize(
    ("method", "headers"),
    [
        ("GET", {"Host": "127.0.0.1:8866"}),
        ("GET", {"Host": "localhost:8866"}),
        ("GET", {"Host": "LOCALHOST:8866", "Origin": "http://localhost:8866"}),
        ("POST", {"Host": "127.0.0.1:8866", "Origin": "http://127.0.0.1:8866"}),
        ("POST", {"Host": "127.0.0.1:8866", "Referer": "http://127.0.0.1:8866/?a=b"}),
        (
            "GET",  # a link on a class's page
            {
                "Host": "127.0.0.1:8866",
                "Referer": f"{EVIL}/",
                "Sec-Fetch-Site": "cross-site",
                "Sec-Fetch-Mode": "navigate",
                "Sec-Fetch-Dest": "document",
            },
        ),
    ],
)
def test_the_site_answers_its_own_pages(method: str, headers: dict[str, str]) -> None:
    assert Address(8866).refusal(method, headers) is None


@pytest.mark.parametrize(
    ("method", "headers", "reason"),
    [
        ("GET", {}, "'' is not this machine"),
        ("GET", {"Host": "cards.example:8866"}, "'cards.example:8866' is not this"),
        ("GET", {"Host": "127.0.0.1"}, "'127.0.0.1' is not this machine"),
        ("GET", {"Host": "127.0.0.1:8866", "Origin": EVIL}, "is another site"),
        ("GET", {"Host": "127.0.0.1:8866", "Origin": "null"}, "is another site"),
        (
            "POST",
            {"Host": "127.0.0.1:8866", "Origin": "http://127.0.0.1:3000"},
            "is another site",
        ),
        (
            "POST",  # each is this machine, but they are two sites to a browser
            {"Host": "127.0.0.1:8866", "Origin": "http://localhost:8866"},
            "is another site",
        ),
        ("POST", {"Host": "127.0.0.1:8866"}, "'' is another site"),
        (
            "POST",
            {"Host": "127.0.0.1:8866", "Referer": "http://127.0.0.1:88661/"},
            "is another site",
        ),
        ("DELETE", {"Host": "127.0.0.1:8866"}, "'' is another site"),
        (
            "GET",
            {
                "Host": "127.0.0.1:8866",
                "Sec-Fetch-Site": "cross-site",
                "Sec-Fetch-Mode": "no-cors",
                "Sec-Fetch-Dest": "image",
            },
            "embedded by another site",
        ),
        (
            "GET",
            {
                "Host": "127.0.0.1:8866",
                "Sec-Fetch-Site": "same-site",
                "Sec-Fetch-Mode": "navigate",
                "Sec-Fetch-Dest": "iframe",
            },
            "embedded by another site",
        ),
    ],
)
def test_the_site_refuses_others(
    method: str, headers: dict[str, str], reason: str
) -> None:
    assert reason in (Address(8866).refusal(method, headers) or "")


# --- starting


def test_a_port_that_is_taken_is_named_with_the_way_out() -> None:
    with listen(0) as first:
        port = first.getsockname()[1]
        with pytest.raises(StartError, match=rf"^port {port} .*in use.* --port 0$"):
            listen(port)


def test_a_number_that_is_no_port_is_refused() -> None:
    with pytest.raises(StartError, match=r"port 70000 .*not a port number"):
        listen(70000)


def test_only_this_machine_can_connect() -> None:
    with listen(0) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"


def test_notebooks_in_the_package_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "tartli_core" / "site"
    monkeypatch.setattr(starting, "PACKAGE", package)
    with pytest.raises(StartError, match="not completely installed"):
        folder("puzzles")
    for place in (tmp_path / "puzzles", package / "puzzles"):
        place.mkdir(parents=True)
        (place / "tartli.ipynb").touch()
        assert folder("puzzles") == place


def test_missing_packages_are_named() -> None:
    with pytest.raises(StartError, match=r"^nothing_such not found.*tartli\[site\]"):
        need_extras("json", "nothing_such")


@pytest.mark.parametrize("name", ["serve", "lab"])
def test_without_the_extras_one_line_says_what_to_install(
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main([name, "--port", "0", "--no-browser"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "pip install 'tartli[site]'" in err


def test_the_command_line_starts_without_jupyter() -> None:
    code = "import sys, tartli_core.site; print(*sys.modules)"
    done = run(code)
    names = {name.partition(".")[0] for name in done.stdout.split()}
    assert not names & {"voila", "tornado", "jupyterlab", "traitlets", "ipykernel"}


def test_the_kernel_runs_in_this_python_whatever_else_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tartli_core.site.kernels import OwnPythonOnly

    other = tmp_path / "kernels" / "python3"
    other.mkdir(parents=True)
    spec = {"argv": ["/bin/false"], "display_name": "Other", "language": "python"}
    (other / "kernel.json").write_text(json.dumps(spec), "utf-8")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    assert OwnPythonOnly().get_kernel_spec("python3").argv[0] == sys.executable
    assert list(OwnPythonOnly().find_kernel_specs()) == ["python3"]


def test_the_direction_of_the_page_follows_the_language() -> None:
    persian = Language("fa", ENGLISH.catalogue)
    assert (page_parts()["lang"], page_parts()["dir"]) == ("en", "ltr")
    assert (page_parts(persian)["lang"], page_parts(persian)["dir"]) == ("fa", "rtl")


def test_a_page_left_while_it_is_told_something_is_no_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    from tornado.websocket import WebSocketClosedError

    from tartli_core.site.puzzles import report_failure

    loop = asyncio.new_event_loop()
    report_failure(loop, {"message": "left", "exception": WebSocketClosedError()})
    report_failure(loop, {"message": "broken", "exception": ZeroDivisionError()})
    loop.close()
    assert [record.getMessage() for record in caplog.records] == ["broken"]


# --- real servers


@dataclass
class Server:
    process: subprocess.Popen[str]
    url: str

    @property
    def port(self) -> int:
        return int(re.findall(r":(\d+)/", self.url)[0])

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self, path: str, method: str = "GET", **headers: str
    ) -> tuple[int, http.client.HTTPMessage, str]:
        """Ask as given, without following redirects or leaving out dots."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            names = {name.replace("_", "-"): text for name, text in headers.items()}
            connection.request(method, path, headers=names)
            answer = connection.getresponse()
            body = "" if answer.status == 101 else answer.read().decode()
            return answer.status, answer.headers, body
        finally:
            connection.close()

    def status(self, path: str, method: str = "GET", **headers: str) -> int:
        return self.ask(path, method, **headers)[0]

    def open_page(self) -> tuple[str, str]:
        """The page as HTML and its kernel."""
        status, _, html = self.ask("/?kind=split&seed=3")
        assert status == 200
        config = re.findall(
            r'<script id="jupyter-config-data".*?>(.*?)</script>', html, re.DOTALL
        )
        return html, json.loads(config[0])["kernelId"]

    def stop(self) -> tuple[int, str, str]:
        """Ctrl-C; exit code and what was printed after the address."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=15)
        return self.process.returncode, out, err


def command(name: str, port: int) -> list[str]:
    words = ["-m", "tartli_core", name, "--port", str(port), "--no-browser"]
    return [sys.executable, *words]


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )


@contextmanager
def started(name: str, folder: Path) -> Iterator[Server]:
    """A server started in a folder, where it has said that it is ready."""
    with subprocess.Popen(
        command(name, 0),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "http://127.0.0.1:" in line, process.communicate(timeout=5)
            yield Server(process, re.findall(r"http:\S+", line)[0])
        finally:
            if process.poll() is None:
                process.terminate()
                process.communicate(timeout=15)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if os.name != "posix":
        pytest.skip("the servers are ended by POSIX signals")
    with started("serve", tmp_path_factory.mktemp("elsewhere")) as running:
        yield running


@pytest.fixture(scope="module")
def page(server: Server) -> tuple[str, str]:
    return server.open_page()


def test_the_page_is_ours_and_says_its_language(page: tuple[str, str]) -> None:
    html, _ = page
    assert '<html class="tartli" lang="en" dir="ltr">' in html
    assert "Shuffling…" in html
    assert 'href="data:image/svg+xml' in html


def test_the_cover_comes_before_all_that_must_be_fetched(
    page: tuple[str, str],
) -> None:
    html, _ = page
    assert html.index("Shuffling…") < min(
        place for tag in ("<script src", "stylesheet") if (place := html.find(tag)) > 0
    )


def test_the_page_asks_no_other_host(page: tuple[str, str]) -> None:
    html, _ = page
    without_names = html.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert (
        re.findall(r"(?:https?|wss?):?//[^\s\"'<]+|[\"']//[^\"']+", without_names) == []
    )


def test_the_page_shows_neither_code_nor_the_answer_of_the_kernel_to_it(
    page: tuple[str, str],
) -> None:
    html, _ = page
    assert "puzzle_page" not in html


@pytest.mark.parametrize(
    "path",
    [
        "/tartli.ipynb",
        "/voila/files/tartli.ipynb",
        "/voila/files/../tartli_core/site/puzzles.py",
        "/voila/files/%2e%2e/pyproject.toml",
        "/voila/render/tartli.ipynb",
        "/voila/api/contents/",
        "/voila/tree/",
        "/api/contents/tartli.ipynb",
        "/files/tartli.ipynb",
    ],
)
def test_no_file_of_ours_is_served(server: Server, path: str) -> None:
    status, headers, body = server.ask(path)
    if status == 302:
        assert headers["Location"].startswith("/voila/files/")
        status, headers, body = server.ask(headers["Location"])
    assert status in (403, 404)
    assert "puzzle_page" not in body


def test_no_other_template_can_be_asked_for(server: Server) -> None:
    _, _, html = server.ask("/?template=classic&theme=dark")
    assert "Shuffling…" in html


def test_other_hosts_and_origins_are_refused(
    server: Server, page: tuple[str, str]
) -> None:
    _, kernel = page
    static = "/voila/static/voila.js"
    shutdown = f"/voila/api/shutdown/{kernel}"
    assert server.status(static) == 200
    assert server.status(static, Host=f"cards.example:{server.port}") == 403
    assert server.status(static, Origin=EVIL) == 403
    assert server.status("/", Origin=EVIL) == 403
    assert server.status("/no-such-page", Origin=EVIL) == 403
    for headers in ({}, {"Origin": EVIL}, {"Origin": "null"}, {"Referer": EVIL}):
        assert server.status(shutdown, "POST", **headers) == 403
    assert server.status(f"/api/kernels/{kernel}", "DELETE") == 403
    assert server.status(f"/api/kernels/{kernel}") == 200


def test_websockets_are_for_our_own_pages_only(
    server: Server, page: tuple[str, str]
) -> None:
    _, kernel = page
    handshake = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Key": "dGFydGxpIHRhcnRsaSB0YQ==",
        "Sec_WebSocket_Version": "13",
    }
    path = f"/api/kernels/{kernel}/channels"
    assert server.status(path, **handshake, Origin=EVIL) == 403
    rebound = f"cards.example:{server.port}"
    origin = f"http://{rebound}"
    assert server.status(path, **handshake, Host=rebound, Origin=origin) == 403
    assert server.status(path, **handshake, Origin=server.origin) == 101


def test_the_kernel_ends_with_its_page(server: Server) -> None:
    _, kernel = server.open_page()
    path = f"/api/kernels/{kernel}"
    assert server.status(path) == 200
    leaving = server.status(
        f"/voila/api/shutdown/{kernel}", "POST", Origin=server.origin
    )
    assert leaving == 204
    end = time.monotonic() + 2
    while server.status(path) != 404:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_second_site_at_the_same_port_says_so(server: Server) -> None:
    done = subprocess.run(
        command("serve", server.port), capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"tartli: port {server.port} cannot be used")
    assert done.stderr.count("\n") == 1


def test_ctrl_c_ends_the_site_quietly_with_its_kernels(
    server: Server, page: tuple[str, str]
) -> None:
    psutil = pytest.importorskip("psutil")
    kernels = psutil.Process(server.process.pid).children()
    assert kernels
    assert server.stop() == (0, "", "")
    assert not any(kernel.is_running() for kernel in kernels)


def test_the_lessons_open_only_with_the_token(tmp_path: Path) -> None:
    if os.name != "posix":
        pytest.skip("the servers are ended by POSIX signals")
    with started("lab", tmp_path) as lab:
        page, _, token = lab.url.partition("?token=")
        assert page == f"{lab.origin}/lab/tree/01_the_pack_and_its_orders.ipynb"
        assert lab.status("/api/contents") == 403
        status, _, body = lab.ask("/api/contents", Authorization=f"token {token}")
        assert status == 200
        names = {entry["name"] for entry in json.loads(body)["content"]}
        assert any(name.endswith(".ipynb") for name in names)
        assert lab.stop() == (0, "", "")
