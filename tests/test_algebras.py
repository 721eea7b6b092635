"""One graph, two algebras: what casadi runs is what sympy reads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, FORMS, NAMES
from random_graphs import Seeded, network

import bondgraph as bg
from bondgraph.algebra import casadi
from bondgraph.evaluate import instant
from bondgraph.lower import arguments, lower
from bondgraph.probe import Probe

FORMS_AND_NONE = [None, *FORMS]
every_form = pytest.mark.parametrize("form", FORMS_AND_NONE, ids=lambda f: f.__name__ if f else "unreduced")


def values(equations: bg.Equations, points: list[list[float]]) -> tuple[list[str], Any]:
    """Every rate, flow and effort at some points; not numbers where they are undefined."""
    results = {f"{name}'": rate for name, rate in equations.rates.items()} | dict(equations.observables)
    function = instant(lower(equations, results))
    found = []
    for point in points:
        try:
            found.append(function(point))
        except (ArithmeticError, ValueError):
            found.append([np.nan] * len(results))
    return list(results), np.array(found)


def compared(graph: bg.Graph, form: Any = None, tolerance: float = 1e-12) -> None:
    """Both algebras refuse a graph alike, or give the same states, index, notes and values."""
    try:
        read = bg.compile(graph, form)
    except bg.BondGraphError as refusal:
        with pytest.raises(type(refusal)):
            bg.compile(graph, form, casadi)
        return
    run = bg.compile(graph, form, casadi)
    assert (run.states, run.inputs, run.index) == (read.states, read.inputs, read.index)
    assert (arguments(run), run.notes, run.indeterminate) == (arguments(read), read.notes, read.indeterminate)
    assert run.input_rates == read.input_rates
    points = Probe(read, {k: v for k, v in read.parameters.items() if v is not None}).points
    (names, ours), (_, theirs) = values(run, points), values(read, points)
    kept = [name not in read.indeterminate for name in names]
    np.testing.assert_array_equal(np.isnan(ours), np.isnan(theirs))
    size = np.nanmax(np.abs(theirs), initial=1.0)
    np.testing.assert_allclose(ours[:, kept] / size, theirs[:, kept] / size, rtol=0, atol=tolerance)


@every_form
@pytest.mark.parametrize("name", NAMES)
def test_mechanisms_in_every_form(name: str, form: Any) -> None:
    compared(CATALOGUE[name]().graph, form)


@pytest.mark.parametrize("seed", range(40))
def test_networks(seed: int) -> None:
    compared(network(Seeded(seed)))
