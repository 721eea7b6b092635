"""What an analysis finds: frozen values that a program can read, item by item, each with its bonds."""

from __future__ import annotations

from bondgraph.analysis.causality.findings.conflicts import Conflict, Remedy
from bondgraph.analysis.causality.findings.cycles import Cut, Cycle, Loop
from bondgraph.analysis.causality.findings.dependence import Dependent, Differentiated, Master, Reduced
from bondgraph.analysis.causality.findings.strokes import (
    Alternative,
    Block,
    Constrained,
    Placed,
    Refusal,
    Size,
    Storage,
    TieBreak,
    Tied,
)
from bondgraph.analysis.causality.findings.structures import Locked, Loose, Part, Rank

UNDECIDED = "undecided"
"""How a text begins that could not be found out; what follows says why."""

__all__ = [
    "UNDECIDED",
    "Alternative",
    "Block",
    "Conflict",
    "Constrained",
    "Cut",
    "Cycle",
    "Dependent",
    "Differentiated",
    "Locked",
    "Loop",
    "Loose",
    "Master",
    "Part",
    "Placed",
    "Rank",
    "Reduced",
    "Refusal",
    "Remedy",
    "Size",
    "Storage",
    "TieBreak",
    "Tied",
]
