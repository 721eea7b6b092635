"""The stiffness of a motion, watched in native code along with its steps."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from bondgraph.program.native import Library, address
from bondgraph.simulate.methods import native_loop
from bondgraph.simulate.methods.native_loop import DOUBTFUL, FORGOTTEN, OTHER, UNJUDGED, address_of, functions
from bondgraph.simulate.methods.native_method import NativeMethod, NativeSystem, Room, side_by_side
from bondgraph.simulate.methods.stiffness import DIFFERENCE, EVERY, NEAR, OF, SEEN, SURE, Watch

if TYPE_CHECKING:
    from bondgraph.simulate.methods.stiffness_switching import Switching


DGEEV = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 14)


def _eigenvalues() -> int | None:
    """The address of LAPACK's dgeev, or of what asks it: that takes longer to load than a short motion, which does
    without."""
    return _address("scipy.linalg" in sys.modules)


@cache
def _address(is_loaded: bool) -> int | None:
    return ctypes.cast(_lapack() if is_loaded else _later(), ctypes.c_void_p).value


@cache
def _later() -> Any:
    return DGEEV(lambda *given: _lapack()(*given))


@cache
def _lapack() -> Any:
    """LAPACK's dgeev: SciPy tells where it is."""
    from scipy.linalg import cython_lapack

    capsule = cython_lapack.__pyx_capi__["dgeev"]
    name, pointer = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return DGEEV(int(pointer(capsule, name(capsule))))


class NativeWatch:
    """What `Switching` does after each step, in native code; what that leaves open it does itself.

    Args:
        system: what is integrated, without memory and constraints.
        n: how many states there are.
    """

    def __init__(self, system: NativeSystem, n: int) -> None:
        self._jacobian: Library | None = None
        self._made, self._watched = system.jacobian, functions()["watched"]
        lengths = n, n, n, n * n, functions()["watch_room"](n)
        arrays, addresses = side_by_side(*lengths)
        self._scale, self._limits, self._vector, self._matrix, _ = arrays
        self._late, self._advances = np.zeros(0), dict[str, int]()
        names = "scale", "limits", "vector", "matrix", "room"
        self.watch = native_loop.Watch(
            eigenvalues=_eigenvalues(),
            near=NEAR, difference=DIFFERENCE, every=EVERY, sure=SURE,
            **dict(zip(names, addresses, strict=True)),
        )  # fmt: skip
        self._address = ctypes.addressof(self.watch)

    def ready(self, scale: Any, limits: Any) -> None:
        """Watch a motion that begins anew.

        Args:
            scale: a size for each state, where it is no larger itself.
            limits: the sizes of the states beyond which no steps are made ahead.
        """
        self._scale[:], self._limits[:] = scale, limits
        self._scale[self._scale <= 0] = 1.0

    def begin(self, made: Switching, solver: Any) -> None:
        """Go on from what is known in Python, with a method's steps; where they are made in Python, it judges them."""
        if not isinstance(solver, NativeMethod):
            return
        solver.watch = self if solver.scipy is None else None
        if solver.watch is None:
            return
        known, watch = made.watch, self.watch
        if self._jacobian is None and (known.is_cheap or known.is_stiff):
            found = self._made()
            self._jacobian = None if found is None or found.remembers else found
            watch.jacobian = self._jacobian.address if self._jacobian else None
        window, late = OF * known.patience, known.late
        if window > len(self._late):
            self._late = np.zeros(window)
            watch.late = self._late.ctypes.data
        self._late[: len(late)] = late
        watch.advance = self._advance(solver.method)
        watch.record, watch.window, watch.needed = solver.room.size, window, SEEN * known.patience
        watch.is_stiff, watch.exact = bool(known.is_stiff), OF * known.patience if known.is_cheap else 0
        watch.doubts, watch.seen, watch.place = sum(late), len(late), len(late) % window
        watch.count, watch.rho, watch.has_matrix = made.count, made.rho, made.matrix is not None
        self._vector[:] = 1.0 if made.vector is None else made.vector
        if made.matrix is not None:
            self._matrix[:] = made.matrix.ravel()

    def _advance(self, method: str) -> int:
        """The address of the function that makes the steps of a method."""
        if method not in self._advances:
            self._advances[method] = address_of(f"{method}_advance")
        return self._advances[method]

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
        self.tell(made.watch, [verdict])
        return False

    def tell(self, known: Watch, verdicts: Sequence[int]) -> None:
        """Tell Python the verdicts on steps that call for no other method."""
        if FORGOTTEN in verdicts:
            known.forget()
            verdicts = verdicts[len(verdicts) - verdicts[::-1].index(FORGOTTEN) :]
        known.follow([verdict == DOUBTFUL for verdict in verdicts])

    def advance(self, room: Room, budget: int, record: Any) -> tuple[int, list[int]]:
        """Steps of a method: the code that it gives, and the verdict on each."""
        verdicts = np.empty(budget, np.int32)
        pointers = address(record), address(verdicts)
        return self._watched(*room.given, self._address, budget, *pointers), verdicts.tolist()
