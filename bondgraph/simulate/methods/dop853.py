"""DOP853 in native code."""

from __future__ import annotations

from typing import Any

from bondgraph.simulate.methods.native_method import NativeMethod


class DOP853(NativeMethod):
    """The method of Dormand and Prince of order 8, with control of the error as in `scipy.integrate.DOP853`."""

    method = "dop853"

    def _in_python(self, **limits: Any) -> Any:
        from scipy.integrate import DOP853

        return DOP853(self.system, self.t, self.y, self.t_bound, **limits)
