"""CVODE of SUNDIALS, whose steps and rates are both in native code."""

from __future__ import annotations

import ctypes
import math
import weakref
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from bondgraph.program.native import Library
from bondgraph.simulate.methods import native_loop, sundials
from bondgraph.simulate.methods.native_loop import POINTER, functions
from bondgraph.simulate.methods.native_method import NativeMethod, NativeSystem

BDF = 2
"""What SUNDIALS calls its backward differences by."""
_INT, _NUMBER = ctypes.c_int, ctypes.c_double
NEEDED: dict[str, tuple[Any, ...]] = {
    "SUNContext_Create": (_INT, POINTER, POINTER),
    "SUNContext_ClearErrHandlers": (_INT, POINTER),
    "SUNContext_Free": (_INT, POINTER),
    "N_VNew_Serial": (POINTER, ctypes.c_int64, POINTER),
    "N_VGetArrayPointer": (POINTER, POINTER),
    "N_VDestroy": (None, POINTER),
    "SUNDenseMatrix": (POINTER, ctypes.c_int64, ctypes.c_int64, POINTER),
    "SUNDenseMatrix_Data": (POINTER, POINTER),
    "SUNMatDestroy": (None, POINTER),
    "SUNLinSol_Dense": (POINTER, POINTER, POINTER, POINTER),
    "SUNLinSolFree": (_INT, POINTER),
    "CVodeCreate": (POINTER, _INT, POINTER),
    "CVodeInit": (_INT, POINTER, POINTER, _NUMBER, POINTER),
    "CVodeSVtolerances": (_INT, POINTER, _NUMBER, POINTER),
    "CVodeSetUserData": (_INT, POINTER, POINTER),
    "CVodeSetLinearSolver": (_INT, POINTER, POINTER, POINTER),
    "CVodeSetJacFn": (_INT, POINTER, POINTER),
    "CVodeSetInitStep": (_INT, POINTER, _NUMBER),
    "CVodeSetMaxStep": (_INT, POINTER, _NUMBER),
    "CVodeSetStopTime": (_INT, POINTER, _NUMBER),
    "CVode": (_INT, POINTER, _NUMBER, POINTER, POINTER, _INT),
    "CVodeGetDky": (_INT, POINTER, _NUMBER, _INT, POINTER),
    "CVodeGetLastOrder": (_INT, POINTER, POINTER),
    "CVodeFree": (None, POINTER),
}
"""What is called of SUNDIALS: what each gives and takes. An index is an int of either size, in a register."""


class Cvode(NativeMethod):
    """CVODE around native rates; where that cannot be, `sundials.Cvode` goes on.

    Args:
        system, t0, y0, t_bound: as of `NativeMethod`.
        jac: the Jacobian in Python, as a function of time and states.
        limits: the other arguments of `NativeMethod`.

    Raises:
        MissingPackage: where scikit-sundae is not installed.
    """

    method = "cvode"
    is_movable = False

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
        self.is_moved = isinstance(system, NativeSystem) and system.projection is not None
        # It keeps earlier states: the caller meets the constraints, and makes it anew where it has gone too far.
        own = replace(system, projection=None) if self.is_moved else system
        super().__init__(own, t0, y0, t_bound, **limits)

    def _jacobian(self, system: NativeSystem) -> Library | None:
        return system.jacobian()

    def _can_start(self, system: NativeSystem) -> bool:
        return library() is not None

    def _solver(self, first_step: float) -> int:
        limits = {"rtol": self.rtol, "first": first_step, "end": self.t_bound}
        limits["longest"] = self.max_step if self.max_step < math.inf else 0.0
        self.memory_of_cvode = Memory(self.t, self.y, self.room.atols, self.jacobian is not None, **limits)
        return ctypes.addressof(self.memory_of_cvode.called)

    def _arrive(self, count: int) -> None:
        super()._arrive(count)
        self.arrival = None if self.is_moved else self.arrival

    def _in_python(self, **limits: Any) -> Any:
        return sundials.Cvode(self.system, self.t, self.y, self.t_bound, jac=self.jac, **limits)


class Memory:
    """CVODE's own memory, as the loop calls it.

    Args:
        time, states: where it begins.
        atol: the absolute tolerance of each state.
        is_exact: whether the loop has a Jacobian.
        rtol: the relative tolerance.
        longest, first: steps, zero for what it chooses itself.
        end: which it does not pass.

    Raises:
        MemoryError: where there is not enough of it.
        RuntimeError: where SUNDIALS refuses.
    """

    def __init__(
        self, time: float, states: Any, atol: Any, is_exact: bool, rtol: float, longest: float, first: float, end: float
    ) -> None:
        made, context, n = library(), POINTER(), len(states)
        assert made is not None
        self.called, held = native_loop.Cvode(), list[tuple[Any, int, bool]]()
        weakref.finalize(self, _freed, held)

        def kept(free: str, address: int | None, by_place: bool = False) -> int:
            if not address:
                raise MemoryError("there is no room for what CVODE remembers")
            held.append((made[free], address, by_place))
            return address

        _done(made["SUNContext_Create"](None, ctypes.byref(context)))
        kept("SUNContext_Free", context.value, True)
        made["SUNContext_ClearErrHandlers"](context)
        own, derivative, tolerances = (kept("N_VDestroy", made["N_VNew_Serial"](n, context)) for _ in range(3))
        for vector, numbers in ((own, states), (tolerances, atol)):
            _array(made["N_VGetArrayPointer"](vector), n)[:] = numbers
        memory = kept("CVodeFree", made["CVodeCreate"](BDF, context), True)
        loop = {name: ctypes.cast(functions()[f"cvode_{name}"], POINTER) for name in ("rates", "jacobian")}
        _done(made["CVodeInit"](memory, loop["rates"], time, own))
        _done(made["CVodeSVtolerances"](memory, rtol, tolerances))
        _done(made["CVodeSetUserData"](memory, ctypes.addressof(self.called)))
        matrix = kept("SUNMatDestroy", made["SUNDenseMatrix"](n, n, context))
        solver = kept("SUNLinSolFree", made["SUNLinSol_Dense"](own, matrix, context))
        _done(made["CVodeSetLinearSolver"](memory, solver, matrix))
        if is_exact:
            _done(made["CVodeSetJacFn"](memory, loop["jacobian"]))
        for name, value in {"InitStep": first, "MaxStep": longest, "StopTime": end}.items():
            _done(made[f"CVodeSet{name}"](memory, value))
        called = "CVode", "CVodeGetDky", "CVodeGetLastOrder", "N_VGetArrayPointer", "SUNDenseMatrix_Data"
        addresses = (ctypes.cast(made[name], POINTER).value for name in called)
        for name, address in zip(
            ("memory", "states", "derivative", "step", "derivatives", "order", "numbers", "entries"),
            (memory, own, derivative, *addresses),
            strict=True,
        ):
            setattr(self.called, name, address)


def _done(code: int) -> None:
    if code < 0:
        raise RuntimeError(f"SUNDIALS refuses with its code {code}")


def _array(address: int, n: int) -> Any:
    return np.ctypeslib.as_array((ctypes.c_double * n).from_address(address))


def _freed(held: list[tuple[Any, int, bool]]) -> None:
    """Give back what was asked for, the last first; some functions want the address of the address."""
    for free, address, by_place in reversed(held):
        free(ctypes.byref(POINTER(address)) if by_place else address)


@cache
def library() -> dict[str, Any] | None:
    """The functions of SUNDIALS that scikit-sundae is linked with; None where the system does not find them so.

    Raises:
        MissingPackage: where scikit-sundae is not installed.
    """
    sundials.package("the method 'CVODE' is that")
    import sksundae._cy_cvode

    try:
        own = ctypes.CDLL(sksundae._cy_cvode.__file__)
        found = {name: getattr(own, name) for name in NEEDED}
    except (OSError, AttributeError):
        return None
    for name, (result, *arguments) in NEEDED.items():
        found[name].restype, found[name].argtypes = result, arguments
    return found
