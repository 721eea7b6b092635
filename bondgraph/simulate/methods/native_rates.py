"""The rates of a problem in native code, where no step needs Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

from bondgraph.errors import DerivativeError, MissingPackage, NotExportable
from bondgraph.problem.numeric_rates import Pure, pure
from bondgraph.problem.problem import Problem
from bondgraph.program import llvm
from bondgraph.program.c_compiler import compiler
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import Solutions
from bondgraph.program.native import Library, Rates, library, nothing_there, say_slow
from bondgraph.program.program import LinearSolve, Program

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_method import NativeSystem, Rooms
    from bondgraph.simulate.projection import Projection

OFTEN = 8
"""From so many motions of the same equations on their code is improved, which takes as long as some hundred thousand
evaluations are shorter by."""
ENTRIES = 10_000
"""With more entries of redundant systems, each solved once for each state, a Jacobian is not made into native code:
that takes as long as some thousand steps in Python."""


@dataclass(frozen=True, eq=False)
class NativeRates:
    """A problem's rates in native code.

    Args:
        problem: the problem.
        pure: a program of time, states and numbers.
        backend: what compiles it.
        library: the function.
        places: the names of the unknowns of nonlinear systems, in the order of their solutions in memory.
    """

    problem: Problem
    pure: Pure
    backend: str | None
    library: Library
    places: tuple[tuple[str, ...], ...]

    @property
    def language(self) -> str:
        return self.library.language

    def system(
        self,
        rates: Callable[[float, Any], Sequence[float]],
        first: float,
        last: float,
        projection: Projection | None = None,
        is_plain: bool = False,
    ) -> NativeSystem | Callable[[float, Any], Sequence[float]]:
        """What a method integrates between two breaks: the rates in Python where a table has a bend there.

        Args:
            rates: the same in Python.
            first, last: laws are evaluated no earlier and no later.
            projection: onto constraints in native code, after each step.
            is_plain: whether nothing is sought within the steps, so that many may be made ahead.
        """
        from bondgraph.simulate.methods.native_method import BEGUN, MOST, NativeSystem

        numbers = self.pure.between(first, last)
        if numbers is None:
            return rates
        own = self.library, numbers, self._kept
        begun = MOST if is_plain else BEGUN
        rooms: Rooms = self.pure.program.cached("rooms of methods", dict)
        return NativeSystem(rates, *own, first, last, self.jacobian, projection, begun, rooms=rooms)

    def jacobian(self) -> Library | None:
        """The derivatives of the rates by the states; None where a law has none, or it is too long."""
        along, program = range(1, 1 + len(self.problem.equations.states)), self.pure.program
        try:
            made = program.cached("whole jacobian", lambda: _whole_jacobian(program, along))
            if made is None or tuple(made.places)[: len(self.places)] != self.places:
                return None  # what the rates remember, it finds elsewhere
            return library(made, len(along), self.backend, self.pure.computed, often=False)
        except (MissingPackage, DerivativeError):
            return None

    def _kept(self) -> Solutions:
        kept = self.problem.evaluate.kept
        return {name: kept[name] for name in self.places}


def _whole_jacobian(program: Program, along: Sequence[int]) -> Program | None:
    """The derivatives of some rates; None where they are too long."""
    systems = (line for line in program.body if isinstance(line, LinearSolve) and line.redundant)
    return None if sum(len(x.entries) for x in systems) * len(along) > ENTRIES else jacobian_program(program, along)


def native_rates(problem: Problem) -> NativeRates | None:
    """The rates in native code; None where the user wants Python, a law or an input is a function of Python, or LLVM
    is missing or refuses them."""
    evaluate = problem.evaluate
    if not isinstance(evaluate, Rates) or evaluate.backend == "python":
        return None
    if llvm.missing():
        if evaluate.backend is None and compiler() is None:
            say_slow(nothing_there())
        return None
    found = pure(problem)
    if found is None:
        return None
    often = next(found.program.cached("motions", count)) >= OFTEN
    try:
        made = library(found.program, len(problem.equations.states), evaluate.backend, found.computed, often)
    except NotExportable:
        return None
    except MissingPackage as error:
        say_slow(error.law)
        return None
    evaluate.compile(often)
    return NativeRates(problem, found, evaluate.backend, made, tuple(found.program.places))
