"""The figures of [000]: drifts in percent, coordinates, and snapshots of its case studies; and motions with torques.

The paper's own figures are lost, so these are drawn from its captions: Figs 2-4, 8, 9, 13 and 14 have a curve for each
method, Figs 5, 10 and 15 the coordinates, 6, 11 and 16 the system at some instants, all three of the reduced form's
run. What is left of a constraint is in percent of 1 m/s. volterra_cart.py, volterra_plates.py and volterra_boom.py make
them beside their tables.

Run by itself this draws what the paper names and sets to zero: a motor between the bars, (70), and motors on the hinges
and torques on the main body. Momenta of ignorable coordinates stay what they were, since none of these acts along them;
energy grows by the work that is done.

    python examples/volterra_figures.py [folder]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg

PANELS = 6
ENERGY, CONSTRAINT, MOMENTUM = "energy", "constraint", "momentum along x"
DRIFTS = {"energy": ENERGY, "wheel.velocity_residual": CONSTRAINT, "momentum of x": MOMENTUM, "momentum of X": MOMENTUM}
Shape = Callable[[Mapping[str, float], Mapping[str, float]], dict[str, Any]]
"""From values of parameters and of coordinates to the lines of a picture: name and points, of shape (n, 2 or 3)."""


class Pictures(NamedTuple):
    """What a case study's figures show.

    Args:
        drifts: for each drift the number of its figure.
        coordinates, snapshots: the numbers of theirs.
        panels: coordinates that are drawn together, with their unit.
        times: instants of the snapshots.
        shape: the lines.
    """

    drifts: Mapping[str, int]
    coordinates: int
    snapshots: int
    panels: Sequence[tuple[tuple[str, ...], str]]
    times: Sequence[float]
    shape: Shape


def percent(comparison: bg.Comparison, what: str) -> dict[str, tuple[Any, Any]]:
    """For each form the instants, and a drift in percent."""
    return {
        row.label: (row.run.t, 100 * drift.values)
        for row in comparison.rows
        for name, drift in row.drifts.items()
        if DRIFTS.get(name) == what and row.run is not None
    }


def snapshots(run: bg.Trajectory, pictures: Pictures, values: Mapping[str, float]) -> list[dict[str, Any]]:
    """The lines at each of the instants."""
    names = [name for panel, _ in pictures.panels for name in panel]
    places = [{name: float(run.at(time, name)) for name in names} for time in pictures.times]
    return [pictures.shape(values, place) for place in places]


def draw_drift(curves: Mapping[str, tuple[Any, Any]], what: str, number: int) -> Figure:
    figure = Figure(figsize=(7, 3), layout="constrained")
    axes = figure.subplots()
    for k, (label, (t, size)) in enumerate(curves.items()):
        known = label if size.any() else f"{label}: zero"
        # The first is drawn broad: Lagrange's equations and Maggi's drift alike.
        axes.semilogy(t, np.where(size != 0, abs(size), np.nan), f"C{k}", linewidth=1 if k else 3, label=known)
    axes.set(xlabel="t / s", ylabel="%", title=f"Fig. {number}: {what}, error in percent")
    axes.grid(True, linewidth=0.4, alpha=0.5)
    figure.legend(*axes.get_legend_handles_labels(), loc="outside right upper", frameon=False, fontsize="small")
    return figure


def draw_coordinates(run: bg.Trajectory, pictures: Pictures, title: str = "") -> Figure:
    count = len(pictures.panels)
    figure = Figure(figsize=(7, 1 + 1.8 * count), layout="constrained")
    panels = figure.subplots(count, 1, sharex=True, squeeze=False)[:, 0]
    for axes, (names, unit) in zip(panels, pictures.panels, strict=True):
        for name in names:
            axes.plot(run.t, run[name], linewidth=1, label=name)
        axes.set(ylabel=unit)
        axes.legend(frameon=False, fontsize="small", loc="center left", bbox_to_anchor=(1, 0.5))
    panels[-1].set(xlabel="t / s")
    figure.suptitle(title or f"Fig. {pictures.coordinates}: coordinates")
    return figure


def draw_snapshots(shots: Sequence[Mapping[str, Any]], pictures: Pictures) -> Figure:
    """A panel for each instant, around the first line's middle, all to one scale."""
    flat = next(iter(shots[0].values())).shape[1] == 2
    figure = Figure(figsize=(8, 5.2) if flat else (9, 6.6), layout="constrained")
    kind = {} if flat else {"subplot_kw": {"projection": "3d"}}
    panels = list(figure.subplots(2, PANELS // 2, **kind).flat)  # type: ignore[arg-type]
    middles = [next(iter(shot.values())).mean(axis=0) for shot in shots]
    reach = max(abs(line - middle).max() for shot, middle in zip(shots, middles, strict=True) for line in shot.values())
    for axes, shot, middle, time in zip(panels, shots, middles, pictures.times, strict=True):
        for k, (name, line) in enumerate(shot.items()):
            axes.plot(*line.T, color=f"C{k}", linewidth=1.4, label=name)
        limits = [(x - 1.05 * reach, x + 1.05 * reach) for x in middle]
        axes.set(xlim=limits[0], ylim=limits[1], title=f"t = {time:g} s")
        if not flat:
            axes.set(zlim=limits[2])
        axes.set_aspect("equal")
        axes.tick_params(labelsize="x-small")
        axes.locator_params(nbins=4)
    figure.suptitle(f"Fig. {pictures.snapshots}: snapshots")
    figure.legend(*panels[0].get_legend_handles_labels(), loc="outside lower center", ncols=3, frameon=False)
    return figure


def figures(comparison: bg.Comparison, pictures: Pictures, values: Mapping[str, float], told: str) -> dict[int, Figure]:
    """All figures of a case study, by number; `told` is the form whose motion is shown."""
    run = comparison[told].run
    assert run is not None
    drifts = {number: draw_drift(percent(comparison, what), what, number) for what, number in pictures.drifts.items()}
    shots = draw_snapshots(snapshots(run, pictures, values), pictures)
    return drifts | {pictures.coordinates: draw_coordinates(run, pictures), pictures.snapshots: shots}


# -- motions with torques ----------------------------------------------------------------------------------------------


def with_torques(study: Any, graph: bg.Graph) -> bg.Comparison:
    """The reduced form beside Kane's equations for 20 s: momenta to rounding, energy less work to the tolerance."""
    from volterra_cart import KANE, PROPOSED, ROUNDING

    forms = {method: study.forms[method] for method in (KANE, PROPOSED)}
    settings: Any = {"method": "DOP853", "rtol": 1e-9, "atol": 1e-11}
    values = {name: value for name, value in study.values.items() if name != "tau"}
    found = bg.compare(graph, forms, np.linspace(0, 20, 401), values, study.start, **settings)
    run, still = found[PROPOSED].run, bg.compile(study.graph, forms[PROPOSED])
    plain = bg.simulate(still, run.t, study.values, study.start, method="DOP853", rtol=1e-9, atol=1e-11)
    apart = max(float(np.ptp(run[name] - plain[name])) for panel, _ in study.pictures.panels for name in panel)
    off = found[PROPOSED].largest("momentum"), max(row.largest("energy") for row in found.rows)
    print(f"{graph.name} with torques: coordinates up to {apart:.2g} elsewhere")
    print(f"momenta off by {off[0]:.0e} of themselves, energy less work by {off[1]:.0e} of the largest energy")
    assert apart > 0.01 and off[0] < ROUNDING and off[1] < 1e-6
    return found


def main(folder: Path = Path("out")) -> None:
    import volterra_boom
    import volterra_cart
    import volterra_plates

    folder.mkdir(parents=True, exist_ok=True)
    hinges = {"A": "2*sin(t)", "B": "-sin(2*t)"}
    driven = [
        (volterra_cart.STUDY, volterra_cart.cart_with("0.02*sin(5*t)")),
        (volterra_plates.STUDY, volterra_plates.plates_with(("0.5*cos(t)", 0, "0.3*sin(t)"), hinges)),
        (volterra_boom.STUDY, volterra_boom.boom_with(("20*cos(t)", "10*sin(t)", 0))),
    ]
    for study, graph in driven:
        path = folder / f"volterra_figures_{graph.name}_with_torques.svg"
        run = with_torques(study, graph)[volterra_cart.PROPOSED].run
        draw_coordinates(run, study.pictures, f"{graph.name} with torques").savefig(path)
        print("wrote", path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
