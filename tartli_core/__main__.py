"""Run the command line as ``tartli`` or ``python -m tartli_core``."""

import sys


def main() -> int:
    """Run one command; Ctrl-C ends it quietly from the first import on."""
    try:
        from tartli_core.cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
