"""Certify a model: every identity of [004] that applies to it, checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.certificate.bodies import BODIES
from bondgraph.analysis.certificate.certificate import Certificate, Row
from bondgraph.analysis.certificate.energies import ENERGIES
from bondgraph.analysis.certificate.forms import FORMS
from bondgraph.analysis.certificate.identity import EPSILON, ROUNDINGS, Identity, checked
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.analysis.certificate.newton import NEWTON
from bondgraph.analysis.certificate.states import of_equations, of_kinetics, of_run
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.errors import BondGraphError
from bondgraph.graph.graph import Graph
from bondgraph.graph.graph import checked as checked_graph
from bondgraph.kinetics.from_graph import graph_of, kinetics_of
from bondgraph.kinetics.from_graph import mechanism as mechanism_in
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import Kinetic
from bondgraph.kinetics.mass_matrix import Mechanism
from bondgraph.program.calls import explained
from bondgraph.program.tolerances import CLOSED

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def _place(identity: Identity) -> int:
    """Where it stands in the paper; last where it is not from there."""
    digits = re.findall(r"\d+", identity.number)
    return int(digits[0]) if digits else 1000


IDENTITIES = tuple(sorted((*NEWTON, *FORMS, *ENERGIES, *BODIES), key=_place))
DRIFT = 1e-6
"""What integration may lose of the energy that passed through: a hundred times the tolerance of `simulate`."""


@explained
def certify(
    model: Graph | CausalGraph | Equations | Kinetics | Trajectory,
    values: Mapping[str, float | str] | None = None,
    *,
    kinetics: Kinetics | None = None,
    drift: float = DRIFT,
    algebra: Algebra | None = None,
) -> Certificate:
    """Check every identity of [004] that applies to a model, at random states or along a run.

    Args:
        model: a graph, equations, kinetics alone, or a trajectory, whose own states are used then.
        values: parameters by name; the others are at their defaults, or random and positive.
        kinetics: kinetics from elsewhere to be checked against the graph; by default those found in it.
        drift: for a trajectory: what part of the energy that passed through the integration may have lost, and how
            far dependent states may have left their constraints.
        algebra: sympy by default; for a trajectory that of its equations, which is kept too where equations in another
            have other states or constraints.

    Raises:
        ValueRefused: for values that are none, as a form (`certify(form(graph))` certifies it), for one of what the
            model has not, and where it is undefined at all states tried.
        BondGraphError: where the graph does not compile.
    """
    values = named("values", values)
    if isinstance(model, Kinetics):
        values = named("values", values, model.graph)
        return _certificate(model.about, Model(model, of_kinetics(model, values), "random states"), ())
    if not isinstance(model, Graph | CausalGraph | Equations):
        if not hasattr(model, "equations"):
            checked_graph(model)
        model = _in_algebra(model, algebra)
        k, why, mechanism = _kinetics(model.equations, kinetics, model.equations.xp)
        slack = drift if model.equations.constraints else 0.0
        at = of_run(model, k)
        found = Model(k, at, "instants of the run", mechanism, Motion(model.equations, at.points), why, slack)
        return _certificate(model.equations.graph.name, found, _of_run(model, drift))
    equations = model if isinstance(model, Equations) else compile(graph_of(model, algebra), algebra=algebra)
    values = named("values", values, equations.drawn)
    k, why, mechanism = _kinetics(equations, kinetics, equations.xp)
    at, slack = of_equations(equations, k, values), CLOSED if equations.constraints else 0.0
    found = Model(k, at, "random states", mechanism, Motion(equations, at.points), why, slack)
    return _certificate(equations.graph.name, found, ())


def _in_algebra(run: Trajectory, algebra: Algebra | None) -> Trajectory:
    """The same motion as one of equations in another algebra, where these have the same states and no constraints."""
    own = run.equations
    if algebra is None or algebra is own.xp or own.constraints or run.choices or any(run.solved):
        return run
    found = compile(own.graph, algebra=algebra)
    same = [*found.states] == [*own.states] and found.input_orders == own.input_orders and not found.constraints
    return replace(run, equations=found) if same else run


def _kinetics(
    equations: Equations, given: Kinetics | None, algebra: Algebra | None
) -> tuple[Kinetics | None, str, Mechanism | None]:
    """The kinetics to check, the reason where there are none, and the inertias where they are still to be seen."""
    graph = equations.graph
    if any(isinstance(element, Kinetic) for element in graph.elements.values()):
        return given or kinetics_of(graph, algebra), "", None
    try:
        mechanism = mechanism_in(graph, algebra)
    except BondGraphError as error:
        return given, f"{error.place}: {error.law}", None
    if mechanism.source != graph:
        return None, "the constraints are kept as equations; certify the graph, whose velocities then meet them", None
    return given or mechanism.kinetics, "", mechanism


def _certificate(name: str, model: Model, more: Sequence[Row]) -> Certificate:
    matrix = "mass matrix and of the systems for the reactions" if model.keeps else "mass matrix"
    remarks = [
        "A residual is the largest entry of the sum of an identity's terms beside the largest term; terms inside the"
        " formulas, and the inertial efforts A f f where a linear system is solved, are counted with them."
        f" Tolerance: {ROUNDINGS:g} roundings of double precision, {ROUNDINGS * EPSILON:.1e}; times the condition"
        f" number of the scaled {matrix}, here {model.condition:.3g}, where a linear system is solved."
    ]
    return Certificate(name, (*(checked(identity, model) for identity in IDENTITIES), *more), tuple(remarks))


def _of_run(run: Trajectory, drift: float) -> list[Row]:
    """What a run can be asked besides: its energy and its constraints, which the error of integration touches."""
    import numpy as np

    audit = run.power_audit()
    through = max(sum(abs(energy) for energy in audit.integrated.values()), audit.largest)
    lost = abs(audit.drift) / through if through else 0.0
    how = f"over {len(run.steps) - 1} steps; the error of integration, not of the equations"
    supplied = "energy supplied = stored + dissipated over the run"
    rows = [Row("", supplied, how, float(lost), drift)]
    if why := "; ".join([*audit.unknown, *(f"{each}: no power shows it" for each in audit.impulses)]):
        rows = rows if audit.balanced else [Row("", supplied, reason=why)]
    constraints = _constraints(run.equations)
    statement = "the constraints hold at the instants of the run"
    if not constraints:
        return [*rows, Row("", statement, reason="the states are independent")]
    series = run.compute(run.t, lambda equations: {str(k): x for k, x in enumerate(_constraints(equations))})
    states = run.compute(run.t, lambda equations: {name: equations.xp.symbol(name) for name in equations.states})
    largest = max(1.0, *(float(np.abs(x).max()) for x in states))
    worst = max(float(np.abs(x).max()) for x in series) / largest
    return [*rows, Row("", statement, f"at {len(run.t)} instants, beside the largest state", worst, drift)]


def _constraints(equations: Equations) -> tuple[Any, ...]:
    return equations.constraints or equations.balance.constraints.invariants
