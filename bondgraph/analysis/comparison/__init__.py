"""Forms of the equations of motion of one model, compared by running them."""

from bondgraph.analysis.comparison.compare import compare
from bondgraph.analysis.comparison.rows import Drift, Row
from bondgraph.analysis.comparison.table import Comparison

__all__ = ["Comparison", "Drift", "Row", "compare"]
