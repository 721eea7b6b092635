"""Steps of a method whose ends are moved onto the constraints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SLACK = 10.0
"""A method that has to start anew to be moved is let go so far, in tolerances of the local error."""


class Through:
    """The states within a step, bent so that they end at given ones.

    Args:
        states: those that the method gives.
        start, end: of the step.
        last: of shape (states,), the states at its end.
    """

    def __init__(self, states: Callable[[Any], Any], start: float, end: float, last: Any) -> None:
        self.states, self.start, self.end = states, start, end
        self.correction = last - states(end)

    def __call__(self, time: Any) -> Any:
        import numpy as np

        part = (np.asarray(time) - self.start) / (self.end - self.start)
        share = part * part * (3.0 - 2.0 * part)  # without a change of the derivative at either end
        correction = self.correction if np.ndim(time) == 0 else self.correction[:, None]
        return self.states(time) + correction * share


def moved_to(solver: Any, states: Any, moved: float) -> bool:
    """Let a method of SciPy go on from other states; False where it has to start anew.

    Args:
        solver: the method, at the end of a step.
        states: those to go on from.
        moved: how far these are away, in tolerances of the local error.
    """
    from scipy.integrate import BDF

    from bondgraph.simulate.methods.stiffness_switching import Switching

    own = solver.solver if isinstance(solver, Switching) else solver
    if not getattr(own, "is_movable", True):
        return moved <= SLACK
    if hasattr(own, "scipy"):  # a native method, which may have gone on in Python
        own.y = states
        if own.scipy is None:
            return True
        own = own.scipy
    own.y = states
    if isinstance(own, BDF):  # it keeps the states as the first of its differences
        own.D[0] = states
        return True
    if hasattr(own, "f"):
        own.f = own.fun(own.t, states)
        return True
    return moved <= SLACK
