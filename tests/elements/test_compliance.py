"""Compliances on junctions with coordinates: q is the coordinates, whichever variable enters."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se

ALGEBRAS = (bg.algebra.sympy, bg.algebra.casadi)
PUSHED = "3 + sin(t)"


def held(store: C, *more: Any) -> bg.Graph:
    """A store that takes the effort of a source, on a junction with a coordinate."""
    v = One("v", coordinates="x")
    return bg.Graph("held", Se("F", PUSHED) >> v, v >> store, *more)


@pytest.mark.parametrize("algebra", ALGEBRAS)
@pytest.mark.parametrize(
    "store",
    [C("k", 0.5), C("k", effort="2*q"), C("k", effort="2*x"), C("k", energy="x**2")],
    ids=["value", "its own letter", "the coordinate", "energy"],
)
def test_a_coordinate_is_what_the_law_says_where_effort_enters(store: C, algebra: Any) -> None:
    equations = bg.compile(held(store), algebra=algebra)
    assert not equations.states
    run = bg.simulate(equations, (0, 2))
    np.testing.assert_allclose(run["x"], (3 + np.sin(run.t)) / 2, rtol=1e-12)
    np.testing.assert_allclose(run["v"], np.cos(run.t) / 2, rtol=0, atol=1e-12)
    assert run.power_audit().missing == pytest.approx(0, abs=1e-9)


def test_what_the_coordinate_modulates_moves_with_it() -> None:
    w = One("w")
    graph = held(C("k", effort="x + x**3"), Se("P", "2*x") >> w, w >> I("m", 1), w >> R("b", "x"))
    run = bg.simulate(graph, (0, 2))
    x = run["x"]
    np.testing.assert_allclose(x + x**3, 3 + np.sin(run.t), rtol=1e-9)
    np.testing.assert_allclose(run["P.e"], 2 * x, rtol=1e-12)
    np.testing.assert_allclose(run["b.e"], x * run["w"], rtol=1e-12)


def test_some_coordinates_of_a_field_may_be_states_and_others_not() -> None:
    """Effort enters at x, flow at y; both are components of q = C e."""
    v = One("v", 2, coordinates=("x", "y"))
    field = C("k", ((2, 1), (1, 2)))
    graph = bg.Graph("field", Se("F", PUSHED) >> v["v_1"], v >> field, v["v_2"] >> I("m", 1))
    equations = bg.compile(graph)
    assert equations.states == ("y", "p_m")
    run = bg.simulate(equations, (0, 2), start={"y": 0.3})
    efforts = run["k.e[v_1]"], run["k.e[v_2]"]
    np.testing.assert_allclose(efforts[0], 3 + np.sin(run.t), rtol=1e-12)
    np.testing.assert_allclose(run["x"], 2 * efforts[0] + efforts[1], rtol=1e-12)
    np.testing.assert_allclose(run["y"], efforts[0] + 2 * efforts[1], rtol=1e-12)
    assert run["y"][0] == 0.3


def test_a_start_of_a_coordinate_that_the_law_gives_is_refused() -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(held(C("k", 0.5)), (0, 1), start={"x": 5})
    assert caught.value.parties == ("x",)
    assert "'k' is in derivative causality" in caught.value.law
