"""Forms of the equations of motion of one model, compared by running them."""

from bondgraph.comparison.compare import compare
from bondgraph.comparison.rows import Drift, Row
from bondgraph.comparison.table import Comparison

__all__ = ["Comparison", "Drift", "Row", "compare"]
