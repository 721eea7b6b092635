"""All that a report tells, found: strokes, their analysis, equations, a motion, its audit, and what is refused."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bondgraph.algebra import table
from bondgraph.analysis.causality.analyse import with_equations
from bondgraph.analysis.causality.report import Analysis
from bondgraph.analysis.certificate import certify
from bondgraph.analysis.certificate.certificate import Certificate
from bondgraph.analysis.comparison.table import Comparison
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.causality.relax import strokes_of
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.errors import (
    BondGraphError,
    ConstraintDrift,
    MissingValues,
    NoSolution,
    SimulationStopped,
    ValueRefused,
)
from bondgraph.graph.graph import Graph, checked
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.reduce import kinetics
from bondgraph.program.garbage import few_searches
from bondgraph.report.scene import InSpace, Scene, scene_of
from bondgraph.report.start import Start, start_at, start_of
from bondgraph.simulate.audit import Audit
from bondgraph.simulate.simulate import simulate
from bondgraph.simulate.trajectory import Trajectory

Found = TypeVar("Found")


@dataclass(frozen=True)
class Refused:
    """Something that the report cannot show.

    Args:
        what: what it is, as the beginning of a sentence.
        text: the refusal.
        parties: the names it mentions.
    """

    what: str
    text: str
    parties: tuple[str, ...]


@dataclass(frozen=True)
class Findings:
    """What is known of one model.

    Args:
        causal: the graph as drawn, with its strokes.
        analysis: the report on its causality.
        equations: in the form asked for; None where they are refused.
        drawn: those of the graph as drawn, the same without a form; None where it has none.
        run: the motion, up to where it stopped; None where there is none.
        audit: of the power in the motion.
        kinetics: mass matrix, gyration forces and constraints of a mechanism; None for other models.
        certificate: the identities of its form, checked along the motion.
        uncertified: why there is no certificate of a mechanism that moves; empty for others.
        refused: what is not shown, with the reason.
        description: what the model is, in its author's words, where its graph has no such itself.
        begins: the velocities where the motion starts or, where there is none, should start.
        comparison: of forms of the equations, where one was made.
    """

    causal: CausalGraph
    analysis: Analysis
    equations: Equations | None
    drawn: Equations | None
    run: Trajectory | None
    audit: Audit | None
    kinetics: Kinetics | None
    certificate: Certificate | None
    refused: tuple[Refused, ...]
    uncertified: str = ""
    description: str = ""
    begins: Start | None = None
    comparison: Comparison | None = None

    @property
    def graph(self) -> Graph:
        return self.causal.graph

    @property
    def numbers(self) -> Mapping[str, float | None]:
        """The values of parameters by name: those of the motion, or the defaults; None where there is none."""
        if self.run is not None:
            return self.run.parameters
        return {} if self.equations is None else self.equations.parameters


@few_searches()
def find(
    model: Graph | CausalGraph | Equations,
    run: Trajectory | None = None,
    *,
    form: Any = None,
    t: Any = None,
    values: Mapping[str, Any] | None = None,
    start: Any = None,
) -> Findings:
    """Everything about a model that can be found; what is refused is kept with its reason.

    Args:
        model: a graph, or equations of one.
        run: a motion of it.
        form: in which a graph is compiled, as of `compile`.
        t, values, start: as of `simulate`, for a motion where none is given.

    Raises:
        ValueRefused: for values and starts that are none.
    """
    if run is not None and not isinstance(run, Trajectory):
        law, remedy = f"{run!r:.60} is no motion", "write bg.report(graph, t=(0, 10), values={...}, path='page.html')"
        raise ValueRefused("run", law, remedy=remedy)
    if run is not None:
        model = run.equations
    refused: list[Refused] = []
    equations = (
        model
        if isinstance(model, Equations)
        else _tried(refused, "The equations", lambda: compile(model, form, start=start, values=values))
    )
    given = model.drawn if isinstance(model, Equations) else model
    causal = strokes_of(given if isinstance(given, CausalGraph) else checked(given))
    if run is None and t is not None and equations is not None:
        run = _motion(refused, equations, t, values, start)
    as_drawn = None if equations is None else equations.as_drawn
    drawn = as_drawn if isinstance(as_drawn, Equations) else equations if as_drawn is None else None
    mechanism = None if equations is None else _tried([], "", lambda: kinetics(causal.graph, equations.xp))
    certificate, uncertified = None, list[Refused]()
    if mechanism is not None and run is not None:  # nobody has asked for it: where there is none, nothing is refused
        made = run  # of it only numbers are told, so that it is made in what computes them fast
        certificate = _tried(uncertified, "The certificate", lambda: certify(made, algebra=table))
    audit = None if run is None else run.power_audit()
    why = "".join(each.text for each in uncertified)
    analysis = with_equations(causal.graph, drawn)
    begins = None
    if run is not None:
        begins = start_of(run)
    elif t is not None and drawn is not None:
        begins = start_at(drawn, t, values, start)
    found = equations, drawn, run, audit, mechanism, certificate, tuple(refused), why
    return Findings(causal, analysis, *found, begins=begins)


def in_space(findings: Findings, mechanisms: Sequence[InSpace]) -> tuple[Findings, Scene | None]:
    """The motion of a model's mechanisms in space; where it cannot be shown, that among what is refused.

    Args:
        findings: of the model.
        mechanisms: what of it moves in space.
    """
    refused = [*findings.refused]
    scene = _tried(refused, "The motion in space", lambda: scene_of(mechanisms, findings.run))
    return replace(findings, refused=tuple(refused)), scene


def compared(findings: Findings, comparison: Any) -> Findings:
    """The findings with a comparison of forms.

    Args:
        findings: of the model.
        comparison: what `compare` returns.

    Raises:
        ValueRefused: for something else.
    """
    if not isinstance(comparison, Comparison):
        law = f"{comparison!r:.60} is no comparison"
        raise ValueRefused("comparison", law, remedy="give what bg.compare(graph, forms, t, values, start) returns")
    return replace(findings, comparison=comparison)


def _tried(refused: list[Refused], what: str, make: Callable[[], Found]) -> Found | None:
    try:
        return make()
    except BondGraphError as error:
        refused.append(Refused(what, str(error), error.parties))
        return None


def _motion(
    refused: list[Refused], equations: Equations, t: Any, values: Mapping[str, Any] | None, start: Any
) -> Trajectory | None:
    """A motion, or as much of it as there is."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConstraintDrift)  # it is among the notes
            found: Trajectory = simulate(equations, t, values, start)
            return found
    except SimulationStopped as error:
        refused.append(Refused("The rest of the motion", str(error), error.parties))
        stopped: Trajectory | None = error.trajectory  # type: ignore[assignment]
        return stopped
    except (MissingValues, NoSolution) as error:
        refused.append(Refused("The motion", str(error), error.parties))
        return None
