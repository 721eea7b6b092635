"""The rates of a problem in native code, where no step needs Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bondgraph.errors import MissingPackage, NotExportable
from bondgraph.problem.problem import Problem
from bondgraph.problem.pure import pure
from bondgraph.program import llvm
from bondgraph.program.evaluate import Solutions
from bondgraph.program.native import Library, Rates, library

if TYPE_CHECKING:
    from bondgraph.simulate.methods.dop853 import NativeSystem


@dataclass(frozen=True, eq=False)
class NativeRates:
    """A problem's rates in native code.

    Args:
        problem: the problem.
        library: the function.
        numbers: what it takes besides time and states.
        places: the names of the unknowns of nonlinear systems, in the order of their solutions in memory.
    """

    problem: Problem
    library: Library
    numbers: tuple[float, ...]
    places: tuple[tuple[str, ...], ...]

    @property
    def language(self) -> str:
        return self.library.language

    def system(self, rates: Callable[[float, Any], Sequence[float]], first: float, last: float) -> NativeSystem:
        """What a method integrates between two breaks.

        Args:
            rates: the same in Python.
            first, last: laws are evaluated no earlier and no later.
        """
        from bondgraph.simulate.methods.dop853 import NativeSystem

        return NativeSystem(rates, self.library, self.numbers, self._kept, first, last)

    def _kept(self) -> Solutions:
        kept = self.problem.evaluate.kept
        return {name: kept[name] for name in self.places}


def native_rates(problem: Problem) -> NativeRates | None:
    """The rates in native code; None where the user wants Python, a law or an input is a function of Python, or LLVM
    is missing or refuses them."""
    evaluate = problem.evaluate
    if llvm.missing() or not isinstance(evaluate, Rates) or evaluate.backend == "python":
        return None
    found = pure(problem)
    if found is None:
        return None
    try:
        made = library(found.program, len(problem.equations.states), evaluate.backend, found.computed)
    except (MissingPackage, NotExportable):
        return None
    evaluate.compile()
    return NativeRates(problem, made, found.numbers, tuple(found.program.places))
