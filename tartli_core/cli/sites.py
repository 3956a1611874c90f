"""Commands that start a server on this machine: serve, lab."""

import argparse
from collections.abc import Callable
from contextlib import suppress

from tartli_core.cli.arguments import Commands, Gettext, whole_number
from tartli_core.text.phrases import Phrases


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the commands to the parser."""
    parser = commands.add_parser("serve")
    _add_server(parser, say, port=8866)
    parser.set_defaults(run=serve)

    parser = commands.add_parser("lab")
    _add_server(parser, say, port=8888)
    parser.set_defaults(run=lab)


def _add_server(parser: argparse.ArgumentParser, say: Gettext, port: int) -> None:
    parser.add_argument(
        "--port",
        type=whole_number(say),
        default=port,
        help=say("port on 127.0.0.1 (default {port}; 0 for any free one)").format(
            port=port
        ),
    )
    parser.add_argument(
        "--no-browser", action="store_true", help=say("do not open the browser")
    )


def serve(options: argparse.Namespace, reader: Phrases) -> int:
    """The puzzle site, until Ctrl-C."""
    from tartli_core import site

    return _run(site.serve, options, reader)


def lab(options: argparse.Namespace, reader: Phrases) -> int:
    """JupyterLab on the lessons, until Ctrl-C."""
    from tartli_core import site

    return _run(site.lab, options, reader)


def _run(
    start: Callable[..., None], options: argparse.Namespace, reader: Phrases
) -> int:
    """Start a server; Ctrl-C is how one ends it."""
    with suppress(KeyboardInterrupt):  # before it listens to signals itself
        start(
            options.port,
            open_browser=not options.no_browser,
            language=reader.language,
        )
    return 0
