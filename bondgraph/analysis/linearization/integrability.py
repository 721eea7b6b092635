"""First integrals of constraints on velocities: departures of the coordinates that no motion reaches.

The rates of coordinates q are q' = X v + d for independent velocities v. Motions reach, beside q, what the involutive
closure of the columns of X spans, brackets with the drift (d, 1) over coordinates and time included; what is normal to
it is a constraint between departures of q, as a rod's length is, or the norm of Euler parameters. Inputs whose
departures are looked at count as velocities, and so do flows that forces give, as those of a damper without inertia:
these may be any, and what relaxes by them is no constraint.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, needs, targets
from bondgraph.equations.lower import Lowering, arguments, steps_to
from bondgraph.errors import BondGraphError
from bondgraph.graph.law import Implicit
from bondgraph.kinetics.lie_brackets import closure
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Program
from bondgraph.program.rank import minimum_norm_solution, null_space, pivot_columns, rank, scaled
from bondgraph.program.tolerances import DIFFERENCES, OUTSIDE, RANK, SECOND_DIFFERENCES, Tolerance

STEP = 1e-5, 1e-3
"""Of central differences, of fields and of their brackets, in units of the coordinates."""
LEAVES = OUTSIDE, DIFFERENCES, SECOND_DIFFERENCES
"""By which a field, a bracket of fields, and one of brackets leave a span."""
NEARBY = 0.05
"""Ranks must be the same that far away, or nothing is concluded."""


class FirstIntegrals:
    """The gradients of first integrals of one initial value problem, at any state.

    Args:
        problem: equations with values.
        F, G: derivatives of rates and of constraints by the states and then by inputs, at one state.
        along: slots of these inputs.
    """

    def __init__(self, problem: Problem, F: Any, G: Any, along: list[int]) -> None:
        equations = problem.equations
        n = len(equations.states)
        placed = {name for name, _, _ in equations.graph.coordinates()}
        self.q = [k for k, name in enumerate(equations.states) if name in placed]
        self.v = [k for k in range(n) if k not in self.q]
        columns = [*self.v, *range(n, F.shape[1])]
        free = not G[:, self.v].any() and rank(F[:, columns][self.q], OUTSIDE) == len(self.q)
        self.rates = None if free or not self.q else _Rates(problem, self.q, self.v, along, G)
        self.spanning: tuple[_Differenced, ...] | None = None

    def gradients(self, time: float, point: Any, G: Any) -> Any:
        """Gradients at a state, besides those G of constraints there; of shape (integrals, states)."""
        import numpy as np

        none = np.zeros((0, len(point)))
        if self.rates is None:
            return none
        self.rates.stand(point)
        try:
            found = self._normals(np.append(point[self.q], time))
        except (BondGraphError, ArithmeticError, ValueError, np.linalg.LinAlgError):
            return none  # a law without derivatives, or not defined beside this state: nothing is concluded
        if not len(found):
            return none
        extra = _beside(found, G[~G[:, self.v].any(axis=1)][:, self.q])
        rows = np.zeros((len(extra), len(point)))
        rows[:, self.q] = extra
        return rows

    def _normals(self, z: Any) -> Any:
        """What is normal to the closure, time apart, by rows; which brackets it needs is not asked again elsewhere."""
        import numpy as np

        if self.spanning is None:
            assert self.rates is not None
            self.spanning, self.count = _spanning(self.rates, z)
        if not self.count:
            return ()
        units = self.spanning[0].units
        normals = null_space(np.array([field.at(z) for field in self.spanning]) / units, OUTSIDE)
        found = np.linalg.qr(normals[:-1] / units[:-1, None])[0].T
        return found if len(found) == self.count else ()


class _Rates:
    """The rates of coordinates, as vector fields over coordinates and time: X, and (d, 1) as the last.

    Beside a state: the velocities there, which do not matter, are where the derivatives by velocities are taken.
    """

    def __init__(self, problem: Problem, q: list[int], v: list[int], along: list[int], G: Any) -> None:
        self.problem, self.q, self.v = problem, q, v
        rows = [i for i, row in enumerate(G) if row[v].any()]
        equations = problem.equations
        results = {name: equations.rates[name] for name in (equations.states[k] for k in q)}
        results |= {f"{i}: constraint": equations.constraints[i] for i in rows}
        program, forces = _with_departures(equations, results)
        self.none = [0.0] * len(forces)
        slots = [*(1 + k for k in v), *along, *forces]
        self.values = instant(program)
        self.columns = len(slots)
        self.jacobian = instant(jacobian_program(program, slots))
        self.dependent = pivot_columns(G[rows][:, v])

    def stand(self, point: Any) -> None:
        self.point = point
        self.seen: dict[bytes, Any] = {}

    def __call__(self, z: Any) -> Any:
        """The fields at some coordinates and an instant, by rows."""
        key = z.tobytes()
        if key not in self.seen:
            self.seen[key] = self._fields(z)
        return self.seen[key]

    def _fields(self, z: Any) -> Any:
        import numpy as np

        state = self.point.copy()
        state[self.q] = z[:-1]
        numbers = [*self.problem.arguments(float(z[-1]), state.tolist()), *self.none]
        value = np.array(self.values(numbers))
        jacobian = np.array(self.jacobian(numbers)).reshape(len(value), self.columns)
        count = len(self.q)
        whole = np.column_stack([jacobian, value - jacobian[:, : len(self.v)] @ state[self.v]])
        kept = [k for k in range(whole.shape[1]) if k not in self.dependent]
        found = whole[:count, kept]
        if self.dependent:
            found -= whole[:count, self.dependent] @ np.linalg.solve(whole[count:, self.dependent], whole[count:, kept])
        if self.none:
            # What forces can give is spanned without the drift, which may be large beside time.
            given = scaled(found[:, -1 - len(self.none) : -1].T).T
            found[:, -1] -= given @ minimum_norm_solution(given, found[:, -1], RANK)
        return np.vstack([found, [*[0.0] * (len(kept) - 1), 1.0]]).T


def _with_departures(equations: Equations, results: Mapping[str, Any]) -> tuple[Program, list[int]]:
    """The program of some expressions with a departure added to what gives flows behind them, and the slots of these.

    Efforts give flows, by resistors and in systems of equations, and coordinates do in a source, as of a drive that
    leads to a position.
    """
    xp, steps = equations.xp, steps_to(equations, results)
    efforts = {effort for effort, _ in equations.balance.bonds.values()}
    giving = [s for step in steps if not efforts.issuperset(targets(step)) for s in needs(xp, step)]
    departing = {*giving, *xp.free(xp.column(results.values()))} & efforts | _led(equations)
    names: list[str] = []

    def departed(symbol: Any, expression: Any, among: Collection[Any]) -> Any:
        if symbol not in among:
            return expression
        names.append(f"{xp.name(symbol)} departs")
        return expression + xp.symbol(names[-1])

    changed: list[Step] = []
    for step in steps:
        if isinstance(step, Let):
            step = replace(step, expression=departed(step.symbol, step.expression, departing))
        elif isinstance(step, Implicit):
            step = replace(step, inner=tuple((symbol, departed(symbol, x, efforts)) for symbol, x in step.inner))
        changed.append(step)
    given = arguments(equations)
    return Lowering(xp, (*given, *names)).program(results, changed), [len(given) + k for k in range(len(names))]


def _led(equations: Equations) -> set[Any]:
    """The flows that sources give by coordinates."""
    graph, causal, xp = equations.graph, equations.balance.causal, equations.xp
    placed = {xp.symbol(name) for name, _, _ in graph.coordinates()}
    found = set()
    for element in graph.elements.values():
        for bond, side in graph.at[element.name] if element.role == "source" else ():
            for k in range(bond.size):
                stroke, flow = causal.strokes.get((bond.name, k)), equations.balance.bonds[bond.name, k][1]
                if stroke is not None and stroke.side == side and placed & equations.behind([flow]):
                    found.add(flow)
    return found


def _spanning(rates: _Rates, z: Any) -> tuple[tuple[_Differenced, ...], int]:
    """The fields that span the closure, and how many directions are normal to it; none where it is not clear."""
    import numpy as np

    draw = np.random.default_rng(1)
    units = np.append(np.maximum(1.0, np.abs(z[:-1])), 1.0)
    far = NEARBY * np.append(units[:-1], 0.0)
    points = np.array([z, *(z + far * draw.uniform(-1, 1, len(z)) for _ in range(2))])
    found = closure(differenced(rates, points, units), [{}] * 3, len(STEP))
    ranks = {rank(np.array([field.values[p] for field in found.fields]) / units, OUTSIDE) for p in range(len(points))}
    return ((), 0) if found.doubtful or len(ranks) > 1 else (found.fields, len(z) - ranks.pop())


def differenced(fields: Callable[[Any], Any], points: Any, units: Any) -> list[_Differenced]:
    """Vector fields that span what given ones do, none of them large or small beside the others.

    They are combinations of the given ones with constant coefficients, orthonormal over all points together: so neither
    the size of a field matters, nor that two of them are nearly parallel.

    Args:
        fields: gives the values of all of them at a point, by rows.
        points: some points.
        units: of the coordinates.
    """
    import numpy as np

    together = np.array([fields(z) for z in points]) / units
    size = np.abs(together).max(axis=(0, 2), initial=0.0)
    size = np.where(size > 0, size, 1.0)
    rows = np.hstack(list(together / size[:, None])) / len(points) ** 0.5
    left, sizes, _ = np.linalg.svd(rows, full_matrices=False)
    kept = sizes > OUTSIDE * max(sizes[0], OUTSIDE)
    combined = (left[:, kept] / sizes[kept]).T / size
    return [_Differenced(k, lambda z: combined @ fields(z), points, units) for k in range(len(combined))]


@dataclass(frozen=True)
class _Differenced:
    """A vector field at some points, differentiated by central differences.

    Args:
        of: its row among the rates, or the two fields that it is the bracket of.
        rates: the given fields.
        points: coordinates and time.
        units: of these, so that lengths beside angles do not matter.
    """

    of: int | tuple[_Differenced, _Differenced]
    rates: Callable[[Any], Any]
    points: Any
    units: Any

    @property
    def name(self) -> str:
        return str(self.of) if isinstance(self.of, int) else f"[{self.of[0].name}, {self.of[1].name}]"

    @cached_property
    def depth(self) -> int:
        return 0 if isinstance(self.of, int) else 1 + self.of[1].depth

    @property
    def outside(self) -> Tolerance:
        return LEAVES[self.depth]

    @cached_property
    def values(self) -> Any:
        import numpy as np

        return np.array([self.at(z) for z in self.points])

    def at(self, z: Any) -> Any:
        """Its value anywhere."""
        if isinstance(self.of, int):
            return self.rates(z)[self.of]
        X, Y = self.of
        return Y.derivative(z, X.at(z)) - X.derivative(z, Y.at(z))

    def derivative(self, z: Any, direction: Any) -> Any:
        """Its derivative along a direction, anywhere."""
        import numpy as np

        size = float(np.linalg.norm(direction / self.units))
        if size == 0.0:
            return np.zeros_like(z)
        step = STEP[self.depth] / size
        return (self.at(z + step * direction) - self.at(z - step * direction)) / (2 * step)

    def along(self, directions: Any) -> tuple[Any, Any]:
        """As of `Field`. Terms are not smaller than the product of both fields, whose rounding differences have."""
        import numpy as np

        found = np.array([self.derivative(z, x) for z, x in zip(self.points, directions, strict=True)])
        one, other = (np.linalg.norm(x / self.units, axis=1, keepdims=True) for x in (self.values, directions))
        return found, np.maximum(abs(found), one * other * self.units / len(self.units) ** 0.5)

    def bracket(self, other: _Differenced) -> _Differenced:
        return replace(self, of=(self, other))


def _beside(normals: Any, kept: Any) -> Any:
    """The normals that say more than constraints of the coordinates alone do."""
    import numpy as np

    open_ones = null_space(kept, RANK)
    _, sizes, directions = np.linalg.svd(normals @ open_ones @ open_ones.T, full_matrices=False)
    return directions[sizes > 0.5]  # normals span what is kept: of unit vectors orthogonal to it one is left, or none
