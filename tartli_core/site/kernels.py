"""Kernels of the Python that runs the site, whatever else is installed."""

from typing import Any

from jupyter_client.kernelspec import KernelSpecManager


class OwnPythonOnly(KernelSpecManager):
    """Knows one kernel: `python3`, run by `sys.executable`.

    A user may have another kernel called `python3`, from a Python that does not
    have this package.
    """

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.kernel_dirs = []
