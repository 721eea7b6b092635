"""What a model file holds: a graph, and values to run it with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bondgraph.graph.graph import Graph


@dataclass(frozen=True)
class Model:
    """A graph with default values for its parameters and inputs, and with initial states.

    Args:
        graph: the graph.
        values: of parameters and inputs.
        start: the initial states.
        mechanism: what in the graph moves in space, where that is one thing: it has `f`, the junction of its
            velocities, and `scene(run)`.
    """

    graph: Graph
    values: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, float] = field(default_factory=dict)
    mechanism: Any = None
