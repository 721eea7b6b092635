"""Comparisons: forms of one model, run alike, as a table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.comparison.rows import Row, method_of
from bondgraph.errors import ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.files import save_figure
from bondgraph.program.notebook import Shown
from bondgraph.simulate.simulate import Integration


@explained
@dataclass(frozen=True, eq=False, repr=False)
class Comparison(Picklable, Shown):
    """Forms of the equations of motion, compared by running them.

    Args:
        name: of the model.
        rows: a form each, in the order asked for.
        t: the instants, of shape (n,).
        how: the tolerances and limits of the integration, the same for all.
        scale: what drifts of energy are relative to, in joules.
        interrupted: whether rows are missing because it was.
        unknown: what was to be conserved, and is in no run.

    `print(comparison)` is a table, `comparison["maggi"]` a row; notebooks show `html()`.
    """

    name: str
    rows: tuple[Row, ...]
    t: Any
    how: Integration
    scale: float
    interrupted: bool = False
    unknown: tuple[str, ...] = ()

    def __getitem__(self, label: str) -> Row:
        """The row of a form.

        Raises:
            ValueRefused: where there is none of that name.
        """
        for row in self.rows:
            if row.label == label:
                return row
        labels = ", ".join(row.label for row in self.rows)
        raise ValueRefused(str(label)[:60], f"the comparison has no such row; there are {labels}", remedy="correct it")

    @property
    def records(self) -> list[dict[str, Any]]:
        """The rows as plain values by name."""
        return [row.record for row in self.rows]

    @property
    def solvers(self) -> tuple[str, ...]:
        """The methods that have run, most forms' first."""
        found = [method_of(row.run.solver) for row in self.rows if row.run is not None and row.run.solver]
        return tuple(sorted(dict.fromkeys(found), key=lambda each: -found.count(each)))

    def beside(self, other: Comparison) -> Comparison:
        """This table with the rows of another, as of the same mechanism in other velocities.

        The scale of energy is that of this table.

        Raises:
            ValueRefused: where the two were not made alike, or a label is in both.
        """
        import numpy as np

        if not np.array_equal(self.t, other.t) or self.how != other.how:
            law = "the comparisons differ in their instants or their integration"
            raise ValueRefused(other.name, law, remedy="give both the same t, method, tolerances and max_step")
        if twice := sorted({row.label for row in self.rows} & {row.label for row in other.rows}):
            law = f"{', '.join(twice)} is in both tables"
            raise ValueRefused(other.name, law, parties=twice, remedy="give forms by names of your own")
        rows = (row.rescaled(other.scale, self.scale) for row in other.rows)
        return replace(self, rows=(*self.rows, *rows), interrupted=self.interrupted or other.interrupted)

    def _title(self) -> str:
        return f"{self.name}: {', '.join(row.label for row in self.rows)}"

    def __str__(self) -> str:
        from bondgraph.analysis.comparison.pages import text

        return text(self)

    def html(self) -> str:
        """The table as a piece of HTML."""
        from bondgraph.analysis.comparison.pages import html

        return html(self)

    _repr_html_ = html

    def latex(self) -> str:
        """The table as a `tabular` of LaTeX, its remarks beneath."""
        from bondgraph.analysis.comparison.pages import latex

        return latex(self)

    def plot(self, *names: str, path: str | Path | None = None) -> Any:
        """Plot absolute drifts over time on logarithmic scales, each in a panel of its own, with matplotlib.

        Args:
            names: of drifts, such as "energy"; by default all that any form has.
            path: where to save the figure; nothing is saved without one.

        Returns:
            The matplotlib figure.

        Raises:
            ValueRefused: for a drift that no row has, and a path at which no figure can be written.
        """
        from bondgraph.analysis.comparison.curves import curves

        figure = curves(self, names)
        save_figure(figure, path)
        return figure
