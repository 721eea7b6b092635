"""What rounding makes of works: of flows and efforts that are what is left where larger terms cancel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bondgraph.equations.equations import Equations
from bondgraph.simulate.expected_sizes import SHIFT, SHIFTS, deviation, finite_or_zero
from bondgraph.simulate.joined_segments import over_choices
from bondgraph.simulate.output_evaluation import varied
from bondgraph.simulate.quadrature import gauss_in
from bondgraph.simulate.rounding import ROOM

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def rounding_of_work(run: Trajectory, powers: Callable[[Equations], Mapping[str, Any]], intervals: Any) -> Any:
    """How far rounding may bring the integrals of powers, in joules, of shape (powers,).

    Args:
        run: the motion.
        powers: gives them in some equations.
        intervals: in which they are integrated, of shape (n, 2).
    """
    import numpy as np

    times, weights = (each.ravel() for each in gauss_in(intervals))
    found = (
        over_choices(run, times, lambda each, at: _deviations(each, at, powers(each.equations)))
        if run.choices
        else _deviations(run, times, powers(run.equations))
    )
    return ROOM * np.array([each @ weights for each in found])


def _deviations(run: Trajectory, times: Any, powers: Mapping[str, Any]) -> Any:
    """The standard deviation of powers at instants that comes of rounding, of shape (powers, n).

    At the edge of a branch a law may jump on one way: the other one counts.
    """
    import numpy as np

    with np.errstate(all="ignore"):
        ways = (deviation([varied(run, times, powers, way * SHIFT * k) for k in range(SHIFTS)]) for way in (1.0, -1.0))
        return np.min([finite_or_zero(each) for each in ways], axis=0)
