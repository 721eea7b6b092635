"""What constraints on velocities keep of the coordinates: departures that no motion reaches.

The rates of coordinates q are q' = X v + d for independent velocities v. Motions reach, beside q, what the involutive
closure of the columns of X spans, brackets with the drift (d, 1) over coordinates and time included; what is normal to
it is a constraint between departures of q, as a rod's length is, or the norm of Euler parameters. Inputs whose
departures are looked at count as velocities.
"""

from __future__ import annotations

from typing import Any

from bondgraph.equations.lower import lower
from bondgraph.errors import BondGraphError
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import tangent
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Program

STEP = 1e-5, 1e-3
"""Of central differences, of fields and of their brackets: they are off by 1e-10 and some 1e-6."""
OUTSIDE = 1e-7, 1e-5, 1e-3
"""A field, a bracket of fields, one of brackets leaves a span by more than this, relative to its terms."""
NEARBY = 0.05
"""Ranks must be the same that far away, or nothing is concluded."""


class Levels:
    """The normals to the departures that motions reach, of one set of equations with values, at any state.

    Args:
        setting: equations with values.
        F, G: derivatives of rates and of constraints by the states and then by inputs, at one state.
        along: slots of these inputs.
        point: the state.
    """

    def __init__(self, setting: Problem, F: Any, G: Any, along: list[int], point: Any) -> None:
        equations = setting.equations
        n = len(equations.states)
        placed = {name for name, _, _ in equations.graph.coordinates()}
        self.q = [k for k, name in enumerate(equations.states) if name in placed]
        self.v = [k for k in range(n) if k not in self.q]
        columns = [*self.v, *range(n, F.shape[1])]
        self.known: tuple[Any, int] | None = None
        free = not G[:, self.v].any() and _rank(F[:, columns][self.q]) == len(self.q)
        self.reach = None if free or not self.q else _Reach(setting, self.q, self.v, along, G, point)

    def normals(self, time: float, point: Any, G: Any) -> Any:
        """Normals at a state, besides the gradients G of constraints there; of shape (normals, states)."""
        import numpy as np

        none = np.zeros((0, len(point)))
        if self.reach is None:
            return none
        self.reach.point = point
        try:
            found = None if self._is_free(time, point) else self._found(time, point[self.q])
        except (BondGraphError, ArithmeticError, ValueError, np.linalg.LinAlgError):
            return none  # a law without slopes, or not defined beside this state: nothing is concluded
        if found is None:
            return none
        extra = _beside(found, G[~G[:, self.v].any(axis=1)][:, self.q])
        rows = np.zeros((len(extra), len(point)))
        rows[:, self.q] = extra
        return rows

    def _found(self, time: float, q: Any) -> Any:
        """The normals; what is known of one state is not asked again at the next."""
        assert self.reach is not None
        if self.known is None:
            self.known = agreed = _agreed(self.reach, time, q)
            return None if agreed is None else agreed[0]
        again = _normals(self.reach, time, q, self.known[1])
        return again[0] if again is not None and len(again[0]) == len(self.known[0]) else None

    def _is_free(self, time: float, point: Any) -> bool:
        assert self.reach is not None
        return _rank(self.reach.fields(time, point[self.q])[:-1, :-1]) == len(self.q)


class _Reach:
    """The fields X, and the drift, as a function of time and coordinates."""

    def __init__(self, setting: Problem, q: list[int], v: list[int], along: list[int], G: Any, point: Any) -> None:
        from scipy.linalg import qr

        self.setting, self.q, self.v, self.point = setting, q, v, point
        self.sizes: Any = None
        self.rows = [i for i, row in enumerate(G) if row[v].any()]
        equations = setting.equations
        names = [equations.states[k] for k in q]
        results = {name: equations.rates[name] for name in names}
        results |= {f"{i}: constraint": equations.constraints[i] for i in self.rows}
        program = lower(equations, results)
        self.program: Program = program
        self.values = instant(program)
        self.columns = len(v) + len(along)
        self.slopes = instant(tangent(program, [*(1 + k for k in v), *along]))
        pivots = qr(G[self.rows][:, v], mode="r", pivoting=True)[1] if self.rows else []
        self.dependent = [int(k) for k in pivots[: len(self.rows)]]

    def fields(self, time: float, q: Any) -> Any:
        """X, and (d, 1) as its last column, over coordinates and time: of shape (coordinates + 1, fields + 1)."""
        import numpy as np

        state = self.point.copy()
        state[self.q] = q
        arguments = self.setting.arguments(time, state.tolist())
        value = np.array(self.values(arguments))
        slope = np.array(self.slopes(arguments)).reshape(len(value), self.columns)
        count = len(self.q)
        rest = value - slope[:, : len(self.v)] @ state[self.v]
        whole = np.column_stack([slope, rest])
        kept = [k for k in range(whole.shape[1]) if k not in self.dependent]
        follows = np.linalg.solve(whole[count:, self.dependent], whole[count:, kept]) if self.dependent else None
        found = whole[:count, kept] - (0.0 if follows is None else whole[:count, self.dependent] @ follows)
        return np.vstack([found, [*[0.0] * (len(kept) - 1), 1.0]])


def _agreed(reach: _Reach, time: float, q: Any) -> tuple[Any, int] | None:
    """The normals at a point and how deep the brackets go that they need, if it is the same beside it."""
    import numpy as np

    draw = np.random.default_rng(1)
    beside = [q + NEARBY * np.maximum(1.0, np.abs(q)) * draw.uniform(-1, 1, len(q)) for _ in range(2)]
    reach.sizes = np.max(
        [np.abs(reach.fields(time, x)[:-1, :-1]).max(axis=1, initial=0.0) for x in (q, *beside)], axis=0
    )
    found = _normals(reach, time, q)
    for x in beside:
        other = _normals(reach, time, x)
        if found is None or other is None or len(other[0]) != len(found[0]):
            return None
    return found


def _normals(reach: _Reach, time: float, q: Any, deepest: int | None = None) -> tuple[Any, int] | None:
    """What is normal to the closure, and the depth of the brackets in it; None where deeper ones still leave the span.

    Args:
        deepest: the depth, where it is known.
    """
    import numpy as np

    # Each coordinate in the size of its own rates: units, and lengths beside angles, do not matter.
    units = np.append(np.where(reach.sizes > 0, reach.sizes, 1.0), 1.0)

    def fields(z: Any) -> Any:
        return reach.fields(float(z[-1]), z[:-1] * units[:-1]) / units[:, None]

    def brackets(z: Any) -> Any:
        return _brackets(fields, fields, z, STEP[0])[0]

    z, count = np.append(q, time) / units, len(q)
    X = fields(z)[:-1, :-1]
    ranks, span = [0], _span(np.zeros((count, 0)), X, np.linalg.norm(X, axis=0) * OUTSIDE[0])
    for depth, other in enumerate((fields, brackets)):
        ranks.append(span.shape[1])
        if depth == deepest or ranks[-1] in (ranks[-2], count):
            break
        columns, sizes = _brackets(fields, other, z, STEP[depth])
        span = _span(span, columns[:-1], sizes * OUTSIDE[depth + 1])
    else:
        if ranks[-1] < span.shape[1] < count and deepest is None:
            return None
    reached = deepest if deepest is not None else ranks.index(span.shape[1]) - 1 if span.shape[1] in ranks else 2
    normals = np.linalg.svd(span, full_matrices=True)[0][:, span.shape[1] :] / units[:-1, None]
    return np.linalg.qr(normals)[0].T, reached


def _brackets(one: Any, other: Any, z: Any, h: float) -> tuple[Any, Any]:
    """[X, Y] = Y_z X - X_z Y of all fields X of one function and Y of another, as columns; and the size of their terms.

    A term is not smaller than the product of both fields: the differences are not better than their rounding.
    """
    import numpy as np

    X, Y = one(z), other(z)
    Y_along = [_derivative(other, z, column, h) for column in X.T]
    X_along = [_derivative(one, z, column, h) for column in Y.T]
    found, sizes = [], []
    for i, x in enumerate(X.T):
        for j, y in enumerate(Y.T):
            forward, back = Y_along[i][:, j], X_along[j][:, i]
            found.append(forward - back)
            whole = np.linalg.norm(x) * np.linalg.norm(y)
            sizes.append(max(np.linalg.norm(forward), np.linalg.norm(back), whole))
    return np.array(found).T, np.array(sizes)


def _derivative(function: Any, z: Any, direction: Any, h: float) -> Any:
    import numpy as np

    size = float(np.linalg.norm(direction))
    if size == 0.0:
        return np.zeros_like(function(z))
    step = h / size
    return (function(z + step * direction) - function(z - step * direction)) / (2 * step)


def _span(basis: Any, columns: Any, least: Any) -> Any:
    """An orthonormal basis of a span and of the columns that leave it by more than a least length each."""
    import numpy as np

    for column, enough in zip(columns.T, least, strict=True):
        rest = column - basis @ (basis.T @ column)
        rest -= basis @ (basis.T @ rest)
        length = float(np.linalg.norm(rest))
        if length > max(enough, 1e-300):
            basis = np.column_stack([basis, rest / length])
    return basis


def _rank(columns: Any) -> int:
    import numpy as np

    return int(_span(np.zeros((len(columns), 0)), columns, np.linalg.norm(columns, axis=0) * OUTSIDE[0]).shape[1])


def _beside(normals: Any, held: Any) -> Any:
    """The normals that say more than constraints of the coordinates alone do."""
    import numpy as np

    if not len(held):
        return normals
    _, sizes, directions = np.linalg.svd(held, full_matrices=False)
    known = directions[sizes > 1e-9 * sizes.max(initial=1e-300)]
    _, sizes, directions = np.linalg.svd(normals - normals @ known.T @ known, full_matrices=False)
    return directions[sizes > 0.5]
