"""Projection: after each step the states nearest to those found that satisfy every constraint.

Eich (1993); Hairer and Wanner, Solving Ordinary Differential Equations II, VII.2. Rates that come of differentiated
constraints keep these only as far as each step is accurate; projected, a motion has no drift, whatever its method.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bondgraph.errors import BondGraphError
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.program.rank import Greatest, independent_part, minimum_norm_solution
from bondgraph.program.tolerances import DEPENDENT
from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.methods.native_constraints import NativeConstraints
from bondgraph.simulate.rounding import ROOM, rounding_of_constraints

SETTLED = 1e-8
"""A step of Newton's method this small, beside the states, leaves its square: rounding."""
ITERATIONS = 6
"""From the end of a step, two are enough."""

FAR = 1e-3, 100.0
"""States that move by more of their sizes, and by more tolerances of the local error, are others than those found."""


class Projected(NamedTuple):
    """What a projection finds.

    Args:
        states: the states that satisfy the constraints.
        moved: how far they are from those given, in tolerances of the local error.
        ranks: how many constraints of each kind are independent there.
    """

    states: Any
    moved: float
    ranks: tuple[int, ...]


class Projection:
    """The nearest states that satisfy the constraints: coordinates first, then the other states.

    Which constraints are independent is judged at each state, beside the largest that gradients have been.

    Args:
        rows: the constraints.
        control: the sizes of the states, which say what is near.
        native: the same constraints as native methods take them, which project their steps themselves, if they can.
    """

    def __init__(self, rows: ConstraintRows, control: ErrorControl, native: NativeConstraints | None = None) -> None:
        import numpy as np

        self.rows, self.control = rows, control
        self._greatest = [Greatest(0.0, 0.0) for _ in rows.kinds]
        self._flat: Sequence[float] | None = None
        self.native = native
        self.rounding = np.zeros(len(rows.constraints)) if native is None else native.noise

    def begun(self) -> tuple[int, Any, Any]:
        """With what a native method begins: the constraints' address, and the sizes of states and of gradients."""
        import numpy as np

        assert self.native is not None
        return self.native.address, np.array(self.control.sizes, float), self.native.flat(self.greatest)

    def arrived(self, flat: Sequence[float]) -> None:
        """A native method has made a step.

        Args:
            flat: the sizes of the gradients after it.
        """
        self._flat = flat

    @property
    def greatest(self) -> list[Greatest]:
        """How large rows and columns of the gradients of each kind have been."""
        import numpy as np

        if self._flat is not None:
            assert self.native is not None
            self._greatest, self._flat = self.native.parted(np.array(self._flat)), None
        return self._greatest

    def nearest(self, time: float, states: Any) -> Projected | None:
        """The nearest states that satisfy the constraints; None where Newton's method finds none near by.

        Where a state is as small as what rounding leaves of its constraint, none of that size is near: then what is
        rounding is left as it is.
        """
        import numpy as np

        found = self._searched(time, states)
        if found is None:
            more = ROOM * rounding_of_constraints(self.rows, time, states)
            self.rounding[:] = np.maximum(self.rounding, more)
            found = self._searched(time, states)
        return found

    def _searched(self, time: float, states: Any) -> Projected | None:
        import numpy as np

        x = np.array(states, float)
        weights = self.control.sizes
        for _ in range(ITERATIONS):
            try:
                left, gradients = self.rows.values(time, x), self.rows.gradients(time, x)
            except (BondGraphError, ArithmeticError, ValueError):
                return None
            if not (np.isfinite(left).all() and np.isfinite(gradients).all()):
                return None
            step, ranks = self._step(np.where(np.abs(left) > self.rounding, left, 0.0), gradients, weights)
            x = x + weights * step
            if np.abs(step).max(initial=0.0) <= SETTLED:
                moved = np.abs(x - states)
                allowed = np.maximum(self.control.rtol * weights, self.control.rounding.least)
                tolerances = float((moved / allowed).max(initial=0.0))
                is_near = bool((moved <= FAR[0] * weights).all()) or tolerances <= FAR[1]
                return Projected(x, tolerances, ranks) if is_near else None
        return None

    def _step(self, left: Any, gradients: Any, weights: Any) -> tuple[Any, tuple[int, ...]]:
        """The shortest step to where the constraints vanish, in parts of the weights, and the ranks."""
        import numpy as np

        own, gradients = gradients, gradients * weights
        step, ranks = np.zeros(gradients.shape[1]), []
        for k, kind in enumerate(self.rows.kinds):
            rows, columns, _ = kind
            judged, part = self.rows.part(kind, own), gradients[np.ix_(rows, columns)]
            self.greatest[k] = self.greatest[k].grown(judged)
            chosen, _ = independent_part(self.greatest[k].scaled(judged), DEPENDENT)
            residual = left[rows[chosen]] + gradients[rows[chosen]] @ step
            size = np.abs(part[chosen]).max(axis=1, initial=0.0)
            step[columns] = minimum_norm_solution(part[chosen] / size[:, None], -residual / size)
            ranks.append(len(chosen))
        return step, tuple(ranks)
