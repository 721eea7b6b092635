"""Quantities of a run over time, or over each other, drawn with matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.equations.inputs import named
from bondgraph.errors import ValueRefused
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
        figure = places[0].figure
        if len(places) != len(chosen):
            law = f"{len(places)} axes are given for {len(chosen)} panels"
            raise ValueRefused("axes", law, remedy="give as many axes as panels")
        if title is not None:
            places[0].set_title(title)
    known = {**run.equations.drawn.domains.units(), **named("units", units)}
    for place, panel in zip(places, chosen, strict=True):
        _draw(run, place, panel, known)
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
    return list(panel) if not isinstance(panel, str) and any(isinstance(x, tuple) for x in panel) else []


def _draw(run: Trajectory, place: Any, panel: Panel, units: Mapping[str, str]) -> None:
    if pairs := _pairs(panel):
        for pair in pairs:
            if not isinstance(pair, tuple) or len(pair) != 2:
                law = f"{pair!r:.60} is not a pair of quantities"
                raise ValueRefused("plot", law, remedy="give (x, y), or a list of those that share a panel")
            x, y = pair
            place.plot(run[x], run[y], linewidth=1.2, label=f"{_labelled(y, units)} over {_labelled(x, units)}")
        if len(pairs) == 1:
            place.set_xlabel(_labelled(pairs[0][0], units))
            place.set_ylabel(_labelled(pairs[0][1], units))
        else:
            place.legend()
    else:
        names: list[Any] = [panel] if isinstance(panel, str) else list(panel)
        for name in names:
            place.plot(run.t, run[name], linewidth=1.2, label=_labelled(name, units))
        if len(names) == 1:
            place.set_ylabel(_labelled(names[0], units))
        else:
            place.legend()
        place.set_xlabel("t / s")
    place.grid(True, linewidth=0.4, alpha=0.5)


def _labelled(name: str, units: Mapping[str, str]) -> str:
    return f"{name} / {units[name]}" if name in units else name
