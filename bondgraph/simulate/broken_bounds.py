"""Bounds that a motion breaks: what of a law has to be positive all along, and becomes negative on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bondgraph.equations.available_names import available
from bondgraph.errors import BondGraphError
from bondgraph.simulate.audit import COARSE
from bondgraph.simulate.quadrature import gauss_in

if TYPE_CHECKING:
    from bondgraph.equations.equations import Equations
    from bondgraph.graph.bounds import Bound
    from bondgraph.simulate.trajectory import Trajectory


def bound_notes(run: Trajectory) -> tuple[str, ...]:
    """Which bounds that are to hold along a run are broken there, and when: of each place the first, as others follow.

    What is off by a small part of the largest value beside it is error of the states.
    """
    graph = run.equations.graph
    bounds = [bound for bound in graph.bounds if bound.beside and bound.names & graph.moving]
    if not bounds or len(run.steps) < 2:
        return ()
    try:
        times, values = _along(run, bounds)
    except BondGraphError:  # of what is not defined somewhere nothing is told
        return ()
    found: dict[str, str] = {}
    for bound, (value, beside) in zip(bounds, values, strict=True):
        if (broken := value < -COARSE * abs(beside).max()).any():
            found.setdefault(bound.place, _note(bound, times, value, broken))
    return tuple(found.values())


def _along(run: Trajectory, bounds: list[Bound]) -> tuple[Any, list[tuple[Any, Any]]]:
    """Instants along a run, and there the values of bounds, each with what these are compared with."""
    import numpy as np

    steps = np.asarray(run.steps, float)
    times = np.sort([*steps, *gauss_in(np.stack([steps[:-1], steps[1:]], axis=1))[0].ravel()])

    def wanted(equations: Equations) -> Mapping[str, Any]:
        xp, known = equations.xp, available(equations)
        formulas = [formula for bound in bounds for formula in (bound.formula, bound.beside)]
        read = (xp.build(formula, lambda name: known.get(name, xp.symbol(name))) for formula in formulas)
        return {str(k): expression for k, expression in enumerate(read)}

    values = run.compute(times, wanted)
    return times, list(zip(values[::2], values[1::2], strict=True))


def _note(bound: Bound, times: Any, value: Any, broken: Any) -> str:
    import numpy as np

    begun = times[np.flatnonzero(broken & ~np.append(False, broken[:-1]))]
    often = f"{len(begun)} times, the last to t = {times[broken][-1]:.6g} s, " if len(begun) > 1 else ""
    off = f"({often}by up to {-value.min():.2g})"
    return f"{bound.place}: from t = {begun[0]:.6g} s on {bound.broken} {off}; {bound.remedy}"
