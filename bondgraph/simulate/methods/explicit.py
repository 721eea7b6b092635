"""Explicit methods of Runge and Kutta in native code."""

from __future__ import annotations

from typing import Any

from bondgraph.simulate.methods.native_method import NativeMethod


class Explicit(NativeMethod):
    """A method by its coefficients, with control of the error as SciPy's of the same name has it.

    `DOP853` controls its error within its steps, too.
    """

    def _in_python(self, **limits: Any) -> Any:
        import scipy.integrate

        return getattr(scipy.integrate, type(self).__name__)(self.system, self.t, self.y, self.t_bound, **limits)


class DOP853(Explicit):
    """The method of Dormand and Prince of order 8."""

    method = "dop853"

    def _in_python(self, **limits: Any) -> Any:
        from bondgraph.simulate.methods import dop853_in_python

        return dop853_in_python.DOP853(self.system, self.t, self.y, self.t_bound, **limits)


class RK45(Explicit):
    """The method of Dormand and Prince of order 5."""

    method = "rk45"


class RK23(Explicit):
    """The method of Bogacki and Shampine of order 3."""

    method = "rk23"
