"""The work of sources whose effort is a function of the positions alone, such as weights: found from positions.

Along a run's interpolant the velocities are not quite the rates of the positions. T + V takes positions where they are;
so does this, where the force is found to derive from a potential. Other work is integrated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.equations.random_points import Sampling
from bondgraph.errors import NotReducible
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.mass_matrix import Mechanism
from bondgraph.kinetics.pull_back import Unconstrained
from bondgraph.program.evaluate import series
from bondgraph.program.program import Builder
from bondgraph.program.rank import is_singular
from bondgraph.program.tolerances import OUTSIDE
from bondgraph.simulate.audit import instants
from bondgraph.simulate.quadrature import gauss
from bondgraph.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Potential:
    """Sources whose efforts derive from potentials.

    Args:
        k: the kinetics they act in, with as many coordinates as velocities.
        force: the sum of their efforts at the generalized velocities, a column.
        sources: their names.
    """

    k: Kinetics
    force: Any
    sources: frozenset[str] = frozenset()

    def work(self, run: Trajectory) -> Any:
        """What they have supplied up to each instant, along chords from each position to the next.

        None where a run does not know all they depend on.
        """
        import numpy as np

        xp, grid = self.k.xp, instants(run)
        used = {xp.name(s) for matrix in (self.force, self.k.Q) for s in xp.free(matrix)}
        if not used <= {*run.parameters, *map(xp.name, self.k.q)} or self.sources - run.equations.graph.elements.keys():
            return None
        q = np.stack(run.evaluate(grid, [xp.name(x) for x in self.k.q]), axis=-1)
        steps, (parts, weights) = np.diff(q, axis=0), gauss(np.array([0.0, 1.0]))
        on_chords = q[:-1, None, :] + parts[0][:, None] * steps[:, None, :]
        Q, force = self._at(on_chords.reshape(-1, q.shape[1]), run.parameters)
        derivatives = np.linalg.solve(np.swapaxes(Q, 1, 2), force)[:, :, 0].reshape(on_chords.shape)
        parts_of_work = np.einsum("ngi,ni,g->n", derivatives, steps, weights[0])
        return np.interp(run.t, grid, np.concatenate([[0.0], np.cumsum(parts_of_work)]))

    def _at(self, q: Any, parameters: Mapping[str, float]) -> tuple[Any, Any]:
        """Q and the force at many positions."""
        import numpy as np

        xp, S = self.k.xp, len(self.force)
        names = [*map(xp.name, self.k.q), *parameters]
        builder = Builder(tuple(names))
        memo = {xp.symbol(name): slot for slot, name in enumerate(names)}
        entries = [*(self.k.Q[i, j] for i in range(S) for j in range(S)), *self.force]
        slots = {str(k): xp.lower(entry, builder, memo) for k, entry in enumerate(entries)}
        found = series(builder.finish(slots), None)([*q.T, *parameters.values()])
        values = np.stack([np.broadcast_to(x, len(q)) for x in found], axis=-1)
        return values[:, : S * S].reshape(-1, S, S), values[:, S * S :, None]


def potential(free: Unconstrained, at: Sampling) -> Potential | None:
    """The sources of a mechanism whose efforts derive from potentials; None where there are none.

    Args:
        free: the mechanism.
        at: random points of it.
    """

    m, k = free.mechanism, free.k
    S = len(k.f)
    if not S or k.Q.shape != (S, S) or any(is_singular(Q, OUTSIDE) for Q in at(k.Q)):
        return None
    still = {*k.q, *(k.xp.symbol(name) for name in m.balance.parameters)}
    forces = {name: _force(m, k, name) for name, e in sorted(m.source.elements.items()) if e.role == "source"}
    chosen = {
        name: force
        for name, force in forces.items()
        if force is not None and k.xp.free(force) | k.xp.free(k.Q) <= still and _derives(k, force, at)
    }
    return Potential(k, sum(chosen.values(), k.xp.zeros(S, 1)), frozenset(chosen)) if chosen else None


def _force(m: Mechanism, k: Kinetics, name: str) -> Any:
    """What a source of effort brings at the generalized velocities; None for what is not linear in them."""
    ((bond, side),) = m.source.at[name] if len(m.source.at[name]) == 1 else ((None, ""),)
    place = m.places[name]
    if bond is None or any(place.into()):
        return None
    try:
        T = m.linear(place.f(), name)
    except NotReducible:
        return None
    return (T.T @ m.values.column(place.e())) * k.xp.number(1 if side == "tail" else -1)


def _derives(k: Kinetics, force: Any, at: Sampling) -> bool:
    """Whether the one-form tau, Q^T tau = w, is closed: X_i(w_j) - X_j(w_i) = tau([X_i, X_j]), X the columns of Q."""
    import numpy as np

    xp, n = k.xp, range(len(k.q))
    Q, w = at(k.Q), at(force)[:, :, 0]
    Q_dot = np.stack([at(xp.matrix([[xp.diff(k.Q[i, j], x) for j in n] for i in n])) for x in k.q], axis=1)
    w_dot = np.stack([at(xp.column([xp.diff(force[i], x) for i in n]))[:, :, 0] for x in k.q], axis=1)
    tau = np.linalg.solve(np.swapaxes(Q, 1, 2), w[:, :, None])[:, :, 0]
    along = np.einsum("psi,psj->pij", Q, w_dot)
    turned = np.einsum("pr,psi,psrj->pij", tau, Q, Q_dot)
    left = along - turned
    size = max(float(abs(along).max()), float(abs(turned).max()), float(abs(w).max()))
    return float(abs(left - np.swapaxes(left, 1, 2)).max()) <= OUTSIDE * size
