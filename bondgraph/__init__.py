"""bondgraph: draw the energy of a system as a multibond graph; get its diagram, its causality and its equations."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bondgraph import algebra, forms
from bondgraph.assign import assign as causality
from bondgraph.audit import Audit
from bondgraph.causality import CausalGraph
from bondgraph.certificate import Certificate, certify
from bondgraph.comparison import Comparison, compare
from bondgraph.compile import compile
from bondgraph.constraints import driven
from bondgraph.equations import Equations
from bondgraph.equilibrium import Equilibrium, equilibrium
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
from bondgraph.function import Function
from bondgraph.graph import Bond, Graph
from bondgraph.kind import Kind, kind
from bondgraph.kinetics import Kinetics
from bondgraph.linearization import Linearization
from bondgraph.linearize import linearize
from bondgraph.reduce import kinetics, reduce
from bondgraph.residual import residual
from bondgraph.signals import Signal, table
from bondgraph.simulate import rates, simulate
from bondgraph.starting import Near
from bondgraph.trajectory import Trajectory

if TYPE_CHECKING:
    from bondgraph.analysis import Analysis

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
    from bondgraph.analysis import analyse as report

    return report(graph, strokes)
