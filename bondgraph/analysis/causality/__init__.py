"""The analysis of causality: strokes and why, conflicts and remedies, dependence, loops, ranks and alternatives.

analyse(graph)          an `Analysis`, whether or not the graph can be compiled
grade(graph, strokes)   a `Grade`: a student's strokes, judged
worksheet(*graphs)      a `Worksheet`: graphs to put strokes on, and its solution
"""

from __future__ import annotations

from bondgraph.analysis.causality.analyse import analyse
from bondgraph.analysis.causality.grade import grade
from bondgraph.analysis.causality.grade_report import Grade
from bondgraph.analysis.causality.report import Analysis
from bondgraph.analysis.causality.worksheet import Worksheet, worksheet

__all__ = ["Analysis", "Grade", "Worksheet", "analyse", "grade", "worksheet"]
