"""Equations with values and the program of their derivatives: their linearization at any instant and state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.analysis.linearization.closed_loops import closed_loops
from bondgraph.analysis.linearization.derivatives import Derivatives
from bondgraph.analysis.linearization.few_digits import SHIFT, SHIFTS
from bondgraph.analysis.linearization.independent import TangentSpace, independent
from bondgraph.analysis.linearization.integrability import FirstIntegrals
from bondgraph.analysis.linearization.linearization import Linearization
from bondgraph.analysis.linearization.nonsmooth import check_smooth
from bondgraph.errors import BondGraphError
from bondgraph.problem.problem import Problem
from bondgraph.program.rank import own_units
from bondgraph.program.sparsity import carried, row_sizes
from bondgraph.program.tolerances import IDENTITY, ON_CONSTRAINTS

AROUND = (-1e-3, 0.37e-3, 1e-3)
"""How far in time, beside the instant, everything must be the same where laws in t do not change."""
ALONG = (0.37, -0.61, 1.7)
"""How far along a line in the direction of the rates everything must be the same, where a motion is steady."""


class Linearizer:
    """Equations with values and the program of their derivatives, ready for any point.

    Args:
        problem: equations with values.
        inputs, outputs: as for `linearize`; outputs may be expressions by name, too.
        largest: how large states are where they are largest, by name, as far as a motion tells.
    """

    def __init__(
        self,
        problem: Problem,
        inputs: Sequence[str] | None,
        outputs: Sequence[str] | Mapping[str, Any] | None,
        largest: Mapping[str, float] | None = None,
    ) -> None:
        self.derivatives = Derivatives(problem, inputs, outputs)
        self.problem = self.derivatives.problem
        self.count, self.inputs = self.derivatives.count, self.derivatives.inputs
        self.largest = [(largest or {}).get(name, 0.0) for name in problem.equations.states]

    def at(self, time: float, point: Any, states: Sequence[str] | None = None) -> Linearization:
        """The linearization at one instant and state."""
        import numpy as np

        equations, (n, m, _) = self.problem.equations, self.count
        point = np.asarray(point, float)
        arguments = self.problem.arguments(time, point.tolist())
        rates, jacobian = self.derivatives.at(time, arguments)
        check_smooth(self.derivatives, time, arguments, jacobian, self.largest)
        F, G, _ = np.split(jacobian, [n, n + m])
        tangent_space = independent(equations, self._constrained(time, point, F, G), n, states)
        kept = tangent_space.kept
        names = equations.states
        matrices = self._matrices(jacobian, tangent_space)
        moving = {names[k]: float(rates[k]) for k in self.moving(rates[:n], jacobian, arguments)}
        return Linearization(
            equations.graph.name,
            time,
            tuple(names[k] for k in kept),
            tuple(name for k, name in enumerate(names) if k not in kept),
            self.inputs,
            tuple(self.derivatives.outputs),
            *matrices,
            dict(zip(names, point.tolist(), strict=True)),
            moving,
            carried(self.derivatives.needed(time, point), self._changing(time, point, moving, rates, jacobian), names),
            loops=closed_loops(equations.drawn, self.inputs, tuple(self.derivatives.outputs)),
            varied=(matrices, *self._varied(time, arguments, tangent_space)),
        )

    def _matrices(self, jacobian: Any, along: TangentSpace) -> tuple[Any, Any, Any, Any]:
        """A, B, C and D of derivatives, in the directions that constraints leave."""
        n, m, _ = self.count
        return *along.reduced(jacobian[:n][along.kept]), *along.reduced(jacobian[n + m :])

    def _varied(self, time: float, arguments: Sequence[float], along: TangentSpace) -> Iterator[tuple[Any, ...]]:
        """The matrices with all numbers but time changed by a few floats: how these differ is rounding of programs."""
        import numpy as np

        draw = np.random.default_rng(3)
        for _ in range(SHIFTS):
            changed = np.array(arguments[1:]) * (1 + SHIFT * draw.uniform(-1.0, 1.0, len(arguments) - 1))
            with suppress(BondGraphError):
                yield self._matrices(self.derivatives.at(time, [time, *changed.tolist()])[1], along)

    def _changing(self, time: float, point: Any, moving: Mapping[str, float], values: Any, jacobian: Any) -> set[str]:
        """What changes along the motion: inputs and time, and rates and constraints, were all rates to stay.

        Where these and their derivatives are the same all along the line in the direction of the rates, the line is the
        motion, and the matrices do not change along it.
        """
        import numpy as np

        found, (n, m, _) = changing_inputs(self.problem, time), self.count
        rows, names = range(n + m), list(self.derivatives.program.results)
        if self._rests_in_time(time, point, values, jacobian):
            found.discard("t")
        if not moving:
            return found
        way = np.array([moving.get(name, 0.0) for name in self.problem.equations.states])
        least = ON_CONSTRAINTS * (1.0 + np.abs(jacobian[:, :n]) @ np.maximum(np.abs(point), 1.0))
        bent = IDENTITY * np.ravel(row_sizes([jacobian]))
        for share in ALONG:
            state = point + share * way / np.abs(way).max()
            try:
                there, steep = self.derivatives.at(time, self.problem.arguments(time, state.tolist()))
            except BondGraphError:
                return found | {names[k] for k in rows}
            other = (np.abs(there - values) > least) | (np.abs(steep - jacobian).max(axis=1, initial=0.0) > bent)
            found |= {names[k] for k in rows if other[k]}
        return found

    def _rests_in_time(self, time: float, point: Any, values: Any, jacobian: Any) -> bool:
        """Whether laws in t are the same all around an instant, as those of a step before and after it are."""
        import numpy as np

        inputs = self.problem.arguments(time, point.tolist())
        for share in AROUND:
            other = time + share * (abs(time) or 1.0)
            try:
                there, steep = self.derivatives.at(other, [other, *inputs[1:]])
            except BondGraphError:
                return False
            if not (np.array_equal(there, values) and np.array_equal(steep, jacobian)):
                return False
        return True

    def directions(self, time: float, point: Any, jacobian: Any) -> Any:
        """Departures of all states for those of independent ones, of shape (states, independent)."""
        n, m, _ = self.count
        return independent(
            self.problem.equations, self._constrained(time, point, jacobian[:n], jacobian[n : n + m]), n
        ).states

    def _constrained(self, time: float, point: Any, F: Any, G: Any) -> Any:
        """The gradients of constraints, and of what these keep of the coordinates."""
        import numpy as np

        n = len(point)
        normals = FirstIntegrals(self.problem, F, G, self.derivatives.along[n:]).gradients(time, point, G[:, :n])
        return np.vstack([G, np.hstack([normals, np.zeros((len(normals), len(self.inputs)))])])

    def moving(self, values: Any, jacobian: Any, numbers: Sequence[float], usual: Any = 0.0) -> list[int]:
        """Which of the first rates, constraints and outputs do not vanish beside the terms they are added from.

        Forces in balance leave less, and so do states known as far as constraints determine them. A state is its
        rounding beside one, or beside the largest of all and of what moves them, where these are less, in units that
        make derivatives of order one.

        Args:
            values, jacobian: of the first ones, and of all.
            numbers: the arguments of the program.
            usual: how large states are elsewhere.
        """
        import numpy as np

        n, count = self.count[0], len(values)
        size = np.maximum(np.abs(numbers[1 : n + 1]), usual)
        rows, columns = own_units(jacobian[:count, :n])
        brought = self.derivatives.sizes(numbers, usual)[:count]
        largest = max((brought / rows[:, 0]).max(initial=0.0), (size / columns[0]).max(initial=0.0))
        least, least_rate = (ON_CONSTRAINTS * np.minimum(largest * unit.ravel(), 1.0) for unit in (columns, rows))
        terms = self.derivatives.sizes(numbers, np.maximum(usual, least))[:count]
        return np.flatnonzero(np.abs(values) > ON_CONSTRAINTS * np.maximum(terms, least_rate)).tolist()


def changing_inputs(problem: Problem, time: float) -> set[str]:
    """Time itself, and inputs whose rate does not vanish, or is not known."""
    still = {
        name
        for name, signal in problem.signals.items()
        if (rate := signal.derivative(1)) is not None and rate(time) == 0.0
    }
    return {"t", *(set(problem.signals) - still)}
