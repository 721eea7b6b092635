"""bondgraph: draw the energy of a system as a multibond graph; get its diagram, its causality and its equations."""

from bondgraph.causality import CausalGraph
from bondgraph.causality import assign as causality
from bondgraph.compile import compile
from bondgraph.equations import Equations
from bondgraph.errors import (
    AlgebraicLoop,
    BondGraphError,
    CausalConflict,
    DuplicateName,
    ExpressionError,
    FrameError,
    MissingValues,
    ModulusError,
    NotReducible,
    SimulationStopped,
    SingularSystem,
    SizeMismatch,
    StructureError,
    ValueRefused,
)
from bondgraph.graph import Bond, Graph

__all__ = [
    "AlgebraicLoop",
    "Bond",
    "BondGraphError",
    "CausalConflict",
    "CausalGraph",
    "DuplicateName",
    "Equations",
    "ExpressionError",
    "FrameError",
    "Graph",
    "MissingValues",
    "ModulusError",
    "NotReducible",
    "SimulationStopped",
    "SingularSystem",
    "SizeMismatch",
    "StructureError",
    "ValueRefused",
    "causality",
    "compile",
]
