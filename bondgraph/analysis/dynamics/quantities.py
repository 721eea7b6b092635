"""The expressions of each quantity of a graph's dynamics, and the shape of what they are the entries of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from bondgraph.analysis.dynamics.model import ACCELERATION, Model
from bondgraph.problem.quantities import unknown

Found = tuple[list[Any], tuple[int, ...]]
"""Expressions by rows, and the shape of the array they fill."""
TAKES = {
    **dict.fromkeys(("mass_matrix", "gravity", "velocity_map", "jacobian", "position_residuals"), ("q",)),
    **dict.fromkeys(("bias", "coriolis", "impressed", "coordinate_rates", "generalized_velocities"), ("q", "v")),
    **dict.fromkeys(("flow", "jacobian_rate", "momenta", "kinetic_energy"), ("q", "v")),
    **dict.fromkeys(("forces", "reactions", "acceleration"), ("q", "v", "a")),
    "accelerations": ("q", "v", "forces"),
}
"""What each quantity is a function of, besides the time."""
OF_FLOWS = ("flow", "jacobian", "jacobian_rate", "acceleration")


class Quantities:
    """The quantities of a model by name; those of a flow with its name behind.

    Args:
        of: the model.
    """

    def __init__(self, of: Model) -> None:
        self._model = of

    def __call__(self, quantity: str) -> Found:
        what, _, flow = quantity.partition(" ")
        if what in OF_FLOWS:
            return getattr(self, f"_{what}")(flow)
        return getattr(self, f"_{what}")()

    def _mass_matrix(self) -> Found:
        return _matrix(self._model.M)

    def _bias(self) -> Found:
        return _column(self._model.bias)

    def _coriolis(self) -> Found:
        return _matrix(self._model.gyration)

    def _impressed(self) -> Found:
        return _column(self._model.B.T @ self._model.k.e)

    def _gravity(self) -> Found:
        return _column(-(self._model.B.T @ self._model.k.e))

    def _forces(self) -> Found:
        m = self._model
        return _column(m.M @ m.symbols(ACCELERATION) + m.bias)

    def _accelerations(self) -> Found:
        return _column(self._model.solved[0])

    def _reactions(self) -> Found:
        return _column(self._model.reactions)

    def _coordinate_rates(self) -> Found:
        rates = self._model.equations.rates
        return _column([rates[name] for name in self._model.configuration])

    def _generalized_velocities(self) -> Found:
        return _column(self._model.k.f)

    def _velocity_map(self) -> Found:
        return _matrix(self._model.B)

    def _momenta(self) -> Found:
        m = self._model
        return _column(m.B.T @ (m.k.A @ m.k.f))

    def _kinetic_energy(self) -> Found:
        return [self._model.k.T_star], ()

    def _position_residuals(self) -> Found:
        return _column(self._model.left_open[0])

    def _flow(self, name: str) -> Found:
        return _column(self._rows(name) @ self._model.k.f)

    def _jacobian(self, name: str) -> Found:
        return _matrix(self._rows(name) @ self._model.B)

    def _jacobian_rate(self, name: str) -> Found:
        m, T = self._model, self._rows(name)
        return _matrix(m.rate_along(T) @ m.B + T @ m.B_dot)

    def _acceleration(self, name: str) -> Found:
        m, T = self._model, self._rows(name)
        return _column(T @ (m.B @ m.symbols(ACCELERATION) + m.gamma) + m.rate_along(T) @ m.k.f)

    def _rows(self, name: str) -> Any:
        """The partial derivatives of a flow by all generalized velocities.

        Raises:
            ValueRefused: for a name that is none.
        """
        mechanism = self._model.mechanism
        if name not in self._flows:
            raise unknown(name, "flow", self._flows, self._remedy(name))
        return mechanism.linear(self._flows[name], name)

    def _remedy(self, name: str) -> str:
        """What to do about a flow that is none: of a mechanism a point may be meant."""
        origins = (each.origin for each in self._model.mechanism.source.junctions.values())
        whole = next((each.name for each in origins if each and each.what.startswith("the mechanism ")), "")
        point = f"the velocity of a point in world axes is in the graph by *{whole}.point('{name:.40}', body)"
        return f"correct it; {point}" if whole and name.isidentifier() else "correct it"

    @cached_property
    def _flows(self) -> Mapping[str, Sequence[Any]]:
        """Those of 1-junctions, of their components, and of bonds, by name."""
        balance, xp = self._model.mechanism.balance, self._model.xp
        graph = self._model.mechanism.source
        junctions = [each for each in graph.junctions.values() if each.common == "flow"]
        found = {each.name: [xp.symbol(name) for name in each.components] for each in junctions}
        found = {name: [xp.symbol(name)] for each in junctions for name in each.components} | found
        bonds = {f"{b.name}.f": [balance.bonds[b.name, k][1] for k in range(b.size)] for b in graph.bonds}
        return found | {name: flows for name, flows in bonds.items() if name not in found}


def _matrix(matrix: Any) -> Found:
    return list(matrix), tuple(matrix.shape)


def _column(column: Any) -> Found:
    entries = list(column)
    return entries, (len(entries),)
