"""Graphs from files of data."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from bondgraph.errors import FileRefused
from bondgraph.graph.graph import Graph
from bondgraph.io.bondgraphtools import read_bg
from bondgraph.io.toml import read_toml
from bondgraph.program.calls import explained


@explained
def load(path: str | Path) -> Graph:
    """The graph in a model file, which `Graph.save` or a person has written.

    The file is data: nothing in it is executed.

    Args:
        path: a file that ends in .toml, of at most a megabyte; or a file of BondGraphTools, which ends in .bg.

    Raises:
        FileRefused: for a file that is no model, with line, column and what to change; its `faults` are all there are.
        MissingPackage: for a file of BondGraphTools where PyYAML is not installed.
    """
    if not isinstance(path, str | PathLike):
        law = f"the path of a file is wanted, not {type(path).__name__}"
        raise FileRefused(f"{path!r:.60}", law, remedy="give the name of a file that ends in .toml")
    path = Path(path)
    return (read_bg if path.suffix == ".bg" else read_toml)(path).graph
