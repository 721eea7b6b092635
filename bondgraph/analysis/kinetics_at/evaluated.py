"""Kinetics evaluated in one state, with the accelerations of the compiled equations."""

from __future__ import annotations

from typing import Any

from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.analysis.certificate.states import extras_of
from bondgraph.analysis.kinetics_at.record import KineticsAt
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import arguments
from bondgraph.equations.random_points import Sampling
from bondgraph.errors import MissingValues, NotReducible
from bondgraph.graph.values import finite
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.simulate.simulate import regular_state


def kinetics_at(k: Kinetics, start: Any, values: Any, t: float) -> KineticsAt:
    """The numbers of kinetics: as of `Kinetics.at`."""
    import numpy as np

    now = finite("t", t)
    problem, seen_at, states = regular_state(_equations(k, start, values, now), values, start, now)
    equations = problem.equations
    point = dict(zip(arguments(equations), problem.arguments(seen_at, states.tolist()), strict=True))
    extras = [name for name in extras_of(equations, k) if name not in point]
    motion = Motion(equations, [point])
    point |= dict(zip(extras, motion.values([k.xp.symbol(name) for name in extras])[0].tolist(), strict=True))
    f_dot = _accelerations(Model(k, Sampling(k.xp, [point]), "the state", motion=Motion(equations, [point])))

    def numbers(matrix: Any) -> Any:
        return motion.values(list(matrix)).reshape(matrix.shape)

    A, f, e, e_hat, Df, Q = map(numbers, (k.A, k.f, k.e, k.e_hat, k.Df, k.Q))
    inertial = A @ f_dot + Df[:, 0]
    kept = numbers(k.reactions)[:, 0] if k.kept else f[:0, 0]
    beside = numbers(k.a).T @ kept if k.kept else 0.0
    driving = (inertial - e[:, 0] - beside)[list(k.c)]
    name = k.xp.name
    return KineticsAt(
        name=equations.graph.name,
        t=now,
        coordinates=tuple(map(name, k.q)),
        velocities=tuple(map(name, k.f)),
        reacting=(*(name(k.f[i]) for i in k.c), *(each.name for each in k.kept for _ in each.positions)),
        q=numbers(k.xp.column(k.q))[:, 0],
        q_dot=(Q @ f)[:, 0],
        Q=Q,
        f=f[:, 0],
        f_dot=f_dot,
        A=A,
        p=(A @ f)[:, 0],
        p_dot=inertial + e_hat[:, 0],
        e=e[:, 0],
        Df=Df[:, 0],
        e_hat=e_hat[:, 0],
        reactions=np.concatenate([driving, kept]),
        T_star=float(f[:, 0] @ A @ f[:, 0]) / 2,
    )


def _accelerations(model: Model) -> Any:
    """The rates of the generalized velocities.

    Raises:
        NotReducible: where that of a driven one does not follow from what drives it.
        MissingValues: where what drives it has none.
    """
    import numpy as np

    k = model.k
    try:
        found = model.accelerations()[0]
    except DoesNotApply as why:
        raise NotReducible(k.about, str(why), remedy="drive it by a source on its junction") from None
    if unknown := [k.xp.name(k.f[i]) for i in np.flatnonzero(np.isnan(found))]:
        law = f"the rate of {', '.join(unknown)}, which is driven, is not known"
        remedy = "drive it by a formula in t, a table, or bondgraph.Signal(value, rate)"
        raise MissingValues(k.about, law, parties=unknown, remedy=remedy)
    return found


def _equations(k: Kinetics, start: Any, values: Any, time: float) -> Equations:
    """The equations of the graph that the kinetics are of; where its loops are judged, for this start."""
    if k.graph is None:
        remedy = "take kinetics from bondgraph.kinetics(graph)"
        raise NotReducible(
            k.about, "these kinetics belong to no graph, whose motion they could be asked", remedy=remedy
        )
    graph = k.graph
    found = k.cached("compiled", lambda: compile(graph, algebra=k.xp))
    if found.balance.closure.residuals:
        return compile(graph, algebra=k.xp, start={} if start is None else start, values=values, t=time)
    return found
