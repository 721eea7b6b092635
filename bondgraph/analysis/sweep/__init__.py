"""Many runs of one model, with other values and starts each."""

from bondgraph.analysis.sweep.sweep import sweep
from bondgraph.analysis.sweep.table import Sweep

__all__ = ["Sweep", "sweep"]
