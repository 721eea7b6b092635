"""The motion as a page holds it: instants, and efforts, flows and states at them, as numbers of single precision."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.errors import BondGraphError
from bondgraph.graph.graph import Graph
from bondgraph.report.ending import ended
from bondgraph.report.marks import bond_marks
from bondgraph.report.start import told

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

MOST_INSTANTS = 601
"""More than a curve of a page's width can show."""
FEWEST_INSTANTS = 101
FLOWS = 12
"""Of 1-junctions, besides the states, are plotted without being asked for,"""
TOGETHER = 6
"""so many in one panel."""
MOST_NUMBERS = 250_000
"""Of all curves together: 1.4 MB in the page."""


def motion(run: Trajectory, graph: Graph, show: Sequence[str] = (), most: int = MOST_NUMBERS) -> dict[str, Any]:
    """What the page's program reads: times, curves, which of them belong to each bond, and words on start and end.

    Args:
        run: the motion.
        graph: the graph as drawn.
        show: quantities to plot besides the states.
        most: so many numbers are there room for.

    Raises:
        ValueRefused: for a quantity to plot that is nowhere in the model.
    """
    import numpy as np

    shown = [part for name in show for part in run.parts(name)]
    bonds = {bond.name: [_names(graph, bond.name, k) for k in range(bond.size)] for bond in graph.bonds}
    known = set(run.names)
    wanted = [name for pairs in bonds.values() for pair in pairs for name in pair if name in known]
    common = [name for name in _common_flows(graph) if name in known and name not in {*run.states, *shown}]
    names = list(dict.fromkeys([*run.states, *shown, *common, *wanted]))
    t = instants(run, 1)
    curves = _curves(run, t, names, needed={*run.states, *shown})
    places = {name: k for k, name in enumerate(curves)}
    numbers, rows = _distinct(curves)
    kept = _evenly(len(t), len(instants(run, len(numbers), most)))
    units = graph.domains.units()
    marks = bond_marks(graph)
    flows = _differing([name for name in common if name in curves], numbers, rows)
    plotted = [*run.states, *flows[:FLOWS]]
    return {
        "t": _packed(np.asarray(t, "<f8")[kept]),
        "of": len(run.t),
        "told": told(run, graph, curves),
        "y": _packed(numbers[:, kept]),
        "curves": [{"name": name, "unit": units.get(name, ""), "row": rows[name]} for name in curves],
        "panels": [places[name] for name in (*run.states, *shown)],
        "flows": [[places[name] for name in group] for group in _by_unit(flows[:FLOWS], units)],
        "unplotted": len(flows[FLOWS:]),
        "ended": ended(t, curves, plotted, units),
        "bonds": {marks[b]: [[places.get(e), places.get(f)] for e, f in pairs] for b, pairs in bonds.items()},
    }


def _common_flows(graph: Graph) -> list[str]:
    """The flows that 1-junctions have in common, by component."""
    return [name for each in graph.junctions.values() if each.common == "flow" for name in each.components]


def _differing(names: Sequence[str], numbers: Any, rows: Mapping[str, int]) -> list[str]:
    """Of some curves the first of each that are the same, but for those that are zero."""
    first: dict[int, str] = {}
    for name in names:
        first.setdefault(rows[name], name)
    return [name for row, name in first.items() if numbers[row].any()]


def _by_unit(names: Sequence[str], units: Mapping[str, str]) -> list[list[str]]:
    """Quantities of one unit together, at most so many; one of which none is known by itself."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(units.get(name) or name, []).append(name)
    return [group[k : k + TOGETHER] for group in groups.values() for k in range(0, len(group), TOGETHER)]


def instants(run: Trajectory, curves: int, most: int = MOST_NUMBERS) -> Any:
    """Those of the run, or as many of them, evenly chosen, as a page has room for."""
    count = max(FEWEST_INSTANTS, min(MOST_INSTANTS, most // max(curves, 1)))
    if len(run.t) <= count:
        return run.t
    return run.t[_evenly(len(run.t), count)]


def _evenly(length: int, count: int) -> Any:
    """The places of so many of a row, evenly chosen, its ends among them."""
    import numpy as np

    return np.unique(np.linspace(0, length - 1, min(count, length)).round().astype(int))


def _distinct(curves: Mapping[str, Any]) -> tuple[Any, dict[str, int]]:
    """The curves that differ, of shape (curves, instants) in single precision, and for each name which is its own.

    All bonds of a 1-junction have one flow, and in a plane mechanism most components are zero.
    """
    import numpy as np

    found: dict[bytes, int] = {}
    single = {name: np.asarray(curve, "<f4") for name, curve in curves.items()}
    rows = {name: found.setdefault(curve.tobytes(), len(found)) for name, curve in single.items()}
    last = {row: single[name] for name, row in rows.items()}
    return np.array([last[k] for k in range(len(found))], "<f4").reshape(len(found), -1), rows


def _names(graph: Graph, bond: str, k: int) -> tuple[str, str]:
    return graph.variable((bond, k), "e"), graph.variable((bond, k), "f")


def _curves(run: Trajectory, t: Any, names: Sequence[str], needed: Iterable[str]) -> dict[str, Any]:
    """The quantities by name; what the run cannot tell is left out, unless it is needed."""
    try:
        return dict(zip(names, run.evaluate(t, names), strict=True))
    except BondGraphError:
        pass
    found = {}
    for name in names:
        try:
            (found[name],) = run.evaluate(t, [name])
        except BondGraphError:
            if name in needed:
                raise
    return found


def _packed(numbers: Any) -> str:
    return b64encode(numbers.tobytes()).decode("ascii")
