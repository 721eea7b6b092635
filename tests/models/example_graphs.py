"""The graphs of the examples."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path

import bondgraph as bg

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@cache
def graphs(name: str) -> dict[str, bg.Graph]:
    """The graphs of an example, as drawn and reduced where that can be done."""
    spec = importlib.util.spec_from_file_location(f"drawn_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, bg.Graph] = {}
    for value in vars(module).values():
        graph = getattr(value, "graph", value) if not isinstance(value, type) else None
        if isinstance(graph, bg.Graph):
            found[graph.name] = graph
    if name == "six_figures":
        forms = {n: (graph, form) for n, (graph, form, _, _) in module.FIGURES.items() if form}
        return found | {f"figure {n}": bg.reduce(graph, form) for n, (graph, form) in forms.items()}
    for key, graph in [*found.items()]:
        try:
            found[f"{key} reduced"] = bg.reduce(graph)
        except bg.BondGraphError:
            continue
    return found
