"""Models written in Python: the file is a program of the user's own, and it is run."""

from __future__ import annotations

import runpy
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from bondgraph.equations.inputs import named
from bondgraph.errors import BondGraphError, StructureError
from bondgraph.graph.description import first_sentence
from bondgraph.graph.graph import Graph
from bondgraph.io.model import Model, moving_in


def read_python(path: Path, name: str | None = None) -> Model:
    """The graph that a Python file defines, with its `values` and `start` if it has them; the file is run.

    A graph that is imported is taken where the file defines none of its own.

    Args:
        path: the file. It runs with the rights of whoever runs it, like any program.
        name: the variable or the name of the graph, where the file defines several.

    Raises:
        StructureError: where the file fails (with the line), or defines no graph, or several and no name was given.
        ValueRefused: where its `values` or `start` are no mappings of names.
    """
    try:
        with _importing_beside(path):
            scope = runpy.run_path(str(path), run_name="<model>")
    except BondGraphError as error:
        error.add_note(f"in {path}, line {_line(path, error)}")
        raise
    except Exception as error:
        law = f"the file does not run: {type(error).__name__}: {error}"
        raise StructureError(f"{path}:{_line(path, error)}", law, remedy="correct that line") from None
    graphs = {key: value for key, value in scope.items() if isinstance(value, Graph)}
    own = _own(graphs)
    chosen = own if name is None else {k: g for k, g in graphs.items() if name in (k, g.name)}
    if len({id(g) for g in chosen.values()}) != 1:
        found, others = ", ".join(sorted(own)), ", ".join(sorted(graphs.keys() - own.keys()))
        wanted = "one graph is wanted" if name is None else f"there is no graph '{name}' in it"
        beside = f", and imports {others}" if others else ""
        law = "it defines no graph" if not graphs else f"{wanted}, and it defines {found}{beside}"
        remedy = "bind a Graph to a name in it" if not graphs else f"choose one: {path}:NAME"
        raise StructureError(str(path), law, parties=sorted(graphs), remedy=remedy)
    values, start = (named(f"{path}: {what}", scope.get(what)) for what in ("values", "start"))
    graph = next(iter(chosen.values()))
    told = graph.description or first_sentence(scope.get("__doc__") or "")
    return Model(graph, values, start, _mechanisms(scope, graph), told)


def _own(graphs: Mapping[str, Graph]) -> Mapping[str, Graph]:
    """Those that the file defines; all where it has none but imported ones."""
    if len({id(graph) for graph in graphs.values()}) < 2:
        return graphs
    elsewhere = {id(x) for module in [*sys.modules.values()] for x in [*getattr(module, "__dict__", {}).values()]}
    return {name: graph for name, graph in graphs.items() if id(graph) not in elsewhere} or graphs


@contextmanager
def _importing_beside(path: Path) -> Iterator[None]:
    """While the file runs it may import what is beside it, as where Python runs it itself."""
    folder = str(path.resolve().parent)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        with suppress(ValueError):  # the file may change the list, too
            sys.path.remove(folder)


def _line(path: Path, error: Exception) -> int | str:
    """The line of the file at which it failed, as far as that is known."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return getattr(error, "lineno", None) or (frames[-1].lineno if frames else None) or "?"


def _mechanisms(scope: Mapping[str, Any], graph: Graph) -> tuple[Any, ...]:
    """What moves in space: what the graph knows, else those of the file's variables that it holds."""
    if known := moving_in(graph):
        return known
    found = {
        id(thing): thing
        for thing in scope.values()
        if not isinstance(thing, type | ModuleType) and callable(getattr(thing, "scene", None)) and hasattr(thing, "f")
    }
    return tuple(thing for thing in found.values() if graph.elements.get(thing.f.name) == thing.f)
