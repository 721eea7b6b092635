"""What a model file holds: a graph, and values to run it with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bondgraph.graph.graph import Graph
from bondgraph.graph.whole import made_inside


@dataclass(frozen=True)
class Model:
    """A graph with default values for its parameters and inputs, and with initial states.

    Args:
        graph: the graph.
        values: of parameters and inputs.
        start: the initial states.
        mechanisms: what in the graph moves in space, each with `scene(run)`.
        description: what the model is, in words of its author; empty where there are none.
    """

    graph: Graph
    values: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, float] = field(default_factory=dict)
    mechanisms: tuple[Any, ...] = ()
    description: str = ""


@dataclass(frozen=True)
class InInstance:
    """What moves in space in an instance of a submodel.

    Args:
        mechanism: it, as it was made there.
        instance: its whole name.
    """

    mechanism: Any
    instance: str

    def scene(self, run: Any) -> Any:
        """The scene of a run of the whole graph."""
        return self.mechanism.scene(run, instance=self.instance)


def moving_in(graph: Graph) -> tuple[Any, ...]:
    """What of a graph moves in space, in instances of submodels or not."""
    inside = (InInstance(whole, path) for path, whole in made_inside(graph.elements) if _moves(whole))
    return *filter(_moves, graph.wholes.values()), *inside


def _moves(thing: Any) -> bool:
    return callable(getattr(thing, "scene", None))
