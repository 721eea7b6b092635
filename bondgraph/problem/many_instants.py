"""A program at many instants of a motion at once, in native code."""

from __future__ import annotations

from typing import Any

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


def many_instants(problem: Problem, program: Program) -> ManyInstants | None:
    """A program of a problem's arguments; None where it has a memory, needs Python, or is not to be native.

    Args:
        problem: equations with values.
        program: the program.
    """
    evaluate = problem.evaluate
    is_native = isinstance(evaluate, Rates) and evaluate.language != "Python" and evaluate.backend != "python"
    found = closed(problem, program) if is_native and not program.places and not llvm.missing() else None
    if found is None:
        return None
    backend = evaluate.backend if isinstance(evaluate, Rates) else None
    try:
        made = library(found.program, len(problem.equations.states), backend, found.computed)
    except (MissingPackage, NotExportable):
        return None
    return ManyInstants(made, found.numbers, len(program.results))
