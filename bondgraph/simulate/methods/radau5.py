"""Radau IIA in native code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bondgraph.program.native import Library
from bondgraph.simulate.methods.native_method import NativeMethod, NativeSystem


class Radau(NativeMethod):
    """Radau IIA of order 5 with the exact Jacobian, and the control of the error of `methods.implicit.Radau`.

    Args:
        system, t0, y0, t_bound: as of `NativeMethod`.
        jac: the Jacobian in Python, as a function of time and states.
        limits: the other arguments of `NativeMethod`.
    """

    method = "radau5"

    def __init__(
        self,
        system: Any,
        t0: float,
        y0: Any,
        t_bound: float,
        jac: Callable[[float, Any], Any] | None = None,
        **limits: Any,
    ) -> None:
        self.jac = jac
        super().__init__(system, t0, y0, t_bound, **limits)

    def _jacobian(self, system: NativeSystem) -> Library | None:
        return system.jacobian()

    def _can_start(self, system: NativeSystem) -> bool:
        return self.jacobian is not None

    def _in_python(self, **limits: Any) -> Any:
        from bondgraph.simulate.methods import implicit

        return implicit.Radau(self.system, self.t, self.y, self.t_bound, jac=self.jac, **limits)
