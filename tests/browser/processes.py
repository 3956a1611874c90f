"""What runs on this machine."""

import subprocess
from pathlib import Path


def processes_with(text: str) -> list[int]:
    """The numbers of the processes whose command line holds a text."""
    proc = Path("/proc")
    if not proc.is_dir():  # a Mac
        command = ["ps", "-A", "-o", "pid=,command="]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        lines = told.stdout.splitlines()
        return [int(line.split()[0]) for line in lines if text in line]
    return [int(p.name) for p in proc.glob("[0-9]*") if text in _command_line(p)]


def _command_line(process: Path) -> str:
    try:
        return (process / "cmdline").read_text("utf-8", "replace")
    except OSError:  # it has ended meanwhile
        return ""
