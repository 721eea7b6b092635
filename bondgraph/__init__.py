"""bondgraph: draw the energy of a system as a multibond graph; get its diagram, its causality and its equations."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bondgraph import algebra, forms
from bondgraph.algebra.function import Function
from bondgraph.analysis.certificate import Certificate, certify
from bondgraph.analysis.comparison import Comparison, compare
from bondgraph.analysis.equilibrium.equilibrium import Equilibrium, equilibrium
from bondgraph.analysis.kind.kind import Kind, kind
from bondgraph.analysis.linearization.linearization import Linearization
from bondgraph.analysis.linearization.linearize import linearize
from bondgraph.causality.assign import assign as causality
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import Signal, table
from bondgraph.errors import (
    BondGraphError,
    CausalConflict,
    Contradiction,
    DuplicateName,
    ExpressionError,
    FrameError,
    FunctionFailed,
    MissingPackage,
    MissingValues,
    ModulusError,
    NoSolution,
    NotExportable,
    NotReciprocal,
    NotReducible,
    SimulationStopped,
    SingularSystem,
    SizeMismatch,
    SlopeError,
    StructureError,
    ValueRefused,
)
from bondgraph.export import export
from bondgraph.graph.bond import Bond
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.assembly import Near
from bondgraph.kinetics.change_of_velocities import driven
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.reduce import kinetics, reduce
from bondgraph.simulate.audit import Audit
from bondgraph.simulate.residual import residual
from bondgraph.simulate.simulate import rates, simulate
from bondgraph.simulate.trajectory import Trajectory

if TYPE_CHECKING:
    from bondgraph.analysis.causality import Analysis

__all__ = [
    "algebra",
    "analyse",
    "Audit",
    "Bond",
    "BondGraphError",
    "CausalConflict",
    "CausalGraph",
    "Certificate",
    "Comparison",
    "DuplicateName",
    "Equations",
    "Equilibrium",
    "ExpressionError",
    "FrameError",
    "Function",
    "FunctionFailed",
    "Graph",
    "Kind",
    "Kinetics",
    "MissingPackage",
    "MissingValues",
    "ModulusError",
    "Near",
    "Contradiction",
    "NoSolution",
    "NotExportable",
    "NotReciprocal",
    "NotReducible",
    "Signal",
    "SimulationStopped",
    "SingularSystem",
    "SizeMismatch",
    "SlopeError",
    "StructureError",
    "Trajectory",
    "ValueRefused",
    "causality",
    "certify",
    "compare",
    "driven",
    "compile",
    "equilibrium",
    "export",
    "forms",
    "kind",
    "kinetics",
    "Linearization",
    "linearize",
    "rates",
    "reduce",
    "residual",
    "simulate",
    "table",
]


def analyse(graph: Graph, strokes: Mapping[str, str] | None = None) -> "Analysis":
    """The report on a graph's causality, whether or not it can be compiled; see `bondgraph.analysis`."""
    from bondgraph.analysis.causality import analyse as report

    return report(graph, strokes)
