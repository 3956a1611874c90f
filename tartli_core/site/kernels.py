"""Kernels of the Python that runs the site, whatever else is installed."""

from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager


class OwnPythonOnly(KernelSpecManager):
    """Knows one kernel: `python3`, run by `sys.executable`.

    A user may have another kernel called `python3`, from a Python that does not
    have this package.
    """

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.kernel_dirs = []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """The kernel, without a word on the terminal when its page is left early."""
        spec = super().get_kernel_spec(kernel_name)
        spec.argv.append("--log-level=CRITICAL")
        return spec
