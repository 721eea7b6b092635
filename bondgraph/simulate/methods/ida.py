"""IDA of SUNDIALS for states subject to constraints."""

from __future__ import annotations

from typing import Any

import numpy as np

from bondgraph.program.rank import is_singular, pivot_columns, smallest_singular_value
from bondgraph.simulate.methods.constrained import Constrained
from bondgraph.simulate.methods.sundials import LEAST, Sundials, package

WORN = 0.1
"""The choice of dependent states is made again when they follow the others so many times worse than at first."""


class Ida(Sundials[Constrained]):
    """The motion of states subject to constraints, of index 1.

    Of the states as many as there are constraints are dependent: those that the constraints determine best, chosen
    again when another choice has become much better. A constraint of velocities determines velocities: a coordinate
    that follows from it would be left open where these vanish.

    Args:
        system: the rates and the constraints; the states at the start satisfy these.
        t0, y0, t_bound, rtol, atol, max_step, first_step: as of `SteppingMethod`.

    Raises:
        MissingPackage: where scikit-sundae is not installed.
    """

    def _begin(self, first_step: float | None) -> None:
        solver = package("constraints among the states are integrated by IDA").IDA
        rates, constraints, by_states, jacobian_of_rates, _ = self.system
        gradients = self._gradients()
        dependent = self.dependent = sorted(self._best(gradients))
        self.determined = smallest_singular_value(gradients[:, dependent])
        independent = np.setdiff1d(np.arange(len(self.y)), dependent)

        def residual(time: float, states: Any, x_dot: Any, left: Any) -> None:
            left[independent] = x_dot[independent] - np.asarray(rates(time, states))[independent]
            left[dependent] = constraints(time, states)

        def jacobian(time: float, states: Any, x_dot: Any, left: Any, factor: float, matrix: Any) -> None:
            """Of the residual by the states, and by their rates times a factor."""
            assert jacobian_of_rates is not None
            matrix[independent] = (factor * np.eye(len(states)) - jacobian_of_rates(time, states))[independent]
            matrix[dependent] = by_states(time, states)

        exact = {} if jacobian_of_rates is None else {"jacfn": jacobian}
        options = {**exact, **self._options(first_step)}
        self.solver = solver(residual, algebraic_idx=dependent, linsolver="dense", **options)
        self.solver.init_step(self.t, self.y, np.asarray(rates(self.t, self.y), float))

    def step(self) -> str | None:
        """One step; what went wrong, if something did. IDA does not begin some floats of time before the end."""
        if self.t_bound - self.t >= LEAST * np.spacing(max(abs(self.t), abs(self.t_bound))):
            return super().step()
        self._go_straight(self.system.rates(self.t, self.y))
        return None

    def _gradients(self) -> Any:
        return self.system.gradients(self.t, self.y)

    def _is_worn(self) -> bool:
        """Whether the dependent states are determined much worse than at first, and others better."""
        gradients, least = self._gradients(), WORN * self.determined
        if smallest_singular_value(gradients[:, self.dependent]) >= least:
            return False
        return smallest_singular_value(gradients[:, self._best(gradients)]) > least

    def _best(self, gradients: Any) -> list[int]:
        """The states that constraints determine best."""
        coordinates, of_position = self.system.places
        apart = gradients.copy()
        of_velocity = np.setdiff1d(np.arange(len(gradients)), of_position)
        apart[np.ix_(of_velocity, np.array(coordinates, int))] = 0.0
        found = pivot_columns(apart)
        return pivot_columns(gradients) if is_singular(apart[:, found]) else found
