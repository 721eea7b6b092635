"""The loop in memory: its structures and its functions, as in `loop/loop.h`."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from bondgraph.program import llvm
from bondgraph.simulate.methods import loop

DONE, MORE, FAILED, OPEN = range(4)
"""What a call of the loop gives."""
CALM, DOUBTFUL, FORGOTTEN, OTHER, UNJUDGED = range(5)
"""Verdicts on the steps that are watched."""
NO_CROSSING, UNDECIDED = -1, -2
"""What a search for a crossing gives, where it is not the place of the quantity."""
POINTER = ctypes.c_void_p
KINDS = {
    "space": ctypes.CFUNCTYPE(ctypes.c_int64, POINTER),
    "record": ctypes.CFUNCTYPE(ctypes.c_int64, POINTER),
    "start": ctypes.CFUNCTYPE(ctypes.c_int32, POINTER, POINTER, POINTER, ctypes.c_double),
    "advance": ctypes.CFUNCTYPE(ctypes.c_int32, POINTER, POINTER, POINTER, ctypes.c_int64, POINTER),
    "states": ctypes.CFUNCTYPE(
        None, ctypes.c_int32, ctypes.c_int64, POINTER, POINTER, ctypes.c_int64, POINTER, POINTER
    ),
}
METHODS = ("dop853", "rk45", "rk23", "radau5", "cvode")
OF_CONSTRAINTS = {
    "projection_room": ctypes.CFUNCTYPE(ctypes.c_int64, POINTER, ctypes.c_int32),
    "projected": ctypes.CFUNCTYPE(ctypes.c_int32, POINTER, POINTER, POINTER, ctypes.c_double, POINTER),
    "regular_room": ctypes.CFUNCTYPE(ctypes.c_int64, POINTER, ctypes.c_int32),
    "regular": ctypes.CFUNCTYPE(ctypes.c_int32, POINTER, POINTER, ctypes.c_int32, POINTER, POINTER, POINTER),
}
OF_STEPS = {
    "crossing_room": ctypes.CFUNCTYPE(ctypes.c_int64, POINTER, ctypes.c_int32),
    "crossing": ctypes.CFUNCTYPE(ctypes.c_int32, POINTER, POINTER, ctypes.c_int32, *[POINTER] * 4),
    "quiet": ctypes.CFUNCTYPE(
        ctypes.c_int64, POINTER, POINTER, ctypes.c_int64, POINTER, ctypes.c_int64, *[POINTER] * 2
    ),
    "leaps_room": ctypes.CFUNCTYPE(ctypes.c_int64, POINTER, ctypes.c_int32),
    "leaps_nowhere": ctypes.CFUNCTYPE(ctypes.c_int32, POINTER, POINTER, ctypes.c_int32, *[POINTER] * 3),
}
OF_STIFFNESS = {
    "watch_room": ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int32),
    "watched": ctypes.CFUNCTYPE(ctypes.c_int32, *[POINTER] * 4, ctypes.c_int64, *[POINTER] * 2),
}
OF_METHODS = {f"{method}_{name}": kind for method in METHODS for name, kind in KINDS.items()}
CALLED_BY_CVODE = {
    "cvode_rates": ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_double, *[POINTER] * 3),
    "cvode_jacobian": ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_double, *[POINTER] * 7),
}
FUNCTIONS = OF_METHODS | OF_CONSTRAINTS | OF_STEPS | OF_STIFFNESS | CALLED_BY_CVODE


class Kind(ctypes.Structure):
    _fields_ = (
        ("rows", POINTER), ("columns", POINTER), ("m", ctypes.c_int32), ("n", ctypes.c_int32), ("rank", ctypes.c_int32),
    )  # fmt: skip


class Constraints(ctypes.Structure):
    _fields_ = (
        ("values", POINTER), ("p", POINTER), ("noise", POINTER), ("weights", POINTER), ("kinds", POINTER),
        ("m", ctypes.c_int32), ("count", ctypes.c_int32),
    )  # fmt: skip


class Model(ctypes.Structure):
    _fields_ = (
        ("rates", POINTER), ("jacobian", POINTER), ("constraints", POINTER), ("p", POINTER), ("choices", POINTER),
        ("cvode", POINTER), ("n", ctypes.c_int32), ("memory", ctypes.c_int32), ("count", ctypes.c_int32),
    )  # fmt: skip


class Options(ctypes.Structure):
    _fields_ = (
        ("rtol", ctypes.c_double), ("atol", POINTER), ("longest", ctypes.c_double), ("end", ctypes.c_double),
        ("first", ctypes.c_double), ("last", ctypes.c_double),
    )  # fmt: skip


class Cvode(ctypes.Structure):
    _fields_ = tuple(
        (name, POINTER) for name in (
            "memory", "states", "derivative", "step", "derivatives", "order", "numbers", "entries",
            "model", "options", "work",
        )
    )  # fmt: skip


class Work(ctypes.Structure):
    _fields_ = (
        ("t", ctypes.c_double), ("h", ctypes.c_double), ("steps", ctypes.c_int64), ("rejected", ctypes.c_int64),
        ("evaluations", ctypes.c_int64), ("left", ctypes.c_double), ("y", POINTER), ("rates", POINTER),
        ("kept", POINTER), ("sizes", POINTER), ("greatest", POINTER), ("space", POINTER), ("room", POINTER),
    )  # fmt: skip


class Span(ctypes.Structure):
    _fields_ = (
        ("states", POINTER), ("record", POINTER), ("from_", ctypes.c_double), ("to", ctypes.c_double),
        ("first", ctypes.c_double), ("last", ctypes.c_double), ("n", ctypes.c_int32),
    )  # fmt: skip


class Switches(ctypes.Structure):
    _fields_ = (
        ("values", POINTER), ("p", POINTER), ("memory", POINTER), ("kept", POINTER), ("choices", POINTER),
        ("aside", POINTER), ("count", ctypes.c_int32), ("held", ctypes.c_int32), ("remembers", ctypes.c_int32),
    )  # fmt: skip


class Watch(ctypes.Structure):
    _fields_ = (
        *((name, POINTER) for name in (
            "advance", "eigenvalues", "jacobian", "scale", "limits", "vector", "matrix", "late", "room",
        )),
        *((name, ctypes.c_double) for name in ("near", "difference", "rho")),
        *((name, ctypes.c_int64) for name in ("record", "count", "every", "sure", "exact")),
        *((name, ctypes.c_int32) for name in (
            "window", "needed", "is_stiff", "has_matrix", "doubts", "seen", "place",
        )),
    )  # fmt: skip


class Followed(ctypes.Structure):
    _fields_ = (
        ("rates", POINTER), ("p", POINTER), ("kept", POINTER), ("places", POINTER),
        ("count", ctypes.c_int32), ("memory", ctypes.c_int32),
    )  # fmt: skip


@cache
def functions() -> dict[str, Any]:
    """The functions of the loop.

    Raises:
        MissingPackage: where there is no LLVM.
    """
    return {name: kind(_machine().addresses[name]) for name, kind in FUNCTIONS.items()}


def address_of(name: str) -> int:
    """Where a function of the loop is."""
    return _machine().addresses[name]


@cache
def _machine() -> llvm.Machine:
    """The loop in memory, where it stays: the functions are addresses in it."""
    return llvm.library(loop.text(), tuple(FUNCTIONS))
