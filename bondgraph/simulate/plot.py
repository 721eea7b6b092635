"""Quantities of a run over time, drawn with matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.errors import ValueRefused
from bondgraph.program.files import destination

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def plot(run: Trajectory, names: Sequence[str], path: str | Path | None) -> Any:
    """The figure: a panel for each quantity, the states by default."""
    from matplotlib.figure import Figure

    chosen = names or run.states
    if not chosen:
        raise ValueRefused("plot", "the model has no states", remedy="name what to plot")
    figure = Figure(figsize=(7, 1.2 + 1.5 * len(chosen)), layout="constrained")
    panels = figure.subplots(len(chosen), 1, sharex=True, squeeze=False)[:, 0]
    for panel, name in zip(panels, chosen, strict=True):
        panel.plot(run.t, run[name], linewidth=1.2)
        panel.set_ylabel(name)
        panel.grid(True, linewidth=0.4, alpha=0.5)
    panels[-1].set_xlabel("t / s")
    figure.suptitle(run.equations.graph.name)
    if path is not None:
        formats = figure.canvas.get_supported_filetypes()
        if (ending := Path(path).suffix.removeprefix(".").lower()) and ending not in formats:
            law = f"a figure is not written as .{ending}"
            remedy = f"let the name end in one of {', '.join(sorted(formats))}"
            raise ValueRefused(f"path={str(path)!r:.200}", law, remedy=remedy)
        with destination(path) as place:
            figure.savefig(place)
    return figure
