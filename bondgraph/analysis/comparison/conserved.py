"""What every exact motion of a mechanism conserves, measured alike in the runs of all forms.

Constraints and momenta are written in the generalized velocities as the graph draws them: each form's run has these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.comparison.potential import Potential, potential
from bondgraph.analysis.comparison.rows import Drift
from bondgraph.causality.assign import assign
from bondgraph.equations.balance import assemble
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.lower import arguments
from bondgraph.equations.random_points import Sampling, sampled
from bondgraph.equations.random_states import RandomPoints
from bondgraph.errors import CausalConflict, NotReducible, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.ignorable import ignorable
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import AtStore, kinetic_store
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.program.tolerances import IDENTITY, OUTSIDE, SINGULAR
from bondgraph.simulate.audit import energy_drift
from bondgraph.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Conserved:
    """What every exact motion of a mechanism conserves.

    Args:
        k: the kinetics without constraints; None where there is no mechanism.
        potential: sources whose work is found from positions.
        coordinates: those whose momenta are conserved.
        quantities: of the run, which stay as they are.
    """

    k: Kinetics | None = None
    potential: Potential | None = None
    coordinates: tuple[str, ...] = ()
    quantities: tuple[str, ...] = ()

    def drifts(self, run: Trajectory, scale: float) -> dict[str, Drift]:
        """How far all of it has drifted in a run.

        Args:
            scale: of energies, in joules.
        """
        found = [Drift("energy", "energy", self._energy(run) / scale, scale)]
        if self.k is not None:
            found += [
                *_residuals(
                    run, "velocity", zip(self.k.velocity_residuals, self.k.a @ self.k.f - self.k.b, strict=True)
                )
            ]
            found += [*_residuals(run, "position", self.k.kept_positions)]
            if all(
                self.k.xp.free(matrix) <= _known(run.equations) for matrix in (self.k.Q, self.k.a, self.k.A, self.k.f)
            ):
                found += [_momentum(run, self.k, name) for name in self.coordinates]
        names = [name for name in self.quantities if name in run.names and len(run.parts(name)) == 1]
        found += [_drift(name, run[name], abs(run[name][0])) for name in names]
        return {drift.name: drift for drift in found}

    def _energy(self, run: Trajectory) -> Any:
        """Energy stored less work, from its first value on."""
        import numpy as np

        if self.potential is None:
            return energy_drift(run)
        try:
            work = self.potential.work(run)
        except np.linalg.LinAlgError:  # coordinates that are no more independent
            work = None
        return energy_drift(run) if work is None else energy_drift(run, self.potential.sources) - work


def conserved_by(model: Graph, algebra: Algebra, values: Mapping[str, Any], named: Sequence[str] | None) -> Conserved:
    """What the motions of a graph keep.

    Args:
        model: the graph.
        algebra: the algebra.
        values: those of parameters decide what is ignorable.
        named: coordinates whose momenta are conserved, or other quantities; by default the ignorable coordinates.

    Raises:
        ValueRefused: for a name twice.
    """
    numbers = {name: value for name, value in values.items() if isinstance(value, int | float)}
    if named is not None and len(set(named)) < len(named):
        raise ValueRefused("conserved", "a name is given twice", parties=named, remedy="give each once")
    try:
        found = _in_mechanism(model, algebra, numbers)
    except (CausalConflict, NotReducible):  # the forms will say so, each in its row
        return Conserved(quantities=tuple(named or ()))
    if named is None or found.k is None:
        return found
    own = {found.k.xp.name(x) for x in found.k.q}
    coordinates, others = (tuple(x for x in named if (x in own) is known) for known in (True, False))
    return replace(found, coordinates=coordinates, quantities=others)


def _in_mechanism(model: Graph, algebra: Algebra, values: Mapping[str, float]) -> Conserved:
    """The kinetics, and what is found in them."""
    if store := kinetic_store(model):
        k = AtStore(assemble(assign(model), algebra), store).kinetics
        return Conserved(k, None, tuple(map(k.xp.name, ignorable(k, _points(k, {**model.values, **values}), drawn=0))))
    free = unconstrained(model, algebra, RandomPoints())
    try:
        at = free.points(values)
    except ValueRefused:  # no form takes these values, each will say why
        return Conserved(free.k)
    return Conserved(free.k, potential(free, at), tuple(map(free.k.xp.name, ignorable(free.k, at, drawn=0))))


def _points(k: Kinetics, given: Mapping[str, float]) -> Sampling:
    return sampled(k.xp, k.A_uu, [k.A, k.f, k.e, k.Q], map(k.xp.name, (*k.f, *k.q)), given)


def _momentum(run: Trajectory, k: Kinetics, coordinate: str) -> Drift:
    """xi^T A f, with xi an admissible motion of the coordinate alone: Q xi = unit vector, a xi = 0."""
    import numpy as np

    rows, A, f = np.concatenate([_values(run, k.Q), _values(run, k.a)], axis=1), _values(run, k.A), _values(run, k.f)
    r, u = [k.xp.name(x) for x in k.q].index(coordinate), list(k.u)
    xi = np.zeros_like(f)
    xi[:, u, 0] = np.linalg.pinv(rows[:, :, u], rcond=SINGULAR)[:, :, r]
    if abs(rows[0] @ xi[0, :, 0] - np.eye(rows.shape[1])[r]).max() > OUTSIDE:
        law = "no motion that the constraints allow changes this coordinate alone: it has no momentum of its own"
        raise ValueRefused(coordinate, law, parties=(coordinate,), remedy="name what is conserved otherwise")
    terms = (xi * (A @ f))[:, :, 0]
    return _drift(f"momentum of {coordinate}", terms.sum(axis=1), float(abs(terms[0]).sum()))


def _residuals(run: Trajectory, group: str, pairs: Any) -> list[Drift]:
    """What is left of constraints; of those alone whose quantities the run has."""
    xp, known = run.equations.xp, _known(run.equations)
    exact = {xp.name(symbol): expression for symbol, expression in pairs if xp.free(expression) <= known}
    return [Drift(name, group, values) for name, values in zip(exact, run.compute(run.t, exact), strict=True)]


def _known(equations: Equations) -> set[Any]:
    """All that expressions over a run may contain."""
    return {equations.xp.symbol(name) for name in arguments(equations)} | {
        symbol for step in equations.steps for symbol in targets(step)
    }


def _values(run: Trajectory, matrix: Any) -> Any:
    """A matrix over the instants, of shape (n, rows, columns)."""
    import numpy as np

    rows, columns = matrix.shape
    entries = {f"{i},{j}": matrix[i, j] for i in range(rows) for j in range(columns)}
    found = run.compute(run.t, entries) if entries else []
    return np.array(found, float).reshape(rows, columns, len(run.t)).transpose(2, 0, 1)


def _drift(name: str, values: Any, size: float) -> Drift:
    """The change of a quantity, beside its first value unless that is nothing beside `size`."""
    first = float(abs(values[0]))
    change, scale = values - values[0], first if first > IDENTITY * size else None
    return Drift(name, "momentum", change if scale is None else change / scale, scale)
