"""A program at many instants of a motion at once, in native code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bondgraph.errors import MissingPackage, NotExportable
from bondgraph.problem.numeric_rates import closed
from bondgraph.problem.problem import Problem
from bondgraph.program import llvm
from bondgraph.program.native import RATES, SIZE, Library, Rates, library
from bondgraph.program.program import Program


class ManyInstants:
    """The results of a program without memory at many instants.

    Args:
        made: the program in native code.
        numbers: what it takes besides time and states.
        results: how many there are.
    """

    def __init__(self, made: Library, numbers: tuple[float, ...], results: int) -> None:
        import numpy as np

        self._holder, self._function, self._results = made, RATES(made.address), results
        self._numbers, self._memory = np.array(numbers, float), np.empty(1)
        self._given = self._numbers.ctypes.data, self._memory.ctypes.data

    def __call__(self, times: list[float], states: Any) -> Any:
        """The results up to the first instant at which they are not defined, of shape (instants, results).

        Args:
            times: the instants.
            states: of shape (instants, n), contiguous.
        """
        import numpy as np

        found = np.empty((len(times), self._results))
        x, place, (p, memory) = states.ctypes.data, found.ctypes.data, self._given
        wide, width = SIZE * states.shape[1], SIZE * self._results
        for k, t in enumerate(times):
            if self._function(t, x + k * wide, p, memory, place + k * width):
                return found[:k]
        return found


class NativeProgram(NamedTuple):
    """A program of a problem's arguments in native code.

    Args:
        library: the function.
        numbers: what it takes besides time and states.
        places: what it remembers, and where.
    """

    library: Library
    numbers: tuple[float, ...]
    places: Mapping[tuple[str, ...], int]


def in_native_code(problem: Problem, program: Program) -> NativeProgram | None:
    """A program of a problem's arguments in native code; None where it needs Python, or is not to be native.

    Args:
        problem: equations with values.
        program: the program.
    """
    evaluate = problem.evaluate
    if not isinstance(evaluate, Rates) or evaluate.language == "Python" or evaluate.backend == "python":
        return None
    found = None if llvm.missing() else closed(problem, program)
    if found is None:
        return None
    try:
        made = library(found.program, len(problem.equations.states), evaluate.backend, found.computed)
    except (MissingPackage, NotExportable):
        return None
    return NativeProgram(made, found.numbers, found.program.places)


def many_instants(problem: Problem, program: Program) -> ManyInstants | None:
    """A program of a problem's arguments; None where it has a memory, needs Python, or is not to be native.

    Args:
        problem: equations with values.
        program: the program.
    """
    found = None if program.places else in_native_code(problem, program)
    return None if found is None else ManyInstants(found.library, found.numbers, len(program.results))
