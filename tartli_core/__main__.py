"""Run the command line as ``tartli`` or ``python -m tartli_core``."""

import sys

from tartli_core.cli import main

if __name__ == "__main__":
    sys.exit(main())
