"""Hamilton's equations: p_dot = e - dT/dq, q_dot = dT/dp with T = p^T A^-1 p/2 -- [004] (33)-(36)."""

from __future__ import annotations

from bondgraph.errors import NotReducible
from bondgraph.forms.kane_momentum import kane_momentum
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import embeds_constraints
from bondgraph.kinetics.kinetics import Kinetics


@embeds_constraints
def hamiltonian(k: Kinetics) -> Law:
    """Where f = q_dot the momentum form's gyration force is -dT/dq (34): T generates both equations.

    Raises:
        NotReducible: where the generalized velocities are not the rates of the coordinates, or some of them are driven.
    """
    if not k.holonomic and k.c:
        raise NotReducible(
            k.about,
            "Hamilton's equations hold for independent coordinates, f = q_dot; here constraints or sources drive some "
            "velocities, and the coordinates that follow are in the kinetic energy beside those that move freely",
            parties=[k.xp.name(k.f[i]) for i in k.c],
            remedy="use kane_momentum, which is partially Hamiltonian and embeds them",
        )
    if not k.holonomic:
        raise NotReducible(
            k.about,
            "Hamilton's equations hold where the generalized velocities are the rates of the coordinates, f = q_dot; "
            "elsewhere the kinetic energy does not generate the gyration force (38)",
            parties=[k.xp.name(x) for x in k.f],
            remedy="use kane_momentum, which is partially Hamiltonian, or coordinates' rates as velocities",
        )
    return kane_momentum(k)
