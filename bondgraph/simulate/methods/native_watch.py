"""The stiffness of a motion, watched in native code along with its steps."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from bondgraph.program.native import Library
from bondgraph.simulate.methods import native_loop
from bondgraph.simulate.methods.native_loop import DOUBTFUL, FORGOTTEN, OTHER, UNJUDGED, address_of, functions
from bondgraph.simulate.methods.native_method import NativeMethod, NativeSystem, side_by_side
from bondgraph.simulate.methods.stiffness import DIFFERENCE, EVERY, NEAR, OF, SEEN, SURE

if TYPE_CHECKING:
    from bondgraph.simulate.methods.stiffness_switching import Switching


@cache
def _eigenvalues() -> int:
    """The address of LAPACK's dgeev, which SciPy tells."""
    from scipy.linalg import cython_lapack

    capsule = cython_lapack.__pyx_capi__["dgeev"]
    name, pointer = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return int(pointer(capsule, name(capsule)))


class NativeWatch:
    """What `Switching` does after each step, in native code; what that leaves open it does itself.

    Args:
        system: what is integrated, without memory and constraints.
        scale: a size for each state, where it is no larger itself.
        limits: the sizes of the states beyond which no steps are made ahead.
    """

    def __init__(self, system: NativeSystem, scale: Any, limits: Any) -> None:
        n = len(scale)
        self._system = system
        self._jacobian: Library | None = None
        lengths = n, n, n, n * n, functions()["watch_room"](n)
        arrays, addresses = side_by_side(*lengths)
        self._scale, self._limits, self._vector, self._matrix, _ = arrays
        self._scale[:], self._limits[:] = np.where(scale > 0, scale, 1.0), limits
        names = "scale", "limits", "vector", "matrix", "room"
        self.watch = native_loop.Watch(
            eigenvalues=_eigenvalues(), near=NEAR, difference=DIFFERENCE, every=EVERY, sure=SURE,
            **dict(zip(names, addresses, strict=True)),
        )  # fmt: skip
        self._address = ctypes.addressof(self.watch)

    def begin(self, made: Switching, solver: Any) -> None:
        """Go on from what is known in Python, with a method's steps; where they are made in Python, it judges them."""
        if not isinstance(solver, NativeMethod):
            return
        solver.watch = self if solver.scipy is None else None
        if solver.watch is None:
            return
        known, watch = made.watch, self.watch
        if self._jacobian is None and (known.is_cheap or known.is_stiff):
            found = self._system.jacobian()
            self._jacobian = None if found is None or found.remembers else found
            watch.jacobian = self._jacobian.address if self._jacobian else None
        window, late = OF * known.patience, known.late
        self._late = np.zeros(window)
        self._late[: len(late)] = late
        watch.late, watch.advance = self._late.ctypes.data, address_of(f"{solver.method}_advance")
        watch.record, watch.window, watch.needed = solver.size, window, SEEN * known.patience
        watch.is_stiff, watch.exact = bool(known.is_stiff), OF * known.patience if known.is_cheap else 0
        watch.doubts, watch.seen, watch.place = sum(late), len(late), len(late) % window
        watch.count, watch.rho, watch.has_matrix = made.count, made.rho, made.matrix is not None
        self._vector[:] = made.vector
        if made.matrix is not None:
            self._matrix[:] = made.matrix.ravel()

    def _told(self, made: Switching) -> None:
        """Tell Python what is known after the last step that was judged."""
        n = len(self._vector)
        made.count, made.rho, made.vector = self.watch.count, self.watch.rho, self._vector.copy()
        made.matrix = self._matrix.reshape(n, n).copy() if self.watch.has_matrix else None

    def calls(self, made: Switching, length: float) -> bool:
        """Whether the other method fits better, after a step of some length."""
        verdict = made.solver.verdict
        if verdict == OTHER:
            self._told(made)
            return True
        if verdict == UNJUDGED:
            self._told(made)
            found = made.is_outgrown(length)
            self.begin(made, made.solver)
            return found
        if verdict == FORGOTTEN:
            made.watch.forget()
        else:
            made.watch.calls(verdict == DOUBTFUL)
        return False

    def advance(self, solver: NativeMethod, budget: int, record: Any) -> tuple[int, list[float]]:
        """Steps of a method: the code that it gives, and the verdict on each."""
        verdicts = np.empty(budget)
        pointers = record.ctypes.data, verdicts.ctypes.data
        return functions()["watched"](*solver.given, self._address, budget, *pointers), verdicts.tolist()
