"""Results as a labelled table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.problem.quantities import described, in_units

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def dataset(run: Trajectory, names: Sequence[str], units: Mapping[str, str] | None) -> Any:
    """Quantities of a run over time, with their descriptions and units; the parameters' values are attributes."""
    import xarray

    equations = run.equations
    asked = names or (*run.states, *equations.inputs)
    parts = [part for name in asked for part in run.parts(name)]
    columns = dict(zip(parts, run.evaluate(run.t, parts), strict=True))
    words, measures = described(equations, parts, None), in_units(equations, [*parts, *equations.parameters], units)

    def told(name: str) -> dict[str, str]:
        known = {"long_name": words.get(name, ""), "units": measures.get(name, "")}
        return {key: text for key, text in known.items() if text}

    variables = {name: ("t", values, told(name)) for name, values in columns.items() if name != "t"}
    about = {"title": equations.graph.name, "solver": run.solver}
    values = {f"parameter {name}": value for name, value in run.parameters.items()}
    return xarray.Dataset(variables, {"t": ("t", run.t, {"long_name": "time", "units": "s"})}, {**about, **values})


def frame(run: Trajectory, names: Sequence[str]) -> Any:
    """Quantities of a run in columns, of which each component of a multibond is one, by its instants."""
    import pandas

    parts = [part for name in names or (*run.states, *run.equations.inputs) for part in run.parts(name)]
    index = pandas.Index(run.t, name="t")
    return pandas.DataFrame(dict(zip(parts, run.evaluate(run.t, parts), strict=True)), index=index)
