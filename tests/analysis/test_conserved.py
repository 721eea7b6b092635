"""What exact motions keep: measured along motions that are made up, so that what they lose is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.comparison.conserved import Conserved, conserved_by
from bondgraph.elements import TF, C, I, One, Se, Sf
from bondgraph.problem.problem import Problem
from bondgraph.simulate.trajectory import Trajectory

Moves, Values = dict[str, Callable[[Any], Any]], dict[str, float]
TABLE = bg.algebra.table
TIMES = np.linspace(0.0, 1.0, 6)
M, m, l, g = 1.5, 0.5, 0.8, 9.81
VALUES: Values = {"M": M, "m": m, "l": l}


def crane(*more: Any) -> bg.Graph:
    q, bob = One("q", ("u", "w"), coordinates=("x", "th")), One("bob", 2)
    rope = TF("d", ((1, "-l*cos(th)"), (0, "-l*sin(th)")))
    return bg.Graph("crane", q["u"] >> I("M"), q >> rope >> bob >> I("m"), Se("weight", (0, f"{g}*m")) >> bob, *more)


MOVES: Moves = {
    "x": lambda t: 0.3 + 0.2 * t, "th": lambda t: 0.5 - t**2, "u": lambda t: 1 + np.sin(t), "w": lambda t: -2 * t,
}  # fmt: skip
"""No motion of the crane: nothing is kept."""


def made_up(graph: bg.Graph, moves: Moves = MOVES, values: Values = VALUES, form: Any = None) -> Trajectory:
    problem = Problem.of(bg.compile(graph, form, TABLE), values)

    def states(t: Any) -> Any:
        t = np.asarray(t, float)
        return np.array([moves[name](t) + 0 * t for name in problem.equations.states])

    return Trajectory(problem.equations, TIMES, states, problem.parameters, problem.signals)


def test_the_momentum_of_an_ignorable_coordinate_is_followed() -> None:
    graph = crane()
    found = conserved_by(graph, TABLE, VALUES, None)
    assert found.coordinates == ("x",) and found.quantities == ()
    drifts = found.drifts(made_up(graph), 2.0)
    th, u, w = (MOVES[name](TIMES) for name in ("th", "u", "w"))
    momentum = (M + m) * u - m * l * np.cos(th) * w
    np.testing.assert_allclose(drifts["momentum of x"].values, momentum / momentum[0] - 1, rtol=1e-12, atol=1e-14)
    assert drifts["momentum of x"].scale == pytest.approx(abs(momentum[0]))


def test_a_momentum_that_starts_at_nothing_is_told_as_it_is() -> None:
    graph = crane()
    moves = {**MOVES, "u": lambda t: t, "w": lambda t: -2 * t}
    drift = conserved_by(graph, TABLE, VALUES, None).drifts(made_up(graph, moves), 1.0)["momentum of x"]
    expected = (M + m) * TIMES + m * l * np.cos(MOVES["th"](TIMES)) * 2 * TIMES
    assert drift.scale is None
    np.testing.assert_allclose(drift.values, expected, rtol=1e-12, atol=1e-14)


def test_energy_is_taken_where_positions_are_and_beside_its_scale() -> None:
    """T + V of states that obey no equations; V = m g l cos th downwards of a rope that hangs from above."""
    graph = crane()
    drift = conserved_by(graph, TABLE, VALUES, None).drifts(made_up(graph), 2.0)["energy"]
    th, u, w = (MOVES[name](TIMES) for name in ("th", "u", "w"))
    kinetic = (M * u**2 + m * ((u - l * np.cos(th) * w) ** 2 + (l * np.sin(th) * w) ** 2)) / 2
    potential = -g * m * l * np.cos(th)
    energy = kinetic + potential
    np.testing.assert_allclose(drift.values, (energy - energy[0]) / 2.0, rtol=1e-9, atol=1e-9)
    assert drift.scale == 2.0


def test_names_are_momenta_where_they_are_coordinates_and_else_quantities() -> None:
    graph = crane()
    found = conserved_by(graph, TABLE, VALUES, ("u", "x", "nothing"))
    assert found.coordinates == ("x",) and found.quantities == ("u", "nothing")
    drifts = found.drifts(made_up(graph), 1.0)
    np.testing.assert_allclose(drifts["u"].values, np.sin(TIMES), atol=1e-14)
    assert "nothing" not in drifts and drifts["u"].scale == 1.0
    with pytest.raises(bg.ValueRefused, match="twice"):
        conserved_by(graph, TABLE, VALUES, ("x", "x"))
    assert conserved_by(graph, TABLE, VALUES, ()).coordinates == ()


def test_a_spring_takes_a_coordinate_from_the_ignorable_ones() -> None:
    held = crane(One("q", ("u", "w"), coordinates=("x", "th"))["u"] >> C("k", 0.1))
    assert conserved_by(held, TABLE, VALUES, None).coordinates == ()


def test_what_is_left_of_constraints_is_told_as_it_is() -> None:
    """A particle beside its rod: x u + y w and (x^2 + y^2)/2."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",))
    graph = bg.Graph("bob", f >> I("m"), f << rod << Sf("rod", "1/2", given="position"))
    found = conserved_by(graph, TABLE, {"m": 1.0}, None)
    moves = {"x": lambda t: 0.6 + t, "y": lambda t: -0.8 + 0 * t, "u": lambda t: 1 - t, "w": lambda t: 0.5 + t}
    drifts = found.drifts(made_up(graph, moves, {"m": 1.0}, bg.forms.lagrange_multipliers), 1.0)
    x, y, u, w = (moves[name](TIMES) for name in ("x", "y", "u", "w"))
    np.testing.assert_allclose(drifts["rod.velocity_residual"].values, x * u + y * w, atol=1e-14)
    np.testing.assert_allclose(drifts["rod.position_residual"].values, (x**2 + y**2 - 1) / 2, atol=1e-14)
    assert drifts["rod.velocity_residual"].scale is None


def test_without_a_mechanism_there_is_energy_and_what_is_named() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("spring", v >> I("m", 2), v >> C("c", 0.5))
    found = conserved_by(graph, TABLE, {}, ("x",))
    assert found == Conserved(quantities=("x",))
    run = made_up(graph, {"x": lambda t: 1 + t, "p_m": lambda t: 2 * t}, {})
    drifts = found.drifts(run, 1.0)
    assert drifts.keys() == {"energy", "x"}
    np.testing.assert_allclose(drifts["x"].values, TIMES, atol=1e-14)
    np.testing.assert_allclose(drifts["energy"].values, TIMES**2 + (1 + TIMES) ** 2 - 1, atol=1e-12)
