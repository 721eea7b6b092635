"""The states at which a model is checked: random ones, or those of a run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.bounds import check_bounds
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.random_points import (
    POINTS,
    UNDEFINED,
    Sampling,
    check_names,
    draws,
    evaluator,
    is_definite,
    sampled,
)
from bondgraph.equations.random_states import RandomPoints
from bondgraph.errors import ValueRefused
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.program.evaluate import instant

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def matrices(k: Kinetics) -> list[Any]:
    """Everything the kinetics hold."""
    held = [m for each in k.kept for m in (each.a, each.b, each.reaction) if m is not None]
    columns = [k.xp.column(m) if isinstance(m, Sequence) else m for m in held]
    return [*(m for m in (k.A, k.Q, k.e, k.e_hat, k.Df, k.D, k.f) if m is not None), *columns]


def of_kinetics(k: Kinetics, values: Mapping[str, float]) -> Sampling:
    """Random states of kinetics alone."""
    check_names(k.about, values, {k.xp.name(s) for matrix in matrices(k) for s in k.xp.free(matrix)})
    return sampled(k.xp, k.A_uu, matrices(k), map(k.xp.name, (*k.f, *k.q)), values)


def of_equations(equations: Equations, k: Kinetics | None, values: Mapping[str, float]) -> Sampling:
    """Random states of equations, at which constraints hold and everything is defined.

    Raises:
        ValueRefused: where none of the random states is such, and for values with which the model is none.
    """
    check_names(equations.graph.name, values, arguments(equations))
    given = {name: value for name, value in equations.parameters.items() if value is not None} | dict(values)
    check_bounds(equations.xp, equations.graph.bounds, given)
    return _completed(equations, k, _drawn(equations, given))


def of_run(run: Trajectory, k: Kinetics | None) -> Sampling:
    """States of a run, evenly chosen from its instants; of several choices of velocities, from those of the first."""
    import numpy as np

    run = run.choices[0] if run.choices else run
    equations, xp = run.equations, run.equations.xp
    times = run.t[np.unique(np.linspace(0, len(run.t) - 1, 2 * POINTS + 1).astype(int))]
    names = [TIME, *equations.states, *equations.inputs]
    names += [name + "'" * (k + 1) for name, order in equations.input_orders.items() for k in range(order)]
    series = run.compute(times, {name: xp.symbol(name) for name in names})
    zeros = dict.fromkeys(arguments(equations), 0.0)
    points = [
        {**zeros, **run.parameters, **{name: float(x[i]) for name, x in zip(names, series, strict=True)}}
        for i in range(len(times))
    ]
    return _completed(equations, k, points, len(points))


def _drawn(equations: Equations, given: Mapping[str, float]) -> Iterator[Mapping[str, float]]:
    names = arguments(equations)
    if equations.constraints:
        return (dict(zip(names, point, strict=True)) for point in RandomPoints().of(equations, given).points)
    return draws(names, set(names) - set(equations.parameters) - {TIME}, given)


def _completed(
    equations: Equations, k: Kinetics | None, points: Iterable[Mapping[str, float]], wanted: int = POINTS
) -> Sampling:
    """The states at which the rates exist and the mass matrix is positive, with the velocities that are no states."""
    extras = extras_of(equations, k)
    xp, names = equations.xp, arguments(equations)
    results = {name: xp.symbol(name) for name in extras} | {f"{n} rate": x for n, x in equations.rates.items()}
    function = instant(lower(equations, results))
    positive = _positive(k)
    found: list[Mapping[str, float]] = []
    for point in points:
        try:
            values = function([point[name] for name in names])
        except UNDEFINED:
            continue
        whole = {**point, **dict(zip(extras, values, strict=False))}
        if all(map(_finite, values)) and positive(whole):
            found.append(whole)
        if len(found) == wanted:
            break
    if not found:
        raise ValueRefused(
            equations.graph.name,
            "at every sampled state its rates do not exist, or the mass matrix is not positive definite",
            parties=list(equations.parameters),
            remedy="give values of the parameters at which they exist and it is",
        )
    return Sampling(xp, found)


def extras_of(equations: Equations, k: Kinetics | None) -> Sequence[str]:
    """What kinetics are written in besides the equations' arguments, and the coordinates that sources give.

    Partial velocities may depend on a coordinate though the mass matrix, made from them, does not.
    """
    xp = equations.xp
    symbols = {s for matrix in (matrices(k) if k else ()) for s in xp.free(matrix)}
    known = {xp.name(s) for step in equations.steps for s in targets(step)}
    placed = {name for name, _, _ in equations.graph.coordinates()} & known
    extras = sorted(({xp.name(s) for s in symbols} | placed) - set(arguments(equations)))
    unknown = sorted(set(extras) - known)
    if unknown:
        raise ValueRefused(
            equations.graph.name,
            f"the kinetics are written in {', '.join(unknown)}, which the model does not have",
            parties=unknown,
            remedy="give kinetics of this model",
        )
    return extras


def _finite(value: float) -> bool:
    return abs(value) < float("inf")


def _positive(k: Kinetics | None) -> Any:
    """Whether the mass matrix of the free velocities is positive definite at a point."""
    import numpy as np

    if k is None:
        return lambda point: True
    n = k.u
    evaluate = evaluator(k.xp, [k.A[i, j] for i in n for j in n])

    def positive(point: Mapping[str, float]) -> bool:
        A = np.array(evaluate(point)).reshape(len(n), len(n))
        return bool(np.isfinite(A).all() and is_definite(A))

    return positive
