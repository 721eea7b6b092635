"""What constraints on velocities keep of the coordinates: departures that no motion reaches.

The rates of coordinates q are q' = X v + d for independent velocities v. Motions reach, beside q, what the involutive
closure of the columns of X spans, brackets with the drift (d, 1) over coordinates and time included; what is normal to
it is a constraint between departures of q, as a rod's length is, or the norm of Euler parameters. Inputs whose
departures are looked at count as velocities.
"""

from __future__ import annotations

from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.evaluate import instant
from bondgraph.lower import lower
from bondgraph.program import Program
from bondgraph.setting import Setting
from bondgraph.tangent import tangent

STEP = 1e-5, 1e-3
"""Of central differences, of fields and of their brackets: they are off by 1e-10 and some 1e-6."""
OUTSIDE = 1e-7, 1e-5, 1e-3
"""A field, a bracket of fields, one of brackets leaves a span by more than this, relative to its terms."""
NEARBY = 0.05
"""Ranks must be the same that far away, or nothing is concluded."""


def levels(setting: Setting, time: float, point: Any, F: Any, G: Any, along: list[int]) -> Any:
    """Normals to the departures of states that motions reach, of shape (normals, states).

    Args:
        setting: equations with values.
        time, point: where.
        F, G: derivatives of rates and of constraints by the states, and then by inputs.
        along: slots of these inputs.
    """
    import numpy as np

    equations = setting.equations
    n = len(equations.states)
    placed = {name for name, _, _ in equations.graph.coordinates()}
    q = [k for k, name in enumerate(equations.states) if name in placed]
    v = [k for k in range(n) if k not in q]
    none = np.zeros((0, n))
    columns = [*v, *range(n, F.shape[1])]
    if not q or (not G[:, v].any() and _rank(F[np.ix_(q, columns)]) == len(q)):
        return none
    try:
        reach = _Reach(setting, q, v, along, G, point)
        if _rank(reach.fields(time, point[q])[:-1]) == len(q):
            return none
        normals = _agreed(reach, time, point[q])
    except (BondGraphError, ArithmeticError, ValueError, np.linalg.LinAlgError):
        return none  # a law without slopes, or not defined beside this state: nothing is concluded
    held = G[~G[:, v].any(axis=1)][:, q]
    rows = none if normals is None else np.zeros((len(extra := _beside(normals, held)), n))
    if len(rows):
        rows[:, q] = extra
    return rows


class _Reach:
    """The fields X, and the drift, as a function of time and coordinates."""

    def __init__(self, setting: Setting, q: list[int], v: list[int], along: list[int], G: Any, point: Any) -> None:
        from scipy.linalg import qr

        self.setting, self.q, self.v, self.point = setting, q, v, point
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


def _agreed(reach: _Reach, time: float, q: Any) -> Any:
    """The normals at a point, if there are as many of them beside it."""
    import numpy as np

    draw = np.random.default_rng(1)
    found = _normals(reach, time, q)
    for _ in range(2):
        beside = q + NEARBY * np.maximum(1.0, np.abs(q)) * draw.uniform(-1, 1, len(q))
        other = _normals(reach, time, beside)
        if found is None or other is None or len(other) != len(found):
            return None
    return found


def _normals(reach: _Reach, time: float, q: Any) -> Any:
    """What is normal to the closure; None where brackets of brackets still leave the span."""
    import numpy as np

    def fields(z: Any) -> Any:
        return reach.fields(float(z[-1]), z[:-1])

    def brackets(z: Any) -> Any:
        return _brackets(fields, fields, z, STEP[0])

    z = np.append(q, time)
    count = len(q)
    span = _span(np.zeros((count, 0)), fields(z)[:-1, :-1], OUTSIDE[0])
    before = span.shape[1]
    if before < count:
        span = _span(span, brackets(z)[:-1], OUTSIDE[1])
    if before < span.shape[1] < count:
        before = span.shape[1]
        span = _span(span, _brackets(fields, brackets, z, STEP[1])[:-1], OUTSIDE[2])
        if before < span.shape[1] < count:
            return None
    return np.linalg.svd(span, full_matrices=True)[0][:, span.shape[1] :].T


def _brackets(one: Any, other: Any, z: Any, h: float) -> Any:
    """[X, Y] = Y_z X - X_z Y of all fields X of one function and Y of another, as columns."""
    import numpy as np

    X, Y = one(z), other(z)
    Y_along = [_derivative(other, z, column, h) for column in X.T]
    X_along = [_derivative(one, z, column, h) for column in Y.T]
    pairs = [Y_along[i][:, j] - X_along[j][:, i] for i in range(X.shape[1]) for j in range(Y.shape[1])]
    return np.array(pairs).T


def _derivative(function: Any, z: Any, direction: Any, h: float) -> Any:
    import numpy as np

    size = float(np.linalg.norm(direction))
    if size == 0.0:
        return np.zeros_like(function(z))
    step = h * max(1.0, float(np.abs(z).max())) / size
    return (function(z + step * direction) - function(z - step * direction)) / (2 * step)


def _span(basis: Any, columns: Any, outside: float) -> Any:
    """An orthonormal basis of a span and of the columns that leave it."""
    import numpy as np

    size = max(float(np.linalg.norm(columns, axis=0).max(initial=0.0)), 1e-300)
    for column in columns.T:
        rest = column - basis @ (basis.T @ column)
        rest -= basis @ (basis.T @ rest)
        length = float(np.linalg.norm(rest))
        if length > outside * max(float(np.linalg.norm(column)), 1e-3 * size):
            basis = np.column_stack([basis, rest / length])
    return basis


def _rank(columns: Any) -> int:
    import numpy as np

    return int(_span(np.zeros((len(columns), 0)), columns, OUTSIDE[0]).shape[1])


def _beside(normals: Any, held: Any) -> Any:
    """The normals that say more than constraints of the coordinates alone do."""
    import numpy as np

    if not len(held):
        return normals
    _, sizes, directions = np.linalg.svd(held, full_matrices=False)
    known = directions[sizes > 1e-9 * sizes.max(initial=1e-300)]
    _, sizes, directions = np.linalg.svd(normals - normals @ known.T @ known, full_matrices=False)
    return directions[sizes > 0.5]
