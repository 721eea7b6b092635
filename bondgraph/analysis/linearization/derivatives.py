"""Rates, constraints and outputs of equations with values, and their exact derivatives by states and inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.equations.available_names import groups, quantity
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import arguments, lower
from bondgraph.errors import BondGraphError, NoSolution, ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.program import uses
from bondgraph.program.sparsity import dependence, without_cancelled
from bondgraph.program.tolerances import IDENTITY

BESIDE = (0.0, 3e-7, 3e-4, 0.3)
"""How far from a state derivatives that are zero must be zero, too, if nothing is to depend on what they are taken by:
nearer a law may be flat, as at an extremum, and farther, as beyond a limit."""
DRAWS = 4
"""So often all numbers are changed at random, to see how large the terms of a rate are."""


class Derivatives:
    """The program of an initial value problem's rates, constraints and outputs, and that of its derivatives.

    Args:
        problem: equations with values.
        inputs, outputs: as for `linearize`; outputs may be expressions by name, too.
    """

    def __init__(
        self, problem: Problem, inputs: Sequence[str] | None, outputs: Sequence[str] | Mapping[str, Any] | None
    ) -> None:
        self.outputs = dict(outputs) if isinstance(outputs, Mapping) else chosen(problem.equations, outputs)
        self.given = tuple(self.outputs.values()) if isinstance(outputs, Mapping) else ()
        self.problem = problem.widened(self.outputs.values())
        equations = self.problem.equations
        constraints = {f"{k}: constraint": expression for k, expression in enumerate(equations.constraints)}
        rates = {f"{name}'": rate for name, rate in equations.rates.items()}
        self.program = lower(equations, {**rates, **constraints, **self.outputs})
        self.count = len(equations.states), len(constraints), len(self.outputs)
        names = arguments(equations)
        used = {slot for line in self.program.body for slot in uses(line)} | set(self.program.results.values())
        wanted = chosen_inputs(equations, inputs)
        primed = [(name, name + "'" * k) for name in wanted for k in range(equations.balance.depth + 1)]
        self.inputs = tuple(label for name, label in primed if label == name or names.index(label) in used)
        self.along = [*range(1, 1 + self.count[0]), *(names.index(label) for label in self.inputs)]
        self.needs = dependence(self.program)
        self.values = instant(self.program)
        self.jacobian = instant(jacobian_program(self.program, self.along))

    def at(self, time: float, arguments: Sequence[float]) -> tuple[Any, Any]:
        """Their values and derivatives, of shape (results, states and inputs).

        Raises:
            NoSolution: where one of them is not defined.
        """
        import numpy as np

        place = f"{self.problem.equations.graph.name} at t = {time:.6g} s"
        try:
            values = np.array(self.values(arguments), float)
            jacobian = np.array(self.jacobian(arguments), float).reshape(sum(self.count), len(self.along))
        except ArithmeticError as trouble:
            law = f"the rates or their derivatives are not defined at this state: {trouble}"
            raise NoSolution(place, law, remedy="linearize elsewhere, at={state: value}") from None
        wrong = ~np.isfinite(values) | ~np.isfinite(jacobian).all(axis=1)
        if wrong.any():
            names = [name for name, is_wrong in zip(self.program.results, wrong, strict=True) if is_wrong]
            law = f"the derivatives of {', '.join(names)} are not finite at this state"
            raise NoSolution(place, law, parties=names, remedy="linearize where the laws have derivatives")
        return values, jacobian

    def sizes(self, numbers: Sequence[float], least: Any) -> Any:
        """How large the terms are that rates, constraints and outputs are added from, of shape (results,).

        They change by a part of that where every number changes by the part, or twice that, or between, at random.

        Args:
            numbers: the arguments of the program.
            least: of states: one that is zero, or rounding, makes no smaller term than one of this size does.
        """
        import numpy as np

        draw, n, found = np.random.default_rng(2), self.count[0], []
        given = np.array(numbers, float)
        size = np.abs(given)
        size[0], size[1 : n + 1] = 0.0, np.maximum(size[1 : n + 1], least)
        with np.errstate(all="ignore"):
            for _ in range(DRAWS):
                # No two by the same part, each time: their terms might cancel.
                part = draw.choice([-1.0, 1.0], len(size)) * draw.uniform(1.0, 2.0, len(size))
                way = IDENTITY * size * part
                with suppress(BondGraphError, ArithmeticError, ValueError):
                    ends = (self.values((given + sign * way).tolist()) for sign in (1.0, -1.0))
                    found.append(np.abs(np.subtract(*map(np.array, ends))) / (2 * IDENTITY))
        return np.max(found, axis=0) if found else np.full(len(self.program.results), np.inf)

    def needed(self, time: float, point: Any) -> Mapping[str, set[str]]:
        """What rates and constraints depend on; what cancels at the point and at random states beside it does not
        count."""
        import numpy as np

        draw, found = np.random.default_rng(1), []
        for far in BESIDE:
            state = point + far * draw.uniform(-1.0, 1.0, len(point)) * np.maximum(1.0, np.abs(point))
            with suppress(BondGraphError, ArithmeticError, ValueError):
                jacobian = self.jacobian(self.problem.arguments(time, state.tolist()))
                found.append(np.array(jacobian, float).reshape(sum(self.count), len(self.along)))
        if not found:
            return self.needs
        return without_cancelled(self.needs, [*self.problem.equations.states, *self.inputs], found)


def chosen_inputs(equations: Equations, given: Sequence[str] | None) -> tuple[str, ...]:
    """The names of the inputs that are wanted; of those without a value in the graph where None.

    Raises:
        ValueRefused: for names that are no inputs.
    """
    if given is None:
        return tuple(name for name, value in equations.balance.inputs.items() if value is None)
    if isinstance(given, str):
        raise ValueRefused("inputs", f"{given!r:.60} is one text, not a list of names", remedy="give a list of names")
    for name in given:
        if name not in equations.inputs:
            law = f"the equations have no such input; there are {', '.join(equations.inputs) or 'none'}"
            remedy = "correct the name"
            if name in equations.parameters:
                law = f"it is a parameter, and not among the inputs {', '.join(equations.inputs) or '(none)'}"
                remedy = "an input is what a source gives; run.sensitivity tells what a parameter changes"
            elif formula := _formula(equations, name):
                law = f"it is no input: the graph gives it as '{formula}'"
                remedy = (
                    f"add bg.Input('u') to the graph, give it as '{formula} + u', and take u, with values={{'u': 0}}"
                )
            raise ValueRefused(f"{name!r:.60}", law, remedy=remedy)
    return tuple(dict.fromkeys(given))


def _formula(equations: Equations, name: str) -> str:
    """The formula that the graph gives a source; empty where it is none, or gives several."""
    source = equations.graph.elements.get(name)
    value = getattr(source, "value", None) if source and source.role == "source" else None
    return value if isinstance(value, str) else ""


def chosen(equations: Equations, names: Sequence[str] | None) -> dict[str, Any]:
    """Expressions by name: states, flows, efforts and energies; a multibond's or a junction's stands for its parts.

    Args:
        equations: the equations.
        names: what is wanted; all states where None.

    Raises:
        ValueRefused: for names that are not there, and reactions that nothing determines.
    """
    if names is None:
        return {name: equations.xp.symbol(name) for name in equations.states}
    if isinstance(names, str):
        law = f"{names!r:.60} is one text, not a list of names"
        raise ValueRefused("outputs", law, remedy=f"give [{names!r:.60}]")
    known = groups(equations)
    return {part: quantity(equations, part) for name in names for part in known.get(name, (name,))}
