"""Quantities of a run over time, or over each other, drawn with matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.errors import ValueRefused
from bondgraph.problem.quantities import in_si, labelled
from bondgraph.program.files import save_figure

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

Panel = str | Sequence[str] | Sequence[tuple[str, str]]
"""A quantity over time, a tuple (x, y) of one over another, or a list of either that share a panel."""


def plot(
    run: Trajectory,
    panels: Sequence[Panel],
    path: str | Path | None,
    units: Mapping[str, str] | None = None,
    title: str | None = None,
    axes: Any = None,
) -> Any:
    """The figure: a panel for each, the states by default; as `Trajectory.plot`."""
    from bondgraph.program.figure import ShownFigure

    chosen = list(panels or run.states)
    if not chosen:
        raise ValueRefused("plot", "the model has no states", remedy="name what to plot")
    if axes is None:
        figure = ShownFigure(7, 1.2 + 1.5 * len(chosen) + sum(bool(_pairs(x)) for x in chosen))
        figure.suptitle(run.equations.graph.name if title is None else title)
        places = figure.subplots(len(chosen), 1, squeeze=False)[:, 0].tolist()
    else:
        places = list(axes) if hasattr(axes, "__iter__") else [axes]
        if len(places) != len(chosen):
            law = f"{len(places)} axes are given for {len(chosen)} panels"
            raise ValueRefused("axes", law, remedy="give as many axes as panels")
        figure = places[0].figure
        if title is not None:
            places[0].set_title(title)
    own, given = run.equations.drawn.domains.units(), labelled(run.names, units)
    told = _Told(run, {**own, **given}, {name: in_si(name, str(text), own) for name, text in given.items()})
    for place, panel in zip(places, chosen, strict=True):
        _draw(told, place, panel)
    over_time = [place for place, panel in zip(places, chosen, strict=True) if not _pairs(panel)]
    for place in over_time[:-1] if axes is None else ():
        place.sharex(over_time[-1])
        place.set_xlabel("")
    save_figure(figure, path)
    return figure


def _pairs(panel: Panel) -> list[Any]:
    """The pairs of a panel in which quantities are over each other; none of one over time."""
    if isinstance(panel, tuple):
        return [panel]
    listed = isinstance(panel, Sequence) and not isinstance(panel, str)
    return list(panel) if listed and any(isinstance(x, tuple) for x in panel) else []


@dataclass(frozen=True)
class _Told:
    """A run whose quantities are told in some units.

    Args:
        run: it, in SI units.
        units: what is said at axes, by name.
        scales: what one of a unit is in SI units, and its zero, by name, where units were given.
    """

    run: Trajectory
    units: Mapping[str, str]
    scales: Mapping[str, tuple[float, float]]

    def __getitem__(self, name: str) -> Any:
        found, (factor, zero) = self.run[name], self.scales.get(name, (1.0, 0.0))
        return found if (factor, zero) == (1, 0) else (found - zero) / factor

    def label(self, name: str) -> str:
        return f"{name} / {self.units[name]}" if name in self.units else name


def _draw(told: _Told, place: Any, panel: Panel) -> None:
    if pairs := _pairs(panel):
        for pair in pairs:
            if not isinstance(pair, tuple) or len(pair) != 2:
                law = f"{pair!r:.60} is not a pair of quantities"
                raise ValueRefused("plot", law, remedy="give (x, y), or a list of those that share a panel")
            x, y = pair
            place.plot(told[x], told[y], linewidth=1.2, label=f"{told.label(y)} over {told.label(x)}")
        if len(pairs) == 1:
            place.set_xlabel(told.label(pairs[0][0]))
            place.set_ylabel(told.label(pairs[0][1]))
        else:
            place.legend()
    else:
        names: list[Any] = list(panel) if isinstance(panel, Sequence) and not isinstance(panel, str) else [panel]
        for name in names:
            place.plot(told.run.t, told[name], linewidth=1.2, label=told.label(name))
        if len(names) == 1:
            place.set_ylabel(told.label(names[0]))
        else:
            place.legend()
        place.set_xlabel("t / s")
    place.grid(True, linewidth=0.4, alpha=0.5)
