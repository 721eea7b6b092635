"""The rates, or other quantities, as a compiled function of time, states and numbers."""

from __future__ import annotations

import ctypes
import math
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any

from bondgraph.equations.available_names import groups, quantity
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import Formula
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.suggestions import value_refused
from bondgraph.errors import BondGraphError, MissingPackage, NoSolution, ValueRefused
from bondgraph.problem.numeric_rates import Pure, closed
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import afresh
from bondgraph.program.fold import folded
from bondgraph.program.native import RATES, library
from bondgraph.program.program import Program


class StateFunction:
    """f(t, x) or f(t, x, p): the rates of the states, or other quantities, at one instant.

    It is native code where there is a compiler and no law or input is a function of Python. It has no memory: of
    several solutions equal arguments always give the same one. Several threads may call it at once.

    Args:
        problem: equations with values.
        program: what is evaluated.
        fold: numbers that are written into it, by the names of its arguments.

    Attributes:
        names: what it gives, in order.
        states: the names of x.
        numbers: the names of p: parameters, then inputs, then rates of inputs.
    """

    def __init__(self, problem: Problem, program: Program, fold: Mapping[str, float] | None = None) -> None:
        self.fold = dict(fold or {})
        self.problem, self.program = problem, folded(program, self.fold) if self.fold else program
        self.names, self.states = tuple(program.results), problem.equations.states
        self.numbers = arguments(problem.equations)[1 + len(self.states) :]
        self._pure = closed(problem, self.program)
        self._numbers = self._given(self._pure, problem)
        self._buffers = threading.local()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.problem, self.program, self.fold)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StateFunction):
            return NotImplemented
        own, others = (self.problem, self.program, self.fold), (other.problem, other.program, other.fold)
        return self is other or own == others

    def __hash__(self) -> int:
        return hash(self.numbers)

    def __call__(self, t: float, x: Any, p: Any = None, out: Any = None) -> Any:
        """What it gives at an instant.

        Args:
            t: in seconds.
            x: the states, of shape (n,).
            p: numbers as `pack` gives them; those the function was made with by default.
            out: an array of float64, of the shape of what is given, to be filled. A call is quickest where x, p and
                this are the arrays of the call before, with other numbers in them.

        Raises:
            SingularSystem, NoSolution: where it is not defined.
            ValueRefused: for arrays of other shapes.
        """
        own = self._buffers.__dict__
        if "bound" in own:
            call, bound_x, bound_p, bound_out, at_x, at_p, at_memory, at_out = own["bound"]
            if x is bound_x and p is bound_p and out is bound_out:
                if not call(t, at_x, at_p, at_memory, at_out):
                    return out
            elif out is not None:
                del own["bound"]
        made = own["made"] if "made" in own else self._made()
        call, states, numbers, found, at_x, at_p, at_memory, at_found = made
        try:
            if x.shape != states.shape or (p is not None and p.shape != numbers.shape):
                raise TypeError
            states[:] = x
            numbers[:] = self._numbers if p is None else p
        except (AttributeError, TypeError, ValueError):
            self._fill(states, x)
            self._fill(numbers, self._numbers if p is None else p)
        if call(t, at_x, at_p, at_memory, at_found):
            found[:] = self._explained(t, states, numbers)
        if out is None:
            return found.copy()
        out[...] = found
        self._bind(x, p, out)
        return out

    def _bind(self, x: Any, p: Any, out: Any) -> None:
        """Let the next call with the same arrays read and write them where they are, if the native function can."""
        import numpy as np

        call, states, numbers, found, *_, at_memory, _ = self._buffers.made
        given = [(x, states), (out, found)] if p is None else [(x, states), (p, numbers), (out, found)]
        if not all(type(a) is np.ndarray and a.dtype == b.dtype and a.shape == b.shape for a, b in given):
            return
        if not all(a.flags.c_contiguous and a.flags.aligned for a, _ in given) or not out.flags.writeable:
            return
        if any(np.may_share_memory(a, out) for a, _ in given[:-1]):
            return
        if p is None:
            self._buffers.own = self._numbers.copy()
        places = [ctypes.c_void_p(a.ctypes.data) for a in (x, self._buffers.own if p is None else p, out)]
        self._buffers.bound = call, x, p, out, places[0], places[1], at_memory, places[2]

    def _made(self) -> tuple[Any, ...]:
        """The function and the arrays of a thread."""
        import numpy as np

        places = sum(map(len, self.program.places))
        states, numbers = np.empty(len(self.states)), np.empty(len(self.numbers))
        memory, found = np.zeros(max(places, 1)), np.empty(len(self.names))
        pointers = [ctypes.c_void_p(each.ctypes.data) for each in (states, numbers, memory, found)]
        native: Callable[..., int] = RATES(self.address) if self.address else lambda t, *pointers: 1

        def anew(t: float, *pointers: Any) -> int:
            memory[:] = 0.0
            return native(t, *pointers)

        self._buffers.made = (anew if places else native), states, numbers, found, *pointers
        made: tuple[Any, ...] = self._buffers.made
        return made

    @cached_property
    def _library(self) -> Any:
        """The function in native code; None where there is none."""
        if self._pure is None:
            return None
        try:
            return library(self._pure.program, len(self.states), None, self._pure.computed)
        except MissingPackage:
            return None

    @property
    def address(self) -> int:
        """Where it is in memory, for other programs: `int f(double t, const double *x, const double *p, double *memory,
        double *out)`, zero if all is well; 0 where it is in Python. It is there as long as this object."""
        return self._library.address if self._library else 0

    @property
    def language(self) -> str:
        """In which it is evaluated."""
        return self._library.language if self._library else "Python"

    def pack(self, values: Mapping[str, Any] | None = None) -> Any:
        """The array p for values of parameters and inputs by name; those not given are as the function was made.

        Raises:
            ValueRefused: for unknown names and values that are not allowed; for a formula or a function where the
                function has another.
        """
        equations, given = self.problem.equations, dict(values or {})
        known = [*equations.parameters, *equations.inputs]
        for name in given:
            if name not in known:
                raise value_refused(equations, name, known)
        whole = {**self.problem.parameters, **self.problem.signals, **given}
        other = Problem.of(equations, whole)
        if folded_in := [name for name in given if name in self.fold and _number_of(other, name) != self.fold[name]]:
            law = "its number is written into the function, which another one does not change"
            remedy = "make another function of the equations, or leave it out of `fold`"
            raise ValueRefused(folded_in[0], law, parties=tuple(folded_in), remedy=remedy)
        found = closed(other, self.program)
        here, there = (None if each is None else each.program for each in (self._pure, found))
        if here is not there or (here is None and given.keys() & self.problem.signals.keys()):
            changed = ", ".join(given.keys() & self.problem.signals.keys())
            law = "a course in time is part of the function: only a number can be exchanged for a number"
            raise ValueRefused(changed, law, parties=(changed,), remedy="make another function of the equations")
        return self._given(found, other)

    @staticmethod
    def _given(pure: Pure | None, problem: Problem) -> Any:
        import numpy as np

        count = len(arguments(problem.equations)) - 1 - len(problem.equations.states)
        numbers = list(problem.parameters.values()) if pure is None else pure.numbers
        return np.array([*numbers, *[0.0] * (count - len(numbers))])

    def jacobian(self, t: float, x: Any, p: Any = None, out: Any = None) -> Any:
        """The derivatives of what it gives by the states, of shape (results, n); compiled when first asked for.

        Raises:
            DerivativeError: for a law that is a function of Python without a declared derivative.
        """
        flat = self._jacobian(t, x, p).reshape(len(self.names), len(self.states))
        if out is None:
            return flat
        out[...] = flat
        return out

    @cached_property
    def _jacobian(self) -> StateFunction:
        along = range(1, 1 + len(self.states))
        made = self.program.cached("jacobian", lambda: jacobian_program(self.program, along))
        return StateFunction(self.problem, made)

    def outputs(self, *names: str) -> StateFunction:
        """The function of other quantities: efforts, flows, states and energies by name, each as a run tells it.

        What has several components stands for these. Values that a form does without, and these quantities need, are
        among its `numbers`: its p is made by its own `pack`.

        Raises:
            ValueRefused: for a name that is nowhere in the model, or that nothing determines.
            NotReducible: for one that needs a state which the form does without.
            MissingValues: for values that it needs and the rates do not.
        """
        wanted = _expressions(self.problem.equations, names)
        problem = self.problem.widened(wanted.values())
        equations = problem.equations
        return StateFunction(problem, equations.cached(("outputs", names), lambda: lower(equations, wanted)), self.fold)

    @cached_property
    def _python(self) -> Callable[[Any], list[float]]:
        return afresh(self.program)

    def _explained(self, t: float, x: Any, p: Any) -> list[float]:
        """What Python gives where native code has nothing; or why it has nothing either.

        Raises:
            SingularSystem, NoSolution: where it is not defined.
        """
        given = self.problem.arguments(t, x.tolist())
        first, count = 1 + len(x), len(self.problem.parameters)
        given[first : first + count] = p[:count].tolist()
        for k, name in enumerate(self.numbers[count:], count):
            if self._pure is not None and first + k not in self._pure.computed and name in self.problem.signals:
                given[first + k] = float(p[k])
        try:
            found = self._python(given)
        except BondGraphError:
            raise
        except (ArithmeticError, ValueError) as error:
            raise self._undefined(t, str(error)) from None
        if wrong := [name for name, value in zip(self.names, found, strict=True) if not math.isfinite(value)]:
            raise self._undefined(t, f"{', '.join(wrong)} not finite")
        return found

    def _undefined(self, t: float, why: str) -> NoSolution:
        return NoSolution(
            f"{self.problem.equations.graph.name} at t = {t:.6g} s",
            f"what is asked is not defined at this state: {why}",
            parties=self.names,
            remedy="look for a singular configuration, or a law that is taken outside its domain",
        )

    def _fill(self, array: Any, given: Any) -> None:
        """Copy numbers; what has another shape would be spread over the array."""
        if getattr(given, "shape", None) != array.shape:
            import numpy as np

            with suppress(TypeError, ValueError):
                given = np.asarray(given, float)
            if np.shape(given) != array.shape:
                law = f"x has {len(self.states)} numbers ({', '.join(self.states[:6])}), and p has {len(self.numbers)}"
                remedy = "give arrays of these lengths, as in f(t, x) or f(t, x, p); p is made by pack(values)"
                raise ValueRefused("x, p", law, remedy=remedy) from None
        try:
            array[:] = given
        except (TypeError, ValueError):
            raise ValueRefused("x, p", f"{given!r:.60} are not numbers", remedy="give arrays of float64") from None


def state_function(equations: Equations, values: Mapping[str, Any] | None, fold: Collection[str] = ()) -> StateFunction:
    """The rates of equations with values, as a function.

    Args:
        equations, values, fold: as of `Equations.function`.

    Raises:
        MissingValues, ValueRefused: for values, as `simulate`; for a name in `fold` that has no number.
        NotReducible: where multipliers among the states have no equation of their own.
    """
    equations.check_explicit()
    problem = Problem.of(equations, values)
    return StateFunction(problem, problem.program, _to_fold(problem, fold))


def _to_fold(problem: Problem, fold: Collection[str]) -> dict[str, float]:
    """The numbers of some parameters and constant inputs, the rates of these among them."""
    if isinstance(fold, str):
        raise ValueRefused("fold", f"{fold!r:.60} is no list of names", remedy=f"give fold=[{fold!r:.60}]")
    equations, found = problem.equations, dict[str, float]()
    known = [*equations.parameters, *equations.inputs]
    for name in fold:
        if name not in known:
            raise value_refused(equations, name, known)
        found[name] = number = _number_of(problem, name)
        if not math.isfinite(number):
            law = "a course in time has no number to be written into the function"
            raise ValueRefused(name, law, parties=(name,), remedy="leave it out of `fold`, or give it a number")
        if name in problem.signals:
            found |= {name + "'" * k: 0.0 for k in range(1, equations.balance.depth + 1)}
    return found


def _number_of(problem: Problem, name: str) -> float:
    """The number of a parameter or a constant input; not a number for a course in time."""
    if name in problem.parameters:
        return problem.parameters[name]
    signal = problem.signals[name]
    constant = signal.constant if isinstance(signal, Formula) else None
    return math.nan if constant is None else constant


def _again(problem: Problem, program: Program, fold: Mapping[str, float]) -> StateFunction:
    """One that has been kept: its program is folded already."""
    found = StateFunction(problem, program)
    found.fold = dict(fold)
    return found


def _expressions(equations: Equations, names: Sequence[str]) -> dict[str, Any]:
    """Those of some quantities; what has several components stands for these."""
    known = groups(equations)
    return {part: quantity(equations, part) for name in names for part in known.get(name, (name,))}
