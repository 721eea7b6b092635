"""The report as a file: `report` finds, `page` writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.analysis.comparison.table import Comparison
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.equations import Equations
from bondgraph.graph.graph import Graph
from bondgraph.io.model import moving_in
from bondgraph.program.calls import explained
from bondgraph.program.files import page_path, write_text
from bondgraph.report.findings import compared, find, in_space
from bondgraph.report.page import page
from bondgraph.report.scene import Shown, scene_of

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


@explained
def report(
    model: Graph | CausalGraph | Equations,
    run: Trajectory | None = None,
    path: str | Path | None = None,
    *,
    t: Any = None,
    values: Mapping[str, Any] | None = None,
    start: Any = None,
    show: Sequence[str] = (),
    scene: Shown | None = None,
    comparison: Comparison | None = None,
) -> str:
    """One page of HTML that shows a model: diagram, strokes with reasons, equations, motion and power, all linked.

    The page is complete in itself: it loads nothing, and its own policy forbids that to it. A model that is refused
    has a page all the same, with its diagram and the refusal.

    Args:
        model: a graph, or its equations in any form.
        run: a motion of it, in place of the next three.
        path: where to write the page.
        t, values, start: as of `simulate`: a motion to show. Without `t` there is none; where values are missing, the
            page says which.
        show: quantities to plot besides the states.
        scene: a mechanism in the graph, which is shown moving in space, or a scene of the run, or several of these; ()
            for none. All mechanisms of the graph where it is left out.
        comparison: of forms of the equations, as `bg.compare` makes it: what each costs, and what drifts in it.

    Returns:
        The page.

    Raises:
        ValueRefused: for values and starts that are none, names to show that are nowhere in the model, a scene or a
            comparison that is none, and a path that is not of a page, or at which nothing can be written.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R, Se
    >>> i = One("i")
    >>> rl = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2))
    >>> bg.report(rl, t=2).partition(chr(10))[0]
    '<!doctype html>'
    """
    if path is not None:
        page_path(path)
    findings = find(model, run, t=t, values=values, start=start)
    if comparison is not None:
        findings = compared(findings, comparison)
    if scene is None:
        findings, shown = in_space(findings, moving_in(findings.graph))
    else:
        shown = scene_of(scene, findings.run)
    text = page(findings, show, shown)
    if path is not None:
        write_text(path, text)
    return text
