"""The drifts of a comparison over time, drawn by matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.errors import ValueRefused

if TYPE_CHECKING:
    from bondgraph.analysis.comparison.table import Comparison


def curves(comparison: Comparison, names: Sequence[str]) -> Any:
    """A figure with a panel for each drift. What is exactly zero has no logarithm and is left out."""
    import numpy as np

    from bondgraph.program.figure import ShownFigure

    known = list(dict.fromkeys(name for row in comparison.rows for name in row.drifts))
    if unknown := [name for name in names if name not in known]:
        law = f"no form has a drift of that name; there are {', '.join(known) or 'none'}"
        raise ValueRefused(", ".join(map(str, unknown)), law, remedy="correct it")
    chosen = names or known
    if not chosen:
        raise ValueRefused("plot", "no form has run", remedy="read the reasons in the table")
    shown = sum(row.run is not None for row in comparison.rows)
    figure = ShownFigure(8, 1.0 + 2.2 * len(chosen) + 0.2 * shown)
    panels = figure.subplots(len(chosen), 1, sharex=True, squeeze=False)[:, 0]
    for panel, name in zip(panels, chosen, strict=True):
        for k, row in enumerate(comparison.rows):
            if name in row.drifts and row.run is not None:
                size = abs(row.drifts[name].values)
                panel.semilogy(row.run.t, np.where(size > 0, size, np.nan), f"C{k}", label=row.label, linewidth=1.2)
        panel.set_ylabel(f"|{name}|")
        panel.grid(True, linewidth=0.4, alpha=0.5)
    handles = {label: line for panel in panels for line, label in zip(*panel.get_legend_handles_labels(), strict=True)}
    figure.legend(handles.values(), handles.keys(), loc="outside lower left", fontsize="small", frameon=False)
    panels[-1].set_xlabel("t / s")
    figure.suptitle(comparison.name)
    return figure
