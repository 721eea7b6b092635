"""The analysis of causality: strokes and why, conflicts and remedies, dependence, loops, ranks and alternatives.

analyse(graph)          an `Analysis`, whether or not the graph can be compiled
grade(graph, strokes)   a `Grade`: a student's strokes, judged
"""

from __future__ import annotations

from bondgraph.analysis.causality.analyse import analyse
from bondgraph.analysis.causality.grade import grade
from bondgraph.analysis.causality.grade_report import Grade
from bondgraph.analysis.causality.report import Analysis

__all__ = ["Analysis", "Grade", "analyse", "grade"]
